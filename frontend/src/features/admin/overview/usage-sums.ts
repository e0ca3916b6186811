import type { UsageCharts_DayFragment } from '../../../generated/operations.ts';

export type UsageDay = UsageCharts_DayFragment;
type AiUse = UsageDay['ai'][number];
type FormatUse = UsageDay['intake'][number];

/** What several lines of use come to. */
export interface Use {
  requests: number;
  failures: number;
  /** US dollars. */
  cost: number;
  /** Milliseconds; 0 without requests. */
  meanDurationMs: number;
  longestDurationMs: number;
}

/** Adds lines up; their means are weighed by their requests. */
export function sumOf(lines: readonly (AiUse | FormatUse)[]): Use {
  let [requests, failures, cost, durationMs, longestDurationMs] = [0, 0, 0, 0, 0];
  for (const line of lines) {
    requests += line.requests;
    failures += line.failures;
    cost += 'cost' in line ? line.cost : 0;
    durationMs += line.meanDurationMs * line.requests;
    longestDurationMs = Math.max(longestDurationMs, line.longestDurationMs);
  }
  const meanDurationMs = requests === 0 ? 0 : durationMs / requests;
  return { requests, failures, cost, meanDurationMs, longestDurationMs };
}

/** The lines by what they are called, each with its sum; the most first by a measure. */
export function byName<Line extends AiUse | FormatUse>(
  lines: readonly Line[],
  nameOf: (line: Line) => string,
  measure: (use: Use) => number,
): { name: string; use: Use }[] {
  return [...Map.groupBy(lines, nameOf)]
    .map(([name, group]) => ({ name, use: sumOf(group) }))
    .sort(
      (one, other) => measure(other.use) - measure(one.use) || (one.name < other.name ? -1 : 1),
    );
}

const FEATURES: Record<string, string> = {
  recipe_from_picture: 'Reading pictures',
  recipe_from_text: 'Reading text',
  recipe_translation: 'Translation',
  magic_recipe: 'Magic Chef',
  chef_validation: 'Knowing chefs',
  ingredient: 'Unknown ingredients',
};
const FORMATS: Record<string, string> = {
  url: 'Links',
  social: 'Instagram and TikTok',
  text: 'Text',
  manual: 'By hand',
  'application/pdf': 'PDF files',
  'application/rtf': 'RTF files',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word files',
  'text/markdown': 'Markdown files',
  'text/plain': 'Text files',
};

export const featureName = (feature: string): string => FEATURES[feature] ?? readable(feature);

export function formatName(format: string): string {
  if (format.startsWith('image/')) return 'Photos';
  return FORMATS[format] ?? readable(format);
}

function readable(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
