import {
  DiscardPolicy,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { WireNames } from './wire-names.ts';
import { retention } from '../streams.ts';

const NAME_IN_USE_WITH_ANOTHER_CONFIGURATION = 10058;

/** Makes the three streams, or gives them the configuration of this version. */
export async function ensureStreams(
  manager: JetStreamManager,
  names: WireNames,
  replicas: number,
): Promise<void> {
  const common = {
    storage: StorageType.File,
    num_replicas: replicas,
    duplicate_window: nanos(retention.duplicatesMs),
  };
  await ensureStream(manager, {
    ...common,
    name: names.streams.MESSAGES,
    subjects: [names.all('messages'), names.all('replay')],
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos(retention.messages.ageMs),
    max_bytes: retention.messages.bytes,
  });
  await ensureStream(manager, {
    ...common,
    name: names.streams.WORK,
    subjects: [names.all('work')],
    retention: RetentionPolicy.Workqueue,
    discard: DiscardPolicy.New,
    allow_direct: true,
  });
  await ensureStream(manager, {
    ...common,
    name: names.streams.DEAD,
    subjects: [names.all('dead')],
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos(retention.dead.ageMs),
    max_bytes: retention.dead.bytes,
    allow_direct: true,
  });
}

async function ensureStream(
  manager: JetStreamManager,
  config: Partial<StreamConfig> & { name: string },
): Promise<void> {
  try {
    await manager.streams.add(config);
  } catch (error) {
    if (
      !(error instanceof JetStreamApiError) ||
      error.code !== NAME_IN_USE_WITH_ANOTHER_CONFIGURATION
    )
      throw error;
    await manager.streams.update(config.name, config);
  }
}
