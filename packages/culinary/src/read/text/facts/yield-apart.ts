import { isFood } from '../../../foods/line-words.ts';
import { readAmount } from '../../../line/amounts/read-amount.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { unitById } from '../../../line/units/units.ts';
import { foldWords } from '../../../words/fold.ts';
import { spelledCountAt } from '../../../words/spelled-counts.ts';
import { servingWords } from '../../../words/yield-words.data.ts';
import { wordSet } from '../../../words/word-list.ts';
import { isBareYield, readYield } from '../../../words/yields.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { PIECES, ROUGHLY } from './fed-words.data.ts';
import { YIELD_VERBS } from './yield-verbs.data.ts';

/** What a line says that stands apart from the list: how much the dish makes. */
export interface YieldApart {
  yieldText: string;
  /** Null where only a weight or volume is said. */
  servings: number | null;
}

const LONGEST = 60;
const MOST_SERVINGS = 1_000;
/** "deux pincées" are no batch. */
const FEWEST_BAKED = 6;
const VERBS: ReadonlySet<string> = new Set([
  ...YIELD_VERBS,
  'serviert',
  'vengono',
  'escono',
  'rinden',
]);
const COUNTED: ReadonlySet<string> = new Set([...servingWords, ...PIECES]);
/** What is a food, and made by the dozen. Folded. */
const BAKED: ReadonlySet<string> = wordSet(`
  biscuits cookies muffins scones cupcakes doughnuts brownies crackers kekse platzchen brotchen krapfen makronen madeleines macarons petits gateaux
  sables tartelettes choux biscotti biscottini panini frollini ciambelle ciambelline amaretti tartine galletas magdalenas bollos panecillos empanadas
  empanadillas croquetas rosquillas bunuelos pastas
`);
/** What is bought to be filled as often as it is baked. Folded. */
const FILLED: ReadonlySet<string> = wordSet('rolls buns');
const OF: ReadonlySet<string> = new Set(['de', 'di', 'd', 'of']);
/** "Para un molde de cake (16 rebanadas)": a tin, and into how many pieces what is baked in it is cut. */
const PIECES_OF_TIN =
  /^(?:for|für|pour|per|para)\s[^()]{3,30}\((?:\p{L}{2,6}\.?\s)?(\d{1,3})\s(\p{L}+)\)$/iu;

/**
 * How much a dish makes, as a line that stands apart from the list says, which would be an item within it: "une vingtaine de biscuits", "dos
 * docenas de galletas", "salen unos 1,5 l", "Serviert vier", "600 g Marmelade" of a jam. `title`: the name of the dish.
 */
export function yieldApart(text: string, title: string): YieldApart | null {
  const said = text.trim().replace(/[.:]$/u, '');
  if (said.length > LONGEST || /[!?,;]\s|[!?]$/u.test(said)) return null;
  if (isBareYield(said)) return { yieldText: said, servings: readYield(said)?.servings ?? null };
  const tin = PIECES_OF_TIN.exec(said);
  if (tin !== null)
    return COUNTED.has(foldWords(tin[2]!)) ? { yieldText: said, servings: Number(tin[1]) } : null;
  const words = foldWords(said).split(' ');
  const verb = VERBS.has(words[0]!) ? 1 : 0;
  const from = ROUGHLY.has(words[verb] ?? '') ? verb + 1 : verb;
  return (
    counting(said, { words, from, hasVerb: verb === 1 }) ??
    weighing(said, title, verb === 1) ??
    (verb === 1 && isOneMade(words.slice(from)) ? { yieldText: said, servings: null } : null)
  );
}

/** Whether a line says by its verb how much the dish makes: "Sale una hogaza grande". */
export const saysWhatIsMade = (text: string): boolean =>
  VERBS.has(foldWords(text).split(' ', 1)[0]!) && yieldApart(text, '') !== null;

/** "una hogaza grande", "ein großer Laib": one of what is baked, which nobody counts for those who eat. */
const isOneMade = (words: readonly string[]): boolean =>
  words.length >= 2 &&
  words.length <= MOST_OF_ONE &&
  ONE.has(words[0]!) &&
  words.slice(1).some((word) => MADE_ONE.has(word)) &&
  !words.slice(1).some((word) => /\d/.test(word));
