import { distance, line, sameHex } from '@sortie/geometry';
import { sideStruck } from '../arcs/arcs.ts';
import { aimAt } from '../attack/aim.ts';
import { isHit } from '../cluster/cluster.ts';
import { isGuided, isJammedBetween } from '../electronics/fields.ts';
import { munitionOf } from '../equipment/fire-control.ts';
import { locate } from '../locations/locate.ts';
import type { Aim, Attack } from '../questions.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { PodKind } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { hasCover } from '../sight/sight.ts';
import { fighting, isTroop, type OnMap, placed, placeOf, sheetFor, unitAt } from '../state.ts';
import { seeksBeacon } from './beacons.ts';
import { brushable, podOf, podsOn } from './pods.ts';

const isLauncher = ({ item }: Weapon): boolean => /narc/i.test(item);
const isImproved = ({ item }: Weapon): boolean => /ImprovedNarc/.test(item);

const KINDS: { readonly [munition: string]: PodKind } = { ECM: 'ecm', HAYWIRE: 'haywire', NEMESIS: 'nemesis' };
/** Pods that go off instead of clinging, and what they do. */
const EXPLOSIVE: { readonly [munition: string]: number } = { NARC_EX: 4, EXPLOSIVE: 6 };

/** A pod does no damage unless it explodes; it clings to the place that it strikes. Men have nothing that it could cling to. */
function cling(play: Play, attack: Attack): void {
  const { weapon, target, shot } = attack.aim;
  if (!isLauncher(weapon) || !isHit(attack)) return;
  attack.groups = [];
  const load = munitionOf(attack.aim);
  const points = EXPLOSIVE[load];
  if (points !== undefined) {
    attack.groups = [points];
    return;
  }
  if (isTroop(target)) return;
  const { location, covered } = locate(play, attack.target, 'body', attack.side, 0, { cover: hasCover(attack.aim.sight, placed(target)) });
  if (covered) return;
  const kind = shot.eccm ? 'eccm' : (KINDS[load] ?? 'homing');
  const { seat } = attack.aim.attacker;
  play.emit({
    type: 'podded',
    unit: attack.target,
    pod: { kind, seat, at: location, ...(isImproved(weapon) ? { improved: true as const } : {}) },
  });
}

const pods: ClassicRule = {
  id: 'TW-house-pods',
  cite: 'house',
  kind: 'core',
  waives: {
    // A hand that goes for its own machine does not have to find it.
    blow: ({ blow, attacker, target }) =>
      blow.kind === 'brush' && attacker.id === target.id
        ? ['TW-th-tmm', 'TW-th-tjump', 'TW-th-twoods', 'TW-th-cover', 'TW-th-tstuck', 'TW-th-immobile']
        : undefined,
  },
  steps: {
    attack: [{ name: 'pods', after: 'cluster', run: cling }],
    striking: [
      {
        name: 'podBrushing',
        after: 'effect',
        run: (play, { unit, blow, hit }) => {
          const which = blow.kind === 'brush' && blow.target === unit && hit ? brushable(unitAt(play.state, unit)) : -1;
          if (which >= 0) play.emit({ type: 'podRemoved', unit, which });
        },
      },
    ],
  },
};

/** A beacon of the later make is easier to find; what disturbs the aim of its bearer is the other side of it. */
const improved: ClassicRule = {
  id: 'TW-th-inarc',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: aim =>
      aim.target.pods !== undefined && podOf(aim.target, 'homing', aim.attacker.seat)?.improved && seeksBeacon(aim) ? -1 : undefined,
  },
};

const haywire: ClassicRule = {
  id: 'TW-house-haywire',
  cite: 'house',
  kind: 'core',
  adds: {
    toHit: ({ attacker }) =>
      attacker.pods !== undefined && podsOn(attacker).some(({ kind, seat }) => kind === 'haywire' && seat !== attacker.seat)
        ? 1
        : undefined,
  },
};

/** Is a salvo told where to go, so that something can tell it otherwise? */
function isLed(aim: Aim): boolean {
  const { weapon, attacker, target, state } = aim;
  const load = munitionOf(aim);
  if (load === 'SEMIGUIDED') return target.tagged === state.turn;
  if (seeksBeacon(aim)) return true;
  const fitted = isGuided(weapon) && sheetFor(attacker).gear.some(({ kind, at }) => /^artemis/.test(kind) && at === weapon.at);
  return fitted && !isJammedBetween(state, attacker.seat, placeOf(attacker), placeOf(target));
}

/** Friends with a false beacon between attacker and target, the nearest first. */
function decoysOf({ state, attacker, target }: Aim): readonly OnMap[] {
  const way = line(placeOf(attacker), placeOf(target)).flat();
  return fighting(state)
    .filter(({ id, seat }) => seat === attacker.seat && id !== attacker.id)
    .filter(unit => unit.pods !== undefined && podsOn(unit).some(({ kind, seat }) => kind === 'nemesis' && seat !== unit.seat))
    .filter(({ at }) => way.some(hex => sameHex(hex, at)))
    .toSorted((a, b) => distance(a.at, placeOf(attacker)) - distance(b.at, placeOf(attacker)) || a.id - b.id);
}

/** The salvo is rolled for against each of them first; what strikes one does not go on. */
function divert(play: Play, attack: Attack): void {
  if (!attack.aim.weapon.missile || attack.past || !play.state.units.some(unit => unit.pods) || !isLed(attack.aim)) return;
  const attacker = placed(attack.aim.attacker);
  for (const decoy of decoysOf(attack.aim)) {
    const shot = { ...attack.shot, target: decoy.id };
    const aim = aimAt({
      state: attack.aim.state,
      book: play.book,
      unit: attacker,
      target: decoy,
      shot,
      pose: { twist: attacker.twist, flip: attacker.flipped },
    });
    const stray: Attack = {
      unit: attack.unit,
      target: decoy.id,
      shot,
      aim,
      side: sideStruck(attack.aim.state, decoy, attacker),
      toHit: play.ask('toHit', aim),
      result: 'hit',
      roll: null,
      cluster: null,
      jams: false,
      defended: false,
      groups: [],
      past: [],
    };
    play.run('attack', stray);
    if (isHit(stray)) {
      attack.result = 'diverted';
      return;
    }
  }
}

const nemesis: ClassicRule = {
  id: 'TW-house-nemesis',
  cite: 'house',
  kind: 'core',
  steps: { attack: [{ name: 'nemesis', before: 'roll', run: divert }] },
};

export const podRules: readonly ClassicRule[] = [pods, improved, haywire, nemesis];
