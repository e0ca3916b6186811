import { parseIngredient } from '@convivio/culinary/line';
import { readPage } from '@convivio/culinary/read';
import { createCanvas } from '@napi-rs/canvas';
import { readPicture } from '../../services/intake-ai/src/reading/picture/read-picture.ts';
import { closeReaders } from '../../services/intake-ai/src/reading/ocr/ocr-pool.ts';

const LINES = [
  '2 tbsp olive oil',
  '1 (400 g) can chopped tomatoes',
  '150g/5½oz plain flour, sifted',
  '3 large eggs, beaten',
  'Salt and pepper, to taste',
  '1 cup plus 2 tablespoons sugar',
  '½ bunch fresh parsley, finely chopped',
  '250 ml Sahne',
];
const TEXT = [
  'Barley Soup',
  'Serves 4',
  'Ingredients',
  '200 g pearl barley',
  '2 carrots, diced',
  '1 onion, chopped',
  '1.5 l vegetable stock',
  '1 tbsp butter',
  'Method',
  'Melt the butter in a large pot and cook the onion until soft.',
  'Add the carrots and the barley and stir for two minutes.',
  'Pour in the stock, cover and simmer for forty minutes.',
  'Season with salt and serve hot with bread.',
];
const RUNS = 5;

/** Times the readers themselves against their budgets; the median of five runs after a warm-up. */
export async function speedTable(): Promise<string> {
  const lines = Array.from({ length: 10_000 }, (_, index) => LINES[index % LINES.length] as string);
  const html = pageOf(350_000);
  const picture = pictureOf(TEXT);
  const rows = [
    [
      '10,000 ingredient lines',
      1_000,
      await median(() => lines.forEach((line) => parseIngredient(line))),
    ],
    [
      `a page of ${Math.round(html.length / 1000)} kB`,
      60,
      await median(() => void readPage(html, 'https://kitchen.example/soup')),
    ],
    ['a page of OCR', 3_000, await median(() => readPicture(picture))],
  ] as const;
  await closeReaders();
  return [
    '| what | budget ms | median ms |',
    '|---|--:|--:|',
    ...rows.map(([what, budget, took]) => `| ${what} | ${budget} | ${Math.round(took)} |`),
  ].join('\n');
}

async function median(work: () => unknown): Promise<number> {
  await work();
  const took: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now();
    await work();
    took.push(performance.now() - startedAt);
  }
  return took.sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number;
}

/** A page without any markup for recipes, padded with the navigation and comments that real pages carry. */
function pageOf(bytes: number): string {
  const recipe = `<h1>Barley Soup</h1><p>Serves 4</p><h2>Ingredients</h2><ul>${TEXT.slice(3, 8)
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul><h2>Method</h2><ol>${TEXT.slice(9)
    .map((line) => `<li>${line}</li>`)
    .join('')}</ol>`;
  const comment =
    '<div class="comment"><p class="author">A reader</p><p>We cooked this on a cold evening and everybody ' +
    'asked for more. I used less salt and a little more barley than the recipe says.</p></div>';
  const comments = comment.repeat(Math.ceil((bytes - recipe.length) / comment.length));
  const head = '<head><title>Barley Soup</title></head>';
  return `<!doctype html><html lang="en">${head}<body><main>${recipe}</main>${comments}</body></html>`;
}

function pictureOf(text: string[]): Buffer {
  const canvas = createCanvas(1_240, 1_754);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1_240, 1_754);
  context.fillStyle = '#111';
  context.font = '30px sans-serif';
  text.forEach((line, index) => context.fillText(line, 90, 140 + index * 60));
  return canvas.toBuffer('image/png');
}
