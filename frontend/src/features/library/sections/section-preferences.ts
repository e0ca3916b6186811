import type { Category, RecipeSort } from '../../../generated/operations.ts';
import { courses, type DietFilter } from './course-sections.ts';
import { dietFilters, sorts } from './section-choices.data.ts';

export type ByCourse<Value> = Record<Category, Value>;

/** One choice per course out of JSON; what is malformed or unknown is the default. */
function choices<Value extends string>(
  json: string | null,
  known: readonly { value: Value }[],
  usual: Value,
  mayChoose: (course: Category) => boolean,
): ByCourse<Value> {
  const kept = record(json);
  const choice = (course: Category) =>
    (mayChoose(course) && known.find(({ value }) => value === kept[course])?.value) || usual;
  return { starter: choice('starter'), main: choice('main'), dessert: choice('dessert') };
}

function record(json: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(json ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const hasFilter = (wanted: Category) =>
  courses.some(({ course, hasDietFilter }) => course === wanted && hasDietFilter);

/** The kept order of each section, newest first by default. */
export const readSorts = (json: string | null): ByCourse<RecipeSort> =>
  choices(json, sorts, 'newest', () => true);

/** The kept dietary filter of each section; desserts have none. */
export const readDietFilters = (json: string | null): ByCourse<DietFilter> =>
  choices(json, dietFilters, 'all', hasFilter);
