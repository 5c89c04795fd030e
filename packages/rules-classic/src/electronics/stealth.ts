import { tell } from '@sortie/kernel';
import { primaryOf } from '../attack/aim.ts';
import type { Bracket } from '../questions.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Mech } from '../shape.ts';
import { isFighting, isTroop } from '../state.ts';
import { isGuided } from './fields.ts';
import { isSet, isStealthy, isVoid } from './settings.ts';

const isOn = (unit: Mech, kind: 'nullSignature' | 'voidSignature' | 'chameleon'): boolean =>
  unit.settings !== undefined && (kind === 'voidSignature' ? isVoid(unit) : isSet(unit, kind, 'on'));

/** Hidden from instruments, its friends' among them. */
export const isHidden = (unit: Mech): boolean => isStealthy(unit) || isOn(unit, 'nullSignature') || isOn(unit, 'voidSignature');

/** Cut off from its friends' computers: a shield of light does that as well (TOE-chameleon-lps-c3). */
export const isCutOff = (unit: Mech): boolean => isHidden(unit) || isOn(unit, 'chameleon');

export const BY_BRACKET: { readonly [B in Bracket]?: number } = { medium: 1, long: 2 };

/** Eyes of foot soldiers are not fooled. */
const stealth: ClassicRule = {
  id: 'TW-th-tstealth',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target, attacker, bracket }) =>
      target.settings && !isTroop(attacker) && (isStealthy(target) || isOn(target, 'nullSignature')) ? BY_BRACKET[bracket] : undefined,
  },
};

const chameleon: ClassicRule = {
  id: 'TW-th-tchameleon',
  cite: CITE,
  kind: 'core',
  adds: { toHit: ({ target, bracket }) => (target.settings && isOn(target, 'chameleon') ? BY_BRACKET[bracket] : undefined) },
};

const byHexes = (hexes: number): number => (hexes === 0 ? 3 : hexes <= 2 ? 2 : hexes <= 5 ? 1 : 0);

const voidSignature: ClassicRule = {
  id: 'TW-th-tvoid',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target }) => (target.settings && isOn(target, 'voidSignature') ? byHexes(target.moved?.hexes ?? 0) || undefined : undefined),
  },
};

/** Who hides from instruments has none to guide missiles with. */
const own: ClassicRule = {
  id: 'TW-th-stealthself',
  cite: CITE,
  kind: 'core',
  waives: {
    clusterRow: ({ aim }) => (isHidden(aim.attacker) && isGuided(aim.weapon) ? ['TW-cluster-mods'] : undefined),
    toHit: ({ attacker }) => (isHidden(attacker) ? ['TW-th-artemis5'] : undefined),
  },
};

const neverSecond: ClassicRule = {
  id: 'TW-sec-stealth',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots, twist, turret }) => {
      const unit = view.units[id];
      if (!isFighting(unit) || shots.length < 2) return undefined;
      const primary = primaryOf(view, unit, shots, turret ?? unit.wear?.turret ?? twist);
      const blurred = shots.some(({ target }) => target !== primary && view.units[target] && isStealthy(view.units[target]));
      return blurred ? tell('stealth armor is no secondary target') : undefined;
    },
  },
};

/** Heat of the systems that hide a machine. */
const HEAT = { stealth: 10, nullSignature: 10, voidSignature: 10, chameleon: 6 } as const;

export function hidingHeat(unit: Mech): number {
  if (!unit.settings) return 0;
  const stealthy = isStealthy(unit) ? HEAT.stealth : 0;
  return (['nullSignature', 'voidSignature', 'chameleon'] as const).reduce(
    (sum, kind) => sum + (isOn(unit, kind) ? HEAT[kind] : 0),
    stealthy,
  );
}

export const stealthRules: readonly ClassicRule[] = [stealth, chameleon, voidSignature, own, neverSecond];
