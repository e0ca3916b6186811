import { readFileSync } from 'node:fs';

/** What a process and all that it has started hold now, in megabytes. */
export function heldMemory(pid: number): number {
  return Math.round(familyOf(pid).reduce((sum, one) => sum + residentKb(one), 0) / 1024);
}

function familyOf(pid: number): number[] {
  const children = fileOf(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fileOf(pid, 'status'))?.[1] ?? 0);
}

/** Empty for a process that has ended meanwhile. */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
