import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { beginningOf } from '../html/element.ts';
import { tidyText } from '../html/page-text.ts';
import { stemsOf } from '../../text/title/title-words.ts';
import { priceBehind, VAGUE_AMOUNT } from './offers.data.ts';

const fewestEntries = 3;
const mostCells = 8;
const longestCell = 80;
const fewestWords = 2;
const likeIngredient = 0.5;
const longestClass = 100;

/** What one entry of a list holds beside each other. */
interface Cell {
  element: Element;
  /** The cells of the same place in other entries say the same of theirs. */
  place: string;
  text: string;
}

const kindOf = (element: Element): string =>
  `${element.name}.${(element.attribs['class'] ?? '').slice(0, longestClass)}`;

/** The cells of an entry; null where words stand between them that are in none, but for its first words. */
function cellsOf(entry: Element): { first: string; cells: Cell[] } | null {
  const nodes = entry.children.filter(
    (node) => (isTag(node) || isText(node)) && tidyText(beginningOf(node, longestCell)) !== '',
  );
  const [first, ...others] = nodes;
  if (!first || nodes.length > mostCells || !others.every(isTag)) return null;
  const textOf = (node: AnyNode) => tidyText(beginningOf(node, longestCell));
  const cells = (others as Element[]).map((element, at) => ({
    element,
    place: `${at} ${kindOf(element)}`,
    text: textOf(element),
  }));
  return { first: textOf(first), cells };
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether a text measures or describes the food that it stands behind: "200 g", "nach Geschmack". */
const measures = (text: string): boolean => /\d/.test(text) || VAGUE_AMOUNT.test(text);

/** Whether a text is a product that is sold for a food: "Greengate Salmon Fillets 480g" beside "4 salmon fillets". */
function isProductOf(text: string, food: string): boolean {
  const stems = stemsOf([food]);
  return wordsIn(text) >= fewestWords && [...stemsOf([text])].some((stem) => stems.has(stem));
}

const isSold = (cell: { isSold: boolean }): boolean => cell.isSold;

/** What a shop says beside the entries of one list. */
function shopIn(entries: readonly Element[]): Element[] {
  const read = entries.map(cellsOf).filter((entry) => entry !== null);
  const like = read.filter(({ first }) => looksLikeIngredient(first) > likeIngredient).length;
  if (read.length < fewestEntries || like * 2 < read.length) return [];
  // What is sold throughout is a shelf, and no list of a recipe.
  const isPriced = ({ cells }: { cells: Cell[] }) =>
    cells.some(({ text }) => priceBehind.test(text));
  if (read.every(isPriced)) return [];
  const places = Map.groupBy(
    read.flatMap(({ first, cells }) => {
      const price = cells.findLastIndex(({ text }) => priceBehind.test(text));
      return cells.map((cell, at) => ({ ...cell, first, isSold: at <= price }));
    }),
    ({ place }) => place,
  );
  return [...places.values()]
    .filter((cells) => {
      const said = new Set(cells.map(({ text }) => text));
      const isSaidOfAll =
        said.size === 1 &&
        cells.length === entries.length &&
        (wordsIn(cells[0]!.text) > fewestWords || cells[0]!.text.endsWith('?')) &&
        !measures(cells[0]!.text);
      const isOffer = ({ text, first, isSold }: (typeof cells)[number]) =>
        isSold && (priceBehind.test(text) || isProductOf(text, first));
      const rest = cells.filter((cell) => !isOffer(cell));
      const isBesideOffer =
        rest.length < cells.length || (said.size * 2 <= cells.length && cells.some(isSold));
      return (
        isSaidOfAll ||
        (isBesideOffer && rest.every(({ text }) => wordsIn(text) >= fewestWords && !measures(text)))
      );
    })
    .flatMap((cells) => cells.map(({ element }) => element));
}

/**
 * The elements beside the foods of a list that are a shop's: a product and its price, and in other entries what stands in their place
 * ("You may already have this"), or what is said of each of them alike ("Available in store").
 */
export function shopBeside(elements: readonly Element[]): Set<Element> {
  return new Set(
    elements.flatMap((list) => {
      const entries = list.children.filter(isTag);
      if (entries.length < fewestEntries) return [];
      return [...Map.groupBy(entries, kindOf).values()]
        .filter((alike) => alike.length >= fewestEntries)
        .flatMap(shopIn);
    }),
  );
}
