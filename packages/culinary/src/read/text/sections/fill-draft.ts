import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { looksLikeYield, readYield } from '../../../words/yields.ts';
import { addFacts, readHead, takeFacts } from '../facts/head-matter.ts';
import { readGroups } from './ingredient-groups.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import { withParagraphsParted } from '../../parted-steps.ts';
import { partName } from './part-heading.ts';
import type { TextSection } from './cut-sections.ts';
import { statedFacts, type StatedFacts } from '../facts/stated-facts.ts';
import { readSteps } from './step-list.ts';
import type { Block } from '../lines/wrapped-lines.ts';

/** Writes what the sections of a text say into the draft. `everything` is the whole text, by which a heading's size is judged. */
export function fillFromSections(
  draft: RecipeDraft,
  sections: TextSection[],
  everything: Block[],
): void {
  const facts: StatedFacts = {};
  for (const section of sections) {
    const about = aboutPart(section, facts);
    switch (section.kind) {
      case 'head': {
        const head = readHead(section.blocks, everything, draft.title);
        draft.title ??= head.title;
        draft.description ??= head.description;
        addFacts(facts, head.facts);
        break;
      }
      case 'ingredients': {
        const taken = takeFacts(section.blocks.filter((block) => !isFurniture(block.text)));
        addFacts(facts, taken.facts);
        draft.ingredients.push(...readGroups(taken.rest, about));
        break;
      }
      case 'instructions':
        draft.steps.push(...readSteps(withoutFacts(section.blocks, facts), about));
        break;
      case 'nutrition':
        break;
      default:
        draft[LISTS[section.kind]].push(...texts(section));
    }
  }
  draft.steps = withParagraphsParted(draft.steps);
  fillFacts(draft, facts);
}

const LISTS = {
  notes: 'notes',
  other: 'notes',
  equipment: 'equipment',
  serving: 'servingNotes',
  storage: 'storageNotes',
  tips: 'tips',
} as const;

/** The part a heading names ("Ingredients for the dough"); a yield there ("for 4 people") is a fact. */
function aboutPart(section: TextSection, facts: StatedFacts): string | null {
  const about = section.about.replace(/^[([]|[)\]:]+$/g, '').trim();
  if (about === '') return null;
  const amount = /\d/.test(about) || looksLikeYield(about) ? readYield(about) : null;
  if (amount?.servings) {
    addFacts(facts, { yieldText: amount.text, servings: amount.servings });
    return null;
  }
  return section.kind === 'ingredients' || section.kind === 'instructions' ? partName(about) : null;
}

/** Among steps only a labelled line with a colon, or a closing yield, is a fact: "Bake 30 minutes" is a step. */
function withoutFacts(blocks: Block[], facts: StatedFacts): Block[] {
  return blocks.filter((block, index) => {
    if (isFurniture(block.text)) return false;
    const hashtags = /^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(block.text)
      ? block.text.match(/[\p{L}\p{N}_]+/gu)
      : null;
    if (hashtags) {
      facts.tags = [...(facts.tags ?? []), ...hashtags];
      return false;
    }
    if (block.marker) return true;
    const closing =
      index === blocks.length - 1 &&
      /^(?:serves|makes|yields?|ergibt|für)\b/i.test(block.text) &&
      block.text.length < 50;
    const stated = /:\s*\S/.test(block.text) || closing ? statedFacts(block.text) : null;
    if (stated) addFacts(facts, stated);
    return !stated;
  });
}

function texts(section: TextSection): string[] {
  return section.blocks
    .map((block) => block.text.replace(/\s+/g, ' ').trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !isFurniture(text));
}

function fillFacts(draft: RecipeDraft, facts: StatedFacts): void {
  draft.prepTime = facts.prepTime ?? null;
  draft.cookTime = facts.cookTime ?? null;
  draft.totalTime = facts.totalTime ?? null;
  draft.yieldText = facts.yieldText ?? null;
  draft.servings = facts.servings ?? null;
  draft.author = facts.author ?? null;
  draft.source = facts.source ?? null;
  draft.courseText = facts.course ?? null;
  if (facts.beside) draft.notes.unshift(facts.beside.join(' · '));
  draft.tags = [...new Set(facts.tags ?? [])];
}
