import type { View } from '@sortie/kernel';
import { type AlphaStrike, callSign, isAircraft } from '@sortie/rules-alpha-strike';
import { useT } from '../../../i18n/index.ts';
import { SideMark } from '../../../ui/side-mark.tsx';
import { ringWord } from './fly.ts';

const INWARD = [3, 2, 1, 0] as const;

/** Who is in the air and how far out: the radar map, from the Outer Ring to the zone above the table. */
export function Radar({ view }: { readonly view: View<AlphaStrike> }) {
  const t = useT();
  const aloft = view.units.filter(unit => isAircraft(unit) && unit.fate === 'aloft' && unit.flight !== undefined);
  if (!view.units.some(isAircraft)) return null;
  return (
    <section className="as-radar" aria-label={t('Radar map')}>
      <h3 className="label">{t('In the air')}</h3>
      <ol>
        {INWARD.map(ring => (
          <li key={ring} data-ring={ring}>
            <span className="quiet tiny">{t(ringWord(ring))}</span>
            <span className="as-radar-units">
              {aloft
                .filter(({ flight }) => flight?.ring === ring)
                .map(({ id, seat }) => (
                  <span key={id}>
                    <SideMark seat={seat} size={10} /> {callSign(view, id)}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
