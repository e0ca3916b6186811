/** What calls to the provider may cost in a day (UTC). Integer micro-dollars; null means no limit, 0 that it is never asked. */
export interface AiBudget {
  /** The calls of each cook. */
  perUser: number | null;
  /** The calls of all cooks together. */
  installation: number | null;
}

/** The budget that administrators have set, as it was told. */
export interface AiBudgetStore {
  /** Null where none was told. */
  find(): Promise<AiBudget | null>;
  /** Keeps it, unless a later one is kept. */
  follow(budget: AiBudget & { revision: number }): Promise<void>;
}

/** Asks for the budget that holds: what an administrator has set, else what is configured. */
export const budgetInForce =
  (store: Pick<AiBudgetStore, 'find'>, configuredPerUser: number): (() => Promise<AiBudget>) =>
  async () =>
    (await store.find()) ?? { perUser: configuredPerUser, installation: null };
