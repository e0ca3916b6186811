import { useCallback, useEffect, useRef, useState } from 'react';
import { photograph } from './camera.ts';
import { useCameraStream } from './use-camera-stream.ts';

type CameraPhase = 'off' | 'starting' | 'live' | 'captured';

export interface Camera {
  phase: CameraPhase;
  stream: MediaStream | null;
  photo: File | null;
  start(): void;
  capture(video: HTMLVideoElement): void;
  /** Discards the photo and shows the live picture again. */
  retake(): void;
  /** Stops all tracks and discards the photo. */
  close(): void;
}

interface Roll {
  phase: CameraPhase;
  stream: MediaStream | null;
  photo: File | null;
}

const off: Roll = { phase: 'off', stream: null, photo: null };

interface CameraEvents {
  /** It could not be opened, or is lost; null where the browser gives no reason. */
  onProblem: (error: unknown) => void;
  onCaptured: (photo: File) => void;
}

/** One camera, stopped when the component goes away. */
export function useCamera(events: CameraEvents): Camera {
  const [roll, setRoll] = useState(off);
  const tell = useRef(events);
  useEffect(() => void (tell.current = events));
  const { open, stop, isOpen, watchStaleness } = useCameraStream();

  const lose = useCallback(() => {
    stop();
    // A photo that was taken stays.
    setRoll((before) => (before.photo ? { ...before, stream: null } : off));
    tell.current.onProblem(null);
  }, [stop]);

  const start = useCallback(async () => {
    setRoll({ ...off, phase: 'starting' });
    try {
      const stream = await open(lose);
      if (stream) setRoll({ phase: 'live', stream, photo: null });
    } catch (error) {
      setRoll(off);
      tell.current.onProblem(error);
    }
  }, [open, lose]);

  const capture = useCallback(
    async (video: HTMLVideoElement) => {
      const isStale = watchStaleness();
      const photo = await photograph(video, Date.now());
      if (isStale()) return;
      if (photo === null) return tell.current.onProblem(null);
      setRoll((before) => ({ ...before, phase: 'captured', photo }));
      tell.current.onCaptured(photo);
    },
    [watchStaleness],
  );

  const retake = useCallback(() => {
    if (!isOpen()) return void start();
    setRoll((before) => ({ ...before, phase: 'live', photo: null }));
  }, [isOpen, start]);
  const close = useCallback(() => {
    stop();
    setRoll(off);
  }, [stop]);

  return {
    ...roll,
    start: () => void start(),
    capture: (video) => void capture(video),
    retake,
    close,
  };
}
