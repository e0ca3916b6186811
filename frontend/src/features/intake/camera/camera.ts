/** The camera at the back of a phone, as sharp as it gives; whatever camera there is elsewhere. */
export const cameraRequest: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  audio: false,
};

export const photoType = 'image/jpeg';
export const photoQuality = 0.9;
export const photoName = (timestamp: number) => `recipe-photo-${timestamp}.jpg`;

/** The toast for a camera that could not be opened. */
export function cameraProblem(error: unknown): { title: string; text: string } {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'PermissionDeniedError' || name === 'SecurityError'
    ? { title: 'Camera access denied', text: 'Please allow camera access and try again' }
    : { title: 'Camera not available', text: 'Unable to access camera. Please try file upload instead.' };
}

/** The picture a video shows right now; null where the browser cannot give it. */
export function photograph(video: HTMLVideoElement, timestamp: number): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], photoName(timestamp), { type: photoType })), photoType, photoQuality);
  });
}
