import { doubtOfWhole, emptyDraft } from '@convivio/culinary/recipe';
import { isFaint } from '../domain/intake/source/faint.ts';
import type { SourceFile } from '../domain/intake/source/job-source.ts';
import type { Reading, UnreadPage } from '../domain/intake/source/reading.ts';
import type { Picture } from '../domain/provider/picture.ts';
import type { PictureFileRead } from '../reading/file/read-picture-file.ts';
import { ReadingError } from '../reading/reading-error.ts';
import { linesOfPages } from './lines-of-pages.ts';
import { loadUpload } from './load-upload.ts';
import type { SourcePorts } from './read-source.ts';

/** What models with vision are given at most, as of a PDF. */
const MOST_SCANS = 4;

interface Page {
  /** From 1. */
  number: number;
  read: PictureFileRead | null;
  /** Why nothing of it is known; null where something is. */
  failure: ReadingError | null;
}

/**
 * Several pictures that are pages of one recipe. Each is read for itself, so that one which breaks its reader, or in which nothing can be
 * read, costs the others nothing. Throws ProductError when none can be read.
 */
export async function readPagesSource(
  { files, reader }: Pick<SourcePorts, 'files' | 'reader'>,
  sources: readonly SourceFile[],
  signal: AbortSignal,
  /** Aborts when the time for all pages is spent; none is begun then. */
  spent: AbortSignal,
): Promise<Reading> {
  const pages: Page[] = [];
  for (const source of sources) pages.push(await readPage(source, pages.length + 1));
  const unreadPages = pages.flatMap(whyUnread);
  const none = unreadPages.length === pages.length ? noneRead(pages, unreadPages) : null;
  if (none && !pages.some(({ read }) => read)) throw none;
  const lines = linesOfPages(pages.map(({ read }) => read?.lines ?? []));
  const words = none ? { draft: emptyDraft(), text: '' } : await reader.read('text', lines, signal);
  return {
    draft: { ...words.draft, doubts: [...words.draft.doubts, ...pages.flatMap(faintPage)] },
    sourceText: words.text,
    confidence: none ? 0 : meanConfidence(pages),
    scans: () => scansOf(pages),
    unreadable: none,
    unreadPages: none ? [] : unreadPages,
    unreadParts: pages.flatMap(({ number: page, read }) =>
      (read?.unreadParts ?? []).map((part) => ({ page, ...part })),
    ),
    picture: null,
    mimeType: pages[0]?.read?.type ?? null,
    furtherTypes: pages.slice(1).map(({ read }) => read?.type ?? null),
    url: null,
  };

  async function readPage({ key, name }: SourceFile, number: number): Promise<Page> {
    if (spent.aborted) return { number, read: null, failure: notBegun() };
    const bytes = await loadUpload(files, key);
    try {
      const read = await reader.read('picture', { bytes, name }, signal);
      await files.put(key, bytes, { contentType: read.type, fileName: name });
      return { number, read, failure: null };
    } catch (error) {
      if (!(error instanceof ReadingError) || error.code === 'READER_UNAVAILABLE') throw error;
      return { number, read: null, failure: error };
    }
  }

  /** Those that could not be read here come first: it is they that somebody else should look at. */
  async function scansOf(all: readonly Page[]): Promise<Picture[]> {
    const seen = all
      .filter(({ read }) => read !== null)
      .sort((a, b) => Number(b.read?.unreadable !== null) - Number(a.read?.unreadable !== null))
      .slice(0, MOST_SCANS)
      .sort((a, b) => a.number - b.number);
    const scans: Picture[] = [];
    for (const { number, read } of seen) {
      const bytes = await loadUpload(files, (sources[number - 1] as SourceFile).key);
      const type = (read as PictureFileRead).type;
      scans.push(...(await reader.read('scans', { bytes, type }, signal)));
    }
    return scans;
  }
}

const notBegun = () =>
  new ReadingError(
    'READING_TIMEOUT',
    'It was not read: the pages before it took too long. Import it alone.',
  );

function whyUnread({ number: page, read, failure }: Page): UnreadPage[] {
  const why = failure?.message ?? read?.unreadable?.sentence;
  return why === undefined ? [] : [{ page, why }];
}

function noneRead(pages: readonly Page[], [first]: readonly UnreadPage[]): ReadingError {
  const code = pages[0]?.failure?.code ?? pages[0]?.read?.unreadable?.code;
  return new ReadingError(
    code ?? 'IMAGE_WITHOUT_TEXT',
    `None of the ${pages.length} pages could be read. Page 1: ${first?.why}`,
  );
}

/** A page of handwriting among printed ones: together they may seem clear enough. */
const faintPage = ({ number, read }: Page) =>
  read && !read.unreadable && isFaint(read)
    ? [
        doubtOfWhole(
          `Page ${number} was read with low confidence. Compare it with its picture before you cook from it.`,
        ),
      ]
    : [];

/** Of the pages that could be read, by the length of their words. */
function meanConfidence(pages: readonly Page[]): number {
  const weighed = pages.map(({ read }) => ({
    confidence: read?.confidence ?? 0,
    length: read?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0,
  }));
  const length = weighed.reduce((sum, page) => sum + page.length, 0);
  return weighed.reduce((sum, page) => sum + page.confidence * page.length, 0) / (length || 1);
}
