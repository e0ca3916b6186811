import { doubtOfFact, type Doubt } from '../../../recipe/recipe.ts';

/** A figure alone, or one of ISO that lost its unit. */
const bare = /^P?T?(\d{2,6})$/i;
/** What no dish takes in minutes is in seconds, where it is whole minutes of them. */
const longestMinutes = 1440;
/** Five minutes in seconds are five hours in minutes. */
const shortestSeconds = 300;
const perMinute = 60;

const figureOf = (text: string): number | null => {
  const figure = bare.exec(text.trim())?.[1];
  return figure === undefined ? null : Number(figure);
};

/** The minutes of a figure without a unit that can only be seconds; null for other texts. */
export function minutesOfSeconds(text: string): number | null {
  const figure = figureOf(text);
  return figure !== null && figure > longestMinutes && figure % perMinute === 0
    ? figure / perMinute
    : null;
}

/** That a time was read in minutes from a figure without a unit which may be seconds as well. */
export function bareTimeDoubts(texts: readonly string[]): Doubt[] {
  const figure = texts
    .map(figureOf)
    .find(
      (one) =>
        one !== null && one >= shortestSeconds && one <= longestMinutes && one % perMinute === 0,
    );
  return figure
    ? [
        doubtOfFact(
          'times',
          `The page says “${figure}” without a unit; it was read as ${figure} minutes and may be ${figure / perMinute}.`,
          String(figure),
        ),
      ]
    : [];
}
