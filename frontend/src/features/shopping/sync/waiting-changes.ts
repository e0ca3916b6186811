import { onDevice, readJson } from '../../../shared/storage/web-storage.ts';
import { waitingKey } from './waiting-key.ts';

/** A change of a list that the server has not confirmed yet. */
export type WaitingChange = WaitingTick | WaitingItem | WaitingRemoval;

interface OfList {
  listId: string;
  /** Of the thing, for what is said of it. */
  name: string;
}
export interface WaitingTick extends OfList {
  kind: 'tick';
  itemId: string;
  checked: boolean;
}
export interface WaitingItem extends OfList {
  kind: 'add';
  /** Under which the server adds it once. */
  key: string;
  amount: string | null;
  unit: string | null;
  category: string | null;
}
export interface WaitingRemoval extends OfList {
  kind: 'remove';
  itemId: string;
  /** Milliseconds of the clock: until then it can be taken back. */
  notBefore: number;
}

/** What a change is about: a later one of the same takes its place. */
const subjectOf = (change: WaitingChange) =>
  change.kind === 'add' ? `add ${change.key}` : `${change.kind} ${change.listId} ${change.itemId}`;

/**
 * Changes that wait to be sent, in their order, kept on the device: they outlive a reload and are the same in all tabs of a cook. Where the
 * device keeps nothing they hold for this page.
 */
export class WaitingChanges {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #changes: readonly WaitingChange[];
  #isOnDevice = true;

  constructor(cookId: string) {
    this.#key = waitingKey(cookId);
    this.#changes = stored(this.#key);
    addEventListener('storage', ({ key }) => {
      if (key !== this.#key && key !== null) return;
      this.#changes = stored(this.#key);
      this.#tell();
    });
  }

  /** The same array until something changes. */
  all = (): readonly WaitingChange[] => this.#changes;

  /** Puts a change behind the others; an earlier one of the same thing goes. */
  put(change: WaitingChange): void {
    const subject = subjectOf(change);
    this.#keep([...this.#latest().filter((other) => subjectOf(other) !== subject), change]);
  }

  /** Takes away what was sent, or is not wanted. What was put in its place meanwhile stays. */
  drop(changes: readonly WaitingChange[]): void {
    const gone = new Set(changes.map((change) => JSON.stringify(change)));
    this.#keep(this.#latest().filter((change) => !gone.has(JSON.stringify(change))));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Another tab may have put something there of which this one was not told yet. */
  #latest(): readonly WaitingChange[] {
    return this.#isOnDevice ? stored(this.#key) : this.#changes;
  }

  #keep(changes: readonly WaitingChange[]): void {
    this.#changes = changes;
    this.#isOnDevice = onDevice.keep(
      this.#key,
      changes.length === 0 ? null : JSON.stringify(changes),
    );
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function stored(key: string): readonly WaitingChange[] {
  const changes = readJson(onDevice.read(key));
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

function isChange(value: unknown): value is WaitingChange {
  const change = value as Partial<Record<string, unknown>> | null;
  if (typeof change?.['listId'] !== 'string' || typeof change['name'] !== 'string') return false;
  if (change['kind'] === 'add') return typeof change['key'] === 'string';
  if (typeof change['itemId'] !== 'string') return false;
  if (change['kind'] === 'tick') return typeof change['checked'] === 'boolean';
  return change['kind'] === 'remove' && typeof change['notBefore'] === 'number';
}
