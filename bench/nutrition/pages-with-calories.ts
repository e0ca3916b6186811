import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseIngredient, recipeEnglish } from '@convivio/culinary/line';
import { readPage } from '@convivio/culinary/read';
import type { LineOfRecipe } from '@convivio/culinary/analyse';

/** A page that states the calories of a serving, as it was read. */
export interface StatedPage {
  name: string;
  /** A hash of the name decides: one half is built with, the other only measured. */
  half: 'seen' | 'kept aside';
  lines: LineOfRecipe[];
  servings: number | null;
  languageCode: string | null;
  /** Kilocalories of a serving, in the page's words. */
  stated: number;
}

/** All pages below a folder, packed or not, whose structured data states calories. */
export function pagesWithCalories(folder: string): StatedPage[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:test)?html(?:\.gz)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => {
      const bytes = readFileSync(file);
      const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      const stated = caloriesOf(html);
      return stated === null ? [] : readStated(file, html, stated);
    });
}

/** `"calories": "312 kcal"`; what is given in kilojoules or is none is left out. */
function caloriesOf(html: string): number | null {
  const [, text = ''] =
    /"calories"\s*:\s*"?([^",}]{1,40})/.exec(html) ??
    /itemprop=["']calories["'][^>]{0,80}>([^<]{1,40})/.exec(html) ??
    [];
  const calories = Number.parseFloat(text.replace(/^\D+/, '').replace(/(\d),(\d{3})\b/, '$1$2'));
  return /kj/i.test(text) || !(calories > 0) ? null : calories;
}

function readStated(file: string, html: string, stated: number): StatedPage[] {
  const parts = file.split(sep);
  const name = parts.slice(-2).join('/');
  const { draft } = readPage(html, `https://${parts.at(-2)}/`);
  if (draft === null || draft.ingredients.length === 0) return [];
  const groups = draft.ingredients;
  const lines = groups.flatMap((group) => group.lines);
  const language = recipeEnglish({
    language: draft.language,
    lines,
    texts: [draft.title ?? '', ...draft.steps.map(({ text }) => text)],
    url: `https://${parts.at(-2)}/`,
  });
  return [
    {
      name,
      half: createHash('sha256').update(name).digest()[0]! % 2 === 0 ? 'seen' : 'kept aside',
      lines: groups.flatMap((group) =>
        group.lines.map((line) => ({
          ...parseIngredient(line, { language }),
          category: group.name,
        })),
      ),
      servings: draft.servings,
      languageCode: draft.language,
      stated,
    },
  ];
}
