import type { View } from '@sortie/kernel';
import { type AlphaStrike, pointsOf } from '@sortie/rules-alpha-strike';
import { useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import { Radar } from './air/radar.tsx';

/** What both sides have come to so far, and who is in the air. */
export function Standing({ view }: { readonly view: View<AlphaStrike> }) {
  return (
    <>
      <Score view={view} />
      <Radar view={view} />
    </>
  );
}

const SEATS = [
  [0, 'South'],
  [1, 'North'],
] as const;

function Score({ view }: { readonly view: View<AlphaStrike> }) {
  const t = useT();
  if (view.turn === 0) return null;
  const points = pointsOf(view);
  return (
    <section className="as-score" aria-label={t('Score')}>
      <h3 className="label">{view.mission ? t('Points of the mission') : t('Points of value destroyed')}</h3>
      <ul>
        {SEATS.map(([seat, name]) => (
          <li key={seat}>
            <SideMark seat={seat} size={10} /> {t(name)} <b>{points[seat]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
