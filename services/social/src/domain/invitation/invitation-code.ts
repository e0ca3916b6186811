import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Invitation } from './invitation.ts';

type Seeded = Pick<Invitation, 'ownerId' | 'seed'>;

/** 256 bits as base64url. */
const CODE = /^[\w-]{43}$/;

export const newSeed = (): string => randomBytes(16).toString('hex');

/** The code of an invitation, which is not kept: it is made of a secret of the service and what is kept. */
export const codeOf = (secret: string, { ownerId, seed }: Seeded): string =>
  createHmac('sha256', secret).update(`invitation\n${seed}\n${ownerId}`).digest('base64url');

/** By what a code is looked up, so that how long that takes tells nothing of how much of it was right; null for what is no code. */
export const hashOfCode = (code: string): string | null =>
  CODE.test(code) ? createHash('sha256').update(code).digest('hex') : null;

/** The address of an invitation; null where the secret is another one than when it was made. */
export function pathOf(
  secret: string,
  invitation: Seeded & Pick<Invitation, 'codeHash'>,
): string | null {
  const code = codeOf(secret, invitation);
  return hashOfCode(code) === invitation.codeHash ? `/invite/${code}` : null;
}
