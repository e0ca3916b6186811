import { fileURLToPath } from 'node:url';

/**
 * The flags under which the whole product runs in one process. A household's machine has other things to do with its memory: garbage is
 * collected when the heap has grown by half, from the first 64 MB on, where V8 by itself waits for several hundred. With 1,000 recipes and every
 * case of the library's bench the product then holds 693 MB at most, of which 225 MB are alive. Where it may double it is some 60 MB more.
 */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--initial-old-space-size=64',
  '--heap-growing-percent=50',
];

/**
 * Settings under which Node runs our programs. What it has compiled once is kept, which saves a third of the work of every further start. And what is
 * freed outside of the heap (buffers, compiling, SQLite) goes back to the system: by itself glibc keeps it in an arena for each thread and, once large
 * pieces were freed, no longer gives these back either, which makes 60 to 120 MB after a while. Other libraries of C do not know these settings.
 */
export const nodeSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
};
