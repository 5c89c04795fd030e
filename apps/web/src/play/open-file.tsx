import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { keepFile } from './files.ts';

/** Opens a game file from the device as a replay. */
export function OpenFile() {
  const t = useT();
  const go = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string>();
  const open = async (file: File) => {
    const { readText } = await import('./open-recording.ts');
    const read = await readText(await file.text());
    if (read.ok) await go({ to: '/replay/$id', params: { id: await keepFile(read.value.file) } });
    else setTrouble(because(read.refusal));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.sortie"
        hidden
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="upload" /> {t('Open a game file')}
      </button>
      <Sheet title={t('This file is not a game')} open={trouble !== undefined} onClose={() => setTrouble(undefined)}>
        <p>{trouble}</p>
      </Sheet>
    </>
  );
}
