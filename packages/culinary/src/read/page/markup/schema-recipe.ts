import { doubtOfWhole, emptyDraft, type Doubt, type RecipeDraft } from '../../../recipe/recipe.ts';
import { foldWords } from '../../../words/fold.ts';
import { absoluteAddress } from '../html/page-address.ts';
import { isShareNotice } from '../share-notice.ts';
import { bareTimeDoubts } from './bare-times.ts';
import { firstText, isNode, lines, list, property, texts, type SchemaNode } from './schema-node.ts';
import { mostKept, readIngredientList, type ListReading } from './structured-ingredients.ts';
import { mostSteps, readInstructionList } from './structured-instructions.ts';
import { readStructuredTime } from './structured-times.ts';
import { unreadTimeDoubts } from './unread-times.ts';
import { readStructuredYield } from './structured-yield.ts';

const longestName = 120;

function imageOf(value: unknown, page: string, depth = 0): string | null {
  if (depth > 6) return null;
  for (const item of list(value)) {
    const address =
      typeof item === 'string'
        ? absoluteAddress(item, page)
        : Array.isArray(item)
          ? imageOf(item, page, depth + 1)
          : isNode(item)
            ? imageOf(property(item, 'url', 'contentUrl', '@id', 'src'), page, depth + 1)
            : null;
    if (address) return address;
  }
  return null;
}

/** Names of people; a profile address in place of a name is no name, nor is what stands about one beside the name. */
function names(value: unknown): string | null {
  const found = texts(value).filter((name) => !/^https?:\/\//.test(name));
  const short = found.filter((name) => name.length <= longestName);
  const said = new Set(short.length > 0 ? short : found);
  return said.size > 0 ? [...said].join(', ') : null;
}

const commaList = (value: unknown): string[] => [
  ...new Set(
    texts(value)
      .flatMap((text) => text.split(/[,;]/))
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

function nameOf(node: SchemaNode): string | null {
  const name = firstText(property(node, 'name', 'headline', 'title'));
  return name !== null && isShareNotice(name) ? null : name;
}

/** A draft from a schema.org Recipe. `page` is the page's address, against which pictures resolve. */
export function readSchemaRecipe(
  node: SchemaNode,
  page: string,
  lists: ListReading = { whole: false },
): RecipeDraft {
  const found = readStructuredYield(property(node, 'recipeYield', 'yield', 'servings'));
  const prepTime = readStructuredTime(property(node, 'prepTime'));
  const cookTime = readStructuredTime(property(node, 'cookTime', 'performTime'));
  const { ingredients, listed } = readIngredientList(
    property(node, 'recipeIngredient', 'ingredients', 'ingredient', 'recipeIngredients', 'supply'),
    lists,
  );
  const { steps, isCut: hasMoreSteps } = readInstructionList(
    property(node, 'recipeInstructions', 'instructions', 'step', 'steps', 'recipeInstruction'),
    lists,
  );
  return {
    ...emptyDraft(),
    title: nameOf(node),
    description: firstText(property(node, 'description', 'summary')),
    yieldText: found?.text ?? null,
    servings: found?.servings ?? null,
    prepTime,
    cookTime,
    totalTime: readStructuredTime(property(node, 'totalTime', 'duration')),
    ingredients,
    steps,
    equipment: [...texts(property(node, 'tool')), ...suppliesBeside(node)],
    imageUrl: imageOf(property(node, 'image', 'thumbnailUrl', 'photo'), page),
    author: names(property(node, 'author', 'creator')),
    source: firstText(property(node, 'publisher')),
    language: firstText(property(node, 'inLanguage')),
    courseText: texts(property(node, 'recipeCategory'))[0] ?? null,
    tags: commaList([property(node, 'keywords'), property(node, 'recipeCuisine')]),
    ...(!lists.whole && notesAndTips(node)),
    doubts: lists.whole ? [] : [...cutDoubts(listed, hasMoreSteps), ...timeDoubts(node)],
  };
}

/** What is used up beside the ingredients, which some pages state as supplies alone. */
function suppliesBeside(node: SchemaNode): string[] {
  const listed = property(
    node,
    'recipeIngredient',
    'ingredients',
    'ingredient',
    'recipeIngredients',
  );
  if (listed === undefined) return [];
  const said = texts(listed).map(foldWords);
  return texts(property(node, 'supply')).filter(
    (name) => !said.some((line) => line.includes(foldWords(name))),
  );
}

/** What programs of pages state beside the words of schema.org. */
const notesAndTips = (node: SchemaNode): Pick<RecipeDraft, 'notes' | 'tips'> => ({
  notes: lines(property(node, 'recipeNotes', 'notes', 'note')),
  tips: lines(property(node, 'recipeTips', 'tips', 'tip')),
});

function timeDoubts(node: SchemaNode): Doubt[] {
  const said = texts([
    property(node, 'totalTime'),
    property(node, 'cookTime'),
    property(node, 'prepTime'),
  ]);
  return [...bareTimeDoubts(said), ...unreadTimeDoubts(said)];
}

const cutDoubts = (listed: number | null, hasMoreSteps: boolean): Doubt[] => [
  ...(listed !== null
    ? [
        doubtOfWhole(
          `The page lists ${listed.toLocaleString('en')} ingredients; those behind the first ${mostKept} were not kept.`,
        ),
      ]
    : []),
  ...(hasMoreSteps
    ? [
        doubtOfWhole(
          `The page tells more than ${mostSteps} steps; those behind them were not read.`,
        ),
      ]
    : []),
];
