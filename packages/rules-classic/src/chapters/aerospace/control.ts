import { boardOf, terrainAt } from '@sortie/board';
import { type Hex, sameHex } from '@sortie/geometry';
import { strikePlace } from '../../damage/strike-place.ts';
import { lots } from '../../piloting/fall.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { UnitId } from '../../shape.ts';
import { canAct, fighting, flightOf, isAloft, lostParts, placed, sheetFor, unitAt } from '../../state.ts';
import { dropBombs } from './bombing.ts';
import { AEROSPACE, house } from './rule.ts';
import { pullUp } from './striking.ts';

const AVIONICS = [0, 1, 2, 5] as const;

/** Down it goes, somewhere on its way; whoever is there is struck too (TOE-reading-144). */
function crash(play: Play, id: UnitId): void {
  const unit = placed(unitAt(play.state, id));
  const roll = play.roll(2, 6, 'TW-house-aero-control');
  const { path } = flightOf(unit);
  const at: Hex = path[Math.floor((path.length - 1) / 2)] ?? unit.at;
  const damage = POINTS_OF_A_CRASH * roll.total;
  play.emit({ type: 'crashed', unit: id, at, roll, damage });
  const beneath = fighting(play.state).filter(other => other.id !== id && sameHex(other.at, at) && !isAloft(other));
  for (const points of lots(damage)) {
    if (unitAt(play.state, id).gone.includes('SI')) break;
    strikePlace(play, id, 'body', 'front', points, { kind: 'fall' });
  }
  for (const { id: other } of beneath)
    for (const points of lots(Math.ceil(sheetFor(unit).tons / TONS_FOR_A_POINT)))
      strikePlace(play, other, 'above', 'front', points, { kind: 'slide' });
  play.run('crashing', { unit: id, at });
}
const POINTS_OF_A_CRASH = 20;
const TONS_FOR_A_POINT = 10;

/** Open water swallows it. */
function sink(play: Play, { unit, at }: { readonly unit: UnitId; readonly at: Hex }): void {
  const board = boardOf(play.state.board);
  const swallowed = terrainAt(board, at, 'water') && !terrainAt(board, at, 'ice');
  if (swallowed && unitAt(play.state, unit).fate === 'fighting') play.emit({ type: 'destroyed', unit, by: 'TW-house-aero-control' });
}

/** Lower by a roll of one die; from there the ground is hit. */
function drop(play: Play, id: UnitId): void {
  const roll = play.roll(1, 6, 'TW-house-aero-control');
  const altitude = Math.max(0, flightOf(unitAt(play.state, id)).altitude - roll.total);
  play.emit({ type: 'sank', unit: id, why: 'lost', altitude: Math.max(1, altitude), roll });
  if (altitude === 0) crash(play, id);
}

/** Whoever was damaged in the air, or struck in its controls, keeps it under control or loses height. */
function keepControl(play: Play): void {
  for (const { id } of fighting(play.state)) {
    const unit = unitAt(play.state, id);
    if (!isAloft(unit) || unit.gone.includes('SI') || unit.fresh.doomed !== null) continue;
    const shaken = unit.fresh.damage > 0 || unit.fresh.causes.includes('control');
    if (shaken && !pilotingRoll(play, id, 'control').ok) drop(play, id);
  }
}

/** With nobody at the stick it goes down, turn by turn. */
function drift(play: Play): void {
  for (const { id } of fighting(play.state)) {
    const unit = unitAt(play.state, id);
    if (isAloft(unit) && !canAct(unit)) drop(play, id);
  }
}

const control = house('TW-house-aero-control', {
  needs: [AEROSPACE],
  adds: {
    piloting: ({ unit, cause }) =>
      cause === 'control' || cause === 'rollOut' ? AVIONICS[lostParts(unit, 'avionics')] || undefined : undefined,
  },
  steps: {
    closing: [
      { name: 'bombs', before: 'wrecks', run: dropBombs },
      { name: 'control', after: 'bombs', run: keepControl },
      { name: 'pullingUp', after: 'control', run: pullUp },
    ],
    crashing: [{ name: 'water', insteadOf: 'water', run: sink }],
    end: [{ name: 'drifting', before: 'waking', run: drift }],
  },
});

export const controlRules: readonly ClassicRule[] = [control];
