import { invalid } from '@convivio/platform/errors';

/** Gathers what is wrong with something that was written, so that all of it is told at once. */
export class Problems {
  readonly #fields: Record<string, string> = {};
  readonly #sentences: string[] = [];

  /** `about` is what a form shows beside the field ("is required"), `sentence` what is shown where there is no form. */
  add(field: string, about: string, sentence: string): void {
    if (this.#fields[field]) return;
    this.#fields[field] = about;
    this.#sentences.push(sentence);
  }

  /** Throws 422 with all problems, if there are any. */
  settle(): void {
    if (this.#sentences.length > 0)
      throw invalid('RECIPE_INVALID', this.#sentences.join(' '), this.#fields);
  }
}
