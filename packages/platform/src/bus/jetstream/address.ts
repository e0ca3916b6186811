export interface JetStreamAddress {
  servers: string[];
  tls: boolean;
  user?: string;
  pass?: string;
  token?: string;
  /** Prefix of subjects and streams, which keeps installations on one server apart; empty for none. */
  namespace: string;
  replicas: number;
}

const FORM = /^(nats|tls):\/\/(?:([^@/?]*)@)?([^@/?]+)\/?(?:\?(.*))?$/;

/**
 * Reads `nats://[user:password@|token@]host:port[,host:port…][?namespace=name&replicas=3]`; throws
 * `TypeError` without repeating the secret.
 */
export function readJetStreamAddress(url: string): JetStreamAddress {
  const [, scheme, credentials, hosts, query] = FORM.exec(url) ?? [];
  if (!scheme || !hosts)
    throw new TypeError(
      'The address of the bus is not of the form nats://user:password@host:port,host:port?namespace=name.',
    );
  const parameters = new URLSearchParams(query);
  const namespace = parameters.get('namespace') ?? '';
  const replicas = Number(parameters.get('replicas') ?? 1);
  if (!/^[A-Za-z0-9-]{0,40}$/.test(namespace))
    throw new TypeError('The namespace of the bus may have letters, digits and - only.');
  if (!Number.isInteger(replicas) || replicas < 1 || replicas > 5)
    throw new TypeError('The bus can have 1 to 5 replicas.');
  return {
    servers: hosts.split(','),
    tls: scheme === 'tls',
    ...readCredentials(credentials),
    namespace,
    replicas,
  };
}

function readCredentials(
  credentials: string | undefined,
): Pick<JetStreamAddress, 'user' | 'pass' | 'token'> {
  if (!credentials) return {};
  const [name, ...rest] = credentials.split(':');
  return rest.length
    ? { user: decodeURIComponent(name ?? ''), pass: decodeURIComponent(rest.join(':')) }
    : { token: decodeURIComponent(credentials) };
}
