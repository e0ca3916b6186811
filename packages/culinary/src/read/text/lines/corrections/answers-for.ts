import { foldText } from '../../../../words/fold.ts';
import { PASSES_ON } from './answers-for.data.ts';

const SHORTEST_NAME = 3;

/** Whether somebody passes on what the author of a list says: "Isla says it's 250 g, not 200". */
export function answersFor(line: string, author: string | null): boolean {
  const [name = ''] = foldText(author ?? '').match(/\p{L}+/u) ?? [];
  const words: readonly string[] = foldText(line).match(/\p{L}+/gu) ?? [];
  return name.length >= SHORTEST_NAME && PASSES_ON.test(line) && words.includes(name);
}
