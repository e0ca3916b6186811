import type { ServiceCaller } from '@convivio/platform/call-service';
import type { LinkPorts } from '../domain/links/link-ports.ts';
import { FirstSeenDocument } from './generated/operations.ts';

/** When somebody was here for the first time, as the admin service remembers it. */
export const firstSeen =
  (callAdmin: ServiceCaller): LinkPorts['firstSeen'] =>
  async (userId) => {
    const { firstSeen: moment } = await callAdmin(FirstSeenDocument, { userId });
    return moment === null ? null : new Date(moment);
  };
