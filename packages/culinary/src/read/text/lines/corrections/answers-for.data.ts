import { pattern } from '../../../../words/pattern.ts';

/** "Isla says", "Oma meint", "Maëva voulait dire": what passes on somebody's words. */
export const PASSES_ON = pattern('iu')`
  (?<!\p{L})(?:says?|said|means?|meant|tells?|told|texted|wrote|asked me to|sagt|sagte|meint|meinte|schreibt|schrieb|lässt ausrichten|dit|disait|voulait dire|précise|a écrit|me fait dire|
  dice|ha detto|ha scritto|voleva dire|intendeva|precisa|dijo|quería decir|quiso decir|ha dicho|me dijo|escribe)(?!\p{L})
`;
