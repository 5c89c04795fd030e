import './result.css';
import type { Ended } from '@sortie/table';
import { type ReactNode, useState } from 'react';
import { say, useT } from '../../i18n/index.ts';
import type { Verification } from '../../link/index.ts';
import { Glyph } from './glyph.tsx';

interface Props {
  readonly headline: string;
  readonly outcome: Ended;
  readonly commitment: string | undefined;
  readonly onVerify: () => Promise<Verification>;
  readonly onFile: () => void;
  readonly onPicture: () => void;
  readonly onReplay?: (() => void) | undefined;
  /** Play again, or go on with whatever it was a part of. */
  readonly next?: { readonly label: string; readonly go: () => void } | undefined;
  /** Links for others. */
  readonly share?: ReactNode;
  readonly onClose: () => void;
  /** The report. */
  readonly children: ReactNode;
}

/** How it ended and what it came to; the proof that every die was fair is one click away. */
export function Result(props: Props) {
  const { headline, outcome, onFile, onPicture, onReplay, next, share, onClose, children } = props;
  const t = useT();
  return (
    <section className="result panel" aria-label={t('Result')}>
      <div className="result-head">
        <div>
          <h2>{headline}</h2>
          <p>{say(outcome.reason)}</p>
        </div>
        <button type="button" className="button button-plain" onClick={onClose}>
          {t('View the board')}
        </button>
      </div>
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
        {share}
        <button type="button" className="button" onClick={onPicture}>
          {t('Save as a picture')}
        </button>
        <button type="button" className="button" onClick={onFile}>
          {t('Save as a file')}
        </button>
      </div>
      {children}
      <Proof {...props} />
    </section>
  );
}

/** What was promised before the first roll, and whether it was kept. */
function Proof({ outcome, commitment, onVerify }: Pick<Props, 'outcome' | 'commitment' | 'onVerify'>) {
  const t = useT();
  const [verdict, setVerdict] = useState<Verification | 'checking'>();
  const check = () => {
    setVerdict('checking');
    onVerify().then(setVerdict, bug => setVerdict({ ok: false, reason: String(bug) }));
  };
  return (
    <details className="result-proof">
      <summary>{t('Were the dice fair?')}</summary>
      {outcome.seed && (
        <dl className="result-seed">
          <div>
            <dt>{t('Seal shown before the first roll')}</dt>
            <dd>
              <code>{commitment}</code>
            </dd>
          </div>
          <div>
            <dt>{t('Dice seed')}</dt>
            <dd>
              <code>{outcome.seed}</code>
            </dd>
          </div>
        </dl>
      )}
      <div className="row">
        <button type="button" className="button" onClick={check} disabled={verdict === 'checking'}>
          <Glyph name="seal" /> {t('Verify the game')}
        </button>
        <p role="status" className="small">
          {verdictWords(verdict, t)}
        </p>
      </div>
    </details>
  );
}

function verdictWords(verdict: Verification | 'checking' | undefined, t: ReturnType<typeof useT>): string {
  if (verdict === undefined) return '';
  if (verdict === 'checking') return t('Replaying the whole game …');
  return verdict.ok
    ? t('Verified: all {entries} entries match, and the dice are the sealed ones.', { entries: verdict.entries })
    : verdict.older
      ? t('Played by rules {playedBy}; today’s are {today}. It can be replayed, but not checked die by die.', verdict.older)
      : t('Not verified: {reason}', { reason: verdict.reason });
}
