import { findChef, type Chef } from '@convivio/culinary/compose';
import { foldLetters } from '@convivio/culinary/find';
import type { Problems } from '@convivio/platform/problems';
import { readLine } from '@convivio/platform/written-text';
import { CHEF_DEFAULTS, CHEF_LIMITS } from '../magic-limits.data.ts';

export type { Chef };

/** A chef as a cook names one. */
export interface WrittenChef {
  name: string;
  style?: string | null | undefined;
  specialty?: string | null | undefined;
}

/** The chef with what is said of them: as written, else as it is known, else what is said of any master. */
export function readChef(problems: Problems, field: string, written: WrittenChef): Chef {
  const name = readChefName(problems, field, written.name);
  const style = inOneLine(written.style);
  const specialty = inOneLine(written.specialty);
  const known = style && specialty ? null : findChef(name);
  return {
    name,
    style: cut(style || known?.style || CHEF_DEFAULTS.style, CHEF_LIMITS.style),
    specialty: cut(specialty || known?.specialty || CHEF_DEFAULTS.specialty, CHEF_LIMITS.specialty),
  };
}

export function readChefName(problems: Problems, field: string, text: string): string {
  const name = readLine(problems, field, "A chef's name", text, CHEF_LIMITS.name);
  if (name === '') problems.add(field, 'is required', 'A chef needs a name.');
  return name;
}

/** What a chef's card has room for. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

/** Names are the same whatever their capitals and accents. */
export const chefKey = (name: string): string => foldLetters(name).trim();

const inOrder = new Intl.Collator('en').compare;

/** Chefs by first name. */
export const byFirstName = (chefs: readonly Chef[]): Chef[] =>
  [...chefs].sort((one, other) => inOrder(one.name, other.name));

const inOneLine = (text: string | null | undefined): string =>
  text
    ?.toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim() ?? '';
