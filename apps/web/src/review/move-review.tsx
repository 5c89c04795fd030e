import './review.css';
import type { Place } from '@sortie/kernel';
import { say, useT } from '../i18n/index.ts';
import type { Asked, Said } from './review-worker.ts';
import { useReview } from './use-review.ts';

interface Props {
  readonly asked: Asked | undefined;
  /** Which move it is. */
  readonly id: string;
  readonly label: string;
  /** Shows a way on the board while somebody looks at a plan; none takes it away. */
  readonly onLook?: (steps: readonly Place[]) => void;
}

const NONE: readonly Place[] = [];

/** A coach on demand: how good a move was, what was better, and why. */
export function MoveReview({ asked, id, label, onLook = () => undefined }: Props) {
  const t = useT();
  const { reviewed, ask } = useReview(asked, id);
  if (!asked) return null;
  return (
    <div className="review" aria-live="polite">
      {reviewed.state === 'none' && (
        <button type="button" className="button review-ask" onClick={ask}>
          {label}
        </button>
      )}
      {reviewed.state === 'thinking' && <p className="quiet">{t('Looking for better moves …')}</p>}
      {reviewed.state === 'nothing' && <p className="quiet">{t('There was nothing else to choose.')}</p>}
      {reviewed.state === 'said' && <Verdict said={reviewed.said} onLook={onLook} />}
    </div>
  );
}

/** By how much of a chance to win the best was better. */
const [GOOD, FAIR, POOR] = [0.02, 0.06, 0.15];

function Verdict({
  said: { played, better, chance, best },
  onLook,
}: {
  readonly said: Said;
  readonly onLook: NonNullable<Props['onLook']>;
}) {
  const t = useT();
  const lost = best - chance;
  const grade = lost < GOOD ? 'best' : lost < FAIR ? 'good' : lost < POOR ? 'inaccurate' : 'mistake';
  const words = { best: t('Best move'), good: t('Good move'), inaccurate: t('Inaccuracy'), mistake: t('Mistake') };
  const percent = (share: number): string => t('{percent} %', { percent: Math.round(100 * share) });
  return (
    <>
      <p className="review-grade" data-grade={grade}>
        <b>{words[grade]}</b> <span>{t('Chance to win: {chance}', { chance: percent(chance) })}</span>
      </p>
      {grade !== 'best' && (
        <ol className="review-plans" aria-label={t('What was better')}>
          {better.map(({ words: why, value, steps }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: plans have no name but their rank.
            <li key={i}>
              <button
                type="button"
                className="review-plan"
                onPointerEnter={() => onLook(steps)}
                onPointerLeave={() => onLook(NONE)}
                onFocus={() => onLook(steps)}
                onBlur={() => onLook(NONE)}
              >
                <span>{why.text === '' ? t('another choice of the same kind') : say(why)}</span>
                <span className="review-value">
                  {t('{points} points better', { points: Math.round((value - played.value) * 10) / 10 })}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
