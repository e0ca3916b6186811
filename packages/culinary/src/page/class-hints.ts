import { isTag, type Element } from 'domhandler';
import type { Section } from '../words/headings.data.ts';
import { foldText } from '../words/fold-text.ts';
import { factNames, furnitureWords, hintWords } from './class-hints.data.ts';

export type Hint = keyof typeof hintWords;

const hints = new Map<string, Hint>();
for (const [hint, words] of Object.entries(hintWords) as [Hint, readonly string[]][]) for (const word of words) if (!hints.has(word)) hints.set(word, hint);
const furniture = new Set(furnitureWords);
const furnitureTags = new Set(['nav', 'footer', 'form', 'dialog', 'noscript']);
const wholePage = new Set(['html', 'body', 'main', 'article']);
const longestName = 400;

/** "recipe-ingredients__list", "recipeIngredients" and "wp:ingredients" all hold the word "ingredients". */
function nameWords(element: Element): string[] {
  const { attribs } = element;
  const names = [attribs['class'], attribs['id'], attribs['data-testid'], attribs['data-test'], attribs['data-component'], attribs['data-module'], attribs['data-section']].filter(Boolean).join(' ').slice(0, longestName);
  if (!names) return [];
  return foldText(names.replace(/([a-z])([A-Z])/g, '$1-$2')).split(/[^\p{L}]+/u).filter(Boolean);
}

/** The fact that the names of an element or the two around it announce: "total-time", "servings". */
export function namedFact(element: Element | null): Section | null {
  let steps = 0;
  for (let at: Element | null = element; at && steps < 3 && !wholePage.has(at.name); at = at.parent && isTag(at.parent) ? at.parent : null, steps++) {
    const names = nameWords(at).join(' ');
    const fact = names ? factNames.find(({ pattern }) => pattern.test(names)) : undefined;
    if (fact) return fact.section;
  }
  return null;
}

const known = new WeakMap<Element, Hint | null>();

/** What the element's own names say of its content. Names that speak of two things at once ("step-ingredients") say what their last such word says. */
export function ownHint(element: Element): Hint | null {
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
  for (let at: Element | null = element; at && steps < 9; at = at.parent && isTag(at.parent) ? at.parent : null, steps++) {
    if (wholePage.has(at.name)) return null;
    const hint = ownHint(at);
    if (hint) return { hint, element: at };
  }
  return null;
}

/** Navigation, comments, advertising and the like, by tag or by name. Elements that hold the whole page are never furniture. */
export function isFurniture(element: Element): boolean {
  if (wholePage.has(element.name)) return false;
  if (furnitureTags.has(element.name) && element.name !== 'form') return true;
  const role = element.attribs['role'];
  if (role === 'navigation' || role === 'contentinfo' || role === 'search' || role === 'dialog') return true;
  return nameWords(element).some((word) => furniture.has(word)) && ownHint(element) === null;
}
