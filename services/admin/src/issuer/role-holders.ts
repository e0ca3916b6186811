import { z } from 'zod';
import type { IssuerClient } from './issuer-client.ts';

type Call = IssuerClient['call'];

const roles = z.array(z.object({ name: z.string(), composite: z.boolean().default(false) }));
const identified = z.array(z.object({ id: z.string() }));

/** Of users, members and groups no more are asked for in one place; of roles a realm has all. */
const PAGE = 'first=0&max=100';
const ALL_ROLES = 'first=0&max=1000';

/**
 * The ids of users whose tokens tell a realm role: those who were given the role itself or another one that it is part of, and the members of groups
 * that have one of these, subgroups included. At most 100 of each role and each group.
 */
export async function roleHolders(call: Call, role: string): Promise<string[]> {
  const names = await rolesWith(call, role);
  const groups = await groupsWith(call, names);
  const holders = new Set<string>();
  for (const place of [
    ...names.map((name) => `/roles/${encodeURIComponent(name)}/users`),
    ...groups.map((id) => `/groups/${encodeURIComponent(id)}/members`),
  ])
    for (const id of await idsAt(call, place)) holders.add(id);
  return [...holders];
}

/** A role, and all realm roles that it is a part of, of parts too. */
async function rolesWith(call: Call, role: string): Promise<string[]> {
  const parts = new Map<string, string[]>();
  for (const { name, composite } of roles.parse(await call('GET', `/roles?${ALL_ROLES}`)))
    if (composite) {
      const path = `/roles/${encodeURIComponent(name)}/composites/realm`;
      parts.set(
        name,
        roles.parse(await call('GET', path)).map((part) => part.name),
      );
    }
  const found = new Set([role]);
  // What is added on the way is looked at too.
  for (const part of found)
    for (const [name, itsParts] of parts) if (itsParts.includes(part)) found.add(name);
  return [...found];
}

/** The groups that have one of these roles, and the groups below them, which inherit it. */
async function groupsWith(call: Call, names: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const name of names)
    for (const id of await idsAt(call, `/roles/${encodeURIComponent(name)}/groups`)) found.add(id);
  // What is added on the way is looked at too.
  for (const group of found)
    for (const id of await idsAt(call, `/groups/${encodeURIComponent(group)}/children`))
      found.add(id);
  return [...found];
}

const idsAt = async (call: Call, path: string): Promise<string[]> =>
  identified.parse(await call('GET', `${path}?${PAGE}`)).map(({ id }) => id);
