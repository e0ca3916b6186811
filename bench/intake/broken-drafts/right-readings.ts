import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RecipeDraft } from '@convivio/culinary/recipe';
import type { DoubtSource } from '../../../packages/culinary/src/read/doubts/doubt-source.ts';
import { readUndoubted as readPage } from '../../../packages/culinary/src/read/page/read-page.ts';
import { readUndoubted as readText } from '../../../packages/culinary/src/read/text/read-text.ts';
import { decodePage } from '../../../services/intake-ai/src/reading/page/decode-page.ts';
import { closeReaders } from '../../../services/intake-ai/src/reading/ocr/ocr-pool.ts';
import { readPdf } from '../../../services/intake-ai/src/reading/pdf/read-pdf.ts';
import { readPicture } from '../../../services/intake-ai/src/reading/picture/read-picture.ts';
import type { BenchCase, Expected } from '../cases.ts';
import { isRight, scoresOf } from '../score.ts';
import { writtenRecipes, type WrittenRecipe } from './written-recipes.data.ts';

/** A recipe that was read as somebody says it stands there, and what it was read from. */
export interface RightReading {
  id: string;
  draft: RecipeDraft;
  source: DoubtSource;
}

type Undoubted = Omit<RightReading, 'id'> | null;

/** What is read right of the cases and of the recipes written for the bench, before the reader doubts itself. */
export async function rightReadings(
  pages: readonly BenchCase[],
  files: readonly BenchCase[],
): Promise<RightReading[]> {
  const found: RightReading[] = [];
  const keep = (id: string, expected: Expected | null, read: Undoubted) => {
    if (read && expected && isRight(scoresOf(expected, asPrediction(read.draft))))
      found.push({ id, ...read });
  };
  for (const page of pages) keep(page.id, page.expected, pageRead(bytesOf(page), page.id));
  for (const file of files) keep(file.id, file.expected, await fileRead(file));
  await closeReaders();
  for (const recipe of writtenRecipes) {
    const expected = {
      title: recipe.title,
      ingredients: recipe.lines.split('\n'),
      instructions_list: recipe.steps.split('\n'),
    };
    const { draft, doubtSource } = readText(asText(recipe));
    keep(`${recipe.title}.txt`, expected, { draft, source: doubtSource });
    keep(`${recipe.title}.html`, expected, pageRead(Buffer.from(asPage(recipe)), recipe.title));
  }
  return found;
}

function pageRead(bytes: Uint8Array, id: string): Undoubted {
  const html = decodePage({ bytes, charset: null });
  const { draft, doubtSource } = readPage(
    html,
    `https://kitchen.example/${encodeURIComponent(id)}`,
  );
  return draft && { draft, source: doubtSource() };
}

async function fileRead(file: BenchCase): Promise<Undoubted> {
  const name = basename(file.path);
  const words = /\.(?:txt|md)$/.test(name)
    ? bytesOf(file).toString()
    : (await (name.endsWith('.pdf') ? readPdf : readPicture)(bytesOf(file))).lines;
  const { draft, doubtSource } = readText(words);
  return { draft, source: doubtSource };
}

const bytesOf = ({ path }: BenchCase) => readFileSync(path);

const asPrediction = (draft: RecipeDraft) => ({
  title: draft.title ?? '',
  ingredients: draft.ingredients.flatMap((group) => group.lines),
  instructions: draft.steps.map(({ text }) => text),
});

const HEADS: Record<string, [string, string]> = {
  en: ['Ingredients', 'Method'],
  de: ['Zutaten', 'Zubereitung'],
  fr: ['Ingrédients', 'Préparation'],
  it: ['Ingredienti', 'Preparazione'],
  es: ['Ingredientes', 'Elaboración'],
  nl: ['Ingrediënten', 'Bereiding'],
  sv: ['Ingredienser', 'Gör så här'],
  pt: ['Ingredientes', 'Modo de preparo'],
};

function asText({ language, title, yields, lines, steps }: WrittenRecipe): string {
  const [list, method] = HEADS[language]!;
  return `${title}\n\n${yields}\n\n${list}\n\n${lines}\n\n${method}\n\n${steps.replaceAll('\n', '\n\n')}\n`;
}

/** A page as small blogs are: a menu, the recipe without markup, comments, links to others. */
function asPage({ language, title, yields, lines, steps }: WrittenRecipe): string {
  const [list, method] = HEADS[language]!;
  const items = (text: string) => `<li>${text.replaceAll('\n', '</li><li>')}</li>`;
  return `<!doctype html><html lang="${language}"><head><title>${title} | Anna’s Kitchen</title>
    <meta property="og:site_name" content="Anna’s Kitchen"></head><body>
    <nav><ul><li><a href="/">Home</a></li><li><a href="/soups">Soups</a></li><li><a href="/about">About</a></li></ul></nav>
    <article><h1>${title}</h1><p>${yields}</p><h2>${list}</h2><ul>${items(lines)}</ul>
    <h2>${method}</h2><ol>${items(steps)}</ol></article>
    <aside><h3>More</h3><a href="/1">Barley soup</a><a href="/2">Plum tart</a></aside>
    <section><h3>2 comments</h3><p>Lovely, thank you! We had it on Sunday.</p><p>Can I freeze it?</p></section>
    <footer>© Anna’s Kitchen</footer></body></html>`;
}
