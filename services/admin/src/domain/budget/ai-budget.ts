import { invalid } from '@convivio/platform/errors';

/** What AI may cost in a day (UTC), as an administrator has set it. Integer micro-dollars; null means no limit, 0 that it is never asked. */
export interface AiBudget {
  /** The calls of each user. */
  perUser: number | null;
  /** The calls of all users together. */
  installation: number | null;
}

/** The budget that holds, with who has set it. */
export interface SetAiBudget extends AiBudget {
  /** 1 for the first that was set; each further one is one more. */
  revision: number;
  changedAt: Date;
  /** The administrator, who may be deleted by now. */
  changedBy: string;
}

const MICRO = 1_000_000;
/** Dollars a day: what is more was not meant. */
const MOST = 100_000;

/** Reads amounts in dollars; null is no limit. Throws 422 AI_BUDGET_INVALID with the fields that do not hold. */
export function readAiBudget(dollars: {
  perUser: number | null;
  installation: number | null;
}): AiBudget {
  const fields = Object.fromEntries(
    Object.entries(dollars).flatMap(([field, amount]) => {
      const problem = problemOf(amount);
      return problem ? [[field, problem]] : [];
    }),
  );
  if (Object.keys(fields).length > 0)
    throw invalid(
      'AI_BUDGET_INVALID',
      `A budget is an amount from $0 to $${MOST.toLocaleString('en')} a day, or nothing for no limit.`,
      fields,
    );
  return { perUser: micro(dollars.perUser), installation: micro(dollars.installation) };
}

function problemOf(amount: number | null): string | null {
  if (amount === null) return null;
  if (!(amount >= 0)) return 'must not be less than $0';
  if (amount > MOST) return `must not be more than $${MOST.toLocaleString('en')}`;
  // It would be kept as none at all.
  return amount > 0 && micro(amount) === 0 ? 'is less than a millionth of a dollar' : null;
}

const micro = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * MICRO);
