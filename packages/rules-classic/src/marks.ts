import type { Event } from './event.ts';
import type { Unit } from './shape.ts';
import type { Points } from './sheet/sheet.ts';

type Of<E extends Event['type']> = Extract<Event, { readonly type: E }>;

const less = (points: Points, location: keyof Points, by: number): Points =>
  by === 0 ? points : { ...points, [location]: Math.max(0, (points[location] ?? 0) - by) };

/** Circles crossed off in one location. */
export function recordDamage(unit: Unit, { location, rear, armor, structure, counts }: Of<'damaged'>): Partial<Unit> {
  return {
    armor: rear ? unit.armor : less(unit.armor, location, armor),
    rear: rear ? less(unit.rear, location, armor) : unit.rear,
    structure: less(unit.structure, location, structure),
    fresh: { ...unit.fresh, damage: unit.fresh.damage + counts },
  };
}

/** A location that is no more: nothing is left on it. */
export function recordLoss(unit: Unit, { location }: Of<'lost'>): Partial<Unit> {
  return {
    armor: less(unit.armor, location, unit.armor[location] ?? 0),
    rear: less(unit.rear, location, unit.rear[location] ?? 0),
    structure: less(unit.structure, location, unit.structure[location] ?? 0),
    gone: [...unit.gone, location],
    fresh: { ...unit.fresh, gone: [...unit.fresh.gone, location] },
  };
}

export function recordSlot(unit: Unit, { location, slot, cause, doomed }: Of<'slotHit'>): Partial<Unit> {
  const { fresh } = unit;
  return {
    hits: { ...unit.hits, [location]: [...(unit.hits[location] ?? []), slot] },
    fresh: {
      ...fresh,
      slots: [...fresh.slots, `${location}:${slot}`],
      causes: cause ? [...fresh.causes, cause] : fresh.causes,
      doomed: fresh.doomed ?? doomed,
    },
  };
}
