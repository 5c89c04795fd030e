import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { offeredGame } from '../games-registry.ts';
import { say, useT } from '../i18n/index.ts';
import type { SetupFace } from '../setup/face.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { fragmentOf, unpack } from '../units/share/packed.ts';
import { Editor } from './editor.tsx';
import { type OpenScenario, openScenario, writeScenario } from './file.ts';
import { keepScenario } from './store.ts';

/** A scenario that somebody has passed on by a link: to play at once, or to keep and change. */
export function SharedPage() {
  const t = useT();
  const packed = fragmentOf(useLocation().hash, 's');
  const loaded = useLoaded(() => openPacked(packed), [packed]);
  if (loaded.state === 'waiting') return <Waiting what={t('Opening the scenario.')} />;
  const opened = loaded.state === 'ready' ? loaded.value : undefined;
  if (opened?.ok) return <Shared key={packed} {...opened} />;
  return (
    <Page title={t('Scenarios')}>
      <p className="note note-ember">
        {opened
          ? t('The scenario in this link cannot be played. Line {line}: {reason}', { line: opened.line, reason: say(opened.said) })
          : t('There is no scenario in this link. Was all of it copied?')}
      </p>
    </Page>
  );
}

async function openPacked(packed: string | undefined) {
  const raw = packed === undefined ? undefined : await unpack(packed);
  if (raw === undefined) return undefined;
  const opened = await openScenario(JSON.stringify(raw, null, 2));
  if (!opened.ok) return opened;
  const face = await offeredGame(opened.doc.game)?.setupFace();
  return face && { ...opened, face };
}

function Shared({ doc: start, game, face }: OpenScenario & { readonly face: SetupFace }) {
  const t = useT();
  const go = useNavigate();
  const [doc, setDoc] = useState(start);
  const keep = async () => {
    const id = await keepScenario(writeScenario(game, doc));
    await go({ to: '/scenarios/$id', params: { id } });
  };
  return (
    <Editor
      doc={doc}
      game={game}
      face={face}
      lead={t('Somebody has passed this scenario on to you. Play it as it is, or keep a copy.')}
      onChange={setDoc}
      actions={(_, sound) => (
        <button type="button" className="button" disabled={!sound} onClick={() => void keep()}>
          {t('Keep a copy')}
        </button>
      )}
    />
  );
}
