/** Answers that are kept: more than a library of ten thousand has pages. */
const mostKept = 400;

/** What is known of one answer of the server. */
export interface Answer<Value> {
  value?: Value;
  error?: unknown;
}

interface Entry extends Answer<unknown> {
  fetch: () => Promise<unknown>;
  /** How many parts of the page show it. */
  holders: number;
  /** Something changed since it was read; it is read anew when it is shown. */
  stale: boolean;
  reading: Promise<void> | null;
}

/** A thing to be read, and where it is kept. */
export interface Want {
  key: string;
  fetch: () => Promise<unknown>;
}

interface Listed {
  id: string;
}

const nothing: Answer<never> = {};

/**
 * Answers that were read, for as many things as one asks for.
 * What is shown stays until its successor is there, so that nothing flickers; what was shown before is there at once when one comes back.
 */
export class KeptAnswers {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes with everything that is read. */
  readonly version = () => this.#version;

  /** Whether anything is known. */
  hasAnswers(): boolean {
    return [...this.#entries.values()].some(({ value }) => value !== undefined);
  }

  /** Whether something was asked for, and nothing that is shown is missing or under way any more. */
  isAtRest(): boolean {
    const entries = [...this.#entries.values()];
    return (
      entries.length > 0 &&
      entries.every((entry) => entry.reading === null && !(entry.holders > 0 && isMissing(entry)))
    );
  }

  /** What is known of the thing with this key. */
  protected known<Value>(key: string): Answer<Value> {
    return (this.#entries.get(key) as Answer<Value> | undefined) ?? nothing;
  }

  /** Reads it unless that was done; resolves when it is there or has failed. */
  async ensure(want: Want): Promise<void> {
    const entry = this.#entry(want);
    if (entry.error !== undefined || isMissing(entry)) await this.#read([entry]);
    // A change came in between, and the answer was not taken.
    while (isMissing(entry)) await this.#read([entry]);
  }

  /** Keeps it up to date, and reads it after `delay` ms if it is not there; returns how to let go. */
  hold(want: Want, delay: number): () => void {
    const entry = this.#entry(want);
    entry.holders += 1;
    const timer = setTimeout(() => void (isMissing(entry) && this.#read([entry])), delay);
    return () => {
      clearTimeout(timer);
      entry.holders -= 1;
    };
  }

  /** Reads all that is shown anew, and the rest when it is shown again. */
  async refresh(): Promise<void> {
    const shown: Entry[] = [];
    for (const [key, entry] of this.#entries) {
      if (entry.holders > 0) shown.push(entry);
      else if (entry.value === undefined) this.#entries.delete(key);
      entry.stale = true;
      delete entry.error;
      // What is on its way may have left before the change.
      entry.reading = null;
    }
    await this.#read(shown);
  }

  #entry({ key, fetch }: Want): Entry {
    const entry = this.#entries.get(key) ?? { fetch, holders: 0, stale: false, reading: null };
    // What was asked for last stands last.
    this.#entries.delete(key);
    this.#makeRoom();
    this.#entries.set(key, entry);
    return entry;
  }

  /** Forgets what nobody shows, first what was not asked for longest. */
  #makeRoom(): void {
    for (const [key, { holders, reading }] of this.#entries) {
      if (this.#entries.size < mostKept) return;
      if (holders === 0 && reading === null) this.#entries.delete(key);
    }
  }

  /** Takes in all answers at once: numbers and pages that belong together change together. */
  async #read(entries: Entry[]): Promise<void> {
    const waiting = entries.map((entry) => entry.reading).filter((reading) => reading !== null);
    const unread = entries.filter((entry) => entry.reading === null);
    const reading = Promise.allSettled(unread.map((entry) => entry.fetch())).then((results) => {
      const current = unread
        .map((entry, at) => [entry, results[at]!] as const)
        .filter(([entry]) => entry.reading === reading);
      for (const [entry, result] of current) take(entry, result);
      if (current.length > 0) this.#tell();
    });
    for (const entry of unread) entry.reading = reading;
    await Promise.all([reading, ...waiting]);
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** A failed answer is an answer, until one asks for it again. */
const isMissing = (entry: Entry) =>
  entry.error === undefined && (entry.value === undefined || entry.stale);

function take(entry: Entry, result: PromiseSettledResult<unknown>): void {
  entry.reading = null;
  if (result.status === 'fulfilled' && result.value !== undefined) {
    entry.value = keepUnchanged(entry.value, result.value);
    entry.stale = false;
    delete entry.error;
  } else {
    entry.error = result.status === 'rejected' ? result.reason : new Error('The answer was empty');
  }
}

/** The new answer, with the objects of the old one where they say the same, so that what shows them stays untouched. */
function keepUnchanged(old: unknown, fresh: unknown): unknown {
  if (!Array.isArray(old) || !Array.isArray(fresh)) return fresh;
  const known = new Map((old as Listed[]).map((item) => [item.id, item]));
  return (fresh as Listed[]).map((item) => {
    const before = known.get(item.id);
    return before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
  });
}
