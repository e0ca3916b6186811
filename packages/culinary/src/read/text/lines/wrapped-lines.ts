import { isFood, namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { listsAllergens } from '../../of-no-dish.ts';
import { headsItems } from '../../headings/names-part.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { POSTSCRIPT } from './corrections/correction-words.data.ts';
import { COMPOUND_FIRST_PARTS } from './hyphens.data.ts';
import type { Marker, TextLine } from './page-line.ts';
import { hasAmountBehind } from './amount-behind.ts';
import { median } from './columns.ts';
import { isAmountAlone } from '../draft/amount-lines.ts';
import { openEnds } from '../draft/open-ends.data.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import {
  areItemsMeasuredBehind,
  isAmountOnly,
  isMeasuredItem,
  opensItem,
  opensWithPart,
} from './item-openings.ts';
import { foodsOfTheirOwn, restsOfItems } from './room-beside.ts';
import { paragraphStarts } from './paragraph-starts.ts';
import { rowsInSmall } from './small-rows.ts';
import { awaitsNoun, endsVaguely, headsRest } from './whole-items.ts';
import {
  beginsWithTime,
  endsSentence,
  isCutBeforeTime,
  isFull,
  plainWrapWidth,
} from './wrap-width.ts';

/** A paragraph, list item or heading: one or more lines that belong together. */
export interface Block {
  text: string;
  marker: Marker | null;
  /** Where its first line starts, its marker included. */
  indent: number;
  size: number;
  bold: boolean;
  heading: number;
  /** Blank space above, in lines. */
  gap: number;
  page: number;
  column: number;
  /** Which of the joined lines is its first, and how many they are. */
  first: number;
  lines: number;
  confidence: number | null;
}

/** Which lines go on with the one above only because the page or the column ended there, by how they lie. */
export function wrappedLines(lines: readonly TextLine[]): boolean[] {
  const margins = rightMargins(lines);
  const prose =
    lines.length > 0 && lines.every((line) => line.size === 1) ? plainWrapWidth(lines) : 0;
  const lists = ingredientColumns(lines);
  const starts = paragraphStarts(lines);
  const setApart = columnsOfStepsApart(lines);
  const foods = foodsOfTheirOwn(lines);
  const rests = restsOfItems(lines);
  const small = rowsInSmall(lines);
  const usual = median(lines.map(({ size }) => size));
  let first: TextLine | null = null;
  let last: TextLine | null = null;
  return lines.map((line, at) => {
    const margin =
      prose > 0 ? prose : line.size === 1 ? Infinity : (margins.get(key(last ?? line)) ?? Infinity);
    const inList = lists.has(line.column);
    if (line.goesOn !== undefined) {
      last = line;
      return true;
    }
    const joins =
      first !== null &&
      last !== null &&
      !ROW_OF_FACTS.test(line.text) &&
      !POSTSCRIPT.test(line.text) &&
      !listsAllergens(line.text) &&
      !(small[at] && !cannotEnd(last.text) && !openBracket(last.text)) &&
      !(OF_PART.test(line.text) && OF_PART.test(first.text)) &&
      !(inList && first === last && headsPart(last, line, margin)) &&
      (isAside(last, line) ||
        (first === last && isSentenceBelowList(last, line)) ||
        isCutAtManner(last, line) ||
        isCutAtPart(last, line) ||
        (!starts[at] &&
        (continues(first, last, line, margin) ||
          headlineGoesOn(last, line, usual) ||
          hangsClosely(first, last, line, setApart.get(line.column) ?? 0))
          ? rests[at] ||
            (!(inList && startsIngredient(last, line)) &&
              !followsItem(last, line) &&
              !(foods[at] && !cannotEnd(last.text) && !openBracket(last.text)))
          : inList
            ? !(foods[at] && !isAmountAlone(last.text)) && awaitsFood(last, line, margin)
            : completesAmount(last, line)));
    if (!joins) first = line;
    last = line;
    return joins;
  });
}

/**
 * "FOR THE DRIZZLE TOPPING" above "juice 1½ lemons": a line that says for what the items below it are is whole where it had room for more, or an
 * item stands below it. It may be the longest of its column.
 */
