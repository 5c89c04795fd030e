import { boardOf, terrainAt } from '@sortie/board';
import { nth, type RuleId, tell } from '@sortie/kernel';
import { isHit } from '../cluster/cluster.ts';
import type { Aim, Attack } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Unit } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { isTroop, placeOf, sheetFor } from '../state.ts';

export const isPlatoon = (unit: Unit): boolean => sheetFor(unit).kind === 'infantry';

/** Troops face every way at once, walk or jump, and never run. */
const move: ClassicRule = {
  id: 'TW-inf-move',
  cite: CITE,
  kind: 'core',
  // Even a platoon without a point drags itself into the next hex.
  base: { walkMp: ({ unit }) => (isTroop(unit) ? Math.max(isPlatoon(unit) ? 1 : 0, sheetFor(unit).walk) : undefined) },
  atMost: { runMp: ({ unit }) => (isTroop(unit) ? 0 : undefined) },
  waives: { turnCost: ({ unit }) => (isTroop(unit) ? ['TW-move-facing'] : undefined) },
};

const MOVEMENT: readonly RuleId[] = ['TW-th-walk', 'TW-th-run', 'TW-th-jump'];

const steady: ClassicRule = {
  id: 'TW-th-infmove',
  cite: CITE,
  kind: 'core',
  waives: { toHit: ({ attacker }) => (isTroop(attacker) ? MOVEMENT : undefined) },
};

/** Modifiers by the reach of the weapons, hex by hex; each list ends where the reach does. */
const REACH: readonly string[] = [
  '0',
  '-2 0 2 4',
  '-2 0 0 2 2 4 4',
  '-2 0 0 0 2 2 2 4 4 4',
  '-2 0 0 0 0 1 1 2 2 3 3 4 4',
  '-1 0 0 0 0 0 1 1 2 2 2 3 3 4 4 4',
  '-1 0 0 0 0 0 0 1 1 1 2 2 2 4 4 4 5 5 5',
  '-1 0 0 0 0 0 0 0 1 1 1 2 2 2 2 4 4 4 6 6 6 6',
];
const BY_REACH = REACH.map(row => row.split(' ').map(Number));
const BRACKETS: readonly RuleId[] = ['TW-th-short', 'TW-th-med', 'TW-th-long'];

const range: ClassicRule = {
  id: 'TW-inf-range',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ weapon, range: hexes }) => {
      if (weapon.style !== 'troop') return undefined;
      return (BY_REACH[weapon.short]?.[hexes] ?? 0) + (hexes === 0 ? (weapon.close ?? 0) : 0) || undefined;
    },
  },
  waives: { toHit: ({ weapon }) => (weapon.style === 'troop' ? BRACKETS : undefined) },
};

const againstSuits: ClassicRule = {
  id: 'TW-th-tba',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ attacker, target }) => (sheetFor(target).kind === 'battleArmor' && !isTroop(attacker) ? 1 : undefined),
    blow: ({ target }) => (sheetFor(target).kind === 'battleArmor' ? 1 : undefined),
  },
};

/** A platoon fires at one target, a squad at one with each of its weapons. */
const oneTarget: ClassicRule = {
  id: 'TW-ba-squad',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || shots.length < 2 || !isPlatoon(unit)) return undefined;
      const carried = shots.filter(({ weapon }) => (sheetFor(unit).weapons[weapon]?.crew ?? 0) === 0);
      return carried.some(({ target }) => target !== nth(carried, 0).target) ? tell('troops fire at one target') : undefined;
    },
  },
};

/** Dice that weapons made to fire at infantry roll against it. */
function burstDice({ item, ammo, flamer, heavyFlamer, pulse, at }: Weapon): number {
  if (heavyFlamer) return at === 'S1' ? 4 : 6;
  if (flamer) return 4;
  if (ammo === 'MG_HEAVY') return 3;
  if (ammo === 'MG_LIGHT') return 1;
  if (/ERSmallPulse/.test(item)) return 1;
  return pulse || ammo === 'MG' || ammo === 'APGAUSS' ? 2 : 0;
}

