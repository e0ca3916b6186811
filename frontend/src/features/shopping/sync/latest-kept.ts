import { keptForCook, type KeptForCook } from '../../../shared/session/kept-cook.ts';

/** Things of one kind that the device keeps for a cook: the latest few, whatever more were kept. */
export class LatestKept {
  readonly #kept: KeptForCook;
  readonly #kind: string;
  readonly #most: number;

  constructor(cookId: string, kind: string, most: number) {
    this.#kept = keptForCook(cookId);
    this.#kind = kind;
    this.#most = most;
  }

  keep(id: string, value: object): void {
    const ids = [id, ...this.#ids().filter((other) => other !== id)];
    for (const old of ids.slice(this.#most)) this.drop(old);
    this.#kept.keep(`${this.#kind}s`, ids.slice(0, this.#most));
    this.#kept.keep(`${this.#kind}:${id}`, value);
  }

  drop(id: string): void {
    this.#kept.keep(`${this.#kind}:${id}`, null);
  }

  /** JSON as it was kept; null where there is none. */
  read = (id: string): unknown => this.#kept.read(`${this.#kind}:${id}`);

  #ids(): string[] {
    const ids = this.#kept.read(`${this.#kind}s`);
    return Array.isArray(ids) ? ids.map(String) : [];
  }
}
