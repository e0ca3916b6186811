import { recipeIdOf } from '@convivio/contracts/recipe-id';
import { newId } from '@convivio/platform/ids';
import { requireUser } from '@convivio/platform/identity';
import { createShareLink } from '../domain/links/create-link.ts';
import { deleteShareLink } from '../domain/links/delete-link.ts';
import type { LinkPorts } from '../domain/links/link-ports.ts';
import { cursorOf, linksOfRecipe, listLinks } from '../domain/links/list-links.ts';
import { noteSignUpFromLink } from '../domain/links/note-sign-up.ts';
import { noteShareView } from '../domain/links/note-view.ts';
import { openLink } from '../domain/links/open-link.ts';
import { stateOf, type ShareLink } from '../domain/links/share-link.ts';
import {
  deactivateShareLink,
  reactivateShareLink,
  setShareLinkExpiry,
} from '../domain/links/switch-link.ts';
import { tokenOf } from '../domain/links/token.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { linkNumber, recipeRef } from './ids.ts';

export interface LinkDependencies extends LinkPorts {
  /** Signs what a link opens for the service that has the recipe. */
  grant(link: ShareLink): Promise<string>;
}

/** Links to recipes: what their owners see, and what they open. */
export const linkQueries = (ports: LinkDependencies): NonNullable<Resolvers['Query']> => ({
  async shareLinks(_parent, { first, after }, { actor }) {
    const { links, totalCount, hasNextPage } = await listLinks(
      ports.links,
      requireUser(actor),
      first ?? 50,
      after ?? null,
    );
    const last = links.at(-1);
    return {
      nodes: links,
      totalCount,
      pageInfo: { hasNextPage, endCursor: last ? cursorOf(last) : null },
    };
  },
  shareLinksOf: (_parent, { recipeId }, { actor }) =>
    linksOfRecipe(ports.links, requireUser(actor), recipeRef(recipeId)),
  sharedRecipe: async (_parent, { token }) => ({
    grant: await ports.grant(await openLink(ports, token, new Date())),
  }),
});

export const linkMutations = (ports: LinkDependencies): NonNullable<Resolvers['Mutation']> => ({
  createShareLink: (
    _parent,
    { recipeId, input: { title, description, expiresAt }, idempotencyKey },
    { actor },
  ) =>
    createShareLink(
      ports,
      requireUser(actor),
      recipeRef(recipeId),
      { title, description: description ?? null, expiresAt: expiresAt ?? null },
      idempotencyKey ?? null,
      newId,
      new Date(),
    ),
  deactivateShareLink: (_parent, { id }, { actor }) =>
    deactivateShareLink(ports, requireUser(actor), linkNumber(id)),
  reactivateShareLink: (_parent, { id }, { actor }) =>
    reactivateShareLink(ports, requireUser(actor), linkNumber(id), new Date()),
  setShareLinkExpiry: (_parent, { id, expiresAt }, { actor }) =>
    setShareLinkExpiry(ports, requireUser(actor), linkNumber(id), expiresAt ?? null, new Date()),
  async deleteShareLink(_parent, { id }, { actor }) {
    await deleteShareLink(ports, requireUser(actor), linkNumber(id), new Date());
    return true;
  },
  noteShareView: (_parent, { token, visit, timeZone, userAgent }, { actor }) =>
    noteShareView(
      ports,
      actor?.kind === 'user' ? actor.id : null,
      token,
      { visit, timeZone, userAgent },
      newId,
      new Date(),
    ),
  noteSignUpFromLink: (_parent, { token, visit }, { actor }) =>
    noteSignUpFromLink(ports, requireUser(actor), token, visit ?? null, new Date()),
});

/** Fields of a link that the API shows otherwise than they are kept. */
export const linkFields = ({ secret }: Pick<LinkPorts, 'secret'>): Resolvers => ({
  ShareLink: {
    id: ({ id }) => String(id),
    recipeId: ({ recipe }) => recipeIdOf(recipe),
    path: (link) => {
      const token = tokenOf(link, secret);
      return token && `/shared/${token}`;
    },
    state: (link) => stateOf(link, new Date()),
    expiresAt: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    lastViewedAt: ({ lastViewedAt }) => lastViewedAt?.toISOString() ?? null,
  },
});