/** Troopers that a hit by anything but infantry costs: weapons are made for bigger things. */
function casualties(play: Play, { aim, groups, lead }: Attack): number {
  const { weapon } = aim;
  if (lead !== undefined) return Math.ceil(lead / 10);
  const damage = groups.reduce((sum, points) => sum + points, 0);
  const dice = weapon.burst ? burstDice(weapon) : 0;
  if (dice > 0) return halfFor(aim, play.roll(dice, 6, 'TW-inf-damage').total);
  if (weapon.plasma !== undefined) return play.roll(weapon.plasma + 1, 6, 'TW-flamer').total;
  if (weapon.missile) return Math.ceil(damage / 5);
  if (weapon.pulse) return Math.ceil(damage / 10 + 2);
  return groups.length > 1 ? Math.ceil(damage / 10 + 1) : Math.ceil(damage / 10);
}

const isMechanized = (unit: Unit): boolean => sheetFor(unit).gait.startsWith('mechanized');
const rollsDice = ({ weapon }: Aim): boolean => weapon.style !== 'troop' && weapon.burst && burstDice(weapon) > 0;

/** Bursts find half as many of those who sit in vehicles in the open (TWR-66). */
const halfFor = (aim: Aim, men: number): number => (isMechanized(aim.target) && isOpen(aim) ? Math.ceil(men / 2) : men);

/** Whoever sits in vehicles is twice as easy to strike for machines, and not for bursts or other troops. */
const isSpared = (aim: Aim): boolean => isMechanized(aim.target) && (rollsDice(aim) || aim.weapon.style === 'troop');

/** Ground that hides nobody. */
export function isOpen({ state, target }: Pick<Aim, 'state' | 'target'>): boolean {
  const board = boardOf(state.board);
  const at = placeOf(target);
  return (['woods', 'rough', 'rubble', 'swamp', 'building', 'jungle'] as const).every(kind => !terrainAt(board, at, kind));
}

const damage: ClassicRule = {
  id: 'TW-inf-damage',
  cite: CITE,
  kind: 'core',
  covers: ['TOE-heavy-flamer-infantry', 'TOE-er-pulse-small-infantry'],
  steps: {
    attack: [
      {
        name: 'casualties',
        after: 'cluster',
        run: (play, attack) => {
          const { weapon, target } = attack.aim;
          if (!isHit(attack) || !isPlatoon(target) || weapon.style === 'troop') return;
          attack.groups = [casualties(play, attack)];
        },
      },
    ],
  },
};

/** In the open everything that is not infantry's own fire strikes twice as many. */
const open: ClassicRule = {
  id: 'TW-inf-open',
  cite: CITE,
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'inTheOpen',
        after: 'casualties',
        run: (_play, attack) => {
          if (!isHit(attack) || !isPlatoon(attack.aim.target) || !isOpen(attack.aim) || isSpared(attack.aim)) return;
          attack.groups = attack.groups.map(points => 2 * points);
        },
      },
    ],
  },
};

/** Hits on a platoon or squad that is left with nobody. */
const wiped: ClassicRule = {
  id: 'TW-loc-inf',
  cite: CITE,
  kind: 'core',
  covers: ['TW-loc-ba', 'TW-is-ba'],
  steps: {
    closing: [
      {
        name: 'troops',
        before: 'wrecks',
        run: play => {
          for (const unit of play.state.units)
            if (unit.fate === 'fighting' && isTroop(unit) && unit.gone.length === sheetFor(unit).locations.length)
              play.emit({ type: 'destroyed', unit: unit.id, by: 'TW-loc-inf' });
        },
      },
    ],
  },
};

export const infantryRules: readonly ClassicRule[] = [
  move,
  steady,
  range,
  againstSuits,
  damage,
  open,
  wiped,
  structural('TW-inf-fire', "a platoon's fire is a salvo with a missile for each trooper"),
  structural('TW-inf-inf', 'troops mark damage on each other as it is'),
  structural('TW-arc-360', 'a row of the table of arcs'),
  structural('TW-data-infantry', 'a table of data'),
  oneTarget,
  structural('TW-ba-fire', "a squad's fire is a salvo with a missile for each suit"),
];
