import type { MagicCourse } from '../magic-recipe.ts';

/** Advice of a cook, and what a dish has to have for it. */
export interface Secret {
  text: string;
  /** Each is found in a line of the list, in a step or among the traits of the dish. */
  needs: readonly RegExp[];
  /** None of them is found in any. */
  bars: readonly RegExp[];
}

const written = /^(?:\[(.+?)\] )?(.+)$/;

/**
 * Reads "[#savoury, mustard, !oven] A little mustard ...": behind commas the beginnings of words that a dish must say, or with "!" must not; "|" parts those
 * of which one is enough, ".*" joins those that one step must say in turn.
 */
export function readSecret(line: string): Secret {
  const [, conditions = '', text = ''] = written.exec(line)!;
  const all = conditions.split(', ').filter(Boolean);
  const isBar = (condition: string) => condition.startsWith('!');
  return {
    text,
    needs: all.filter((one) => !isBar(one)).map(pattern),
    bars: all.filter(isBar).map((one) => pattern(one.slice(1))),
  };
}

const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}#])(?:${words})`, 'iu');

/** What a dish is, in words that secrets ask for: "#savoury" or "#sweet", and "#cooked" where it is. */
export const traitsOf = (course: MagicCourse, cook: number): string[] => [
  course === 'dessert' ? '#sweet' : '#savoury',
  ...(cook > 0 ? ['#cooked'] : []),
];

/** Whether a dish that says all this has what a secret speaks of. */
export const secretFits = ({ needs, bars }: Secret, said: readonly string[]): boolean =>
  needs.every((need) => said.some((text) => need.test(text))) &&
  !bars.some((bar) => said.some((text) => bar.test(text)));
