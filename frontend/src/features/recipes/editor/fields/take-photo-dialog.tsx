import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { CameraIcon } from '../../../../shared/ui/icons/icons.ts';
import { SliceLoading } from '../../../../shared/ui/slice-loading.tsx';

const View = styled('div')({ position: 'relative', display: 'grid', placeItems: 'center', aspectRatio: '4 / 3', borderRadius: 4, overflow: 'hidden', backgroundColor: '#0F1116', '& video': { width: '100%', height: '100%', objectFit: 'contain' } });

/** Where there is no camera, a file does as well. */
const problemOf = (error: unknown) => (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
  ? 'Camera access denied. Please allow camera access and try again.'
  : 'Camera not available. Unable to access camera. Please choose a picture instead.');

/** The camera, for a picture of the dish. */
export function TakePhotoDialog({ open, onClose, onPhoto }: { open: boolean; onClose: () => void; onPhoto: (photo: File) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = useEffectEvent((stream: MediaStream) => {
    if (video.current === null) return;
    video.current.srcObject = stream;
    void video.current.play().catch(() => {});
  });
  useEffect(() => {
    if (!open) return;
    let left = false;
    let running: MediaStream | null = null;
    const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());
    openCamera().then((stream) => {
      if (left) return stop(stream);
      running = stream;
      begin(stream);
    }, (error: unknown) => left || setProblem(problemOf(error)));
    return () => {
      left = true;
      stop(running);
      setSeen(false);
      setProblem(null);
    };
  }, [open]);
  const take = async () => {
    const photo = video.current && (await photograph(video.current));
    if (!photo) return setProblem(problemOf(null));
    onPhoto(photo);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Take Photo" size="m" actions={<><Button onClick={onClose}>Close Camera</Button><Button variant="contained" startIcon={<CameraIcon />} disabled={!seen} onClick={() => void take()}>Capture Photo</Button></>}>
      {problem !== null
        ? <p role="alert">{problem}</p>
        : <View>{!seen && <SliceLoading label="Opening the camera" />}<video ref={video} muted playsInline autoPlay onLoadedData={() => setSeen(true)} style={seen ? undefined : { position: 'absolute', opacity: 0 }} aria-label="Live picture of the camera" /></View>}
    </Dialog>
  );
}

async function openCamera(): Promise<MediaStream> {
  // Without https the browser offers no camera at all.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new Error('no camera');
  return devices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } }, audio: false });
}

function photograph(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob && new File([blob], `recipe-photo-${Date.now()}.jpg`, { type: 'image/jpeg' })), 'image/jpeg', 0.9));
}
