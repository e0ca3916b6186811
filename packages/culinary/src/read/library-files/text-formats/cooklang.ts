import { readFrontMatter } from '../../front-matter/front-matter.ts';
import { applyMetadata } from './cooklang-metadata.ts';
import { markLine, readMarks, type Mark } from './cooklang-inline.ts';
import type { IngredientGroup } from '../../../recipe/recipe.ts';
import { emptyPortable } from '../../../recipe/portable-recipe.ts';
import { type LibraryFileItem } from '../library-file-item.ts';
import { readItem } from '../read-item.ts';
import { withLines } from './text-blocks.ts';

/** Longer texts are no recipes, and are not searched for one. */
const LONGEST = 500_000;

/** Whether a text is written in Cooklang: its ingredients in braces or its metadata lines are like nothing else. */
export const isCooklang = (text: string): boolean =>
  text.length <= LONGEST &&
  (/(?:^|[\s(])@[^\s@{}][^@{}\n]{0,100}\{[^{}\n]{0,100}\}/m.test(text) ||
    (/^>>\s*[^:\n]{1,80}:/m.test(text) && /(?:^|\s)[@#~][\p{L}{]/u.test(text)));

/** A recipe in Cooklang. Its title is stated in its head, else it is the name of the file. */
export function readCooklang(source: string, fileTitle: string): LibraryFileItem {
  const recipe = emptyPortable(fileTitle);
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const head = readFrontMatter(text);
  applyMetadata(recipe, head?.values ?? []);
  const list = new CooklangList();
  let group: string | null = null;
  let step: string[] = [];
  let note: string[] = [];
  const close = () => {
    if (note.length) recipe.notes.push(readMarks(note.join(' ')).text);
    if (step.length) {
      const { text: said, marks } = readMarks(step.join(' '));
      if (/[\p{L}\p{N}]/u.test(said))
        recipe.steps.push({ group, text: said, technique: null, tip: null });
      for (const mark of marks) {
        if (mark.kind === 'ingredient') list.add(group, mark);
        if (mark.kind === 'cookware' && !recipe.equipment.includes(mark.name))
          recipe.equipment.push(mark.name);
      }
    }
    step = [];
    note = [];
  };
  for (const line of withoutComments(head?.body ?? text)
    .split('\n')
    .map((raw) => raw.trim())) {
    const [, key, value] = /^>>\s*([^:]{1,80}?)\s*:\s*(.*)$/.exec(line) ?? [];
    const section = line.length <= 200 ? /^=+\s*(.*?)\s*=*$/.exec(line) : null;
    if (key !== undefined) {
      applyMetadata(recipe, [[key, listOf(value!)]]);
    } else if (section) {
      close();
      group = section[1] || null;
    } else if (line === '') close();
    else if (line.startsWith('>')) {
      if (step.length) close();
      note.push(line.replace(/^>\s*/, ''));
    } else {
      if (note.length) close();
      step.push(line.replace(/\\$/, ''));
    }
  }
  close();
  recipe.ingredients = list.groups();
  return readItem('Cooklang', recipe, {
    originalFile: {
      name: `${fileTitle.slice(0, 100)}.cook.txt`,
      contentType: 'text/plain',
      bytes: new TextEncoder().encode(source),
    },
    losses: recipe.imageUrl
      ? ['Its picture is only named by an address, and was not fetched.']
      : [],
  });
}

function withoutComments(text: string): string {
  let kept = '';
  let from = 0;
  for (let start = text.indexOf('[-'); start >= 0; start = text.indexOf('[-', from)) {
    const end = text.indexOf('-]', start + 2);
    if (end < 0) break;
    kept += text.slice(from, start);
    from = end + 2;
  }
  return (kept + text.slice(from)).replace(/(^|[ \t])--[^\n]*/gm, '$1');
}

const listOf = (value: string) =>
  value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(Boolean);

/** The ingredients by section. Amounts of the same food in the same unit are added; one named again without an amount is listed once. */
class CooklangList {
  readonly #groups = new Map<string | null, Mark[]>();

  add(group: string | null, mark: Mark): void {
    if (mark.unlisted) return;
    const marks = this.#groups.get(group) ?? [];
    this.#groups.set(group, marks);
    const same = marks.find(
      (other) =>
        other.name.toLowerCase() === mark.name.toLowerCase() &&
        (other.unit === mark.unit || mark.amount === ''),
    );
    if (same && mark.amount === '') return;
    if (same && isFigure(same.amount) && isFigure(mark.amount))
      same.amount = String(Math.round((Number(same.amount) + Number(mark.amount)) * 1000) / 1000);
    else marks.push({ ...mark });
  }

  groups(): IngredientGroup[] {
    return withLines(
      [...this.#groups].map(([name, marks]) => ({ name, lines: marks.map(markLine) })),
    );
  }
}

const isFigure = (amount: string) => /^\d+(?:\.\d+)?$/.test(amount);
