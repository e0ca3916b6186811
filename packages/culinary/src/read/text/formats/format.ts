import type { Doubt } from '../../../recipe/recipe.ts';

/** A text as a reader sees it, and what of its source was left out. */
export interface Undone {
  text: string;
  doubts: Doubt[];
}

/** Takes what a format puts around words off a text; null for a text that is not of the format. Costs what the text's length is. */
export type Format = (source: string) => Undone | null;

export const undone = (text: string, doubts: Doubt[] = []): Undone => ({ text, doubts });

/** A text under a head that states facts, as front matter does. */
export function underHead(values: Iterable<readonly [string, string]>, text: string): string {
  const rows = [...values]
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return rows.length > 0 ? `---\n${rows.join('\n')}\n---\n${text}` : text;
}
