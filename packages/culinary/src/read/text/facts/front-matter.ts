import { readDuration } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold-text.ts';
import { looksLikeYield, readYield } from '../../../words/yields.ts';
import { labelSection } from '../../headings/section-heading.ts';
import type { RecipeDraft } from '../../../recipe/recipe.ts';

/** The title in the YAML head of a Markdown file, which is the title of the recipe. */
export function frontMatterTitle(frontMatter: Map<string, string[]>): string | null {
  for (const key of ['title', 'name', 'titel', 'titre', 'titolo', 'título', 'titulo']) {
    const value = frontMatter.get(key)?.join(', ');
    if (value) return value;
  }
  return null;
}

/** Other facts from the YAML head: they fill what the text leaves open. */
export function fillFromFrontMatter(draft: RecipeDraft, frontMatter: Map<string, string[]>): void {
  for (const [key, values] of frontMatter) {
    const value = values.join(', ');
    if (value === '') continue;
    switch (foldText(key).replace(/[_-]/g, ' ')) {
      case 'title':
      case 'name':
      case 'titel':
      case 'titre':
      case 'titolo':
      case 'titulo':
        break;
      case 'description':
      case 'summary':
      case 'beschreibung':
        draft.description ??= value;
        break;
      case 'author':
      case 'authors':
      case 'autor':
      case 'auteur':
      case 'autore':
        draft.author ??= value;
        break;
      case 'source':
      case 'url':
      case 'quelle':
        draft.source ??= value;
        break;
      case 'tags':
      case 'keywords':
      case 'categories':
        draft.tags = [...new Set([...draft.tags, ...values])];
        break;
      case 'course':
      case 'category':
        draft.courseText ??= value;
        break;
      case 'language':
      case 'lang':
        draft.language ??= /^[a-z]{2}\b/i.exec(value)?.[0].toLowerCase() ?? null;
        break;
      case 'image':
        draft.imageUrl ??= /^https?:\/\//.test(value) ? value : null;
        break;
      default:
        fillFact(draft, key.replace(/_/g, ' '), value);
    }
  }
}

function fillFact(draft: RecipeDraft, key: string, value: string): void {
  const label = labelSection(`${key}: ${value}`)?.section;
  if (label === 'prepTime') draft.prepTime ??= readDuration(value);
  else if (label === 'cookTime') draft.cookTime ??= readDuration(value);
  else if (label === 'totalTime') draft.totalTime ??= readDuration(value);
  else if (label === 'yield' && draft.yieldText === null) {
    const amount = readYield(value);
    draft.yieldText = amount
      ? looksLikeYield(value)
        ? amount.text
        : `${amount.text} ${key}`
      : null;
    draft.servings = amount?.servings ?? null;
  }
}
