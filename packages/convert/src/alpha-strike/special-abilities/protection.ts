import type { RuleId } from '@sortie/kernel';
import { page, READING } from '../rule.ts';
import { isAerospace, isAirborneSupport, isInfantry, isLargeCraft, type Subject } from '../subject.ts';
import { gear, type SpecialRule, trait, whole } from './rules.ts';

/** Abilities of armor count only when every location wears it. */
const wears =
  (pattern: RegExp) =>
  ({ unit }: Subject): boolean =>
    unit.armor.patches === undefined && pattern.test(unit.armor.type);

const ARMOR_SPECIALS: readonly SpecialRule[] = [
  whole('aba', 117, 'ABA', wears(/^Anti-Penetrative/), ['ASC-conv-armor-ablation']),
  whole('bra', 118, 'BRA', wears(/^Ballistic-Reinforced/), ['ASC-conv-armor-ballistic']),
  whole(
    'bar',
    118,
    'BAR',
    subject => wears(/^(BAR [1-9] |Commercial)/)(subject) || (subject.type === 'SV' && (subject.unit.build?.barRating ?? 10) < 10),
    ['ASC-conv-armor-bar-special'],
  ),
  whole('cr', 121, 'CR', wears(/^(Hardened|Ferro-Lamellor)$/)),
  whole('fr', 123, 'FR', wears(/^(Heat-Dissipating|BA Fire Resistant)$/), ['ASC-conv-armor-heat-dissipating']),
  whole('ira', 124, 'IRA', wears(/^Impact-Resistant/), ['ASC-conv-armor-impact', 'ASC-conv-armor-patchwork-no-specials']),
  whole('rca', 129, 'RCA', wears(/^(Reactive|BA Reactive)/)),
  whole('rfa', 130, 'RFA', wears(/^(Reflective|BA Laser Reflective)/)),
];

const isClanMade = ({ unit }: Subject): boolean => unit.tech.base === 'clan';

/** Things that blow up when hit. */
export function isExplosive({ fittings }: Subject): boolean {
  return fittings.some(({ item, mount }) => {
    if (item.kind === 'ammo') return !item.traits.has('inert') && (mount.shots ?? 1) > 0;
    return EXPLOSIVE.some(name => item.traits.has(name)) && !item.traits.has('ppc-capacitor');
  });
}

const EXPLOSIVE = ['explosive', 'b-pod', 'm-pod', 'booby-trap', 'bomb-bay', 'fuel'] as const;

const caseRule: RuleId = 'ASC-sua-assign-case-clan';

export const PROTECTION_RULES: readonly SpecialRule[] = [
  ...ARMOR_SPECIALS,
  {
    id: caseRule,
    cite: page(120),
    covers: ['ASC-sua-assign-case-is', 'ASC-sua-assign-case-infantry', 'ASC-sua-assign-caseii', 'ASC-sua-assign-casep'],
    whole: (grants, subject) => {
      if (isInfantry(subject.type) || isAerospace(subject) || subject.type === 'SV' || !isExplosive(subject)) return;
      if (subject.has('caseii')) grants.flag('CASEII', 'ASC-sua-assign-caseii');
      else if (subject.has('casep')) grants.flag('CASEP', 'ASC-sua-assign-casep');
      else if (subject.has('case')) grants.flag('CASE', 'ASC-sua-assign-case-is');
      else if (isClanMade(subject) && subject.type !== 'PM') grants.flag('CASE', caseRule);
    },
  },
  whole(
    'ene',
    122,
    'ENE',
    subject => !isInfantry(subject.type) && !isLargeCraft(subject.type) && !isAirborneSupport(subject) && !isExplosive(subject),
  ),
  {
    id: 'ASC-sua-assign-arm',
    cite: page(117),
    whole: (grants, { fittings, unit }) => {
      const slots = unit.slots ? Object.values(unit.slots).some(list => list.some(text => /\(armored\)/i.test(text))) : false;
      if (slots || fittings.some(({ mount }) => mount.armored)) grants.flag('ARM', 'ASC-sua-assign-arm');
    },
  },
  gear('ars', 117, ['armored-motive-system'], ['ARS']),
  {
    id: 'ASC-sua-assign-ams',
    cite: page(117),
    covers: ['ASC-sua-assign-ams-spacecraft'],
    item: item => item.kind === 'weapon' && item.traits.has('ams') && !item.id.endsWith('APDS'),
    grant: (grants, { item }, subject) => {
      if (!isAerospace(subject)) grants.flag('AMS', 'ASC-sua-assign-ams', item.name);
    },
  },
  {
    id: 'ASC-sua-assign-rams',
    cite: page(130),
    item: item => item.id.endsWith('APDS'),
    grant: (grants, { item }, subject) => {
      if (!isAerospace(subject)) grants.flag('RAMS', 'ASC-sua-assign-rams', item.name);
    },
  },
  {
    id: 'ASC-sua-assign-stl',
    cite: page(132),
    item: trait('nullsig', 'chameleon-shield'),
    grant: (grants, { item }) => grants.flag('STL', 'ASC-sua-assign-stl', item.name),
    whole: (grants, { unit }) => {
      if (/Stealth/.test(unit.armor.type)) grants.flag('STL', 'ASC-sua-assign-stl');
    },
  },
  {
    id: 'ASC-sua-assign-mas',
    cite: page(126),
    item: trait('voidsig'),
    grant: (grants, { item }) => grants.flag('MAS', 'ASC-sua-assign-mas', item.name),
    whole: (grants, { unit }) => {
      if (unit.armor.type === 'BA Mimetic') grants.flag('MAS', 'ASC-sua-assign-mas');
    },
  },
  {
    id: 'ASC-sua-assign-lmas',
    cite: page(126),
    whole: (grants, subject) => {
      const { unit } = subject;
      const camo =
        subject.type === 'BA' && subject.fittings.some(({ item }) => item.kind === 'equipment' && item.traits.has('visual-camo'));
      const skin = unit.platoon?.augmentations?.includes('dermal_camo_armor') ?? false;
      if ((camo && unit.armor.type !== 'BA Mimetic') || skin) grants.flag('LMAS', 'ASC-sua-assign-lmas');
    },
  },
  whole('bhj', 118, 'BHJ', subject => inSideTorsos(subject, 'harjel')),
  whole('bhj2', 118, 'BHJ2', subject => inSideTorsos(subject, 'harjel-ii')),
  whole('bhj3', 118, 'BHJ3', subject => inSideTorsos(subject, 'harjel-iii')),
  {
    id: 'ASC-sua-assign-shld',
    cite: page(118),
    item: item => item.kind === 'equipment' && SHIELDS.has(item.subtype) && item.traits.has('club'),
    grant: (grants, { item }) => grants.flag('SHLD', 'ASC-sua-assign-shld', item.name),
  },
];

/** Armor too thin to show on the card is not marked as poor. */
export const BAR_RULE: SpecialRule = {
  id: 'HOUSE-as-bar-needs-armor',
  cite: READING,
  last: (grants, _, { armor }) => {
    if (armor === 0) grants.remove('BAR');
  },
};

const SHIELDS: ReadonlySet<number> = new Set([1024, 2048, 4096]);

/** The center torso of a 'Mech with both side torsos sealed counts as sealed too. */
function inSideTorsos({ fittings }: Subject, name: string): boolean {
  const places = new Set(fittings.filter(({ item }) => item.traits.has(name)).map(({ mount }) => mount.at));
  return ['LT', 'RT'].every(at => places.has(at));
}
