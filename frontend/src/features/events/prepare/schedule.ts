import { formatMinutes } from '../../../kitchen/labels/durations.ts';
import { prepMinutes, statedMinutes } from '../menu/dish-facts.ts';
import type { MenuDish } from '../menu/menu-dish.ts';
import { clockText } from '../zones.ts';

/** A dish from its first hand to the table, in minutes. */
export interface ScheduledDish {
  id: string;
  title: string;
  /** Before the meal. */
  start: number;
  prep: number;
  /** The recipe states no time of preparation. */
  prepAssumed: boolean;
  cook: number;
  /** What the whole time has beyond preparation and cooking: resting, cooling. */
  rest: number;
}

type Dish = Pick<MenuDish, 'id' | 'recipe'>;

/** When each dish of a menu is begun, so that all are ready for the meal; the earliest first. Dishes whose recipes are gone are left out. */
export const scheduleOf = (menu: readonly Dish[]): ScheduledDish[] =>
  menu.flatMap(scheduled).sort((a, b) => b.start - a.start);

function scheduled({ id, recipe }: Dish): ScheduledDish[] {
  if (!recipe) return [];
  const prep = prepMinutes(recipe.prepTime);
  const cook = statedMinutes(recipe.cookTime) ?? 0;
  const total = statedMinutes(recipe.totalTime) ?? 0;
  // Of a recipe that states its whole time alone, the whole of it is preparation.
  const isStated = statedMinutes(recipe.prepTime) !== null || (cook === 0 && total > 0);
  const work = cook === 0 && statedMinutes(recipe.prepTime) === null ? total || prep : prep;
  const rest = isStated ? Math.max(total - work - cook, 0) : 0;
  return [
    {
      id,
      title: recipe.title,
      start: work + cook + rest,
      prep: work,
      prepAssumed: !isStated,
      cook,
      rest,
    },
  ];
}

/** When the guests sit down, by the clock of which zone. */
export interface Meal {
  at: Date;
  zone: string;
}

/** A mark of the time axis. */
export interface Tick {
  /** Minutes before the meal. */
  before: number;
  label: string;
}

const MOST_TICKS = 5;
const STEPS = [10, 15, 30, 60, 120, 180, 360, 720, 1440];

/** Marks at round distances from the meal, none at the meal itself; at most five. */
export function ticksOf(longest: number, meal: Meal | null): Tick[] {
  const step = STEPS.find((one) => longest / one <= MOST_TICKS) ?? Math.ceil(longest / MOST_TICKS);
  // Full hours of the clock, where there is one; a mark close to the meal would stand in its words.
  const [hours = 0, minutes = 0] =
    meal === null ? [] : clockText(meal.at, meal.zone).slice(11).split(':').map(Number);
  const offset = ((hours * 60 + minutes) % step) % 1440;
  const ticks: Tick[] = [];
  for (let before = offset || step; before <= longest; before += step)
    if (before >= step / 2) ticks.push({ before, label: timeText(before, meal) });
  return ticks.reverse();
}

const hour = { hour: '2-digit', minute: '2-digit' } as const;
const dayHour = { weekday: 'short', ...hour } as const;

/** "16:00", "Fri 22:00" on another day than the meal; "2 h 30 before" where the meal has no hour. */
export function timeText(before: number, meal: Meal | null): string {
  if (meal === null) return before === 0 ? 'the meal' : `${spanText(before)} before`;
  const at = new Date(meal.at.getTime() - before * 60_000);
  const dayOf = (date: Date) => clockText(date, meal.zone).slice(0, 10);
  const parts = dayOf(at) === dayOf(meal.at) ? hour : dayHour;
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: meal.zone });
  return format.format(at).replace(',', '');
}

/** "45 min", "2 h", "2 h 30", "1 day 2 h", with no-break spaces. */
function spanText(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const rest = minutes % 1440;
  const words = days === 0 ? [] : [`${days}\u00a0${days === 1 ? 'day' : 'days'}`];
  if (rest > 0 || days === 0) words.push(formatMinutes(rest));
  return words.join(' ');
}

/** "Prep 30 min, then cook 3 h 30 and rest 1 h"; what was not stated says so. */
export function stepsText({ prep, prepAssumed, cook, rest }: ScheduledDish): string {
  const first = `Prep ${spanText(prep)}${prepAssumed ? ' (assumed)' : ''}`;
  const after = [
    ...(cook > 0 ? [`cook ${spanText(cook)}`] : []),
    ...(rest > 0 ? [`rest ${spanText(rest)}`] : []),
  ];
  return after.length === 0 ? first : `${first}, then ${after.join(' and ')}`;
}
