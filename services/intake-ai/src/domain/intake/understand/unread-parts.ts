import type { UnreadPart } from '../source/reading.ts';

const MOST_NAMED = 4;

/** What the cook is told of pictures in which there is writing that was not read: where it is; nothing where all was read. */
export function unreadPartsNote(parts: readonly UnreadPart[]): string[] {
  return [...Map.groupBy(parts, ({ page }) => page)].map(([page, those]) => {
    const [part, whole] = page === null ? ['the picture', 'picture'] : [`page ${page}`, 'page'];
    return `Part of ${part} could not be read: ${places(those)}. Compare it with the ${whole}.`;
  });
}

function places(parts: readonly UnreadPart[]): string {
  const named = parts
    .slice(0, MOST_NAMED)
    .map(({ below }) => (below === null ? 'at its top' : `below “${below}”`));
  const more = parts.length > MOST_NAMED ? ['elsewhere'] : [];
  const last = [...named, ...more].pop() as string;
  const others = [...named, ...more].slice(0, -1);
  return others.length > 0 ? `${others.join(', ')} and ${last}` : last;
}
