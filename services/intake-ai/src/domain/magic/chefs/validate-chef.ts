import { chefLimits, cutForCard } from '@convivio/contracts/chef-cards';
import { findChef } from '@convivio/culinary/compose';
import { foldLetters } from '@convivio/culinary/find';
import { Problems } from '@convivio/platform/problems';
import { askedWithin } from '../../provider/asked-within.ts';
import type { CulinaryIntelligence } from '../../provider/culinary-intelligence.ts';
import { chefNotLookedUp } from '../../provider/provider-trouble.ts';
import { NAME_LOOK_UP_MS } from '../magic-limits.data.ts';
import { readChefName } from './chef.ts';

/** Whether a chef is known, and for what. */
export interface ChefVerdict {
  isValid: boolean;
  /** The name as it is written; null where it was right or is not known. */
  correctedName: string | null;
  style: string | null;
  specialty: string | null;
}

const notValid: ChefVerdict = { isValid: false, correctedName: null, style: null, specialty: null };

/** Letters of any script, and what stands between those of a name. */
const NAME = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}\p{N} .,'’&-]+$/u;

/**
 * Looks a chef up in our own list, and asks the provider for one that it does not know. Throws 422 for what is no name, 503 where the provider
 * does not answer.
 */
export async function validateChef(
  intelligence: Pick<CulinaryIntelligence, 'validateChef'> | null,
  ownerId: string,
  text: string,
): Promise<ChefVerdict> {
  const problems = new Problems('CHEF_NAME_INVALID');
  const name = readChefName(problems, 'name', text);
  problems.settle();
  const known = findChef(name);
  if (known) return verdictOn(name, { ...known, name: known.correctedName });
  if (!intelligence || !NAME.test(name)) return notValid;
  const { answer, trouble } = await askedWithin(
    NAME_LOOK_UP_MS,
    new AbortController().signal,
    (signal) => intelligence.validateChef(name, ownerId, signal),
  );
  if (trouble) throw chefNotLookedUp(trouble);
  const found = answer?.known ? { ...answer, name: answer.name.trim() } : null;
  return found && isName(found.name) && isSpelledAlike(found.name, name)
    ? verdictOn(name, found)
    : notValid;
}

function verdictOn(
  given: string,
  { name, style, specialty }: { name: string; style: string; specialty: string },
): ChefVerdict {
  return {
    isValid: true,
    correctedName: name === given ? null : name,
    style: cutForCard(style.trim(), chefLimits.style) || null,
    specialty: cutForCard(specialty.trim(), chefLimits.specialty) || null,
  };
}

const isName = (name: string) => name.length <= chefLimits.name && NAME.test(name);

/** A model that was talked into an answer, or takes one chef for another, gives a name that has little of the one that was given. */
function isSpelledAlike(one: string, other: string): boolean {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return shared >= Math.min(pairs.size, others.size) / 2;
}

function pairsOf(name: string): Set<string> {
  const letters = [...foldLetters(name).replace(/[^\p{L}\p{N}]/gu, '')];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
