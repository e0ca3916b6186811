import { createHash, createHmac, randomBytes } from 'node:crypto';
import { notFound } from '@convivio/platform/errors';
import type { DinnerEvent } from '../event/event.ts';
import type { EventStore } from '../event/event-store.ts';
import type { Cook } from '../event/policy.ts';
import { calendarText, isDated } from './calendar-text.ts';
import type { CalendarFile } from './event-calendar.ts';
import type { FeedStore, KeptFeed } from './feed-store.ts';

export interface FeedPorts {
  feeds: FeedStore;
  events: Pick<EventStore, 'page' | 'count' | 'lastWritten'>;
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
const LAYOUT = 2;

/**
 * The dinners behind an address; null where they still are those of the tag, which is asked before anything is written: programs ask again and
 * again. Throws the same 404 for an address that was never given, was replaced, or is none.
 */
export async function readFeed(
  { feeds, events }: Pick<FeedPorts, 'feeds' | 'events'>,
  token: string,
  knownTag: string | null,
  now: Date,
): Promise<TaggedCalendarFile | null> {
  // It is looked up by its hash, so how long that takes tells nothing of how much of it was right.
  const feed = TOKEN.test(token) ? await feeds.findByToken(hashOf(token)) : null;
  if (!feed) throw notFound('CALENDAR_NOT_FOUND', 'There is no calendar at this address.');
  const tag = await tagOf(events, feed.ownerId, now);
  if (tag === knownTag) return null;
  const dinners = (await aroundNow(events, feed.ownerId, now)).filter(isDated);
  return { fileName: 'convivio.ics', text: await calendarText(dinners, 'Convivio'), tag };
}

/** Tells dinners from what they were: how many there are, and when one was written last. A day later others may be around now. */
async function tagOf(
  events: Pick<EventStore, 'count' | 'lastWritten'>,
  ownerId: string,
  now: Date,
): Promise<string> {
  const [count, last] = await Promise.all([events.count(ownerId), events.lastWritten(ownerId)]);
  const day = now.toISOString().slice(0, 10);
  return hashOf(
    JSON.stringify([LAYOUT, count, last?.getTime() ?? null, count > MOST ? day : null]),
  );
}

/** As many dinners a calendar shows; half of them may be over, and more where fewer are ahead. */
const MOST = 1_000;

async function aroundNow(
  events: Pick<EventStore, 'page'>,
  ownerId: string,
  over: Date,
): Promise<DinnerEvent[]> {
  const page = (when: 'ahead' | 'past') =>
    events.page(ownerId, { when, over, first: MOST, after: null });
  const [ahead, past] = await Promise.all([page('ahead'), page('past')]);
  const next = ahead.events.filter(isDated).slice(0, Math.max(MOST / 2, MOST - past.events.length));
  return [...past.events.slice(0, MOST - next.length).reverse(), ...next];
}

function newFeed(ports: FeedPorts, { id: ownerId }: Cook): KeptFeed {
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
