import type { MessageData } from '@convivio/contracts/messages';
import type { DeadLetter } from '@convivio/platform/bus/bus';
import { openBus } from '@convivio/platform/bus/open-bus';
import { environment } from '@convivio/platform/environment';
import { createLog } from '@convivio/platform/log';
import { envelopeOf } from '@convivio/platform/outbox';

// Shows the messages that no try could handle, oldest first, and gives one back or throws it away, which the admin area keeps in its audit list:
// npm run -s dead-letters -- [list [AFTER-ID] | replay ID | discard ID]
const [verb = 'list', id] = process.argv.slice(2);
const address = environment()['BUS_URL'];
if (!address)
  fail('Convivio is not running here. Start it with npm start first, or set BUS_URL to its bus.');
const bus = await openBus(address, { log: createLog('dead-letters', 'silent') });
try {
  if (verb === 'list') {
    const letters = await bus.deadLetters.list(id ? { after: id } : {});
    for (const letter of letters) console.log(JSON.stringify(letter));
    console.error(`${letters.length} of ${await bus.deadLetters.count()} dead letters.`);
  } else if ((verb === 'replay' || verb === 'discard') && id) {
    const letter = await find(id);
    if (!letter || !(await bus.deadLetters[verb](id)))
      throw new Error(`There is no dead letter ${id}.`);
    await tell(verb, letter);
    console.error(verb === 'replay' ? `${id} is tried again.` : `${id} is thrown away.`);
  } else {
    throw new Error('npm run -s dead-letters -- [list [AFTER-ID] | replay ID | discard ID]');
  }
} catch (error) {
  process.exitCode = 1;
  console.error((error as Error).message);
} finally {
  await bus.close();
}

async function find(wanted: string): Promise<DeadLetter | undefined> {
  for (let after: string | undefined; ;) {
    const page = await bus.deadLetters.list({ limit: 1_000, ...(after && { after }) });
    const found = page.find((letter) => letter.id === wanted);
    if (found || page.length === 0) return found;
    after = page.at(-1)?.id;
  }
}

/** Behind the act: a message that is told cannot be taken back where another was first. */
async function tell(act: 'replay' | 'discard', { subject, consumer }: DeadLetter): Promise<void> {
  const data: MessageData<'dead-letter.replayed'> = { subject, consumer };
  const told = act === 'replay' ? 'dead-letter.replayed' : 'dead-letter.discarded';
  await bus.publish(envelopeOf({ subject: told, actorId: null, data })).catch((cause: unknown) => {
    throw new Error(
      `${id} is ${act === 'replay' ? 'tried again' : 'thrown away'}, but the audit list was not told.`,
      { cause },
    );
  });
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
