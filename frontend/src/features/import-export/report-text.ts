import type { ImportItem, ImportProgress } from './use-library-import.ts';

export const outcomeLabels = {
  imported: 'Imported',
  present: 'Already there',
  failed: 'Failed',
} as const;

export interface Tally {
  imported: number;
  present: number;
  failed: number;
}

export function tally(items: readonly ImportItem[]): Tally {
  const count = (outcome: keyof Tally) => items.filter((item) => item.outcome === outcome).length;
  return { imported: count('imported'), present: count('present'), failed: count('failed') };
}

/** "3 imported, 1 already there, 2 failed" */
export function tallyText({ imported, present, failed }: Tally): string {
  return [
    `${imported} imported`,
    present > 0 && `${present} already there`,
    failed > 0 && `${failed} failed`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The whole report as lines of plain text, an item a line. */
export function reportLines(
  { fileName, format, error }: ImportProgress,
  items: readonly ImportItem[],
): string[] {
  const lines = items.map(
    ({ name, outcome, sentence }) =>
      `${outcomeLabels[outcome]}: ${name}${sentence ? ` (${sentence})` : ''}`,
  );
  return [
    `Import of ${fileName}${format ? `, ${format}` : ''}: ${tallyText(tally(items))}`,
    ...(error ? [error] : []),
    '',
    ...lines,
  ];
}
