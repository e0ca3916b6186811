import { join } from 'node:path';
import { dataFolder, environment } from '@convivio/platform/environment';
import { createLog } from '@convivio/platform/log';
import { createLogin } from './login/create-login.ts';
import { openLoginStore } from './login/login-store.ts';

const HOUR_S = 3_600;

// Prints an access token of an account of the embedded login: npm run -s token -- EMAIL
const [email] = process.argv.slice(2);
const url = environment()['PUBLIC_URL'];
if (!email) fail('Whose token? npm run -s token -- EMAIL');
if (!url)
  fail(
    'Convivio is not running here. Start it with npm start first (and set CONVIVIO_DATA if you did there).',
  );
const login = await createLogin({
  baseUrl: url,
  realm: 'convivio',
  store: openLoginStore(join(dataFolder(), 'login.db')),
  redirectOrigins: [url],
  log: createLog('token', 'silent'),
});
try {
  console.log(await login.accounts.issueToken(email, { ttlSeconds: HOUR_S }));
} catch (error) {
  fail((error as Error).message);
} finally {
  login.close();
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
