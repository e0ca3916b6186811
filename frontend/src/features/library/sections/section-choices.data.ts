import type { RecipeSort } from '../../../generated/operations.ts';
import type { DietFilter } from './course-sections.ts';

export const sorts: readonly { value: RecipeSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'title', label: 'A-Z' },
  { value: 'cookTime', label: 'Cook Time' },
  { value: 'sustainability', label: 'Sustainability' },
];

export const dietFilters: readonly { value: DietFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'omnivore', label: 'Omnivore' },
  { value: 'pescetarian', label: 'Pescetarian' },
  { value: 'vegetarian', label: 'Vegetarian' },
];
