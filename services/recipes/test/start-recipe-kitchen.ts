import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import type { Bus } from '@convivio/platform/bus/bus';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { openBus } from '@convivio/platform/bus/open-bus';
import { openFiles } from '@convivio/platform/files/open-files';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { serviceAuthorization } from '@convivio/platform/identity';
import { keepSpareProcesses } from '@convivio/platform/processes/spare-processes';
import { startService, type RunningService } from '@convivio/platform/service';
import { collaborationOf, tellCollaboration } from '@convivio/platform/test-kit/tell-collaboration';
import { startTokenIssuer, type TokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { startDocuments } from '@convivio/stack/documents/server';
import { recipes } from '../src/service.ts';
import { askAt, testCook, type Ask } from './test-cook.ts';
import type { RecipeKitchen, TestCook } from './recipe-kitchen.ts';

const SECRET = 'a secret of more than thirty-two characters';

/** The recipes service of one suite, in this process. */
export async function startRecipeKitchen(env: Record<string, string> = {}): Promise<RecipeKitchen> {
  keepSpareProcesses();
  const folder = await mkdtemp(join(tmpdir(), 'convivio-recipes-'));
  const engine = await documentsIn(folder);
  const ownRecipes = { ...recipes, name: `recipes-test-${randomUUID()}` };
  const issuer = await startTokenIssuer();
  const environment = {
    ...issuer.environment,
    LOG_LEVEL: 'silent',
    DATABASE_URL: engine.url,
    BUS_URL: `embedded:${join(folder, 'bus.db')}`,
    FILES_URL: `file:${join(folder, 'files')}`,
    SERVICE_SECRET: SECRET,
    ...env,
  };
  const start = () => startService(ownRecipes, { ...environment });
  let service: RunningService = await start();
  const bus = await openBus(environment.BUS_URL, { log: { info() {}, warn() {}, error() {} } });
  const files = await openFiles(environment.FILES_URL);
  const documents = await mongoose
    .createConnection(engine.url, { dbName: `convivio_${ownRecipes.name.replaceAll('-', '_')}` })
    .asPromise();
  const visit: Ask = (query, variables) => askAt(service.url, undefined, query, variables);
  const askAsService: Ask = async (query, variables) =>
    askAt(service.url, await serviceAuthorization('intake-ai', SECRET), query, variables);

  return {
    bus,
    files,
    documents,
    async newCook(firstName = 'Ida', { isAdmin = false } = {}) {
      const id = randomUUID();
      const authorization = await issuer.authorization({ id, firstName, isAdmin });
      const ask: Ask = (query, variables) => askAt(service.url, authorization, query, variables);
      return testCook({ id, firstName, ask, askAsService, files });
    },
    askAsService,
    visit,
    collaborate: collaborating(bus),
    next: (subject, { id }) =>
      nextMessage(bus, subject, ({ data }) => data.recipeId === Number(id.replace('magic_', ''))),
    stopService: () => service.stop(),
    async startService() {
      service = await start();
    },
    ...storedIn(folder, documents),
    anotherInstance: async () => instance(await start(), issuer),
    async close() {
      await service.stop();
      await documents.dropDatabase();
      await documents.close();
      await bus.close();
      await issuer.close();
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const collaborating =
  (bus: Bus): RecipeKitchen['collaborate'] =>
  async (owner, collaborator) => {
    const collaboration = collaborationOf(owner, collaborator);
    const isIn = async () => (await worksIn(collaborator, owner.id)) === undefined;
    await tellCollaboration(bus, 'started', collaboration);
    await askUntil(isIn, Boolean);
    return async () => {
      await tellCollaboration(bus, 'ended', collaboration);
      await askUntil(isIn, (is) => !is);
    };
  };

/** Undefined while somebody works in a collection; else why they do not. */
const worksIn = async (cook: TestCook, collection: string) =>
  (
    await cook.ask('query ($of: ID) { libraryCounts(collection: $of) { total } }', {
      of: collection,
    })
  ).failure?.code;

/** What befalls the files of the service. */
function storedIn(
  folder: string,
  documents: Connection,
): Pick<RecipeKitchen, 'withoutFiles' | 'age'> {
  return {
    async withoutFiles(act) {
      const [incoming, aside] = [join(folder, 'files', '.incoming'), join(folder, 'aside')];
      await rename(incoming, aside);
      await act().finally(() => rename(aside, incoming));
    },
    async age(key, hours) {
      const entry = join(folder, 'files', `${key}~`);
      const fields = JSON.parse(await readFile(entry, 'utf8')) as object;
      const then = new Date(Date.now() - hours * 3_600_000);
      await writeFile(entry, JSON.stringify({ ...fields, modified: then.toISOString() }));
      await documents
        .collection('library_exports')
        .updateOne({ fileKey: key }, { $set: { createdAt: then } });
    },
  };
}

function instance(
  service: RunningService,
  issuer: TokenIssuer,
): Awaited<ReturnType<RecipeKitchen['anotherInstance']>> {
  return {
    ask: async ({ id, firstName }, query, variables) =>
      askAt(service.url, await issuer.authorization({ id, firstName }), query, variables),
    stop: () => service.stop(),
  };
}

/** A documents server of the test's own, unless the run is about another one. */
async function documentsIn(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const url = process.env['DOCUMENTS_UNDER_TEST'];
  return url
    ? { url, close: async () => {} }
    : startDocuments({ file: join(folder, 'documents.db') });
}
