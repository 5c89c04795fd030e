/** What a unit of a force is, as far as its upkeep goes; the codes of the cards. */
export const TYPES = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI', 'AF', 'CF', 'SC', 'DS', 'DA', 'JS', 'SS', 'WS', 'MS'] as const;
export type UnitType = (typeof TYPES)[number];

/** Who mans it. */
export const CREWS = ['pilot', 'proto', 'crew', 'ship', 'great', 'structure', 'armor', 'infantry'] as const;
export type CrewKind = (typeof CREWS)[number];

interface KindOfUnit {
  readonly crew: CrewKind;
  /** Support Points that one brings when the campaign begins. */
  readonly support: number;
  /** What scrap and a new one are worth; `bySize` times the Size. */
  readonly scrap: number;
  /** Nothing said: it cannot be bought, its people are hired. */
  readonly price?: number;
  readonly bySize?: true;
  /** Designs of the Clans are worth double as scrap. */
  readonly clanScrap?: true;
  readonly diagnosis: number;
  readonly aerospace?: true;
}

const AEROSPACE = { diagnosis: 1, aerospace: true } as const;
const DROPSHIP: KindOfUnit = { crew: 'ship', support: 10_000, scrap: 2500, price: 50_000, clanScrap: true, ...AEROSPACE };

/** Weak: nothing is said of the crews of mobile structures when they are diagnosed; they count like those of support vehicles. */
export const KINDS: { readonly [T in UnitType]: KindOfUnit } = {
  BM: { crew: 'pilot', support: 1000, scrap: 250, price: 500, bySize: true, clanScrap: true, diagnosis: -2 },
  IM: { crew: 'pilot', support: 500, scrap: 125, price: 250, bySize: true, diagnosis: -1 },
  PM: { crew: 'proto', support: 750, scrap: 200, price: 375, diagnosis: 2 },
  CV: { crew: 'crew', support: 400, scrap: 100, price: 200, bySize: true, clanScrap: true, diagnosis: 0 },
  SV: { crew: 'crew', support: 200, scrap: 50, price: 100, bySize: true, diagnosis: 2 },
  BA: { crew: 'armor', support: 200, scrap: 50, price: 100, diagnosis: 3 },
  CI: { crew: 'infantry', support: 100, scrap: 100, diagnosis: 5 },
  AF: { crew: 'pilot', support: 1000, scrap: 250, price: 500, bySize: true, clanScrap: true, ...AEROSPACE },
  CF: { crew: 'pilot', support: 500, scrap: 125, price: 250, bySize: true, ...AEROSPACE },
  SC: { crew: 'crew', support: 1500, scrap: 375, price: 750, ...AEROSPACE },
  DS: DROPSHIP,
  DA: DROPSHIP,
  JS: { crew: 'ship', support: 50_000, scrap: 12_500, price: 200_000, ...AEROSPACE },
  SS: { crew: 'great', support: 50_000, scrap: 12_500, price: 200_000, ...AEROSPACE },
  WS: { crew: 'great', support: 100_000, scrap: 25_000, price: 500_000, ...AEROSPACE },
  MS: { crew: 'structure', support: 30_000, scrap: 7500, price: 50_000, diagnosis: 2 },
};

interface KindOfCrew {
  /** Support Points to hire one; conventional infantry by how it moves. */
  readonly hire?: number;
  /** Support Points for a point of Skill. */
  readonly advance: number;
  /** To heal one: points, by what they are counted, the number added to the roll, minutes of work, hours of rest. */
  readonly heal: {
    readonly sp: number;
    readonly per: 'unit' | 'crew' | 'structure' | 'damage';
    readonly roll: number;
    readonly minutes: number;
    readonly rest: number;
  };
}

const hours = (count: number): number => count * 60;
const days = (count: number): number => count * 24;

/**
 * Weak: ProtoMech pilots stand in no row of healing, and the crews of stations and mobile structures in none of training: they are taken like
 * other pilots and like the crews of other great ships.
 */
export const CREW_KINDS: { readonly [K in CrewKind]: KindOfCrew } = {
  pilot: { hire: 30, advance: 200, heal: { sp: 10, per: 'unit', roll: 0, minutes: hours(8), rest: days(2) } },
  proto: { hire: 500, advance: 400, heal: { sp: 10, per: 'unit', roll: 0, minutes: hours(8), rest: days(2) } },
  crew: { hire: 60, advance: 100, heal: { sp: 40, per: 'crew', roll: 1, minutes: hours(24), rest: days(3) } },
  ship: { hire: 200, advance: 1000, heal: { sp: 30, per: 'crew', roll: 2, minutes: hours(30), rest: days(7) } },
  great: { hire: 2000, advance: 1000, heal: { sp: 40, per: 'crew', roll: 3, minutes: hours(40), rest: days(7) } },
  structure: { advance: 1000, heal: { sp: 25, per: 'crew', roll: 4, minutes: hours(30), rest: days(7) } },
  armor: { hire: 25, advance: 800, heal: { sp: 10, per: 'structure', roll: -2, minutes: hours(16), rest: days(3) } },
  infantry: { advance: 500, heal: { sp: 20, per: 'damage', roll: -1, minutes: hours(24), rest: days(7) } },
};

