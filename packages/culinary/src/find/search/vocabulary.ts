/** Forgotten words are swept from the text when they are more than this and more than the words in use. */
const SWEEP_AFTER = 1_000;

/** All words of an index with small numbers for them. Numbers are used again after their word was forgotten. */
export interface Vocabulary {
  readonly size: number;
  numberOf(word: string): number | undefined;
  wordAt(number: number): string;
  /** The number of a word, a new one if it has none. */
  learn(word: string): number;
  forget(number: number): void;
  /** Calls back with the number of every word that contains the piece. A piece holds no line break. */
  containing(piece: string, found: (number: number) => void): void;
  numbers(): Iterable<number>;
}

/** One long text of all words, a line each: searching it is some twenty times faster than asking each word. */
export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const free: number[] = [];
  let text = '';
  // Line by line: where it starts in the text, and the number of its word, -1 for a forgotten one.
  let starts: number[] = [];
  let lines: number[] = [];
  const lineOf: number[] = [];

  function append(word: string, number: number) {
    lineOf[number] = lines.length;
    starts.push(text.length);
    lines.push(number);
    text += `${word}\n`;
  }

  function sweep() {
    text = '';
    starts = [];
    lines = [];
    for (const [word, number] of numbers) append(word, number);
  }

  return {
    get size() {
      return numbers.size;
    },
    numberOf: (word) => numbers.get(word),
    wordAt: (number) => words[number] ?? '',
    learn(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = free.pop() ?? words.length;
      words[number] = word;
      numbers.set(word, number);
      append(word, number);
      return number;
    },
    forget(number) {
      numbers.delete(words[number]!);
      words[number] = '';
      free.push(number);
      lines[lineOf[number]!] = -1;
      if (lines.length > 2 * numbers.size + SWEEP_AFTER) sweep();
    },
    containing(piece, found) {
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
    },
    numbers: () => numbers.values(),
  };
}
