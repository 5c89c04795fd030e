import { distance } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { bracketOf } from '../attack/aim.ts';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import type { Unit } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { isArm } from '../sheet/sheet.ts';
import { fighting, isFighting, isProto, sheetFor, struckIn } from '../state.ts';

const boxes = (unit: Unit, at: Location): number => struckIn(unit, at, 'box');

const LEGLESS = 3;

function walkOf(unit: Unit): number {
  const { walk } = sheetFor(unit);
  const hits = unit.gone.includes('PL') ? LEGLESS : boxes(unit, 'PL');
  if (hits >= LEGLESS) return 0;
  return hits === 2 ? walk >> 1 : Math.max(0, walk - hits);
}

function jumpLoss(unit: Unit): number {
  const { jump } = sheetFor(unit);
  const hits = boxes(unit, 'PT');
  return hits >= 2 ? jump - (jump >> 1) : Math.min(jump, hits);
}

/** Neither heat nor falls, one level tall, as fast as its legs are sound. */
const proto: ClassicRule = {
  id: 'TW-proto',
  cite: CITE,
  kind: 'core',
  base: {
    walkMp: ({ unit }) => (isProto(unit) ? walkOf(unit) : undefined),
    blowDamage: ({ blow, sheet }) => (blow.kind === 'frenzy' ? Math.ceil(sheet.tons / FRENZY) : undefined),
  },
};

/** A point of damage for every so many tons. */
const FRENZY = 5;

/** What stings the pilot's instruments and arms. */
function shaken({ attacker, at }: { readonly attacker: Unit; readonly at: Location }): number {
  const arms = at === 'MG' ? boxes(attacker, 'LA') + boxes(attacker, 'RA') : isArm(at) ? boxes(attacker, at) : 0;
  return boxes(attacker, 'PH') + arms;
}

const criticals: ClassicRule = {
  id: 'TW-proto-crit',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ attacker, weapon, sheet }) => (sheet.kind === 'proto' ? shaken({ attacker, at: weapon.at }) || undefined : undefined),
    jumpMp: ({ unit }) => (isProto(unit) ? -jumpLoss(unit) || undefined : undefined),
  },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit) || !isProto(unit) || boxes(unit, 'PH') < 2) return undefined;
      const far = shots.some(({ weapon, target }) => {
        const [gun, foe] = [sheetFor(unit).weapons[weapon], view.units[target]];
        return gun && isFighting(foe) && bracketOf(gun, distance(unit.at, foe.at)) === 'long';
      });
      return far ? tell('it sees nothing at long range any more') : undefined;
    },
  },
};

const target: ClassicRule = {
  id: 'TW-th-tproto',
  cite: CITE,
  kind: 'core',
  adds: { toHit: ({ target: struck }) => (isProto(struck) ? 0 : undefined) },
};

const torso: ClassicRule = {
  id: 'TW-proto-transfer',
  cite: CITE,
  kind: 'core',
  steps: {
    closing: [
      {
        name: 'protos',
        before: 'wrecks',
        run: play => {
          for (const unit of fighting(play.state))
            if (unit.gone.includes('PT')) play.emit({ type: 'destroyed', unit: unit.id, by: 'TW-proto-transfer' });
        },
      },
    ],
  },
};

export const protoRules: readonly ClassicRule[] = [
  proto,
  criticals,
  target,
  torso,
  structural('TW-loc-proto', 'the table is its own data, proved row by row'),
  structural('TW-loc-proto-special', 'the table is its own data, proved row by row'),
  structural('TW-is-proto', 'the table is its own data, proved row by row'),
];
