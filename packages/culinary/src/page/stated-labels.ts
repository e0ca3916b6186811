import { isBareDuration, readDuration } from '../words/durations.ts';
import { namedFact } from './class-hints.ts';
import { labelSection } from '../words/section-heading.ts';
import { looksLikeYield, readYield } from '../words/yields.ts';
import type { RecipeDraft } from '../recipe.ts';
import type { Row } from './page-rows.ts';

type Facts = Pick<RecipeDraft, 'yieldText' | 'servings' | 'prepTime' | 'cookTime' | 'totalTime'>;

const longestLabelled = 80;
const longestFact = 40;

/** Cuts "Prep: 10 min | Cook: 20 min" into its statements. */
const statements = (text: string): string[] => text.split(/\s*[|•·]\s*|\s+[–—/]\s+|\s{2,}|;\s+|,\s+(?=\p{L}+[^,]{0,20}:)|(?<=\p{L}[.)]?)\s+(?=(?:prep|cook|total|bake|serves|makes|yield|servings)\b[^:]{0,15}:)/iu).filter(Boolean);

/** Yield and times from the labels near the recipe: "Serves 4", "Cook time: 20 min", or a label with its value on the next row. */
export function readLabels(rows: readonly Row[]): Facts {
  const facts: Facts = { yieldText: null, servings: null, prepTime: null, cookTime: null, totalTime: null };
  for (const [at, row] of rows.entries()) {
    if (row.text.length > 200) continue;
    for (const statement of statements(row.text)) {
      if (statement.length > longestLabelled) continue;
      const label = labelSection(statement);
      if (label) note(facts, label.section, label.rest || (statement === row.text ? rows[at + 1]?.text ?? '' : ''), statement);
      else if (statement === row.text && statement.length <= longestFact && /\d/.test(statement) && namedFact(row.block)) note(facts, namedFact(row.block)!, statement, statement);
      else if (facts.servings === null && looksLikeYield(statement) && statement.length <= 40) noteYield(facts, statement);
    }
  }
  if (facts.prepTime === null && facts.cookTime === null && facts.totalTime === null) facts.totalTime = looseTime(rows);
  return facts;
}

/** A time that stands alone among the facts above the recipe: "4 servings — 20 minutes". Several different ones say nothing. */
function looseTime(rows: readonly Row[]): number | null {
  const times = new Set<number>();
  for (const row of rows) {
    if (row.text.length > longestLabelled) continue;
    for (const statement of statements(row.text)) if (isBareDuration(statement)) times.add(readDuration(statement) ?? 0);
  }
  const [only] = times;
  return times.size === 1 && only ? only : null;
}

function noteYield(facts: Facts, text: string): void {
  const found = text.length <= 60 ? readYield(text) : null;
  if (found?.servings && found.servings <= 500 && facts.servings === null) {
    facts.yieldText = found.text;
    facts.servings = found.servings;
  }
}

function note(facts: Facts, section: string, value: string, whole: string): void {
  if (value.length > 60) return;
  if (section === 'yield') {
    if (/\d|[¼-¾]/.test(value) && readDuration(value) === null || /^\d{1,3}$/.test(value.trim())) noteYield(facts, /^[\d\s–-]+$/.test(value) ? value : whole.includes(value) ? whole : value);
    return;
  }
  if (section !== 'prepTime' && section !== 'cookTime' && section !== 'totalTime') return;
  if (!/\d|[¼-¾]|\bhalf\b|\bone\b/i.test(value)) return;
  facts[section] ??= readDuration(value);
}
