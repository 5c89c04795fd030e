import { FACING_NAMES, hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { MoveEvent } from '../event/move.ts';
import { callSign, isAloft, unitAt } from '../state.ts';
import type { CauseNames, Tellers } from './names.ts';

export const moveTellers = (causes: CauseNames): Tellers<MoveEvent> => ({
  deployed: (state, { unit, at, facing }) =>
    tell('{unit} sets up in {at}, facing {facing}.', { unit: callSign(state, unit), at: hexLabel(at), facing: FACING_NAMES[facing] }),
  strained: (state, { unit, needed, roll, ok }) => {
    const args = { unit: callSign(state, unit), number: needed, roll: roll?.total ?? 0 };
    return ok
      ? tell('{unit} strains itself, needs {number} and rolls {roll}.', args)
      : tell('{unit} strains itself too much: it needs {number} and rolls {roll}.', args);
  },
  cameDown: (state, { unit, levels, damage }) =>
    damage > 0
      ? tell('{unit} crashes: {damage} damage, levels {levels}.', { unit: callSign(state, unit), damage, levels })
      : tell('{unit} lands in distress.', { unit: callSign(state, unit) }),
  clung: (state, { unit, host }) =>
    host === null
      ? tell('{unit} is shaken off.', { unit: callSign(state, unit) })
      : tell('{unit} climbs onto {target}.', { unit: callSign(state, unit), target: callSign(state, host) }),
  stoodUp: (state, { unit, ok }) => tell(ok ? '{unit} gets up.' : '{unit} fails to get up.', { unit: callSign(state, unit) }),
  skidded: (state, { unit, to }) => tell('{unit} slides to {to}.', { unit: callSign(state, unit), to: hexLabel(to) }),
  moved: (state, { unit: id }) => {
    const unit = unitAt(state, id);
    if (unit.aboard !== undefined) return undefined;
    const args = {
      unit: callSign(state, id),
      to: unit.at ? hexLabel(unit.at) : '',
      hexes: unit.moved?.hexes ?? 0,
      spent: unit.moved?.spent ?? 0,
    };
    const mode = unit.moved?.mode ?? 'stand';
    if (unit.flight && isAloft(unit)) return unit.flight.path.length > 0 ? undefined : tell('{unit} keeps away from the map.', args);
    if (mode === 'stand') return tell('{unit} stays in {to}.', args);
    if (mode === 'jump') return tell('{unit} jumps to {to}. Hexes {hexes}, MP {spent}.', args);
    return mode === 'run'
      ? tell('{unit} runs to {to}. Hexes {hexes}, MP {spent}.', args)
      : tell('{unit} walks to {to}. Hexes {hexes}, MP {spent}.', args);
  },
  leftMap: (state, { unit }) => tell('{unit} leaves the map.', { unit: callSign(state, unit) }),
  bogged: (state, { unit, stuck }) => tell(stuck ? '{unit} is stuck.' : '{unit} gets free.', { unit: callSign(state, unit) }),
  displaced: (state, { unit, to }) => tell('{unit} is moved to {to}.', { unit: callSign(state, unit), to: hexLabel(to) }),
  piloted: (state, { unit, cause, number, roll, ok }) => {
    const args = { unit: callSign(state, unit), cause: causes[cause], number: number.total, roll: roll?.total ?? 0 };
    if (!roll) return tell('{unit} cannot keep its feet: {cause}.', args);
    return ok
      ? tell('Piloting roll for {cause}: {unit} needs {number} and rolls {roll}.', args)
      : tell('Piloting roll for {cause}: {unit} needs {number} and rolls {roll}, and fails.', args);
  },
  fell: (state, { unit, levels, damage }) =>
    tell('{unit} falls: {damage} damage, levels {levels}.', { unit: callSign(state, unit), levels, damage }),
});
