/** The camera at the back of a phone, as sharp as it gives; whatever camera there is elsewhere. */
const request: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  audio: false,
};

const photoType = 'image/jpeg';
const photoQuality = 0.9;
const photoName = (timestamp: number) => `recipe-photo-${timestamp}.jpg`;

/** Opens it; stop the tracks of the stream when done. */
export async function openCamera(): Promise<MediaStream> {
  // Without https the browser offers no camera at all.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new Error('no camera');
  return devices.getUserMedia(request);
}

export function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * What to say of a camera that could not be opened, or is lost; `instead` is the sentence with the
 * other way to a picture.
 */
export function cameraProblem(error: unknown, instead: string): { title: string; text: string } {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'PermissionDeniedError' || name === 'SecurityError'
    ? { title: 'Camera access denied', text: 'Please allow camera access and try again' }
    : { title: 'Camera not available', text: `Unable to access camera. ${instead}` };
}

/** The picture a video shows right now; null where the browser cannot give it. */
export function photograph(video: HTMLVideoElement, timestamp: number): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], photoName(timestamp), { type: photoType })),
      photoType,
      photoQuality,
    );
  });
}
