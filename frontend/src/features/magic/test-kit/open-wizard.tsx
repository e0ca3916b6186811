import type { ComponentProps } from 'react';
import { useState } from 'react';
import type { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { mountFeature } from '../../../test-kit/mount-feature.tsx';
import { MagicWizard } from '../magic-wizard.tsx';

function Opener(props: Partial<ComponentProps<typeof MagicWizard>>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open again</button>
      <MagicWizard {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The wizard, open. */
export const openWizard = (
  backend: FakeBackend,
  props: Partial<ComponentProps<typeof MagicWizard>> = {},
) => mountFeature(backend, '/', { '/': <Opener {...props} /> });
