import type { Block } from '../lines/wrapped-lines.ts';
import { settledTimes } from './settled-times.ts';
import { timeBehind } from './labelled-time.ts';
import { yieldApart } from './yield-apart.ts';
import { worksTimed } from './time-at-heat.ts';
import { announcedFact, statedFacts, type StatedFacts } from './stated-facts.ts';

/**
 * What lines state, one below the other; a label and its value may stand on two lines, or in two rows of a table. `title`: the name of the
 * dish, by which a weight of it is known for what it makes.
 */
export function takeFacts(lines: readonly Pick<Block, 'text'>[], title: string): StatedFacts {
  const facts: StatedFacts = {};
  for (let at = 0; at < lines.length; at++) {
    const { text } = lines[at]!;
    const stated = statedFacts(text);
    const below = lines[at + 1]?.text;
    const together = stated || below === undefined ? null : statedTogether(text, below);
    addFacts(facts, stated ?? together ?? worksTimed(text) ?? yieldApart(text, title) ?? {});
    if (together) at++;
  }
  return facts;
}

const LONGEST_VALUE = 40;

function statedTogether(label: string, value: string): StatedFacts | null {
  const isPair =
    (announcedFact(label) !== null || timeBehind(label, value) !== null) &&
    value.length <= LONGEST_VALUE &&
    !isBareFigureOfTime(label, value);
  const paired = isPair
    ? statedFacts(settledTimes(`${label.replace(/\s*:\s*$/, '')}: ${value}`).text)
    : null;
  return paired ?? readTableRow(label, value);
}

/** "Total" above "7": nobody says that it is minutes. */
export const isBareFigureOfTime = (label: string, value: string): boolean =>
  /^\d+$/.test(value.trim()) && announcedFact(label) !== 'yield';

/** Labels in one row, their values in the row below. */
function readTableRow(labels: string, values: string): StatedFacts | null {
  const names = labels.split(/\s{2,}|\s*\|\s*/);
  const texts = values.split(/\s{2,}|\s*\|\s*/);
  if (
    names.length < 2 ||
    names.length !== texts.length ||
    !names.every((name) => announcedFact(name))
  )
    return null;
  return statedFacts(
    names
      .map((name, index) => `${name.replace(/\s*:\s*$/, '')}: ${texts[index] ?? ''}`)
      .join(' | '),
  );
}

/** Adds what is stated to what was stated before, which stays; but a number of servings goes before words without one, which stand beside it. */
export function addFacts(into: StatedFacts, more: StatedFacts): void {
  if (into.servings === null && typeof more.servings === 'number') {
    if (into.yieldText !== undefined) into.beside = [...(into.beside ?? []), into.yieldText];
    delete into.yieldText;
    delete into.servings;
  } else if (typeof into.servings === 'number' && more.servings === null && more.yieldText)
    into.beside = [...(into.beside ?? []), more.yieldText];
  if (more.beside) into.beside = [...(into.beside ?? []), ...more.beside];
  for (const [key, value] of Object.entries(more))
    if (!(key in into)) Object.assign(into, { [key]: value });
}
