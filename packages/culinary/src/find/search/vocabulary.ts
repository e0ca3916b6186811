/** Forgotten words are swept from the text when they are more than this and more than the words in use. */
const SWEEP_AFTER = 1_000;

/** All words of an index with small numbers for them, which are used again after their word was forgotten. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #free: number[] = [];
  /** One long text of all words, a line each: searching it is some twenty times faster than asking each word. */
  #text = '';
  /** Line by line where it starts in the text. */
  #starts: number[] = [];
  /** Line by line the number of its word, -1 for a forgotten one. */
  #lines: number[] = [];
  readonly #lineOf: number[] = [];

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  wordAt(number: number): string {
    return this.#words[number] ?? '';
  }

  numbers(): Iterable<number> {
    return this.#numbers.values();
  }

  /** The number of a word, a new one if it has none. */
  learn(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#free.pop() ?? this.#words.length;
    this.#words[number] = word;
    this.#numbers.set(word, number);
    this.#append(word, number);
    return number;
  }

  forget(number: number): void {
    this.#numbers.delete(this.#words[number]!);
    this.#words[number] = '';
    this.#free.push(number);
    this.#lines[this.#lineOf[number]!] = -1;
    if (this.#lines.length > 2 * this.#numbers.size + SWEEP_AFTER) this.#sweep();
  }

  /** Calls back with the number of every word that contains the piece. A piece holds no line break. */
  containing(piece: string, found: (number: number) => void): void {
    const [text, starts, lines] = [this.#text, this.#starts, this.#lines];
    let line = 0;
    for (
      let at = text.indexOf(piece);
      at !== -1;
      at = line < starts.length ? text.indexOf(piece, starts[line]) : -1
    ) {
      while (line + 1 < starts.length && starts[line + 1]! <= at) line++;
      if (lines[line]! !== -1) found(lines[line]!);
      line++;
    }
  }

  #append(word: string, number: number): void {
    this.#lineOf[number] = this.#lines.length;
    this.#starts.push(this.#text.length);
    this.#lines.push(number);
    this.#text += `${word}\n`;
  }

  #sweep(): void {
    this.#text = '';
    this.#starts = [];
    this.#lines = [];
    for (const [word, number] of this.#numbers) this.#append(word, number);
  }
}
