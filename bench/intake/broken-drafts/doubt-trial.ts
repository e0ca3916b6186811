import type { RecipeDraft } from '@convivio/culinary/recipe';
import type { Doubt } from '../../../packages/culinary/src/recipe/doubt.ts';
import { findDoubts } from '../../../packages/culinary/src/read/doubts/find-doubts.ts';
import { listBreaks } from './break-lists.ts';
import { wholeBreaks } from './break-whole.ts';
import { wordBreaks } from './break-words.ts';
import type { BrokenDraft } from './broken-draft.ts';
import { Dice } from './dice.ts';
import type { RightReading } from './right-readings.ts';

const breaks = { ...listBreaks, ...wordBreaks, ...wholeBreaks };

interface Row {
  kind: string;
  broken: number;
  doubted: number;
  named: number;
}

/**
 * Breaks what was read right in every way that readers break things, and tells how much of it is doubted: a row for each kind. What is
 * doubted although it is right is broken too: only further doubts count.
 */
export function doubtTrial(readings: readonly RightReading[]): string {
  const right = readings.map((reading) => ({
    reading,
    doubts: doubtsOf(reading.draft, reading.source),
  }));
  const rows = Object.keys(breaks).map((kind) =>
    rowOf(
      kind,
      right.flatMap(({ reading, doubts }, index) => {
        const broken = brokenIn(kind, reading, readings, index);
        return broken
          ? [{ broken, known: new Set(doubts.map(({ sentence }) => sentence)), reading }]
          : [];
      }),
    ),
  );
  const sum = (field: 'broken' | 'doubted' | 'named') =>
    rows.reduce((all, row) => all + row[field], 0);
  const all = { kind: 'all', broken: sum('broken'), doubted: sum('doubted'), named: sum('named') };
  const doubted = right.filter(
    ({ reading, doubts }) => reading.draft.doubts.length + doubts.length > 0,
  );
  return [
    `doubts, tried on ${readings.length} right readings with one fault each: aim 80 %`,
    '| fault                                  | broken | doubted % | at its place % |',
    '|---|--:|--:|--:|',
    ...[...rows, all].map(
      (row) =>
        `| ${row.kind.padEnd(38)} | ${String(row.broken).padStart(6)} | ${percent(row.doubted, row.broken)} | ${percent(row.named, row.broken)} |`,
    ),
    `without a fault: ${doubted.length} of ${right.length} doubted (${percent(doubted.length, right.length).trim()} %), at most 10 %`,
  ].join('\n');
}

function brokenIn(
  kind: string,
  reading: RightReading,
  all: readonly RightReading[],
  index: number,
): BrokenDraft | null {
  const dice = new Dice(kind + reading.id);
  // Far enough away to be no other layout of the same recipe.
  const others = all.filter((other) => other.draft.title !== reading.draft.title);
  return breaks[kind]!(reading, dice, others[(index * 7 + 31) % others.length]!);
}

function rowOf(
  kind: string,
  tries: { broken: BrokenDraft; known: Set<string>; reading: RightReading }[],
): Row {
  const found = tries.map(({ broken, known, reading }) => ({
    broken,
    doubts: doubtsOf(broken.draft, broken.source ?? reading.source).filter(
      ({ sentence }) => !known.has(sentence),
    ),
  }));
  return {
    kind,
    broken: tries.length,
    doubted: found.filter(({ doubts }) => doubts.length > 0).length,
    named: found.filter(({ broken, doubts }) => doubts.some((doubt) => broken.names(doubt))).length,
  };
}

function doubtsOf(draft: RecipeDraft, source: RightReading['source']): Doubt[] {
  return findDoubts(draft, source);
}

const percent = (part: number, whole: number) =>
  (whole === 0 ? '-' : ((100 * part) / whole).toFixed(0)).padStart(3);
