import type { RuleId } from '@sortie/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { LoadedGame } from '../games-registry.ts';
import { because, useT } from '../i18n/index.ts';
import { layTable } from '../play/lay.ts';
import { type Draft, isOnline, planOf } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly game: LoadedGame;
  readonly objection: { readonly rule?: RuleId; readonly reason: string } | undefined;
  /** Before anybody goes to the table that was laid. */
  readonly onLaid?: ((table: string) => Promise<void>) | undefined;
}

/** One button. If the rules object, it says why. */
export function PlayBar({ draft, game, objection, onLaid }: Props) {
  const t = useT();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const play = async () => {
    setBusy(true);
    const laid = await layTable(planOf(draft, game), isOnline(draft) ? 'online' : 'here');
    if (laid.ok) await onLaid?.(laid.value);
    setBusy(false);
    if (laid.ok) await go({ to: '/play/$id', params: { id: laid.value } });
    else setTrouble(because(laid.refusal));
  };
  return (
    <div className="play-bar">
      <div role="status" className="play-bar-words">
        {objection && (
          <p className="note note-ember">
            {t('The rules do not allow this: {reason}.', { reason: objection.reason })}{' '}
            {objection.rule !== undefined && (
              <Link to="/rules/$id" params={{ id: objection.rule }}>
                {t('Which rule?')}
              </Link>
            )}
          </p>
        )}
        {trouble && <p className="note note-ember">{t('The table could not be set up: {reason}', { reason: trouble })}</p>}
      </div>
      <button
        type="button"
        className="button button-primary button-large"
        disabled={busy || objection !== undefined}
        onClick={() => void play()}
      >
        {isOnline(draft) ? t('Create the table and invite') : t('Play')}
      </button>
    </div>
  );
}
