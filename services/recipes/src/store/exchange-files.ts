import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open as openOnDisk, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { zipStream } from '@convivio/culinary/exchange/write';
import { FileMissing, InvalidFileKey } from '@convivio/platform/files/file-errors';
import type { Files, OpenFile } from '@convivio/platform/files/files';
import type { ExportFiles } from '../domain/exchange-export.ts';
import type { ExchangeFiles } from '../domain/exchange-import.ts';
import type { RecipeFiles } from '../domain/recipe-store.ts';

const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

/** Files of imports and exports: uploads under `uploads/{owner}/`, exports under `exports/{owner}/`, files of recipes under `recipes/{id}/`. */
export function exchangeFiles(files: Files, kept: RecipeFiles): ExchangeFiles & ExportFiles & { exists(key: string): Promise<boolean> } {
  return {
    exists: (key) => files.head(key).then(() => true, ifMissing(false)),
    async open(key: string) {
      const file = await found(files, key);
      return file && { ...(await onDisk(file)), contentType: file.contentType };
    },
  } as never;
}

async function found(files: Files, key: string): Promise<OpenFile | null> {
  return files.get(key).catch(ifMissing(null));
}

const ifMissing = <Value>(value: Value) => (error: unknown): Value => {
  if (error instanceof FileMissing || error instanceof InvalidFileKey) return value;
  throw error;
};
