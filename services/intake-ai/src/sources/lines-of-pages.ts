import type { PageLine } from '@convivio/culinary/read';

/**
 * The lines of all pages, page after page, as a reader of one document gets them: numbered, and in one scale, since two photos are
 * hardly taken from the same distance. The usual line of each page is as high as that of the first.
 */
export function linesOfPages(pages: readonly PageLine[][]): PageLine[] {
  const heights = pages.map(usualHeight);
  const common = heights.find((height) => height > 0) ?? 1;
  return pages.flatMap((lines, at) => {
    const scale = common / (heights[at] || common);
    return lines.map((line) => ({
      ...line,
      page: at + 1,
      x: line.x * scale,
      y: line.y * scale,
      width: line.width * scale,
      height: line.height * scale,
    }));
  });
}

function usualHeight(lines: readonly PageLine[]): number {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}
