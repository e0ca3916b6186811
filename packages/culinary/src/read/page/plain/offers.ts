import { isTag, type Element } from 'domhandler';
import { namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isWithin } from '../html/element.ts';
import type { HtmlLine } from '../html/html-lines.ts';
import { withoutOffer, withoutOffersBehind } from '../../without-shop.ts';
import { statesFacts } from './stated-labels.ts';
import { basketWords, COUNTS_GOODS, priceBehind } from './offers.data.ts';

/** An offer and the entry it belongs to lie no farther apart, in elements. */
const farthest = 6;
const longestClass = 200;
const likeIngredient = 0.5;
/** What is bought for a line has a name before its price. */
const shortestName = 4;

const parentOf = (element: Element): Element | null =>
  element.parent && isTag(element.parent) ? element.parent : null;
const kindOf = (element: Element): string =>
  `${element.name}.${(element.attribs['class'] ?? '').slice(0, longestClass)}`;

/** Whether a line stands right in an entry, behind an element that says the entry's ingredient. */
function isOwnText({ block }: HtmlLine, firstIn: (element: Element) => HtmlLine): boolean {
  if (block === null) return false;
  const first = firstIn(block);
  return (
    first.block !== block && looksLikeIngredient(first.text) > likeIngredient && hasLikes(block)
  );
}

const lists: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'tbody', 'body', 'main']);

/** The element that holds an offer within an entry that says its ingredient first; null where the line is none of an offer. */
function offerAround(line: HtmlLine, firstIn: (element: Element) => HtmlLine): Element | null {
  let offer: Element | null = line.block;
  for (let steps = 0; offer && steps < farthest; steps++) {
    const entry = parentOf(offer);
    // Entries of a list are no offers of each other.
    if (!entry || lists.has(entry.name)) return null;
    const first = firstIn(entry);
    if (!first.block || !isWithin(first.block, offer))
      return looksLikeIngredient(first.text) > likeIngredient && hasLikes(entry) ? offer : null;
    offer = entry;
  }
  return null;
}

/** Whether others of its kind stand beside an entry. */
function hasLikes(entry: Element): boolean {
  const siblings = parentOf(entry)?.children ?? [];
  return siblings.some(
    (other) => other !== entry && isTag(other) && kindOf(other) === kindOf(entry),
  );
}

/** The lines of a page without what a shop sells: beside the lines of a list, behind them, and on cards. */
export function withoutOffers(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  return withoutOffersBehind([
    ...withoutShelves(withoutSingles(withoutCards(withoutEntries(withoutMatches(lines))))),
  ]).filter(({ text }) => withoutOffer(text) !== '' && !putsIntoBasket(text) && !countsGoods(text));
}

const countsGoods = (text: string): boolean =>
  text.length <= longestOfCard && COUNTS_GOODS.test(text) && !namesFood(text, 3);

/** "All 6 products into the basket (13.84 €)": what is put there is no food. */
function putsIntoBasket(text: string): boolean {
  if (text.length > longestOfCard || !basketWords.test(text)) return false;
  const rest = withoutOffer(text);
  return rest !== text && !namesFood(rest, 3);
}

/** The lines without lists behind another in which all has its price. */
function withoutShelves(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  const all = [...listsOf(lines).values()];
  const isListed = (held: readonly HtmlLine[]): boolean =>
    held.filter(({ text }) => looksLikeIngredient(withoutOffer(text)) > likeIngredient).length >=
    fewestListed;
  const first = all.findIndex(isListed);
  const sold = new Set(
    first < 0
      ? []
      : all
          .slice(first + 1)
          .filter((held) => held.every(({ text }) => withoutOffer(text) !== text))
          .flat(),
  );
  return lines.filter((line) => !sold.has(line));
}

/** The lines that are entries of lists, by their list. */
function listsOf(lines: readonly HtmlLine[]): Map<Element, HtmlLine[]> {
  const lists = new Map<Element, HtmlLine[]>();
  for (const line of lines) {
    const list = line.block?.name === 'li' ? parentOf(line.block) : null;
    const held = list && lists.get(list);
    if (held) held.push(line);
    else if (list) lists.set(list, [line]);
  }
  return lists;
}

/** An entry of a list of any markup that says one line. */
interface Entry {
  element: Element;
  line: HtmlLine;
}

