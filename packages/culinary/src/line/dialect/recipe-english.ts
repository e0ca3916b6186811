import type { Amount } from '../../recipe/recipe.ts';
import { pattern } from '../../words/pattern.ts';
import { parseIngredient } from '../parse-ingredient.ts';
import { measureOf } from '../units/measures.data.ts';
import {
  commonwealthWords,
  countryDomains,
  countrySites,
  countryWords,
  statedMeasures,
  type Country,
} from './dialect-words.data.ts';

interface EnglishRecipe {
  /** The language as far as it is known, a tag. */
  language: string | null | undefined;
  lines: readonly string[];
  /** Title and steps. */
  texts?: readonly string[];
  url?: string | null | undefined;
}

/** A recipe says where it is from within this. */
const mostCharacters = 20_000;
const mostLines = 300;
const statesBoth = /\d\s?(?:ml|litres?|liters?|l)(?![a-z])/i;
/** What a statement of millilitres beside a pint, a site, a word of one country or Fahrenheit alone weighs; a word of several weighs one. */
const weights = { stated: 6, site: 4, word: 2, fahrenheit: 2 };
const leastEvidence = 2;

const commonwealth = wordsPattern(commonwealthWords);
const ofCountry = Object.entries(countryWords).map(
  ([country, words]) => [country as Country, wordsPattern(words)] as const,
);

/**
 * The language of a recipe with its country where that decides what a pint, a cup or a spoon holds: "en-GB", "en-AU", "en-NZ", "en-CA" or "en-US",
 * by what it writes beside its pints, its site, and its words and spellings. The language as it was given where nothing tells, or where it is not English.
 */
export function recipeEnglish({
  language,
  lines,
  texts = [],
  url,
}: EnglishRecipe): string | undefined {
  const given = language ?? undefined;
  if (given !== undefined && !/^en$/i.test(given)) return given;
  const counted = new Map<Country, number>();
  const add = (country: Country, weight: number): void =>
    void counted.set(country, (counted.get(country) ?? 0) + weight);
  const site = countryOfSite(url);
  if (site !== null) add(site, weights.site);
  for (const country of statedIn(lines)) add(country, weights.stated);
  const text = [...lines.slice(0, mostLines), ...texts].join('\n').slice(0, mostCharacters);
  for (const [country, words] of ofCountry) add(country, weights.word * distinct(text, words));
  const degrees = degreesIn(text);
  add('en-US', (cookedByCups(lines) ? 1 : 0) + (degrees === 'F' ? weights.fahrenheit : 0));
  return winner(counted, distinct(text, commonwealth) + (degrees === 'C' ? 1 : 0)) ?? given;
}

/** The country for which most speaks; null where little does, or as much for another. */
function winner(counted: ReadonlyMap<Country, number>, common: number): Country | null {
  const american = counted.get('en-US') ?? 0;
  const [best, own] = [...counted]
    .filter(([country]) => country !== 'en-US')
    .reduce((most, next) => (next[1] > most[1] ? next : most), ['en-GB', 0] as const);
  const british = own + common;
  if (american >= leastEvidence && american >= 2 * british) return 'en-US';
  return british >= leastEvidence && british >= 2 * american ? best : null;
}

/** Celsius alone speaks against the United States, Fahrenheit alone for them. */
function degreesIn(text: string): 'C' | 'F' | null {
  const [c, f] = [/\d\s?°\s?C\b/i.test(text), /\d\s?°\s?F\b/i.test(text)];
  if (c === f) return null;
  return c ? 'C' : 'F';
}

/** Cups in several lines, and grams in none. */
function cookedByCups(lines: readonly string[]): boolean {
  const some = lines.slice(0, mostLines);
  return (
    some.filter((line) => /\d\s?cups?\b/i.test(line)).length > 1 &&
    !some.some((line) => /\d\s?(?:k?g|ml)\b/i.test(line))
  );
}

function distinct(text: string, words: RegExp): number {
  return new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase())).size;
}

function countryOfSite(url: string | null | undefined): Country | null {
  const host = url && URL.canParse(url) ? new URL(url).hostname : '';
  const known = Object.entries(countrySites).find(
    ([site]) => host === site || host.endsWith(`.${site}`),
  );
  return known?.[1] ?? countryDomains[host.split('.').at(-1) ?? ''] ?? null;
}

/** Whose pints the lines have that state their millilitres: "1 pint (568 ml)". */
function statedIn(lines: readonly string[]): Country[] {
  return lines
    .slice(0, mostLines)
    .filter((line) => statesBoth.test(line))
    .flatMap((line) => {
      const { quantity, quantityMax, unit, otherAmounts } = parseIngredient(line);
      const amounts = [{ quantity, quantityMax, unit }, ...otherAmounts];
      const millilitres = amounts.map(millilitresOf).find((amount) => amount !== null) ?? null;
      return millilitres === null
        ? []
        : amounts.flatMap((amount) => countryOfMeasure(amount, millilitres));
    });
}

function countryOfMeasure({ quantity, unit }: Amount, millilitres: number): Country[] {
  return statedMeasures
    .filter(
      ([id, from, to]) =>
        id === unit && millilitres / (quantity ?? 0) >= from && millilitres / (quantity ?? 0) <= to,
    )
    .map(([, , , country]) => country);
}

function millilitresOf({ quantity, unit }: Amount): number | null {
  const measure = measureOf(unit);
  return quantity !== null && measure?.kind === 'volume' && measure.isMetric
    ? quantity * measure.metric
    : null;
}

function wordsPattern(words: string): RegExp {
  return pattern('giu')`(?<![\p{L}\d])(?:${words.replace(/\s*\n\s*/g, '')})(?![\p{L}\d])`;
}
