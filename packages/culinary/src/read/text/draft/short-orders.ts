import { namesFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { pattern } from '../../../words/pattern.ts';
import { wordSet } from '../../../words/word-list.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import { FINISHES } from '../steps/serving-words.data.ts';

const MOST_WORDS = 6;
const SHORTEST_VERB = 4;
/** A remark that is less sure one may be an order. */
const SURE = 0.9;
/** Nobody need doubt an order that was taken for a remark. */
const SETTLED = 0.99;
/** The same of a sentence in the lines of a paragraph of steps. */
const NEARLY_SURE = 0.97;
const MOST_WORDS_OF_SENTENCE = 8;

/** "30 Minuten backen.", "Servir chaud.": a few words that begin or end with what is done. */
export function isShortOrder(text: string, most = MOST_WORDS): boolean {
  const words = foldText(text)
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.length <= most &&
    !/[!?:…]/u.test(text) &&
    [words[0]!, words.at(-1)!].some(
      (word) => word.length >= SHORTEST_VERB && COOKING_VERBS.has(word),
    )
  );
}

/** "Cut into squares and serve with the gravy.", "Démouler et servir tiède.": what is done before it is served, in one sentence. */
export function endsInServing(text: string): boolean {
  const [first = '', ...others] = foldText(text).match(/\p{L}+/gu) ?? [];
  return (
    !/[!?:…]|[.]\s/u.test(text) &&
    others.length < MOST_TO_SERVE &&
    first.length >= SHORTEST_OPENER &&
    !SERVES.has(first) &&
    !KEEPS.has(first) &&
    COOKING_VERBS.has(first) &&
    others.some((word, at) => SERVES.has(word) && ANDS.has(others[at - 1] ?? ''))
  );
}
const MOST_TO_SERVE = 25;
const SHORTEST_OPENER = 3;
const SERVES = wordSet(
  'serve servir servez serves servi servite servire sirve sirvelo sirvela serviert servieren anrichten serveer serveren sirva servera',
);
const KEEPS = wordSet(
  'keep store freeze make use can prepare reheat garder gardez conserver conservez congeler conservare conserva congelare guardar guarda preparar',
);
const ANDS = wordSet('and und et e ed y en och');

/** "Adornar con huevo rallado", "Mit Petersilie bestreuen.": what is done last, in one sentence. */
export function finishes(text: string): boolean {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  return (
    words.length > 1 &&
    words.length <= MOST_TO_FINISH &&
    !/[!?:…]|[.]\s/u.test(text) &&
    [words[0]!, words.at(-1)!].some((word) => FINISHES.has(word))
  );
}
const MOST_TO_FINISH = 12;

/** "Per prima cosa tritiamo le mandorle.": what is said to be done first, of a food. */
export const beginsMethod = (text: string): boolean =>
  FIRST_OF_ALL.test(text) && /\p{L}{3}.*[.!]$/u.test(text) && namesFood(text, 3);
const FIRST_OF_ALL = pattern('iu')`
  ^(?:(?:so|also|allora|alors|bueno|pues|dann|ok(?:ay)?|right)[,:]?\s)?(?:
  first of all|(?:the )?first thing(?: (?:you|we|i) do)?|to begin(?: with)?|to start(?: with)?|
  als erste[rs]|zu(?:aller)?erst|zunächst|am anfang|
  (?:tout )?d['’]abord|pour commencer|en premier(?: lieu)?|
  per (?:prima cosa|cominciare|iniziare)|(?:prima|innanzi) ?(?:di )?tutto|come prima cosa|
  (?:lo|en) primer[oa](?: (?:de todo|es|lugar))?|antes de nada|para empezar|
  om te beginnen|als eerste|allereerst|primeiro(?: de tudo)?|para começar|först(?: av allt)?
  )(?![\p{L}]|\s(?:cook|course|recipe|rezept|recette|ricetta|receta))
`;

const begins = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Labels of lines, where a short order right below a step, or the first or the last thing that is done, was taken for a remark. */
export function withShortOrders(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const list = labels.findIndex(({ label }) => /[IL]/.test(label));
  const first = labels.findIndex(({ label }) => /[Ss]/.test(label));
  const isPunctuated = labels.some(
    ({ label }, at) => /[Ss]/.test(label) && /[.!]$/.test(lines[at]!.text),
  );
  const isOrder = (certainty: number, at: number): boolean => {
    const { text, gap } = lines[at]!;
    if (list >= 0 && at > list && at < first) return beginsMethod(text);
    if (!/[Ss]/.test(labels[at - 1]?.label ?? '')) return false;
    // Where no step has a full stop the last has none.
    if (!isPunctuated && gap < 0.5 && begins(text) && (isShortOrder(text) || finishes(text)))
      return true;
    if (!text.endsWith('.')) return false;
    return (
      endsInServing(text) ||
      (gap < 0.5 && finishes(text)) ||
      (gap < 0.5 && certainty < SURE && isShortOrder(text)) ||
      (gap < 0.5 && certainty < NEARLY_SURE && isShortOrder(text, MOST_WORDS_OF_SENTENCE))
    );
  };
  return labels.map((found, at) =>
    found.label === 'N' && isOrder(found.certainty, at)
      ? { ...found, label: 'S', certainty: SETTLED, told: 1 }
      : found,
  );
}
