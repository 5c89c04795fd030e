import { distance } from '@sortie/geometry';
import { type Handler, nth, type Seat, tell } from '@sortie/kernel';
import { isLost } from '../destruction/destruction.ts';
import type { Asked } from '../questions.ts';
import type { QuickStartRule } from '../rule.ts';
import type { Command, Mech, QuickStart, Shot, State, UnitId, WeaponId } from '../shape.ts';
import { sightBetween } from '../sight/sight.ts';
import { callSign, isFighting, type Standing } from '../state.ts';
import { ammoAfter } from './ammunition.ts';

type Declare = Extract<Command, { readonly type: 'declare' }>;

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
      const wrong = shots.find(({ target }) => {
        const other = view.units[target];
        return !isFighting(other) || other.side === unit.side;
      });
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

const individually: QuickStartRule = {
  id: 'QS-attack-weapon-individually',
  cite: 'QS p. 5',
  kind: 'core',
  structural: 'each entry of a declaration is one weapon with one roll of its own',
};

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
      shots.some(({ target }) => target !== shots[0]?.target) ? tell("all weapons of a 'Mech fire at one target") : undefined,
  },
};

export const declareRules: readonly QuickStartRule[] = [prerequisites, beyondRange, individually, oncePerTurn, singleTarget];

export const declare: Handler<QuickStart, 'declare'> = (play, { unit: id, shots }) => {
  const unit = nth(play.state.units, id);
  const target = shots[0] && play.state.units[shots[0].target];
  if (isFighting(unit) && isFighting(target) && sightBetween(play.state, play.book, unit, target).undecided)
    play.emit({ type: 'announced', unit: id, target: target.id, shots });
  else play.emit({ type: 'declared', unit: id, shots });
};

export const spendAmmo: Handler<QuickStart, 'spendAmmo'> = (play, { unit: id }) => {
  const unit = nth(play.state.units, id);
  play.emit({ type: 'ammoSpent', unit: id, left: ammoAfter(unit, unit.fire?.shots ?? []) });
};

/** A declaration against one target. */
export const shotsAt = (unit: UnitId, weapons: readonly WeaponId[], target: UnitId): Declare => ({
  type: 'declare',
  unit,
  shots: weapons.map(weapon => ({ weapon, target })),
});

/** The weapons that may be declared against a target now, each by itself. */
export const weaponsFor = ({ view, seat, book }: Asked, unit: Mech, target: Mech): readonly WeaponId[] =>
  [...unit.sheet.weapons.keys()].filter(weapon => book.allows(view, shotsAt(unit.id, [weapon], target.id), seat));

/** As many of these weapons as may be declared together, in their order. */
export function volley({ view, seat, book }: Asked, unit: Mech, weapons: readonly WeaponId[], target: Mech): readonly Shot[] {
  let found: readonly Shot[] = [];
  for (const weapon of weapons) {
    const more = [...found, { weapon, target: target.id }];
    if (book.allows(view, { type: 'declare', unit: unit.id, shots: more }, seat)) found = more;
  }
  return found;
}

/** Still mounted and, if it needs ammunition, with a shot left. */
export function isUsable(unit: Mech, weapon: WeaponId): boolean {
  const mounted = unit.sheet.weapons[weapon];
  return mounted !== undefined && !isLost(unit, mounted) && ammoAfter(unit, [{ weapon }]).every(left => left >= 0);
}

export const enemiesOf = (state: State, seat: Seat): readonly Standing[] =>
  state.units.filter((unit): unit is Standing => isFighting(unit) && unit.seat !== seat);
