import type { ApolloClient } from '@apollo/client';
import { namesOf } from '../../../kitchen/labels/names-of.ts';
import { isMissing } from '../../../shared/api/error-kinds.ts';
import { live } from '../../../shared/api/live.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { KnownList, KnownLists } from './known-lists.ts';
import {
  isRefusal,
  nextBatch,
  nextDue,
  sendBatch,
  type Batch,
  type SendAnswer,
} from './send-change.ts';
import type { WaitingChange, WaitingChanges } from './waiting-changes.ts';

const MOST_NAMES = 3;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Sends what waits, one request after the other and in its order, until nothing waits. Without a network it tries again by and by, and at
 * once when the network is back. What the server does not take is said and goes.
 */
export class ChangeSender {
  readonly #client: ApolloClient;
  readonly #waiting: WaitingChanges;
  readonly #lists: KnownLists;
  readonly #read: (listId: string) => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #underway: Promise<void> | null = null;
  #stalled = false;
  #wait = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: (() => void) | null = null;

  constructor(
    client: ApolloClient,
    waiting: WaitingChanges,
    lists: KnownLists,
    read: (listId: string) => Promise<void>,
  ) {
    this.#client = client;
    this.#waiting = waiting;
    this.#lists = lists;
    this.#read = read;
  }

  /** Whether the last try did not reach the server. */
  isStalled = (): boolean => this.#stalled;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Resolves when nothing is on its way. */
  underway = (): Promise<void> => this.#underway ?? Promise.resolve();

  /** Sends what waits and is due. */
  flush = (): void => {
    if (this.#underway) return;
    clearTimeout(this.#timer);
    this.#underway = this.#sendAll().finally(() => {
      this.#underway = null;
      this.#comeBack();
    });
  };

  async #sendAll(): Promise<void> {
    for (;;) {
      const batch = nextBatch(this.#waiting.all(), Date.now());
      if (!batch) return;
      try {
        await this.#send(batch);
      } catch {
        this.#become(true);
        return;
      }
      this.#wait = FIRST_RETRY_MS;
      this.#become(false);
    }
  }

  /** Throws where the server was not reached. */
  async #send(batch: Batch): Promise<void> {
    const { listId } = batch[0]!;
    try {
      const answer = await sendBatch(this.#client, batch, this.#lists.versionOf(listId));
      await this.#take(listId, answer);
      tellLost(batch, this.#lists.get(listId));
      this.#waiting.drop(batch);
    } catch (failure) {
      if (isMissing(failure)) this.#loseList(listId);
      else if (isRefusal(failure)) {
        notify.error({
          title: 'Failed to update item',
          text: `${thingsOf(batch)}: ${sentenceOf(failure, 'The change was not taken.')}`,
        });
        this.#waiting.drop(batch);
      } else throw failure;
    }
  }

  async #take(listId: string, answer: SendAnswer): Promise<void> {
    if ('list' in answer) return this.#lists.accept(answer.list);
    const { changed, since } = answer;
    if (!this.#lists.acceptChanges(changed, since)) await this.#read(listId);
  }

  #loseList(listId: string): void {
    const lost = this.#waiting.all().filter((change) => change.listId === listId);
    this.#lists.lose(listId);
    this.#waiting.drop(lost);
    notify.error({
      title: 'The list is gone',
      text: `It was deleted, or is not yours to see any more. Not kept: ${thingsOf(lost)}.`,
    });
  }

  /** Sees to it that what is left is sent when its time has come, or the network is back. */
  #comeBack(): void {
    if (this.#stalled) {
      this.#timer = setTimeout(this.flush, this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_RETRY_MS);
      this.#stopListening ??= onReturn(this.flush);
      return;
    }
    this.#stopListening?.();
    this.#stopListening = null;
    const waiting = this.#waiting.all();
    const due = nextDue(waiting);
    // Put there when the last look had been taken.
    if (nextBatch(waiting, Date.now())) this.flush();
    else if (due !== null) this.#timer = setTimeout(this.flush, Math.max(0, due - Date.now()));
  }

  #become(stalled: boolean): void {
    if (this.#stalled === stalled) return;
    this.#stalled = stalled;
    for (const listener of this.#listeners) listener();
  }
}

/** What changes are about, for a sentence. */
const thingsOf = (changes: readonly WaitingChange[]) =>
  namesOf(
    changes.map(({ name }) => name),
    MOST_NAMES,
  );

/** Says which ticks found nothing to tick. */
function tellLost(batch: Batch, list: KnownList | undefined): void {
  if (!list || list === 'gone') return;
  const there = new Set(list.items.map(({ id }) => id));
  const lost = batch.filter((change) => change.kind === 'tick' && !there.has(change.itemId));
  if (lost.length > 0)
    notify.info({
      title: 'No longer on the list',
      text: `Somebody took it off meanwhile: ${thingsOf(lost)}.`,
    });
}

/** Calls back when the network is back; returns how to stop. */
function onReturn(act: () => void): () => void {
  const stops = [
    live.on('reconnected', act),
    live.on('connection', (connection) => connection === 'connected' && act()),
  ];
  addEventListener('online', act);
  return () => {
    removeEventListener('online', act);
    for (const stop of stops) stop();
  };
}
