import { malformed } from '@convivio/platform/errors';

/** The number of an invitation in an id of the API. Throws 400 for what cannot be one. */
export const invitationNumber = (id: string): number =>
  readId(id, 'INVALID_INVITATION_ID', 'Invalid id of an invitation');

/** The number of a collaboration in an id of the API. Throws 400 for what cannot be one. */
export const collaborationNumber = (id: string): number =>
  readId(id, 'INVALID_COLLABORATION_ID', 'Invalid id of a collaboration');

function readId(id: string, code: string, sentence: string): number {
  const number = Number(id);
  if (!/^\d{1,16}$/.test(id) || !Number.isSafeInteger(number)) throw malformed(code, sentence);
  return number;
}
