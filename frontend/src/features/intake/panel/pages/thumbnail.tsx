import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { colour } from '../../../../shared/theme/colour.ts';
import { ImageIcon } from '../../../../shared/ui/icons/menu-icons.ts';

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: colour.fill,
  color: colour.ink2,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
});

/** A small view of a picture that lies on this device; a sign where the browser cannot show it, as HEIC. */
export function Thumbnail({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <Frame aria-hidden>
      {failed ? <ImageIcon /> : <img ref={picture} alt="" onError={() => setFailed(true)} />}
    </Frame>
  );
}
