import { boardOf } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import type { Blowing } from '../questions.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Arm, Location } from '../sheet/sheet.ts';
import { actuator } from '../state.ts';
import { depthOf } from '../terrain/board.ts';

/** The roll itself is a step of `striking`. */
export const physicalBase: ClassicRule = {
  id: 'TW-phys-base',
  cite: CITE,
  kind: 'core',
  base: { blow: ({ attacker }) => attacker.pilot.piloting },
  adds: { blow: ({ target, blow }) => (target.prone && blow.kind !== 'charge' ? -2 : undefined) },
};

/** Actuators of an arm that are struck or were never there. */
export function armFaults({ attacker }: Pick<Blowing, 'attacker'>, arm: Arm): { readonly joints: number; readonly hand: boolean } {
  const lower = actuator(attacker, arm, 'lowerArm');
  const upper = actuator(attacker, arm, 'upperArm');
  const hand = actuator(attacker, arm, 'hand');
  return {
    joints: (upper === 'whole' ? 0 : 1) + (lower === 'whole' ? 0 : 1),
    // A hand that is missing together with its arm is not counted twice.
    hand: hand === 'struck' || (hand === 'missing' && lower !== 'missing'),
  };
}

export const halved = (points: number, times: number): number => (times <= 0 ? points : halved(points >> 1, times - 1));

const punch: ClassicRule = {
  id: 'TW-punch',
  cite: CITE,
  kind: 'core',
  covers: ['TW-crit-shoulder', 'TW-crit-uparm', 'TW-crit-loarm', 'TW-crit-hand'],
  adds: {
    blow: about => {
      if (about.blow.kind !== 'punch') return undefined;
      const { joints, hand } = armFaults(about, about.blow.arm);
      return 2 * joints + (hand ? 1 : 0);
    },
  },
  base: {
    blowDamage: about =>
      about.blow.kind === 'punch' ? halved(Math.ceil(about.sheet.tons / 10), armFaults(about, about.blow.arm).joints) : undefined,
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
        const { at } = about.sheet.gear[about.blow.gear]!;
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

const death: ClassicRule = {
  id: 'TW-dfa',
  cite: CITE,
  kind: 'core',
  adds: { blow: about => (about.blow.kind === 'dfa' ? skills(about) : undefined) },
  base: { blowDamage: ({ blow, sheet }) => (blow.kind === 'dfa' ? Math.ceil((sheet.tons * 3) / 10) : undefined) },
};

/** A limb under water does half the damage. */
const submerged: ClassicRule = {
  id: 'TW-phys-under',
  cite: CITE,
  kind: 'core',
  multiplies: {
    blowDamage: ({ attacker, blow, state }) => {
      const depth = attacker.at ? depthOf(boardOf(state.board), attacker.at) : 0;
      const wet = blow.kind === 'kick' ? depth > 0 : (blow.kind === 'punch' || blow.kind === 'club' || blow.kind === 'swing') && depth > 1;
      return wet ? 1 / 2 : undefined;
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
  submerged,
];
