import { table as terrain } from '@sortie/board';
import { nth } from '@sortie/kernel';
import { rangeBetween } from '../attack/aim.ts';
import { bandOf } from '../attack/range.ts';
import { has } from '../card/specials.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import { type State, type Unit, WEAPONS } from '../shape.ts';
import { INCH, isOn, markOf, runsHot } from '../state.ts';

/** The last box of the scale: shut down. */
export const SHUTDOWN = 4;
/** Weak: most heat that comes from outside in one turn. */
export const MOST_FROM_OUTSIDE = 2;

const SHOTS: readonly string[] = [...WEAPONS, 'strafe', 'airStrike', 'artillery', 'run'];
/** Has it fired anything this turn? Weapons of one side among several are called `CAP@left`. */
export const firedWeapons = ({ did }: Unit): boolean => did.some(what => SHOTS.includes(what) || what.includes('@'));

/** What a damaged reactor adds in a turn in which it had to feed weapons. */
export const engineHeat = (unit: Unit): number =>
  unit.engineHits > 0 && firedWeapons(unit) && !has(unit, 'EE') && !has(unit, 'FC') ? 1 : 0;

/** Overheat, and what came from outside. */
const gained = (unit: Unit): number => unit.overheated + Math.min(MOST_FROM_OUTSIDE, unit.heatFrom);
/** Water takes a point of heat from whoever stands an inch deep in it. */
const isWet = ({ table }: State, unit: Unit): boolean => isOn(unit) && !unit.airborne && terrain.groundAt(table, unit.at).depth >= INCH;

const overheat: AlphaRule = core('AS-heat-ov', {
  adds: { damage: ({ overheat: points }) => (points > 0 ? points : undefined) },
  forbids: {
    attack: ({ units }, { unit: id, how, overheat: points = 0 }) => {
      const unit = units[id];
      if (points <= 0 || !unit) return undefined;
      if (!runsHot(unit)) return 'it has no heat scale';
      if (points > unit.card.overheat) return 'it cannot overheat that much';
      return how === 'standard' || how === 'turret' ? undefined : 'only a standard attack overheats';
    },
  },
  steps: {
    attack: [
      {
        name: 'heat',
        insteadOf: 'heat',
        run: (play, { aim }) => {
          if (aim.overheat <= 0) return;
          const { id, overheated } = nth(play.state.units, aim.attacker.id);
          play.emit({ type: 'overheated', unit: id, total: overheated + aim.overheat });
        },
      },
    ],
  },
  covers: ['ASC-term-overheat-value'],
});

/** The last bracket at which overheating adds damage, unless a card says otherwise. */
const MEDIUM = 1;
const longOverheat: AlphaRule = core('AS-sua-ovl', {
  forbids: {
    attack: (view, command) => {
      const { unit: id, overheat: points = 0, target } = command;
      const [unit, foe] = [view.units[id], view.units[target]];
      if (points <= 0 || !isOn(unit) || !isOn(foe) || has(unit, 'OVL')) return undefined;
      return bandOf(rangeBetween(unit, foe)) > MEDIUM ? 'it overheats at Short and Medium range only' : undefined;
    },
  },
});

export const heatRules: readonly AlphaRule[] = [
  overheat,
  longOverheat,
  core('AS-heat-add', {
    adds: {
      heat: ({ state, unit }) => gained(unit) - (gained(unit) + engineHeat(unit) > 0 && isWet(state, unit) ? 1 : 0) || undefined,
    },
  }),
  // Whoever has not fired is cold when the turn ends, but for what comes from outside.
  core('AS-heat-cool', { adds: { heat: ({ unit }) => (firedWeapons(unit) ? undefined : -unit.heat || undefined) } }),
  core('AS-heat-shutdown', { base: { endurance: () => SHUTDOWN }, covers: ['ASC-term-heat-scale'] }),
];
/** The heat of one unit at the end of a turn: cooling, its own heat, then what came from outside. */
export function settleHeat(play: Table, id: number): void {
  const unit = nth(play.state.units, id);
  if (!runsHot(unit) || !['fighting', 'offTable', 'aloft'].includes(unit.fate)) return;
  if (unit.shutdown) wake(play, unit);
  else warm(play, unit);
}

function warm(play: Table, unit: Unit): void {
  const { id } = unit;
  const fired = firedWeapons(unit);
  const most = play.ask('endurance', { unit }).total;
  const heat = Math.max(0, Math.min(most, unit.heat + play.ask('heat', { state: play.state, unit }).total));
  const shutdown = heat >= most;
  if (heat === unit.heat && !shutdown) return;
  if (shutdown) play.emit({ type: 'shutDown', unit: id, heat, asleep: play.state.turn + 1, rule: 'AS-heat-shutdown' });
  else play.emit({ type: 'heatSettled', unit: id, heat, rule: fired ? 'AS-heat-add' : 'AS-heat-cool' });
}

/** A unit that was shut down for a whole turn starts again, cold. */
function wake(play: Table, unit: Unit): void {
  const asleep = markOf(unit, 'asleep');
  if (!asleep || (asleep.value ?? 0) > play.state.turn) return;
  play.emit({ type: 'started', unit: unit.id, rule: 'AS-heat-shutdown' });
}
