import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { nodePath, root } from '../install.mjs';
import { secondsOfChildren } from './cpu-seconds.mjs';

/** Low enough that others go first, high enough not to starve: about a quarter of a core that both want. */
const YIELDING = 5;

let counted = secondsOfChildren();

/**
 * Runs a program of the repository and resolves when it has ended: whether it succeeded, and the CPU seconds that it and its
 * processes used. One that runs `beside` another writes whole lines; one that is `yielding` lets the other go first.
 */
export function runCounted(args, { env, beside = false, yielding = false }) {
  const child = spawn(nodePath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (yielding) setPriority(child.pid, YIELDING);
  if (beside)
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output }).on('line', (line) => console.log(line));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      // The system counts the time of a child when it has ended: what came since the last one is this one's.
      const seconds = secondsOfChildren() - counted;
      counted += seconds;
      resolve({ succeeded: code === 0, seconds });
    });
  });
}
