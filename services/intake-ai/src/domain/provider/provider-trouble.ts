import { ProductError, unavailable } from '@convivio/platform/errors';

/** Why a provider gave no answer that can be used. */
export type ProviderTrouble =
  | 'timeout'
  | 'unreachable'
  | 'busy'
  | 'paused'
  | 'quota'
  | 'failing'
  | 'misconfigured'
  | 'wrong-model'
  | 'wrong-address'
  | 'not-accepted'
  | 'refused'
  | 'truncated'
  | 'malformed'
  | 'over-budget'
  | 'over-installation-budget';

interface Telling {
  /** What happened, as the beginning of a sentence. */
  what: string;
  advice: string;
  status: number;
}

const LATER = 'Try again in a few minutes.';
const TELL = 'Tell whoever runs this installation, or paste the text instead.';

const tellings: Record<ProviderTrouble, Telling> = {
  timeout: { what: 'The AI provider did not answer in time', advice: LATER, status: 504 },
  unreachable: { what: 'The AI provider cannot be reached', advice: LATER, status: 502 },
  busy: { what: 'The AI provider is busy', advice: LATER, status: 502 },
  paused: {
    what: 'The AI provider is busy and asks for a pause',
    advice: 'Try again later, or paste the text instead.',
    status: 502,
  },
  quota: { what: 'The credit with the AI provider is used up', advice: TELL, status: 502 },
  failing: { what: 'The AI provider has a problem', advice: LATER, status: 502 },
  misconfigured: {
    what: 'The AI provider refused our access',
    advice: TELL,
    status: 502,
  },
  'wrong-model': {
    what: 'The AI provider does not have the model that is set',
    advice: TELL,
    status: 502,
  },
  'wrong-address': {
    what: 'There is no AI provider at the address that is set',
    advice: TELL,
    status: 502,
  },
  'not-accepted': {
    what: 'The AI provider did not accept our request',
    advice: TELL,
    status: 502,
  },
  refused: {
    what: 'The AI provider declined to read this',
    advice: 'Paste the text instead.',
    status: 422,
  },
  truncated: {
    what: 'The AI provider broke off its answer',
    advice: 'Try again, or paste the recipe alone.',
    status: 502,
  },
  malformed: {
    what: 'The AI provider gave an answer that cannot be used',
    advice: LATER,
    status: 502,
  },
  'over-budget': {
    what: 'Your AI budget for today is used up',
    advice: 'Try again tomorrow, or paste the text instead.',
    status: 429,
  },
  'over-installation-budget': {
    what: 'The AI budget of this installation for today is used up',
    advice: 'Try again tomorrow, or paste the text instead.',
    status: 429,
  },
};

/** What happened, as the beginning of a sentence. */
export const whatIsTheMatter = (trouble: ProviderTrouble): string => tellings[trouble].what;

/** What the cook is told when the recipe was read all the same. */
export function readWithoutProvider(trouble: ProviderTrouble): string {
  return `${tellings[trouble].what}, so this was read without it. Please compare it with the original.`;
}

/** What the cook is told when a translation is missing; the table may still have translated the ingredients. */
export function notTranslated(trouble: ProviderTrouble, byTable: boolean): string {
  return `${tellings[trouble].what}, so ${byTable ? 'only the ingredients were translated' : 'this was not translated'}.`;
}

/** Why a job ends that only the provider could have read. Its original is kept, so it can be started again. */
export function onlyProviderCouldRead(trouble: ProviderTrouble): ProductError {
  const { what, advice, status } = tellings[trouble];
  return new ProductError(
    status,
    `AI_${trouble.toUpperCase().replaceAll('-', '_')}`,
    `${what}, and without it no recipe was found here. ${advice}`,
  );
}

/** What the cook is told when our own rules have cooked in the provider's place. */
export function composedWithoutProvider(trouble: ProviderTrouble): string {
  return `${tellings[trouble].what}, so the kitchen's own rules composed this recipe.`;
}

/** Why a chef's name could not be looked up. */
export function chefNotLookedUp(trouble: ProviderTrouble): ProductError {
  const sentence = `${tellings[trouble].what}, so nobody could tell whether this chef is known. ${LATER}`;
  return unavailable('CHEF_VALIDATION_UNAVAILABLE', sentence);
}
