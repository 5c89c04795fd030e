import { FACINGS } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { canFlip, type Pose } from '../arcs/arcs.ts';
import { binOf, takesSeveral } from '../attack/aim.ts';
import { barragesOf } from '../attack/barrage.ts';
import { mayFire } from '../attack/holding-fire.ts';
import { suitsFor, weaponsFor } from '../attack/weapons-for.ts';
import { isSheltered } from '../buildings/walls.ts';
import { tuningsOf } from '../electronics/settings.ts';
import type { Book, View } from '../rule.ts';
import type { Command, Shot, State, Wear } from '../shape.ts';

import { isArm, type Weapon } from '../sheet/sheet.ts';
import { isMech, isProto, type OnMap, sheetFor } from '../state.ts';

import { enemiesOf } from './who.ts';
/** Ways in which a unit can hold itself while it fires. */
export function posesOf(unit: OnMap): readonly Pose[] {
  if (unit.wear) return turretsOf(unit, unit.wear);
  if (!(isMech(unit) || isProto(unit)) || sheetFor(unit).quad || unit.prone) return [{ twist: 0, flip: false }];
  const poses: Pose[] = [
    { twist: 0, flip: false },
    { twist: -1, flip: false },
    { twist: 1, flip: false },
  ];
  if (canFlip(unit)) poses.push({ twist: 0, flip: true });
  return poses;
}

/** A turret may point over any side as long as it turns. */
function turretsOf(unit: OnMap, { turret, stuckTurret, fore = 0, stuckFore }: Wear): readonly Pose[] {
  const { locations } = sheetFor(unit);
  const free = locations.includes('TU') && stuckTurret === 'no';
  const poses = (free ? FACINGS : [turret]).map((side): Pose => ({ twist: 0, flip: false, turret: side }));
  if (!locations.includes('FT')) return poses;
  return poses.flatMap(pose => (stuckFore ? [fore] : FACINGS).map((side): Pose => ({ ...pose, fore: side })));
}

/** All of some weapons at one target, as far as ammunition goes and as one arm allows who lies on the other. */
export function volley(unit: OnMap, weapons: readonly number[], target: number, suits: (weapon: Weapon) => boolean): readonly Shot[] {
  const sheet = sheetFor(unit);
  const left = [...unit.ammo];
  const shots: Shot[] = [];
  let arm: string | null = null;
  for (const i of weapons) {
    const weapon = nth(sheet.weapons, i);
    if (unit.prone && !sheet.quad && isArm(weapon.at)) {
      if (arm !== null && arm !== weapon.at) continue;
      arm = weapon.at;
    }
    const bin =
      weapon.ammo === '' ? null : binOf({ ...unit, ammo: left }, weapon, { weapon: i, target }, takesSeveral(weapon) ? suits : undefined);
    if (weapon.ammo !== '' && bin === null) continue;
    if (bin !== null) left[bin] = nth(left, bin) - 1;
    shots.push(bin === null ? { weapon: i, target } : { weapon: i, target, bin });
  }
  return shots;
}

export const declaration = (
  unit: number,
  { twist, flip, turret, fore }: Pose,
  shots: readonly Shot[],
): Extract<Command, { readonly type: 'declare' }> => ({
  type: 'declare',
  unit,
  twist,
  ...(flip ? { flip: true as const } : {}),
  ...(turret === undefined ? {} : { turret }),
  ...(fore === undefined ? {} : { fore }),
  shots,
});

export function* declareOptions(view: State, unit: OnMap, book: Book): Generator<Command> {
  yield { type: 'declare', unit: unit.id, twist: 0, shots: [] };
  for (const tuning of tuningsOf(unit, book)) yield { type: 'declare', unit: unit.id, twist: 0, shots: [], tunes: [tuning] };
  for (const order of book.offered('orders', { unit })) {
    const command: Command = { type: 'declare', unit: unit.id, twist: 0, shots: [], orders: [order] };
    if (book.allows(view as View, command, unit.seat)) yield command;
  }
  for (const command of book.offered('declarations', { view, unit, book }))
    if (book.allows(view as View, command, unit.seat)) yield command;
  yield* besides(view, unit, book);
  if (!mayFire(view, unit, book)) return;
  for (const barrage of barragesOf(unit, book))
    for (const pose of posesOf(unit))
      for (const { at } of enemiesOf(view, unit)) yield { ...declaration(unit.id, pose, []), barrages: [{ ...barrage, at }] };
  for (const target of enemiesOf(view, unit)) {
    if (isSheltered(view, unit, target)) continue;
    for (const pose of posesOf(unit)) yield* volleysAt(view, unit, target, pose, book);
  }
}

/** What else is said with a declaration: for whom it spots, that it shuts down or that its crew leaves it. */
function* besides(view: State, unit: OnMap, book: Book): Generator<Command> {
  const hold = { type: 'declare', unit: unit.id, twist: 0, shots: [] } as const;
  const spotting = enemiesOf(view, unit).map(({ id }): Command => ({ ...hold, spots: id }));
  for (const command of [...spotting, { ...hold, powerDown: true } as const, { ...hold, eject: true } as const])
    if (book.allows(view as View, command, unit.seat)) yield command;
}

/** All that bears on a target, and each weapon alone. */
function* volleysAt(view: State, unit: OnMap, target: OnMap, pose: Pose, book: Book): Generator<Command> {
  const weapons = weaponsFor(view, unit, target, pose, book);
  const all = volley(unit, weapons, target.id, suitsFor(view, unit, target, book));
  if (all.length > 1) yield declaration(unit.id, pose, all);
  for (const shot of all) yield declaration(unit.id, pose, [shot]);
  const [first] = all;
  if (!first) return;
  for (const other of book.offered('shots', { view, unit, shot: first })) {
    const command = declaration(unit.id, pose, [other]);
    if (book.allows(view as View, command, unit.seat)) yield command;
  }
}
