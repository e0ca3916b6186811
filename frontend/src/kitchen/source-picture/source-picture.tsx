import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { colour } from '../../shared/theme/colour.ts';
import { IconAction } from '../../shared/ui/controls/icon-action.tsx';
import { MinusIcon, PlusIcon } from '../../shared/ui/icons/icons.ts';
import { ImageIcon } from '../../shared/ui/icons/menu-icons.ts';
import { TextLink } from '../../shared/ui/controls/text-link.ts';
import type { RecipeQuery } from '../../generated/operations.ts';

const Frame = styled('div')({
  maxWidth: 640,
  '--tallest': 'min(70vh, 680px)',
  maxHeight: 'var(--tallest)',
  marginTop: 8,
  overflow: 'auto',
  borderRadius: 4,
  backgroundColor: colour.fill,
  '& img': { display: 'block', maxWidth: 'none', margin: '0 auto' },
});
/** What browsers show as a picture. */
const shown = /^image\/(?:jpeg|png|webp|gif|avif)$/;
const widths = [100, 160, 240];

type Sourced = Pick<RecipeQuery['recipe'], 'originalFiles'>;

/** The picture a recipe was read from, fetched when it is asked for; of several pages one at a time; of another kind of file the way to it. */
export function SourcePicture({ recipe, opened = false }: { recipe: Sourced; opened?: boolean }) {
  const { originalFiles: files } = recipe;
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(opened);
  const [failed, setFailed] = useState('');
  const id = useId();
  const file = files[at];
  if (!file) return null;
  const { url: address, name } = file;
  const pages = <Pages at={at} of={files.length} onTurn={setAt} />;
  if (!shown.test(file.mimeType ?? '') || failed === address)
    return (
      <>
        <p>
          {failed === address && 'The picture could not be loaded. '}
          <TextLink href={address} target="_blank" rel="noopener noreferrer">
            Open {name ?? 'the original'}
          </TextLink>
        </p>
        {pages}
      </>
    );
  return (
    <div>
      <Button
        startIcon={<ImageIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open
          ? 'Hide the picture'
          : `Show the ${files.length > 1 ? 'pictures' : 'picture'} it was read from`}
      </Button>
      <div id={id}>
        {open && (
          <>
            <Enlargeable address={address} name={name} onFailed={() => setFailed(address)} />
            {pages}
          </>
        )}
      </div>
    </div>
  );
}

/** Turns the pages; behind the last comes the first. */
function Pages({ at, of, onTurn }: { at: number; of: number; onTurn: (at: number) => void }) {
  if (of < 2) return null;
  return (
    <>
      <Button onClick={() => onTurn((at + 1) % of)}>Next page</Button>
      <span role="status" style={{ marginLeft: 8 }}>
        Page {at + 1} of {of}
      </span>
    </>
  );
}

interface EnlargeableProps {
  address: string;
  name: string | null;
  onFailed: () => void;
}

/** At first the whole of it is seen; larger, it is moved in its frame. */
function Enlargeable({ address, name, onFailed }: EnlargeableProps) {
  const [zoom, setZoom] = useState(0);
  const [shape, setShape] = useState<number | null>(null);
  const part = widths[zoom]!;
  return (
    <>
      <Frame role="region" aria-label="The picture it was read from" tabIndex={0}>
        <img
          src={address}
          alt={name ?? 'The picture it was read from'}
          style={{
            width:
              shape === null
                ? `${part}%`
                : `calc(min(100%, var(--tallest) * ${shape}) * ${part / 100})`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalHeight > 0 ? naturalWidth / naturalHeight : null)
          }
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
