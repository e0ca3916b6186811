import { foldText } from '../../../../words/fold.ts';
import { pattern } from '../../../../words/pattern.ts';

const SHORTEST_NAME = 3;
/** "Isla says", "Oma meint", "Maëva voulait dire": what passes on somebody's words. */
const PASSES_ON = pattern('iu')`
  (?<!\p{L})(?:says?|said|means?|meant|tells?|told|texted|wrote|asked me to|sagt|sagte|meint|meinte|schreibt|schrieb|lässt ausrichten|dit|disait|voulait dire|précise|a écrit|me fait dire|
  dice|ha detto|ha scritto|voleva dire|intendeva|precisa|dijo|quería decir|quiso decir|ha dicho|me dijo|escribe)(?!\p{L})
`;

/** Whether somebody passes on what the author of a list says: "Isla says it's 250 g, not 200". */
export function answersFor(line: string, author: string | null): boolean {
  const [name = ''] = foldText(author ?? '').match(/\p{L}+/u) ?? [];
  return (
    name.length >= SHORTEST_NAME &&
    PASSES_ON.test(line) &&
    (foldText(line).match(/\p{L}+/gu) ?? []).includes(name)
  );
}
