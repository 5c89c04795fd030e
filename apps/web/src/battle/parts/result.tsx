import type { Ended } from '@sortie/table';
import { useState } from 'react';
import { say, useT } from '../../i18n/index.ts';
import type { Verification } from '../../link/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import { Glyph } from './glyph.tsx';

interface Props {
  readonly outcome: Ended;
  readonly names: readonly string[];
  readonly mine: readonly number[];
  readonly commitment: string | undefined;
  readonly onVerify: () => Promise<Verification>;
  readonly onFile: () => void;
  readonly onReplay?: (() => void) | undefined;
  /** Play again, or go on with whatever it was a part of. */
  readonly next?: { readonly label: string; readonly go: () => void } | undefined;
  readonly onClose: () => void;
}

/** How it ended, and the proof that every die was fair. */
export function Result({ outcome, names, mine, commitment, onVerify, onFile, onReplay, next, onClose }: Props) {
  const t = useT();
  const [verdict, setVerdict] = useState<Verification | 'checking'>();
  const check = () => {
    setVerdict('checking');
    onVerify().then(setVerdict, bug => setVerdict({ ok: false, reason: String(bug) }));
  };
  return (
    <section className="result panel" aria-label={t('Result')}>
      <div className="result-head">
        <h2>{headline(outcome, names, mine, t)}</h2>
        <button type="button" className="button button-plain" onClick={onClose}>
          {t('Look at the table')}
        </button>
      </div>
      <p>{say(outcome.reason)}</p>
      {outcome.points && (
        <ul className="result-points">
          {outcome.points.map((points, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <li key={seat}>
              <SideMark seat={seat} /> {names[seat]} <b>{points}</b>
            </li>
          ))}
        </ul>
      )}
      {outcome.seed && (
        <dl className="result-seed">
          <div>
            <dt>{t('Promise before the first roll')}</dt>
            <dd>
              <code>{commitment}</code>
            </dd>
          </div>
          <div>
            <dt>{t('Seed of all dice')}</dt>
            <dd>
              <code>{outcome.seed}</code>
            </dd>
          </div>
        </dl>
      )}
      <div className="row">
        {onReplay && (
          <button type="button" className="button button-primary" onClick={onReplay}>
            <Glyph name="play" /> {t('Watch the replay')}
          </button>
        )}
        {next && (
          <button type="button" className="button" onClick={next.go}>
            {next.label}
          </button>
        )}
        <button type="button" className="button" onClick={check} disabled={verdict === 'checking'}>
          <Glyph name="seal" /> {t('Verify the game')}
        </button>
        <button type="button" className="button" onClick={onFile}>
          {t('Save as a file')}
        </button>
      </div>
      <p role="status" className="small">
        {verdictWords(verdict, t)}
      </p>
    </section>
  );
}

function headline({ winners }: Ended, names: readonly string[], mine: readonly number[], t: ReturnType<typeof useT>): string {
  const [winner] = winners;
  if (winner === undefined) return t('A draw');
  if (mine.length === 1) return mine.includes(winner) ? t('You have won') : t('{name} has won', { name: names[winner] ?? '' });
  return t('{name} has won', { name: names[winner] ?? '' });
}

function verdictWords(verdict: Verification | 'checking' | undefined, t: ReturnType<typeof useT>): string {
  if (verdict === undefined) return '';
  if (verdict === 'checking') return t('Playing the whole game again …');
  return verdict.ok
    ? t('Verified: all {entries} entries come out the same, with the dice that were promised.', { entries: verdict.entries })
    : t('Not verified: {reason}', { reason: verdict.reason });
}
