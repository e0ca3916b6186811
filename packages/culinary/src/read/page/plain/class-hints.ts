import { isTag, type Element } from 'domhandler';
import type { Section } from '../../headings/headings.data.ts';
import { foldText } from '../../../words/fold.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { rawText } from '../html/element.ts';
import {
  boxWords,
  factNames,
  foreignWords,
  furnitureWords,
  hintWords,
  leadingFurnitureWords,
  stateOfBox,
} from './class-hints.data.ts';

export type Hint = keyof typeof hintWords;

const hints = new Map<string, Hint>();
for (const [hint, words] of Object.entries(hintWords) as [Hint, readonly string[]][])
  for (const word of words) if (!hints.has(word)) hints.set(word, hint);
const furniture = new Set(furnitureWords);
const boxes = new Set(boxWords);
const foreign = new Set(foreignWords);
const leadingFurniture = new RegExp(
  `(?:^|\\s)(?:${leadingFurnitureWords.join('|')})(?:[\\s_-]|$)`,
  'i',
);
const furnitureTags = new Set(['nav', 'footer', 'noscript']);
const wholePage = new Set(['html', 'body', 'main', 'article']);
const longestName = 300;
const namingAttributes = [
  'class',
  'id',
  'data-testid',
  'data-test',
  'data-component',
  'data-module',
  'data-section',
];

/** Pages repeat the same few class names thousands of times. */
const splitNames = new Map<string, string[]>();
const mostNames = 10_000;

/** Shorter words between figures are what a program has made of a name: "xk9ad". */
const shortestBetween = 5;

/** The words of a part of a name: "step2" is a step. */
function wordsOfName(part: string): string[] {
  const pieces = part.split(/\p{N}+/u).filter(Boolean);
  return pieces.length > 1 ? pieces.filter((piece) => piece.length >= shortestBetween) : pieces;
}

/** "recipe-ingredients__list", "recipeIngredients" and "wp:ingredients" all hold the word "ingredients". */
function nameWords(element: Element): string[] {
  const { attribs, name } = element;
  // An element of the page's own is named as a class is: "gu-newsletter".
  let names = name.includes('-') ? ` ${name.slice(0, longestName)}` : '';
  for (const naming of namingAttributes)
    if (attribs[naming]) names += ` ${attribs[naming].slice(0, longestName)}`;
  if (!names) return [];
  let words = splitNames.get(names);
  if (!words) {
    words = foldText(names.replace(stateOfBox, ' ').replace(/([a-z])([A-Z])/g, '$1-$2'))
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap(wordsOfName);
    if (splitNames.size >= mostNames) splitNames.clear();
    splitNames.set(names, words);
  }
  return words;
}

/** The fact that the names of an element or the two around it announce: "total-time", "servings". */
export function namedFact(element: Element | null): Section | null {
  let steps = 0;
  for (
    let at: Element | null = element;
    at && steps < 3 && !wholePage.has(at.name);
    at = at.parent && isTag(at.parent) ? at.parent : null, steps++
  ) {
    const names = nameWords(at).join(' ');
    const fact = names ? factNames.find(({ pattern }) => pattern.test(names)) : undefined;
    if (fact) return fact.section;
  }
  return null;
}

const known = new WeakMap<Element, Hint | null>();

/** What the element's own names say of its content. Names that speak of two things at once ("step-ingredients") say what their last such word says. */
function ownHint(element: Element): Hint | null {
  const cached = known.get(element);
  if (cached !== undefined) return cached;
  let found: Hint | null = null;
  for (const word of nameWords(element)) found = hints.get(word) ?? found;
  known.set(element, found);
  return found;
}

/** The hint of the nearest element around that gives one. */
export function hintAround(element: Element | null): { hint: Hint; element: Element } | null {
  let steps = 0;
  for (
    let at: Element | null = element;
    at && steps < 9;
    at = at.parent && isTag(at.parent) ? at.parent : null, steps++
  ) {
    if (wholePage.has(at.name)) return null;
    const hint = ownHint(at);
    if (hint) return { hint, element: at };
  }
  return null;
}

const headingTags = new Set([
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'summary',
  'dt',
  'legend',
]);
const longestHeading = 60;

function headsIngredients(element: Element): boolean {
  if (!headingTags.has(element.name)) return false;
  const text = rawText(element)
    .slice(0, 4 * longestHeading)
    .trim();
  return text.length <= longestHeading && sectionHeading(text)?.section === 'ingredients';
}

/**
 * The elements that hold the page's main heading, a heading of ingredients or parts whose names
 * speak of ingredients: whatever they are called, they are no furniture.
 */
export function essentialElements(elements: readonly Element[]): Set<Element> {
  const essential = new Set<Element>();
  for (const element of elements) {
    if (element.name !== 'h1' && ownHint(element) !== 'ingredients' && !headsIngredients(element))
      continue;
    for (
      let at: Element | null = element;
      at && !essential.has(at);
      at = at.parent && isTag(at.parent) ? at.parent : null
    )
      essential.add(at);
  }
  return essential;
}

/** Navigation, comments, advertising and the like, by tag or by name. Elements that hold the whole page are never furniture. */
export function isFurniture(element: Element, essential: ReadonlySet<Element>): boolean {
  if (wholePage.has(element.name)) return false;
  if (furnitureTags.has(element.name)) return true;
  const role = element.attribs['role'];
  if (role === 'navigation' || role === 'contentinfo' || role === 'search') return true;
  const words = nameWords(element);
  if (words.some((word) => foreign.has(word)))
    return ownHint(element) === null && !holdsHeading(element);
  return (
    !essential.has(element) &&
    (role === 'dialog' ||
      element.name === 'aside' ||
      words.some((word) => furniture.has(word)) ||
      leadingFurniture.test((element.attribs['class'] ?? '').slice(0, longestName)))
  );
}

/** What holds no recipe however a page is looked at: navigation, other recipes, comments. Boxes beside and above the text may hold one. */
export function isNoBox(element: Element): boolean {
  if (wholePage.has(element.name)) return false;
  const role = element.attribs['role'];
  if (furnitureTags.has(element.name) || role === 'navigation' || role === 'search') return true;
  const words = nameWords(element);
  return words.some((word) => foreign.has(word) || (furniture.has(word) && !boxes.has(word)));
}

const boxTags = new Set(['aside', 'figure']);

/** Whether the element is a box in the matter of a page: by its tag, or because its name says so. */
export const isBox = (element: Element): boolean =>
  (boxTags.has(element.name) || nameWords(element).some((word) => boxes.has(word))) &&
  !isNoBox(element) &&
  !isInNoBox(element);

function isInNoBox(element: Element): boolean {
  for (let at = element.parent; at && isTag(at); at = at.parent) if (isNoBox(at)) return true;
  return false;
}

const nearTop = 4;

/**
 * Whether the element is the page itself and bears an unlucky name ("category-popular"): a main
 * heading is near its top, or its only article. Boxes of related recipes hold several.
 */
function holdsHeading(element: Element): boolean {
  let articles = 0;
  let level = element.children.filter(isTag);
  for (let depth = 0; depth < nearTop && level.length > 0 && level.length < 500; depth++) {
    if (level.some(({ name }) => name === 'h1' || name === 'main')) return true;
    articles += level.filter(({ name }) => name === 'article').length;
    level = level.flatMap((child) => child.children.filter(isTag));
  }
  return articles === 1;
}
