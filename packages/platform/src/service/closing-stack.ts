/** What was opened, to be closed in the opposite order. */
export class ClosingStack {
  readonly #closers: (() => Promise<unknown> | unknown)[] = [];
  #closed: Promise<void> | null = null;

  add(close: () => Promise<unknown> | unknown): void {
    this.#closers.push(close);
  }

  /** Closes everything once, also where one part fails to close; then throws what the first failure was. */
  close(): Promise<void> {
    return (this.#closed ??= this.#closeAll());
  }

  async #closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const close of this.#closers.reverse()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
