import { z } from 'zod';
import { graphql } from '../../generated/graphql.ts';
import type { RestAdminInvitationsQuery, RestAdminUsersQuery } from '../../generated/operations.ts';
import { sendArray } from '../answers/send-array.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { operationRoute } from '../operation-route.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';

const users = graphql(`
  query RestAdminUsers($search: String, $after: String) {
    page: adminUsers(search: $search, first: 100, after: $after) {
      nodes {
        ...AdminUser
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const usersShape = answerShape(users, { of: 'page.nodes' });

const invitations = graphql(`
  query RestAdminInvitations($after: String) {
    page: allInvitations(first: 100, after: $after) {
      nodes {
        ...InvitationRecord
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const invitationsShape = answerShape(invitations, { of: 'page.nodes' });

const emailOf = graphql(`
  query RestEmailOf($id: ID!) {
    person(id: $id) {
      email
    }
  }
`);
const deleteUser = graphql(`
  mutation RestDeleteUser($id: ID!, $confirmation: String!) {
    deleteUser(id: $id, confirmation: $confirmation)
  }
`);

/** Page by page: who comes or goes meanwhile moves nothing else. */
async function* everyPage<Found extends { page: { pageInfo: PageInfo } }>(
  read: (after: string | null) => Promise<Found>,
  present: (found: Found) => unknown,
): AsyncGenerator<readonly unknown[]> {
  let after: string | null = null;
  do {
    const found: Found = await read(after);
    const { hasNextPage, endCursor } = found.page.pageInfo;
    yield present(found) as unknown[];
    after = hasNextPage ? endCursor : null;
  } while (after !== null);
}
interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

const totals = z.strictObject({
  totalTokens: z.number(),
  totalCost: z.number().describe('US dollars.'),
  requestCount: z.int(),
});
const analytics = z.strictObject({
  totalUsers: z.int(),
  totalRecipes: z.int(),
  recipesLast30Days: z.int(),
  activeUsersLast30Days: z.int(),
  openaiUsage: z.strictObject({
    last24Hours: totals,
    last7Days: totals,
    last30Days: totals,
    sinceLaunch: totals,
  }),
});

const userSearch = z.object({
  search: z.string().describe('Beginnings of words of the name or the e-mail.').optional(),
});

/** What administrators see and do; others are answered as if nothing were here. */
export const administrationRoutes: RestRoute[] = [
  operationRoute({
    method: 'get',
    path: '/admin/analytics',
    group: 'Administration',
    summary: 'How many users and recipes there are, and what the use of AI has cost',
    more: 'What was used is a few seconds behind. Times end now.',
    operation: graphql(`
      query RestAnalytics {
        accountTotals {
          totalUsers
          activeUsersLast30Days
        }
        recipeTotals {
          total
          last30Days
        }
        usage(days: 1) {
          ai {
            last24Hours {
              ...AiTotals
            }
            last7Days {
              ...AiTotals
            }
            last30Days {
              ...AiTotals
            }
            sinceLaunch {
              ...AiTotals
            }
          }
        }
      }
    `),
    about: 'The figures.',
    failures: [404],
    finish: {
      answers: { 200: { about: 'The figures.', json: analytics } },
      async send({ accountTotals, recipeTotals, usage }, { response }) {
        response.json({
          totalUsers: accountTotals.totalUsers,
          totalRecipes: recipeTotals.total,
          recipesLast30Days: recipeTotals.last30Days,
          activeUsersLast30Days: accountTotals.activeUsersLast30Days,
          openaiUsage: usage.ai,
        });
      },
    },
  }),
  route({
    method: 'get',
    path: '/admin/users',
    group: 'Administration',
    access: 'cook',
    summary: 'All users, those who came first first',
    query: userSearch,
    answers: { 200: { about: 'The users.', json: usersShape } },
    failures: [400, 404],
    handle: (call: RestCall) => {
      const { search = null } = call.query as z.infer<typeof userSearch>;
      const read = (after: string | null): Promise<RestAdminUsersQuery> =>
        call.ports.run(users, { search, after }, call.state);
      return sendArray(call, everyPage(read, usersShape.present));
    },
  }),
  operationRoute({
    method: 'post',
    path: '/admin/users/{id}/suspend',
    group: 'Administration',
    summary: 'Suspends a user, who is let in nowhere any more',
    more: 'One who is suspended already is no failure. Administrators cannot suspend themselves.',
    operation: graphql(`
      mutation RestSuspendUser($id: ID!) {
        suspendUser(id: $id)
      }
    `),
    about: 'The user is suspended.',
    failures: [409],
  }),
  operationRoute({
    method: 'post',
    path: '/admin/users/{id}/unsuspend',
    group: 'Administration',
    summary: 'Lets a suspended user sign in again',
    more: 'One who is not suspended is no failure.',
    operation: graphql(`
      mutation RestReactivateUser($id: ID!) {
        reactivateUser(id: $id)
      }
    `),
    about: 'The user may sign in.',
    failures: [409],
  }),
  operationRoute({
    method: 'delete',
    path: '/admin/users/{id}',
    group: 'Administration',
    summary: 'Deletes a user with everything of theirs, for good',
    more: 'Administrators cannot delete themselves.',
    operation: deleteUser,
    // Who calls the address of one user has said whom.
    without: ['confirmation'],
    async run({ id }, { ports, state }) {
      const { person } = await ports.run(emailOf, { id }, state);
      return ports.run(deleteUser, { id, confirmation: person?.email ?? '' }, state);
    },
    about: 'The user is deleted; what they had is gone from everywhere within seconds.',
    failures: [409, 422],
  }),
  route({
    method: 'get',
    path: '/admin/invitations',
    group: 'Administration',
    access: 'cook',
    summary: "Everybody's invitations, the latest made first",
    answers: { 200: { about: 'The invitations.', json: invitationsShape } },
    failures: [404],
    handle: (call: RestCall) => {
      const read = (after: string | null): Promise<RestAdminInvitationsQuery> =>
        call.ports.run(invitations, { after }, call.state);
      return sendArray(call, everyPage(read, invitationsShape.present));
    },
  }),
  operationRoute({
    method: 'delete',
    path: '/admin/invitations/{id}',
    group: 'Administration',
    summary: 'Makes an invitation invalid, whosever it is',
    more: 'One that was revoked before is no failure; one that was accepted is refused.',
    operation: graphql(`
      mutation RestRevokeAnyInvitation($id: ID!) {
        invitation: revokeAnyInvitation(id: $id) {
          ...InvitationRecord
        }
      }
    `),
    answer: { of: 'invitation' },
    about: 'The invitation as it is now.',
    failures: [409],
  }),
];
