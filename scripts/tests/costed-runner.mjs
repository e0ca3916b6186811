import circus from 'jest-circus/runner';
import { compileLibrariesOnce } from './compile-once.mjs';
import { cpuSeconds } from './cpu-seconds.mjs';

compileLibrariesOnce();

/** Runs a suite as Jest does, and says beside its result how many CPU seconds it took. */
export default async function costedRunner(...context) {
  const before = cpuSeconds();
  const result = await (circus.default ?? circus)(...context);
  return { ...result, cpuSeconds: cpuSeconds() - before };
}
