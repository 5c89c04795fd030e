import { boardOf } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { locate } from '../../locations/locate.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { divesOnWheels, type Location } from '../../sheet/sheet.ts';
import { isFighting, isMech, sheetFor, unitAt } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';

/** Below this every hex may crush a machine, and from the other on none lasts. */
const SAFE = 15;
const DEADLY = 36;
/** What a roll has to reach to crush a machine that weighs nothing, just below the safe depth: the table is not at hand (TOE-reading-80). */
const CRUSHED_FROM = 5;

/** Heavy machines stand more, and every level takes some of it away. */
const number = advanced('TOE-crush-depth-modifier-mechs', {
  base: { crushNumber: () => CRUSHED_FROM },
  adds: { crushNumber: ({ unit, depth }) => Math.floor(sheetFor(unit).tons / 10) - Math.max(0, depth - SAFE) },
});

/** It closes holes and holds nothing up: the hull stands a little more, and is crushed as any other. */
const harjel = advanced('TOE-harjel-crush', {
  needs: ['TOE-crush-depth-check-frequency'],
  adds: { crushNumber: ({ unit }) => (sheetFor(unit).gear.some(({ item }) => item === 'IS HarJel') ? 1 : undefined) },
});

const isOpen = (unit: Unit, location: Location): boolean => {
  const slots = sheetFor(unit).slots[location] ?? [];
  return unit.gone.includes(location) || (slots.length > 0 && unit.hits[location]?.length === slots.length);
};

/** One place gives way and all in it stops; a place that has given way before does so no second time (TOE-extreme-depths-breach-duplicate). */
function crush(play: Play, id: number): void {
  const { location } = locate(play, id, 'body', 'front', 0);
  const unit = unitAt(play.state, id);
  if (isOpen(unit, location)) return;
  const slots = (sheetFor(unit).slots[location] ?? []).map((_, i) => i);
  const fatal = location === 'HD' || location === 'CT';
  play.emit({
    type: 'breached',
    unit: id,
    location,
    roll: null,
    open: true,
    slots,
    doomed: fatal ? 'TOE-crush-depth-check-frequency' : null,
  });
}

/** Suits that were not made for water. */
const isFrail = (unit: Unit): boolean => {
  const { kind, motive } = sheetFor(unit);
  return kind === 'battleArmor' && motive !== 'umu';
};

/** Whoever walks or drives along the bottom. */
const isPressed = (unit: Unit): boolean => {
  const { kind, gait } = sheetFor(unit);
  return kind === 'mech' || kind === 'proto' || divesOnWheels(gait);
};

/** A 'Mech loses a place at a time; the hulls of all others are one. */
function verdict(unit: Unit, frail: boolean, rolled: boolean): RuleId | null {
  if (frail) return 'TOE-extreme-depths-battle-armor';
  if (rolled) return isMech(unit) ? null : 'TOE-crush-depth-check-frequency';
  return 'TOE-extreme-depth-mechs-36-50';
}

function press(play: Play, about: Entering): void {
  const unit = play.state.units[about.unit];
  const depth = depthOf(boardOf(play.state.board), about.to);
  if (depth <= SAFE || !isFighting(unit)) return;
  const frail = isFrail(unit);
  if (!frail && !isPressed(unit)) return;
  const needed = play.ask('crushNumber', { unit, depth });
  const roll = frail || (depth >= DEADLY && isMech(unit)) ? null : play.roll(2, 6, 'TOE-crush-depth-check-frequency');
  const ok = roll !== null && roll.total < needed.total;
  play.emit({
    type: 'pressed',
    unit: unit.id,
    depth,
    number: needed,
    roll,
    ok,
    doomed: ok ? null : verdict(unit, frail, roll !== null),
  });
  if (!ok && roll !== null && isMech(unit)) crush(play, unit.id);
  if (roll === null) about.stopped = true;
}

/** A roll for each hex that is entered deeper than fifteen levels; at 36 nothing that walks is left. */
const checks = advanced('TOE-crush-depth-check-frequency', {
  needs: ['TOE-crush-depth-modifier-mechs'],
  covers: ['TOE-extreme-depths-breach-duplicate', 'TOE-extreme-depth-mechs-36-50', 'TOE-extreme-depths-battle-armor'],
  steps: {
    entering: [{ name: 'pressure', after: 'water', run: press }],
    landing: [{ name: 'pressure', after: 'water', run: press }],
  },
});

export const depthRules: readonly ClassicRule[] = [number, checks, harjel];
