import { boardOf, terrainAt } from '@sortie/board';
import type { Side } from '@sortie/geometry';
import { nth, tell } from '@sortie/kernel';
import { binOf } from '../attack/aim.ts';
import { isSpread } from '../attack/to-hit.ts';
import { strikePlace } from '../damage/strike-place.ts';
import { lots } from '../piloting/fall.ts';
import { pilotingRoll } from '../piloting/roll.ts';
import type { Aim } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import { elevationOf, fighting, isAirborne, isFighting, isFlying, isSkimming, placed, sheetFor, unitAt } from '../state.ts';
import { canLand } from './flight.ts';

/** Rotors blur a target once, however it moves. */
const aloft: ClassicRule = {
  id: 'TW-vtol-move',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target }) => ((isAirborne(target) && !target.flight) || isSkimming(target) ? 1 : undefined),
    blow: ({ target }) => ((isAirborne(target) && !target.flight) || isSkimming(target) ? 1 : undefined),
  },
  forbids: {
    deploy: (view, { unit: id, at }) => {
      const unit = view.units[id];
      const flies = unit && sheetFor(unit).gait === 'vtol';
      return flies && !canLand(boardOf(view.board), at) ? tell('there is no room to set down') : undefined;
    },
  },
};

/** A hex and a level cost a point each, in the air and, for submarines, in the water. */
const airs: ClassicRule = {
  id: 'TW-ter-air',
  cite: CITE,
  kind: 'core',
  splitFrom: { rule: 'TW-vtol-move', version: 2 },
  base: {
    flightCost: () => 1,
    levelCost: ({ unit }) => (['vtol', 'submarine'].includes(sheetFor(unit).gait) ? 1 : undefined),
  },
};

const FLAK = -2;
const HAIL = -3;

const isFlak = (aim: Aim): boolean => {
  const bin = binOf(placed(aim.attacker), aim.weapon, aim.shot);
  return (
    isSpread(aim) || aim.weapon.item === 'Battle Armor LB-X AC' || (bin !== null && nth(aim.sheet.bins, bin).munition.includes('FLAK'))
  );
};

/** Made to fill the air with splinters. */
const flak: ClassicRule = {
  id: 'TW-th-flak',
  cite: CITE,
  kind: 'core',
  covers: ['TW-vtol-hit'],
  adds: {
    toHit: aim => {
      if (!isFlying(aim.target)) return undefined;
      return aim.weapon.ammo === 'HAG' ? HAIL : isFlak(aim) ? FLAK : undefined;
    },
  },
};

const SIDES: readonly Side[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

/** Down it goes: whatever reaches the structure is the end, and so is water (TW-vtol-crash). */
function crash(play: Play, id: number): void {
  const unit = placed(unitAt(play.state, id));
  const levels = elevationOf(unit);
  const damage = Math.ceil(sheetFor(unit).tons / 10) * (levels + 1);
  const roll = play.roll(1, 6, 'TW-vtol-crash');
  const side = nth(SIDES, roll.total - 1);
  play.emit({ type: 'cameDown', unit: id, levels, damage, roll });
  for (const points of lots(damage)) strikePlace(play, id, 'body', side, points, { kind: 'fall' });
  const after = unitAt(play.state, id);
  const open = sheetFor(unit).locations.some(at => (after.structure[at] ?? 0) < (unit.structure[at] ?? 0));
  if (open || terrainAt(boardOf(play.state.board), unit.at, 'water')) play.emit({ type: 'destroyed', unit: id, by: 'TW-vtol-crash' });
}

/** Without power, or with a rotor bent too far, it has to come down at once; without a rotor it falls. */
function bringDown(play: Play): void {
  for (const { id } of fighting(play.state)) {
    const unit = unitAt(play.state, id);
    if (!isFighting(unit) || !isAirborne(unit) || !unit.wear?.immobile) continue;
    const glides = !unit.wear.rotorless && !unit.gone.includes('RO') && canLand(boardOf(play.state.board), unit.at);
    if (glides && pilotingRoll(play, id, 'landing').ok)
      play.emit({ type: 'cameDown', unit: id, levels: elevationOf(unit), damage: 0, roll: null });
    else crash(play, id);
  }
}

const HARD = 4;

const down: ClassicRule = {
  id: 'TW-vtol-crash',
  cite: CITE,
  kind: 'core',
  // Whoever rides on its wings glides down.
  adds: { piloting: ({ cause, unit }) => (cause === 'landing' && sheetFor(unit).gait !== 'wige' ? HARD : undefined) },
  steps: { closing: [{ name: 'crashes', before: 'hulls', run: bringDown }] },
};

export const flyingRules: readonly ClassicRule[] = [
  airs,
  aloft,
  flak,
  down,
  structural('TW-vtol-rotor', 'how damage to a rotor is marked'),
  structural('TW-vehcrit-vtol', 'the table is its own data, proved row by row'),
];
