import { boardOf } from '@sortie/board';
import { nth, type RuleId } from '@sortie/kernel';
import { hasAt } from '../equipment/fire-control.ts';
import { isRaised } from '../movement/tops.ts';
import type { Blowing } from '../questions.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Arm, GearKind, Location } from '../sheet/sheet.ts';
import { actuator, isMech, isTroop, isWhole, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { isStrong } from './hands.ts';

/** The roll itself is a step of `striking`. */
export const physicalBase: ClassicRule = {
  id: 'TW-phys-base',
  cite: CITE,
  kind: 'core',
  base: { blow: ({ attacker }) => attacker.pilot.piloting },
  adds: { blow: ({ target }) => (target.prone ? -2 : undefined) },
};

/** Actuators of an arm that are struck or were never there. */
export function armFaults({ attacker }: Pick<Blowing, 'attacker'>, arm: Arm): { readonly joints: number; readonly hand: boolean } {
  const lower = actuator(attacker, arm, 'lowerArm');
  const upper = actuator(attacker, arm, 'upperArm');
  const hand = actuator(attacker, arm, 'hand');
  return {
    joints: (upper === 'whole' ? 0 : 1) + (lower === 'whole' ? 0 : 1),
    // It counts whether or not the lower arm is missing with it (TWR-7).
    hand: hand !== 'whole',
  };
}

export const halved = (points: number, times: number): number => (times <= 0 ? points : halved(points >> 1, times - 1));

/** Tons for a point of damage with a fist, and with a claw. */
const [BARE, CLAWED] = [10, 7];

const punch: ClassicRule = {
  id: 'TW-punch',
  cite: CITE,
  kind: 'core',
  covers: ['TW-crit-shoulder', 'TW-crit-uparm', 'TW-crit-loarm', 'TW-crit-hand'],
  adds: {
    blow: about => {
      if (about.blow.kind !== 'punch') return undefined;
      const { joints, hand } = armFaults(about, about.blow.arm);
      // A claw is as clumsy as an arm without a hand, which it takes the place of.
      return 2 * joints + (hand || hasAt(about.attacker, 'claw', about.blow.arm) ? 1 : 0);
    },
  },
  base: {
    blowDamage: about => {
      if (about.blow.kind !== 'punch') return undefined;
      const share = hasAt(about.attacker, 'claw', about.blow.arm) ? CLAWED : BARE;
      return halved(Math.ceil(about.sheet.tons / share), armFaults(about, about.blow.arm).joints);
    },
  },
};

const legFaults = ({ attacker }: Blowing, leg: Location) => ({
  joints: (['upperLeg', 'lowerLeg'] as const).filter(part => actuator(attacker, leg, part) === 'struck').length,
  foot: actuator(attacker, leg, 'foot') === 'struck',
});

const kick: ClassicRule = {
  id: 'TW-kick',
  cite: CITE,
  kind: 'core',
  adds: {
    blow: about => {
      if (about.blow.kind !== 'kick') return undefined;
      const { joints, foot } = legFaults(about, about.blow.leg);
      return -2 + 2 * joints + (foot ? 1 : 0);
    },
  },
  base: {
    blowDamage: about =>
      about.blow.kind === 'kick' ? halved(Math.floor(about.sheet.tons / 5), legFaults(about, about.blow.leg).joints) : undefined,
  },
};

/** Hind legs kick backwards, and not as well. */
const muleKick: ClassicRule = {
  id: 'TW-mulekick',
  cite: CITE,
  kind: 'core',
  adds: { blow: ({ blow }) => (blow.kind === 'kick' && (blow.leg === 'RLL' || blow.leg === 'RRL') ? 1 : undefined) },
};

const push: ClassicRule = {
  id: 'TW-push',
  cite: CITE,
  kind: 'core',
  adds: {
    blow: ({ blow, attacker }) => {
      if (blow.kind !== 'push') return undefined;
      const shoulders = (['LA', 'RA'] as const).filter(arm => actuator(attacker, arm, 'shoulder') === 'struck').length;
      return -1 + 2 * shoulders;
    },
  },
};

/** Swung weapons by kind: what they add to the number, and their damage. */
type Swung = { readonly [kind: string]: readonly [value: number, damage: (tons: number) => number] };

const struckJoints = ({ attacker }: Blowing, at: Location): number =>
  (['upperArm', 'lowerArm'] as const).filter(part => actuator(attacker, at, part) === 'struck').length;

export const weapon = (id: RuleId, kinds: Swung, covers: readonly RuleId[] = []): ClassicRule => {
  const swung = ({ blow, sheet }: Blowing) => (blow.kind === 'club' ? kinds[sheet.gear[blow.gear]?.kind ?? ''] : undefined);
  return {
    id,
    cite: CITE,
    kind: 'core',
    covers,
    adds: {
      blow: about => {
        const [value] = swung(about) ?? [];
        if (value === undefined || about.blow.kind !== 'club') return undefined;
        const { at } = nth(about.sheet.gear, about.blow.gear);
        return value + 2 * (at === 'HH' ? struckJoints(about, 'LA') + struckJoints(about, 'RA') : struckJoints(about, at));
      },
    },
    base: { blowDamage: about => swung(about)?.[1](about.sheet.tons) },
  };
};

/** How the two drivers compare: a better one on the other side is harder to run into. */
const skills = ({ attacker, target }: Blowing): number => attacker.pilot.piloting - target.pilot.piloting;

/** The hex of the target is the last of the way (the book leaves open whether it counts). */
const TARGET_HEX = 1;

const charge: ClassicRule = {
  id: 'TW-charge',
  cite: CITE,
  kind: 'core',
  adds: {
    blow: about => (about.blow.kind === 'charge' ? skills(about) + OWN_MOVE[about.attacker.moved?.mode ?? 'stand'] : undefined),
  },
  base: {
    blowDamage: ({ blow, sheet, attacker }) => {
      if (blow.kind !== 'charge') return undefined;
      const hexes = (attacker.moved?.hexes ?? 0) + TARGET_HEX;
      return Math.max(0, Math.ceil((sheet.tons * (hexes - 1)) / 10));
    },
  },
};

const OWN_MOVE = { stand: 0, walk: 1, run: 2, jump: 3 } as const;

/** Men are hard to come down on (TW-dfa-how). */
const SMALL = 3;

const death: ClassicRule = {
  id: 'TW-dfa',
  cite: CITE,
  kind: 'core',
  adds: { blow: about => (about.blow.kind === 'dfa' ? skills(about) + (isTroop(about.target) ? SMALL : 0) : undefined) },
  // Rounded up after all that multiplies it.
  base: { blowDamage: ({ blow, sheet }) => (blow.kind === 'dfa' ? (sheet.tons * 3) / 10 : undefined) },
};

/** Claws on the feet: they help the leg that has them to kick, and both to come down on somebody. */
const talons: ClassicRule = {
  id: 'TW-house-talons',
  cite: 'house',
  kind: 'core',
  multiplies: {
    blowDamage: ({ blow, attacker, sheet }) => {
      const legs = blow.kind === 'kick' ? [blow.leg] : blow.kind === 'dfa' ? sheet.legs : [];
      return legs.some(leg => hasAt(attacker, 'talons', leg)) ? 3 / 2 : undefined;
    },
  },
};

/** A limb under water does half the damage; among troopers a blow made for machines does a tenth. */
const submerged: ClassicRule = {
  id: 'TW-phys-under',
  cite: CITE,
  kind: 'core',
  multiplies: {
    blowDamage: ({ attacker, blow, state, target }) => {
      if (sheetFor(target).kind === 'infantry') return 1 / 10;
      const depth = attacker.at && !isRaised(attacker) ? depthOf(boardOf(state.board), attacker.at) : 0;
      const wet = blow.kind === 'kick' ? depth > 0 : (blow.kind === 'punch' || blow.kind === 'club' || blow.kind === 'swing') && depth > 1;
      return wet ? 1 / 2 : undefined;
    },
  },
};

/** Weapons that are swung by muscle alone; so is a vibroblade that is switched off. */
const SWUNG_BY_MUSCLES: ReadonlySet<GearKind> = new Set(['hatchet', 'sword', 'mace']);

function isMuscular({ blow, sheet }: Blowing): boolean {
  if (blow.kind === 'club') {
    const { kind } = nth(sheet.gear, blow.gear);
    return SWUNG_BY_MUSCLES.has(kind) || (kind.startsWith('vibro') && !blow.active);
  }
  return blow.kind === 'punch' || blow.kind === 'kick' || blow.kind === 'swing';
}

/** Muscles of industry need no heat. */
const hasLabour = ({ attacker, sheet }: Blowing): boolean =>
  sheet.gear.some(({ kind }, i) => kind === 'labour' && isWhole(attacker, 'gear', i));

const strong: ClassicRule = {
  id: 'TW-phys-tsm',
  cite: CITE,
  kind: 'core',
  multiplies: { blowDamage: about => (isMuscular(about) && (isStrong(about.attacker) || hasLabour(about)) ? 2 : undefined) },
};

/** The arm that a blow is struck with; what moves it does not matter to a shield. */
function armOf({ blow, sheet }: Blowing): Location | undefined {
  if (blow.kind === 'punch') return blow.arm;
  const swung = blow.kind === 'club' ? nth(sheet.gear, blow.gear) : undefined;
  return swung?.kind.startsWith('shield') ? undefined : swung?.at;
}

/** What is built into a machine helps its blows or hampers them. */
const equipped: ClassicRule = {
  id: 'TW-phys-gear',
  cite: CITE,
  kind: 'core',
  adds: {
    blow: about => {
      const { attacker, blow, sheet } = about;
      if (!isMech(attacker)) return undefined;
      const arm = armOf(about);
      const enhanced = arm && hasAt(attacker, 'aes', arm) ? -1 : 0;
      const plated = blow.kind === 'punch' && Object.values(attacker.modular ?? {}).some(points => points > 0) ? 1 : 0;
      const labour = hasLabour(about) && blow.kind !== 'charge' && blow.kind !== 'dfa' ? 2 : 0;
      const giant = sheet.large && blow.kind !== 'push' ? 1 : 0;
      return enhanced + plated + labour + giant || undefined;
    },
  },
};

export const numberRules: readonly ClassicRule[] = [
  punch,
  kick,
  muleKick,
  push,
  weapon('TW-hatchet', { hatchet: [-1, tons => Math.floor(tons / 5)] }),
  weapon('TW-sword', { sword: [-2, tons => Math.ceil(tons / 10) + 1] }),
  weapon('TW-mace', { mace: [1, tons => Math.ceil(tons / 4)] }, ['TOE-mace-to-hit']),
  weapon('TW-rblade', { blade: [-2, tons => Math.ceil(tons / 10)] }),
  weapon('TW-lance', { lance: [1, tons => Math.floor(tons / 5)] }, ['TOE-lance-to-hit', 'TOE-t404-lance-damage']),
  weapon(
    'TW-indust',
    {
      saw: [0, () => 5],
      dualSaw: [0, () => 7],
      drill: [-1, () => 4],
      backhoe: [1, () => 6],
      pileDriver: [2, () => 10],
      wreckingBall: [1, () => 8],
      rockCutter: [1, () => 5],
      flail: [0, () => 9],
      combine: [-2, () => 3],
    },
    ['TOE-flail-to-hit'],
  ),
  charge,
  death,
  talons,
  submerged,
  strong,
  equipped,
];
