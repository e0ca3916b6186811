import { readFileSync } from 'node:fs';
import { Html } from './html.ts';

/** The laid table beside the forms; a strip of it above them on small screens. */
export const LAID_TABLE = new Html(
  readFileSync(new URL('./laid-table.svg', import.meta.url), 'utf8').replace(/\n\s*/g, ''),
);

const SEGMENTS = 8;

/** The mark: a citrus slice of eight segments in a ring, with the given colours. */
function slice(ring: string, flesh: string): string {
  const point = (radius: number, degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${(16 + radius * Math.sin(radians)).toFixed(2)} ${(16 - radius * Math.cos(radians)).toFixed(2)}`;
  };
  const segments = Array.from({ length: SEGMENTS }, (_, index) => {
    const start = (index * 360) / SEGMENTS;
    const middle = start + 180 / SEGMENTS;
    // The straight sides run parallel to the gap between two segments, not to the centre.
    const [tip, from, to] = [
      point(3.2, middle),
      point(10.6, start + 4.5),
      point(10.6, start + 40.5),
    ];
    return (
      `<path d="M${tip} L${from} A10.6 10.6 0 0 1 ${to}Z" ` +
      `fill="${flesh}" stroke="${flesh}" stroke-width=".9" stroke-linejoin="round"/>`
    );
  });
  return `<circle cx="16" cy="16" r="14" fill="none" stroke="${ring}" stroke-width="2"/>${segments.join('')}`;
}

export const MARK = new Html(
  `<svg class="slice" viewBox="0 0 32 32" aria-hidden="true">${slice('var(--cobalt)', 'var(--lemon)')}</svg>`,
);

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${slice('#23459F', '#F4C63A')}</svg>`;
export const FAVICON = `data:image/svg+xml,${encodeURIComponent(favicon)}`;

export const WARNING_ICON = new Html(
  '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V13M12 16v.01"/></svg>',
);
