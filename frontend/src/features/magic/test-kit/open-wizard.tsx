import type { ComponentProps } from 'react';
import { useState } from 'react';
import type { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { mountFeature } from '../../../test-kit/mount-feature.tsx';
import { MagicWizard } from '../magic-wizard.tsx';

interface OpenerProps extends Partial<ComponentProps<typeof MagicWizard>> {
  /** What the device keeps already, by its keys. */
  device?: Record<string, unknown>;
}

function Opener({ device = {}, ...props }: OpenerProps) {
  const [open, setOpen] = useState(() => {
    for (const [key, kept] of Object.entries(device))
      localStorage.setItem(key, JSON.stringify(kept));
    return true;
  });
  return (
    <>
      <button onClick={() => setOpen(true)}>Open again</button>
      <MagicWizard {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The wizard, open. */
export const openWizard = (backend: FakeBackend, props: OpenerProps = {}) =>
  mountFeature(backend, '/', { '/': <Opener {...props} /> });
