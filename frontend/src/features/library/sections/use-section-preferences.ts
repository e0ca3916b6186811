import { useState } from 'react';
import type { Category, RecipeSort } from '../../../generated/operations.ts';
import { onDevice } from '../../../shared/storage/web-storage.ts';
import type { DietFilter } from './course-sections.ts';
import { readDietFilters, readSorts, type ByCourse } from './section-preferences.ts';

const sortKey = 'recipe-sort-preferences';
const filterKey = 'recipe-dietary-filters';

export interface SectionPreferences {
  sorts: ByCourse<RecipeSort>;
  filters: ByCourse<DietFilter>;
  sort: (course: Category, by: RecipeSort) => void;
  filter: (course: Category, by: DietFilter) => void;
  showAll: () => void;
}

/** Order and dietary filter of each section, kept on the device. */
export function useSectionPreferences(): SectionPreferences {
  const [sorts, setSorts] = useState(() => readSorts(onDevice.read(sortKey)));
  const [filters, setFilters] = useState(() => readDietFilters(onDevice.read(filterKey)));
  const keepFilters = (next: ByCourse<DietFilter>) => {
    setFilters(next);
    onDevice.keep(filterKey, JSON.stringify(next));
  };
  return {
    sorts,
    filters,
    sort: (course, by) => {
      const next = { ...sorts, [course]: by };
      setSorts(next);
      onDevice.keep(sortKey, JSON.stringify(next));
    },
    filter: (course, by) => keepFilters({ ...filters, [course]: by }),
    showAll: () => keepFilters({ starter: 'all', main: 'all', dessert: 'all' }),
  };
}
