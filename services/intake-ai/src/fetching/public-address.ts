import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host that is not on the public internet. */
export class PrivateAddress extends Error {
  constructor() {
    super('the address is not public');
    this.name = 'PrivateAddress';
  }
}

/**
 * Whether an IP address belongs to the public internet: plain unicast only. Loopback, private, link-local (where cloud metadata
 * lives), carrier-grade NAT, multicast, reserved and every form that wraps an IPv4 address in an IPv6 one are refused.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** The address of a URL's host when it is written as one ("[::1]", "127.0.0.1"; the URL parser has already turned 2130706433 into that), else null. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Name resolution for sockets that gives out public addresses only: what is checked here is what is connected to. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    // One private answer among public ones is how a rebinding attack looks, so all must be public.
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateAddress(), '', 0);
    if (options.all) return callback(null, addresses);
    const [first] = addresses as [LookupAddress];
    callback(null, first.address, first.family);
  });
};
