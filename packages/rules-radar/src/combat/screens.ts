import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import { countOf, has } from '../card/craft.ts';
import { asc, type RadarRule } from '../rule.ts';
import { outOfTurn } from '../sequence/turn.ts';
import type { Radar, Unit } from '../shape.ts';
import { attacksLeft } from './weapons.ts';

/** Most that screens add. */
const MOST = 4;
export const screenStrength = (unit: Unit): number => Math.min(MOST, countOf(unit, 'SCR'));

/** Why a craft may not hide behind its screens now. */
function noScreen(unit: Unit | undefined): Telling | undefined {
  if (!unit || !has(unit, 'SCR')) return tell('it has no screens to launch');
  if (unit.turn.screen > 0) return tell('its screens are out');
  return attacksLeft(unit) <= 0 ? tell('it has made all its attacks') : undefined;
}

const action: RadarRule = asc('ASC-space-screen-launcher-action', 78, {
  forbids: {
    screen: (view, { unit }, seat) => outOfTurn(view, 'combat', view.units[unit], seat) ?? noScreen(view.units[unit]),
    answer: ({ clash, units }, { screen }) => (screen && clash ? noScreen(units[clash.units[1]]) : undefined),
  },
  offers: { asides: ({ unit }) => [{ type: 'screen', unit: unit.id }] },
  covers: ['ASC-sa-scr-attack-cost'],
});

/** What screens add is the same for those who fire at them and for those who fire out of them. */
const screens: RadarRule = asc('ASC-sa-scr', 89, {
  adds: {
    toHit: ({ attacker, target }) => attacker.turn.screen + target.turn.screen || undefined,
    toHitPoint: ({ attacker }) => attacker.turn.screen || undefined,
  },
});

export const screenRules: readonly RadarRule[] = [action, screens];

export const screen: Handler<Radar, 'screen'> = (play, { unit }) => {
  play.emit({ type: 'screened', unit, strength: screenStrength(nth(play.state.units, unit)) });
  play.emit({ type: 'exchanged' });
};