const headsPart = (above: TextLine, below: TextLine, margin: number): boolean =>
  above.size !== 1 &&
  /^\p{Lu}/u.test(above.text) &&
  headsItems(above.text) &&
  !endsOpen(above.text) &&
  (!isFull(above, below, margin) ||
    (isShouted(above.text) && !isShouted(below.text)) ||
    (/\s/.test(below.text) && namesFood(below.text)));
const isShouted = (text: string): boolean => text === text.toUpperCase();

/** "2 rametti di rosmarino" / "(solo gli aghi)": a remark in brackets right below an item of a printed list, in its cell. */
const isAside = (above: TextLine, below: TextLine): boolean =>
  below.size !== 1 &&
  isRightBelow(above, below) &&
  startsWithQuantity(above.text) &&
  !above.text.includes('(') &&
  below.text.length < LONGEST_FOOD &&
  /^\(\p{Ll}[^()]*\)$/u.test(below.text) &&
  statedFacts(below.text) === null;
/** "Cod will do if haddock is" / "dear.": a sentence in two lines, set apart below the items of a list. */
const isSentenceBelowList = (above: TextLine, below: TextLine): boolean =>
  below.size !== 1 &&
  isRightBelow(above, below) &&
  above.gap > SET_APART &&
  !above.marker &&
  !below.marker &&
  /^\p{Lu}[^:.!?;]{12,}$/u.test(above.text) &&
  above.text.split(' ').length >= FEWEST_WORDS &&
  /^\p{Ll}[^:;]*[.!]$/u.test(below.text);
const SET_APART = 0.4;
const FEWEST_WORDS = 4;
const isRightBelow = (above: TextLine, below: TextLine): boolean =>
  below.gap < CLOSE &&
  below.column === above.column &&
  below.page === above.page &&
  Math.abs(below.size / above.size - 1) < SAME_SIZE;
const SAME_SIZE = 0.15;

/** "Salz, Pfeffer und frisch" / "geriebene Muskatnuss", "a handful of roughly" / "chopped parsley": how something is done, and below it what. */
const isCutAtManner = (above: TextLine, below: TextLine): boolean =>
  isRightBelow(above, below) &&
  !below.marker &&
  !below.heading &&
  MANNER.test(above.text.slice(-LONGEST_WORD)) &&
  DONE_SO.test(below.text);
