import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { fill } from '../library/fill.ts';
import { generateRecipes } from '../library/generate-recipes.ts';
import {
  bombMember,
  member,
  nestedZips,
  zipOf,
} from '../../services/intake-ai/test/hostile/zip-parts.ts';
import type { Door, HeavyCase } from './heavy-case.ts';

const MEGABYTE = 1024 * 1024;
/** The head of a recipe of Meal-Master, with nothing behind it. */
const HEAD = 'MMMMM----- Recipe via Meal-Master\n\n';
const TINY = new TextEncoder().encode('{}');
const LOOK_MS = 250;

/** Library files, and thousands of lines. */
export const heavyLibraryCases: HeavyCase[] = [
  {
    name: 'library file of 100 MB of JSON',
    run: (door) => importLibrary(door, libraryOf(99 * MEGABYTE), 'library.json'),
  },
  hostile('20 MB of empty heads', 'heads.mmf', () => HEAD.repeat((20 * MEGABYTE) / HEAD.length)),
  hostile('90 MB of ones', 'ones.json', () => `[${'1,'.repeat(45 * MEGABYTE)}1]`),
  hostile('90 MB of one string', 'string.json', () => `"${'a'.repeat(90 * MEGABYTE)}"`),
  hostile('lists a million deep', 'deep.json', () => '['.repeat(MEGABYTE) + ']'.repeat(MEGABYTE)),
  hostile(
    'objects a million deep',
    'deep.json',
    () => `${'{"a":'.repeat(MEGABYTE)}1${'}'.repeat(MEGABYTE)}`,
  ),
  hostile('a zip of 100,000 tiny files', 'tiny.zip', () =>
    zipSync(Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`${at}.json`, TINY]))),
  ),
  hostile('a zip of 60,000 empty zips', 'zips.zip', () => {
    const empty = zipOf([]);
    return zipOf(Array.from({ length: 60_000 }, (_, at) => member(`${at}.zip`, empty)));
  }),
  hostile('zips in zips, forty levels deep', 'zips.zip', () =>
    nestedZips(40, zipOf([member('a.json', '{}')])),
  ),
  hostile('a zip of 4 GB of zeros', 'zeros.zip', () => zipOf([bombMember('a.json', 4_000)])),
  hostile('a zip of a hundred files of 1 GB', 'zeros.zip', () => {
    const zeros = bombMember('a.json', 1_000);
    return zipOf(Array.from({ length: 90 }, (_, at) => ({ ...zeros, name: `${at}.json` })));
  }),
  hostile('a zip of 1 GB that claims to be small', 'zeros.zip', () =>
    zipOf([bombMember('a.json', 1_000, { begin: '[', fill: 32, claimed: 100 })]),
  ),
  hostile('a zip of a thousand names of one file', 'again.zip', () => {
    const recipe = member('a.json', `{"name":"${'a'.repeat(MEGABYTE)}"}`);
    return zipOf(Array.from({ length: 1_000 }, (_, at) => ({ ...recipe, name: `${at}.json` })));
  }),
  hostile('packed recipes of 1 GB', 'zeros.paprikarecipes', () =>
    zipOf([member('a.paprikarecipe', gzipOfZeros(1_000))]),
  ),
  {
    name: '5,000 ingredient lines, five times',
    async run({ url, headers }) {
      const lines = generateRecipes(800, 11)
        .flatMap(({ ingredientText }) => ingredientText.split('\n'))
        .slice(0, 5_000);
      for (let time = 0; time < 5; time++)
        await ask(url, headers, {
          query:
            'query ($lines: [String!]!) { parseIngredients(lines: $lines) { name amount unit } }',
          variables: { lines },
        });
      return 'read';
    },
  },
  written('lines of slashes', () => ({
    title: 'Slashes',
    languageCode: 'de',
    ingredientText: Array<string>(19)
      .fill(`2 ${'a/b/'.repeat(499)}`)
      .join('\n'),
  })),
  written('500 lines of foods', () => ({
    title: 'Foods',
    languageCode: 'de',
    ingredientText: Array.from({ length: 500 }, (_, at) => `${at + 1} große Zwiebeln`).join('\n'),
  })),
  written('lines of quotes', () => ({
    title: 'Quotes',
    ingredients: Array.from({ length: 20 }, (_, at) => ({
      name: `1 cup ${at} ${'"a'.repeat(990)}`,
    })),
    instructions: ['Mix'],
  })),
  written('steps of 190 kB', () => ({
    title: 'Steps',
    instructions: Array<string>(240).fill('Stir for 10 minutes at 180 °C. '.repeat(25)),
  })),
  asked(
    'a chain of fragments',
    () =>
      `{ me { ...f0 } } ${Array.from({ length: 490 }, (_, at) => `fragment f${at} on User { id ${at < 489 ? `...f${at + 1}` : ''} }`).join(' ')}`,
  ),
  asked(
    'one name again and again',
    () => `{ recipes(first: 1) { nodes { ${'instructions { instruction } '.repeat(1_100)} } } }`,
  ),
  asked(
    'all steps eight times',
    () =>
      `{ ${Array.from({ length: 8 }, (_, at) => `a${at}: recipes(first: 40) { nodes { instructions { instruction } } }`).join(' ')} }`,
  ),
  {
    name: 'the whole library, twenty times at once',
    async run({ url, headers }) {
      const step = 'Stir the onions slowly until they are soft and golden. '.repeat(20);
      const long = generateRecipes(400, 13).map((recipe) => ({
        ...recipe,
        instructions: [...recipe.instructions, ...Array<string>(12).fill(step)],
      }));
      const ids = await fill(url, '/api/recipes', headers, long);
      const answers = Array.from({ length: 20 }, async () => {
        const response = await fetch(`${url}/api/recipes`, { headers });
        return `${response.status}, ${Math.round((await response.arrayBuffer()).byteLength / MEGABYTE)} MB`;
      });
      return `${ids.length} more recipes: ${[...new Set(await Promise.all(answers))].join(' ')}`;
    },
  },
  {
    name: 'export of the library as zip',
    async run({ url, headers }) {
      const response = await fetch(`${url}/api/recipes/export?format=zip`, { headers });
      const { byteLength } = await response.arrayBuffer();
      if (!response.ok) throw new Error(`the export was answered with ${response.status}`);
      return `${Math.round(byteLength / MEGABYTE)} MB`;
    },
  },
];

