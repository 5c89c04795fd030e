import { isHit } from '../../cluster/cluster.ts';
import { isJammedBetween } from '../../electronics/fields.ts';
import { settingOf } from '../../electronics/settings.ts';
import { munitionOf } from '../../equipment/fire-control.ts';
import { podOf } from '../../pods/pods.ts';
import type { Attack } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { isTroop, isWhole, placeOf, sheetFor } from '../../state.ts';

const sumOf = (groups: readonly number[]): number => groups.reduce((sum, points) => sum + points, 0);

/** What two charges in a row add to the critical roll where armor is left. */
const TANDEM = -2;

/** Thin armor lets critical hits through as always, whatever strikes it. */
const tandem = munition('TOE-tandem-charge', {
  steps: {
    attack: [
      {
        name: 'tandem',
        after: 'cluster',
        run: (_play, attack) => {
          if (attack.warhead !== 'TANDEM_CHARGE') return;
          const { bar, support, industrial } = sheetFor(attack.aim.target);
          attack.pierces = (support || industrial) && bar < Number.POSITIVE_INFINITY ? 0 : TANDEM;
        },
      },
    ],
  },
});

/** What acid adds to each hit upon armor of fibres. */
const ETCHING = 1;

/** Acid does not mind what armor is made against other things. */
const acid = munition('TOE-acid-damage', {
  adds: {
    hitDamage: ({ warhead, unit, location, rear, points }) => {
      if (warhead !== 'AX_HEAD' || ((rear ? unit.rear : unit.armor)[location] ?? 0) === 0) return undefined;
      const { plating, hardened } = sheetFor(unit);
      // Hardened armor would take only half of it.
      if (hardened) return points;
      return /Ferro/.test(plating) ? ETCHING : undefined;
    },
  },
  waives: {
    hitDamage: ({ warhead }) =>
      warhead === 'AX_HEAD' ? ['TOE-ferro-lamellor', 'TOE-reflective-ba-bonus', 'TOE-reactive-ba-bonus'] : undefined,
  },
});

const isJammed = ({ aim: { state, attacker, target } }: Attack): boolean =>
  isJammedBetween(state, attacker.seat, placeOf(attacker), placeOf(target));

/** Missiles that follow the first one strike where it does; a jammed salvo is like any other. */
const followers = munition('TOE-ftl-ecm', {
  // Nothing else guides them.
  waives: { clusterRow: ({ aim }) => (munitionOf(aim) === 'FOLLOW_THE_LEADER' ? ['TW-cluster-mods'] : undefined) },
  steps: {
    attack: [
      {
        name: 'followers',
        after: 'cluster',
        run: (_play, attack) => {
          if (attack.warhead !== 'FOLLOW_THE_LEADER' || !isHit(attack) || isJammed(attack)) return;
          attack.groups = [sumOf(attack.groups)];
        },
      },
    ],
  },
});

const PER_FIVE = 5;

/** A point more for every five missiles of the salvo, or part of five. */
const fierce = munition('TOE-incendiary-lrm-infantry', {
  steps: {
    attack: [
      {
        name: 'fierce',
        before: 'strike',
        run: (_play, attack) => {
          if (attack.warhead !== 'INCENDIARY_LRM' || !isHit(attack) || !isTroop(attack.aim.target)) return;
          const [first = 0, ...rest] = attack.groups;
          attack.groups = [first + Math.ceil(attack.aim.weapon.rack / PER_FIVE), ...rest];
        },
      },
    ],
  },
});

/** Missiles that heat their target up by one point. */
const PULSES = 5;

/** The spike is heat from outside like any other, so that no more of it counts than of that. */
const pulse = munition('TOE-mag-pulse-heat', {
  steps: {
    attack: [
      {
        name: 'pulse',
        after: 'strike',
        run: (play, attack) => {
          if (attack.warhead !== 'MAG_PULSE' || !isHit(attack)) return;
          const missiles = attack.cluster?.hits ?? 1;
          play.emit({ type: 'heated', unit: attack.target, points: Math.ceil(missiles / PULSES) });
        },
      },
    ],
  },
});

/** What seekers of radiation gain where there is some, and lose where there is none. */
const SEEKING = 1;
const COMMUNICATIONS = 3.5;

function radiates({ target }: Pick<Attack['aim'], 'target'>): boolean {
  return sheetFor(target).gear.some(({ item, size }, i) => {
    if (/Communications Equipment/.test(item)) return (size ?? 1) >= COMMUNICATIONS;
    return /ECM|Active ?Probe|C3|Watchdog|ElectronicWarfare/i.test(item) && settingOf(target, i) !== 'off' && isWhole(target, 'gear', i);
  });
}

const seekers = munition('TOE-arad-communications', {
  adds: {
    toHit: aim => (munitionOf(aim) === 'ARAD' ? (radiates(aim) ? -SEEKING : SEEKING) : undefined),
    clusterRow: ({ aim }) => (munitionOf(aim) === 'ARAD' ? (radiates(aim) ? SEEKING : -SEEKING) : undefined),
  },
});

/** A beacon of the own side is as good as anything that radiates, and no better. */
const calls = (aim: Attack['aim']): boolean =>
  aim.target.pods !== undefined &&
  munitionOf(aim) === 'ARAD' &&
  !radiates(aim) &&
  podOf(aim.target, 'homing', aim.attacker.seat) !== undefined;

const beacons = munition('TOE-arad-narc', {
  adds: {
    toHit: aim => (calls(aim) ? -2 * SEEKING : undefined),
    clusterRow: ({ aim }) => (calls(aim) ? 2 * SEEKING : undefined),
  },
});

export const warheadRules: readonly ClassicRule[] = [tandem, acid, followers, fierce, pulse, seekers, beacons];
