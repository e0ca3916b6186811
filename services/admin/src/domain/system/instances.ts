import type { BroadcastData } from '@convivio/contracts/broadcasts';

/** A process that has told lately that it runs. */
export interface Instance {
  id: string;
  service: string;
  role: 'service' | 'worker';
  version: string;
  startedAt: Date;
  lastHeardAt: Date;
  /** `slow` is well but for its answers; `silent` says nothing any more, though it never said that it stops. */
  state: 'well' | 'slow' | 'unwell' | 'silent';
  /** Engines that did not answer it. */
  away: string[];
  /** How long its answers of the last minutes took; null where it gave none. */
  answers: Beat['answers'];
}

/** One that has missed three heartbeats says nothing any more … */
const SILENT_MS = 16_000;
/** … and is forgotten so much later. */
const FORGOTTEN_MS = 10 * 60_000;
/** Of so many answers one in twenty may take longer than this, and no more. */
const SLOW_MS = 1_000;
const FEW_ANSWERS = 20;
/** More than this are not kept, whoever tells. */
const MOST_INSTANCES = 1_000;

type Beat = BroadcastData<'service.beat'>;

/** The processes of the product, as they tell of themselves. */
export function heardInstances() {
  const heard = new Map<string, { beat: Beat; at: Date }>();
  return {
    hear(beat: Beat, at: Date): void {
      if (beat.stopping) heard.delete(beat.instance);
      else if (heard.has(beat.instance) || heard.size < MOST_INSTANCES)
        heard.set(beat.instance, { beat, at });
    },

    /** By service, services before workers, the first started first. */
    list(now: Date): Instance[] {
      for (const [id, { at }] of heard)
        if (now.getTime() - at.getTime() > FORGOTTEN_MS) heard.delete(id);
      return [...heard.values()].map(({ beat, at }) => instanceOf(beat, at, now)).sort(inOrder);
    },
  };
}

export type HeardInstances = ReturnType<typeof heardInstances>;

function instanceOf(
  { instance, service, role, version, startedAt, checks, answers }: Beat,
  at: Date,
  now: Date,
): Instance {
  const away = Object.keys(checks).filter((name) => checks[name] === 'away');
  const isSilent = now.getTime() - at.getTime() > SILENT_MS;
  const isSlow = answers !== null && answers.count >= FEW_ANSWERS && answers.p95Ms > SLOW_MS;
  return {
    id: instance,
    service,
    role,
    version,
    startedAt: new Date(startedAt),
    lastHeardAt: at,
    state: isSilent ? 'silent' : away.length > 0 ? 'unwell' : isSlow ? 'slow' : 'well',
    away,
    answers,
  };
}

const inOrder = (one: Instance, other: Instance) =>
  one.service.localeCompare(other.service) ||
  one.role.localeCompare(other.role) ||
  one.startedAt.getTime() - other.startedAt.getTime();
