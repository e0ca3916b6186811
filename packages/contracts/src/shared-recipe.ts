/**
 * Why nobody sees anything behind a link: it was never given, was switched off, has expired, or its recipe is gone. All look the same, whoever
 * says so.
 */
export const SHARED_RECIPE_NOT_FOUND = {
  code: 'SHARED_RECIPE_NOT_FOUND',
  sentence: 'This shared recipe link is invalid or has expired.',
} as const;
