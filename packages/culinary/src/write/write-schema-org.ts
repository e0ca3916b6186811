import { ownPublisher } from './own-format.ts';
import type { PortableRecipe, PortableStep } from '../recipe/portable-recipe.ts';

interface SchemaOrgExtras {
  identifier: string;
  /** ISO 8601. */
  dateModified: string | null;
  /** An address, or the picture itself as a data address. */
  image: string | null;
}

/** What schema.org can carry of a recipe. Empty fields are left out. */
export function schemaOrgRecipe(
  recipe: PortableRecipe,
  { identifier, dateModified, image }: SchemaOrgExtras,
): Record<string, unknown> {
  return withoutEmpty({
    '@type': 'Recipe',
    identifier,
    sdPublisher: ownPublisher,
    name: recipe.title,
    description: recipe.description,
    image,
    author: recipe.author && { '@type': 'Person', name: recipe.author },
    publisher: recipe.source && { '@type': 'Organization', name: recipe.source },
    url: recipe.originalUrl,
    isBasedOn: recipe.originalUrl,
    inLanguage: recipe.language,
    dateCreated: recipe.createdAt,
    datePublished: recipe.createdAt,
    dateModified,
    recipeCategory:
      recipe.category && { starter: 'Starter', main: 'Main', dessert: 'Dessert' }[recipe.category],
    suitableForDiet:
      recipe.dietaryCategory === 'vegetarian' ? 'https://schema.org/VegetarianDiet' : null,
    keywords: recipe.tags.join(', '),
    prepTime: isoDuration(recipe.prepTime),
    cookTime: isoDuration(recipe.cookTime),
    totalTime: isoDuration(recipe.totalTime),
    recipeYield:
      recipe.yieldText && recipe.servings && !recipe.yieldText.includes(String(recipe.servings))
        ? [String(recipe.servings), recipe.yieldText]
        : (recipe.yieldText ?? (recipe.servings && String(recipe.servings))),
    // schema.org has no groups of ingredients; a heading is a line with a colon, which our and other readers know again.
    recipeIngredient: recipe.ingredients.flatMap(({ name, lines }) => [
      ...(name ? [`${name}:`] : []),
      ...lines,
    ]),
    recipeInstructions: instructionsOf(recipe.steps),
    tool: recipe.equipment,
    comment: [
      ...(recipe.comments ? [comment(null, recipe.comments)] : []),
      ...recipe.notes.map((text) => comment('Note', text)),
      ...recipe.tips.map((text) => comment('Tip', text)),
      ...recipe.servingNotes.map((text) => comment('To serve', text)),
      ...recipe.storageNotes.map((text) => comment('Storage', text)),
    ],
  });
}

const comment = (name: string | null, text: string) =>
  withoutEmpty({ '@type': 'Comment', name, text });

function instructionsOf(steps: PortableStep[]): unknown[] {
  const sections: { group: string | null; steps: PortableStep[] }[] = [];
  for (const step of steps) {
    if (!sections.length || sections.at(-1)!.group !== step.group)
      sections.push({ group: step.group, steps: [] });
    sections.at(-1)!.steps.push(step);
  }
  return sections.flatMap(({ group, steps: members }): unknown[] =>
    group === null
      ? members.map(howToStep)
      : [{ '@type': 'HowToSection', name: group, itemListElement: members.map(howToStep) }],
  );
}

function howToStep({ text, technique, tip }: PortableStep): Record<string, unknown> {
  const parts = tip
    ? [
        { '@type': 'HowToDirection', text },
        { '@type': 'HowToTip', text: tip },
      ]
    : null;
  return withoutEmpty({ '@type': 'HowToStep', name: technique, text, itemListElement: parts });
}

/** Minutes as an ISO 8601 duration, "PT1H30M"; null for none. */
export function isoDuration(minutes: number | null): string | null {
  if (minutes === null) return null;
  const hours = Math.floor(minutes / 60);
  return `PT${hours ? `${hours}H` : ''}${minutes % 60 || !hours ? `${minutes % 60}M` : ''}`;
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}
