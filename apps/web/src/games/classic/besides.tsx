import type { Hex } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { type Classic, type OnMap, sheetFor } from '@sortie/rules-classic';
import type { Change, Input, Moment } from '../../battle/face.ts';
import { because, say, useT } from '../../i18n/index.ts';
import { extrasFor } from './extras.ts';
import { commandOf, type Declaring, targetOf } from './fire-state.ts';
import { hasLight, hexesAimedAt, hexWeapons } from './hex-fire.ts';
import { HexShots } from './hex-shots.tsx';

interface Props {
  readonly moment: Moment<Classic>;
  readonly unit: OnMap;
  readonly state: Declaring;
  readonly input: (input: Input<Hex>) => void;
  readonly change: (change: Change<Classic, Declaring>) => void;
}

/** What may be declared beside the fire at a target; what the rules refuse is not offered. */
export function Besides({ moment, unit, state, input, change }: Props) {
  const t = useT();
  const extras = extrasFor(moment, unit);
  const busy = state.spots === true || (state.extras?.length ?? 0) > 0 || state.pointing !== undefined || hexesAimedAt(state).length > 0;
  const act = (id: string) => () => input({ kind: 'act', id });
  return (
    <details className="classic-besides small" open={busy}>
      <summary>{t('Besides')}</summary>
      <Spotting moment={moment} unit={unit} state={state} input={input} change={change} />
      {extras.map(({ id, label }) => (
        <label key={id} className="prospect-line">
          <input type="checkbox" checked={state.extras?.some(one => one.id === id) ?? false} onChange={act(`also-${id}`)} /> {say(label)}
        </label>
      ))}
      <AtPlaces moment={moment} unit={unit} state={state} input={input} change={change} />
    </details>
  );
}

function Spotting({ moment: { view, book, seat }, moment, unit, state, input }: Props) {
  const t = useT();
  const target = targetOf(moment, state);
  if (!target || state.target === undefined) return null;
  const [objection] = book.check(view, commandOf(unit, { pose: state.pose, shots: [], spots: true, target: state.target }), seat);
  return (
    <label className="prospect-line" data-action="spot">
      <input
        type="checkbox"
        checked={state.spots === true}
        disabled={objection !== undefined && !state.spots}
        onChange={() => input({ kind: 'act', id: 'spot' })}
      />{' '}
      {t('Spot the {target} for indirect fire', { target: sheetFor(target).name })}
      {objection && <span className="quiet">{because(objection)}</span>}
    </label>
  );
}

/** Weapons that can be pointed at a building or a hex, and the searchlight. */
function AtPlaces({ moment, unit, state, input, change }: Props) {
  const t = useT();
  const weapons = hexWeapons(moment, unit);
  const light = hasLight(moment, unit);
  if (weapons.length === 0 && !light) return null;
  const button = (id: string, name: string, on: boolean) => (
    <button
      key={id}
      type="button"
      className="classic-dial-side"
      aria-pressed={on}
      onClick={() => input({ kind: 'act', id: `point-${id}` })}
    >
      {name}
    </button>
  );
  return (
    <fieldset className="classic-dial">
      <legend className="quiet">{t('Point at a hex or building')}</legend>
      {weapons.map(i =>
        button(String(i), `${nth(sheetFor(unit).weapons, i).name} (${nth(sheetFor(unit).weapons, i).at})`, state.pointing === i),
      )}
      {light && button('light', t('Searchlight'), state.pointing === 'light')}
      <HexShots moment={moment} unit={unit} state={state} change={change} />
    </fieldset>
  );
}
