import { type Roll, type RuleId, tell } from '@sortie/kernel';
import { BRACKETS } from '../attack/aim.ts';
import { eachShot } from '../attack/each-shot.ts';
import { isHit, salvo } from '../cluster/cluster.ts';
import { rollOrFall } from '../piloting/roll.ts';
import type { Attack } from '../questions.ts';
import type { ClassicRule, Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { conditioned, fighting, isMech, isTroop, isVehicle, sheetFor, unitAt } from '../state.ts';

/** Weapons that the digest does not describe: what is said here is ours, after what players expect of them. */
const house = (id: RuleId, rule: Omit<ClassicRule, 'id' | 'cite' | 'kind'>): ClassicRule => ({ id, cite: 'house', kind: 'core', ...rule });

const LEAST_POWER = 7;
const FULL_POWER = 12;
/** From here on two points of power make it one harder to aim. */
const EASY_POWER = 6;

const powerOf = ({ aim }: Pick<Attack, 'aim'>): number => aim.shot.power ?? FULL_POWER;

/** A laser that is as hot and as hard to aim as it is strong. */
const bombast = house('TW-house-bombast', {
  adds: { toHit: aim => (aim.weapon.bombast ? (powerOf({ aim }) - EASY_POWER) >> 1 || undefined : undefined) },
  forbids: {
    declare: eachShot((_view, _unit, { power }, weapon) => {
      if (power === undefined) return undefined;
      if (!weapon.bombast) return tell('the {weapon} is fired with all it has', { weapon: weapon.name });
      return power < LEAST_POWER || power > FULL_POWER
        ? tell('the {weapon} is fired with {least} to {most} points', { weapon: weapon.name, least: LEAST_POWER, most: FULL_POWER })
        : undefined;
    }),
  },
  steps: {
    attack: [
      {
        name: 'bombast',
        before: 'cluster',
        run: (_play, attack) => {
          if (!attack.aim.weapon.bombast) return;
          const power = powerOf(attack);
          attack.spends = { heat: power, shots: 0 };
          if (isHit(attack)) attack.groups = [power];
        },
      },
    ],
  },
});

/** Whatever flies aims it at its hardest, however strong it is. */
const ALOFT = 3;
const bombastAloft: ClassicRule = {
  id: 'TOE-bombast-laser-aero',
  cite: 'TOE',
  kind: 'core',
  adds: { toHit: ({ weapon, sheet }) => (weapon.bombast && sheet.kind === 'fighter' ? ALOFT : undefined) },
  waives: { toHit: ({ weapon, sheet }) => (weapon.bombast && sheet.kind === 'fighter' ? ['TW-house-bombast'] : undefined) },
};

/** Fragments of a pod at one, two and three hexes. */
const FRAGMENTS = [15, 10, 5] as const;
const isPod = ({ item }: Weapon): boolean => item === 'ISMPod';

/** A shotgun that fires once: the farther, the fewer fragments. */
const pods = house('TW-house-m-pods', {
  adds: { toHit: ({ weapon }) => (isPod(weapon) ? -1 : undefined) },
  steps: {
    attack: [
      {
        name: 'pods',
        before: 'cluster',
        run: (play, attack) => {
          const { weapon, bracket } = attack.aim;
          if (!isPod(weapon) || !isHit(attack)) return;
          attack.cluster = salvo(play, attack, FRAGMENTS[BRACKETS.indexOf(bracket)] ?? 1, null);
          attack.groups = Array.from({ length: attack.cluster.hits }, () => 1);
        },
      },
    ],
  },
});

/** What a pulse does from which roll on: disturbs, or shuts down. Vehicles suffer sooner; whoever is heavier than all others, later. */
const DISTURBED = 7;
const STOPPED = 9;
const SOONER = 1;
const GIANT = 100;
const LATER = 2;
const INTERFERENCE = 2;

function pulse(play: Play, attack: Attack): void {
  const { weapon } = attack.aim;
  const target = unitAt(play.state, attack.target);
  if (weapon.tsemp === undefined || !isHit(attack) || isTroop(target) || target.fate !== 'fighting') return;
  disable(play, attack.target);
}

/** A pulse goes through a machine: two dice tell whether its instruments fail or it stops. */
export function disable(play: Play, id: UnitId): void {
  const target = unitAt(play.state, id);
  const roll = play.roll(2, 6, 'TW-house-tsemp');
  const total = roll.total + (isVehicle(target) ? SOONER : 0) - (sheetFor(target).tons > GIANT ? LATER : 0);
  if (total >= STOPPED && isMech(target) && !target.shutDown) {
    if (!target.prone) rollOrFall(play, id, 'shutdown');
    play.emit({ type: 'reactorRolled', unit: id, needed: STOPPED, roll, shutDown: true, restart: false });
  } else if (total >= DISTURBED) disturb(play, id, roll, total >= STOPPED);
}

/** Instruments fail through the next turn; a crew whose machine stands still is stunned. */
function disturb(play: Play, id: UnitId, roll: Roll, stops: boolean): void {
  const { condition, wear } = unitAt(play.state, id);
  const until = play.state.turn + 1;
  play.emit({ type: 'altered', unit: id, what: 'shocked', condition: conditioned(condition, { shock: { by: INTERFERENCE, until } }) });
  if (stops && wear)
    play.emit({
      type: 'worn',
      unit: id,
      what: 'stunned',
      location: 'FR',
      roll,
      wear: { ...wear, stunned: until },
      jams: null,
      doomed: null,
    });
}

/** After a pulse most cannons take a turn to gather power. */
function recharge(play: Play, { unit: id, aim, past }: Attack): void {
  if (aim.weapon.tsemp !== 'slow' || past) return;
  const { condition } = unitAt(play.state, id);
  const recharging = { ...condition?.recharging, [aim.shot.weapon]: play.state.turn + 1 };
  play.emit({ type: 'altered', unit: id, what: 'recharging', condition: conditioned(condition, { recharging }) });
}

/** What has gathered power is ready when the next turn begins. */
function ready(play: Play): void {
  for (const { id, condition } of fighting(play.state)) {
    const left = Object.entries(condition?.recharging ?? {}).filter(([, until]) => until > play.state.turn);
    if (!condition?.recharging || left.length === Object.keys(condition.recharging).length) continue;
    const recharging = left.length > 0 ? Object.fromEntries(left) : undefined;
    play.emit({ type: 'altered', unit: id, what: 'recharging', condition: conditioned(condition, { recharging }) });
  }
}

const tsemp = house('TW-house-tsemp', {
  forbids: {
    declare: eachShot((view, unit, shot, weapon) =>
      (unit.condition?.recharging?.[shot.weapon] ?? 0) >= view.turn
        ? tell('the {weapon} has yet to recharge', { weapon: weapon.name })
        : undefined,
    ),
  },
  steps: {
    attack: [
      { name: 'pulse', after: 'strike', run: pulse },
      { name: 'recharge', after: 'pulse', run: recharge },
    ],
    end: [{ name: 'recharged', before: 'upkeep', run: ready }],
  },
});

export const rareWeaponRules: readonly ClassicRule[] = [bombast, bombastAloft, pods, tsemp];