function gzipOfZeros(megabytes: number): Buffer {
  return gzipSync(Buffer.alloc(megabytes * MEGABYTE), { level: 9 });
}

/** A library file that was made to cost much; what is refused is told. */
function hostile(what: string, name: string, make: () => BlobPart): HeavyCase {
  return {
    name: `library file: ${what}`,
    run: (door) => importLibrary(door, make(), name).catch((error: Error) => error.message),
  };
}

/** A recipe that somebody writes as large as may be, reads, edits, shops for and looks for, each a few times. */
function written(what: string, make: () => object): HeavyCase {
  return {
    name: `written recipe: ${what}`,
    async run({ url, headers }) {
      const said: string[] = [];
      const send = async (method: string, path: string, body?: object) => {
        const response = await fetch(url + path, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        said.push(String(response.status));
        return (await response.json()) as { id?: number };
      };
      for (let time = 0; time < 5; time++) {
        const { id } = await send('POST', '/api/recipes', make());
        await send('GET', `/api/recipes/${id}`);
        await send('POST', `/api/recipes/${id}/shopping-list`, { servings: 7 });
        await send('PATCH', `/api/recipes/${id}`, { ...make(), title: `${what} ${time}` });
        await send('GET', `/api/library?first=20&search=${encodeURIComponent(what)}`);
      }
      return [...new Set(said)].join(' ');
    },
  };
}

/** An operation that costs much, ten times at once. */
function asked(what: string, query: () => string): HeavyCase {
  return {
    name: `operation: ${what}`,
    async run({ url, headers }) {
      const answers = Array.from({ length: 10 }, async () => {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ query: query() }),
        });
        return `${response.status}, ${(await response.text()).length} letters`;
      });
      return [...new Set(await Promise.all(answers))].join(' ');
    },
  };
}

export async function importLibrary(
  { url, headers }: Door,
  content: BlobPart,
  name: string,
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const begun = await fetch(`${url}/api/recipes/import`, { method: 'POST', headers, body: form });
  const { importId } = (await begun.json()) as { importId?: number };
  if (!importId) throw new Error(`the import was answered with ${begun.status}`);
  for (;;) {
    const response = await fetch(`${url}/api/recipes/imports/${importId}`, { headers });
    const { state, error, done } = (await response.json()) as {
      state: string;
      error: string | null;
      done: number;
    };
    if (state === 'failed') throw new Error(error ?? 'the import failed');
    if (state === 'finished') return `${done} recipes`;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** One JSON document of so many bytes, of recipes of 250 kB each. */
function libraryOf(bytes: number): string {
  const words = 'Stir the onions slowly until they are soft and golden. '.repeat(200);
  const recipes: string[] = [];
  for (let size = 0; size < bytes;) {
    const recipe = JSON.stringify({
      '@type': 'Recipe',
      name: `Heavy recipe no. ${recipes.length}`,
      recipeIngredient: Array.from({ length: 20 }, (_, at) => `${at + 1} onions, finely chopped`),
      recipeInstructions: Array.from({ length: 22 }, (_, at) => `${at + 1}. ${words}`),
    });
    if (size + recipe.length > bytes) break;
    size += recipe.length + 1;
    recipes.push(recipe);
  }
  return `[${recipes.join(',')}]`;
}

async function ask(url: string, headers: Record<string, string>, operation: object): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]?.message);
}
