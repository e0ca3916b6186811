import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect } from 'react';
import { EndDeviceDocument } from '../../generated/documents/end-device.ts';
import { EndOtherDevicesDocument } from '../../generated/documents/end-other-devices.ts';
import { MyDevicesDocument } from '../../generated/documents/my-devices.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { SliceLoading } from '../../shared/ui/loading/slice-loading.tsx';
import { Section } from './section.tsx';
import { useSending } from './use-sending.ts';

const List = styled('ul')({
  maxWidth: 720,
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `0 0 0 1px ${colour.line}`,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 76,
    padding: '12px 20px',
    '& + li': { borderTop: `1px solid ${colour.line}` },
    '& > div': { flex: 1, minWidth: 0 },
    '& b': { fontWeight: 600 },
    '& em': { marginLeft: 8, fontStyle: 'normal', color: colour.ink2 },
    '& p': { color: colour.ink2, fontSize: '.9375rem', lineHeight: '22px' },
  },
  [media.belowSm]: {
    '& li': { padding: '12px 16px', '& em': { display: 'block', marginLeft: 0 } },
  },
});
const Others = styled(Button)({ marginTop: 18 });

interface Device {
  id: string;
  name: string | null;
  timezone: string | null;
  startedAt: string;
  lastSeenAt: string;
  isThis: boolean;
}

const moment = (at: string) =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** "Europe/Rome" as people say it. */
const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** Where one is signed in. `changed` counts what was done elsewhere on the page that ends devices. */
export function Devices({ changed }: { changed: number }) {
  const { data, error, refetch } = useQuery(MyDevicesDocument, { fetchPolicy: 'network-only' });
  // What goes wrong leaves what was known, or says so.
  const refresh = useCallback(() => refetch().catch(() => {}), [refetch]);
  useEffect(() => {
    if (changed > 0) void refresh();
  }, [changed, refresh]);
  const [endDevice] = useMutation(EndDeviceDocument);
  const [endOthers] = useMutation(EndOtherDevicesDocument);
  const { busy, send } = useSending('Not signed out');
  const devices = data?.devices;
  const end = async ({ id, name }: Device) => {
    if (await send(() => endDevice({ variables: { id } })))
      notify.success({ title: `${name ?? 'The device'} is signed out` });
    await refresh();
  };
  const endAll = async () => {
    if (await send(() => endOthers()))
      notify.success({ title: 'All other devices are signed out' });
    await refresh();
  };
  return (
    <Section
      title="Devices"
      about="Where you are signed in. A device that you sign out is out within a second."
    >
      {!devices && !error && <SliceLoading label="Loading devices..." />}
      {!devices && error && (
        <>
          <p>Your devices could not be loaded.</p>
          <Button variant="outlined" onClick={() => void refresh()}>
            Try again
          </Button>
        </>
      )}
      {devices && (
        <List>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} busy={busy} onEnd={() => void end(device)} />
          ))}
        </List>
      )}
      {devices?.some(({ isThis }) => !isThis) && (
        <Others variant="outlined" disabled={busy} onClick={() => void endAll()}>
          Sign Out All Other Devices
        </Others>
      )}
    </Section>
  );
}

function DeviceRow({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const { name, timezone, startedAt, lastSeenAt, isThis } = device;
  const shown = name ?? 'A device that has not opened Convivio';
  return (
    <li>
      <div>
        <b>{shown}</b>
        {isThis && <em>This device</em>}
        <p>
          {timezone && `${placeOf(timezone)} time · `}
          {isThis ? `Signed in ${moment(startedAt)}` : `Last seen ${moment(lastSeenAt)}`}
        </p>
      </div>
      {!isThis && (
        <Button disabled={busy} onClick={onEnd} aria-label={`Sign out ${shown}`}>
          Sign Out
        </Button>
      )}
    </li>
  );
}
