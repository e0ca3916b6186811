import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { cameraProblem } from '../../../shared/camera/camera.ts';
import { LiveVideo } from '../../../shared/camera/live-video.tsx';
import { useCamera } from '../../../shared/camera/use-camera.ts';
import { dark } from '../../../shared/theme/colours.data.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { CameraIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';

// A camera is dark in both schemes, as a camera is.
const View = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: dark.sunken,
  color: dark.ink,
  '& video': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
  },
  '&[data-waiting] video': { opacity: 0 },
});

interface TakePhotoProps {
  open: boolean;
  onClose: () => void;
  onPhoto: (photo: File) => void;
}

/** The camera, for a picture of the dish. */
export function TakePhotoDialog({ open, onClose, onPhoto }: TakePhotoProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { stream, start, capture, close } = useCamera({
    onProblem(error) {
      const { title, text } = cameraProblem(error, 'Please choose a picture instead.');
      setProblem(`${title}. ${text}`);
    },
    onCaptured(photo) {
      onPhoto(photo);
      onClose();
    },
  });
  const begin = useEffectEvent(start);
  const end = useEffectEvent(() => {
    close();
    setProblem(null);
  });
  useEffect(() => {
    if (!open) return;
    begin();
    return () => end();
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Take Photo"
      width={680}
      actions={
        <>
          <Button onClick={onClose}>Close Camera</Button>
          <Button
            variant="contained"
            startIcon={<CameraIcon />}
            disabled={video === null || problem !== null}
            onClick={() => video && capture(video)}
          >
            Capture Photo
          </Button>
        </>
      }
    >
      {problem !== null ? (
        <p role="alert">{problem}</p>
      ) : (
        <View {...(video === null && { 'data-waiting': '' })}>
          {video === null && <SliceLoading label="Opening the camera" />}
          <LiveVideo stream={stream} onSeen={setVideo} />
        </View>
      )}
    </Dialog>
  );
}
