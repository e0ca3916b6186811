import type { GatewaySettings } from '../config.ts';
import { limitGuesses } from './limit-guesses.ts';
import { limitRequests } from './rate-limits.ts';

/** Who has a link asks for it once. */
const MOST_GUESSES = 30;

/** A calendar of a thousand events is much to write, and programs ask for it a few times an hour. */
const MOST_CALENDARS = 60;

/** All that is held about somebody is much to read, and somebody wants it once in a while. */
const MOST_DOWNLOADS = 60;

/** How much one cook, or one address, may ask for in a minute. */
export function limitsOf({ RATE_LIMIT, IMPORT_RATE_LIMIT }: GatewaySettings) {
  return {
    requests: limitRequests(RATE_LIMIT, 'Too many requests. Wait a moment and try again.'),
    imports: limitRequests(
      IMPORT_RATE_LIMIT,
      'That is a lot of recipes at once. Wait a moment and try again.',
    ),
    calendars: limitRequests(
      Math.min(RATE_LIMIT, MOST_CALENDARS),
      'Calendars are asked for too often from this address. Wait a minute.',
    ),
    downloads: limitRequests(
      Math.min(RATE_LIMIT, MOST_DOWNLOADS),
      'All data is asked for too often from this address. Wait a minute.',
    ),
    links: limitGuesses(
      Math.min(RATE_LIMIT, MOST_GUESSES),
      'Too many links that do not exist were asked for from this address. Wait a minute.',
    ),
    // The login tells many sign-outs from one address, and each of them once: none of them is counted.
    logouts: limitGuesses(
      RATE_LIMIT,
      'Too many logout tokens that do not hold came from this address. Wait a minute.',
    ),
    // A file that comes before its import is not an import of its own.
    uploads: limitRequests(
      IMPORT_RATE_LIMIT,
      'That is a lot of files at once. Wait a moment and try again.',
    ),
  };
}

export type Limits = ReturnType<typeof limitsOf>;
