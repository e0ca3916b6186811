// Measures intake through the product's own /api.
//
//   npm run bench:intake -- [--pages DIR] [--files DIR] [--lines FILE] [--doubts] [--speed] [--out predictions.jsonl] [--at URL] [--concurrency N]
//
//   --pages DIR   imports every *.html and *.testhtml below DIR, served on loopback, by link
//   --files DIR   imports every PDF, picture, text and Markdown file below DIR, by upload
//   --lines FILE  reads ingredient lines, one {"id", "sentence"} a line
//   --doubts      breaks what is read right of recipes of its own, and of DIR, as readers break things, and prints how much of it is doubted
//   --speed       times the readers themselves: 10,000 lines, a page of 350 kB, a page of OCR
//   --at URL      uses a running product; the access token of a cook comes from CONVIVIO_TOKEN, and the product must let the
//                 origin of the pages through (INTAKE_ALLOW_ORIGINS, printed when it starts)
//
// Without --at a product is started on a temporary folder. Where NAME.json with the expected values lies beside a case, the table
// of scores is printed: per cent of the cases that state the field; lines by words (Dice at least 0.8), steps by words;
// and how well the reader's doubts are placed. Where the expected values say of the servings what they are or that there are none
// (bench/intake/messy), a second table says strictly which results are right throughout, and which of the others are doubted.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { doubtTrial } from './intake/broken-drafts/doubt-trial.ts';
import { rightReadings } from './intake/broken-drafts/right-readings.ts';
import { filesBelow, type BenchCase } from './intake/cases.ts';
import { importFiles, importPages, type Prediction } from './intake/import-cases.ts';
import { judgeTable } from './intake/judge-table.ts';
import { openProduct } from './intake/product.ts';
import { readLines } from './intake/read-lines.ts';
import { scoreTable } from './intake/score.ts';
import { servePages } from './intake/serve-pages.ts';
import { speedTable } from './intake/speed.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    files: { type: 'string' },
    lines: { type: 'string' },
    doubts: { type: 'boolean' },
    speed: { type: 'boolean' },
    out: { type: 'string' },
    at: { type: 'string' },
    concurrency: { type: 'string', default: '4' },
  },
});
if (!options.pages && !options.files && !options.lines && !options.doubts && !options.speed) {
  console.error(
    'Nothing to measure: give --pages DIR, --files DIR, --lines FILE, --doubts or --speed.',
  );
  process.exit(2);
}
const concurrency = Number(options.concurrency);

const pages = options.pages ? filesBelow(options.pages, ['html', 'testhtml']) : [];
const files = options.files
  ? filesBelow(options.files, [
      'pdf',
      'png',
      'jpg',
      'jpeg',
      'webp',
      'heic',
      'docx',
      'rtf',
      'txt',
      'md',
    ])
  : [];

if (options.doubts) console.log(doubtTrial(await rightReadings(pages, files)));
else if (options.pages || options.files || options.lines) {
  const site = options.pages ? await servePages(options.pages) : null;
  const product = await openProduct(options.at, site?.origin);
  const predictions: object[] = [];
  try {
    if (site && options.pages) {
      const found = await importPages(product, site.origin, pages, concurrency);
      predictions.push(...found);
      printTables('web pages', pages, found);
    }
    if (options.files) {
      const found = await importFiles(product, files, concurrency);
      predictions.push(...found);
      printTables('files', files, found);
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

function printTables(what: string, cases: BenchCase[], found: Prediction[]) {
  console.log(
    [scoreTable(what, cases, found), judgeTable(what, cases, found)].filter(Boolean).join('\n'),
  );
}
