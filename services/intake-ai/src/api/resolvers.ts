import { malformed } from '@convivio/platform/errors';
import { newId } from '@convivio/platform/ids';
import { requireUser, type Actor } from '@convivio/platform/identity';
import type { JobStore } from '../domain/job/job-store.ts';
import { readJob } from '../domain/job/read-job.ts';
import { requestIntake, type UseKey } from '../domain/job/request-intake.ts';
import { retryIntake } from '../domain/job/retry-intake.ts';
import {
  fileSource,
  socialSource,
  textSource,
  urlSource,
  type JobSource,
  type UploadedFile,
} from '../domain/source/job-source.ts';
import type { Uploads } from '../domain/uploads/uploads.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { presentJob } from './present-job.ts';

const DAY_MS = 86_400_000;

export interface Abilities {
  provider: boolean;
  limits: string[];
}

interface IntakeParts {
  store: JobStore;
  uploads: Uploads;
  useKey: UseKey;
  abilities: Abilities;
}

export function resolvers(parts: IntakeParts): Resolvers {
  const { store, abilities } = parts;
  return {
    Query: {
      intakeJob: async (_parent, { id }, { actor }) =>
        presentJob(await readJob(store, requireUser(actor).id, jobId(id))),
      intakeJobs: async (_parent, _args, { actor }) =>
        (await store.listSince(requireUser(actor).id, new Date(Date.now() - DAY_MS))).map(
          presentJob,
        ),
      intakeAbilities: () => abilities,
    },
    Mutation: mutations(parts),
  };
}

function mutations({ store, uploads, useKey }: IntakeParts): Resolvers['Mutation'] {
  async function start(
    actor: Actor | null,
    sourceFor: (ownerId: string) => JobSource,
    idempotencyKey: string | null | undefined,
    sha256: readonly (string | null)[] = [],
  ) {
    const ownerId = requireUser(actor).id;
    return requestIntake(
      { store, uploads, useKey },
      { ownerId, source: sourceFor(ownerId), sha256, idempotencyKey: idempotencyKey ?? null },
      newId(),
      new Date(),
    );
  }

  return {
    importFile: async (
      _parent,
      { input: { idempotencyKey, furtherPages, ...first } },
      { actor },
    ) => {
      const uploads = [first, ...(furtherPages ?? [])];
      const [file, ...further] = uploads.map(({ fileKey: key, fileName: name, size }) => ({
        key,
        name,
        size,
      })) as [UploadedFile, ...UploadedFile[]];
      // The same request sent again brought the same files a second time: these are swept with all that no import was asked for.
      return presentJob(
        await start(
          actor,
          (ownerId) => fileSource(ownerId, file, further),
          idempotencyKey,
          uploads.map(({ sha256 }) => sha256 ?? null),
        ),
      );
    },
    importUrl: async (_parent, { url, idempotencyKey }, { actor }) =>
      presentJob(await start(actor, () => urlSource(url), idempotencyKey)),
    importSocial: async (_parent, { url, idempotencyKey }, { actor }) =>
      presentJob(await start(actor, () => socialSource(url), idempotencyKey)),
    importText: async (_parent, { text, idempotencyKey }, { actor }) =>
      presentJob(await start(actor, () => textSource(text), idempotencyKey)),
    retryIntake: async (_parent, { id }, { actor }) =>
      presentJob(await retryIntake(store, requireUser(actor).id, jobId(id), new Date())),
  };
}

function jobId(id: string): number {
  const number = Number(id);
  if (!/^\d{1,16}$/.test(id) || !Number.isSafeInteger(number))
    throw malformed('INVALID_JOB_ID', 'This is not the id of an import.');
  return number;
}
