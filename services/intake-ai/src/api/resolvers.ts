import type { Files } from '@convivio/platform/files/files';
import { newId } from '@convivio/platform/ids';
import { requireUser, type Actor } from '@convivio/platform/identity';
import { readId } from '@convivio/platform/read-id';
import { readJob, type JobPorts } from '../domain/intake/job/read-job.ts';
import { requestIntake } from '../domain/intake/job/request-intake.ts';
import { retryIntake } from '../domain/intake/job/retry-intake.ts';
import {
  fileSource,
  socialSource,
  textSource,
  urlSource,
  type JobSource,
  type UploadedFile,
} from '../domain/intake/source/job-source.ts';
import { surplusUploads } from '../domain/intake/uploads/surplus-uploads.ts';
import type { AiBudget } from '../domain/provider/ai-budget.ts';
import type { Uploads } from '../domain/intake/uploads/uploads.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  analysisFields,
  analysisMutations,
  analysisQueries,
  type AnalysisResolverParts,
} from './analysis-resolvers.ts';
import {
  discoveredMutations,
  discoveredQueries,
  type DiscoveredParts,
} from './discovered-resolvers.ts';
import { magicMutations, magicQueries, type MagicParts } from './magic-resolvers.ts';
import { presentJob } from './present-job.ts';
import { spendingQueries, type SpendingParts } from './spending-resolvers.ts';

const DAY_MS = 86_400_000;

export interface Abilities {
  provider: boolean;
  limits: string[];
}

interface IntakeParts
  extends MagicParts, AnalysisResolverParts, DiscoveredParts, SpendingParts, JobPorts {
  files: Files;
  uploads: Uploads;
  abilities: (budget: AiBudget) => Abilities;
}

export function resolvers(parts: IntakeParts): Resolvers {
  const { store, abilities } = parts;
  return {
    Query: {
      intakeJob: async (_parent, { id }, { actor }) =>
        presentJob(await readJob(parts, requireUser(actor).id, jobId(id))),
      intakeJobs: async (_parent, _args, { actor }) =>
        (await store.listSince(requireUser(actor).id, new Date(Date.now() - DAY_MS))).map(
          presentJob,
        ),
      intakeAbilities: async () => abilities(await parts.budget()),
      ...magicQueries(parts),
      ...analysisQueries,
      ...discoveredQueries(parts),
      ...spendingQueries(parts),
    },
    Mutation: {
      ...mutations(parts),
      ...magicMutations(parts),
      ...analysisMutations(parts),
      ...discoveredMutations(parts),
    },
    Recipe: analysisFields(parts),
  };
}

/** What every import may state beside its source. */
interface About {
  collection?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}

function mutations(parts: IntakeParts): Resolvers['Mutation'] {
  const { store, files, uploads } = parts;

  async function start(
    actor: Actor | null,
    sourceFor: (ownerId: string) => JobSource,
    { collection, idempotencyKey }: About,
    sha256: readonly (string | null)[] = [],
  ) {
    const { id: ownerId, firstName: cookName } = requireUser(actor);
    return requestIntake(
      parts,
      {
        ownerId,
        cookName,
        collection: collection ?? null,
        source: sourceFor(ownerId),
        sha256,
        idempotencyKey: idempotencyKey ?? null,
      },
      newId(),
      new Date(),
    );
  }

  return {
    importFile: async (
      _parent,
      { input: { collection, idempotencyKey, furtherPages, ...first } },
      { actor },
    ) => {
      const given = [first, ...(furtherPages ?? [])];
      const [file, ...further] = given.map(({ fileKey: key, fileName: name, size }) => ({
        key,
        name,
        size,
      })) as [UploadedFile, ...UploadedFile[]];
      const job = await start(
        actor,
        (ownerId) => fileSource(ownerId, file, further),
        { collection, idempotencyKey },
        given.map(({ sha256 }) => sha256 ?? null),
      );
      const keys = given.map(({ fileKey }) => fileKey);
      for (const key of await surplusUploads({ store, uploads }, job, keys, new Date()))
        await files.remove(key);
      return presentJob(job);
    },
    importUrl: async (_parent, { url, ...about }, { actor }) =>
      presentJob(await start(actor, () => urlSource(url), about)),
    importSocial: async (_parent, { url, ...about }, { actor }) =>
      presentJob(await start(actor, () => socialSource(url), about)),
    importText: async (_parent, { text, ...about }, { actor }) =>
      presentJob(await start(actor, () => textSource(text), about)),
    retryIntake: async (_parent, { id }, { actor }) =>
      presentJob(await retryIntake(parts, requireUser(actor), jobId(id), new Date())),
  };
}

const jobId = (id: string): number =>
  readId(id, 'INVALID_JOB_ID', 'This is not the id of an import.');
