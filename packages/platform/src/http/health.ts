import { Router } from 'express';

/** A dependency that a service cannot work without: resolves when it answers. */
export type HealthCheck = () => Promise<unknown>;

const PATIENCE_MS = 3_000;

/** `/health/live` says that the process runs; `/health/ready` that its dependencies answer. */
export function healthRoutes(
  checks: Record<string, HealthCheck>,
  isDraining: () => boolean,
): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  router.get('/health/ready', async (_request, response) => {
    const states = await checkStates(checks);
    const ready = !isDraining() && Object.values(states).every((state) => state === 'well');
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready', checks: states });
  });
  return router;
}

/** Which of the dependencies answer, by name; one that takes longer than three seconds does not. */
export async function checkStates(
  checks: Record<string, HealthCheck>,
): Promise<Record<string, 'well' | 'away'>> {
  const states = await Promise.all(
    Object.entries(checks).map(
      async ([name, check]) => [name, (await answers(check)) ? 'well' : 'away'] as const,
    ),
  );
  return Object.fromEntries(states);
}

async function answers(check: HealthCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
