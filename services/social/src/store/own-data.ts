import type { AnyModel } from '@convivio/platform/database';
import { jsonList, type OwnData } from '@convivio/platform/own-data';

type SocialModels = Record<
  'collaborations' | 'invitations' | 'links' | 'views' | 'signUps',
  AnyModel
>;

/** What is held here about a user: with whom they collaborate, whom they invited, what they share, who looked at it, and from which link they came. */
export function socialData({
  collaborations,
  invitations,
  links,
  views,
  signUps,
}: SocialModels): OwnData {
  return async function* (userId) {
    const either = { $or: [{ ownerId: userId }, { collaboratorId: userId }] };
    yield { path: 'collaborations.json', content: jsonList(records(collaborations, either)) };
    const invited = { $or: [{ ownerId: userId }, { usedBy: userId }] };
    yield { path: 'invitations.json', content: jsonList(records(invitations, invited)) };
    const shared = { sharedByUserId: userId, deleted: false };
    yield { path: 'share-links.json', content: jsonList(records(links, shared)) };
    const ids = (await links.find(shared, { _id: 1 }).lean<{ _id: number }[]>()).map(
      ({ _id }) => _id,
    );
    const viewed = { linkId: { $in: ids } };
    yield { path: 'share-views.json', content: jsonList(records(views, viewed)) };
    yield { path: 'came-from-link.json', content: jsonList(records(signUps, { _id: userId })) };
  };
}

/** Without what opens a link or an invitation: who has the file must not be let in by it. */
const SECRET = { outbox: 0, unsent: 0, seed: 0, tokenHash: 0, codeHash: 0, idempotency: 0 };

async function* records(model: AnyModel, filter: object): AsyncGenerator<object> {
  const found = model.find(filter, SECRET).sort({ _id: 1 }).lean().cursor();
  for await (const record of found) yield record as object;
}
