export interface InstructionStep {
  /** What to do; null where the stored step has no words. */
  text: string | null;
  group: string | null;
  technique: string | null;
  tip: string | null;
}

/** Reads a stored step: words, or an object with the words under `instruction`. */
export function readStep(step: unknown): InstructionStep {
  if (typeof step === 'string')
    return { text: words(step), group: null, technique: null, tip: null };
  const { instruction, group, technique, tip } = (
    typeof step === 'object' && step !== null ? step : {}
  ) as Record<string, unknown>;
  return {
    text: words(instruction),
    group: words(group),
    technique: words(technique),
    tip: words(tip),
  };
}

/** The step that is up: the first that is not done, once any is. */
export function currentStep(done: ReadonlySet<number>, count: number): number | null {
  if (done.size === 0) return null;
  for (let step = 0; step < count; step += 1) if (!done.has(step)) return step;
  return null;
}

/** Keeps a number and its unit on one line: "180 °C", "25 min". */
export function keptTogether(text: string): string {
  return text.replace(/(\d) (?=°|(?:kg|mg|g|ml|cl|dl|l|cm|mm|min|h)\b)/gi, '$1\u00a0');
}

function words(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
