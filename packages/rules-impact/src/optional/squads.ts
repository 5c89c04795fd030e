import type { Rule, Seat, StepRun } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { is, isSoldier, unitsOf } from '../units/unit.ts';
import { sets } from './rules.ts';

type R = Rule<Impact>;

const alive = (unit: Unit): boolean => unit.place === 'map' || unit.place === 'reserve';

/** Below nine soldiers with one commander left, two squads may become one (14.11, reading 52). */
export function mayReorganize(state: State, seat: Seat): string | undefined {
  if (state.sides[seat]!.squads !== 2) return 'there is only one squad';
  const left = unitsOf(state, seat).filter(unit => alive(unit) && isSoldier(unit));
  const commanders = left.filter(unit => is(unit, 'command')).length;
  if (left.length >= 9 || commanders !== 1) return 'it takes fewer than nine soldiers and a single commander';
  return unitsOf(state, seat).some(unit => unit.done && alive(unit)) || state.sides[seat]!.reorganizing
    ? 'somebody has already acted this turn'
    : undefined;
}

/** Has a squad lost half of the soldiers it started with (14.12)? A merged one remembers. */
export function isWorn(state: State, unit: Unit): boolean {
  const side = state.sides[unit.seat]!;
  if (side.shaken) return true;
  const squad = unitsOf(state, unit.seat).filter(other => isSoldier(other) && other.squad === unit.squad);
  const lost = squad.filter(({ place }) => place === 'eliminated').length;
  return lost > 0 && lost * 2 >= squad.length;
}

const merge: StepRun<Impact, 'turnEnd'> = play => {
  play.state.sides.forEach((side, seat) => {
    if (!side.reorganizing) return;
    const shaken = unitsOf(play.state, seat).some(unit => isSoldier(unit) && isWorn(play.state, unit));
    play.emit({ type: 'merged', seat, shaken });
  });
};

const command: R = {
  id: 'MAAS-14.11-squad-split',
  cite: '14.11',
  kind: 'optional',
  covers: ['MAAS-14.11-squad-benefit', 'MAAS-14.11-squad-size'],
  adds: { law: sets('squads') },
  forbids: {
    assign: (view, { first }, seat) => {
      const soldiers = unitsOf(view, seat).filter(unit => isSoldier(unit) && !is(unit, 'command'));
      const ids = new Set(soldiers.map(({ id }) => id));
      if (new Set(first).size !== first.length || !first.every(id => ids.has(id)))
        return 'name your own soldiers, each once, commanders left out';
      const sizes = [first.length, soldiers.length - first.length];
      return sizes.every(size => size >= 5 && size <= 9) ? undefined : 'a squad has five to nine soldiers beside its commander';
    },
  },
};

const reorganize: R = {
  id: 'MAAS-14.11-reorganize',
  cite: '14.11',
  kind: 'optional',
  needs: ['MAAS-14.11-squad-split'],
  adds: { morale: ({ state, unit }) => (state.sides[unit.seat]!.reorganizing ? 2 : undefined) },
  forbids: { reorganize: (view, _, seat) => mayReorganize(view, seat) },
  steps: { turnEnd: [{ name: 'merge', before: 'close', run: merge }] },
};

const morale: R = {
  id: 'MAAS-14.12-squad-morale',
  cite: '14.12',
  kind: 'optional',
  covers: ['MAAS-14.12-consolidated'],
  adds: {
    strength: ({ state, attacker }) => (attacker && isWorn(state, attacker) ? -1 : undefined),
    morale: ({ state, unit }) => (isWorn(state, unit) ? -1 : undefined),
  },
};

export const squadRules: readonly R[] = [command, reorganize, morale];
