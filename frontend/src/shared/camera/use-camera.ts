import { useCallback, useEffect, useRef, useState } from 'react';
import { openCamera, photograph, stopTracks } from './camera.ts';

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
  const current = useRef<{ stream: MediaStream | null; opening: number }>({
    stream: null,
    opening: 0,
  });

  const stop = useCallback(() => {
    const { stream } = current.current;
    // A camera that opens after this belongs to nobody and is closed at once.
    current.current = { stream: null, opening: current.current.opening + 1 };
    stopTracks(stream);
  }, []);

  const lose = useCallback(() => {
    stop();
    // A photo that was taken stays.
    setRoll((before) => (before.photo ? { ...before, stream: null } : off));
    tell.current.onProblem(null);
  }, [stop]);

  const start = useCallback(async () => {
    stop();
    const { opening } = current.current;
    const isStale = () => opening !== current.current.opening;
    setRoll({ ...off, phase: 'starting' });
    try {
      const stream = await openCamera();
      if (isStale()) return stopTracks(stream);
      current.current.stream = stream;
      // Unplugged, or taken away by the system or in the browser's own menu.
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => !isStale() && lose());
      setRoll({ phase: 'live', stream, photo: null });
    } catch (error) {
      if (isStale()) return;
      setRoll(off);
      tell.current.onProblem(error);
    }
  }, [stop, lose]);

  const capture = useCallback(async (video: HTMLVideoElement) => {
    const { opening } = current.current;
    const photo = await photograph(video, Date.now());
    if (opening !== current.current.opening) return;
    if (photo === null) return tell.current.onProblem(null);
    setRoll((before) => ({ ...before, phase: 'captured', photo }));
    tell.current.onCaptured(photo);
  }, []);

  const retake = useCallback(() => {
    if (current.current.stream === null) return void start();
    setRoll((before) => ({ ...before, phase: 'live', photo: null }));
  }, [start]);
  const close = useCallback(() => {
    stop();
    setRoll(off);
  }, [stop]);

  useEffect(() => stop, [stop]);

  return {
    ...roll,
    start: () => void start(),
    capture: (video) => void capture(video),
    retake,
    close,
  };
}
