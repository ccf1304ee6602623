// What the page uses of it; for the type checker only.
declare const htm: { bind(h: (type: any, props: any, ...children: any[]) => any): (strings: TemplateStringsArray, ...values: any[]) => any };
export default htm;
