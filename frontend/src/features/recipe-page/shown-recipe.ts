import type { RecipePage_RecipeFragment } from '../../generated/operations.ts';
import type { Role } from '../../kitchen/collection/use-role.ts';
import { isGenerated } from '../../kitchen/recipe/generated-id.ts';

export interface ShownRecipe extends RecipePage_RecipeFragment {
  /** The language of its words, for the browser and screen readers. */
  lang: string | undefined;
  /** Its name, where it is not English. */
  foreignLanguage: string | null;
  /** Generated with a chef persona. */
  generated: boolean;
  /** What who is here is to it: who works in its collection changes it, and does not export it. */
  role: Role;
  /** An archived recipe is only read. */
  editable: boolean;
}

const names = new Intl.DisplayNames('en', { type: 'language' });
const generatedTag = 'magic recipe';

/** The recipe as the page shows it to one person. */
export function shownRecipe(recipe: RecipePage_RecipeFragment, role: Role): ShownRecipe {
  const code = recipe.languageCode?.trim() || null;
  return {
    ...recipe,
    lang: code ?? undefined,
    foreignLanguage:
      code === null || /^en\b/i.test(code) ? null : (recipe.language ?? nameOf(code)),
    generated:
      isGenerated(recipe.id) ||
      recipe.tags.some((tag) => tag.trim().toLowerCase() === generatedTag),
    role,
    editable: role !== 'other' && recipe.state === 'active',
  };
}

function nameOf(code: string): string | null {
  try {
    return names.of(code) ?? null;
  } catch {
    return null;
  }
}

/** Only links that lead to the web are followed. */
export function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/** The site of a web address: "example.org". */
export function siteOf(url: string | null): string | null {
  const address = webAddress(url);
  return address && new URL(address).hostname.replace(/^www\./, '');
}
