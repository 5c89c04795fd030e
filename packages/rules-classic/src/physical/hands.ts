import { sure } from '@sortie/kernel';
import { equipment, find, type Unit as Paper } from '@sortie/roster';
import type { Condition, Gun, Thing, Unit } from '../shape.ts';
import { type Design, sheetOf } from '../sheet/compile.ts';
import { ARMS, type Arm } from '../sheet/sheet.ts';
import { actuator, canAct, conditioned, isGone, isMech, isProto, isWhole, sheetFor } from '../state.ts';

export const paperOf = (design: Design): Paper => (typeof design === 'string' ? sure(find(design), 'the find') : design);

const armed = new WeakMap<Paper, Map<Design, Paper>>();

/** The paper of a machine with a weapon in its hands: what it fires itself keeps its numbers. */
function armedWith(design: Design, { design: gun }: Gun): Paper {
  let known = armed.get(gun);
  if (!known) {
    known = new Map();
    armed.set(gun, known);
  }
  let both = known.get(design);
  if (!both) {
    const unit = paperOf(design);
    both = { ...unit, mounts: [...unit.mounts, ...gun.mounts.map(mount => ({ ...mount, at: 'HH' }))] };
    known.set(design, both);
  }
  return both;
}

/** A unit that has taken something up. */
export function holding(unit: Unit, thing: Thing): Partial<Unit> {
  const { gun } = thing;
  const condition: Condition = { ...unit.condition, holds: gun ? { ...thing, bare: unit.design } : thing };
  if (!gun) return { condition };
  const first = sheetFor(unit).weapons.length;
  return {
    condition,
    design: armedWith(unit.design, gun),
    ammo: [...unit.ammo, ...gun.ammo],
    spent: [...unit.spent, ...gun.spent.map(weapon => weapon + first)],
  };
}

/** What it holds, as it is now. */
export function held(unit: Unit): Thing | undefined {
  const { bare, ...thing } = unit.condition?.holds ?? { kind: undefined };
  if (thing.kind === undefined) return undefined;
  if (!thing.gun || bare === undefined) return thing as Thing;
  const { weapons, bins } = sheetOf(bare);
  const spent = unit.spent.flatMap(weapon => (weapon >= weapons.length ? [weapon - weapons.length] : []));
  return { ...thing, gun: { ...thing.gun, ammo: unit.ammo.slice(bins.length), spent } };
}

/** A unit with empty hands. */
export function letGo(unit: Unit): Partial<Omit<Unit, 'condition'>> & { readonly condition: Condition | null } {
  const condition = conditioned(unit.condition, { holds: undefined });
  const bare = unit.condition?.holds?.bare;
  if (bare === undefined) return { condition };
  const { weapons, bins } = sheetOf(bare);
  return {
    condition,
    design: bare,
    ammo: unit.ammo.slice(0, bins.length),
    spent: unit.spent.filter(weapon => weapon < weapons.length),
    jammed: unit.jammed.filter(weapon => weapon < weapons.length),
  };
}

/** Claws grip as well as hands where the rules know how. */
const hasHand = (unit: Unit, arm: Arm): boolean =>
  actuator(unit, arm, 'hand') === 'whole' || sheetFor(unit).gear.some(({ kind, at }) => kind === 'claw' && at === arm);

/** Arms that can take something up. */
export const hands = (unit: Unit): readonly Arm[] =>
  (isMech(unit) || isProto(unit)) && !sheetFor(unit).quad && canAct(unit) && !unit.prone
    ? ARMS.filter(arm => !isGone(unit, arm) && (isProto(unit) || (actuator(unit, arm, 'shoulder') === 'whole' && hasHand(unit, arm))))
    : [];

/** Hands of its own, and no claws, at the end of all arms that it can use. */
export const ownHands = (unit: Unit): boolean => hands(unit).every(arm => actuator(unit, arm, 'hand') === 'whole');

const TSM_HEAT = 9;

/** Muscles that the heat has made stronger. */
export const isStrong = (unit: Unit): boolean =>
  unit.heat >= TSM_HEAT && sheetFor(unit).gear.some(({ kind }, i) => kind === 'tsm' && isWhole(unit, 'gear', i));

/** Half tons that muscles lift of themselves: a tenth of the machine, half of that with one hand. */
export const plainBurden = (unit: Unit, one: boolean): number => Math.floor(sheetFor(unit).tons / (one ? 10 : 5));

/** Half tons that it can lift now. */
export const burdenOf = (unit: Unit, one: boolean): number => plainBurden(unit, one) * (isStrong(unit) ? 2 : 1);

const papers = new WeakMap<Paper, Thing>();

/** A weapon that was made to be held, as it comes from the armory. */
export function gunOf(design: Design): Thing {
  const paper = paperOf(design);
  let thing = papers.get(paper);
  if (!thing) {
    const ammo = paper.mounts.flatMap(({ item: id, shots }) => {
      const item = equipment(id);
      return item?.kind === 'ammo' ? [shots ?? item.shots] : [];
    });
    const armor = Object.values(paper.armor.front).reduce((sum, points) => sum + points, 0);
    thing = { kind: 'gun', halves: Math.ceil(paper.tons * 2), gun: { design: paper, armor, ammo, spent: [] } };
    papers.set(paper, thing);
  }
  return thing;
}

/** Hands of its own on both arms, with all that moves them. */
export const hasFullArms = (unit: Unit): boolean =>
  isProto(unit) || ARMS.every(arm => (['upperArm', 'lowerArm', 'hand'] as const).every(part => actuator(unit, arm, part) === 'whole'));
