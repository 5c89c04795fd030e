import { useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { type Imported, importMap } from './files.ts';
import { keepMap } from './store.ts';

interface Result {
  readonly file: string;
  readonly imported: Imported;
}

/** Brings `.board` and Sortie map files onto the device and says what became of them. */
export function ImportMap({ onKept }: { readonly onKept: () => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [results, setResults] = useState<readonly Result[]>([]);
  const take = async (files: readonly File[]) => {
    const results = await Promise.all(files.map(async file => ({ file: file.name, imported: await importMap(file) })));
    for (const { imported } of results) if (imported.ok) await keepMap(imported.board, imported.board.name);
    onKept();
    setResults(results.some(({ imported }) => !imported.ok || imported.notes.length > 0) ? results : []);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".board,.json"
        multiple
        hidden
        onChange={event => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="upload" /> {t('Import maps')}
      </button>
      <Sheet title={t('Imported maps')} open={results.length > 0} onClose={() => setResults([])}>
        {results.map(({ file, imported }) => (
          <Report key={file} file={file} imported={imported} />
        ))}
      </Sheet>
    </>
  );
}

function Report({ file, imported }: Result) {
  const t = useT();
  const lines = imported.ok ? imported.notes : imported.reasons;
  return (
    <section className="stack-tight">
      <h3>{file}</h3>
      <p className="small">
        {imported.ok ? t('Saved on this device.') : t('This file is not a map that Sortie can read. Nothing was saved.')}
      </p>
      <ul className="small quiet">
        {lines.slice(0, 12).map(line => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > 12 && <li>{t('… and {n} more', { n: lines.length - 12 })}</li>}
      </ul>
    </section>
  );
}
