import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { ProductError, unavailable } from '@convivio/platform/errors';
import {
  FileIncomplete,
  FileMissing,
  FilesUnavailable,
} from '@convivio/platform/files/file-errors';
import { isOutage } from './outage.ts';

const { MongoNetworkError, MongoServerError } = mongoose.mongo;
const ofSystem = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });

test.each([
  ['a file store that does not answer', new FilesUnavailable('reading')],
  ['a refusal because a part is away', unavailable('FILES_UNAVAILABLE', 'Away.')],
  ['a broken line to the database', new MongoNetworkError('connection 1 to localhost closed')],
  ['a primary that steps down', new MongoServerError({ message: 'stepping down', code: 11602 })],
  ['a full disk', ofSystem('ENOSPC')],
  ['a cause further down', new FileIncomplete('exports/a/b', 'it broke', ofSystem('ECONNRESET'))],
])('%s is an outage', (_what, error) => expect(isOutage(error)).toBe(true));

test.each([
  ['a mistake of ours', new TypeError('x is undefined')],
  ['a document that is too large', new MongoServerError({ message: 'too large', code: 10334 })],
  ['a refusal of what somebody sent', new ProductError(415, 'NOT_A_PICTURE', 'No picture.')],
  ['a file that is gone', new FileMissing('passing/a/b')],
  ['no error at all', 'away'],
])('%s is none', (_what, error) => expect(isOutage(error)).toBe(false));
