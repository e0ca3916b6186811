/** An operation of several services, and what each of them would be asked directly. */
export interface GatewayCase {
  name: string;
  query: string;
  variables?: object;
  direct: readonly DirectPart[];
  /** Whether a part needs what the one before it has brought. */
  inTurn?: true;
}

/** What one service would be asked directly. */
export interface DirectPart {
  service: 'recipes' | 'intake-ai' | 'admin';
  query: string;
  variables?: object;
}

const CARD =
  'id title description tags course diet prepTime cookTime totalTime servings sustainabilityScore originalFormat imageUrl createdAt';
const PAGE = `recipes(first: 50) { nodes { ${CARD} } totalCount }`;
const JOB = 'id source fileName url stage progress title retries createdAt';

/** `recipeIds` are those of the cook's jobs. */
export const gatewayCases = (recipeIds: readonly string[]): GatewayCase[] => [
  {
    name: 'one service: a page of 50',
    query: `{ ${PAGE} }`,
    direct: [{ service: 'recipes', query: `{ ${PAGE} }` }],
  },
  {
    name: 'two at the same time: a page of 50 and who reads it',
    query: `{ me { id firstName email } ${PAGE} }`,
    direct: [
      { service: 'admin', query: '{ me { id firstName email } }' },
      { service: 'recipes', query: `{ ${PAGE} }` },
    ],
  },
  {
    name: 'two, one after the other: 20 jobs with their recipes',
    query: `{ intakeJobs { ${JOB} recipe { ${CARD} } } }`,
    inTurn: true,
    direct: [
      { service: 'intake-ai', query: `{ intakeJobs { ${JOB} recipe { id } } }` },
      {
        service: 'recipes',
        query: `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Recipe { ${CARD} } } }`,
        variables: { of: recipeIds.map((id) => ({ __typename: 'Recipe', id })) },
      },
    ],
  },
];
