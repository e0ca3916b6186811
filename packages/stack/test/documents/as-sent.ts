import { BSON } from 'bson';

/** A document as the engine has it from the wire. */
export const asSent = (document: object): Record<string, unknown> =>
  BSON.deserialize(BSON.serialize(document));
