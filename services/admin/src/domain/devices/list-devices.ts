import type { LoginDirectory } from '../account/login-directory.ts';
import type { Oneself } from '../account/prove-yourself.ts';
import { describeDevice } from './describe-device.ts';
import type { SessionStore } from './session-store.ts';

/** A browser in which one is signed in. */
export interface Device {
  id: string;
  /** As "Firefox on Windows"; null where the app was not opened since the sign-in. */
  name: string | null;
  /** An IANA zone. */
  timezone: string | null;
  startedAt: Date;
  lastSeenAt: Date;
  /** The one that asks. */
  isThis: boolean;
}

/** Where one is signed in: this device first, then the one that was used last. */
export async function listDevices(
  { directory, sessions }: { directory: LoginDirectory; sessions: SessionStore },
  oneself: Oneself,
): Promise<Device[]> {
  const signIns = await directory.signIns(oneself.id);
  const noted = new Map(
    (
      await sessions.among(
        oneself.id,
        signIns.map(({ id }) => id),
      )
    ).map((each) => [each.id, each]),
  );
  return signIns
    .map(({ id, startedAt, lastSeenAt }) => {
      const session = noted.get(id);
      return {
        id,
        name: session ? describeDevice(session.userAgent) : null,
        timezone: session?.timezone ?? null,
        startedAt,
        lastSeenAt,
        isThis: id === oneself.sessionId,
      };
    })
    .sort(
      (one, other) =>
        Number(other.isThis) - Number(one.isThis) ||
        other.lastSeenAt.getTime() - one.lastSeenAt.getTime(),
    );
}
