import { hostileShapes, type HostileShape } from '../../packages/culinary/test/hostile-shapes.ts';
import { importLibrary } from './library-cases.ts';
import { importLink, importText } from './reading-cases.ts';
import type { Door, HeavyCase } from './heavy-case.ts';

const AIM_MS = 200;
const MEGABYTE = 1024 * 1024;
/** As long as a text may be, as much as is fetched of a page, as many lines as are sent together. */
const TEXT = 400_000;
const PAGE = 8_000_000;
const LINES = 1_000;
const LINE = 1_000;
const FILE = 10 * MEGABYTE;

const RECIPE = '<h1>Barley Soup</h1><h2>Ingredients</h2><ul><li>200 g barley</li></ul>';

const doors: ((shape: HostileShape, origin: string) => HeavyCase)[] = [
  ({ name, text }) => ({
    name: `text: ${name}`,
    run: (door) => importText(door, text(TEXT)),
  }),
  ({ name }, origin) => ({
    name: `page: ${name}`,
    run: (door) => importLink(door, `${origin}/${encodeURIComponent(`hostile ${name}`)}`),
  }),
  ({ name, text }) => ({
    name: `lines: ${name}`,
    run: (door) => parseLines(door, Array<string>(LINES).fill(`1 ${text(LINE)}`)),
  }),
  ({ name, text }) => ({
    name: `file: ${name}`,
    run: (door) =>
      importLibrary(door, `Pie\n${text(FILE)}`, 'recipes.txt').catch(
        (error: Error) => error.message,
      ),
  }),
];

/** More than a hundred shapes of text that readers were slow with, in turns as a text, a page, ingredient lines and a library file. */
export function hostileCases(origin: string): HeavyCase[] {
  return hostileShapes
    .filter(({ wrapped }) => !wrapped)
    .map((shape, at) => ({ ...doors[at % doors.length]!(shape, origin), aimMs: AIM_MS }));
}

export const hostilePages: Readonly<Record<string, () => string>> = Object.fromEntries(
  hostileShapes.map(({ name, text }) => [`hostile ${name}`, () => RECIPE + text(PAGE)]),
);

async function parseLines({ url, headers }: Door, lines: string[]): Promise<string> {
  const response = await fetch(`${url}/api/ingredients/parse`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  });
  await response.arrayBuffer();
  return response.ok ? 'read' : String(response.status);
}
