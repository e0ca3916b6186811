import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host that is not on the public internet. */
export class PrivateAddress extends Error {
  constructor() {
    super('the address is not public');
    this.name = 'PrivateAddress';
  }
}

/** IPv6 addresses that are given out to hosts (RFC 4291 §2.4, IANA's global unicast block); the rest is reserved or wraps something else. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
/** Public by range, yet answered by the cloud that hosts us: Azure's host agent (learn.microsoft.com, "What is IP address 168.63.129.16?"). */
const CLOUD_HOST_AGENTS = new Set(['168.63.129.16']);

/**
 * Whether an IP address belongs to the public internet: plain unicast only. Loopback, private, link-local (where cloud metadata
 * lives), carrier-grade NAT, multicast, reserved and every form that wraps an IPv4 address in an IPv6 one are refused;
 * of the wrapping forms IPv4-mapped ones count as what they wrap, since that is what is connected to.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv6 && !plain.match(GLOBAL_UNICAST)) return false;
  return plain.range() === 'unicast' && !CLOUD_HOST_AGENTS.has(plain.toString());
}

/** The address of a URL's host when it is written as one ("[::1]", "127.0.0.1"; the URL parser has already turned 2130706433 into that), else null. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Asks for all addresses of a host; Node's own unless a test brings its own table. */
export type Resolve = (
  hostname: string,
  options: { all: true; family?: number; hints?: number },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export const systemResolve: Resolve = (hostname, options, callback) =>
  lookup(hostname, options, callback);

/** Name resolution for sockets that gives out public addresses only: what is checked here is what is connected to. */
export function publicLookup(
  resolve: Resolve,
  isPublic: (address: string) => boolean,
): LookupFunction {
  return (hostname, { all, family, hints }, callback) => {
    resolve(
      hostname,
      {
        all: true,
        ...(typeof family === 'number' && { family }),
        ...(hints !== undefined && { hints }),
      },
      (error, addresses) => {
        if (error) return callback(error, '', 0);
        // One private answer among public ones is how a rebinding attack looks, so all must be public.
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublic(address)))
          return callback(new PrivateAddress(), '', 0);
        if (all) return callback(null, addresses);
        callback(null, first.address, first.family);
      },
    );
  };
}
