import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { USAGE_SUBJECTS, usageRecordOf, type UsageRecord } from '../domain/usage/usage-record.ts';

/** So many messages are written together: each waits for the disk. */
const AT_ONCE = 300;

/** Records what services tell of their use. */
export function onUsageTold(
  bus: Bus,
  keep: (record: UsageRecord) => Promise<void>,
): Promise<Consumer> {
  return bus.react({
    durable: 'admin.usage-told',
    subjects: USAGE_SUBJECTS,
    concurrency: AT_ONCE,
    async handle(message) {
      const record = usageRecordOf(message, new Date());
      if (!record) throw new UnreadableMessage(`${message.subject} without what is recorded of it`);
      await keep(record);
    },
  });
}
