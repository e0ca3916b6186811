import type { Block } from '../lines/wrapped-lines.ts';
import { announcedFact, statedFacts, type StatedFacts } from './stated-facts.ts';

/** Takes the lines that state facts out of a list of paragraphs; a label and its value may stand on two lines. */
export function takeFacts(blocks: Block[]): { facts: StatedFacts; rest: Block[] } {
  const facts: StatedFacts = {};
  const rest: Block[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    const next = blocks[index + 1];
    if (!block) continue;
    const stated = block.heading === 1 ? null : statedFacts(block.text);
    if (stated) {
      addFacts(facts, stated);
      continue;
    }
    if (next && announcedFact(block.text)) {
      const paired =
        next.text.length <= 40 && !isBareFigureOfTime(block.text, next.text)
          ? statedFacts(`${block.text.replace(/\s*:\s*$/, '')}: ${next.text}`)
          : null;
      if (paired) {
        addFacts(facts, paired);
        index++;
        continue;
      }
    }
    const row = next ? readTableRow(block, next) : null;
    if (row) {
      addFacts(facts, row);
      index++;
      continue;
    }
    rest.push(block);
  }
  return { facts, rest };
}

/** "Total" above "7": nobody says that it is minutes. */
export const isBareFigureOfTime = (label: string, value: string): boolean =>
  /^\d+$/.test(value.trim()) && announcedFact(label) !== 'yield';

/** Labels in one row, their values in the row below. */
function readTableRow(labels: Block, values: Block): StatedFacts | null {
  const names = labels.text.split(/\s{2,}|\s*\|\s*/);
  const texts = values.text.split(/\s{2,}|\s*\|\s*/);
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

export function addFacts(into: StatedFacts, more: StatedFacts): void {
  if (more.beside) into.beside = [...(into.beside ?? []), ...more.beside];
  for (const [key, value] of Object.entries(more))
    if (!(key in into)) Object.assign(into, { [key]: value });
}
