import type { ApolloClient } from '@apollo/client';
import { StandaloneListDocument } from '../../../generated/documents/standalone-list.ts';
import { StandaloneListCardDocument } from '../../../generated/documents/standalone-list-card.ts';
import { isMissing } from '../../../shared/api/error-kinds.ts';
import { ChangeSender } from './change-sender.ts';
import { KeptLists } from './kept-lists.ts';
import { KnownLists } from './known-lists.ts';
import { isRefusal } from './send-change.ts';
import { WaitingChanges } from './waiting-changes.ts';

/** What one cook's page knows of standalone lists, and what it has not sent yet. */
export class ListSync {
  readonly lists: KnownLists;
  readonly kept: KeptLists;
  readonly waiting: WaitingChanges;
  readonly sender: ChangeSender;
  readonly #client: ApolloClient;
  readonly #checks = new Map<string, { again: boolean }>();

  constructor(client: ApolloClient, cookId: string) {
    this.#client = client;
    this.kept = new KeptLists(cookId);
    this.lists = new KnownLists(this.kept);
    this.waiting = new WaitingChanges(cookId);
    this.sender = new ChangeSender(client, this.waiting, this.lists, (id) => this.read(id));
  }

  /** Reads a list whole, or takes it as the device has it. Throws where neither can be, but not where it is gone. */
  async read(id: string): Promise<void> {
    try {
      const { data } = await this.#client.query({
        query: StandaloneListDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (data) this.lists.accept(data.shoppingList);
    } catch (failure) {
      if (isMissing(failure)) return this.lists.lose(id);
      const kept = isRefusal(failure) ? null : this.kept.list(id);
      if (!kept) throw failure;
      this.lists.accept(kept);
    }
  }

  /** Something happened to a list: what is shown of it among others is read, and the list itself where it was read before and is older. */
  async refresh(id: string): Promise<void> {
    const underway = this.#checks.get(id);
    if (underway) {
      underway.again = true;
      return;
    }
    const check = { again: false };
    this.#checks.set(id, check);
    try {
      do {
        check.again = false;
        await this.#check(id);
      } while (check.again);
    } catch {
      // Said by the line under the header; when it is back everything is asked for again.
    } finally {
      this.#checks.delete(id);
    }
  }

  async #check(id: string): Promise<void> {
    // What happened may be one's own doing, whose answer says it all.
    await this.sender.underway();
    const known = this.lists.get(id);
    try {
      const { data } = await this.#client.query({
        query: StandaloneListCardDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (known === undefined || !data) return;
      if (known === 'gone' || data.shoppingList.version > known.version) await this.read(id);
    } catch (failure) {
      if (!isMissing(failure)) throw failure;
      this.lists.lose(id);
    }
  }
}

const syncs = new WeakMap<ApolloClient, ListSync>();

/** The lists of the cook whose client this is. */
export function listSync(client: ApolloClient, cookId: string): ListSync {
  const known = syncs.get(client);
  if (known) return known;
  const sync = new ListSync(client, cookId);
  syncs.set(client, sync);
  return sync;
}
