import { isDayLabel } from '../../headings/day-labels.ts';
import type { Step } from '../../../recipe/recipe.ts';

/**
 * What stands around a step's number: up to a word in front of it, signs behind it ("1º) ", "1/5 ▶ ", "#2: ", "Paso 3 - "). The number
 * of an amount is followed by a letter or nothing but a blank.
 */
const NUMBERED =
  /^(?<before>[^\p{L}\d\s]{0,3}\s?(?:\p{L}{1,12}\.?\s?)?[^\p{L}\d\s]?)(?<number>\d{1,2})(?<behind>[ºª°]?(?:\s?\/\s?\d{1,2})?\s?[^\p{L}\d\s([{"“«¿¡]{1,4}\s{1,3}|[ºª°]\s{1,3}|\s?\/\s?\d{1,2}\s{1,3})(?=\S)/u;
/** "1.º ", "2ª ", "N.º 3: ", "Nr. 4 ", "1er paso: ", "2nd ": numbers that say themselves that they are the place of a step. */
const ORDINAL =
  /^[([]?(?:(?:n\s?[º°.]|n\.[º°]|nr\.?|no\.|n[úu]m\.?|#)\s?(?<named>\d{1,2})|(?<number>\d{1,2})(?:\.?\s?[ºª°]|\.[oa]|[oa]\.|\.?er|[eè]re|re|e|[eè]me|st|nd|rd|th|ro|do|to|mo|vo|no|ra|da|ta)(?![\p{L}\d]))(?:\s(?:[eé]tape|paso|passo|step|schritt|passaggio))?[\])]?\s?[.:)–—-]{0,3}\s{1,3}(?=\p{L})/iu;
const FEWEST = 3;

/** Steps without ordinals that count up from one. */
function withoutOrdinals(steps: readonly Step[]): readonly Step[] {
  const found = steps.map(({ text }) => ORDINAL.exec(text)?.groups ?? null);
  const numbers = found.flatMap((groups) =>
    groups === null ? [] : [Number(groups['named'] ?? groups['number'])],
  );
  const isCounted =
    (numbers.length >= FEWEST || (numbers.length === steps.length && steps.length > 1)) &&
    numbers.length >= steps.length / 2 &&
    numbers.every((number, at) => number === at + 1);
  return isCounted
    ? steps.map((step, at) =>
        found[at] === null ? step : { ...step, text: step.text.replace(ORDINAL, '') },
      )
    : steps;
}

/** "... and fold in the flour. (3)", "… unterheben [3]", "…, poi mescolate (1-2).": the picture of a step, or its number, behind it. */
const NUMBER_BEHIND = /\s?[([](?<number>\d{1,2})(?:\s?[-–,/]\s?\d{1,2})?[\])](?<end>[.!]?)$/u;

/** Steps without the numbers behind them where every one has such, and they count up. */
function withoutNumbersBehind(steps: readonly Step[]): readonly Step[] {
  const numbers = steps.map(({ text }) =>
    Number(NUMBER_BEHIND.exec(text)?.groups!['number'] ?? -1),
  );
  const isCounted =
    steps.length >= FEWEST &&
    numbers[0]! >= 0 &&
    numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  return isCounted
    ? steps.map((step) => ({ ...step, text: step.text.replace(NUMBER_BEHIND, '$<end>') }))
    : steps;
}

/** Steps without their numbers, whatever signs these are written with, where most have one of the same kind and they count up from one. */
export function withoutEnumerators(all: readonly Step[]): Step[] {
  const steps = withoutOrdinals(withoutNumbersBehind(all));
  const found = steps.map(({ text }) => {
    const read = NUMBERED.exec(text);
    return read === null || isDayLabel(read[0]) ? null : read.groups!;
  });
  const numbered = found.filter((groups) => groups !== null);
  const kindOf = ({ before, behind }: Record<string, string>) =>
    `${before}|${behind!.replace(/\d+/g, '0')}`.toLowerCase();
  const isAll = numbered.length === steps.length && steps.length > 1;
  const isCounted =
    (numbered.length >= FEWEST || isAll) &&
    numbered.length >= steps.length / 2 &&
    numbered.every(
      (groups, at) =>
        Number(groups['number']) === at + 1 && kindOf(groups) === kindOf(numbered[0]!),
    );
  return isCounted
    ? steps.map((step, at) =>
        found[at] === null ? step : { ...step, text: step.text.replace(NUMBERED, '') },
      )
    : [...steps];
}
