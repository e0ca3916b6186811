import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { AiBudgetStore } from '../domain/provider/ai-budget.ts';

/** Follows what administrators set of what AI may cost. */
export function onAiBudgetChanged(bus: Bus, budgets: AiBudgetStore): Promise<Consumer> {
  return bus.react({
    durable: 'intake-ai.ai-budget-changed',
    subjects: ['ai-budget.changed'],
    async handle({ data }) {
      const read = messages['ai-budget.changed'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('ai-budget.changed without a budget');
      await budgets.follow(read.data);
    },
  });
}
