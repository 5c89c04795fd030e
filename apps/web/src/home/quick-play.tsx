import { nth } from '@sortie/kernel';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OfferedGame } from '../games-registry.ts';
import { because, useT } from '../i18n/index.ts';
import { doors } from '../play/doors.ts';
import { layTable } from '../play/lay.ts';
import { Icon } from '../ui/icon.tsx';

/** One click from here to the table: the first scenario against an opponent who forgives. */
const FIRST_LEVEL = 'recruit';

export function QuickPlay({ game, first }: { readonly game: OfferedGame; readonly first: boolean }) {
  const t = useT();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  useWarmUp(first ? game : undefined);
  const play = async () => {
    setBusy(true);
    const { scenarios } = await game.load();
    const scenario = nth(scenarios, 0);
    const seats = scenario.roles.map((_, i) => (i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'opponent', level: FIRST_LEVEL } as const)));
    const laid = await layTable({ game: game.id, scenario: scenario.id, seats, dice: 'seeded' }, 'here');
    setBusy(false);
    if (laid.ok) await go({ to: '/play/$id', params: { id: laid.value } });
    else setTrouble(because(laid.refusal));
  };
  return (
    <>
      <button
        type="button"
        className={first ? 'button button-primary' : 'button'}
        disabled={busy}
        onClick={() => void play()}
        aria-label={first ? t('Play now') : t('Play {game}', { game: game.title })}
      >
        <Icon name="play" /> {first ? t('Play now') : t('Play')}
      </button>
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {t('The table could not be set up: {reason}', { reason: trouble })}
        </p>
      )}
    </>
  );
}

/** Fetches what a game needs while the reader still looks at the page. */
function useWarmUp(game: OfferedGame | undefined): void {
  useEffect(() => {
    if (!game) return;
    const warm = (): void => {
      void game.load();
      void doors();
      void import('../play/play-page.tsx');
    };
    const timer = setTimeout(warm, 1200);
    return () => clearTimeout(timer);
  }, [game]);
}
