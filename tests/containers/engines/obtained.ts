import type { EngineName } from '../addresses.ts';
import { startKeycloak } from './keycloak.ts';
import { startMinio } from './minio.ts';
import { startMongo } from './mongodb.ts';
import { startNats } from './nats.ts';
import type { RunningEngine } from './running.ts';

/** Real servers from package registries, built or unpacked once and kept in a cache outside the repository. */
export const obtained: Record<EngineName, () => Promise<RunningEngine>> = {
  nats: startNats,
  s3: startMinio,
  keycloak: startKeycloak,
  mongodb: startMongo,
};
