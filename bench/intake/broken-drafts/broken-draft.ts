import type { RecipeDraft } from '@convivio/culinary/recipe';
import type { Doubt } from '../../../packages/culinary/src/recipe/doubt.ts';
import type { DoubtSource } from '../../../packages/culinary/src/read/doubts/doubt-source.ts';
import type { Dice } from './dice.ts';
import type { RightReading } from './right-readings.ts';

/** A reading with one fault in it. */
export interface BrokenDraft {
  draft: RecipeDraft;
  /** Where the fault is in the source too: letters that were recognised wrongly. */
  source?: DoubtSource;
  /** Whether a doubt is about the fault. */
  names(doubt: Doubt): boolean;
}

/** Breaks a reading in one way; null where it has nothing to break so. `other` is another recipe in the same language. */
export type Break = (reading: RightReading, dice: Dice, other: RightReading) => BrokenDraft | null;

export const linesOf = (draft: RecipeDraft) => draft.ingredients.flatMap((group) => group.lines);

/** The draft with other lines, in one group. */
export const withLines = (draft: RecipeDraft, lines: string[]): RecipeDraft => ({
  ...draft,
  ingredients: [{ name: null, lines }],
});

export const withSteps = (draft: RecipeDraft, texts: string[]): RecipeDraft => ({
  ...draft,
  steps: texts.map((text) => ({ group: null, text })),
});

export const stepsOf = (draft: RecipeDraft) => draft.steps.map(({ text }) => text);

/** A doubt about one line or step, or about one of several. */
export const at =
  (part: Doubt['part'], ...indices: (number | null)[]) =>
  (doubt: Doubt) =>
    doubt.part === part && indices.includes(doubt.index);

/** A doubt that shows the words that were lost, or says that something is missing. */
export const shows =
  (...lost: string[]) =>
  (doubt: Doubt) =>
    doubt.part === 'whole' ||
    lost.some((words) => (doubt.sourceWords ?? '').includes(words.slice(0, 20)));

/** Whether the source shows the words: what it does not show nobody can miss. */
export const isShown = ({ text }: DoubtSource, words: string) => plain(text).includes(plain(words));

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
