import './ladder.css';
import { chanceOf, type Seat } from '@sortie/kernel';
import { BRACKET_NAMES, type Foreseen, rungs, type Unit, WEAPON_NAMES } from '@sortie/rules-radar';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { Now } from './offers.ts';
import { hopeOf } from './suggest.ts';

interface Props {
  readonly moment: Now;
  readonly one: Unit;
  readonly two: Unit;
}

/** What two craft can do to each other at each range, both ways: to hit, damage, and what to hope for. */
export function Ladder({ moment: { view, book }, one, two }: Props) {
  const t = useT();
  const all = rungs({ state: view, book }, one, two);
  if (all.length === 0) return <p className="quiet small">{t('Neither has weapons that reach the other.')}</p>;
  return (
    <table className="radar-ladder">
      <caption className="unseen">{t('Both sides at each range')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Range')}</th>
          {[one, two].map(({ id, card, seat }) => (
            <th key={id} scope="col">
              <SideMark seat={seat} size={10} /> {card.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ bracket, shots }) => (
          <tr key={bracket} data-chosen={view.clash?.bracket === bracket || undefined}>
            <th scope="row">{t(BRACKET_NAMES[bracket])}</th>
            {shots.map((side, i) => (
              <Volley key={i === 0 ? one.id : two.id} shots={side} seat={i === 0 ? one.seat : two.seat} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One side's shots at one range; each opens to its terms. */
function Volley({ shots, seat }: { readonly shots: readonly Foreseen[]; readonly seat: Seat }) {
  const t = useT();
  if (shots.length === 0) return <td className="quiet">–</td>;
  const hope = shots.reduce((sum, shot) => sum + hopeOf(shot), 0);
  return (
    <td data-seat={seat}>
      <details>
        <summary>
          {shots.map(({ weapon, needs, damage }) => (
            <span key={weapon} className="radar-shot">
              {t('{number}+', { number: needs.total })}{' '}
              <span className="sum-chance">{t('{percent} %', { percent: percentOf(needs.total) })}</span>{' '}
              <b>{Math.max(0, damage?.total ?? 0)}</b>
            </span>
          ))}
          <span className="quiet small">{t('hope for {hope}', { hope: hope.toFixed(1) })}</span>
        </summary>
        {shots.map(({ weapon, needs }) => (
          <div key={weapon}>
            <span className="small">{t(weapon ? WEAPON_NAMES[weapon] : 'To hit')}</span>
            <SumBar answer={needs} compact />
          </div>
        ))}
      </details>
    </td>
  );
}

export const percentOf = (number: number): number => Math.round(chanceOf(number) * 100);
