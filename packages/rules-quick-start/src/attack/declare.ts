import { distance } from '@sortie/geometry';
import { type Handler, type Seat, tell } from '@sortie/kernel';
import type { Book, QuickStartRule } from '../rule.ts';
import type { Mech, QuickStart, Shot, State } from '../shape.ts';
import { sightBetween } from '../sight/sight.ts';
import { callSign, isFighting, type Standing } from '../state.ts';
import { ammoAfter } from './ammunition.ts';
import { inFiringArc } from './arc.ts';

/** What may be fired at and with: the enemy's 'Mechs on the map, the weapons of one's own sheet. */
const prerequisites: QuickStartRule = {
  id: 'QS-attack-prerequisites',
  cite: 'QS p. 4',
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      if (shots.some(({ weapon }) => unit.sheet.weapons[weapon] === undefined))
        return tell('the {unit} has no such weapon', { unit: callSign(view, id) });
      const wrong = shots.find(({ target }) => !isFighting(view.units[target]) || view.units[target]!.side === unit.side);
      return wrong ? tell("the {unit} is not an enemy 'Mech on the map", { unit: callSign(view, wrong.target) }) : undefined;
    },
  },
};

const beyondRange: QuickStartRule = {
  id: 'QS-to-hit-range-beyond',
  cite: 'QS p. 7',
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      for (const { weapon, target } of shots) {
        const [mounted, other] = [unit.sheet.weapons[weapon], view.units[target]];
        if (!mounted || !isFighting(other)) continue;
        const range = distance(unit.at, other.at);
        if (range > mounted.long)
          return tell('the {unit} is {range} hexes away, and the {weapon} reaches {long}', {
            unit: callSign(view, target),
            range,
            weapon: mounted.name,
            long: mounted.long,
          });
      }
      return undefined;
    },
  },
};

/** Each entry of a declaration is one weapon with one roll of its own. */
const individually: QuickStartRule = { id: 'QS-attack-weapon-individually', cite: 'QS p. 5', kind: 'core' };

const oncePerTurn: QuickStartRule = {
  id: 'QS-attack-weapon-once-per-turn',
  cite: 'QS p. 5',
  kind: 'core',
  forbids: {
    declare: (_view, { shots }) =>
      new Set(shots.map(({ weapon }) => weapon)).size < shots.length ? tell('each weapon fires once a turn') : undefined,
  },
};

const singleTarget: QuickStartRule = {
  id: 'QS-seq-multi-single-target',
  cite: 'QS p. 10',
  kind: 'core',
  forbids: {
    declare: (_view, { shots }) =>
      shots.some(({ target }) => target !== shots[0]!.target) ? tell("all weapons of a 'Mech fire at one target") : undefined,
  },
};

export const declareRules: readonly QuickStartRule[] = [prerequisites, beyondRange, individually, oncePerTurn, singleTarget];

export const declare: Handler<QuickStart, 'declare'> = (play, { unit: id, shots }) => {
  const unit = play.state.units[id]!;
  const target = shots[0] && play.state.units[shots[0].target];
  if (isFighting(unit) && isFighting(target) && sightBetween(play.state, play.book, unit, target).undecided)
    play.emit({ type: 'announced', unit: id, target: target.id, shots });
  else play.emit({ type: 'declared', unit: id, shots });
};

export const spendAmmo: Handler<QuickStart, 'spendAmmo'> = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
  play.emit({ type: 'ammoSpent', unit: id, left: ammoAfter(unit, unit.fire?.shots ?? []) });
};

/** The weapons that may be declared against a target, each by itself. */
export function weaponsFor(state: State, book: Book, unit: Standing, target: Standing): readonly number[] {
  if (!inFiringArc(unit, target) || sightBetween(state, book, unit, target).blocked) return [];
  const range = distance(unit.at, target.at);
  const usable: number[] = [];
  unit.sheet.weapons.forEach((weapon, i) => {
    if (range <= weapon.long && isUsable(unit, i)) usable.push(i);
  });
  return usable;
}

/** Still mounted and, if it needs ammunition, with a shot left. */
export function isUsable({ sheet, armor, ammo }: Mech, weapon: number): boolean {
  const mounted = sheet.weapons[weapon];
  return mounted !== undefined && armor[mounted.at] > 0 && (mounted.ammo === null || ammo[mounted.ammo]! > 0);
}

/** As many of these weapons as there is ammunition for, in their order, at one target. */
export function volley(unit: Mech, weapons: readonly number[], target: Mech): readonly Shot[] {
  const shots: Shot[] = [];
  for (const weapon of weapons) {
    const more = [...shots, { weapon, target: target.id }];
    if (ammoAfter(unit, more).every(left => left >= 0)) shots.push(more.at(-1)!);
  }
  return shots;
}

export const enemiesOf = (state: State, seat: Seat): readonly Standing[] =>
  state.units.filter((unit): unit is Standing => isFighting(unit) && unit.seat !== seat);
