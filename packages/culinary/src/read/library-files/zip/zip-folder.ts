import type { Allowance, ZipEntry } from './open-zip.ts';
import { UnreadableFile } from '../byte-source.ts';
import { ignoredFiles } from '../limits.data.ts';
import { pictureFile } from '../../../recipe/picture-type.ts';
import type { PortableFile } from '../../../recipe/portable-recipe.ts';

const endings = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const pictureName = new RegExp(`\\.(?:${endings.join('|')})$`, 'i');
const isPicture = (path: string) => pictureName.test(path);
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
export const isInOwnFolder = (path: string): boolean => /[^/]\/recipe\.json$/i.test(path);
export const stemOf = (path: string): string => baseName(path).replace(/\.[^.]{1,20}$/, '');

const nextcloudPictures = ['full.jpg', 'thumb.jpg', 'thumb16.jpg'];

/** The files of one zip: documents that may hold recipes, and the files that belong to them. */
export class ZipFolder {
  readonly documents: ZipEntry[];
  readonly allowance: Allowance;
  /** Whether the pictures that Nextcloud Cookbook makes stand beside a `recipe.json`. */
  readonly isOfNextcloud: boolean;
  readonly #pictures: ZipEntry[];
  readonly #byPath = new Map<string, ZipEntry>();
  readonly #documentsIn = new Map<string, number>();
  readonly #taken = new Set<ZipEntry>();

  constructor(entries: ZipEntry[], allowance: Allowance) {
    this.allowance = allowance;
    const wanted = entries.filter(
      ({ path }) => !ignoredFiles.some((pattern) => pattern.test(path)),
    );
    for (const entry of wanted) this.#byPath.set(entry.path.toLowerCase(), entry);
    this.#pictures = wanted.filter(({ path }) => isPicture(path));
    const paths = new Set(entries.map(({ path }) => path.toLowerCase()));
    this.isOfNextcloud = wanted.some(
      ({ path }) =>
        isInOwnFolder(path) &&
        nextcloudPictures.some((name) => paths.has(folderOf(path).toLowerCase() + name)),
    );
    this.documents = wanted.filter(({ path }) => !isPicture(path));
    for (const { path } of this.documents)
      this.#documentsIn.set(folderOf(path), (this.#documentsIn.get(folderOf(path)) ?? 0) + 1);
  }

  /** A file by its path from the top of the zip. It counts as taken. */
  take(path: string): ZipEntry | null {
    const entry = this.#byPath.get(path.toLowerCase()) ?? null;
    if (entry) this.#taken.add(entry);
    return entry;
  }

  isTaken(entry: ZipEntry): boolean {
    return this.#taken.has(entry);
  }

  /** Pictures that no recipe has taken. */
  pictureLeftovers(): ZipEntry[] {
    return this.#pictures.filter((entry) => !this.#taken.has(entry));
  }

  /** Whether a document stands alone in its folder: then all pictures there are its own. */
  isAlone(path: string): boolean {
    return this.#documentsIn.get(folderOf(path)) === 1;
  }

  /** The picture of a document: one that it names, or one of the names that programs give. */
  async picture(
    document: string,
    named: readonly string[] = [],
  ): Promise<{ image: PortableFile | null; losses: string[] }> {
    const folder = folderOf(document);
    const stems = this.isAlone(document)
      ? [stemOf(document), 'full', 'image', 'images/original', 'original']
      : [stemOf(document)];
    for (const path of [
      ...named,
      ...stems.flatMap((stem) => endings.map((ending) => `${stem}.${ending}`)),
    ]) {
      const entry = this.take(folder + path);
      if (!entry) continue;
      try {
        const image = pictureFile(await entry.read());
        return { image, losses: image ? [] : ['Its picture could not be read.'] };
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        return { image: null, losses: ['Its picture could not be read.'] };
      }
    }
    return { image: null, losses: [] };
  }

  /** Takes the pictures of single steps beside a Cooklang file (`Soup.0.jpg`), and says how many there are. */
  takeStepPictures(document: string): number {
    const start = `${folderOf(document)}${stemOf(document)}.`.toLowerCase();
    const steps = [...this.#byPath].filter(
      ([path]) =>
        path.startsWith(start) &&
        /^\d{1,3}(?:\.\d{1,3})?\.[a-z]{3,4}$/.test(path.slice(start.length)),
    );
    for (const [, entry] of steps) this.#taken.add(entry);
    return steps.length;
  }
}
