import { type ReactNode, useRef } from 'react';

interface FileButtonProps {
  /** Endings of the files that fit. */
  readonly accept: string;
  /** What the file is, for whoever does not see the button. */
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that asks for a file of the device; the same file may be chosen twice in a row. */
export function FileButton({ accept, label, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {children}
      </button>
    </>
  );
}
