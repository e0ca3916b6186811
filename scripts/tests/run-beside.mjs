import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { nodePath, root } from '../install.mjs';
import { secondsOfChildren } from './cpu-seconds.mjs';

let counted = secondsOfChildren();

/**
 * Runs a program of the repository and resolves when it has ended: whether it succeeded, and the CPU seconds that it and its
 * processes used. `yielding` lets others go first where cores are scarce. `lines` writes whole lines, so that two may write at once.
 */
export function runBeside(args, { env, yielding = false, lines = false }) {
  const child = spawn(nodePath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env,
    stdio: lines ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (yielding) setPriority(child.pid, YIELDING);
  if (lines)
    for (const name of ['stdout', 'stderr'])
      createInterface({ input: child[name] }).on('line', (line) => console.log(line));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      // The system counts a child's time when it has ended: what came since the last one is this one's.
      const before = counted;
      counted = secondsOfChildren();
      resolve({ succeeded: code === 0, seconds: counted - before });
    });
  });
}

/** Low enough that the other goes first, high enough that this one never starves: about a quarter of a core that both want. */
const YIELDING = 5;
