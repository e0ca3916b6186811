// Another process on a bus: `work` does jobs and says so, `hang` takes a job and never ends it, `echo` answers broadcasts.
import { openBus } from '../../src/bus/open-bus.ts';

const [url = '', mode = '', options = '{}'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (_fields: object, text: string) => process.stderr.write(`${text}\n`);
const bus = await openBus(url, {
  log: { info: () => {}, warn, error: warn },
});

if (mode === 'work')
  await bus.work({
    queue: 'intake',
    subject: 'intake.requested',
    handle: ({ id }) => void say(`done ${id}`),
    ...JSON.parse(options),
  });
if (mode === 'hang') {
  await bus.work({
    queue: 'intake',
    subject: 'intake.requested',
    handle: ({ id }) => {
      say(`took ${id}`);
      return new Promise(() => {});
    },
    ...JSON.parse(options),
  });
}
if (mode === 'echo') await bus.listen('question', (data) => bus.broadcast('answer', data)).ready;

setInterval(() => {}, 60_000);
say('ready');
