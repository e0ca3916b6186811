import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

/** Work factors of scrypt. */
export interface HashCost {
  logN: number;
  r: number;
  p: number;
}

/** The OWASP Password Storage Cheat Sheet's setting that needs 32 MiB. */
const COST: HashCost = { logN: 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** How many hashes are computed at once: more would take the thread pool from files and DNS, and 32 MiB each. */
const AT_ONCE = 2;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Hashes a password into a self-describing string: `$scrypt$ln=15,r=8,p=3$salt$key`. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.logN},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** True when the password belongs to the hash. Without a hash (no such account) it takes as long and is false. */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  cost = COST,
): Promise<boolean> {
  const stored = hash === undefined ? { ...UNMATCHABLE, cost } : parse(hash);
  const key = await derive(password, stored.salt, stored.cost);
  return timingSafeEqual(key, stored.key) && hash !== undefined;
}

/** True when the hash was made with other work factors than today's. */
export function isOutdated(hash: string, { logN, r, p } = COST): boolean {
  const { cost } = parse(hash);
  return cost.logN !== logN || cost.r !== r || cost.p !== p;
}

const UNMATCHABLE = { salt: randomBytes(16), key: randomBytes(KEY_BYTES) };

function parse(hash: string): { cost: HashCost; salt: Buffer; key: Buffer } {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!match) throw new Error('A stored password hash cannot be read.');
  const [, logN, r, p, salt, key] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

let running = 0;
const waiting: Array<() => void> = [];

async function derive(password: string, salt: Buffer, { logN, r, p }: HashCost): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    // NFKC so that a password typed on another keyboard or system stays the same (NIST SP 800-63B 3.1.1.2).
    return await scryptAsync(password.normalize('NFKC'), salt, KEY_BYTES, {
      N: 2 ** logN,
      r,
      p,
      maxmem: 256 * 2 ** logN * r,
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
