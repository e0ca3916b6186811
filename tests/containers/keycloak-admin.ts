/** Gives a user the realm role `admin`, as the administrator whose name and password the address carries. */
export async function grantAdmin(address: URL, email: string): Promise<void> {
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
  const realm = `${address.origin}/admin/realms/convivio`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [user] = await ask<{ id: string }[]>(
    `${realm}/users?email=${encodeURIComponent(email)}&exact=true`,
    { headers },
  );
  const role = await ask<object>(`${realm}/roles/admin`, { headers });
  const granted = await fetch(`${realm}/users/${user?.id}/role-mappings/realm`, {
    method: 'POST',
    headers,
    body: JSON.stringify([role]),
  });
  if (!granted.ok) throw new Error(`Keycloak answered ${granted.status}: ${await granted.text()}`);
}

async function ask<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  if (!response.ok)
    throw new Error(`Keycloak answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
