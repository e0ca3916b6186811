import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyWhenOpen } from '../../shared/lazy/lazy-when-open.tsx';
import { ChevronDownIcon } from '../../shared/ui/icons/icons.ts';
import type { Collection } from './collections.ts';

const ChoiceMenu = lazyWhenOpen(
  async () => (await import('../../shared/ui/controls/choice-menu.tsx')).ChoiceMenu,
);

interface CollectionButtonProps {
  /** What is being chosen. */
  label: string;
  others: readonly Collection[];
  /** The owner of the chosen one; null for the cook's own. */
  value: string | null;
  onChange: (ownerId: string | null) => void;
  /** What a collection is called here; null is the cook's own. */
  named: (collection: Collection | null) => string;
  /** What the button says; what the chosen one is called unless told. */
  words?: string;
}

const OWN = 'own';

/** A choice between the cook's own collection and those of others that they work in. */
export function CollectionButton({
  label,
  others,
  value,
  onChange,
  named,
  words,
}: CollectionButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = others.find(({ ownerId }) => ownerId === value) ?? null;
  return (
    <>
      <Button
        endIcon={<ChevronDownIcon small />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={words === undefined ? `${label}: ${named(chosen)}` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={ChoiceMenu.fetch}
        onFocus={ChoiceMenu.fetch}
      >
        {words ?? named(chosen)}
      </Button>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={label}
        value={chosen?.ownerId ?? OWN}
        options={[null, ...others].map((one) => ({
          value: one?.ownerId ?? OWN,
          label: named(one),
        }))}
        onChange={(next) => onChange(next === OWN ? null : next)}
      />
    </>
  );
}
