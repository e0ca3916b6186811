import type { ShownRecipe } from '../shown-recipe.ts';

type Doubt = ShownRecipe['doubts'][number];

/** Each names the doubts that it stands for. */
const marks = () => [...document.querySelectorAll<HTMLElement>('[data-doubt]')];
const idsOf = ({ dataset }: HTMLElement) => dataset['doubt']!.split(' ');

/** The doubt that one comes to behind another, from the head of the page to its foot and round again; null behind the last. */
export function doubtBehind(id: string): string | null {
  const all = marks().map(idsOf);
  const at = all.findIndex((ids) => ids.includes(id));
  const own = all[at]?.find((other) => other !== id);
  const next = own ?? all[(at + 1) % all.length]?.[0];
  return next === undefined || next === id ? null : next;
}

/** Goes to the mark of a doubt; where there is none to the line that was doubted last. */
export function goToDoubt(id: string | null, last: Pick<Doubt, 'part' | 'index'>): void {
  const mark = marks().find((other) => id !== null && idsOf(other).includes(id));
  (mark ?? lineOf(last))?.focus();
}

/** Opens the first line that is doubted. */
export function openFirstMark(): void {
  const mark = marks().find((button) => button.hasAttribute('aria-expanded'));
  if (mark?.getAttribute('aria-expanded') === 'false') mark.click();
  mark?.focus({ preventScroll: true });
  mark?.scrollIntoView?.({ block: 'center' });
}

const lists = { ingredient: 'ingredients', step: 'instructions' };

function lineOf({ part, index }: Pick<Doubt, 'part' | 'index'>): HTMLElement | null {
  const isLine = (part === 'ingredient' || part === 'step') && index !== null;
  const lines = isLine ? document.querySelectorAll(`[aria-labelledby=${lists[part]}] li`) : [];
  // The last may have been taken away.
  const line = lines[Math.min(index ?? 0, lines.length - 1)];
  return line?.querySelector('input') ?? document.querySelector('h1');
}
