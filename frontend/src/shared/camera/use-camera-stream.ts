import { useCallback, useEffect, useRef } from 'react';
import { openCamera, stopTracks } from './camera.ts';

interface HeldStream {
  stream: MediaStream | null;
  /** Counts what was opened and stopped: what began under another number is not wanted any more. */
  opening: number;
}

/** The stream of one camera, stopped when the component goes away. */
export function useCameraStream() {
  const held = useRef<HeldStream>({ stream: null, opening: 0 });

  const stop = useCallback(() => {
    const { stream, opening } = held.current;
    // A camera that opens after this belongs to nobody and is closed at once.
    held.current = { stream: null, opening: opening + 1 };
    stopTracks(stream);
  }, []);

  /** Answers whether the camera was stopped or opened anew since. */
  const watchStaleness = useCallback(() => {
    const { opening } = held.current;
    return () => opening !== held.current.opening;
  }, []);

  /** Opens the camera in place of the one before; null where that is not wanted any more when it is open. */
  const open = useCallback(
    async (onLost: () => void): Promise<MediaStream | null> => {
      stop();
      const isStale = watchStaleness();
      try {
        const stream = await openCamera();
        if (isStale()) {
          stopTracks(stream);
          return null;
        }
        held.current.stream = stream;
        // Unplugged, or taken away by the system or in the browser's own menu.
        for (const track of stream.getTracks())
          track.addEventListener('ended', () => !isStale() && onLost());
        return stream;
      } catch (error) {
        if (isStale()) return null;
        throw error;
      }
    },
    [stop, watchStaleness],
  );
  const isOpen = useCallback(() => held.current.stream !== null, []);

  useEffect(() => stop, [stop]);
  return { open, stop, isOpen, watchStaleness };
}
