import type {
  AskSubgraph,
  SubgraphAnswer,
  SubgraphCaller,
  SubgraphRequest,
} from '@convivio/platform/local-subgraphs';
import type { Guesses } from '../http/limit-guesses.ts';

/** Asks a service for a caller whose guesses may be counted. */
export type AskGuessable = (
  request: SubgraphRequest,
  caller: SubgraphCaller & { guesses?: Guesses },
) => Promise<SubgraphAnswer>;

/** The fields that answer whoever knows a secret, as they are asked with it; what only has such a name in the answer is none. */
const GUESSABLE =
  /\b(?:sharedRecipe|noteShareView|noteSignUpFromLink|invitation|acceptInvitation)\s*\(/g;
/** The codes with which they say that it is none. Those that do not fail by it say so beside the answer. */
const MISSED: ReadonlySet<unknown> = new Set(['SHARED_RECIPE_NOT_FOUND', 'INVITATION_INVALID']);

/** The same service, which counts the secrets that an address asks for in vain; once those are many they are refused, and those that hold are not. */
export function countGuesses(ask: AskSubgraph): AskGuessable {
  return async (request, { guesses, ...caller }) => {
    const asked = guesses ? (request.query.match(GUESSABLE)?.length ?? 0) : 0;
    if (!guesses || asked === 0) return ask(request, caller);
    const { extensions: { guessedInVain = 0 } = {}, ...answer } = await ask(request, caller);
    const isRefused = answer.errors?.some(({ extensions }) => MISSED.has(extensions?.['code']));
    const missed = isRefused ? asked : guessedInVain;
    if (missed > 0) await guesses.count(missed);
    return answer;
  };
}
