import type { MagicWish, Refusal } from '../magic-recipe.ts';
import type { Dish } from '../dishes/dish.ts';
import { foodIdOf } from '../write/fill-dish.ts';
import { findFood } from '../../foods/find-food.ts';
import type { TimeAsked } from '../wish/read-time-constraint.ts';
import type { ReadWish } from '../wish/read-wish.ts';
import {
  dishAgainstCourse,
  dishAgainstDiet,
  foodAgainstDiet,
  ingredientAgainstCourse,
  timeTooShort,
} from '../wish/refusals.ts';
import { allCandidates, type Candidate, principalsFor, suitsDiet } from './candidates.ts';

/** What may be cooked for a wish, and what of it could not be kept. */
export interface Fitting {
  candidates: readonly Candidate[];
  /** A principal ingredient was asked for, and all candidates are of it. */
  isAsked: boolean;
  notices: readonly string[];
}

/**
 * A wish for this course: "egg" is a dish where one is made of it, and a food where none is ("an egg" as a main).
 */
export function readForCourse(read: ReadWish, { course }: MagicWish): ReadWish {
  const { kind } = read;
  if (kind === null) return read;
  const isMade = allCandidates().some(
    ({ dish }) => dish.course === course && dish.kinds.includes(kind),
  );
  const food = isMade ? null : findFood(kind, 'en');
  const asFood = food && { ...read, kind: null, foods: [food, ...read.foods] };
  return asFood !== null && principalsFor(asFood, course) !== null ? asFood : read;
}

/** The candidates that keep course, diet, time, and what is asked for; or why there are none. */
export function fittingCandidates(
  wish: MagicWish,
  read: ReadWish,
  { most: limit, least }: TimeAsked,
): Fitting | Refusal {
  const ofKind = candidatesOfKind(read.kind, wish);
  if ('code' in ofKind) return ofKind;
  const asked = askedAmong(ofKind.candidates, wish, read);
  if ('code' in asked) return asked;
  const ofDiet = asked.candidates.filter((candidate) => suitsDiet(candidate, wish.diet));
  if (ofDiet.length === 0) return dishAgainstDiet(read.kind, wish);
  const keepsTime = ({ minutes }: Candidate) => limit === null || minutes <= limit;
  const inTime = ofDiet.filter(keepsTime);
  // A quick dish may have what is asked for in it, if not in its middle.
  const quick = inTime.length > 0 ? [] : holding(ofKind.candidates, read).filter(keepsTime);
  if (inTime.length + quick.length === 0)
    return timeTooShort(limit!, Math.min(...ofDiet.map(({ minutes }) => minutes)), wish);
  const longEnough = inTime.filter(({ minutes }) => minutes >= (least ?? 0));
  const kept = longEnough.length > 0 ? longEnough : longestOf(inTime, least);
  return {
    candidates: inTime.length > 0 ? kept : quick.filter((one) => suitsDiet(one, wish.diet)),
    isAsked: asked.isAsked && inTime.length > 0,
    notices: [...ofKind.notices, ...asked.notices],
  };
}

/** Where none takes as long as is asked for, those that take longest. */
function longestOf(candidates: readonly Candidate[], least: number | null): readonly Candidate[] {
  if (least === null) return candidates;
  const longest = Math.max(...candidates.map(({ minutes }) => minutes));
  return candidates.filter(({ minutes }) => minutes >= NEARLY * longest);
}
const NEARLY = 0.8;

type Some = Pick<Fitting, 'candidates' | 'notices'>;

function candidatesOfKind(kind: string | null, wish: MagicWish): Some | Refusal {
  const ofCourse = allCandidates().filter(({ dish }) => dish.course === wish.course);
  if (kind === null) return { candidates: ofCourse, notices: [] };
  const all = allCandidates().filter(({ dish }) => dish.kinds.includes(kind));
  if (all.length === 0)
    return {
      candidates: ofCourse,
      notices: ['The kind of dish that was asked for is not cooked here, so another was chosen.'],
    };
  if (!all.some((candidate) => suitsDiet(candidate, wish.diet))) {
    const food = findFood(kind, 'en');
    return (food && foodAgainstDiet(food, wish.diet)) ?? dishAgainstDiet(kind, wish);
  }
  const both = all.filter(({ dish }) => dish.course === wish.course);
  return both.length > 0 ? { candidates: both, notices: [] } : dishAgainstCourse(kind, wish);
}

function askedAmong(
  candidates: readonly Candidate[],
  wish: MagicWish,
  read: ReadWish,
): Fitting | Refusal {
  const principals = principalsFor(read, wish.course);
  if (principals === null) return { candidates: usualOf(candidates), isAsked: false, notices: [] };
  const asked = candidates.filter(({ principal }) => principals.includes(principal));
  if (asked.length > 0) return { candidates: asked, isAsked: true, notices: [] };
  const within = holding(candidates, read);
  if (within.length > 0) return { candidates: within, isAsked: false, notices: [] };
  if (read.kind === null) return ingredientAgainstCourse(read.foods[0]!, wish);
  return { candidates: usualOf(candidates), isAsked: false, notices: [] };
}

/** The usual candidates of dishes that have the first food of a wish in them whatever they are built around. */
const holding = (candidates: readonly Candidate[], { foods }: ReadWish): readonly Candidate[] =>
  usualOf(candidates.filter(({ dish }) => foods.length > 0 && holds(dish, foods[0]!.id)));

/** Whether a food stands in the list of a dish whatever its principal is: the eggs of an omelette. */
const holds = ({ list }: Dish, id: string): boolean =>
  list.some((item) => item.is === 'food' && foodIdOf(item.options[0]!) === id);

/** What nobody asked for is taken from what most shops have. */
function usualOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const usual = candidates.filter(({ principal }) => principal.usual);
  return usual.length > 0 ? usual : candidates;
}
