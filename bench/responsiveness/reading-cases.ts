import type { Door, HeavyCase } from './heavy-case.ts';
import { photo, scannedPdf, writtenPdf } from './large-files.ts';
import { hostileFiles } from '../../services/intake-ai/test/hostile/hostile-files.ts';
import { hostilePdfs } from '../../services/intake-ai/test/hostile/hostile-pdfs.ts';
import { largePages } from './large-pages.ts';

/** Sources of recipes that take long to read, as one cook hands them over. Pages are served at `origin` under their names. */
export function readingCases(origin: string): HeavyCase[] {
  return [
    ...Object.keys(largePages).map((name) => ({
      name: `a page of 8 MB: ${name}`,
      run: (door: Door) => importLink(door, `${origin}/${encodeURIComponent(name)}`),
    })),
    file('a PDF of 500 pages', 'book.pdf', () => writtenPdf(500)),
    file('a PDF of 30 pages', 'menu.pdf', () => writtenPdf(30)),
    file('a PDF of 6 scanned pages', 'scan.pdf', () => scannedPdf(6)),
    file('a photo of 12 megapixels', 'photo.jpg', async () => photo(3_000, 4_000)),
    ...Object.entries(hostilePdfs).map(([name, make]) => ({
      ...file(`pdf: ${name}`, 'hostile.pdf', async () => make()),
      aimMs: 200,
    })),
    ...Object.entries(hostileFiles).map(([what, { name, make }]) => ({
      ...file(`upload: ${what}`, name, async () => make()),
      aimMs: 200,
    })),
    file('a text of 10 MB', 'notes.txt', async () =>
      Buffer.from('200 g pearl barley\nSimmer for forty minutes.\n'.repeat(225_000)),
    ),
  ];
}

function file(name: string, fileName: string, make: () => Promise<Buffer>): HeavyCase {
  return {
    name,
    run: async (door) => uploadFile(door, fileName, await make()),
  };
}

export async function uploadFile(
  { url, headers }: Door,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return ended(await fetch(`${url}/api/recipes/upload`, { method: 'POST', headers, body: form }));
}

export async function importLink({ url, headers }: Door, link: string): Promise<string> {
  return ended(
    await fetch(`${url}/api/recipes/url`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ url: link }),
    }),
  );
}

export async function importText({ url, headers }: Door, text: string): Promise<string> {
  return ended(
    await fetch(`${url}/api/recipes/text`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    }),
  );
}

async function ended(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error?: string };
  return response.status === 201 ? 'a recipe' : `${response.status}: ${error ?? 'still running'}`;
}
