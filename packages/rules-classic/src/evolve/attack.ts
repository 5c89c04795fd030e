import type { AttackEvent } from '../event/attack.ts';
import type { State, UnitId, WeaponId, Wear } from '../shape.ts';
import { withUnit } from '../state.ts';
import { change, type Fold } from './change.ts';

const spend = (ammo: readonly number[], bin: number | null, shots: number): readonly number[] =>
  bin === null ? ammo : ammo.map((left, i) => (i === bin ? Math.max(0, left - shots) : left));

interface Paid {
  readonly unit: UnitId;
  readonly weapon: WeaponId;
  readonly heat: number;
  readonly bin: number | null;
  readonly shots: number;
}

/** Heat and ammunition of a shot at something that is no unit. */
export const paid = (state: State, { unit, weapon, heat, bin, shots }: Paid): State =>
  change(state, unit, ({ built, ammo, spent }) => ({
    built: { ...built, weapons: built.weapons + heat },
    ammo: spend(ammo, bin, shots),
    spent: bin === null && shots > 0 ? [...spent, weapon] : spent,
  }));

/** Turrets that are jammed turn again; those that are locked never do. */
function freed({ stuckFore, ...wear }: Wear): Wear {
  const stuckTurret = wear.stuckTurret === 'jammed' ? 'no' : wear.stuckTurret;
  return { ...wear, stuckTurret, ...(stuckFore === 'locked' ? { stuckFore } : {}) };
}

export const foldAttack: Fold<AttackEvent> = {
  declared: (state, { type: _declared, unit, twist, flip, turret, fore, shots, spots, shakeOff, sensor, ...more }) =>
    change(state, unit, ({ wear }) => ({
      twist,
      flipped: flip,
      wear: wear && (wear.turret !== turret || fore !== undefined) ? { ...wear, turret, ...(fore === undefined ? {} : { fore }) } : wear,
      ...(shakeOff ? { shakesOff: state.turn + 1 } : {}),
      ...(sensor ? { sensor } : {}),
      fire: { shots, spots, numbers: null, resolved: shots.length === 0, ...more },
    })),
  aimed: (state, { unit, numbers }) => change(state, unit, ({ fire }) => (fire ? { fire: { ...fire, numbers } } : {})),
  fired: (state, { unit, weapon, heat, bin, shots, jams }) =>
    change(state, unit, ({ built, ammo, jammed, spent }) => ({
      built: { ...built, weapons: built.weapons + heat },
      ammo: spend(ammo, bin, shots),
      jammed: jams ? [...jammed, weapon] : jammed,
      spent: bin === null && shots > 0 ? [...spent, weapon] : spent,
    })),
  wallFired: paid,
  shelled: paid,
  launched: (state, event) => {
    const { unit, weapon, at, munition, way, toHit, arrives } = event;
    const shell = { unit, weapon, at, munition, ...(way ? { way } : {}), toHit, arrives };
    return { ...paid(state, event), flying: [...(state.flying ?? []), shell] };
  },
  came: state => {
    const { flying = [], ...rest } = state;
    const left = flying.filter(({ arrives }) => arrives > state.turn);
    return left.length > 0 ? { ...rest, flying: left } : rest;
  },
  tagged: (state, { unit }) => withUnit(state, unit, { tagged: state.turn }),
  located: state => state,
  fireResolved: (state, { unit }) => change(state, unit, ({ fire }) => (fire ? { fire: { ...fire, resolved: true } } : {})),
  pointDefense: (state, { unit, weapon, bin, heat }) =>
    change(state, unit, ({ built, ammo, fresh }) => ({
      built: { ...built, weapons: built.weapons + heat },
      ammo: spend(ammo, bin, 1),
      fresh: { ...fresh, defended: [...fresh.defended, weapon] },
    })),
  unjammed: (state, { unit, weapon, ok }) =>
    ok
      ? change(state, unit, ({ jammed, wear }) => ({
          jammed: jammed.filter(one => one !== weapon),
          ...(wear?.malfunctions ? { wear: { ...wear, malfunctions: wear.malfunctions.filter(one => one !== weapon) } } : {}),
        }))
      : state,
  turretFreed: (state, { unit }) => change(state, unit, ({ wear }) => ({ wear: wear && freed(wear) })),
  willStrike: (state, { unit, blows }) => withUnit(state, unit, { strike: { blows, numbers: null, resolved: blows.length === 0 } }),
  measured: (state, { unit, numbers }) => change(state, unit, ({ strike }) => (strike ? { strike: { ...strike, numbers } } : {})),
  struck: state => state,
  blowsResolved: (state, { unit }) => change(state, unit, ({ strike }) => (strike ? { strike: { ...strike, resolved: true } } : {})),
};
