import { sheetOfEntry } from '../force/force.ts';
import { type Mech, type Setup, SIDES, type Side, type State } from '../shape.ts';
import { SHEETS } from '../terrain/board.ts';

/** The table as it is before anybody rolls or chooses anything. The set-up has been judged, so its sheets exist. */
export function setUp(setup: Setup): State {
  const { scenario, map, attackingSeat } = setup;
  return {
    scenario,
    board: typeof map === 'string' ? SHEETS[map] : map,
    attackingSeat: attackingSeat ?? -1,
    turn: 0,
    phase: 'opening',
    active: -1,
    initiative: -1,
    units: unitsOf(setup),
    sights: [],
    pending: null,
    lastHarm: 0,
    result: null,
  };
}

function unitsOf(setup: Setup): readonly Mech[] {
  const entries = SIDES.flatMap(side => setup[side].map(entry => ({ side, entry })));
  return entries.map(({ side, entry }, id): Mech => {
    const sheet = sheetOfEntry(entry);
    if (!sheet) throw new Error(`no record sheet for unit ${id}`);
    return {
      id,
      side,
      seat: seatOf(setup, side),
      sheet,
      at: null,
      facing: side === 'attacker' ? 3 : 0,
      armor: sheet.armor,
      ammo: sheet.ammo.map(({ shots }) => shots),
      fate: 'waiting',
      moved: null,
      fire: null,
    };
  });
}

const seatOf = ({ attackingSeat }: Setup, side: Side): number =>
  attackingSeat === null ? -1 : side === 'attacker' ? attackingSeat : 1 - attackingSeat;
