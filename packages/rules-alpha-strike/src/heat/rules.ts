import { EXTRA } from '../attack/extra.ts';
import { has } from '../card/specials.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { DEEDS, PHYSICALS } from '../shape.ts';
import { isInWater } from '../sight/see.ts';
import { INCH, isOn, marking, markOf, runsHot, unmarking } from '../state.ts';

/** The last box of the scale: shut down. */
export const SHUTDOWN = 4;
/** Weak: most heat that comes from outside in one turn. */
export const MOST_FROM_OUTSIDE = 2;

const PEACEFUL = [...EXTRA, ...PHYSICALS, ...DEEDS, 'hold', 'lift'] as readonly string[];
export const firedWeapons = ({ did }: Unit): boolean => did.some(what => !PEACEFUL.includes(what));

const overheat: AlphaRule = core('AS-heat-ov', {
  adds: { damage: ({ overheat: points }) => (points > 0 ? points : undefined) },
  forbids: {
    attack: ({ units }, { unit: id, how, overheat: points = 0 }) => {
      const unit = units[id];
      if (points <= 0 || !unit) return undefined;
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
          const { id, overheated } = play.state.units[aim.attacker.id]!;
          play.emit({
            type: 'changed',
            unit: id,
            rule: 'AS-heat-ov',
            what: 'overheats',
            change: { overheated: overheated + aim.overheat },
          });
        },
      },
    ],
  },
  covers: ['ASC-term-overheat-value'],
});

const longOverheat: AlphaRule = core('AS-sua-ovl', {
  forbids: {
    attack: (view, command) => {
      const { unit: id, overheat: points = 0, target } = command;
      const [unit, foe] = [view.units[id], view.units[target]];
      if (points <= 0 || !isOn(unit) || !isOn(foe) || has(unit, 'OVL')) return undefined;
      const far =
        Math.sqrt((unit.at.x - foe.at.x) * (unit.at.x - foe.at.x) + (unit.at.y - foe.at.y) * (unit.at.y - foe.at.y)) - 318 > 24 * INCH;
      return far ? 'it overheats at Short and Medium range only' : undefined;
    },
  },
});

export const heatRules: readonly AlphaRule[] = [
  overheat,
  longOverheat,
  core('AS-heat-add', {
    adds: {
      heat: ({ unit }) => unit.overheated || undefined,
    },
  }),
  core('AS-heat-cool', {
    adds: { heat: ({ state, unit }) => (unit.overheated > 0 && isOn(unit) && isInWater(state, unit) ? -1 : undefined) },
  }),
  core('AS-heat-shutdown', { base: { endurance: () => SHUTDOWN }, covers: ['ASC-term-heat-scale'] }),
  core('AS-heat-voluntary', {
    base: { order: ({ order }) => (order === 'shutDown' || order === 'restart' ? 1 : undefined) },
    forbids: {
      order: ({ units }, { unit: id, order }, _seat, book) => {
        const unit = units[id];
        if (!unit) return undefined;
        if (book.ask('order', { unit, order }).terms.length === 0) return 'there is no such order';
        if (order === 'shutDown') return runsHot(unit) && !unit.shutdown ? undefined : 'it cannot be shut down';
        return order === 'restart' && !unit.shutdown ? 'it is running' : undefined;
      },
    },
  }),
];

/** The heat of one unit at the end of a turn: cooling, its own heat, then what came from outside. */
export function settleHeat(play: Table, id: number): void {
  const unit = play.state.units[id]!;
  if (!runsHot(unit) || !['fighting', 'offTable', 'aloft'].includes(unit.fate)) return;
  if (unit.shutdown) wake(play, unit);
  else warm(play, unit);
}

function warm(play: Table, unit: Unit): void {
  const { id } = unit;
  const fired = firedWeapons(unit);
  const own = fired ? Math.max(0, play.ask('heat', { state: play.state, unit }).total) : 0;
  const most = play.ask('endurance', { unit }).total;
  const heat = Math.min(most, (fired ? unit.heat + own : 0) + Math.min(MOST_FROM_OUTSIDE, unit.heatFrom));
  const shutdown = heat >= most;
  if (heat === unit.heat && !shutdown) return;
  const marks = shutdown ? marking(unit, { kind: 'asleep', until: 0, value: play.state.turn + 1 }) : unit.marks;
  play.emit({
    type: 'changed',
    unit: id,
    rule: shutdown ? 'AS-heat-shutdown' : fired ? 'AS-heat-add' : 'AS-heat-cool',
    what: shutdown ? 'shuts down' : 'heat',
    change: { heat, shutdown, marks },
  });
}

/** A unit that was shut down for a whole turn starts again, cold. */
function wake(play: Table, unit: Unit): void {
  const asleep = markOf(unit, 'asleep');
  if (!asleep || (asleep.value ?? 0) > play.state.turn) return;
  play.emit({
    type: 'changed',
    unit: unit.id,
    rule: 'AS-heat-shutdown',
    what: 'starts again',
    change: { heat: 0, shutdown: false, marks: unmarking(unit, 'asleep') },
  });
}
