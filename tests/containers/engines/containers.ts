import {
  GenericContainer,
  getContainerRuntimeClient,
  Wait,
  type StartedTestContainer,
} from 'testcontainers';
import type { EngineName } from '../addresses.ts';
import { realmFile, realmSecret } from './keycloak.ts';
import type { RunningEngine } from './running.ts';
import { versions } from './versions.data.ts';

const SECRET = 'contract-secret';
const SLOW_START_MS = 180_000;

/** Whether a Docker engine answers; without one this is known within milliseconds. */
export async function dockerAnswers(): Promise<boolean> {
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

/** The same servers as containers, each on a port of its own. */
export const containers: Record<EngineName, () => Promise<RunningEngine>> = {
  nats: async () =>
    running(
      await new GenericContainer(versions.nats.image)
        .withCommand(['-js'])
        .withExposedPorts(4222)
        .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
        .start(),
      4222,
      (host) => `nats://${host}`,
    ),
  s3: async () =>
    running(
      await new GenericContainer(versions.minio.image)
        .withCommand(['server', '/data'])
        .withEnvironment({ MINIO_ROOT_USER: 'contract', MINIO_ROOT_PASSWORD: SECRET })
        .withExposedPorts(9000)
        .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
        .start(),
      9000,
      (host) => `s3://contract:${SECRET}@${host}/contract?tls=0`,
    ),
  keycloak: async () =>
    running(
      await new GenericContainer(versions.keycloak.image)
        .withCommand(['start-dev', '--import-realm'])
        .withEnvironment({
          KC_BOOTSTRAP_ADMIN_USERNAME: 'contract',
          KC_BOOTSTRAP_ADMIN_PASSWORD: SECRET,
          LOGIN_ADMIN_SECRET: realmSecret,
        })
        .withCopyFilesToContainer([
          { source: realmFile, target: '/opt/keycloak/data/import/realm.json' },
        ])
        .withExposedPorts(8080)
        .withWaitStrategy(Wait.forHttp('/realms/convivio/.well-known/openid-configuration', 8080))
        .withStartupTimeout(SLOW_START_MS)
        .start(),
      8080,
      (host) => `http://contract:${SECRET}@${host}`,
    ),
  mongodb: async () =>
    running(
      await new GenericContainer(versions.mongodb.image)
        .withExposedPorts(27017)
        .withWaitStrategy(Wait.forListeningPorts())
        .start(),
      27017,
      (host) => `mongodb://${host}/?directConnection=true`,
    ),
};

function running(
  container: StartedTestContainer,
  port: number,
  url: (host: string) => string,
): RunningEngine {
  return {
    url: url(`${container.getHost()}:${container.getMappedPort(port)}`),
    stop: async () => void (await container.stop()),
  };
}
