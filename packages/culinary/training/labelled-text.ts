import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LINE_LABELS, type LineLabel } from '../src/read/text/labels/line-label.ts';

/** A line of a text as it stands there; blank lines have no label. */
export interface SourceLine {
  label: LineLabel | null;
  text: string;
}

/** A text whose every line somebody labelled, with what a careful cook writes down of it. */
export interface LabelledText {
  name: string;
  language: string;
  /** Null where the text states none; of a range the first. */
  servings: number | null;
  prep: number | null;
  cook: number | null;
  total: number | null;
  title: string | null;
  source: SourceLine[];
}

const isLabel = (letter: string): letter is LineLabel =>
  (LINE_LABELS as readonly string[]).includes(letter);

/** Reads a labelled text. Throws where a line has no label. */
export function parseLabelledText(raw: string, name: string): LabelledText {
  const [, head = '', body] = /^([\s\S]*?)\n---\n([\s\S]*)$/.exec(raw) ?? [];
  if (body === undefined)
    throw new Error(`${name} has no line "---" between its head and its text`);
  const fields = new Map(
    head.split('\n').map((line) => {
      const [, key = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
      return [key, value === 'none' ? '' : value];
    }),
  );
  const number = (key: string) => {
    const [figure] = /^\d+/.exec(fields.get(key) ?? '') ?? [];
    return figure === undefined ? null : Number(figure);
  };
  return {
    name,
    language: fields.get('lang') ?? '',
    servings: number('servings'),
    prep: number('prep'),
    cook: number('cook'),
    total: number('total'),
    title: fields.get('title') || null,
    source: body
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => sourceLine(line, name)),
  };
}

function sourceLine(line: string, name: string): SourceLine {
  if (line.trim() === '') return { label: null, text: '' };
  const [, label = '', text = ''] = /^([A-Za-z])\|(.*)$/.exec(line) ?? [];
  if (!isLabel(label)) throw new Error(`${name}: no label before “${line}”`);
  return { label, text };
}

/** All labelled texts of a folder, by name. */
export const readLabelledTexts = (folder: string): LabelledText[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => parseLabelledText(readFileSync(join(folder, file), 'utf8'), file.slice(0, -4)));