/** Conventional infantry is hired whole. */
export const PLATOONS = { foot: 100, motorized: 200, jump: 300 } as const;
export type Platoon = keyof typeof PLATOONS;

/** Armor and structure of a unit in the workshop: points, the number added to the roll and minutes, for every point. */
interface Work {
  readonly sp: number;
  readonly roll: number;
  readonly minutes: number;
}

const work = (sp: number, roll: number, hoursOf: number): Work => ({ sp, roll, minutes: hoursOf * 60 });
const MACHINE = { armor: work(10, -2, 2), structure: work(20, 1, 2) };
const SHIP = { armor: work(20, -2, 2), structure: work(20, 1, 2) };
const GREAT = { armor: work(40, -2, 4), structure: work(40, 2, 4) };
const OTHER = { armor: work(5, -2, 1), structure: work(10, 2, 1) };

export const PLATING: { readonly [T in UnitType]: { readonly armor: Work; readonly structure: Work } } = {
  BM: MACHINE,
  IM: MACHINE,
  AF: MACHINE,
  CF: MACHINE,
  PM: { armor: work(25, -2, 2), structure: work(25, 0, 2) },
  BA: { armor: work(3, -2, 1), structure: work(50, 2, 5) },
  SC: SHIP,
  DS: SHIP,
  DA: SHIP,
  JS: GREAT,
  SS: GREAT,
  WS: GREAT,
  CV: OTHER,
  SV: OTHER,
  CI: OTHER,
  MS: OTHER,
};

/** Hits that a workshop mends. Motive damage stands in no row and is mended like a hit on the movement. */
export const HITS = {
  collar: work(50, 3, 2),
  door: work(20, -3, 1),
  engine: work(30, 1, 6),
  fireControl: work(30, 0, 2.5),
  fuel: work(10, -2, 3),
  kfBoom: work(40, -1, 6),
  kfDrive: work(1000, 5, 240),
  mp: work(20, -1, 2),
  motive: work(20, -1, 2),
  thruster: work(30, -1, 1.5),
  weapon: work(30, 0, 2),
  capital: work(30, 0, 3),
  capitalMissile: work(30, 0, 3),
} as const;
export type Hit = keyof typeof HITS;
export const HIT_NAMES = Object.keys(HITS) as readonly Hit[];

/** Systems that use something up. */
const CONSUMABLES = 'AMS ART AC BHJ BHJ2 BHJ3 FLK IATM INARC IF LRM MSL MDS CNARC SNARC SCR SRM MTAS BTAS TOR DJ HJ RAMS'.split(' ');

/** The code of an ability as a card prints it: `LRM1/1/2` is LRM, `ARTLT-1` is ART. */
export function codeOf(special: string): string {
  if (/^ART/.test(special)) return 'ART';
  if (/^BHJ[23]$/.test(special)) return special;
  return /^[A-Z-]+?(?=-?\d|\(|-?$|\*)/.exec(special)?.[0] ?? special;
}

/** What stands behind the code of an ability of a unit; 0 where it has none, 1 where no number follows. */
export function numberOf(specials: readonly string[], code: string): number {
  const found = specials.find(one => codeOf(one) === code);
  return found === undefined ? 0 : Number(/\d+/.exec(found.slice(code.length))?.[0] ?? 1);
}

/** The abilities of a unit, those in its turrets included. */
export const abilitiesOf = (specials: readonly string[]): readonly string[] =>
  specials.flatMap(one =>
    one.startsWith('TUR(')
      ? one
          .slice(4, -1)
          .split(',')
          .slice(1)
          .map(text => text.trim())
      : [one],
  );

export const hasCode = (specials: readonly string[], ...codes: readonly string[]): boolean =>
  abilitiesOf(specials).some(one => codes.includes(codeOf(one)));
export const consumables = (specials: readonly string[]): readonly string[] =>
  abilitiesOf(specials).filter(one => CONSUMABLES.includes(codeOf(one)));

type OnPaper = { readonly type: UnitType; readonly card: { readonly move: string; readonly specials: readonly string[] } };

/** Aircraft of every kind, airships and aeroplanes among support vehicles, and engines that burn something. */
export const needsFuel = ({ type, card }: OnPaper): boolean =>
  KINDS[type].aerospace === true || (type === 'SV' && /\d"?[ai]/.test(card.move)) || hasCode(card.specials, 'EE', 'FC');
export const needsAmmunition = ({ card }: OnPaper): boolean => consumables(card.specials).length > 0;
