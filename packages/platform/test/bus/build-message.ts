import { randomUUID } from 'node:crypto';
import type { Envelope } from '../../src/bus/bus.ts';

export function message(subject: string, data: unknown = {}): Envelope {
  return {
    id: randomUUID(),
    subject,
    time: new Date().toISOString(),
    actor: { id: 'cook-1' },
    data,
  };
}
