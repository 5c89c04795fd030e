import type { Roll } from '@sortie/kernel';
import { marksOf, throughArmor, throughFrame } from '../damage/plates.ts';
import type { Wound } from '../questions.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { sheetFor, unitAt } from '../state.ts';
import { isDeck } from './critical-table.ts';
import { bent, criticalHit, vehicleCriticalRules } from './criticals.ts';
import { motiveDamage, motiveRules } from './motive.ts';

/** One group of damage to a vehicle: armor, structure, criticals and motive damage. Nothing goes on to another location. */
export function woundVehicle(play: Play, hit: Wound): void {
  const { unit: id, location, critical, motive, pierces, side, source } = hit;
  const unit = unitAt(play.state, id);
  const points = location === 'RO' ? Math.ceil(hit.points / ROTOR_SHARE) : hit.points;
  const armor = throughArmor(unit, location, false, points, source);
  const frame = throughFrame(unit, location, points - armor.used);
  play.emit({ type: 'damaged', unit: id, location, rear: false, ...marksOf(unit, location, false, armor, frame), source });
  if (frame.used > 0) criticalHit(play, hit);
  if (critical || (frame.used === 0 && points > sheetFor(unit).bar)) criticalHit(play, hit);
  else if (pierces !== undefined && frame.used === 0) criticalHit(play, hit, pierces);
  if (location === 'RO') bendRotor(play, id);
  if (motive) motiveDamage(play, id, location, side === 'rear' ? 1 : side === 'left' || side === 'right' ? 2 : 0);
  if ((unitAt(play.state, id).structure[location] ?? 0) > 0) return;
  play.emit({ type: 'lost', unit: id, location, how: 'destroyed' });
  if (location === 'RO') loseRotor(play, id);
}

/** A rotor takes a tenth of the damage, and a point of movement with every hit (TW-vtol-rotor). */
const ROTOR_SHARE = 10;

function bendRotor(play: Play, id: UnitId): void {
  const { wear } = unitAt(play.state, id);
  if (!wear || wear.cruise === 0) return;
  const roll: Roll = { rule: 'TW-vtol-rotor', faces: [], total: 0 };
  play.emit({ type: 'worn', unit: id, what: 'rotor', location: 'RO', roll, wear: bent(wear), jams: null, doomed: null });
}

/** Nothing holds it in the air any more. */
function loseRotor(play: Play, id: UnitId): void {
  const { wear } = unitAt(play.state, id);
  if (!wear || wear.rotorless) return;
  const roll: Roll = { rule: 'TW-vtol-rotor', faces: [], total: 0 };
  const after = { ...wear, cruise: 0, immobile: true, rotorless: true } as const;
  play.emit({ type: 'worn', unit: id, what: 'rotorGone', location: 'RO', roll, wear: after, jams: null, doomed: null });
}

const structure: ClassicRule = {
  id: 'TW-veh-is',
  cite: CITE,
  kind: 'core',
  covers: ['TW-is-vehicle'],
  steps: {
    closing: [
      {
        name: 'hulls',
        before: 'wrecks',
        run: play => {
          for (const unit of play.state.units)
            if (unit.fate === 'fighting' && unit.wear && unit.gone.some(at => at !== 'RO' && !isDeck(at)))
              play.emit({ type: 'destroyed', unit: unit.id, by: 'TW-veh-is' });
        },
      },
    ],
  },
};

export const vehicleDamageRules: readonly ClassicRule[] = [structure, ...motiveRules, ...vehicleCriticalRules];
