import { table as geometry } from '@sortie/geometry';
import { has } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { type AlphaRule, option, type Table } from '../rule.ts';
import { occupiedBy } from '../sight/see.ts';
import { INCH, isOn, onTable, runsHot } from '../state.ts';

/** Weak: needed on two dice to set woods on fire, what standing in fire costs, and when smoke thins out. */
export const IGNITES = 9;
export const FIRE_HEAT = 2;
export const SMOKE_GONE = 5;
export const SMOKE_DRIFT = 2 * INCH;

const burning = (play: Table): void => {
  for (const { id } of onTable(play.state)) {
    const unit = play.state.units[id];
    if (!isOn(unit) || unit.airborne || !occupiedBy(play.state, unit).some(({ kind }) => kind === 'fire')) continue;
    if (runsHot(unit))
      play.emit({ type: 'changed', unit: id, rule: 'AS-fire', what: 'stands in fire', change: { heatFrom: unit.heatFrom + FIRE_HEAT } });
    else if (!has(unit, 'FR')) hurt(play, id, 1, byRule('AS-fire'));
  }
};

const fire: AlphaRule = option('AS-fire', {
  steps: {
    ending: [{ name: 'fire', before: 'heat', run: burning }],
    attack: [
      {
        name: 'ignition',
        after: 'apply',
        run: (play, { aim, hit }) => {
          const target = play.state.units[aim.target.id];
          if (!hit || !(has(aim.attacker, 'HT') || aim.munition === 'inferno') || !isOn(target)) return;
          const woods = occupiedBy(play.state, target).find(({ kind }) => kind === 'woods' || kind === 'jungle');
          if (!woods || play.state.table.pieces.some(({ id }) => id === `fire-${woods.id}`)) return;
          const roll = play.roll(2, 6, 'AS-fire');
          const lit = roll.total >= IGNITES;
          play.emit({ type: 'rolled', unit: target.id, rule: 'AS-fire', what: lit ? 'the woods burn' : 'nothing burns', roll, good: !lit });
          const id = `fire-${woods.id}`;
          if (lit) play.emit({ type: 'terrainChanged', piece: id, as: { id, kind: 'fire', outline: woods.outline }, rule: 'AS-fire' });
        },
      },
    ],
  },
});

/** Smoke drifts with the wind and thins out by and by. */
const smoke: AlphaRule = option('AS-smoke', {
  steps: {
    ending: [
      {
        name: 'smoke',
        before: 'heat',
        run: play => {
          for (const piece of play.state.table.pieces.filter(({ kind }) => kind === 'smoke')) {
            const die = play.roll(1, 6, 'AS-smoke');
            const { outline } = piece;
            const { wind } = play.state.weather;
            const moved =
              outline.kind === 'circle' && wind > 0 ? { ...outline, at: geometry.scattered(outline.at, wind, SMOKE_DRIFT) } : outline;
            play.emit({
              type: 'terrainChanged',
              piece: piece.id,
              as: die.total >= SMOKE_GONE ? null : { ...piece, outline: moved },
              rule: 'AS-smoke',
            });
          }
        },
      },
    ],
  },
});

export const fireRules: readonly AlphaRule[] = [fire, smoke];
