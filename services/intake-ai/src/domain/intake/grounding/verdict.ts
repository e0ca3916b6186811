import type { SourceIndex } from './source-index.ts';

/** What becomes of a claimed text: it stands in the source, it stands there differently, or not at all. */
export type Verdict = 'found' | 'doubtful' | 'invented';

interface Bounds {
  found: number;
  doubtful: number;
  spread: number;
}

// A line is quoted; a step may have been put together from two columns, with lines of the other in between.
const bounds = {
  line: { found: 0.75, doubtful: 0.5, spread: 1.5 },
  step: { found: 0.7, doubtful: 0.4, spread: 2.2 },
} satisfies Record<string, Bounds>;

/** Whether the source says this. A number that does not stand with the words makes it doubtful. */
export function judge(kind: keyof typeof bounds, text: string, source: SourceIndex): Verdict {
  const { found, doubtful, spread } = bounds[kind];
  const { share, numbers } = source.find(text, spread);
  if (share < doubtful) return 'invented';
  return share >= found && numbers ? 'found' : 'doubtful';
}

/** Whether a phrase (a title, a yield, a name) stands in the source as it is. */
export function isQuoted(text: string, source: SourceIndex): boolean {
  const { share, numbers } = source.find(text, 1.5);
  return share >= 0.75 && numbers;
}
