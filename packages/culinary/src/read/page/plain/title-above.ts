import { sectionHeading } from '../../headings/section-heading.ts';
import { isFurniture } from '../../text/lines/page-furniture.ts';
import { statesFacts } from './stated-labels.ts';
import type { Row } from './page-rows.ts';

/** Rows above the first ingredient among which the name of the dish is looked for. */
const farthest = 20;
const longestTitle = 120;
/** "The recipe of the week: " */
export const titleLabel =
  /^(?:(?:the|das|la|il|el|het|o|a)\s)?(?:recipe|rezept|recette|ricetta|receta|recept|receita)(?:\s(?:of the (?:week|month|day)|der woche|des monats|de la semaine|du mois|del mese|del mes|van de week|da semana|i veckan))?\s?:\s+(?=\p{L}{3})/iu;

const mayBeTitle = ({ text }: Row): boolean =>
  text.length <= longestTitle &&
  /\p{L}{3}/u.test(text) &&
  !/[:：]$/.test(text) &&
  sectionHeading(text) === null &&
  !statesFacts(text) &&
  !isFurniture(text);

/** The name that a heading above the ingredients gives with a label: "The recipe: plum tart". */
export function labelledTitle(rows: readonly Row[], first: number): string | null {
  const above = rows.slice(Math.max(0, first - farthest), first);
  const heading = above.findLast(
    ({ text, heading, bold }) => (heading > 0 || bold) && titleLabel.test(text),
  );
  return heading ? heading.text.replace(titleLabel, '') : null;
}

/** On a page without headings and a title: the first bold line above the ingredients. */
export function boldTitle(rows: readonly Row[], first: number): string | null {
  return (
    rows.slice(Math.max(0, first - farthest), first).find((row) => row.bold && mayBeTitle(row))
      ?.text ?? null
  );
}
