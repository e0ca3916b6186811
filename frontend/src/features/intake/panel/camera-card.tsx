import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { LiveVideo } from '../../../shared/camera/live-video.tsx';
import type { Camera } from '../../../shared/camera/use-camera.ts';
import { dark } from '../../../shared/theme/colours.data.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { CloseIcon, PlusIcon, RetryIcon } from '../../../shared/ui/icons/icons.ts';
import { CameraIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';

// A camera is dark in both schemes, as a camera is.
const Body = styled('section')({
  borderRadius: 12,
  overflow: 'hidden',
  backgroundColor: dark.sunken,
  color: dark.ink,
});
const View = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  '& video, & img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
});
const Frame = styled('div')({
  position: 'absolute',
  inset: '11% 19%',
  border: '2px solid #FFFFFF',
  borderRadius: 6,
  opacity: 0.8,
  pointerEvents: 'none',
});
const Controls = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  minHeight: 92,
  '& > :first-of-type': { justifySelf: 'start' },
  [media.belowSm]: {
    '& > :first-of-type': { padding: '0 4px', '& .MuiButton-startIcon': { display: 'none' } },
  },
});
const Choices = styled(Controls)({
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  '& > :nth-of-type(even)': { justifySelf: 'end' },
  '& > .MuiButton-outlined': { borderColor: dark.ink2 },
  '& > [data-alone]': { gridColumn: '1 / -1', justifySelf: 'end' },
  // What goes on takes lines of its own, above the two others.
  [media.belowSm]: {
    '& > [data-on]': { gridColumn: '1 / -1', justifySelf: 'stretch' },
    '& > :first-of-type': { padding: '0 16px', '& .MuiButton-startIcon': { display: 'inherit' } },
  },
});
const PageNumber = styled('p')({
  position: 'absolute',
  top: 12,
  left: 16,
  padding: '2px 10px',
  borderRadius: 999,
  fontWeight: 600,
  backgroundColor: dark.sunken,
});
const Shutter = styled(ButtonBase)({
  width: 64,
  height: 64,
  borderRadius: '50%',
  backgroundColor: colour.lemon,
  color: colour.onLemon,
  boxShadow: `0 0 0 3px ${dark.sunken}, 0 0 0 5px ${dark.ink}`,
  '&:hover': { backgroundColor: colour.lemonHover },
  '&:focus-visible': { outlineColor: dark.cobalt, outlineOffset: 7 },
  '&.Mui-disabled': { opacity: 0.4 },
});

interface CameraCardProps {
  camera: Camera;
  /** Pages of the recipe that were taken before. */
  pages: number;
  onProcess: (photo: File) => void;
  /** Keeps the photo as a page; null where no further one can be taken. */
  onAddPage: ((photo: File) => void) | null;
  busy: boolean;
}

/** The live camera, then the photo that was taken. */
export function CameraCard(props: CameraCardProps) {
  const { camera, pages } = props;
  return camera.phase === 'captured' && camera.photo ? (
    <Captured {...props} photo={camera.photo} />
  ) : (
    <Live camera={camera} pages={pages} />
  );
}

function Live({
  camera: { phase, stream, capture, close },
  pages,
}: Pick<CameraCardProps, 'camera' | 'pages'>) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that led back here is gone, and the focus with it.
    if (video && document.activeElement === document.body) shutter.current?.focus();
  }, [video]);
  return (
    <Body aria-label="Camera" data-camera="">
      <View>
        {phase === 'starting' ? (
          <SliceLoading label="Opening the camera" />
        ) : (
          <>
            <LiveVideo stream={stream} onSeen={setVideo} />
            <Frame aria-hidden />
            {pages > 0 && <PageNumber>Page {pages + 1}</PageNumber>}
          </>
        )}
      </View>
      <Controls>
        <Button color="inherit" startIcon={<CloseIcon />} onClick={close}>
          Close Camera
        </Button>
        <Shutter
          ref={shutter}
          aria-label="Capture Photo"
          disabled={video === null}
          focusRipple={false}
          onClick={() => video && capture(video)}
        >
          <CameraIcon />
        </Shutter>
      </Controls>
    </Body>
  );
}

function Captured({
  photo,
  camera: { retake, close },
  pages,
  onProcess,
  onAddPage,
  busy,
}: CameraCardProps & { photo: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(photo);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return (
    <Body aria-label="Captured photo" data-camera="">
      <View>
        <img ref={picture} alt="The photo you have just taken" />
      </View>
      <Choices>
        {onAddPage && (
          <Button
            color="inherit"
            variant="outlined"
            data-on=""
            startIcon={<PlusIcon />}
            onClick={() => onAddPage(photo)}
          >
            Add another page
          </Button>
        )}
        <Button
          variant="contained"
          data-on=""
          {...(!onAddPage && { 'data-alone': '' })}
          disabled={busy}
          autoFocus
          onClick={() => onProcess(photo)}
        >
          {pages > 0 ? `Process ${pages + 1} Pages` : 'Process Image'}
        </Button>
        <Button color="inherit" startIcon={<CloseIcon />} onClick={close}>
          Close Camera
        </Button>
        <Button color="inherit" startIcon={<RetryIcon />} onClick={retake}>
          Retake
        </Button>
      </Choices>
    </Body>
  );
}
