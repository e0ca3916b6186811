import { invalid } from '../errors.ts';

/** Gathers what is wrong with something that was written, so that all of it is told at once. */
export class Problems {
  readonly #code: string;
  readonly #fields: Record<string, string> = {};
  readonly #sentences: string[] = [];

  /** `code` is that of the refusal: RECIPE_INVALID. */
  constructor(code: string) {
    this.#code = code;
  }

  /** `about` is what a form shows beside the field ("is required"), `sentence` what is shown where there is no form. */
  add(field: string, about: string, sentence: string): void {
    if (this.#fields[field]) return;
    this.#fields[field] = about;
    this.#sentences.push(sentence);
  }

  /** Throws 422 with all problems, if there are any. */
  settle(): void {
    if (this.#sentences.length > 0)
      throw invalid(this.#code, this.#sentences.join(' '), this.#fields);
  }
}
