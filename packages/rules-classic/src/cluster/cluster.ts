import { nth, type Roll, sure } from '@sortie/kernel';
import { inFiringArc } from '../arcs/arcs.ts';
import { binOf } from '../attack/aim.ts';
import { isSpread } from '../attack/to-hit.ts';
import { guidedByFive, hasAt } from '../equipment/fire-control.ts';
import type { Cluster } from '../event.ts';
import { seeksBeacon } from '../pods/beacons.ts';
import type { Aim, Attack } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import { isFighting, isWhole, placed, sheetFor, unitAt } from '../state.ts';
import { columnsFor, inCluster } from './table.ts';

const rolled: ClassicRule = {
  id: 'TW-cluster',
  cite: CITE,
  kind: 'core',
  base: { clusterRow: ({ rolled: row }) => row, clusterHits: ({ size, row }) => inCluster(size, row) },
};

/** Launchers with Artemis beside them; it does not help where somebody else spots. */
const guided = ({ attacker, weapon, spotter, unseen }: Aim, by: 'artemis' | 'artemisPrototype'): boolean =>
  weapon.artemis && spotter === null && unseen === undefined && hasAt(attacker, by, weapon.at);

/** A beacon calls missiles that are fired by sight together; nobody who hides hears it. */
const isCalled = (aim: Aim): boolean =>
  aim.target.pods !== undefined && aim.spotter === null && aim.unseen === undefined && seeksBeacon(aim);

const modifiers: ClassicRule = {
  id: 'TW-cluster-mods',
  cite: CITE,
  kind: 'core',
  adds: {
    clusterRow: ({ aim }) => {
      const { weapon, bracket } = aim;
      if (weapon.ammo === 'ATM') return 2;
      if (weapon.ammo === 'HAG') return bracket === 'short' ? 2 : bracket === 'long' ? -2 : undefined;
      if (guidedByFive(aim)) return 3;
      if (weapon.ammo === 'MRM' && hasAt(aim.attacker, 'apollo', weapon.at)) return -1;
      if (guided(aim, 'artemis') || isCalled(aim)) return 2;
      return guided(aim, 'artemisPrototype') ? 1 : undefined;
    },
  },
};

/** An anti-missile system of the target that still has to fire this turn and bears on the attacker. */
function defender(attack: Attack, play: Play): number | undefined {
  const [target, attacker] = [unitAt(play.state, attack.target), unitAt(play.state, attack.unit)];
  // What has gone down under an earlier salvo of the same phase defends itself no more.
  if (!attack.aim.weapon.missile || target.shutDown || !isFighting(target) || !isFighting(attacker)) return undefined;
  const ready = sheetFor(target).weapons.findIndex(
    (weapon, i) =>
      weapon.ams &&
      isWhole(target, 'weapon', i) &&
      !target.fresh.defended.includes(i) &&
      !target.condition?.off?.includes(i) &&
      !play.book.holds('silenced', { unit: target, location: weapon.at }) &&
      (weapon.ammo === '' || binOf(target, weapon, { weapon: i, target: 0 }) !== null) &&
      inFiringArc(target, weapon, attacker, { twist: target.twist, flip: false }),
  );
  return ready < 0 ? undefined : ready;
}

const SHOT_DOWN = 3;
/** Thunderbolts and pods: one missile, whatever it carries. */
const isSingle = ({ aim: { weapon } }: Attack): boolean => weapon.rack <= 1;

const pointDefense: ClassicRule = {
  id: 'TW-ams',
  cite: CITE,
  kind: 'core',
  adds: { clusterRow: ({ defended }) => (defended ? -4 : undefined) },
  steps: {
    attack: [
      {
        name: 'pointDefense',
        before: 'cluster',
        run: (play, attack) => {
          const weapon = isHit(attack) ? defender(attack, play) : undefined;
          if (weapon === undefined) return;
          const target = placed(unitAt(play.state, attack.target));
          const { heat, ammo } = nth(sheetFor(target).weapons, weapon);
          const bin = ammo === '' ? null : binOf(target, nth(sheetFor(target).weapons, weapon), { weapon, target: 0 });
          play.emit({ type: 'pointDefense', unit: attack.target, weapon, bin, heat });
          attack.defended = true;
          // A salvo is thinned; one large missile is shot down or comes through.
          if (isSingle(attack) && play.roll(1, 6, 'TW-ams').total <= SHOT_DOWN) attack.result = 'shotDown';
        },
      },
    ],
  },
};

export const isHit = ({ result }: Pick<Attack, 'result'>): boolean => result === 'hit' || result === 'automaticHit';

const STREAK_ROW = 11;
const MIDDLE_ROW = 7;

