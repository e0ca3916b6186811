/** What an engine says that it is. */
export interface Engine {
  name: string;
  /** Null where it does not tell. */
  version: string | null;
}

export type EnginePart = 'database' | 'bus' | 'files' | 'login';

/** What a part of the product is built on; null where its engine has not answered yet. */
export interface NamedEngine {
  part: EnginePart;
  name: string | null;
  version: string | null;
}

/** How each engine is asked what it is. */
export type AskEngines = Record<EnginePart, () => Promise<Engine>>;

/** An engine is upgraded far less often than somebody looks. */
const REMEMBERED_MS = 10 * 60_000;
/** Somebody looks at a page meanwhile. */
const WAIT_MS = 2_000;

/** What the engines say that they are, found out every ten minutes; one that does not answer is named as it last said, and holds up none. */
export function namedEngines(ask: AskEngines) {
  const known = new Map<EnginePart, { engine: NamedEngine; until: number }>();

  async function named(part: EnginePart, now: Date): Promise<NamedEngine> {
    const before = known.get(part);
    if (before && before.until > now.getTime()) return before.engine;
    const told = await inTime(ask[part]());
    if (!told) return before?.engine ?? { part, name: null, version: null };
    const engine = { part, ...told };
    known.set(part, { engine, until: now.getTime() + REMEMBERED_MS });
    return engine;
  }

  return (now: Date): Promise<NamedEngine[]> =>
    Promise.all((Object.keys(ask) as EnginePart[]).map((part) => named(part, now)));
}

export type NamedEngines = ReturnType<typeof namedEngines>;

/** Null for what fails or takes too long. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  try {
    return await Promise.race([asked.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
