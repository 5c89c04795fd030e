import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadFace } from '../battle/index.ts';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useTitle } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { fragmentOf, unpack } from '../units/share/packed.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import type { Draft } from './drafting.ts';
import { draftIn, loadDrafting } from './draftings.ts';

const FIRST_GAME = 'classic';

/** What the address carries, if it carries a position. */
async function draftInAddress(): Promise<Draft | undefined> {
  const text = fragmentOf(location.hash, 's');
  return text === undefined ? undefined : draftIn(await unpack(text));
}

/** The analysis board: with what the address carries, or with an example of a game. */
export function AnalysisPage() {
  const t = useT();
  useTitle(t('Analysis board'));
  const [opened, setOpened] = useState<{ readonly draft?: Draft; readonly game: string; readonly n: number }>();
  useEffect(() => {
    const read = () =>
      void draftInAddress().then(draft =>
        setOpened(before => ({ ...(draft && { draft }), game: draft?.game ?? FIRST_GAME, n: (before?.n ?? 0) + 1 })),
      );
    read();
    // Somebody has opened another link in the same window.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (!opened) return <Waiting what={t('Opening the analysis board.')} />;
  const open = (draft: Draft): void => setOpened({ draft, game: draft.game, n: opened.n + 1 });
  const begin = (game: string): void => setOpened({ game, n: opened.n + 1 });
  return <Opened key={opened.n} {...opened} onOpen={open} onGame={begin} />;
}

interface Props {
  readonly draft?: Draft;
  readonly game: string;
  readonly onOpen: (draft: Draft) => void;
  readonly onGame: (game: string) => void;
}

function Opened({ draft, game, onOpen, onGame }: Props) {
  const t = useT();
  const go = useNavigate();
  const loaded = useLoaded(() => Promise.all([loadDrafting(game), loadFace(game)]), [game]);
  if (loaded.state === 'waiting') return <Waiting what={t('Opening the analysis board.')} />;
  const [drafting, face] = loaded.state === 'ready' ? loaded.value : [undefined, undefined];
  if (!drafting || !face) return <Waiting what={t('this version cannot show that game')} />;
  return (
    <AnalysisScreen
      first={draft ?? drafting.example}
      drafting={drafting}
      face={face}
      onGame={onGame}
      onOpen={onOpen}
      onLeave={() => (history.length > 1 ? history.back() : void go({ to: '/' }))}
    />
  );
}
