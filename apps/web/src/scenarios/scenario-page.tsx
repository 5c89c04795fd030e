import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { offeredGame } from '../games-registry.ts';
import { say, useT } from '../i18n/index.ts';
import { download } from '../maps/files.ts';
import type { SetupFace } from '../setup/face.ts';
import { Nowhere } from '../shell/trouble.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Editor } from './editor.tsx';
import { type OpenScenario, openScenario, type ScenarioDoc, writeScenario } from './file.ts';
import { ShareScenario } from './share-scenario.tsx';
import { keepScenario, keptScenario } from './store.ts';

const route = getRouteApi('/frame/scenarios/$id');
/** Milliseconds after the last change until it is kept. */
const SETTLE = 300;

/** A kept scenario with its game and the face of that. */
export async function openKept(id: string) {
  const kept = await keptScenario(id);
  const opened = kept && (await openScenario(kept.text));
  if (!opened?.ok) return opened;
  const face = await offeredGame(opened.doc.game)?.setupFace();
  return face && { ...opened, face };
}

export function ScenarioPage() {
  const t = useT();
  const { id } = route.useParams();
  const loaded = useLoaded(() => openKept(id), [id]);
  if (loaded.state === 'waiting') return <Waiting what={t('Opening the scenario.')} />;
  if (loaded.state === 'failed' || !loaded.value) return <Nowhere />;
  if (loaded.value.ok) return <Kept key={id} id={id} {...loaded.value} />;
  const { line, said } = loaded.value;
  return (
    <Page title={t('Scenarios')}>
      <p className="note note-ember">{t('This scenario can no longer be played. Line {line}: {reason}', { line, reason: say(said) })}</p>
    </Page>
  );
}

function Kept({ id, doc: start, game, face }: OpenScenario & { readonly id: string; readonly face: SetupFace }) {
  const t = useT();
  const [doc, setDoc] = useState<ScenarioDoc>(start);
  const text = writeScenario(game, doc);
  useKept(id, text);
  return (
    <Editor
      doc={doc}
      game={game}
      face={face}
      lead={t('Changes are kept on this device as long as the scenario can be played.')}
      onChange={setDoc}
      actions={(now, sound) => (
        <>
          <Link to="/scenarios/$id/paper" params={{ id }} className="button">
            {t('Print')}
          </Link>
          <ShareScenario text={text} disabled={!sound} />
          <button type="button" className="button" onClick={() => download(`${fileName(now.title)}.json`, text, 'application/json')}>
            <Icon name="download" /> {t('Export')}
          </button>
        </>
      )}
    />
  );
}

async function keepSound(id: string, text: string): Promise<void> {
  if ((await openScenario(text)).ok) await keepScenario(text, id);
}

/** Keeps what can be played, a moment after the last change. */
function useKept(id: string, text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void keepSound(id, text), SETTLE);
    return () => clearTimeout(timer);
  }, [id, text]);
}

const fileName = (title: string): string => title.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'scenario';
