// Runs the MongoDB server code of an npm package in this process and puts a TCP port in front of its socket.
// Usage: node mongodb-front.mjs INSTALLATION PACKAGE DATA PORT. Ends on SIGTERM.
import { createRequire } from 'node:module';
import net from 'node:net';
import { join } from 'node:path';

const [installation, name, data, port] = process.argv.slice(2);
const { open } = createRequire(join(installation, 'package.json'))(name);
const engine = await open(data);

const front = net.createServer((client) => {
  const upstream = net.connect(engine.socketPath);
  client.pipe(upstream).pipe(client);
  client.on('error', () => upstream.destroy());
  upstream.on('error', () => client.destroy());
});
front.listen(Number(port), '127.0.0.1');

process.on('SIGTERM', async () => {
  front.close();
  await engine.close();
  process.exit(0);
});
