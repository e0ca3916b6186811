import { isFood, namesFood } from '../../foods/line-words.ts';
import { isAmountOnly } from '../text/lines/item-openings.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { shortened } from './shortened.ts';

const LONGEST_LINE = 120;
/** More foods in a row than this, with nothing between them that parts or joins, are several items. */
const MOST_FOODS = 3;
const JOINT =
  /[,;:/+&()–—-]|(?:^|\s)(?:and|or|of|und|oder|von|vom|et|ou|de|du|des|à|aux?|ed?|o|di|del(?:la)?|y|con|in|en|mit|with|for|für|pour|per|para|al(?:la)?|ai|plus|or|x)\s|['’]/iu;
/** What is counted behind a food, not weighed: "terre 1 gousse". */
const COUNTED_BEHIND =
  /(?<!\p{L})(?!(?:mit|con|plus|avec|with|and|und|oder|or|med|met|com|about|circa|etwa|environ|unos|unas|the|für|per|para|pour|from)\s)(?:\p{L}{3,}|q\.b)\.?\s(\d{1,2}\s\p{L}{3,}|[½¼¾]\s?\p{L}{3,})(?=\s|$)/gu;
const WEIGHED = /\s(?:g|gr|kg|ml|cl|dl|l|oz|lb|cm|min|grams?|gramm|grammes?|grammi|gramos)$/iu;

/** The lines that hold several items: one food after the other with nothing between them, or a count of another food behind the first. */
export const crowdedLines = (lines: readonly string[]): Doubt[] =>
  lines.flatMap((line, index): Doubt[] =>
    line.length <= LONGEST_LINE &&
    (namesRow(line) || countsAnother(line) || BULLET_WITHIN.test(line))
      ? [
          {
            part: 'ingredient',
            index,
            sentence: `“${shortened(line)}” may be several lines.`,
            sourceWords: line,
          },
        ]
      : [],
  );

/** "2 leeks • 75 cl": what begins an item stands within no other. */
const BULLET_WITHIN = /\S\s[•●▪■◦]\s?[\d½¼¾⅓⅔⅛]/u;

/** "2 oignons crème fraîche vin blanc sec ail" */
function namesRow(line: string): boolean {
  if (JOINT.test(line)) return false;
  const foods = line.split(/\s+/).filter((word) => /^\p{L}{3,}$/u.test(word) && isFood(word));
  return new Set(foods).size > MOST_FOODS;
}

/** An amount of its own, in front or left to the cook. */
const SAYS_AMOUNT = /^[\d¼-¾⅐-⅞]|\sq\.?\s?b\.?\s/u;

/** "1 terre 1 gousse", "farina q.b. 1 bicchiere di vino" */
const countsAnother = (line: string): boolean =>
  !/[,;:()/+]/u.test(line) &&
  SAYS_AMOUNT.test(line) &&
  [...line.matchAll(COUNTED_BEHIND)].some(
    ([, counted = '']) =>
      !WEIGHED.test(counted) &&
      (isAmountOnly(counted) || namesFood(counted.replace(/^\S+\s/u, ''), 3)),
  );
