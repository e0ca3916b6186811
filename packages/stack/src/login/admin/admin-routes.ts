import { ProductError } from '@convivio/platform/errors';
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express';
import oidcProvider from 'oidc-provider/package.json' with { type: 'json' };
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';
import type { LoginSessions } from '../login-sessions.ts';
import type { Account } from '../new-account.ts';
import type { PasswordMail } from '../passwords/password-mail.ts';
import { passwordError } from '../sign-up-form.ts';
import type { AdminClient } from './admin-client.ts';

/** What of an account may be written, in Keycloak's words; what is left out stays. */
const representation = z.object({
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  enabled: z.boolean().optional(),
});
const credential = z.object({ value: z.string(), temporary: z.boolean().default(false) });

export interface AdminParts {
  realm: string;
  client: AdminClient;
  accounts: Accounts;
  sessions: LoginSessions;
  mail: PasswordMail | null;
}

/** The routes of the Keycloak Admin REST API that the product calls, under `/admin/realms/{realm}`. */
export function createAdminRoutes({ realm, client, accounts, sessions, mail }: AdminParts): Router {
  const router = express.Router();
  const allowed = ofOurClient(client);
  router.use(allowed);
  router.use(express.json({ limit: '16kb' }));

  router.get('/users/:id', (request, response) => {
    response.json(represented(known(accounts, request.params.id)));
  });
  router.put('/users/:id', (request, response) => {
    const { enabled, ...profile } = representation.parse(request.body);
    const { id } = known(accounts, request.params.id);
    accounts.update(id, { ...profile, ...(enabled !== undefined && { disabled: !enabled }) });
    response.status(204).end();
  });
  router.delete('/users/:id', (request, response) => {
    accounts.remove(known(accounts, request.params.id).id);
    response.status(204).end();
  });
  router.put('/users/:id/reset-password', async (request, response) => {
    const { value: password, temporary } = credential.parse(request.body);
    const { id, email } = known(accounts, request.params.id);
    const wrong = passwordError({ password, email });
    if (wrong)
      return void response.status(400).json({ error: 'invalidPassword', error_description: wrong });
    await accounts.setPassword(id, password, { temporary, keepSessions: true });
    response.status(204).end();
  });
  router.get('/users/:id/sessions', (request, response) => {
    response.json(sessions.of(known(accounts, request.params.id).id));
  });
  router.post('/users/:id/logout', (request, response) => {
    sessions.endAllOf(known(accounts, request.params.id).id);
    response.status(204).end();
  });
  router.put('/users/:id/execute-actions-email', async (request, response) => {
    const account = known(accounts, request.params.id);
    if (!mail)
      return void response.status(500).json({ error: 'Failed to send execute actions email' });
    await mail.send(account);
    response.status(204).end();
  });
  router.delete('/sessions/:session', (request, response) => {
    if (!sessions.end(request.params.session))
      return void response.status(404).json({ error: 'Session not found' });
    response.status(204).end();
  });
  roleRoutes(router, accounts);
  router.use(
    (_request, response) => void response.status(404).json({ error: 'HTTP 404 Not Found' }),
  );
  router.use(answerTrouble);
  return express
    .Router()
    .get('/admin/serverinfo', allowed, serverInfo)
    .use(`/admin/realms/${realm}`, router);
}

/** Lets the service client of the product in, and nobody else. */
const ofOurClient =
  (client: AdminClient): RequestHandler =>
  async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (await client.isAdmin(request.get('authorization'))) return next();
    response.status(401).json({ error: 'HTTP 401 Unauthorized' });
  };

/** What this login is, where Keycloak tells what it is. */
const serverInfo: RequestHandler = (_request, response) => {
  response.json({ systemInfo: { version: oidcProvider.version, builtOn: 'oidc-provider' } });
};

/** A role is known by its name; Keycloak's has an id as well. */
const ROLES = ['user', 'admin'];
const roleMappings = z.array(z.object({ name: z.enum(ROLES) })).min(1);
const someOfThem = z.object({
  first: z.coerce.number().int().min(0).default(0),
  max: z.coerce.number().int().min(0).default(100),
});

/** Realm roles: which there are, who has them, and the way to give one. There are no groups here. */
function roleRoutes(router: Router, accounts: Accounts): void {
  router.get('/roles', (_request, response) => {
    response.json(ROLES.map((role) => ({ id: role, name: role, composite: false })));
  });
  router.use('/roles/:role', ({ params: { role } }, response, next) => {
    if (ROLES.includes(role)) return next();
    response.status(404).json({ error: 'Could not find role' });
  });
  router.get('/roles/:role', ({ params: { role } }, response) => {
    response.json({ id: role, name: role, composite: false });
  });
  router.get('/roles/:role/groups', (_request, response) => void response.json([]));
  router.get('/roles/:role/users', ({ params: { role }, query }, response) => {
    const { first, max } = someOfThem.parse(query);
    const having = accounts.list().filter(({ roles }) => roles.includes(role));
    response.json(having.slice(first, first + max).map(represented));
  });
  router.post('/users/:id/role-mappings/realm', (request, response) => {
    const { id } = known(accounts, request.params.id);
    for (const { name } of roleMappings.parse(request.body)) accounts.addRole(id, name);
    response.status(204).end();
  });
}

function known(accounts: Accounts, id: string): Account {
  const account = id.includes('@') ? undefined : accounts.find(id);
  if (!account) throw new ProductError(404, 'ACCOUNT_NOT_FOUND', 'User not found');
  return account;
}

const represented = ({
  id,
  email,
  emailVerified,
  firstName,
  lastName,
  disabled,
  created,
}: Account) => ({
  id,
  username: email,
  email,
  emailVerified,
  firstName,
  lastName,
  enabled: !disabled,
  createdTimestamp: Date.parse(created),
});

const answerTrouble: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof ProductError)
    return void response.status(error.status).json({ errorMessage: error.message });
  if (error instanceof z.ZodError || (error as { status?: number }).status === 400)
    return void response.status(400).json({ errorMessage: 'The body cannot be read.' });
  next(error);
};
