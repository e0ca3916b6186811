import { pattern } from '../../../words/pattern.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { isFurniture } from '../../text/lines/page-furniture.ts';
import { fedStatement } from '../../text/facts/fed-statements.ts';
import { statesFacts } from './stated-labels.ts';
import type { Row } from './page-rows.ts';

/** Rows above the first ingredient among which the name of the dish is looked for. */
const farthest = 20;
const longestTitle = 120;
/** "The recipe of the week: ", "Recipe idea: ", "Recette. " */
const titleLabel = pattern('iu')`
  ^(?:(?:the|our|das|unser|unsere|la|notre|il|el|nuestra|het|ons|o|a|idée|idea|sugerencia|suggestion|
  consiglio|suggerimento)\s(?:de\s|di\s)?)?(?:recipe|rezept|recette|ricetta|receta|recept|receita)
  (?:[\s-]?(?:ideas?|tip|tipp|idee|vorschlag|suggestion|facile|fácil|facil)|
  \sof\sthe\s(?:week|month|day)|\sder\swoche|\sdes\smonats|\sdes\stages|\sde\sla\ssemaine|\sdu\s(?:mois|jour)|
  \sdel\s(?:mese|mes|giorno|día)|\sdella\ssettimana|\sde\sla\ssemana|\svan\sde\s(?:week|maand)|\sda\ssemana|\si\sveckan)?
  \s?[:.]\s+(?=\p{L}{2})
`;

/** "Cookbook/Cakes/Plum tart", "Cookbook:Plum tart": where a wiki keeps its page. */
const wikiPath = pattern('iu')`
  ^(?:cook\s?book|recipes?|kochbuch|rezepte?|livre\sde\s(?:cuisine|recettes)|recettes?|libro\sdi\scucina|ricettario|
  ricette|libro\sde\s(?:cocina|recetas)|artes?\sculinarias?|recetario|recetas?|livro\sde\sreceitas|receitas?|kookboek|recepten|
  kokbok(?:en)?|recept)
  (?::(?!\s)|\/)(?:[^\/]{1,60}\/){0,4}(?=\p{L}{2})
`;

/** The name of the dish without what says that it is one, or where a wiki keeps it. */
export const withoutTitleLabel = (title: string): string =>
  title.replace(titleLabel, '').replace(wikiPath, '');

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

/** A line in plain print that may be a name has no more words. */
const mostPlainWords = 6;
const isPlainName = ({ text }: Row): boolean =>
  /^\p{Lu}/u.test(text) && text.split(' ').length <= mostPlainWords && !/[.!?,;|]$/.test(text);

/**
 * What may name a dish above the first ingredient, from the top: the headings and the bold lines, and a short line right above the list,
 * its heading and what states facts.
 */
export function headingsAbove(rows: readonly Row[], first: number): string[] {
  const above = rows.slice(Math.max(0, first - farthest), Math.max(0, first));
  const nearest = above.findLastIndex(
    ({ text }) =>
      !statesFacts(text) && fedStatement(text) === null && sectionHeading(text) === null,
  );
  return above
    .filter(
      (row, at) =>
        !row.linked &&
        mayBeTitle(row) &&
        (row.heading > 0 || row.bold || (at === nearest && isPlainName(row))),
    )
    .map(({ text }) => text);
}
