import type { Request, Response } from 'express';
import type { Files } from '@convivio/platform/files/files';
import type { LivePath } from '../live/live-path.ts';
import type { RequestLimit } from '../http/rate-limits.ts';
import type { LongAnswers } from './answers/long-answers.ts';
import type { RunOperation } from './run-operation.ts';

/** What routes work with. */
export interface RestPorts {
  run: RunOperation;
  files: Files;
  live: LivePath;
  /** Counts the requests that are imports. */
  limit: RequestLimit;
  /** Where answers of any length wait for their turns. */
  long: LongAnswers;
  /** How long an import waits for its recipe, and an export for its file. */
  waitMs: number;
  /** Aborts when the gateway stops: who waits is told to ask again. */
  closing: AbortSignal;
  /** Opens a line of live events. */
  stream(request: Request, response: Response): void;
}
