import { readScenes } from '@sortie/scene';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { download } from '../maps/files.ts';
import { CopyLink } from '../play/copy-link.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { pack } from '../units/share/packed.ts';
import type { Draft } from './drafting.ts';
import { draftIn } from './draftings.ts';

interface Props {
  readonly draft: Draft;
  /** What is asked of it, for the file. */
  readonly asks: readonly unknown[];
  readonly onOpen: (draft: Draft) => void;
}

/** Gives a position away, as a link that carries it or as a file, and takes one in. */
export function ShareDraft({ draft, asks, onOpen }: Props) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (file: File) => {
    const [scene] = readScenes(await file.text());
    const read = scene?.ok ? draftIn(scene.raw) : undefined;
    if (!read) return setProblem(scene && !scene.ok ? scene.error : t('This file holds no position.'));
    setShown(false);
    onOpen(read);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setShown(true)}>
        <Icon name="link" /> {t('Share')}
      </button>
      <Sheet title={t('Share this position')} open={shown} onClose={() => setShown(false)}>
        <DraftLink draft={draft} />
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => download('position.json', JSON.stringify({ id: '1', ...draft, asks }, undefined, 1), 'application/json')}
          >
            <Icon name="download" /> {t('Save as file')}
          </button>
          <FileButton accept=".json,.jsonl" label={t('File with a position')} onFile={file => void take(file)}>
            <Icon name="upload" /> {t('Open a file')}
          </FileButton>
        </div>
        {problem && <p className="note note-ember">{problem}</p>}
        <p className="quiet small">{t('The command “sortie scene” reads the same file and answers the same questions.')}</p>
      </Sheet>
    </>
  );
}

function DraftLink({ draft }: { readonly draft: Draft }) {
  const t = useT();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    void pack(draft).then(text => setPath(`/analysis#s=${text}`));
  }, [draft]);
  if (path === undefined) return undefined;
  return (
    <div className="stack-tight">
      <CopyLink label={t('Link to this position')} path={path} />
      <p className="quiet small">{t('The link carries the position itself; no server sees it.')}</p>
    </div>
  );
}
