import { nth, type Telling, tell } from '@sortie/kernel';
import { nameOfSector } from '../map/sectors.ts';
import { NOWHERE, nameOfZone } from '../map/zones.ts';
import type { State, UnitId } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './tellers.ts';

/** Somebody comes to a place: a sector, or a zone of its map. */
export function arrives(state: State, unit: UnitId, sector: number, zone: number, texts: readonly [sector: string, zone: string]): Telling {
  const args = { unit: callSign(state, unit), sector: nameOfSector(sector) };
  return zone === NOWHERE ? tell(texts[0], args) : tell(texts[1], { ...args, zone: nameOfZone(zone) });
}

/** Turns, and who goes where. */
export const moveTellers = {
  deployed: (state, { unit, sector, zone }) =>
    arrives(state, unit, sector, zone, ['{unit} sets up in sector {sector}.', '{unit} sets up in sector {sector}, {zone}.']),
  turnBegan: (_state, { turn, groundTurn }) =>
    groundTurn > 0 ? tell('Ground turn {ground} (capital turn {turn}).', { ground: groundTurn, turn }) : tell('Turn {turn}.', { turn }),
  initiativeRolled: (_state, { rolls, winner }) => {
    const args = { first: nth(rolls, 0).total, second: nth(rolls, 1).total };
    if (winner < 0) return tell('Initiative: {first} to {second}, and again.', args);
    return winner === 0
      ? tell('Initiative: {first} to {second}, for the first side.', args)
      : tell('Initiative: {first} to {second}, for the second side.', args);
  },
  left: (state, { unit }) => tell('{unit} leaves the battle.', { unit: callSign(state, unit) }),
  sank: (state, { unit, sunk }) =>
    sunk
      ? tell('{unit} goes down into the atmosphere.', { unit: callSign(state, unit) })
      : tell('{unit} climbs out of the atmosphere.', { unit: callSign(state, unit) }),
  mapLaid: (_state, { sector }) => tell('A map is laid for sector {sector}.', { sector: nameOfSector(sector) }),
  mapLifted: (_state, { sector }) => tell('The map of sector {sector} is put away.', { sector: nameOfSector(sector) }),
  moved: (state, { unit, sector, zone, shifted }) =>
    shifted && sector >= 0
      ? arrives(state, unit, sector, zone, ['{unit} moves to sector {sector}.', '{unit} moves to sector {sector}, {zone}.'])
      : undefined,
} satisfies Tellers;
