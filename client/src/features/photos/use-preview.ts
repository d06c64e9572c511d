import { useEffect, useState } from 'react';

/**
 * An address under which the browser can draw the file, given back when it is not needed any more.
 */
export function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
