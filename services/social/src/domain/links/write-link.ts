import { momentOf } from '@convivio/platform/moment';
import { Problems } from '@convivio/platform/problems';
import { readLine, readOptional } from '@convivio/platform/written-text';
import { LIMITS } from './link-limits.data.ts';
import type { ShareLink } from './share-link.ts';

/** A link as somebody asks for it. */
export interface WrittenLink {
  title: string;
  description: string | null;
  /** ISO 8601; null for one that works until it is switched off. */
  expiresAt: string | null;
}

/** What was written, as it is kept. Throws 422 with all that does not hold. */
export function readLink(
  { title, description, expiresAt }: WrittenLink,
  now: Date,
): Pick<ShareLink, 'title' | 'description' | 'expiresAt'> {
  const problems = new Problems('SHARE_LINK_INVALID');
  const read = {
    title: readLine(problems, 'title', 'The title', title, LIMITS.title),
    description: readOptional(
      problems,
      'description',
      'The description',
      description,
      LIMITS.description,
    ),
    expiresAt: readMoment(problems, expiresAt, now),
  };
  if (read.title === '') problems.add('title', 'is required', 'The link needs a title.');
  problems.settle();
  return read;
}

/** Until when a link shall work, as it is kept. Throws 422 for what is no such moment. */
export function readExpiry(expiresAt: string | null, now: Date): Date | null {
  const problems = new Problems('SHARE_LINK_INVALID');
  const read = readMoment(problems, expiresAt, now);
  problems.settle();
  return read;
}

function readMoment(problems: Problems, expiresAt: string | null, now: Date): Date | null {
  if (expiresAt === null) return null;
  const moment = momentOf(expiresAt);
  if (moment === null) {
    problems.add(
      'expiresAt',
      'must be a moment in ISO 8601 with its zone',
      'When the link expires cannot be read.',
    );
    return null;
  }
  const ahead = moment.getTime() - now.getTime();
  if (ahead <= 0 || ahead > LIMITS.expiresWithinMs)
    problems.add(
      'expiresAt',
      'must be ahead, within ten years',
      'A link expires at some time in the next ten years.',
    );
  return moment;
}
