import type { RequestHandler } from 'express';
import { LIBRARY_BYTES, UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
import { requireUser } from '@convivio/platform/identity';
import type { Files } from '@convivio/platform/files/files';
import { oneFile, receiveFiles, type UploadPlace } from './receive-files.ts';
import type { RequestState } from '../http/request-state.ts';

interface Purpose {
  place: UploadPlace;
  /** Bytes. */
  limit: number;
}

const RECIPE: Purpose = { place: 'uploads', limit: UPLOAD_BYTES };
const PURPOSES = new Map<unknown, Purpose>([
  ['picture', { place: 'passing', limit: UPLOAD_BYTES }],
  ['library', { place: 'passing', limit: LIBRARY_BYTES }],
]);

/** POST /files: takes a file in for a mutation that names it; `for` says what it will be, a recipe unless told otherwise. */
export function uploadRoute(files: Files): RequestHandler {
  return async (request, response) => {
    const { place, limit } = PURPOSES.get(request.query['for']) ?? RECIPE;
    const ownerId = requireUser((response.locals as RequestState).actor).id;
    const [file] = await receiveFiles(request, ownerId, files, place, oneFile(limit));
    response.status(201).json(file);
  };
}
