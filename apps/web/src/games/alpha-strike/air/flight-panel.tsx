import type { Spot } from '@sortie/board-view';
import { type AlphaStrike, thresholdOf } from '@sortie/rules-alpha-strike';
import type { PanelProps } from '../../../battle/face.ts';
import { SumBar } from '../../../battle/sums/sum-bar.tsx';
import { say, useT } from '../../../i18n/index.ts';
import { bare } from '../prospects.ts';
import { Rolls } from '../rolls.tsx';
import { attackKey, attacksOf, commandOf, type Flying, flyerOf } from './flight-state.ts';
import { attackWords } from './fly.ts';

/** How fast it is, and what it does to the ground on its way. */
export function FlightPanel({ moment, state, input }: Pick<PanelProps<AlphaStrike, Flying, Spot>, 'moment' | 'state' | 'input'>) {
  const t = useT();
  const unit = flyerOf(moment);
  if (!unit) return null;
  const command = commandOf(unit, state);
  const thrust = moment.book.ask('thrust', { unit });
  return (
    <div className="choice-panel">
      <p className="as-line">
        <span className="label">{t('Thrust')}</span> <SumBar answer={bare(thrust)} total={`${thrust.total}`} />{' '}
        <span className="label">{t('Threshold')}</span> {thresholdOf(unit)}
      </p>
      {state.goal === 'cross' && (
        <fieldset className="as-ways as-runs">
          <legend className="label">{t('On the way')}</legend>
          {attacksOf(unit).map(attack => (
            <button
              key={attackKey(attack)}
              type="button"
              className="choice-way"
              aria-pressed={attackKey(attack) === attackKey(state.attack)}
              onClick={() => input({ kind: 'act', id: attackKey(attack) })}
            >
              {say(attackWords(attack))}
            </button>
          ))}
        </fieldset>
      )}
      {command?.type === 'overfly' && <Rolls moment={moment} command={command} />}
    </div>
  );
}
