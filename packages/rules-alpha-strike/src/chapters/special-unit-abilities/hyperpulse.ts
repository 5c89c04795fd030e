import { isDropShip } from '../../aerospace/aircraft.ts';
import { ofAttacker } from '../../attack/shot.ts';
import { has, hasAny } from '../../card/specials.ts';
import { type AlphaRule, core, poses, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isOn, isWithin, marked, markOf, onTable, type Standing } from '../../state.ts';

/** How far a hyperpulse reaches, and how many turns it lasts. */
export const PULSE_RADIUS = 16;
export const PULSE_TURNS = 6;

const mayCharge = (unit: Unit): boolean => has(unit, 'HPG') && !marked(unit, 'hpgWait') && !marked(unit, 'hpg');

/** Turns that charging takes: one sent signal is followed by the next after six. */
const CHARGING = 2;
/** The biggest generators are felt all over the table and by whoever flies low above it. */
const isHuge = (unit: Unit): boolean =>
  isDropShip(unit) || hasAny(unit, 'VLG', 'SLG') || unit.moves.length === 0 || (unit.card.type === 'SV' && unit.card.size >= 3);
const feels = (source: Standing, unit: Unit): boolean => {
  if (isHuge(source)) return isOn(unit) || (unit.fate === 'aloft' && (unit.flight?.ring ?? 0) <= 1);
  return isOn(unit) && isWithin(source, unit, PULSE_RADIUS);
};

/** After two whole turns of charging the hyperpulse goes off. */
function discharge(play: Table): void {
  for (const source of onTable(play.state)) {
    const mark = markOf(source, 'hpg');
    if (!mark) continue;
    const charging = source.moved?.mode === 'stand' && source.did.length === 0;
    if (!charging || mark.value < 1) {
      play.emit({ type: 'generatorCharged', unit: source.id, turns: charging ? 1 : null });
      continue;
    }
    const { turn, weather } = play.state;
    for (const unit of weather.vacuum ? [] : play.state.units)
      if (unit.card.type !== 'CI' && feels(source, unit)) play.emit({ type: 'pulsed', unit: unit.id, until: turn + PULSE_TURNS });
    play.emit({ type: 'generatorFired', unit: source.id, asleep: turn + 1, until: turn + PULSE_TURNS - CHARGING });
  }
}

const charging = (unit: Unit | undefined): string | undefined => (unit && marked(unit, 'hpg') ? 'its generator is charging' : undefined);

const hpg: AlphaRule = core('ASC-sua-hpg-charge', {
  permits: { stance: ['chargeHpg'] },
  steps: {
    ...poses({ chargeHpg: (play, { id }) => play.emit({ type: 'generatorCharged', unit: id, turns: 0 }) }).steps,
    ending: [{ name: 'hyperpulse', before: 'heat', run: discharge }],
  },
  forbids: {
    move: ({ units }, { unit: id, stance, mode }) => {
      const unit = units[id];
      if (stance === 'chargeHpg' && unit && !mayCharge(unit)) return 'it cannot do that';
      return mode === 'stand' || stance === 'chargeHpg' ? undefined : charging(unit);
    },
    attack: ({ units }, { unit: id }) => charging(units[id]),
    bombard: ({ units }, { unit: id }) => charging(units[id]),
    run: ({ units }, { unit: id }) => charging(units[id]),
  },
  covers: ['ASC-sua-hpg-use', 'ASC-sua-hpg-radius', 'AS-sua-hpg'],
});

export const hyperpulseRules: readonly AlphaRule[] = [
  hpg,
  core('ASC-sua-hpg-effect', {
    adds: ofAttacker(({ attacker, kind }) => (kind !== 'physical' && marked(attacker, 'pulsed') ? 4 : undefined)),
  }),
];