const MANNER =
  /[\s(](?:frisch|fein|grob|leicht|dick|dünn|klein|gut|(?:fresh|fine|rough|coarse|thin|thick|light)ly|vers|fijn|grof|färsk|fint|grovt|fraîchement|finement|grossièrement|finemente|grossolanamente|groseramente|recién)$/iu;
/** A participle in front of its food, and in Romance languages behind the word for how. */
const DONE_SO =
  /^(?:\p{Ll}{3,20}t(?:e[mnrs]?)\s\p{Lu}|\p{Ll}{3,20}ene[mnrs]?\s\p{Lu}|(?:\p{Ll}{3,14}ed|ground)\s\p{Ll}|ge\p{Ll}{3,14}(?:de|te|en)\s\p{Ll}|\p{Ll}{3,14}(?:ée?s?|[aeiu]t[oaei]s?|[ai]d[oa]s?)(?![\p{L}]))/u;

/** "Cook: an hour and a" / "quarter": the part of an hour that comes to the hours above it. */
const isCutAtPart = (above: TextLine, below: TextLine): boolean =>
  isRightBelow(above, below) &&
  !below.marker &&
  HOURS_AND.test(above.text.slice(-LONGEST_WORD)) &&
  PART_OF_HOUR.test(below.text);
const HOURS_AND =
  /(?<!\p{L})(?:hours?|stunden?|heures?|or[ae]|horas?)\s(?:and|und|et|ed?|y)(?:\s(?:an?|eine?|une?|un['’]?))?$/iu;
const PART_OF_HOUR =
  /^(?:(?:an?|eine?|une?|un)\s)?(?:quarter|half|three\squarters|viertel(?:stunde)?|halbe|quart|demie?|trois\squarts|quarto|mezz[ao]|tre\squarti|cuarto|media|tres\scuartos)(?!\p{L})/iu;

/** "Raciones: 2 | Cocción: 45 min", as columns of labels and figures are written: goes on with no line. */
const ROW_OF_FACTS = /^\p{Lu}[^:|]{1,25}:\s[^|]{1,30}\s\|\s\p{Lu}[^:|]{1,25}:\s/u;

/** "Guss: 100 g Puderzucker", below "Teig: 5 Eier, 250 g Mehl" and the rest of it: each part of a list is a paragraph. */
const OF_PART = /^\p{Lu}[\p{L} ]{2,25}:\s(?:\d[\d.,/]*|[½¼¾⅓⅔⅛])\s?\p{L}{1,20}(?:[\s,;]|$)/u;

/** Joins the lines of which `joins` says that they go on with the one above. */
export function joinLines(lines: readonly TextLine[], joins: readonly boolean[]): Block[] {
  const words = wholeWords(lines);
  const blocks: Block[] = [];
  let pieces: string[] = [];
  for (const [at, line] of lines.entries()) {
    const block = blocks.at(-1);
    if (block && joins[at]) {
      joinText(pieces, line.text, words);
      block.lines++;
      if (line.confidence !== null)
        block.confidence = Math.min(block.confidence ?? 100, line.confidence);
    } else {
      if (block) block.text = pieces.join('');
      pieces = [line.text];
      blocks.push({
        text: line.text,
        marker: line.marker,
        indent: line.markerX,
        size: line.size,
        bold: line.bold,
        heading: line.heading,
        gap: line.gap,
        page: line.page,
        column: line.column,
        first: at,
        lines: 1,
        confidence: line.confidence,
      });
    }
  }
  const end = blocks.at(-1);
  if (end) end.text = pieces.join('');
  return blocks;
}

/** The words of the lines but for the second halves of broken ones. */
const wholeWords = (lines: readonly TextLine[]): Set<string> =>
  new Set(
    lines.flatMap(({ text }, at) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\u00ad\u2010-]+/u)
        .slice(at > 0 && BROKEN.test(lines[at - 1]!.text) ? 1 : 0),
    ),
  );
const BROKEN = /\p{L}[-\u00ad\u2010]$/u;

const key = (line: TextLine): string => `${line.column}`;

function rightMargins(lines: readonly TextLine[]): Map<string, number> {
  const margins = new Map<string, number>();
  const aside = besideColumn(lines);
  for (const line of lines)
    if (!aside.has(line)) margins.set(key(line), Math.max(margins.get(key(line)) ?? 0, line.right));
  return margins;
}

/** Recognised lines that begin right of the middle of a column whose other lines begin at its left: what the other one says in a chat. */
function besideColumn(lines: readonly TextLine[]): Set<TextLine> {
  const aside = new Set<TextLine>();
  for (const members of Map.groupBy(lines, key).values()) {
    if (members.some(({ confidence }) => confidence === null)) continue;
    const left = members.reduce((least, { markerX }) => Math.min(least, markerX), Infinity);
    const right = members.reduce((most, line) => Math.max(most, line.right), 0);
    const beyond = members.filter(({ markerX }) => markerX > (left + right) / 2);
    if (2 * beyond.length < members.length) for (const line of beyond) aside.add(line);
  }
  return aside;
}

/** Columns that are mostly ingredients without bullets: there a line that is one by itself begins a new one. */
function ingredientColumns(lines: readonly TextLine[]): Set<number> {
  const columns = new Set<number>();
  for (const [column, members] of Map.groupBy(lines, (line) => line.column)) {
    const unmarked = members.filter((line) => !line.marker);
    if (unmarked.length < 3 || unmarked.length > 120) continue;
    const ingredients = unmarked.filter(
      (line) => startsWithQuantity(line.text) && looksLikeIngredient(line.text) > 0.6,
    );
    if (ingredients.length >= 0.45 * members.length) columns.add(column);
  }
  return columns;
}

/**
 * Columns whose numbered steps are all set apart from what is above them: what hangs below one by less than this, in lines, belongs to it.
 * Steps are set apart widely, or visibly farther than lines that run on are.
 */
function columnsOfStepsApart(lines: readonly TextLine[]): Map<number, number> {
  const numbered = lines.filter(({ marker }) => marker?.kind === 'number');
  const columns = new Map<number, number>();
  for (const [column, members] of Map.groupBy(numbered, (line) => line.column)) {
    const inOrder = members.every(
      ({ marker }, at) =>
        at === 0 || marker!.ordinal === (members[at - 1]!.marker!.ordinal ?? 0) + 1,
    );
    const apart = Math.min(...members.slice(1, MOST_STEPS).map(({ gap }) => gap));
    const runOn = lines.filter(
      (line) => line.column === column && !line.marker && /^\p{Ll}/u.test(line.text),
    );
    const isVisible =
      apart >= LEAST_STEP_GAP &&
      runOn.length >= FEWEST_RUN_ON &&
      runOn.every(({ gap }) => gap < CLOSE * CLOSE * apart);
    if (members.length >= FEWEST_STEPS && inOrder && (apart >= STEP_GAP || isVisible))
      columns.set(column, CLOSE * apart);
  }
  return columns;
}

const FEWEST_STEPS = 3;
const MOST_STEPS = 100;
/** In lines. */
const STEP_GAP = 0.5;
const LEAST_STEP_GAP = 0.15;
const FEWEST_RUN_ON = 2;
/** As a share of what sets the steps apart. */
const CLOSE = 0.5;

/** "Couvrir d'un papier." below the text of "5. Cuire pendant une heure.", no farther than lines of a sentence are. */
const hangsClosely = (first: TextLine, above: TextLine, below: TextLine, close: number): boolean =>
  first.marker?.kind === 'number' &&
  !below.marker &&
  !below.heading &&
  below.size !== 1 &&
  above.column === below.column &&
  above.page === below.page &&
  below.gap < close &&
  above.bold === below.bold &&
  Math.abs(below.x - first.x) < below.size &&
  below.x > first.markerX + below.size / 2;

/** In sizes of the usual line: what is as large as a title, or a heading; and in sizes of each other. */
const LARGE = 1.3;
const LARGER = 1.1;
const SAME = 1.03;

/** "Apfel-" / "Streuselkuchen" / "vom Blech": what is set large in one size, closely below each other, is one headline in a narrow column. */
const headlineGoesOn = (above: TextLine, below: TextLine, usual: number): boolean =>
  below.size > LARGER * usual &&
  above.confidence === null &&
  above.column === below.column &&
  above.page === below.page &&
  above.bold === below.bold &&
  below.gap < CLOSE &&
  !below.marker &&
  above.size <= SAME * below.size &&
  below.size <= SAME * above.size &&
  !endsSentence(above.text) &&
  (BROKEN.test(above.text) ||
    endsOpen(above.text) ||
    (below.size > LARGE * usual &&
      (/^\p{Ll}/u.test(below.text) || above.right - above.x > below.right - below.x))) &&
  [above, below].every(({ text }) => sectionHeading(text) === null && statedFacts(text) === null);

/** "pepper" below "50 g pecorino" is an ingredient of its own; "Kartoffeln" below "1 kg mehligkochende" is not: the line above names no food yet. */
function startsIngredient(above: TextLine, below: TextLine): boolean {
  if (endsOpen(above.text) || openBracket(above.text)) return false;
  if (
    /^(?:d['’]|l['’]|(?:of|or|and|de|di|du|des|oder|und|ou|et|e|o|y|of|en|och|eller|in|for|für|with|mit)\s)/iu.test(
      below.text,
    )
  )
    return false;
  return (
    looksLikeIngredient(below.text) > 0.6 && (endsInFood(above.text) || endsVaguely(above.text))
  );
}

/** "zest of 2 lemons" below "6 oz self-raising flour": an item that is whole, and below it one that begins with an amount in words. */
function followsItem(above: TextLine, below: TextLine): boolean {
  if (endsOpen(above.text) || openBracket(above.text) || CUT_INTO.test(above.text.slice(-40)))
    return false;
  if (isBareFood(below.text) && standsWhole(above.text)) return true;
  if (headsRest(below.text)) return true;
  if (isItemAlone(above.text) && isWholeItem(above.text) && opensItem(below.text)) return true;
  if (beginsOwnItem(above.text, below.text)) return true;
  // "zanahorias, un par"
  if (namesFood(below.text) && hasAmountBehind(above.text)) return true;
  // "mezzo bicchiere d'acqua" below "1 bicchiere di alchermes", of which no list of foods knows.
  if (isMeasuredItem(above.text) && isMeasuredItem(below.text)) return true;
  return (
    !startsWithQuantity(below.text) &&
    (isItem(below.text, LIKELY_BELOW) || areBareFoods(below.text)) &&
    isItem(above.text, LIKELY_ABOVE)
  );
}

/** "sale grosso" below "6 cucchiai di olio extravergine": a food without an amount, below an item that joins nothing more. */
const isBareFood = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.length <= MOST_OF_BARE &&
    /^[\p{L} '’-]+$/u.test(text) &&
    (isFood(words[0]!) || isFood(words.at(-1)!)) &&
    namesFood(text, 3)
  );
};
const MOST_OF_BARE = 3;

const standsWhole = (text: string): boolean =>
  startsWithQuantity(text) &&
  !endsInFood(text) &&
  isWholeItem(text) &&
  !JOINS_MORE.test(text) &&
  OF_FOOD.test(text);
const JOINS_MORE =
  /[\s,](?:and|or|und|oder|et|ou|ed?|od?|y|u|en|of|och|eller|[,+&])\s\P{L}*\S+(?:\s\S+)?$/iu;
/** In these languages what a food is like stands behind it. */
const OF_FOOD = /\s(?:d[aeiou]|del(?:l[ao])?|des|du)\s\p{L}|\sd['’]\p{L}/iu;

/** "sel, poivre", "aceite de oliva y sal" */
function areBareFoods(text: string): boolean {
  const foods =
    text.length <= LONGEST_ITEM ? text.split(/,\s|\s(?:and|und|et|ed?|y|en|och|&)\s/iu) : [];
  return foods.length > 1 && foods.every((food) => isFood(food) || isBareFood(food));
}

const isItem = (text: string, likely: number): boolean =>
  text.length <= LONGEST_ITEM &&
  namesFood(text) &&
  (opensWithPart(text) || (opensItem(text) && looksLikeIngredient(text) > likely));

const LONGEST_ITEM = 60;
const LIKELY_ABOVE = 0.6;
/** "zest of 2 lemons" is likely enough where it stands below an item. */
const LIKELY_BELOW = 0.4;

/** In a list the food is named at the end: what comes before it on a full line waits for it. */
function awaitsFood(above: TextLine, below: TextLine, margin: number): boolean {
  return (
    below.gap <= 0.5 &&
    !below.marker &&
    !below.heading &&
    above.column === below.column &&
    above.page === below.page &&
    startsWithQuantity(above.text) &&
    !startsWithQuantity(below.text) &&
    !(opensItem(below.text) && !isAmountOnly(above.text)) &&
    !beginsOwnItem(above.text, below.text) &&
    !(isBareFood(below.text) && standsWhole(above.text)) &&
    (isAmountAlone(above.text) ||
      awaitsNoun(above.text, below.text) ||
      isFull(above, below, margin)) &&
    !(/^\p{Ll}/u.test(below.text) ? endsInFood(above.text) : namesFood(above.text)) &&
    Math.abs(above.x - below.x) < 1.5 * below.size
  );
}

/** "3 mele golden + 1 per sopra" */
const isWholeItem = (text: string): boolean =>
  namesFood(text) && !cannotEnd(text) && looksLikeIngredient(text) > LIKELY_ABOVE;
/** "cannella q.b.", and below more of a food for something: "cinnamon" */
const isItemAlone = (text: string): boolean =>
  text.length <= LONGEST_ITEM && namesFood(text, 3) && endsVaguely(text);

/** "brodo vegetale quanto basta" or "aceite de oliva y sal" below an item that is whole: a food of its own, of which no amount is stated. */
export const beginsOwnItem = (above: string, below: string): boolean =>
  opensItem(above) && isWholeItem(above) && (isItemAlone(below) || areBareFoods(below));

/** Also where few lines show that this is a list: "Emmentaler" closely below "200 g" in a narrow column. */
function completesAmount(above: TextLine, below: TextLine): boolean {
  return (
    below.size !== 1 &&
    below.text.length < LONGEST_FOOD &&
    isAmountAlone(above.text) &&
    awaitsFood(above, below, 0) &&
    looksLikeIngredient(`${above.text} ${below.text}`) > 0.6
  );
}

const LONGEST_FOOD = 40;

function endsInFood(text: string): boolean {
  const words = text.split(/[^\p{L}-]+/u).filter((word) => word.length > 1);
  return isFood(words.at(-1) ?? '');
}

function continues(first: TextLine, above: TextLine, below: TextLine, margin: number): boolean {
  if (below.marker || below.heading || above.heading || above.text === '')
    return above.text === '' && above.marker !== null && !below.marker && !below.heading;
  const scanned = below.confidence !== null;
  // "Hake, fresh 9.95" / "€/kg"
  if (/^[€$£]/.test(below.text) && /\d$/.test(above.text) && below.gap <= 0.5) return true;
  if (below.gap > (below.size === 1 ? 0 : scanned ? 0.65 : 0.5)) return false;
  if (areItemsMeasuredBehind(above.text, below.text)) return false;
  if (scanned && LABELLED.test(below.text) && startsWithQuantity(above.text)) return false;
  const cutBeforeTime = isCutBeforeTime(above.text, below.text);
  if (
    below.text.length < 120 &&
    !cutBeforeTime &&
    !breaksInSentence(above, below, margin) &&
    !(scanned && runsOnFull(above, below, margin)) &&
    (statedFacts(below.text) || statedFacts(above.text))
  )
    return false;
  if (
    below.text.length < 40 &&
    /^\p{Lu}/u.test(below.text) &&
    !endsOpen(above.text) &&
    sectionHeading(below.text)?.inline === false
  )
    return false;
  if (!haveOneSize(above, below, scanned)) return false;
  if (above.bold !== below.bold && !scanned) return false;
  if (openBracket(above.text) && (!/^[-•\d]/.test(below.text) || /^\d{1,2}\)\s/.test(below.text)))
    return true;
  if (CUT_INTO.test(above.text.slice(-40)) && !startsWithQuantity(below.text)) return true;
  const em = below.size === 1 ? 1 : below.size;
  if (above.column !== below.column || above.page !== below.page) {
    return /^\p{Ll}/u.test(below.text) && !endsSentence(above.text) && above.right > 0.7 * margin;
  }
  if (/\p{L}[-\u00ad\u2010]$/u.test(above.text) && /^\p{Ll}/u.test(below.text)) return true;
  if (first.marker) {
    const hangs =
      Math.abs(below.x - first.x) < 1.3 * em &&
      Math.abs(below.x - first.x) < Math.abs(below.x - first.markerX);
    // OCR may have missed the bullet of an item; elsewhere an unmarked line under the text of an item belongs to it.
    if (hangs && !scanned) return true;
    if (
      hangs &&
      !endsSentence(above.text) &&
      !startsWithQuantity(below.text) &&
      (/^\p{Ll}/u.test(below.text) || above.right > 0.75 * margin)
    )
      return true;
    if (below.x < first.markerX - em) return false;
  } else if (Math.abs(below.x - above.x) > 1.5 * em && !(below.x > first.x && above === first))
    return false;
  const indented = below.size === 1 && below.x >= first.x + 2 && above.column === below.column;
  if (indented && !first.marker && /^\p{Ll}/u.test(below.text)) return true;
  return goesOnAtMargin(first, above, below, margin);
}

/** Whether a sentence had no more room in the line above, or cannot have ended there. */
function goesOnAtMargin(
  first: TextLine,
  above: TextLine,
  below: TextLine,
  margin: number,
): boolean {
  const cutBeforeTime = isCutBeforeTime(above.text, below.text);
  if (endsInAmount(above.text) && !startsWithQuantity(below.text)) return true;
  if (leavesOpen(above, below)) return true;
  if (!isFull(above, below, margin))
    return (
      breaksInSentence(above, below, margin) ||
      (first.marker?.kind === 'number' && cutBeforeTime && above.right > NEARLY_FULL * margin)
    );
  if (/^\p{Ll}/u.test(below.text)) return true;
  if (first.marker)
    return !/^(?:\d|[½¼¾⅓⅔⅛])/u.test(below.text) || !endsSentence(above.text) || cutBeforeTime;
  if (startsWithQuantity(below.text))
    return (
      (above.text.length > 60 && !endsSentence(above.text)) || endsOpen(above.text) || cutBeforeTime
    );
  // "vom Herd nehmen, die gehackte" / "Schokolade darin schmelzen": in the midst of a sentence that began above.
  const isInMidst = above !== first && /^\p{Ll}/u.test(above.text) && /\p{L}$/u.test(above.text);
  return above.text.length > 30 || isInMidst;
}

/** "1 c. à soupe d'herbes de" / "  Provence": a recognised item that cannot end so, and what hangs below it without an amount of its own. */
const hangsBelowOpenItem = (above: TextLine, below: TextLine): boolean =>
  below.confidence !== null &&
  startsWithQuantity(above.text) &&
  !startsWithQuantity(below.text) &&
  below.x > above.x + HANGS * above.size &&
  endsOpen(above.text);
/** In sizes of the line. */
const HANGS = 0.3;

/** "Zwetschken einlegen und" / "zugedeckt dünsten", "bei kleiner Hitze 15" / "Minuten": a line of recognised prose, of a ragged column, that cannot end so. */
function leavesOpen(above: TextLine, below: TextLine): boolean {
  if (hangsBelowOpenItem(above, below)) return true;
  if (below.confidence === null || startsWithQuantity(above.text) || startsWithQuantity(below.text))
    return false;
  if (above.text.split(' ', FEWEST_OF_OPEN).length < FEWEST_OF_OPEN) return false;
  const [, last = ''] = LAST_WORD.exec(above.text.slice(-LONGEST_WORD)) ?? [];
  return /^\d+$/.test(last)
    ? beginsWithTime(`${last} ${below.text}`)
    : openEnds.has(last.toLowerCase());
}
const FEWEST_OF_OPEN = 2;
const LAST_WORD = /\s([\p{L}\d]{1,10})$/u;

/** "garbanzos; 1 cebolla; 2": the food of the last amount comes in the next line. */
function endsInAmount(text: string): boolean {
  const at = text.slice(-LONGEST_FOOD).search(/;\s\d[^;]{0,20}$/u);
  return (
    at >= 0 &&
    isAmountAlone(
      text
        .slice(-LONGEST_FOOD)
        .slice(at + 2)
        .replace(JOINS_FOOD, ''),
    )
  );
}
const JOINS_FOOD = /\s(?:of|d[ei]|d['’]|van|av)$/iu;

function haveOneSize(above: TextLine, below: TextLine, scanned: boolean): boolean {
  const ratio = below.size / above.size;
  const slack = scanned ? 1.4 : 1.12;
  return ratio <= slack && ratio >= 1 / slack;
}

/** "… venti minuti per preparare e un'ora e" / "un quarto di fuoco.": a full line of words, and a sentence that goes on in lower case. */
const breaksInSentence = (above: TextLine, below: TextLine, margin: number): boolean =>
  above.text.length > LONGEST_LABEL &&
  endsOpen(above.text) &&
  /^\p{Ll}/u.test(below.text) &&
  above.right > NEARLY_FULL * margin;

/** "Per quattro persone ti servono trecento" / "grammi di pasta": a line of so many words without room for the next, which is no label. */
const runsOnFull = (above: TextLine, below: TextLine, margin: number): boolean =>
  above.text.split(' ', FEWEST_OF_SENTENCE).length >= FEWEST_OF_SENTENCE &&
  /^\p{Ll}/u.test(below.text) &&
  /\p{L}$/u.test(above.text) &&
  isFull(above, below, margin);
const FEWEST_OF_SENTENCE = 6;

/** "Allergeni: uova, latte" below "1 vasetto di marmellata": what has a label of its own is no rest of an item. */
const LABELLED = /^\p{Lu}\p{L}{3,20}\s?:\s/u;

const LONGEST_LABEL = 40;
/** As a share of the right edge of its column. */
const NEARLY_FULL = 0.85;

function openBracket(text: string): boolean {
  const at = text.lastIndexOf('(');
  return at >= 0 && !text.includes(')', at) && text.length > 12;
}

/** A line that cannot end here: after an article, a preposition or a comma something must follow. */
export const endsOpen = (text: string): boolean =>
  !saysWhatIsLeft(text) &&
  !/\d\smed$/iu.test(text.slice(-LONGEST_WORD)) &&
  /(?:[,(&–\u00ad\u2010-]|(?<![\p{L}\p{M}\p{N}])(?:and|or|the|a|of|in|to|with|for|und|oder|der|die|das|mit|bei|auf|et|ou|de|la|le|à|e|o|di|y|en|met|och|med))$/iu.test(
    text,
  );

/** "2 kg short ribs, bone in", "8 chicken thighs, skin on": ends with what was left there, and is whole. */
export const saysWhatIsLeft = (text: string): boolean =>
  LEFT_ON_OR_IN.test(text.slice(-LONGEST_WORD));
const LEFT_ON_OR_IN =
  /(?:^|[\s(])(?:bone|skin|shell|fat|rind|stalk|stem|head|tail|pip|stone|root|leaf|leave|green|zest|peel)s?[\s-](?:in|on)$/iu;

/** "1 kg Zwiebeln, in feine" / "Ringe geschnitten": how something is cut, without what it becomes. */
const CUT_INTO =
  /[\s(](?:in|into|en|i|em)\s(?:sehr |very |très |zeer |mycket )?(?:feine|kleine|dünne|grobe|große|dicke|schmale|halbe|thin|small|large|thick|fine|bite-sized|fines|fins|petits|petites|gros|grosses|minces|grands|dunne|fijne|grove|dikke|tunna|små|fina|grova|tjocka|finas|finos|pequenos|pequenas|pequeños|pequeñas)$/iu;

/** Whether a line breaks off in its midst, whatever comes next. */
export const cannotEnd = (text: string): boolean =>
  endsOpen(text) || CUT_INTO.test(text.slice(-40));

const startsWithQuantity = (text: string): boolean => /^(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞])/u.test(text);

/** No word is longer: what a line ends with is looked for no farther back. */
const LONGEST_WORD = 80;

/** Joins a line to the pieces above it; takes a hyphen away where it only marked the break of a word. */
function joinText(pieces: string[], below: string, words: Set<string>): void {
  const above = pieces.at(-1) ?? '';
  const end = above.slice(-LONGEST_WORD);
  if ((above === '' && pieces.length === 1) || /\p{L}\/$/u.test(end)) {
    pieces.push(below);
    return;
  }
  const broken = /(\p{L}+)[-\u00ad\u2010]$/u.exec(end);
  const next = /^\p{Ll}+/u.exec(below)?.[0];
  if (!broken || !next) {
    const hyphened = /\p{L}[-\u00ad\u2010]$/u.test(end);
    if (hyphened) pieces[pieces.length - 1] = `${above.slice(0, -1)}-`;
    pieces.push(hyphened ? below : ` ${below}`);
    return;
  }
  const part = (broken[1] ?? '').toLowerCase();
  const whole = words.has(part + next);
  const compound =
    !whole &&
    !(SEPARABLE.has(part) && FINITE_OR_NOT.test(next) && isGerman(words)) &&
    (words.has(`${part}-${next}`) ||
      (COMPOUND_FIRST_PARTS.has(part) && (part.length > 2 || !isGerman(words))) ||
      (words.has(part) && words.has(next)));
  // German books break "backen" as "bak-ken".
  const doubled = part.endsWith('k') && next.startsWith('k') && isGerman(words);
  const cut = doubled ? `${above.slice(0, -2)}c` : above.slice(0, -1);
  pieces[pieces.length - 1] = compound ? `${above.slice(0, -1)}-` : cut;
  pieces.push(below);
}

/** "unter-" / "rühren": both are words, and together they are one verb. */
const SEPARABLE: ReadonlySet<string> = new Set(
  'ab an auf aus bei durch ein fest her herum hin hinein hinzu los mit nach über um unter vor weg wieder zu zurück zusammen'.split(
    ' ',
  ),
);
const FINITE_OR_NOT = /.{3}(?:en|[er]n|t|te|end|ene[mnrs]?|te[mnrs])$/u;

const isGerman = (words: Set<string>): boolean =>
  ['und', 'die', 'mit', 'den', 'das'].filter((word) => words.has(word)).length >= 3;
