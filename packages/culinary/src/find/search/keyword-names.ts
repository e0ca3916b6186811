import { keywords } from './keywords.data.ts';
import { FORGIVEN_LENGTH, isNearly } from './one-letter.ts';

const families = new Map<string, { family: string; strict: boolean }>();
for (const [family, { names, strict }] of Object.entries(keywords)) {
  for (const name of names.split(',')) families.set(name.trim(), { family, strict });
}

/** The family of foods that a folded word names, and whether the word stands for that family alone. */
export const familyNamed = (word: string) => families.get(word);

/** Whether a word names a family that is not found by parts of words. */
export const isStrictName = (word: string) => families.get(word)?.strict === true;

/** Families whose name is the word but for one letter. */
export function familiesNearlyNamed(word: string): string[] {
  const near = new Set<string>();
  for (const [name, { family }] of families)
    if (name.length >= FORGIVEN_LENGTH && isNearly(name, word)) near.add(family);
  return [...near];
}
