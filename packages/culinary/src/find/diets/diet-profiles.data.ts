/** What guests leave out, the worst first where a dish has several. */
export const dietClasses = ['meat', 'dairy', 'fish', 'eggs'] as const;
export type DietClass = (typeof dietClasses)[number];

/** Dietary profiles, each with what is not eaten. */
export const forbidden = {
  omnivore: [],
  pescetarian: ['meat'],
  vegetarian: ['meat', 'fish'],
  vegan: ['meat', 'fish', 'dairy', 'eggs'],
} as const satisfies Record<string, readonly DietClass[]>;

export type DietProfile = keyof typeof forbidden;
