/** What guests leave out, the worst first where a dish has several. */
export const dietClasses = ['meat', 'dairy', 'fish', 'eggs'] as const;
export type DietClass = (typeof dietClasses)[number];

/**
 * Dietary profiles, each with what is not eaten. Meat is also what is made of the slaughtered animal: lard, suet, gelatine, rennet where it
 * is put in by itself, and cochineal; isinglass counts as the gelatine it stands for; Worcestershire sauce and ponzu are fish. That most hard cheese is made with rennet flags no cheese.
 */
export const forbidden = {
  omnivore: [],
  pescetarian: ['meat'],
  vegetarian: ['meat', 'fish'],
  vegan: ['meat', 'fish', 'dairy', 'eggs'],
} as const satisfies Record<string, readonly DietClass[]>;

export type DietProfile = keyof typeof forbidden;

/** Of these profiles some leave out honey, which is of no class: it is listed as not known. */
export const doubtsHoney: ReadonlySet<DietProfile> = new Set(['vegan']);
