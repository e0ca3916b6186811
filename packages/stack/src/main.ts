import { dataFolder } from '@convivio/platform/environment';
import { untilSignal } from '@convivio/platform/service';
import { DataFolderError } from './data-folder.ts';
import { demoAccounts } from './demo/demo-accounts.data.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { DocumentsFileError } from './documents/persistence/database-file.ts';
import { choosePort, PortError } from './free-port.ts';
import { giveMemoryBackWhenIdle } from './idle-memory.ts';
import { startStack } from './start-stack.ts';

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--empty');
if (unknown) {
  console.error(`There is no option ${unknown}. npm start -- --empty starts without demo data.`);
  process.exit(1);
}
const empty = options.includes('--empty');

await untilSignal('convivio', async () => {
  const startedAt = Date.now();
  const data = dataFolder();
  const stack = await choosePort(process.env['PORT'])
    .then((port) =>
      startStack({
        data,
        port,
        env: { LOG_LEVEL: 'warn', ...(process.env as Record<string, string>) },
      }),
    )
    .catch((error: unknown) => {
      if (!(
        error instanceof PortError ||
        error instanceof DataFolderError ||
        error instanceof DocumentsFileError
      ))
        throw error;
      console.error(error.message);
      process.exit(1);
    });
  if (!empty) await seedDemo(stack, data);
  const lines = [
    `Convivio is ready at ${stack.url}  (after ${((Date.now() - startedAt) / 1000).toFixed(1)} s; data in ${data})`,
  ];
  if (!empty)
    lines.push(
      '',
      'Demo accounts:',
      ...demoAccounts.map(({ email, password, about }) => `  ${email}  ${password}  ${about}`),
    );
  giveMemoryBackWhenIdle();
  lines.push('', 'Stop with Ctrl-C.');
  console.log(lines.join('\n'));
  return stack;
});
