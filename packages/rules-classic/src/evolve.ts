import type { Event } from './event.ts';
import { recordDamage, recordLoss, recordSlot } from './marks.ts';
import { movedBy } from './movement/moved.ts';
import type { Fresh, Mech, Moved, State, UnitId } from './shape.ts';
import { withUnit } from './state.ts';
import { withFactor } from './terrain/board.ts';

type Fold = { readonly [E in Event['type']]: (state: State, event: Extract<Event, { readonly type: E }>) => State };

/** Fold one fact into the state: no dice, no rules, no options. */
export const evolve = (state: State, event: Event): State => (FOLD[event.type] as (state: State, event: Event) => State)(state, event);

export const UNHARMED: Fresh = {
  damage: 0,
  slots: [],
  gone: [],
  causes: [],
  defended: [],
  fainting: false,
  fallen: false,
  doomed: null,
};

const change = (state: State, id: UnitId, alter: (unit: Mech) => Partial<Mech>): State => withUnit(state, id, alter(state.units[id]!));

const moving = (state: State, id: UnitId, more: Partial<Moved>): State =>
  change(state, id, ({ moved }) => (moved ? { moved: { ...moved, ...more } } : {}));

const renewed = (unit: Mech): Mech => {
  const still = unit.moved === null && unit.fire === null && unit.strike === null && unit.twist === 0 && !unit.flipped;
  const cold = unit.built.weapons === 0 && unit.built.external === 0;
  return still && cold
    ? unit
    : { ...unit, moved: null, fire: null, strike: null, twist: 0, flipped: false, built: { weapons: 0, external: 0 } };
};

const settledUnit = (unit: Mech): Mech => (unit.fresh === UNHARMED ? unit : { ...unit, fresh: UNHARMED });

const spend = (ammo: readonly number[], bin: number | null, shots: number): readonly number[] =>
  bin === null ? ammo : ammo.map((left, i) => (i === bin ? Math.max(0, left - shots) : left));

