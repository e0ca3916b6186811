import { useId, useState } from 'react';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { OptionsIcon } from '../../../shared/ui/icons/icons.ts';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import type { UnitChoice } from '../../../kitchen/units/unit-choice.ts';

const UnitSettingsPopover = lazyWhenOpen(
  async () => (await import('./unit-settings-popover.tsx')).UnitSettingsPopover,
);

/** The button to what the device wants of metric amounts. */
export function UnitSettings({ choice }: { choice: UnitChoice }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  useWhenIdle(UnitSettingsPopover.fetch);
  return (
    <>
      <IconAction
        label="Unit settings"
        icon={<OptionsIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={UnitSettingsPopover.fetch}
        onFocus={UnitSettingsPopover.fetch}
      />
      <UnitSettingsPopover
        id={id}
        open={open}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        choice={choice}
      />
    </>
  );
}
