import type { AnyModel } from '@convivio/platform/database';
import { jsonDocuments, type OwnData } from '@convivio/platform/own-data';

type SocialModels = Record<
  'collaborations' | 'invitations' | 'links' | 'views' | 'signUps',
  AnyModel
>;

/** What opens a link or an invitation: who has the file must not be let in by it. */
const SECRETS = ['seed', 'tokenHash', 'codeHash'];

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
    yield { path: 'collaborations.json', content: jsonDocuments(collaborations, either, SECRETS) };
    const invited = { $or: [{ ownerId: userId }, { usedBy: userId }] };
    yield { path: 'invitations.json', content: jsonDocuments(invitations, invited, SECRETS) };
    const shared = { sharedByUserId: userId, deleted: false };
    yield { path: 'share-links.json', content: jsonDocuments(links, shared, SECRETS) };
    const ids = (await links.find(shared, { _id: 1 }).lean<{ _id: number }[]>()).map(
      ({ _id }) => _id,
    );
    const viewed = { linkId: { $in: ids } };
    yield { path: 'share-views.json', content: jsonDocuments(views, viewed, SECRETS) };
    yield {
      path: 'came-from-link.json',
      content: jsonDocuments(signUps, { _id: userId }, SECRETS),
    };
  };
}
