import type { HarmEvent } from '../event/harm.ts';
import { recordDamage, recordLoss, recordSlot } from '../marks.ts';
import type { State } from '../shape.ts';
import { conditioned, unitAt, withUnit } from '../state.ts';
import { change, type Fold, harmNow } from './change.ts';
import { inCondition } from './condition.ts';

/** Points that stand two and have been struck once. */
function slashed(state: State, { unit, slashed: places }: Extract<HarmEvent, { readonly type: 'damaged' }>): State {
  if (!places) return state;
  const { condition } = unitAt(state, unit);
  return inCondition(state, unit, conditioned(condition, { slashed: places.length > 0 ? places : undefined }));
}

export const foldHarm: Fold<HarmEvent> = {
  damaged: (state, event) => ({
    ...slashed(
      change(state, event.unit, unit => recordDamage(unit, event)),
      event,
    ),
    lastHarm: harmNow(state),
  }),
  lost: (state, event) => change(state, event.unit, unit => recordLoss(unit, event)),
  criticalRolled: state => state,
  slotHit: (state, event) => change(state, event.unit, unit => recordSlot(unit, event)),
  worn: (state, { unit, wear, jams, doomed }) =>
    change(state, unit, ({ jammed, fresh }) => ({
      wear,
      jammed: jams === null ? jammed : [...jammed, jams],
      fresh: { ...fresh, doomed: fresh.doomed ?? doomed },
    })),
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
  pilotChecked: state => state,
  faltered: (state, { unit, awake }) => change(state, unit, ({ pilot }) => ({ pilot: { ...pilot, awake } })),
  woke: (state, { unit, ok }) => (ok ? change(state, unit, ({ pilot }) => ({ pilot: { ...pilot, awake: true } })) : state),
  modularHit: (state, { unit, location, points, rear }) =>
    change(state, unit, ({ modular, modularRear }) =>
      rear
        ? { modularRear: { ...modularRear, [location]: (modularRear?.[location] ?? 0) - points } }
        : { modular: { ...modular, [location]: (modular?.[location] ?? 0) - points } },
    ),
  emptied: (state, { unit, bin }) => change(state, unit, ({ ammo }) => ({ ammo: ammo.map((left, i) => (i === bin ? 0 : left)) })),
  heated: (state, { unit, points }) => change(state, unit, ({ built }) => ({ built: { ...built, external: built.external + points } })),
  cooled: (state, { unit, heat }) => withUnit(state, unit, { heat }),
  reactorRolled: (state, { unit, shutDown }) => withUnit(state, unit, { shutDown }),
  ammoHeld: state => state,
  tuned: (state, { unit, gear, to }) => change(state, unit, ({ settings }) => ({ settings: { ...settings, [gear]: to } })),
  destroyed: (state, { unit }) => ({ ...withUnit(state, unit, { at: null, fate: 'destroyed' }), lastHarm: harmNow(state) }),
};
