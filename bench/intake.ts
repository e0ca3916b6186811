// Measures intake through the product's own /api.
//
//   npm run bench:intake -- [--pages DIR] [--files DIR] [--lines FILE] [--speed] [--out predictions.jsonl] [--at URL] [--concurrency N]
//
//   --pages DIR   imports every *.html and *.testhtml below DIR, served on loopback, by link
//   --files DIR   imports every PDF, picture, text and Markdown file below DIR, by upload
//   --lines FILE  reads ingredient lines, one {"id", "sentence"} a line
//   --speed       times the readers themselves: 10,000 lines, a page of 350 kB, a page of OCR
//   --at URL      uses a running product; the access token of a cook comes from CONVIVIO_TOKEN, and the product must let the
//                 origin of the pages through (INTAKE_ALLOW_ORIGINS, printed when it starts)
//
// Without --at a product is started on a temporary folder. Where NAME.json with the expected values lies beside a case, the table
// of scores is printed: per cent of the cases that state the field; lines by words (Dice at least 0.8), steps by words;
// and how well the reader's doubts are placed.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { filesBelow } from './intake/cases.ts';
import { importFiles, importPages, readLines } from './intake/import-cases.ts';
import { openProduct } from './intake/product.ts';
import { scoreTable } from './intake/score.ts';
import { servePages } from './intake/serve-pages.ts';
import { speedTable } from './intake/speed.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    files: { type: 'string' },
    lines: { type: 'string' },
    speed: { type: 'boolean' },
    out: { type: 'string' },
    at: { type: 'string' },
    concurrency: { type: 'string', default: '4' },
  },
});
if (!options.pages && !options.files && !options.lines && !options.speed) {
  console.error('Nothing to measure: give --pages DIR, --files DIR, --lines FILE or --speed.');
  process.exit(2);
}
const concurrency = Number(options.concurrency);

if (options.pages || options.files || options.lines) {
  const site = options.pages ? await servePages(options.pages) : null;
  const product = await openProduct(options.at, site?.origin);
  const predictions: object[] = [];
  try {
    if (site && options.pages) {
      const cases = filesBelow(options.pages, ['html', 'testhtml']);
      const found = await importPages(product, site.origin, cases, concurrency);
      predictions.push(...found);
      console.log(scoreTable('web pages', cases, found));
    }
    if (options.files) {
      const cases = filesBelow(options.files, ['pdf', 'png', 'jpg', 'jpeg', 'txt', 'md']);
      const found = await importFiles(product, cases, concurrency);
      predictions.push(...found);
      console.log(scoreTable('files', cases, found));
    }
    if (options.lines) predictions.push(...(await readLines(product, options.lines)));
  } finally {
    await product.close();
    await site?.close();
  }
  if (options.out)
    writeFileSync(
      options.out,
      predictions.map((prediction) => `${JSON.stringify(prediction)}\n`).join(''),
    );
}
if (options.speed) console.log(await speedTable());
