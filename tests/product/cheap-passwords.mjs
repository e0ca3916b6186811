// Loaded before the product that tests start: its hashes are real ones, but cheap. Each test has cooks of its own, whose passwords
// protect nothing, and a hash as cooks get it takes a third of a second of a core.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 16, p: 1 }, done);
syncBuiltinESMExports();
