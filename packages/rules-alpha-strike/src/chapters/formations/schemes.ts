import type { RuleId } from '@sortie/kernel';
import type { Organization } from './attached.ts';

/** One line of a scheme: what is made of how many of what, and who leads it. */
export interface Rung {
  readonly name: string;
  readonly of: string;
  readonly least: number;
  readonly most: number;
  readonly rank: string;
  /** Who leads the same made up of vehicles or fighters, where that is somebody else. */
  readonly otherRank?: string;
}

/** What a force consists of, as far as larger formations go. */
export type Branch = 'mechs' | 'vehicles' | 'fighters';

const rung = (name: string, of: string, least: number, most: number, rank: string): Rung => ({ name, of, least, most, rank });

/** How the great powers organise: soldiers, fighters, then everything on the ground. */
export const SCHEMES: { readonly [O in Organization]: { readonly rule: RuleId; readonly rungs: readonly Rung[] } } = {
  sphere: {
    rule: 'ASC-tbl-force-org-is',
    rungs: [
      rung('squad of battle armor', 'trooper', 4, 4, 'Sergeant'),
      rung('squad', 'trooper', 2, 8, 'Corporal'),
      rung('platoon', 'squad', 3, 4, 'Sergeant'),
      rung('flight', 'fighter', 2, 2, 'Lieutenant'),
      rung('squadron', 'flight', 3, 3, 'Captain'),
      rung('wing', 'squadron', 3, 4, 'Major'),
      rung('lance', 'unit', 4, 4, 'Lieutenant'),
      rung('company', 'lance', 3, 4, 'Captain'),
      rung('battalion', 'company', 3, 4, 'Major'),
      rung('regiment', 'battalion', 3, 4, 'Colonel'),
      rung('brigade', 'regiment', 3, 6, 'General'),
    ],
  },
  clan: {
    rule: 'ASC-tbl-force-org-clan',
    rungs: [
      rung('Point of battle armor', 'trooper', 5, 5, 'Point Commander'),
      rung('Point of infantry', 'trooper', 20, 25, 'Point Commander'),
      rung('Point of ProtoMechs', 'ProtoMech', 5, 5, 'Point Commander'),
      rung('Point', 'vehicle or fighter', 2, 2, 'Point Commander'),
      rung('Star', "'Mech or Point", 5, 5, 'Star Commander'),
      rung('Nova', "'Mech and Point of infantry", 5, 5, 'Star Commander or Nova Commander'),
      { ...rung('Binary', 'Star', 2, 2, 'Star Captain or Nova Commander'), otherRank: 'Star Captain' },
      rung('Trinary', 'Star', 3, 3, 'Star Captain'),
      rung('Supernova Binary', 'Nova', 2, 2, 'Star Captain or Nova Captain'),
      rung('Supernova Trinary', 'Nova', 3, 3, 'Star Captain or Nova Captain'),
      rung('Cluster', 'Binary or Trinary', 3, 5, 'Star Colonel'),
      rung('Galaxy', 'Cluster', 3, 5, 'Galaxy Commander'),
    ],
  },
  comstar: {
    rule: 'ASC-tbl-force-org-comstar',
    rungs: [
      rung('Level I of battle armor', 'trooper', 6, 6, 'Acolyte'),
      rung('Level I of infantry', 'trooper', 30, 36, 'Acolyte'),
      rung('Level I', 'unit', 1, 1, 'Acolyte'),
      rung('Level II', 'Level I', 6, 6, 'Adept'),
      rung('Level III', 'Level II', 6, 6, 'Adept (Demi-Precentor)'),
      rung('Level IV', 'Level III', 6, 6, 'Precentor'),
      rung('Level V', 'Level IV', 6, 6, 'Precentor'),
    ],
  },
};

export function rungNamed(organization: Organization, name: string, of: Branch = 'mechs'): Rung | undefined {
  const found = SCHEMES[organization].rungs.find(one => one.name === name);
  return found?.otherRank !== undefined && of !== 'mechs' ? { ...found, rank: found.otherRank } : found;
}

/** How many lances, Stars or Level IIs a larger formation has, at least and at most. */
export function spanOf(organization: Organization, name: string): { readonly least: number; readonly most: number } {
  if (name === 'Cluster') return { least: 3 * 2, most: 5 * 3 };
  if (name === 'Galaxy') return { least: 3 * 3 * 2, most: 5 * 5 * 3 };
  const own = rungNamed(organization, name);
  const below =
    own && largerNames(organization, name === 'wing' ? 'fighters' : 'mechs').includes(own.of)
      ? spanOf(organization, own.of)
      : { least: 1, most: 1 };
  return { least: (own?.least ?? 1) * below.least, most: (own?.most ?? 1) * below.most };
}

/** What is made of lances and the like, from small to large. */
const LARGER: { readonly [O in Organization]: readonly string[] } = {
  sphere: ['company', 'battalion', 'regiment', 'brigade'],
  clan: ['Binary', 'Trinary', 'Cluster', 'Galaxy'],
  comstar: ['Level III', 'Level IV', 'Level V'],
};

/** The squadrons of the Inner Sphere make wings; others organise their fighters as they do their 'Mechs. */
export const largerNames = (organization: Organization, of: Branch): readonly string[] =>
  of === 'fighters' && organization === 'sphere' ? ['wing'] : LARGER[organization];
