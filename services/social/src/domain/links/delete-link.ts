import type { LinkPorts } from './link-ports.ts';
import { allowChanging, type Cook } from './policy.ts';

/** Deletes a link with all that is known of its visitors. */
export async function deleteShareLink(
  { links, views }: Pick<LinkPorts, 'links' | 'views'>,
  cook: Cook,
  id: number,
  now: Date,
): Promise<void> {
  allowChanging(cook, await links.find(id));
  // Off first, so that nobody opens it meanwhile; its owner has it until its views are gone.
  await links.change(id, { active: false });
  await views.removeOf([id]);
  await links.remove(id, now);
}
