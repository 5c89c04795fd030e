import type { Handler, Seat, StepRun } from '@sortie/kernel';
import { isImpulse } from '../../flow/asked.ts';
import { nextImpulse } from '../../flow/impulse.ts';
import { proceed } from '../../flow/proceed.ts';
import { sideAt } from '../../model/lookup.ts';
import type { Impact } from '../../model/shape.ts';
import type { State, Unit } from '../../model/state.ts';
import { type ImpactRule, optional } from '../../rule.ts';
import { binds } from '../../setup/sides.ts';
import { isMySetup } from '../../setup/zone.ts';
import { is, isSoldier, unitsOf } from '../../units/unit.ts';

const alive = (unit: Unit): boolean => unit.place === 'map' || unit.place === 'reserve';

/** Below nine soldiers with one commander left, two squads may become one (14.11, reading 52). */
function mayReorganize(state: State, seat: Seat): string | undefined {
  if (sideAt(state, seat).squads !== 2) return 'there is only one squad';
  const left = unitsOf(state, seat).filter(unit => alive(unit) && isSoldier(unit));
  const commanders = left.filter(unit => is(unit, 'command')).length;
  if (left.length >= 9 || commanders !== 1) return 'it takes fewer than nine soldiers and a single commander';
  return unitsOf(state, seat).some(unit => unit.done && alive(unit)) || sideAt(state, seat).reorganizing
    ? 'somebody has already acted this turn'
    : undefined;
}

/** Has a squad lost half of the soldiers it started with (14.12)? A merged one remembers. */
function isWorn(state: State, unit: Unit): boolean {
  const side = sideAt(state, unit.seat);
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

const rank = (view: State, seat: Seat): readonly Unit[] => unitsOf(view, seat).filter(unit => isSoldier(unit) && !is(unit, 'command'));

/** A commander speaks for his own squad, and for whoever he can see. */
const split = optional('MAAS-14.11-squad-split', {
  covers: ['MAAS-14.11-squad-benefit', 'MAAS-14.11-squad-size'],
  permits: { command: ['assign'] },
  denies: {
    speaks: ({ state, commander, unit, sees }) => sideAt(state, unit.seat).squads === 2 && commander.squad !== unit.squad && !sees(),
  },
  offers: {
    // Two ways to split: down the middle and by turns.
    closing: ({ view, seat }) => {
      if (sideAt(view, seat).squads !== 2) return [];
      const soldiers = rank(view, seat);
      const half = Math.ceil(soldiers.length / 2);
      return [soldiers.slice(0, half), soldiers.filter((_, i) => i % 2 === 0)].map(
        first => ({ type: 'assign', first: first.map(({ id }) => id) }) as const,
      );
    },
  },
  forbids: {
    assign: (view, { first }, seat) => {
      const late = isMySetup(view, seat);
      if (late) return late;
      const soldiers = rank(view, seat);
      const ids = new Set(soldiers.map(({ id }) => id));
      if (new Set(first).size !== first.length || !first.every(id => ids.has(id)))
        return 'name your own soldiers, each once, commanders left out';
      const sizes = [first.length, soldiers.length - first.length];
      return sizes.every(size => size >= 5 && size <= 9) ? undefined : 'a squad has five to nine soldiers beside its commander';
    },
  },
});

const reorganize = optional('MAAS-14.11-reorganize', {
  needs: ['MAAS-14.11-squad-split'],
  permits: { command: ['reorganize'] },
  adds: { morale: ({ state, unit }) => (sideAt(state, unit.seat).reorganizing ? 2 : undefined) },
  // Whoever finds his nerve again that turn takes no action either.
  denies: { acts: ({ state, unit }) => sideAt(state, unit.seat).reorganizing },
  offers: { impulses: () => [{ type: 'reorganize' }] },
  forbids: { reorganize: (view, _, seat) => (isImpulse(view, seat) ? mayReorganize(view, seat) : 'it is not your impulse') },
  steps: { turnEnd: [{ name: 'merge', before: 'close', run: merge }] },
});

const morale = optional('MAAS-14.12-squad-morale', {
  covers: ['MAAS-14.12-consolidated'],
  adds: {
    strength: ({ state, attacker }) =>
      attacker && isWorn(state, attacker) && binds(state, attacker.seat, 'MAAS-14.12-squad-morale') ? -1 : undefined,
    morale: ({ state, unit }) => (isWorn(state, unit) && binds(state, unit.seat, 'MAAS-14.12-squad-morale') ? -1 : undefined),
  },
});

export const squadRules: readonly ImpactRule[] = [split, reorganize, morale];

export const assign: Handler<Impact, 'assign'> = (play, { first }) => {
  const chosen = new Set(first);
  const squads = rank(play.state, play.seat).map(({ id }) => ({ unit: id, squad: chosen.has(id) ? (1 as const) : (2 as const) }));
  play.emit({ type: 'assigned', seat: play.seat, squads });
};

export const performReorganize: Handler<Impact, 'reorganize'> = play => {
  play.emit({ type: 'reorganized', seat: play.seat });
  nextImpulse(play, play.seat, false);
  proceed(play);
};
