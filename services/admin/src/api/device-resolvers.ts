import { requireUser } from '@convivio/platform/identity';
import { endDevice, endOtherDevices, signOut } from '../domain/devices/end-devices.ts';
import { hearLogout } from '../domain/devices/hear-logout.ts';
import { listDevices } from '../domain/devices/list-devices.ts';
import { leaveSession, startSession, visitIdOf } from '../domain/devices/track-session.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Dependencies } from './dependencies.ts';

export function deviceQueries(ports: Dependencies): Pick<QueryResolvers, 'myDevices'> {
  return {
    myDevices: async (_parent, _args, { actor }) => {
      const devices = await listDevices(ports, requireUser(actor));
      return devices.map(({ startedAt, lastSeenAt, ...device }) => ({
        ...device,
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
    },
  };
}

export function deviceMutations(
  ports: Dependencies,
): Pick<
  MutationResolvers,
  'startSession' | 'endSession' | 'endDevice' | 'endOtherDevices' | 'signOut' | 'hearLogout'
> {
  return {
    startSession: (_parent, { timezone, userAgent }, { actor }) => {
      const user = requireUser(actor);
      return startSession(
        ports.sessions,
        { sessionId: visitIdOf(user), userId: user.id, timezone, userAgent },
        new Date(),
      );
    },
    endSession: (_parent, _args, { actor }) => {
      const user = requireUser(actor);
      return leaveSession(ports.sessions, visitIdOf(user), user.id, new Date());
    },
    endDevice: async (_parent, { id }, { actor }) => {
      await endDevice(ports, requireUser(actor), id, new Date());
      return true;
    },
    endOtherDevices: (_parent, _args, { actor }) =>
      endOtherDevices(ports, requireUser(actor), new Date()),
    hearLogout: async (_parent, { token }) => {
      await hearLogout(ports, token, new Date());
      return true;
    },
    signOut: async (_parent, _args, { actor }) => {
      await signOut(ports, requireUser(actor), new Date());
      return true;
    },
  };
}
