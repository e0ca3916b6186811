import { openBus } from '@convivio/platform/bus/open-bus';
import { environment } from '@convivio/platform/environment';
import { createLog } from '@convivio/platform/log';

// Shows the messages that no try could handle, oldest first, and gives one back or throws it away:
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
    if (!(await bus.deadLetters[verb](id))) throw new Error(`There is no dead letter ${id}.`);
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

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
