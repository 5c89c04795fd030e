import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import type { Slot } from '../../sheet/sheet.ts';
import { isWorking, sheetFor, unitAt } from '../../state.ts';

/** Slots of a thing, and how many of them are struck. */
function countOf(unit: Unit, { part, ref }: Slot): readonly [slots: number, struck: number] {
  const { slots, locations } = sheetFor(unit);
  let [all, struck] = [0, 0];
  for (const at of locations)
    for (const [i, slot] of (slots[at] ?? []).entries()) {
      if (slot.part !== part || slot.ref !== ref) continue;
      all++;
      if (!isWorking(unit, at, i)) struck++;
    }
  return [all, struck];
}

/** A thing of several slots works until half of them are struck; one of a single slot is lost at once. */
const expanded = advanced('TOE-expanded-critical-one-slot', {
  steps: {
    slotStruck: [
      {
        name: 'dents',
        before: 'cockpit',
        run: (play, { unit: id, slot }) => {
          if (slot.part !== 'weapon' && slot.part !== 'gear') return;
          const unit = unitAt(play.state, id);
          const [all, struck] = countOf(unit, slot);
          const key = `${slot.part}:${slot.ref}`;
          const { dented = [], ...rest } = unit.condition ?? {};
          const others = dented.filter(one => one !== key);
          const still = struck < Math.ceil(all / 2);
          if (!still && others.length === dented.length) return;
          const now = still ? [...others, key] : others;
          const condition = { ...rest, ...(now.length > 0 ? { dented: now } : {}) };
          play.emit({ type: 'altered', unit: id, what: 'dented', condition: Object.keys(condition).length > 0 ? condition : null });
        },
      },
    ],
  },
});

export const expandedRules: readonly ClassicRule[] = [expanded];
