import type { AnyModel } from '@convivio/platform/database';
import type { Log } from '@convivio/platform/log';
import type { LinkPorts } from '../domain/links/link-ports.ts';

/** What is counted within so short a time is written together: a link that thousands open is written a few times a second. */
const GATHER_MS = 250;
/** What could not be written is tried again so much later. */
const AGAIN_MS = 5_000;

interface Gathered {
  views: number;
  lastViewedAt: Date;
}

export interface GatheredViews {
  count: LinkPorts['countView'];
  /** Writes what is gathered. */
  close(): Promise<void>;
}

/** Counts views of links in memory for a moment, and writes each link once with all of its views. */
export function gatheredViews(
  model: AnyModel,
  log: Pick<Log, 'warn'>,
  { gatherMs = GATHER_MS, againMs = AGAIN_MS } = {},
): GatheredViews {
  let gathered = new Map<number, Gathered>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  const add = (linkId: number, { views, lastViewedAt }: Gathered) => {
    const before = gathered.get(linkId);
    gathered.set(linkId, {
      views: views + (before?.views ?? 0),
      lastViewedAt:
        before && before.lastViewedAt > lastViewedAt ? before.lastViewedAt : lastViewedAt,
    });
  };
  async function write(): Promise<void> {
    const counted = gathered;
    gathered = new Map();
    if (counted.size === 0) return;
    try {
      await model.collection.bulkWrite(
        [...counted].map(([linkId, { views, lastViewedAt }]) => ({
          updateOne: {
            filter: { _id: linkId as never },
            update: { $inc: { viewCount: views }, $max: { lastViewedAt } },
          },
        })),
        { ordered: false },
      );
    } catch (error) {
      log.warn({ err: error }, 'views of share links wait to be counted');
      for (const [linkId, views] of counted) add(linkId, views);
      later(againMs);
    }
  }
  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(write);
    }, ms);
    timer.unref();
  };
  return {
    count(linkId, lastViewedAt) {
      add(linkId, { views: 1, lastViewedAt });
      later(gatherMs);
    },
    async close() {
      await writing;
      await write();
      clearTimeout(timer);
    },
  };
}
