import type { Answer } from '../route.ts';

/** What a file is answered with, whole, in part or as known. A range outside of it is answered with 416 and no body. */
export const fileAnswers = {
  200: { about: 'The file.', type: '*/*' },
  206: { about: 'The part that a Range header asked for.', type: '*/*' },
  304: { about: 'The file is the one whose ETag was sent in If-None-Match.' },
  416: { about: 'No byte of the file is in the range; Content-Range says its size.' },
} as const satisfies Record<number, Answer>;
