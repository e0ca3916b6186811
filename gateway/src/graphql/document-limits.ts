import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What checking a document costs more than its length, and how often it may be; our own operations stay far below. */
const MOST = { letters: 50_000, fragments: 50, spreads: 300, ofOneName: 200 };

/**
 * A document that takes long to be checked is not checked any further: fragments are compared with fragments, and fields of one name in the answer
 * with each other. Its text is kept once it held, and comments in it count as no token.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const document = context.getDocument();
  const mistake = mistakeIn(document);
  if (mistake === null) return {};
  context.reportError(new GraphQLError(mistake));
  // Nobody runs it, and the other rules find nothing to look at.
  (document.definitions as DefinitionNode[]).length = 0;
  return {};
}

function mistakeIn(document: DocumentNode): string | null {
  if ((document.loc?.source.body.length ?? 0) > MOST.letters)
    return `An operation may have ${MOST.letters} letters; this has more.`;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  if (fragments.length > MOST.fragments)
    return `An operation may have ${MOST.fragments} fragments; this has ${fragments.length}.`;
  const { spreads, ofOneName } = counted(document);
  if (spreads > MOST.spreads)
    return `An operation may use ${MOST.spreads} fragments; this uses ${spreads}.`;
  return ofOneName > MOST.ofOneName
    ? `An operation may ask ${MOST.ofOneName} times for one name; this asks ${ofOneName} times.`
    : null;
}

/** How often fragments are used, those without a name too, and how often the most frequent name is asked for. */
function counted(document: DocumentNode): { spreads: number; ofOneName: number } {
  const names = new Map<string, number>();
  let spreads = 0;
  const open: SelectionSetNode[] = document.definitions.flatMap((definition) =>
    'selectionSet' in definition && definition.selectionSet ? [definition.selectionSet] : [],
  );
  for (let set = open.pop(); set !== undefined; set = open.pop())
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        names.set(name, (names.get(name) ?? 0) + 1);
      } else spreads += 1;
      if ('selectionSet' in selection && selection.selectionSet) open.push(selection.selectionSet);
    }
  return { spreads, ofOneName: Math.max(0, ...names.values()) };
}