const FOLD: Fold = {
  deployed: (state, { unit, at, facing }) => withUnit(state, unit, { at, facing, fate: 'fighting' }),
  turnBegan: (state, { turn }) => ({ ...state, turn }),
  initiativeRolled: (state, { winner }) => (winner < 0 ? state : { ...state, initiative: winner }),
  phaseBegan: (state, { phase, queue }) => ({ ...state, phase, queue, active: -1 }),
  phaseEnded: state => ({ ...state, active: -1, queue: [] }),
  resolved: state => state,
  called: (state, { seat, queue }) => ({ ...state, active: seat, queue }),
  setOut: (state, { unit, mode, assault, manner, careful }) =>
    withUnit(state, unit, {
      moved: { ...movedBy(mode, 0, false), assault, ...(manner ? { manner } : {}), ...(careful ? { careful } : {}) },
    }),
  spored: (state, { unit, spores }) => (spores > 0 || state.units[unit]!.spores ? withUnit(state, unit, { spores }) : state),
  resonated: (state, { unit, ok }) => (ok ? change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, resonant: true as const } })) : state),
  windRose: (state, { strong }) => {
    const { gale: _before, ...calm } = state;
    return strong ? { ...calm, gale: true } : calm;
  },
  strained: (state, { unit, manner, uses, ok }) =>
    change(state, unit, ({ moved, boosts }) => {
      const { manner: _failed, ...plain } = moved ?? movedBy('run', 0, false);
      return { boosts: { ...boosts, [manner]: { turn: state.turn, uses } }, moved: ok ? moved : plain };
    }),
  stepped: (state, { unit, to, facing, spent, hexes, heading, turned, prone }) =>
    change(state, unit, ({ moved }) => ({
      at: to,
      facing,
      prone,
      moved: moved && { ...moved, spent, hexes, heading, turned, rising: false },
    })),
  stoodUp: (state, { unit, ok, spent }) =>
    change(ok ? withUnit(state, unit, { prone: false }) : state, unit, ({ moved }) =>
      moved ? { moved: { ...moved, spent, rising: ok, attempts: moved.attempts + 1 } } : {},
    ),
  skidded: (state, { unit, to, hexes }) => moving(withUnit(state, unit, { at: to }), unit, { skidded: true, hexes, turned: false }),
  moved: (state, { unit }) => moving(state, unit, { done: true, rising: false }),
  leftMap: (state, { unit }) => ({ ...withUnit(state, unit, { at: null, fate: 'withdrawn' }), lastHarm: state.turn }),
  bogged: (state, { unit, stuck }) => withUnit(state, unit, { stuck }),
  declared: (state, { unit, twist, flip, turret, shots, spots, batters, light, powerDown, eject, shakeOff }) =>
    change(state, unit, ({ wear }) => ({
      twist,
      flipped: flip,
      wear: wear && wear.turret !== turret ? { ...wear, turret } : wear,
      ...(shakeOff ? { shakesOff: state.turn + 1 } : {}),
      fire: {
        shots,
        spots,
        numbers: null,
        resolved: shots.length === 0,
        ...(batters ? { batters } : {}),
        ...(light ? { light } : {}),
        ...(powerDown ? { powerDown } : {}),
        ...(eject ? { eject } : {}),
      },
    })),
  aimed: (state, { unit, numbers }) => change(state, unit, ({ fire }) => (fire ? { fire: { ...fire, numbers } } : {})),
  fired: (state, { unit, weapon, heat, bin, shots, jams }) =>
    change(state, unit, ({ built, ammo, jammed, spent }) => ({
      built: { ...built, weapons: built.weapons + heat },
      ammo: spend(ammo, bin, shots),
      jammed: jams ? [...jammed, weapon] : jammed,
      spent: bin === null && shots > 0 ? [...spent, weapon] : spent,
    })),
  wallFired: (state, { unit, weapon, heat, bin, shots }) =>
    change(state, unit, ({ built, ammo, spent }) => ({
      built: { ...built, weapons: built.weapons + heat },
      ammo: spend(ammo, bin, shots),
      spent: bin === null && shots > 0 ? [...spent, weapon] : spent,
    })),
  located: state => state,
  fireResolved: (state, { unit }) => change(state, unit, ({ fire }) => (fire ? { fire: { ...fire, resolved: true } } : {})),
  pointDefense: (state, { unit, weapon, bin, heat }) =>
    change(state, unit, ({ built, ammo, fresh }) => ({
      built: { ...built, weapons: built.weapons + heat },
      ammo: spend(ammo, bin, 1),
      fresh: { ...fresh, defended: [...fresh.defended, weapon] },
    })),
  heated: (state, { unit, points }) => change(state, unit, ({ built }) => ({ built: { ...built, external: built.external + points } })),
  willStrike: (state, { unit, blows }) => withUnit(state, unit, { strike: { blows, numbers: null, resolved: blows.length === 0 } }),
  measured: (state, { unit, numbers }) => change(state, unit, ({ strike }) => (strike ? { strike: { ...strike, numbers } } : {})),
  struck: state => state,
  blowsResolved: (state, { unit }) => change(state, unit, ({ strike }) => (strike ? { strike: { ...strike, resolved: true } } : {})),
  damaged: (state, event) => ({ ...change(state, event.unit, unit => recordDamage(unit, event)), lastHarm: state.turn }),
  lost: (state, event) => change(state, event.unit, unit => recordLoss(unit, event)),
  criticalRolled: state => state,
  slotHit: (state, event) => change(state, event.unit, unit => recordSlot(unit, event)),
  worn: (state, { unit, wear, jams, doomed }) =>
    change(state, unit, ({ jammed, fresh }) => ({
      wear,
      jammed: jams === null ? jammed : [...jammed, jams],
      fresh: { ...fresh, doomed: fresh.doomed ?? doomed },
    })),
  battered: (state, { at, factor }) => ({ ...state, board: withFactor(state.board, at, factor) }),
  exploded: (state, { unit, bin }) =>
    change(state, unit, ({ ammo }) => ({ ammo: bin === null ? ammo : ammo.map((left, i) => (i === bin ? 0 : left)) })),
  pilotHit: (state, { unit, hits, awake, dead }) =>
    change(state, unit, ({ pilot, fresh }) => ({
      pilot: { ...pilot, hits: pilot.hits + hits },
      fresh: {
        ...fresh,
        fainting: fresh.fainting || !awake,
        doomed: dead ? (fresh.doomed ?? 'TW-pilot-hits') : fresh.doomed,
      },
    })),
  caused: (state, { unit, cause }) => change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, causes: [...fresh.causes, cause] } })),
  piloted: (state, { unit, cause }) => (cause === 'runDamaged' ? moving(state, unit, { tried: true }) : state),
  fell: (state, { unit, facing }) =>
    change(state, unit, ({ fresh }) => ({ prone: true, facing, twist: 0, flipped: false, fresh: { ...fresh, fallen: true } })),
  pilotChecked: state => state,
  displaced: (state, { unit, to, facing }) => withUnit(state, unit, { at: to, facing }),
  faltered: (state, { unit, awake }) => change(state, unit, ({ pilot }) => ({ pilot: { ...pilot, awake } })),
  woke: (state, { unit, ok }) => (ok ? change(state, unit, ({ pilot }) => ({ pilot: { ...pilot, awake: true } })) : state),
  cooled: (state, { unit, heat }) => withUnit(state, unit, { heat }),
  reactorRolled: (state, { unit, shutDown }) => withUnit(state, unit, { shutDown }),
  ammoHeld: state => state,
  destroyed: (state, { unit }) => ({ ...withUnit(state, unit, { at: null, fate: 'destroyed' }), lastHarm: state.turn }),
  settled: state => (state.units.every(({ fresh }) => fresh === UNHARMED) ? state : { ...state, units: state.units.map(settledUnit) }),
  turnEnded: state => ({ ...state, units: state.units.map(renewed) }),
  ended: (state, { winners, reason, points }) => ({
    ...state,
    phase: 'over',
    active: -1,
    queue: [],
    result: { winners, reason, ...(points ? { points } : {}) },
  }),
};
