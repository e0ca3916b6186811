import { useEffect, useEffectEvent, useRef } from 'react';

interface LiveVideoProps {
  stream: MediaStream | null;
  /** With its first frame, before which there is nothing to capture; null when the stream goes. */
  onSeen: (video: HTMLVideoElement | null) => void;
}

/** What the camera sees. */
export function LiveVideo({ stream, onSeen }: LiveVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const gone = useEffectEvent(() => onSeen(null));
  useEffect(() => {
    if (video.current === null || stream === null) return;
    video.current.srcObject = stream;
    // Some browsers refuse to play until the next touch; the picture then stands until it comes.
    void video.current.play?.()?.catch(() => {});
    return () => gone();
  }, [stream]);
  return (
    <video
      ref={video}
      muted
      playsInline
      autoPlay
      onLoadedData={({ currentTarget }) => onSeen(currentTarget)}
      aria-label="Live picture of the camera"
    />
  );
}
