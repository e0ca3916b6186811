import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { MinusIcon, PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { ImageIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { TextLink } from '../text-link.ts';

const Frame = styled('div')({
  maxWidth: 640,
  maxHeight: 'min(60vh, 520px)',
  marginTop: 8,
  overflow: 'auto',
  borderRadius: 4,
  backgroundColor: colour.fill,
  '& img': { display: 'block', maxWidth: 'none' },
});
/** What browsers show as a picture. */
const shown = /^image\/(?:jpeg|png|webp|gif|avif)$/;
const widths = [100, 160, 240];

type Sourced = Pick<ShownRecipe, 'originalFileUrl' | 'originalFileMimeType' | 'originalFileName'>;

/** The picture a recipe was read from, fetched when it is asked for; of another kind of file the way to it. */
export function SourcePicture({ recipe, opened = false }: { recipe: Sourced; opened?: boolean }) {
  const { originalFileUrl: address, originalFileMimeType: type, originalFileName: name } = recipe;
  const [open, setOpen] = useState(opened);
  const [failed, setFailed] = useState(false);
  const id = useId();
  if (!address) return null;
  if (!shown.test(type ?? '') || failed)
    return (
      <p>
        {failed && 'The picture could not be loaded. '}
        <TextLink href={address} target="_blank" rel="noopener noreferrer">
          Open {name ?? 'the original'}
        </TextLink>
      </p>
    );
  return (
    <div>
      <Button
        startIcon={<ImageIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the picture' : 'Show the picture it was read from'}
      </Button>
      <div id={id}>
        {open && <Enlargeable address={address} name={name} onFailed={() => setFailed(true)} />}
      </div>
    </div>
  );
}

interface EnlargeableProps {
  address: string;
  name: string | null;
  onFailed: () => void;
}

function Enlargeable({ address, name, onFailed }: EnlargeableProps) {
  const [zoom, setZoom] = useState(0);
  return (
    <>
      <Frame role="region" aria-label="The picture it was read from" tabIndex={0}>
        <img
          src={address}
          alt={name ?? 'The picture it was read from'}
          style={{ width: `${widths[zoom]}%` }}
          onError={onFailed}
        />
      </Frame>
      <IconAction
        label="Smaller"
        icon={<MinusIcon />}
        disabled={zoom === 0}
        onClick={() => setZoom(zoom - 1)}
      />
      <IconAction
        label="Larger"
        icon={<PlusIcon />}
        disabled={zoom === widths.length - 1}
        onClick={() => setZoom(zoom + 1)}
      />
    </>
  );
}
