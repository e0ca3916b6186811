import { namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { MORE_FOR } from '../labels/settled/list-lines.ts';
import type { LabelledLine, LineLabel } from '../labels/line-label.ts';
import { namesPart } from '../../headings/names-part.ts';
import { hasAmountBehind } from '../lines/amount-behind.ts';
import { isCutItem } from '../lines/cut-items.ts';
import { hasLeader } from '../lines/leaders.ts';
import { isAmountOnly, opensItem } from '../lines/item-openings.ts';
import { awaitsNoun, endsVaguely } from '../lines/whole-items.ts';
import { partedPairs } from '../lines/two-items.ts';
import { saysWhatIsLeft } from '../lines/wrapped-lines.ts';
import type { TextLine } from '../lines/page-line.ts';
import { openEnds } from './open-ends.data.ts';
import { isRemark } from './parted-at-joints.ts';

/** What goes on with an item and was taken for something else is short. */
const LONGEST_REST = 40;
const READS_WELL = 0.9;
const BLANK = 0.5;

/** Labels of lines, where an item of the list or a list in one sentence was broken in its midst and goes on in the line below. */
export function withBrokenItems(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const whole = withBrokenSentences(lines, labels);
  const isParted = partedPairs(lines);
  for (let at = 1; at < lines.length; at++) {
    const [above, found] = [whole[at - 1]!, whole[at]!];
    if (!/[IiLl]/.test(above.label) || !isRightBelow(lines, at)) continue;
    const [before, text] = [lines[at - 1]!.text, lines[at]!.text];
    const ofBullet = isBelowBullet(lines, at);
    if (!mayGoOn(lines[at]!, found) && !ofBullet) continue;
    if (isParted(at) || hasLeader(before) || hasLeader(text)) continue;
    if (!ofBullet && !isCutShort(before, text) && !goesOnSmall(before, text, found.label)) continue;
    const certainty = Math.max(above.certainty, certaintyOf(before, text));
    whole[at - 1] = { ...above, certainty };
    whole[at] = asRest(found, above.label.toLowerCase() as LineLabel, certainty);
  }
  return whole;
}

/** "20 cl de crème fraîche" / "épaisse" among bullets: what has none, begins small and is no food goes on with the item above it. */
function isBelowBullet(lines: readonly TextLine[], at: number): boolean {
  const { text } = lines[at]!;
  const [before, above, below] = [lines[at - 2], lines[at - 1]!, lines[at + 1]];
  const isBullet = (line: TextLine | undefined) => line?.marker?.kind === 'bullet';
  const isAmongBullets =
    isBullet(above) &&
    (isBullet(below) || (isBullet(before) && (below === undefined || below.gap >= BLANK)));
  return (
    isAmongBullets &&
    text.length <= LONGEST_REST &&
    /^\p{Ll}/u.test(text) &&
    !text.endsWith(':') &&
    !namesFood(text) &&
    !endsVaguely(above.text) &&
    !namesPart(text) &&
    sectionHeading(text) === null
  );
}

/** How sure it is that an item goes on below, where it begins like one and where the whole reads like one. */
const certaintyOf = (above: string, below: string): number =>
  opensItem(above) ? 0.99 : looksLikeIngredient(`${above} ${below}`) > READS_WELL ? 0.95 : 0;

const asRest = (found: LabelledLine, label: LineLabel, certainty: number): LabelledLine => ({
  ...found,
  label,
  certainty,
  listed: 1,
  told: 0,
});

const isRightBelow = (lines: readonly TextLine[], at: number): boolean => {
  const [above, line] = [lines[at - 1]!, lines[at]!];
  return (
    line.marker === null &&
    line.heading === 0 &&
    line.gap < BLANK &&
    line.column === above.column &&
    line.page === above.page
  );
};

/** A line of the list, or a short one that was taken for something else. */
const mayGoOn = ({ text }: TextLine, { label, told }: LabelledLine): boolean =>
  /[IiLl]/.test(label) ||
  (/[XNnFGs]/.test(label) && text.length <= LONGEST_REST && !text.endsWith(':')) ||
  (label === 'S' && told < 1 && text.length <= LONGEST_REST && /^\p{Ll}/u.test(text));

/** "250 g Rosinen, am Vorabend in" / "4 EL Rum eingelegt", "100 g chocolate (70 %" / "cocoa)": an item that cannot end where its line does. */
export const isCutShort = (above: string, below: string): boolean =>
  (endsOpenly(above) &&
    !(IS_PLACE.test(above.slice(-LONGEST_WORD)) && opensItem(below)) &&
    !MORE_FOR.test(above) &&
    !isCountedBehind(above, below) &&
    !isPairBehind(above, below)) ||
  awaitsNoun(above, below) ||
  isCutItem(above, below) ||
  isInBracket(above, below);

/** "cipolla una" / "vino rosso mezzo bicchiere": how many is said behind the food, as it is in the line below. */
const isCountedBehind = (above: string, below: string): boolean =>
  (/^[^,]*\p{L}$/u.test(above)
    ? !below.includes(',')
    : COUNT_BEHIND_COMMA.test(above) && !/,.*,/u.test(below)) &&
  endsInAmount(above) &&
  endsInAmount(below) &&
  namesFood(above) &&
  namesFood(below);

/** "zanahorias, un par" / "sal": the French "par" is another word. */
const isPairBehind = (above: string, below: string): boolean =>
  /,\s\p{L}+\s\p{L}+$/u.test(above) && namesFood(below) && hasAmountBehind(above);

/** "Cebolla grande, una" */
const COUNT_BEHIND_COMMA = /^[^,]{3,60},\s\p{L}{1,6}$/u;

/** Whether how many is said behind a food and a comma, in a word. */
export const countsBehindComma = (text: string): boolean =>
  COUNT_BEHIND_COMMA.test(text) &&
  !/\d/.test(text) &&
  (endsInAmount(text) || openEnds.has(text.slice(text.lastIndexOf(' ') + 1))) &&
  namesFood(text);

/** "2 onions, in rings" / "chopped", "4 cucharadas de aceite" / "de oliva.", "champignons émincés" / "finement" */
const goesOnSmall = (above: string, below: string, label: LineLabel): boolean =>
  /^\p{Ll}/u.test(below) &&
  namesFood(above) &&
  (label === 's' ||
    OF_FOOD.test(below) ||
    ADVERB.test(below) ||
    COLOUR.test(below) ||
    isRemark(below));
/** French foods without an amount begin with others: "du sel", "de la muscade". */
const OF_FOOD = /^(?:d['’]|(?:de|di|of|von|van|av)\s(?!la\s|l['’]))\p{L}/u;
/** "2 tranches épaisses de jambon" / "blanc": no food is called by its colour alone, though French egg white is, behind a number. */
const COLOUR =
  /^(?:blan(?:c|che)s?|rouges?|vert(?:e?s?)|noire?s?|jaunes?|blanc[oa]s?|tint[oa]s?|roj[oa]s?|verdes?|negr[oa]s?|amarill[oa]s?|bianc(?:o|a|hi|he)|ross[oaie]|verdi|ner[oaie]|giall[oaie]|white|red|green|black|yellow|wei(?:ß|ss)e?[rns]?|rote?[rns]?|grüne?[rns]?)[.,]?$/u;
