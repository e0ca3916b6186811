import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';
import { CameraIcon, ImageIcon, TrashIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { Picture } from '../../../kitchen/recipe-card/picture.tsx';
import { SliceProgress } from '../../../shared/ui/loading/slice-progress.tsx';
import { useFileDrop } from '../../../shared/browser/use-file-drop.ts';
import type { PictureChoice } from './use-picture.ts';

const Figure = styled('figure')({ [media.belowMd]: { margin: '0 calc(var(--gutter) * -1)' } });
const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '7 / 5',
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: colour.fill,
  '& > img, & > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  [media.belowMd]: { aspectRatio: '5 / 2', borderRadius: 0 },
});
const Veil = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: colour.scrim,
});
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '8px 0 0 -14px',
  [media.belowMd]: { margin: '2px 0 0 calc(var(--gutter) - 14px)' },
});
const Below = styled('div')({ [media.belowMd]: { padding: '0 var(--gutter)' } });

interface PictureFieldProps {
  title: string;
  category: string | null;
  picture: PictureChoice;
  onTakePhoto: () => void;
}

/** The recipe's picture: chosen, dropped, taken, or taken away. */
export function PictureField({ title, category, picture, onTakePhoto }: PictureFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(picture.choose);
  const { shown, uploading, failure } = picture;
  return (
    <Figure aria-label="Picture" {...drop.place}>
      <Frame style={drop.over ? { outline: `3px dashed ${colour.cobalt}` } : undefined}>
        <Picture key={shown} title={title || 'Recipe'} category={category} src={shown} eager />
        {uploading !== null && (
          <Veil>
            <SliceProgress percent={uploading * 100} label="Uploading the picture" size={72} />
          </Veil>
        )}
      </Frame>
      <Buttons>
        <Button startIcon={<ImageIcon />} onClick={() => chooser.current?.click()}>
          Choose picture
        </Button>
        <Button startIcon={<CameraIcon />} onClick={onTakePhoto}>
          Take Photo
        </Button>
        {uploading !== null && (
          <Button startIcon={<CloseIcon />} onClick={picture.stop}>
            Stop
          </Button>
        )}
        {uploading === null && shown !== null && (
          <Button startIcon={<TrashIcon />} onClick={picture.remove}>
            Remove picture
          </Button>
        )}
      </Buttons>
      <input
        ref={chooser}
        {...drop.input}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label="Picture file"
      />
      <Below>
        {failure && (
          <FormHelperText error role="alert">
            {failure}
          </FormHelperText>
        )}
        {picture.waiting && <FormHelperText>{picture.waiting}</FormHelperText>}
      </Below>
    </Figure>
  );
}
