// What the page uses of it; for the type checker only.
export type Pattern = string | readonly unknown[];
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locale: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  formatPattern(pattern: Pattern, args?: Record<string, string | number> | null, errors?: Error[]): string;
}