const ADVERB = /^\p{L}{3,20}(?:ly|ment|mente)[.,]?$/u;

/** Behind its last word something must follow. */
function endsOpenly(text: string): boolean {
  if (saysWhatIsLeft(text)) return false;
  const end = text.slice(-LONGEST_WORD);
  if (/\p{L}[-\u00ad\u2010]$/u.test(end)) return true;
  const [word] = /(?<![\p{L}\d./-])\p{L}+['’]?$/u.exec(end) ?? [];
  return word !== undefined && openEnds.has(word) && !MEDIUM.test(end);
}
/** "Potatoes 4 med" */
const MEDIUM = /\d\smed$/iu;
const LONGEST_WORD = 30;
/** "un cucchiaio per sopra", "some to stir in", "lasst einen Löffel über": where something goes, with nothing to follow but another item. */
const IS_PLACE =
  /\s(?:(?:per|da|di|al|qui)\s(?:sopra|sotto)|(?:for|to)\s(?:(?:go|put|stir|mix|fold|rub|work|dip|serve)\s)?(?:in|under|with|into)|(?:löffel|rest|etwas|bisschen|hand ?voll|stück|hälfte)\s(?:über|unter)|(?:para|por|pour|mettre)\s(?:sobre|por|sous|avec|dans|con))$/iu;

const isInBracket = (above: string, below: string): boolean =>
  above.lastIndexOf('(') > above.lastIndexOf(')') &&
  /^[^(]*\)/u.test(below) &&
  below.length <= LONGEST_REST;

/** So many lines make a list in one sentence, and so many of them end before a food. */
const FEWEST_LINES = 3;
const FEWEST_CUT = 2;
const FEWEST_OPENED = 2;

/** "Se necesita medio kilo de" / "lentejas, un" / "chorizo, una cebolla, dos" / "zanahorias": lines that only together hold a list. */
function withBrokenSentences(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const whole = [...labels];
  for (let from = 0; from < lines.length; from++) {
    if (!/[IiLl]/.test(labels[from]!.label)) continue;
    let end = from + 1;
    while (end < lines.length && /[IiLl]/.test(labels[end]!.label) && isRightBelow(lines, end))
      end++;
    const isBegun = from > 0 && isRightBelow(lines, from) && endsInAmount(lines[from - 1]!.text);
    const first = isBegun && /[HFNnX]/.test(labels[from - 1]!.label) ? from - 1 : from;
    const isRun = isSentence(lines.slice(first, end).map(({ text }) => text));
    const isLed = first < from && labels[from]!.label.toLowerCase() === 'l';
    if (isRun || isLed) {
      const last = isRun ? end : from + 1;
      for (let at = first; at < last; at++)
        whole[at] = asRest(labels[at]!, at === first ? 'L' : 'l', labels[from]!.certainty);
    }
    from = end - 1;
  }
  return whole;
}

function isSentence(texts: readonly string[]): boolean {
  if (texts.length < FEWEST_LINES) return false;
  const inner = texts.slice(0, -1);
  const cut = inner.filter((text) => endsInAmount(text) || endsOpenly(text)).length;
  const opened = texts
    .flatMap((text) => text.split(/,\s/).slice(1))
    .filter((piece) => opensItem(piece) && !isAmountOnly(piece)).length;
  return (
    cut >= FEWEST_CUT &&
    opened >= FEWEST_OPENED &&
    !endsInAmount(texts.at(-1)!) &&
    inner.filter((text) => endsInAmount(text) || hasAmountBehind(text)).length <
      (opensWithFood(texts[0]!) ? MOST_BEHIND_FIRST : MOST_AMOUNTS_BEHIND) * inner.length
  );
}
/** Where most lines end in an amount it belongs to the food before it. */
const MOST_AMOUNTS_BEHIND = 0.7;
/** The same where the first of them has its own amount behind it: "squash, 300 g of it roasted" begins no sentence. */
const MOST_BEHIND_FIRST = 0.5;

/** Whether a line is a food without an amount before it, and behind a comma how much: "zucca cotta, 300 g di polpa". */
function opensWithFood(text: string): boolean {
  const [food = '', amount] = text.split(/,\s/, 2);
  return (
    amount !== undefined && !opensItem(food) && namesFood(food, 3) && /^[\d¼-¾⅐-⅞]/u.test(amount)
  );
}

/** "una cebolla grande, dos", "Se necesita medio kilo de", "Per sei persone: 400 g di pane raffer-": what is measured stands below. */
function endsInAmount(text: string): boolean {
  const end = text.slice(-LONGEST_AMOUNT);
  if (MEASURES_FORM.test(end)) return false;
  if (/\d[^,;:]*\p{L}[-\u00ad\u2010]$/u.test(end)) return true;
  const words = end.split(/\s+/).slice(text.length > LONGEST_AMOUNT ? 1 : 0);
  if (PARTITIVE.has(words.at(-1)!)) words.pop();
  return [1, 2, 3, 4].some(
    (count) => words.length > count && isAmountOnly(words.slice(-count).join(' ')),
  );
}
const LONGEST_AMOUNT = 60;
/** "Per una tortiera da 24 cm (8 fette)", "Für eine Form von 26 cm" */
const MEASURES_FORM = /\d\s?(?:cm|mm|inch(?:es)?|["”])(?:\s\([^()]*\))?$|\(\d[^()]*\)$/u;
const PARTITIVE = new Set(['of', 'de', 'di', 'von', 'van', 'av']);
