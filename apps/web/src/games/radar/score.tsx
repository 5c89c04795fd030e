import type { Rulebook } from '@sortie/kernel';
import type { Radar } from '@sortie/rules-radar';
import { useT, word } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { Seen } from './ground.ts';

const GOALS: { readonly [G in Seen['goal']]: string } = {
  rout: word('Enemies out of action count.'),
  convoy: word('Craft of the first side that get away count.'),
  capture: word('Ships that are taken count.'),
};

/** What both sides have come to so far, what counts, and what comes down from orbit. */
export function Score({ view, book }: { readonly view: Seen; readonly book: Rulebook<Radar> }) {
  const t = useT();
  if (view.turn === 0) return null;
  return (
    <section className="radar-score" aria-label={t('Score')}>
      <h3 className="label">{t('Points')}</h3>
      <ul>
        {([0, 1] as const).map(seat => (
          <li key={seat}>
            <SideMark seat={seat} size={10} /> <b>{book.ask('points', { state: view, seat }).total}</b>
          </li>
        ))}
      </ul>
      <p className="quiet small">{t(GOALS[view.goal])}</p>
      {view.sites.length > 0 && (
        <ul aria-label={t('places on the ground')}>
          {view.sites.map(({ name, points, seat }) => (
            <li key={name}>
              <SideMark seat={seat} size={10} /> {t(name)} <b>{points}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
