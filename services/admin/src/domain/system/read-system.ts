import type { LoginDirectory } from '../account/login-directory.ts';
import type { NamedEngine, NamedEngines } from './engines.ts';
import type { HeardInstances, Instance } from './instances.ts';
import type { Letters } from './letters.ts';

/** Work of one subject that waits or is in hand. */
interface KeptWork {
  subject: string;
  messages: number;
  /** When the oldest of it was asked for; ISO 8601. */
  oldestAt: string;
}

export interface OpenWork extends Omit<KeptWork, 'oldestAt'> {
  /** How long ago that was, by the clocks of the product: a browser's may be wrong. */
  oldestAgeMs: number;
}

export interface SystemPorts {
  instances: Pick<HeardInstances, 'list'>;
  engines: NamedEngines;
  openWork(): Promise<KeptWork[]>;
  letters: Letters;
  directory: Pick<LoginDirectory, 'answers'>;
}

export interface System {
  instances: Instance[];
  engines: NamedEngine[];
  openWork: OpenWork[];
  deadLetterCount: number;
  loginAnswers: boolean;
}

/** How the product runs at the moment. Throws 503 while the bus is away. */
export async function readSystem(ports: SystemPorts, now: Date): Promise<System> {
  const [openWork, deadLetterCount, loginAnswers, engines] = await Promise.all([
    ports.openWork(),
    ports.letters.count(),
    ports.directory.answers(),
    ports.engines(now),
  ]);
  return {
    instances: ports.instances.list(now),
    engines,
    openWork: openWork.map(({ oldestAt, ...work }) => ({
      ...work,
      oldestAgeMs: Math.max(0, now.getTime() - Date.parse(oldestAt)),
    })),
    deadLetterCount,
    loginAnswers,
  };
}
