import type { UnreadPage } from '../source/reading.ts';

/** What the cook is told of pages that were not read; nothing where all were. */
export function unreadPagesNote(unread: readonly UnreadPage[]): string[] {
  const ofPictures = unread.flatMap(({ page, why }) =>
    why === null ? [] : [`Page ${page} could not be read. ${why}`],
  );
  return [
    ...ofPictures,
    ...noteOfPdf(unread.filter(({ why }) => why === null).map(({ page }) => page)),
  ];
}

function noteOfPdf(pages: readonly number[]): string[] {
  if (pages.length === 0) return [];
  const named = runsOf(pages);
  const last = named.pop() as string;
  const list = named.length > 0 ? `${named.join(', ')} and ${last}` : last;
  return [
    pages.length === 1
      ? `Page ${list} of this PDF was not read. If the recipe goes on there, save that page as a file of its own.`
      : `Pages ${list} of this PDF were not read. If the recipe goes on there, save those pages as a file of their own.`,
  ];
}

/** Neighbours together: 3, 13 to 30. */
function runsOf(pages: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && page === run.to + 1) run.to = page;
    else runs.push({ from: page, to: page });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
}
