import { useEffect, useRef, useState } from 'react';

/** The address follows after this pause, so that typing never waits for it. */
const PAUSE = 250;

/** A text that lives in the address but is changed faster than the address can be: here at once, there a moment later. */
export function useAddressed(inAddress: string, write: (text: string) => void): readonly [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    // Somebody went back, or followed a link.
    if (inAddress !== written.current) {
      written.current = inAddress;
      setText(inAddress);
    }
  }, [inAddress]);
  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      latest.current(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
