import { page, READING } from '../rule.ts';
import { isAerospace, isAirborneSupport, isInfantry, isLargeCraft, type Subject } from '../subject.ts';
import type { Grants } from './grants.ts';
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

/** Which protection against explosions a unit has built in or bought. */
function grantCase(grants: Grants, subject: Subject, clanBuilt: boolean): void {
  if (subject.has('caseii')) grants.flag('CASEII', 'ASC-sua-assign-caseii');
  else if (subject.has('casep')) grants.flag('CASEP', 'ASC-sua-assign-casep');
  else if (subject.has('case')) grants.flag('CASE', 'ASC-sua-assign-case-is');
  else if (clanBuilt && isExplosive(subject)) grants.flag('CASE', 'ASC-sua-assign-case-clan');
}

export const PROTECTION_RULES: readonly SpecialRule[] = [
  ...ARMOR_SPECIALS,
  {
    id: 'ASC-sua-assign-case-clan',
    cite: page(120),
    covers: ['ASC-sua-assign-case-is', 'ASC-sua-assign-case-infantry', 'ASC-sua-assign-caseii', 'ASC-sua-assign-casep'],
    whole: (grants, subject) => {
      if (!isInfantry(subject.type)) grantCase(grants, subject, isClanMade(subject));
    },
  },
  {
    id: 'HOUSE-as-case',
    cite: READING,
    replaces: ['ASC-sua-assign-case-clan'],
    whole: (grants, subject) => {
      if (isInfantry(subject.type) || isAerospace(subject) || subject.type === 'SV' || !isExplosive(subject)) return;
      grantCase(grants, subject, isClanMade(subject) && subject.type !== 'PM');
    },
  },
  whole('ene', 122, 'ENE', subject => !isInfantry(subject.type) && !isExplosive(subject)),
  {
    id: 'HOUSE-as-ene-not-wings',
    cite: READING,
    last: (grants, subject) => {
      if (isAirborneSupport(subject) || isLargeCraft(subject.type)) grants.remove('ENE');
    },
  },
  {
    id: 'ASC-sua-assign-arm',
    cite: page(117),
    whole: (grants, { fittings, unit }) => {
      const slots = unit.slots ? Object.values(unit.slots).some(list => list.some(isArmored)) : false;
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
    item: trait('nullsig', 'voidsig', 'chameleon-shield'),
    grant: (grants, { item }) => grants.flag('STL', 'ASC-sua-assign-stl', item.name),
    whole: (grants, { unit }) => {
      if (/Stealth/.test(unit.armor.type)) grants.flag('STL', 'ASC-sua-assign-stl');
    },
  },
  {
    id: 'ASC-sua-assign-mas',
    cite: page(126),
    item: trait('voidsig', 'chameleon-shield'),
    grant: (grants, { item }) => grants.flag('MAS', 'ASC-sua-assign-mas', item.name),
    whole: (grants, { unit }) => {
      if (unit.armor.type === 'BA Mimetic') grants.flag('MAS', 'ASC-sua-assign-mas');
    },
  },
  {
    id: 'HOUSE-as-signature-one',
    cite: READING,
    last: (grants, subject) => {
      const hidden = subject.has('voidsig');
      if (hidden && !subject.has('nullsig') && !subject.has('chameleon-shield') && !/Stealth/.test(subject.unit.armor.type))
        grants.remove('STL');
      if (subject.has('chameleon-shield') && !hidden) grants.remove('MAS');
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
  whole('bhj', 118, 'BHJ', subject => isIn(subject, 'harjel', TORSOS)),
  whole('bhj2', 118, 'BHJ2', subject => isIn(subject, 'harjel-ii', TORSOS)),
  whole('bhj3', 118, 'BHJ3', subject => isIn(subject, 'harjel-iii', TORSOS)),
  {
    id: 'HOUSE-as-harjel-sides',
    cite: READING,
    whole: (grants, subject) => {
      for (const [name, code] of HARJEL)
        if (isIn(subject, name, ['LT', 'RT']) && !grants.has(code)) grants.flag(code, 'HOUSE-as-harjel-sides');
    },
  },
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

const TORSOS = ['CT', 'LT', 'RT'] as const;

const HARJEL = [
  ['harjel', 'BHJ'],
  ['harjel-ii', 'BHJ2'],
  ['harjel-iii', 'BHJ3'],
] as const;

/** Few slots say more than a name, so that most need no pattern. */
const isArmored = (text: string): boolean => text.endsWith(')') && /\(armored\)/i.test(text);

/** Whether a thing is in all of these locations. */
function isIn(subject: Subject, name: string, locations: readonly string[]): boolean {
  if (!subject.has(name)) return false;
  const { fittings } = subject;
  const places = new Set(fittings.filter(({ item }) => item.traits.has(name)).map(({ mount }) => mount.at));
  return locations.every(at => places.has(at));
}
