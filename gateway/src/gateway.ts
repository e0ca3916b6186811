import type { AddressInfo } from 'node:net';
import { answerTimes } from '@convivio/platform/answer-times';
import { openBus } from '@convivio/platform/bus/open-bus';
import { ClosingStack } from '@convivio/platform/closing-stack';
import { readConfig } from '@convivio/platform/config';
import { openFiles } from '@convivio/platform/files/open-files';
import { followEndedAccess } from '@convivio/platform/ended-access';
import { startHeartbeat } from '@convivio/platform/heartbeat';
import { closeServer, httpServer, listen } from '@convivio/platform/http-server';
import { createLog } from '@convivio/platform/log';
import type { Router } from 'express';
import { gatewaySettings, serviceAddresses } from './config.ts';
import { openGraphql } from './graphql/graphql.ts';
import { openLivePath } from './live/live-path.ts';
import { publicDoor } from './public-door.ts';
import { supergraph } from './graphql/supergraph.ts';

export interface RunningGateway {
  port: number;
  /** Ends open event streams, answers the requests that run, then lets go of everything. */
  stop(): Promise<void>;
}

export interface GatewayOptions {
  /** An issuer to serve on the same origin. */
  login?: Router;
  /** False lets the gateway package run all operations, those too that came before. */
  prepare?: boolean;
}

/** Starts the one public door. Throws ConfigError for settings that do not hold. */
export async function startGateway(
  env: Record<string, string | undefined>,
  { login, prepare = true }: GatewayOptions = {},
): Promise<RunningGateway> {
  const settings = readConfig(gatewaySettings, env);
  const log = createLog('gateway', settings.LOG_LEVEL);
  const closing = new AbortController();
  const opened = new ClosingStack();
  try {
    const bus = await openBus(settings.BUS_URL, { log });
    opened.add(() => bus.close());
    const files = await openFiles(settings.FILES_URL);
    const times = answerTimes();
    const heartbeat = startHeartbeat(
      bus,
      { service: 'gateway', role: 'service', version: settings.APP_VERSION },
      { bus: () => bus.health(), files: () => files.health() },
      times,
    );
    opened.add(() => heartbeat.close());
    const live = await openLivePath(bus);
    opened.add(() => live.close());
    const ended = await followEndedAccess(bus, log);
    opened.add(() => ended.close());
    const graphql = await openGraphql(supergraph(serviceAddresses(settings), { prepare }), {
      introspection: settings.INTROSPECTION ?? settings.NODE_ENV !== 'production',
      log,
    });
    opened.add(() => graphql.server.stop());
    const engines = { bus, files, live, ended, graphql, log, times, closing: closing.signal };
    const server = httpServer(publicDoor(settings, engines, login));
    await listen(server, settings.PORT, settings.HOST);
    opened.add(async () => {
      closing.abort();
      await closeServer(server);
    });
    const { port } = server.address() as AddressInfo;
    log.info({ port }, 'serving');
    return { port, stop: () => opened.close() };
  } catch (error) {
    await opened.close().catch(() => {});
    throw error;
  }
}
