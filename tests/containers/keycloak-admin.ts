type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** Changes the realm as the administrator whose name and password the address carries. */
export async function keycloakAdmin(address: URL): Promise<Call> {
  const login = new URLSearchParams({
    grant_type: 'password',
    client_id: 'admin-cli',
    username: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
  });
  const { access_token: token } = await ask<{ access_token: string }>(
    `${address.origin}/realms/master/protocol/openid-connect/token`,
    { method: 'POST', body: login },
  );
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (method, path, body) =>
    ask(`${address.origin}/admin/realms/convivio${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

/** Gives a user the realm role `admin`. */
export async function grantAdmin(address: URL, email: string): Promise<void> {
  const call = await keycloakAdmin(address);
  const role = await call('GET', '/roles/admin');
  const id = await userId(call, email);
  await call('POST', `/users/${id}/role-mappings/realm`, [role]);
}

/** The id of the user with an e-mail. */
export async function userId(call: Call, email: string): Promise<string> {
  const query = new URLSearchParams({ email, exact: 'true' });
  const [user] = await call<{ id: string }[]>('GET', `/users?${query.toString()}`);
  if (!user) throw new Error(`Keycloak has nobody with ${email}`);
  return user.id;
}

async function ask<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`Keycloak answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : null) as Answer;
}
