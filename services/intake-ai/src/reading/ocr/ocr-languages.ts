import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** ISO 639-1 to the name of the model. English is the default; the others are loaded when a text turns out to be in them. */
const MODELS: Record<string, string> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  it: 'ita',
  es: 'spa',
  nl: 'nld',
  pt: 'por',
  sv: 'swe',
};

/** The folder with the recognition data of a language, or null where none is installed. */
export function languageData(language: string): { model: string; folder: string } | null {
  const model = MODELS[language];
  if (!model) return null;
  try {
    return {
      model,
      folder: path.join(
        path.dirname(require.resolve(`@tesseract.js-data/${model}/package.json`)),
        '4.0.0_best_int',
      ),
    };
  } catch {
    return null;
  }
}
