import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

const started = Math.round(performance.timeOrigin);
const host = hostname().replaceAll(':', '_');

/** Names one open bus: machine, process, when the process began (process ids come again, in containers always), and which bus in it. */
export function newOwner(): string {
  return [host, process.pid, started, randomUUID()].join(':');
}

/** Whether the process that named itself so is surely dead. Unsure, as with another machine, is no. */
export function isGone(owner: string): boolean {
  const [itsHost, pid, itsStart] = owner.split(':');
  if (itsHost !== host) return false;
  if (Number(pid) === process.pid) return Number(itsStart) !== started;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
