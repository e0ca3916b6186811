import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { LiveVideo } from '../../../shared/camera/live-video.tsx';
import type { Camera } from '../../../shared/camera/use-camera.ts';
import { dark } from '../../../shared/theme/colours.data.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { CloseIcon, RetryIcon } from '../../../shared/ui/icons/icons.ts';
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
  '& > :last-of-type': { justifySelf: 'end' },
  // The call takes a line of its own, above the two others.
  [media.belowSm]: {
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    '& > :last-of-type': { gridRow: 1, gridColumn: '1 / -1', justifySelf: 'stretch' },
  },
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

/** The live camera, then the photo that was taken. */
export function CameraCard({
  camera,
  onProcess,
  busy,
}: {
  camera: Camera;
  onProcess: (photo: File) => void;
  busy: boolean;
}) {
  return camera.phase === 'captured' && camera.photo ? (
    <Captured photo={camera.photo} camera={camera} onProcess={onProcess} busy={busy} />
  ) : (
    <Live camera={camera} />
  );
}

function Live({ camera: { phase, stream, capture, close } }: { camera: Camera }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  return (
    <Body aria-label="Camera">
      <View>
        {phase === 'starting' ? (
          <SliceLoading label="Opening the camera" />
        ) : (
          <>
            <LiveVideo stream={stream} onSeen={setVideo} />
            <Frame aria-hidden />
          </>
        )}
      </View>
      <Controls>
        <Button color="inherit" startIcon={<CloseIcon />} onClick={close}>
          Close Camera
        </Button>
        <Shutter
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
  onProcess,
  busy,
}: {
  photo: File;
  camera: Camera;
  onProcess: (photo: File) => void;
  busy: boolean;
}) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(photo);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return (
    <Body aria-label="Captured photo">
      <View>
        <img ref={picture} alt="The photo you have just taken" />
      </View>
      <Choices>
        <Button color="inherit" startIcon={<CloseIcon />} onClick={close}>
          Close Camera
        </Button>
        <Button color="inherit" startIcon={<RetryIcon />} onClick={retake}>
          Retake
        </Button>
        <Button variant="contained" disabled={busy} autoFocus onClick={() => onProcess(photo)}>
          Process Image
        </Button>
      </Choices>
    </Body>
  );
}
