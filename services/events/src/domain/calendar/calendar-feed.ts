import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IsBarred } from '@convivio/platform/access-end';
import { notFound } from '@convivio/platform/errors';
import type { Cook } from '../event/policy.ts';
import { calendarText } from './calendar-text.ts';
import { dinnersAround, type EventPages } from './dinners-around.ts';
import type { CalendarFile } from './event-calendar.ts';
import type { FeedStore, KeptFeed } from './feed-store.ts';
import type { Shared } from './shared-work.ts';

export interface FeedPorts {
  feeds: FeedStore;
  events: EventPages;
  /** A calendar that several programs ask for at the same moment is written once. */
  shareFeed: Shared<string>;
  /** The calendar of a cook who is barred is not there, while that is so. */
  isBarred: IsBarred;
  /** Makes tokens, so that none has to be kept. */
  feedSecret: string;
}

/**
 * The address under which a calendar reads the dinners of the cook. Asking for it makes it: it is random, so it must be kept before it is told,
 * and nobody has to make one first. Asked again, also at the same moment, it is the same.
 */
export async function calendarFeed(ports: FeedPorts, cook: Cook): Promise<string> {
  const kept = await ports.feeds.find(cook.id);
  // Where the secret is another one than when it was made nobody can tell the old address any more.
  if (kept && kept.tokenHash === hashOf(tokenOf(ports, kept))) return pathOf(tokenOf(ports, kept));
  if (kept) return renewCalendarFeed(ports, cook);
  const feed = newFeed(ports, cook);
  if (await ports.feeds.insert(feed)) return pathOf(tokenOf(ports, feed));
  return calendarFeed(ports, cook);
}

/** Gives the cook another address; the old one is not found from then on. */
export async function renewCalendarFeed(ports: FeedPorts, cook: Cook): Promise<string> {
  const feed = newFeed(ports, cook);
  await ports.feeds.replace(feed);
  return pathOf(tokenOf(ports, feed));
}

/** 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** A calendar file, and by what it is known as the same. */
export interface TaggedCalendarFile extends CalendarFile {
  tag: string;
}

/** How the text is written: raise it when the same dinners give another one. */
const LAYOUT = 3;

/**
 * The dinners behind an address; null where they still are those of the tag, which is asked before anything is written: programs ask again and
 * again. Throws the same 404 for an address that was never given, was replaced, is none, or whose cook is
 * suspended.
 */
export async function readFeed(
  { feeds, events, shareFeed, isBarred }: Omit<FeedPorts, 'feedSecret'>,
  token: string,
  knownTag: string | null,
  now: Date,
): Promise<TaggedCalendarFile | null> {
  // It is looked up by its hash, so how long that takes tells nothing of how much of it was right.
  const feed = TOKEN.test(token) ? await feeds.findByToken(hashOf(token)) : null;
  if (!feed || isBarred(feed.ownerId))
    throw notFound('CALENDAR_NOT_FOUND', 'There is no calendar at this address.');
  const tag = tagOf(feed, now);
  if (tag === knownTag) return null;
  const text = await shareFeed(`${feed.ownerId} ${tag}`, async () =>
    calendarText(await dinnersAround(events, feed.ownerId, now), 'Convivio'),
  );
  return { fileName: 'convivio.ics', text, tag };
}

/**
 * Tells dinners from what they were, and is read before they are: they are no older than it. When one was written last would not do: who began
 * to write first may be done last. On another day others are around now.
 */
const tagOf = ({ changes }: KeptFeed, now: Date): string =>
  hashOf(JSON.stringify([LAYOUT, changes, now.toISOString().slice(0, 10)]));

function newFeed(ports: FeedPorts, { id: ownerId }: Cook): Omit<KeptFeed, 'changes'> {
  const seed = randomBytes(16).toString('hex');
  return { ownerId, seed, tokenHash: hashOf(tokenOf(ports, { ownerId, seed })) };
}

const tokenOf = (
  { feedSecret }: Pick<FeedPorts, 'feedSecret'>,
  { ownerId, seed }: Pick<KeptFeed, 'ownerId' | 'seed'>,
): string =>
  createHmac('sha256', feedSecret).update(`calendar\n${seed}\n${ownerId}`).digest('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const pathOf = (token: string): string => `/calendar/${token}.ics`;
