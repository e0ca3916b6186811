import type { Side } from '../cuisines/read-sides.ts';
import type { Dish, DishStep } from '../dishes/dish.ts';
import { familyOf } from '../principals/read-principals.ts';
import type { Principal } from '../principals/principal.ts';

/** A time in a text: "<5-8>", "<t*0.5>", "<w30>" for a wait, "<~10>" beside other work. */
export const timeMark = /<([w~]?)(?:(\d+)-)?(\d+|t)(?:\*([\d.]+))?>/g;

/** Minutes above this are told in fives. */
const FINE = 20;

export interface Minutes {
  prep: number;
  cook: number;
}

/** Minutes that `<t>` stands for. */
export function principalMinutes(dish: Dish, principal: Principal): number {
  const minutes = dish.principals.get(principal.food) ?? dish.principals.get(principal.family)!;
  return rounded(minutes * principal.timeFactor);
}

export const rounded = (minutes: number): number =>
  minutes > FINE ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes));

/** Of a range the longer. */
export function markedMinutes(match: RegExpMatchArray, ofPrincipal: number): number {
  const [, , , minutes, factor] = match;
  const base = minutes === 't' ? ofPrincipal : Number(minutes);
  return factor === undefined ? base : rounded(base * Number(factor));
}

function stepMinutes(step: DishStep, cutting: number, ofPrincipal: number): Minutes {
  const cuts = /\{(?:chunk|slice|portion)\}/.test(step.text) ? cutting : 0;
  const minutes = { prep: step.prep + cuts, cook: 0 };
  for (const match of step.text.matchAll(timeMark)) {
    if (match[1] === 'w') minutes.prep += markedMinutes(match, ofPrincipal);
    else if (match[1] === '') minutes.cook += markedMinutes(match, ofPrincipal);
  }
  return minutes;
}

const sum = (all: readonly Minutes[]): Minutes => ({
  prep: all.reduce((total, { prep }) => total + prep, 0),
  cook: all.reduce((total, { cook }) => total + cook, 0),
});

/** Handwork and cooking of each step of a dish. */
export const minutesOf = (dish: Dish, principal: Principal): Minutes[] => {
  const { cutting } = familyOf(principal);
  const ofPrincipal = principalMinutes(dish, principal);
  return dish.steps.map((step) => stepMinutes(step, cutting, ofPrincipal));
};

/** What a dish takes: handwork and waits (in fives), and cooking. A side is cooked beside it, and takes no more. */
export function dishMinutes(dish: Dish, principal: Principal): Minutes {
  const { prep, cook } = sum(minutesOf(dish, principal));
  return { prep: Math.ceil(prep / 5) * 5, cook };
}

/** Whether a side is ready when its dish is. */
export function sideFits(side: Side, dish: Dish, principal: Principal): boolean {
  const { prep, cook } = sum(minutesOf(dish, principal).slice(dish.sideAt ?? 0));
  return side.minutes <= prep + cook;
}

/** "1 hour 15 minutes". */
export function writtenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 ? `${hours} hour${hours === 1 ? '' : 's'}` : '',
    rest > 0 ? `${rest} minute${rest === 1 ? '' : 's'}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
