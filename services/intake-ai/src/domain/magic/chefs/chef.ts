import { chefDefaults, chefLimits, cutForCard } from '@convivio/contracts/chef-cards';
import { findChef, type Chef } from '@convivio/culinary/compose';
import { foldLetters } from '@convivio/culinary/find';
import type { Problems } from '@convivio/platform/problems';
import { readVisibleLine } from '@convivio/platform/written-text';

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
    style: cutForCard(style || known?.style || chefDefaults.style, chefLimits.style),
    specialty: cutForCard(
      specialty || known?.specialty || chefDefaults.specialty,
      chefLimits.specialty,
    ),
  };
}

export function readChefName(problems: Problems, field: string, text: string): string {
  const name = readVisibleLine(problems, field, "A chef's name", text, chefLimits.name);
  if (name === '') problems.add(field, 'is required', 'A chef needs a name.');
  return name;
}

/** Names are the same whatever their capitals and accents. */
export const chefKey = (name: string): string => foldLetters(name).trim();

const inOneLine = (text: string | null | undefined): string =>
  text
    ?.toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim() ?? '';
