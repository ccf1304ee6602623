/** Who plays where no person does: what they are like, and the choice of one. */
import { useState } from "../../vendor/hooks.js";
import { html, names } from "../base/html.js";
import { has, t } from "../base/i18n.js";
import { allGames } from "../base/rules.js";
import { Choices, Sheet } from "../base/ui.js";

const LEVELS = ["gentle", "fair", "sharp", "merciless"];

/** The character of this id; undefined for a bot that is none, and before characters are known. @param {string | null} id */
const characterOf = (id) => allGames().value?.characters.find((who) => who.id === id);

/** What a bot is, in a few words: how strong, or what kind of bot. @param {string | null} id */
export function botWords(id) {
  const level = characterOf(id)?.level;
  return [t("page-seat-bot"), level ? t(`level-${level}`) : has(`page-bot-${id}`) && t(`page-bot-${id}`)].filter(Boolean).join(", ");
}

/** What a character is like; nothing for a bot that is none. @param {{id: string | null}} props */
export const Habit = ({ id }) => characterOf(id) && html`<p class="habit small muted">${t(`character-${id}`)}</p>`;

/** How strong somebody is: of four marks so many are full. @param {{level: string}} props */
function Strength({ level }) {
  const place = LEVELS.indexOf(level) + 1;
  return html`<span class="strength" role="img" aria-label=${t("page-strength", { place, level: t(`level-${level}`) })}>${LEVELS.map((each, i) => html`<i key=${each} class=${names(i < place && "full")}></i>`)}</span>`;
}

/** The sheet on which the host chooses who sits in a seat. @param {{ctx: import("../table/context.js").Context, seat: number, onClose: () => void}} props */
export function Opponents({ ctx, seat, onClose }) {
  const facts = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value);
  const characters = allGames().value?.characters ?? [];
  const sitting = characterOf(facts.seats[seat].bot)?.id;
  const [wanted, want] = useState(sitting ?? characters[0]?.id);
  const who = characterOf(wanted ?? null);
  const take = () => (void ctx.session.ask({ type: "add_bot", seat, bot: wanted }), onClose());
  const choices = characters.map(({ id, name, level }) => ({ value: id, label: html`${name} <${Strength} level=${level} />`, about: t(`character-${id}`) }));
  return html`<${Sheet} title=${t("page-choose-bot")} class="slim" onClose=${onClose}>
    <div class="opponents">
      <p class="small muted">${t("page-choose-bot-about")}</p>
      <${Choices} label=${t("page-choose-bot")} value=${wanted} choices=${choices} onChange=${want} />
      <div class="at-foot"><button type="button" class="button main wide" data-action="seat-opponent" onClick=${take}>${t("page-seat-opponent", { player: who?.name ?? "" })}</button></div>
    </div>
  </${Sheet}>`;
}