/** How many of a salvo strike. What is larger than any column is rolled in parts; `known` is a row that is not rolled for. */
export function salvo(play: Play, { aim, defended, wild, shift = 0 }: Attack, size: number, known: number | null): Cluster {
  const [first, ...rest] = columnsFor(size).map(part => {
    const roll = known === null && part > 1 ? (wild ? lowest(play) : play.roll(2, 6, 'TW-cluster')) : null;
    const row = play.ask('clusterRow', { aim, rolled: (roll?.total ?? known ?? MIDDLE_ROW) + shift, defended });
    return { roll, row, hits: play.ask('clusterHits', { size: part, row: row.total }).total };
  });
  return { ...sure(first, 'the first one'), size, hits: rest.reduce((sum, { hits }) => sum + hits, sure(first, 'the first one').hits) };
}

/** Three dice without the highest of them. */
function lowest(play: Play): Roll {
  const { rule, faces } = play.roll(3, 6, 'TW-cluster');
  return { rule, faces, total: faces.reduce((sum, face) => sum + face, 0) - Math.max(...faces) };
}

/** How many of a salvo strike, and in what groups. */
function cluster(play: Play, attack: Attack): void {
  // What a rule before this one has worked out stands.
  if (!isHit(attack) || attack.groups.length > 0) return;
  const { aim } = attack;
  const { weapon, shot, bracket } = aim;
  const bin = binOf(placed(aim.attacker), weapon, shot);
  const each = missileDamage(aim, bin) ?? weapon.damage[bracket === 'short' ? 0 : bracket === 'medium' ? 1 : 2];
  const rate = shot.rate ?? 1;
  const scattered = isSpread(aim);
  const troop = attack.aim.sheet.kind;
  if ((troop === 'infantry' && weapon.crew === 0 && !weapon.tag) || troop === 'battleArmor') {
    troopVolley(play, attack, each);
    return;
  }
  const size = scattered ? weapon.ammoRack : weapon.style === 'ultra' || weapon.style === 'rotary' || rate > 1 ? rate : weapon.rack;
  if (size <= 1) {
    attack.groups = each > 0 ? [each] : [];
    return;
  }
  attack.cluster = salvo(play, attack, size, weapon.style === 'streak' ? STREAK_ROW : null);
  const { hits } = attack.cluster;
  if (scattered) attack.groups = Array.from({ length: hits }, () => 1);
  else if (weapon.group === 0) attack.groups = Array.from({ length: hits }, () => each);
  else attack.groups = groupsOf(hits * each, weapon.group);
}

const standing = ({ attacker, sheet }: Aim): number => sheet.locations.filter(at => !attacker.gone.includes(at)).length;

/** A platoon rolls for its troopers and strikes in twos; a squad rolls for its suits, or for all their missiles. */
function troopVolley(play: Play, attack: Attack, each: number): void {
  const { aim } = attack;
  const { weapon, attacker } = aim;
  const platoon = aim.sheet.kind === 'infantry';
  const size = platoon ? (attacker.structure['TR'] ?? 0) : standing(aim) * weapon.rack;
  attack.cluster = salvo(play, attack, size, size > 1 ? null : MIDDLE_ROW);
  const { hits } = attack.cluster;
  if (weapon.style !== 'troop') {
    attack.groups = Array.from({ length: hits }, () => each);
    return;
  }
  const damage = Math.floor((hits * each + 500) / 1000);
  if (sheetFor(aim.target).kind !== 'infantry') {
    attack.groups = groupsOf(damage, weapon.group);
    return;
  }
  const more = weapon.bursts ? play.roll(1, 6, 'TW-inf-inf').total : 0;
  attack.groups = damage + more > 0 ? [damage + more] : [];
}

/** Missiles whose ammunition says what they do. */
function missileDamage({ attacker, weapon }: Aim, bin: number | null): number | undefined {
  if (!weapon.missile || weapon.damage[0] > 0 || bin === null) return undefined;
  return sheetFor(attacker).bins[bin]?.damage;
}

export function groupsOf(points: number, size: number): readonly number[] {
  const groups: number[] = [];
  for (let left = points; left > 0; left -= size) groups.push(Math.min(size, left));
  return groups;
}

const grouping: ClassicRule = {
  id: 'TW-cluster-group',
  cite: CITE,
  kind: 'core',
  covers: ['TOE-ba-lbx'],
  steps: { attack: [{ name: 'cluster', insteadOf: 'cluster', run: cluster }] },
};

export const clusterRules: readonly ClassicRule[] = [
  rolled,
  modifiers,
  pointDefense,
  grouping,
  structural('TW-cluster-big', 'a salvo that no column holds is rolled in parts'),
  structural('TW-streak', 'the steps of a shot that spends nothing where it misses'),
  structural('TW-lbx', 'the load is a row of the table of ammunition'),
];