const MOST_OF_ONE = 6;
const ONE: ReadonlySet<string> = wordSet('1 one a an un une uno una ein eine einen');
/** What is baked, and what it is baked in. Folded. */
const MADE_ONE: ReadonlySet<string> = wordSet(`
  loaf cake tray tin pie tart bread traybake laib blech brot kuchen kastenform springform tarte torte auflaufform miche plaque moule gateau plat terrine
  pagnotta teglia torta stampo crostata filone ciambella plumcake hogaza bandeja molde fuente tarta barra bizcocho rosca
`);

interface Counted {
  words: readonly string[];
  from: number;
  hasVerb: boolean;
}

/** So many pieces, or so many dozens of anything. */
function counting(said: string, { words, from, hasVerb }: Counted): YieldApart | null {
  const count = spelledCountAt(words, from);
  if (count === null || count.value < 1 || count.value > MOST_SERVINGS) return null;
  if (!Number.isInteger(count.value)) return null;
  const at = OF.has(words[count.next] ?? '') ? count.next + 1 : count.next;
  const noun = words[at];
  const isAlone = noun === undefined || /^p(?:ers?)?$/.test(noun);
  const isOfDozens =
    count.value >= FEWEST_BAKED && (count.next - from > 1 || !/^\d/.test(words[from]!));
  // "4 fette di pane", "8 rolls" go into the dish.
  const isPieces =
    noun !== undefined &&
    ((COUNTED.has(noun) && !isFood(noun) && !FILLED.has(noun) && words.length === at + 1) ||
      (isOfDozens && (BAKED.has(noun) || !words.slice(at).some(isFood))));
  return (isAlone && (hasVerb || noun !== undefined)) || isPieces
    ? { yieldText: said, servings: count.value }
    : null;
}

/** A weight or volume that the dish is said to make, or that its name is of. */
function weighing(said: string, title: string, hasVerb: boolean): YieldApart | null {
  const tokens = tokenise(said);
  const at = tokens.findIndex(({ text }) => /^\p{N}/u.test(text));
  const read = at < 0 ? null : readAmount(tokens, at, { language: 'en', words: false });
  const kind = unitById(read?.amount.unit ?? '')?.kind;
  if (read === null || (kind !== 'mass' && kind !== 'volume')) return null;
  const rest = said.slice(tokens[read.next]?.start ?? said.length);
  const named = foldWords(title).split(' ');
  const isOfDish = foldWords(rest)
    .split(' ')
    .some((word) => MADE.has(word) && named.includes(word));
  return isOfDish || (hasVerb && rest.trim() === '') ? { yieldText: said, servings: null } : null;
}
/** What is made and weighed; "1 kg apples" of an apple cake goes into it. Folded. */
const MADE: ReadonlySet<string> = wordSet(`
  jam jelly marmalade chutney relish sauce syrup cordial pesto granola bread dough stock marmelade konfiture gelee mus kompott sirup sosse bruhe teig brot likor
  confiture gelee compote sirop coulis bouillon pain pate liqueur marmellata confettura gelatina composta sciroppo sugo salsa brodo pane impasto liquore
  mermelada confitura jalea compota jarabe almibar caldo pan masa licor
`);

/**
 * Whether no item stands close above or below a line, and others stand close to each other: of a list with a blank behind each item none is
 * apart. What a heading opens is of the list: "To serve", and below it "8 rolls".
 */
export function standsApart(
  lines: readonly { gap: number }[],
  labels: readonly LabelledLine[],
  at: number,
): boolean {
  const isItem = (index: number) => /[IiLl]/.test(labels[index]?.label ?? '');
  const isApart = (index: number) => index >= lines.length || lines[index]!.gap > 0;
  return (
    !/[HG]/.test(labels[at - 1]?.label ?? '') &&
    (isApart(at) || /[TtF]/.test(labels[at - 1]?.label ?? '')) &&
    (!isItem(at + 1) || isApart(at + 1)) &&
    lines.some((_, index) => isItem(index) && isItem(index - 1) && !isApart(index))
  );
}
