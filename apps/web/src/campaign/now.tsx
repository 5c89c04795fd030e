import { type State, unitsOf } from '@sortie/campaign';
import { type FormEvent, useState } from 'react';
import { say, useT } from '../i18n/index.ts';
import { RuleChip } from '../units/detail/rule-chip.tsx';
import { Mission } from './mission.tsx';
import { Strip } from './strip.tsx';
import type { Books } from './use-books.ts';
import { span } from './words.ts';

/** What is expected now, and the way to do it. */
export function Now({ books }: { readonly books: Books }) {
  const t = useT();
  const { state } = books.kept.journal.match;
  if (state.phase === 'over') return <Over state={state} />;
  if (state.phase === 'ready') return <Mission books={books} />;
  if (state.phase === 'interval') return <Interval books={books} />;
  return (
    <Strip title={t('Work until the next mission')}>
      <p className="small quiet">
        {state.closing
          ? t('The campaign is being wound up: {span} of work are left to both armies.', { span: span(state.hours) })
          : t('The next mission is in {span}. Repair, heal and salvage first; then buy and train, where the time allows it.', {
              span: span(state.hours),
            })}
      </p>
      <div className="row">
        {state.sides.map(
          ({ stage, upgrade, army }, seat) =>
            stage !== 'done' && (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: an army is its seat
                key={seat}
                type="button"
                className="button button-primary"
                onClick={() => void books.act(seat, { type: 'next' })}
              >
                {stage === 'recovery' && upgrade
                  ? t('{army}: repairs are done, on to buying and training', { army: army.name })
                  : t('{army}: ready for the next mission', { army: army.name })}
              </button>
            ),
        )}
      </div>
    </Strip>
  );
}

function Over({ state }: { readonly state: State }) {
  const t = useT();
  const winners = (state.end?.winners ?? []).map(seat => state.sides[seat === 1 ? 1 : 0].army.name);
  return (
    <Strip title={say({ text: state.end?.reason ?? '' })}>
      <p>
        {winners.length > 0
          ? t('{army} is left in the field.', { army: winners.join(', ') })
          : t('Both armies go home: {ours} units against {theirs}.', {
              ours: unitsOf(state, 0).length,
              theirs: unitsOf(state, 1).length,
            })}
      </p>
    </Strip>
  );
}

/** In hours: half a day to thirty days. */
const SPANS = [12, 24, 72, 168, 336, 504, 720] as const;

function Interval({ books }: { readonly books: Books }) {
  const t = useT();
  const { state } = books.kept.journal.match;
  const [hours, setHours] = useState(72);
  const { army } = state.sides[state.leader === 1 ? 1 : 0];
  const name = (event: FormEvent) => {
    event.preventDefault();
    void books.act(state.leader, { type: 'interval', hours });
  };
  return (
    <Strip title={t('{army} has won Campaign Initiative', { army: army.name })}>
      <form className="campaign-fields" onSubmit={name}>
        <label className="field">
          <span className="label">{t('Time until the next mission')}</span>
          <select className="input" value={hours} onChange={event => setHours(Number(event.target.value))}>
            {SPANS.map(one => (
              <option key={one} value={one}>
                {span(one)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button-primary">
          {t('Name the interval')}
        </button>
      </form>
      <p className="small quiet">
        {t('More than a day lets wrecks be fetched; from two weeks on its winner may buy and train, from three weeks on everybody.')}{' '}
        <RuleChip rule="ASC-camp-time-choice" />
      </p>
    </Strip>
  );
}