/** The entries beside each other that say one line each, by what holds them: items, rows of a table, boxes. */
function entriesOf(lines: readonly HtmlLine[]): Map<Element, Entry[]> {
  const counts = new Map<Element, number>();
  for (const { block } of lines)
    for (let at = block; at; at = parentOf(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  const entries = new Map<Element, Entry[]>();
  for (const line of lines) {
    let element = line.block;
    for (let up = element && parentOf(element); up && counts.get(up) === 1; up = parentOf(up))
      element = up;
    const list = element && counts.get(element) === 1 ? parentOf(element) : null;
    if (!list) continue;
    const held = entries.get(list);
    if (held) held.push({ element: element!, line });
    else entries.set(list, [{ element: element!, line }]);
  }
  return entries;
}

/** The lines without entries of their own kind that sell what the entry above each names: its product and price. */
function withoutEntries(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  if (!lines.some(({ text }) => withoutOffer(text) !== text)) return lines;
  const sold = new Set([...entriesOf(lines).values()].flatMap(soldIn));
  return lines.filter((line) => !sold.has(line));
}

function soldIn(entries: readonly Entry[]): HtmlLine[] {
  const kinds = new Map<string, HtmlLine[]>();
  for (const { element, line } of entries) {
    const held = kinds.get(kindOf(element));
    if (held) held.push(line);
    else kinds.set(kindOf(element), [line]);
  }
  const offers = [...kinds.values()].filter((held) =>
    held.every(({ text }) => withoutOffer(text) !== text),
  );
  const others = [...kinds.values()].filter((held) => !offers.includes(held)).flat();
  const listed = others.filter(({ text }) => looksLikeIngredient(text) > likeIngredient);
  return listed.length >= fewestListed && listed.length * 2 > others.length ? offers.flat() : [];
}

/** A card of a product says so much, and no longer. */
const mostOfCard = 5;
const longestOfCard = 60;
/** A page that lists so many foods without a price sells others beside them. */
const fewestListed = 3;

/** The lines without cards of products: a name and its price in a box of their own, beside a list that names no prices. */
function withoutCards(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  const within = new Map<Element, HtmlLine[]>();
  for (const line of lines)
    for (let at = line.block; at; at = parentOf(at)) {
      const known = within.get(at);
      if (!known) within.set(at, [line]);
      else if (known.length <= mostOfCard) known.push(line);
    }
  const isCard = (held: readonly HtmlLine[]): boolean =>
    held.length > 1 &&
    held.length <= mostOfCard &&
    held.every(
      ({ text, heading }) =>
        text.length <= longestOfCard && (heading === 0 || heading > 2) && !statesFacts(text),
    );
  const cards = new Set<Element>();
  const priced = new Set<HtmlLine>();
  for (const line of lines) {
    if ((priceBehind.exec(line.text)?.index ?? shortestName) >= shortestName) continue;
    let card = line.block;
    while (card && within.get(card)!.length === 1) card = parentOf(card);
    if (!card || !isCard(within.get(card)!)) continue;
    cards.add(card);
    within.get(card)!.forEach((held) => priced.add(held));
  }
  const listed = lines.filter(
    (line) =>
      !priced.has(line) && /\d/.test(line.text) && looksLikeIngredient(line.text) > likeIngredient,
  );
  if (cards.size === 0 || listed.length < fewestListed) return lines;
  // An entry of a list in which others have no price is of the list.
  const isOfList = (card: Element): boolean =>
    (parentOf(card)?.children ?? []).some(
      (other) =>
        isTag(other) && kindOf(other) === kindOf(card) && !cards.has(other) && within.has(other),
    );
  const sold = new Set(
    [...cards].filter((card) => !isOfList(card)).flatMap((card) => within.get(card)!),
  );
  return lines.filter((line) => !sold.has(line));
}

/**
 * The lines without products that say their name and price in one line: "Reblochon, 450 g 11.90 €" in a box of its own, beside a list
 * that names no prices and has nothing in boxes of that kind.
 */
function withoutSingles(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  const priced = lines.filter(
    ({ text, block }) =>
      block !== null &&
      text.length <= longestOfSingle &&
      (priceBehind.exec(text)?.index ?? 0) >= shortestName,
  );
  if (priced.length === 0) return lines;
  const sold = new Set(priced);
  const listed = lines.filter(
    (line) =>
      !sold.has(line) && /\d/.test(line.text) && looksLikeIngredient(line.text) > likeIngredient,
  );
  if (listed.length < fewestListed || listed.length <= priced.length) return lines;
  const kinds = new Set(listed.flatMap(({ block }) => (block ? [kindOf(block)] : [])));
  return lines.filter((line) => !sold.has(line) || kinds.has(kindOf(line.block!)));
}
const longestOfSingle = 100;

/**
 * The lines of a page without what a shop sells beside the lines of a list: the product, its price, and in other entries of that list
 * what stands in its place ("In your cupboard?").
 */
function withoutMatches(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  if (!lines.some(({ text }) => priceBehind.test(text))) return lines;
  const first = new Map<Element, HtmlLine>();
  for (const line of lines)
    for (let at = line.block; at && !first.has(at); at = parentOf(at)) first.set(at, line);
  const firstIn = (element: Element) => first.get(element)!;
  const alone = new Set<HtmlLine>();
  /** By the list that holds them: the kinds of elements that are offers in its entries. */
  const offers = new Map<Element, Set<string>>();
  for (const [at, line] of lines.entries()) {
    const price = priceBehind.exec(line.text);
    if (!price) continue;
    if (price.index >= shortestName && isOwnText(line, firstIn)) {
      alone.add(line);
      continue;
    }
    const offer = offerAround(line, firstIn);
    const list = offer && parentOf(parentOf(offer)!);
    if (!list) continue;
    const isNamed =
      price.index >= shortestName ||
      (lines[at - 1]?.block && isWithin(lines[at - 1]!.block!, offer));
    if (isNamed) offers.set(list, (offers.get(list) ?? new Set()).add(kindOf(offer)));
  }
  return lines.filter((line) => !alone.has(line) && !isOfOffer(line, offers, first));
}

function isOfOffer(
  line: HtmlLine,
  offers: ReadonlyMap<Element, ReadonlySet<string>>,
  first: ReadonlyMap<Element, HtmlLine>,
): boolean {
  let at = line.block;
  for (let steps = 0; at && steps <= farthest; steps++) {
    const entry = parentOf(at);
    const list = entry && parentOf(entry);
    if (!list) return false;
    const isFirst = first.get(entry) === first.get(at);
    if (!isFirst && offers.get(list)?.has(kindOf(at))) return true;
    at = entry;
  }
  return false;
}
