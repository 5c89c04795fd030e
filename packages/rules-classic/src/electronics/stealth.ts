import { type RuleId, tell } from '@sortie/kernel';
import { primaryOf } from '../attack/aim.ts';
import { isPlatoon } from '../infantry/infantry.ts';
import type { Bracket } from '../questions.ts';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isFighting, isWhole, sheetFor } from '../state.ts';
import { isGuided } from './fields.ts';
import { isSet, isStealthy, isVoid, settingOf } from './settings.ts';

const isOn = (unit: Unit, kind: 'nullSignature' | 'voidSignature' | 'chameleon'): boolean =>
  unit.settings !== undefined && (kind === 'voidSignature' ? isVoid(unit) : isSet(unit, kind, 'on'));

/** Hidden from instruments, its friends' among them. */
export const isHidden = (unit: Unit): boolean => isStealthy(unit) || isOn(unit, 'nullSignature') || isOn(unit, 'voidSignature');

/** Cut off from its friends' computers: a shield of light does that as well (TOE-chameleon-lps-c3). */
export const isCutOff = (unit: Unit): boolean => isHidden(unit) || isOn(unit, 'chameleon');

export const BY_BRACKET: { readonly [B in Bracket]?: number } = { medium: 1, long: 2 };

const stealth: ClassicRule = {
  id: 'TW-th-tstealth',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target, bracket }) =>
      target.settings && (isStealthy(target) || isOn(target, 'nullSignature')) ? BY_BRACKET[bracket] : undefined,
  },
};

/** Eyes of foot soldiers are not fooled by what hides a machine from instruments; those behind visors are. */
const byEye: ClassicRule = {
  id: 'TW-th-stealth-inf',
  cite: CITE,
  kind: 'core',
  waives: { toHit: ({ attacker }) => (isPlatoon(attacker) ? HIDDEN_FROM_INSTRUMENTS : undefined) },
};
const HIDDEN_FROM_INSTRUMENTS: readonly RuleId[] = ['TW-th-tstealth', 'TW-th-tbastealth'];

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

const NOVA_HEAT = 2;

/** A Nova suite that is at work. */
const hasNova = (unit: Unit): boolean =>
  !unit.shutDown &&
  sheetFor(unit).gear.some(({ item }, i) => item === 'NovaCEWS' && settingOf(unit, i) !== 'off' && isWhole(unit, 'gear', i));

export const deviceHeat = (unit: Unit): number => hidingHeat(unit) + (hasNova(unit) ? NOVA_HEAT : 0);

function hidingHeat(unit: Unit): number {
  if (!unit.settings) return 0;
  const stealthy = isStealthy(unit) ? HEAT.stealth : 0;
  return (['nullSignature', 'voidSignature', 'chameleon'] as const).reduce(
    (sum, kind) => sum + (isOn(unit, kind) ? HEAT[kind] : 0),
    stealthy,
  );
}

export const stealthRules: readonly ClassicRule[] = [
  stealth,
  byEye,
  chameleon,
  voidSignature,
  own,
  neverSecond,
  structural('TOE-eccm-stealth-armor', 'a suite that feeds stealth armor makes no field', [
    'TOE-void-sig-ecm',
    'TOE-void-sig-own-ecm',
    'TOE-angel-ecm-ba-available',
  ]),
  structural('TOE-bloodhound-stealth', 'a probe beside stealth armor that is on does not work', [
    'TOE-watchdog-range',
    'TOE-t404-watchdog-range',
    'TOE-angel-ecm-blocks',
  ]),
];
