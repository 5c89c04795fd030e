import { literal, nth, record, tell } from '@sortie/kernel';
import { has } from '../../card/craft.ts';
import type { RadarChapter } from '../../chapter.ts';
import { steeringOf } from '../../combat/control.ts';
import { without } from '../../evolve.ts';
import { AWAY, stepsBetween } from '../../map/sectors.ts';
import { NOWHERE } from '../../map/zones.ts';
import { id, sector as place } from '../../read.ts';
import { eachCraft } from '../../setup/setup.ts';
import type { State, Unit, UnitId } from '../../shape.ts';
import { callSign, isFighting, withUnit } from '../../state.ts';
import { arrives } from '../../tell/moves.ts';
import { energyRules } from './energies.ts';
import { jump, jumpRules } from './jump.ts';
import { warships } from './scenario.ts';
import type { JumpCommands, JumpEvents } from './shape.ts';

const outline = (): void => undefined;

/** Jumps that a drive has a charge for: one, and a second one from a lithium-fusion battery. */
const chargesOf = (unit: Unit): number => (has(unit, 'KF') ? (has(unit, 'LF') ? 2 : 1) : 0);

const away = (state: State, { unit }: { readonly unit: UnitId }): State => withUnit(state, unit, { jump: null });

/** Reinforcements come at once, near their own; whoever is nearly lost leaves. */
function worthOf(view: State, seat: number, { unit: jumper, to }: JumpCommands['jump']): number {
  const unit = nth(view.units, jumper);
  if (unit.fate === 'reserve') {
    const friends = view.units.filter(one => isFighting(one) && one.seat === seat);
    const near = friends.length > 0 ? Math.min(...friends.map(({ sector }) => stepsBetween(sector, to))) : 3;
    return 2 - near;
  }
  const nearlyLost = unit.armor === 0 && unit.structure * 2 < unit.card.structure;
  return to === AWAY && nearlyLost ? 5 : -10;
}

/** Hyperspace jumps into the system, out of it and within it. */
export const jumps: RadarChapter<{
  command: keyof JumpCommands;
  event: keyof JumpEvents;
  sequence: 'jumping' | 'misjumping' | 'scorching';
  control: 'jump' | 'blast';
}> = {
  name: 'jumps',
  rules: [...jumpRules, ...energyRules],
  controls: { jump: 'to jump', blast: 'to get away from the jump' },
  begin: (state, setup) => eachCraft(state, setup, (_entry, unit) => ({ jump: null, charges: chargesOf(unit) })),
  sequences: {
    jumping: { roll: outline, depart: outline, behind: outline, out: outline, again: outline, arrive: outline },
    misjumping: { harm: outline },
    scorching: { harm: outline, transported: outline, drives: outline },
  },
  commands: { jump: { read: record({ type: literal('jump'), unit: id, to: place }), perform: jump } },
  events: {
    jumpPlanned: {
      fold: (state, { unit, jump: planned }) => withUnit(state, unit, { jump: planned }),
      tell: (state, { unit, jump: planned }) =>
        planned
          ? tell('{unit} prepares to jump.', { unit: callSign(state, unit) })
          : tell('{unit} cannot jump any more.', { unit: callSign(state, unit) }),
    },
    jumped: {
      fold: (state, { unit, jump: done, sector, zone }) => {
        const { charges } = nth(state.units, unit);
        const there: Partial<Unit> = done.kind === 'out' ? { fate: 'retreated', zone: NOWHERE } : { fate: 'fighting', sector, zone };
        return without(withUnit(state, unit, { ...there, charges: charges - 1, jump: null }), unit);
      },
      tell: (state, { unit, jump: done, sector, zone }) =>
        done.kind === 'out'
          ? tell('{unit} jumps out of the system.', { unit: callSign(state, unit) })
          : arrives(state, unit, sector, zone, ['{unit} jumps into sector {sector}.', '{unit} jumps into sector {sector}, {zone}.']),
    },
    jumpFailed: {
      fold: (state, { unit, charges }) => withUnit(state, unit, { charges, jump: null }),
      tell: (state, { unit }) => tell('The drive of {unit} fails.', { unit: callSign(state, unit) }),
    },
  },
  heeds: { left: away },
  weighs: { jump: (view, _book, command, seat) => worthOf(view, seat, command) },
  foresees: {
    // One roll to leave or to arrive; within the system one for each.
    jump: (asking, { unit: jumper, to }) => {
      const unit = nth(asking.state.units, jumper);
      const system = unit.fate === 'fighting' && to !== AWAY;
      const sectors = system ? [unit.sector, to] : [unit.fate === 'fighting' ? unit.sector : to];
      return sectors.map(sector => ({
        unit: jumper,
        what: 'control',
        needs: asking.book.ask('control', steeringOf(asking, unit, 'jump', { sector, system })),
      }));
    },
  },
  scenarios: rules => [warships(rules)],
};
