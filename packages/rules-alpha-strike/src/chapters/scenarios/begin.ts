import { table as terrain } from '@sortie/board';
import { blankUnit } from '../../sequence/setup.ts';
import type { Setup, State, Unit } from '../../shape.ts';
import { attackerOf, dressed, markersFor, missionOf, type Placed, planted, turnsOf } from './lay-out.ts';

/** A marker of a mission on the table. */
function marker(table: terrain.TablePlan, placed: Placed, id: number): Unit {
  const { elevation, depth } = terrain.groundAt(table, placed.at);
  return planted(blankUnit(placed.card, id, -1, table.hexes ? 'hex' : 'round'), placed, placed.at, elevation - depth);
}

/** The table as a mission wants it, with its markers, its zones and its time. */
export function beginMission(state: State, setup: Setup): State {
  if (!setup.mission) return state;
  const table = dressed(setup, state.table);
  const markers = markersFor(setup, table, at => terrain.standingPoint(table, at));
  const mission = missionOf(setup, table, markers);
  return {
    ...state,
    table,
    limit: turnsOf(setup),
    attacker: attackerOf(setup),
    units: [...state.units, ...markers.map((one, i) => marker(table, one, state.units.length + i))],
    score: [0, 0],
    ...(setup.mission.emi && { weather: { ...state.weather, emi: true } }),
    ...(mission && { mission }),
  };
}
