import { nth, type RuleId, sure } from '@sortie/kernel';
import { hurtPilot } from '../pilots/pilots.ts';
import type { Wound } from '../questions.ts';
import type { ClassicRule, Play } from '../rule.ts';
import type { Unit, UnitId } from '../shape.ts';
import type { Location, Part } from '../sheet/sheet.ts';
import { isWhole, sheetFor, unitAt } from '../state.ts';
import { hungOn } from './flight.ts';
import { rowOf, type System } from './locate.ts';

/** A tenth of the armor of a side: what is more may reach something behind it. */
const thresholdOf = (unit: Unit, location: Location): number => Math.ceil((sheetFor(unit).armor[location] ?? 0) / 10);

const HALVED = 2;

/** One group of damage to a fighter: armor, and half of what is left of it to the airframe that all sides share. */
export function woundFighter(play: Play, { unit: id, location, points, critical, pierces, rolled, side, source }: Wound): void {
  const unit = unitAt(play.state, id);
  const armor = Math.min(points, unit.armor[location] ?? 0);
  const structure = Math.min(Math.floor((points - armor) / HALVED), unit.structure['SI'] ?? 0);
  play.emit({ type: 'damaged', unit: id, location, rear: false, armor, structure: 0, counts: armor + structure, source });
  if (structure > 0) play.emit({ type: 'damaged', unit: id, location: 'SI', rear: false, armor: 0, structure, counts: 0, source });
  if ((unitAt(play.state, id).structure['SI'] ?? 0) === 0) {
    play.emit({ type: 'lost', unit: id, location: 'SI', how: 'destroyed' });
    return;
  }
  const opened = structure > 0 || points > thresholdOf(unit, location) || critical || pierces !== undefined;
  if (opened && points > 0)
    criticalHit(play, id, location, rolled === undefined ? 'weapon' : rowOf(side ?? 'front', rolled)[1], pierces ?? 0);
}

/** Pilots of fighters feel an explosion once (TOE-reading-221). */
const SHOCK = 1;

/** An explosion inside: all of it strikes the airframe. */
export function burstAirframe(play: Play, id: UnitId, points: number): void {
  const structure = Math.min(points, unitAt(play.state, id).structure['SI'] ?? 0);
  if (structure > 0)
    play.emit({
      type: 'damaged',
      unit: id,
      location: 'SI',
      rear: false,
      armor: 0,
      structure,
      counts: structure,
      source: { kind: 'explosion' },
    });
  if ((unitAt(play.state, id).structure['SI'] ?? 0) === 0) play.emit({ type: 'lost', unit: id, location: 'SI', how: 'destroyed' });
  else hurtPilot(play, id, SHOCK);
}

const STRUCK_FROM = 8;

function criticalHit(play: Play, id: UnitId, location: Location, system: System, more: number): void {
  const roll = play.roll(2, 6, 'TW-house-fighter-hits');
  const row = { total: roll.total + more, terms: [] };
  play.emit({ type: 'criticalRolled', unit: id, location, roll, row });
  if (row.total >= STRUCK_FROM) EFFECTS[system](play, id, location);
}

type Effect = (play: Play, id: UnitId, location: Location) => void;

const DOOMED: RuleId = 'TW-house-fighter-hits';

/** The next slot of a system that still works is struck; the last one of an engine is the end. */
const strikes =
  (part: Part): Effect =>
  (play, id) => {
    const unit = unitAt(play.state, id);
    const slots = sure(sheetFor(unit).slots['SI'], 'the slots');
    const free = slots.flatMap((slot, i) => (slot.part === part && !unit.hits['SI']?.includes(i) ? [i] : []));
    if (free.length === 0) return;
    const doomed = part === 'drive' && free.length === 1 ? DOOMED : null;
    play.emit({ type: 'slotHit', unit: id, location: 'SI', slot: nth(free, 0), rolls: [], cause: null, doomed });
  };

/** The first weapon there that still works. */
const weapon: Effect = (play, id, location) => {
  const unit = unitAt(play.state, id);
  const slots = sheetFor(unit).slots[location] ?? [];
  const slot = slots.findIndex(({ part, ref }) => part === 'weapon' && isWhole(unit, 'weapon', ref));
  if (slot >= 0) play.emit({ type: 'slotHit', unit: id, location, slot, rolls: [], cause: null, doomed: null });
};

const bomb: Effect = (play, id) => {
  const bin = hungOn(unitAt(play.state, id))[0];
  if (bin !== undefined) play.emit({ type: 'emptied', unit: id, bin });
};

const TANK_HOLDS_BELOW = 10;

/** A tank that is struck may go up. */
const fuel: Effect = (play, id) => {
  const roll = play.roll(2, 6, 'TW-house-fighter-hits');
  play.emit({ type: 'tankStruck', unit: id, roll, doomed: roll.total >= TANK_HOLDS_BELOW ? DOOMED : null });
};

const EFFECTS: { readonly [S in System]: Effect } = {
  weapon,
  bomb,
  fuel,
  control: (play, unit) => play.emit({ type: 'caused', unit, cause: 'control' }),
  crew: (play, id) => hurtPilot(play, id, 1),
  instruments: strikes('instruments'),
  avionics: strikes('avionics'),
  fireControl: strikes('fireControl'),
  undercarriage: strikes('undercarriage'),
  sink: strikes('sink'),
  drive: strikes('drive'),
};

/** House: where a fighter is struck, and what that does (TOE-reading-143). An airframe without a point left falls apart. */
const hits: ClassicRule = {
  id: 'TW-house-fighter-hits',
  cite: 'house',
  kind: 'core',
  steps: {
    closing: [
      {
        name: 'airframes',
        after: 'wrecks',
        run: play => {
          for (const unit of play.state.units)
            if (unit.flight && unit.fate === 'fighting' && unit.gone.includes('SI'))
              play.emit({ type: 'destroyed', unit: unit.id, by: DOOMED });
        },
      },
    ],
  },
};

export const fighterHitRules: readonly ClassicRule[] = [hits];
