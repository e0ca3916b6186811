import { readDuration } from '../words/durations.ts';
import { foldText } from '../words/fold-text.ts';
import { looksLikeYield, readYield } from '../words/yields.ts';
import { labelSection } from '../words/section-heading.ts';
import type { RecipeDraft } from '../recipe.ts';

/** Facts from the YAML head of a Markdown file. The title there is the title of the recipe; other facts fill only what the text leaves open. */
export function fillFromFrontMatter(draft: RecipeDraft, frontMatter: Map<string, string[]>): void {
  for (const [key, values] of frontMatter) {
    const value = values.join(', ');
    if (value === '') continue;
    switch (foldText(key).replace(/[_-]/g, ' ')) {
      case 'title': case 'name': case 'titel': case 'titre': case 'titolo': case 'titulo': draft.title = value; break;
      case 'description': case 'summary': case 'beschreibung': draft.description ??= value; break;
      case 'author': case 'authors': case 'autor': case 'auteur': case 'autore': draft.author ??= value; break;
      case 'source': case 'url': case 'quelle': draft.source ??= value; break;
      case 'tags': case 'keywords': case 'categories': draft.tags = [...new Set([...draft.tags, ...values])]; break;
      case 'course': case 'category': draft.courseText ??= value; break;
      case 'language': case 'lang': draft.language ??= /^[a-z]{2}\b/i.exec(value)?.[0].toLowerCase() ?? null; break;
      case 'image': draft.imageUrl ??= /^https?:\/\//.test(value) ? value : null; break;
      default: fillFact(draft, key.replace(/_/g, ' '), value);
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
    draft.yieldText = amount ? (looksLikeYield(value) ? amount.text : `${amount.text} ${key}`) : null;
    draft.servings = amount?.servings ?? null;
  }
}
