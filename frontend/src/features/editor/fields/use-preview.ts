import { useCallback, useEffect, useRef, useState } from 'react';

/** A picture of this device while it shows in the recipe's place. */
export function usePreview() {
  const [preview, setPreview] = useState<string | null>(null);
  const address = useRef<string | null>(null);

  const show = useCallback((picture: Blob | null) => {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = picture && URL.createObjectURL(picture);
    setPreview(address.current);
  }, []);
  useEffect(
    () => () => {
      if (address.current) URL.revokeObjectURL(address.current);
    },
    [],
  );
  return { preview, show };
}
