import { chanceOf, misread, oneOf, optional, type Reading, record, type SceneAnswer, tell, text } from '@sortie/kernel';
import { equipmentNamed } from '@sortie/roster';
import { sideStruck } from '../arcs/arcs.ts';
import { tableFor } from '../physical/levels.ts';
import { isClub } from '../physical/reach.ts';
import { blowing } from '../physical/strike.ts';
import type { View } from '../rule.ts';
import type { Blow } from '../shape.ts';
import type { Location, Sheet } from '../sheet/sheet.ts';
import { type OnMap, sheetFor } from '../state.ts';
import { pair } from './fire.ts';
import { during, type Position } from './stage.ts';

const KINDS = ['punch', 'kick', 'push', 'club', 'frenzy', 'leg', 'swarm', 'trip'] as const;
type Kind = (typeof KINDS)[number];
const LIMBS = ['left', 'right', 'leftRear', 'rightRear', 'center'] as const;
type Limb = (typeof LIMBS)[number];

const blowQuestion = record({
  kind: oneOf(...KINDS),
  attacker: text(60),
  target: text(60),
  limb: optional(oneOf(...LIMBS)),
  weapon: optional(text(200)),
});

const ARM: { readonly [L in Limb]?: 'LA' | 'RA' } = { left: 'LA', right: 'RA' };
const LEG: { readonly [L in Limb]?: Location } = { left: 'LL', right: 'RL', center: 'CL' };
const QUAD_LEG: { readonly [L in Limb]?: Location } = { left: 'FLL', right: 'FRL', leftRear: 'RLL', rightRear: 'RRL' };

/** The weapon that an arm swings, by its name; the first of its kind where none is named. */
function swungBy(sheet: Sheet, name: string | undefined): number {
  const item = name === undefined ? undefined : equipmentNamed(name);
  return sheet.gear.findIndex(one => (name === undefined ? isClub(one.kind) : one.name === name || one.item === item?.id));
}

/** A blow of a scene. */
function blowOf(kind: Kind, limb: Limb | undefined, weapon: string | undefined, unit: OnMap, target: number): Reading<Blow> {
  const sheet = sheetFor(unit);
  if (kind === 'punch') {
    const arm = ARM[limb ?? 'right'];
    return arm ? { ok: true, value: { kind, arm, target } } : misread(tell('a punch is thrown with limb left or right'), 'ask.limb');
  }
  if (kind === 'kick') {
    const leg = (sheet.quad ? QUAD_LEG : LEG)[limb ?? 'right'];
    return leg ? { ok: true, value: { kind, leg, target } } : misread(tell('it has no such leg'), 'ask.limb');
  }
  if (kind !== 'club') return { ok: true, value: { kind, target } };
  const gear = swungBy(sheet, weapon);
  const known = sheet.gear.map(({ name }) => name).join(', ') || 'none';
  return gear >= 0
    ? { ok: true, value: { kind, gear, target } }
    : misread(tell('no weapon {weapon}: it has {weapons}', { weapon: weapon ?? '', weapons: known }), 'ask.weapon');
}

/** The blow that a question is about, who strikes it and whom. */
export function blowAsked(
  position: Position,
  ask: unknown,
): Reading<{ readonly unit: OnMap; readonly target: OnMap; readonly blow: Blow }> {
  const read = blowQuestion(ask, 'ask');
  if (!read.ok) return read;
  const { kind, attacker, target: wanted, limb, weapon } = read.value;
  const units = pair(position, attacker, wanted);
  if (!units.ok) return units;
  const [unit, target] = units.value;
  const blow = blowOf(kind, limb, weapon, unit, target.id);
  return blow.ok ? { ok: true, value: { unit, target, blow: blow.value } } : blow;
}

/** The number of a blow, or why it cannot be struck. */
export function askBlow(position: Position, ask: unknown): Reading<SceneAnswer> {
  const asked = blowAsked(position, ask);
  if (!asked.ok) return asked;
  const { unit, target, blow } = asked.value;
  return { ok: true, value: judged(position, unit, target, blow) };
}

/** What the rules say of a blow. */
export function judged(position: Position, unit: OnMap, target: OnMap, blow: Blow): SceneAnswer {
  const state = during(position.state, 'physical', unit.seat);
  const more = { side: sideStruck(state, target, unit) };
  const [refused] = position.book.check(state as View, { type: 'strike', unit: unit.id, blows: [blow] }, unit.seat);
  if (refused) return { refused, more };
  const about = blowing(state, unit, target, blow);
  const answer = position.book.ask('blow', about);
  const damage = position.book.ask('blowDamage', about).total;
  const table = tableFor(state, unit, target, blow.kind) ?? 'body';
  return { answer, chance: chanceOf(answer.total), more: { ...more, damage, selfDamage: 0, table } };
}
