import { type Card, type Damage, damageOf, NONE } from './card.ts';

/** One special ability with whatever stands behind its code. */
export interface Special {
  readonly code: string;
  /** The number behind it; 1 where there is none. */
  readonly count: number;
  /** Damage by bracket, for those that have it. */
  readonly damage: readonly Damage[];
  /** Doors of a bay; 0 where there are none to count. */
  readonly doors: number;
  /** Inside a turret: the abilities that fire with it. */
  readonly within: Specials;
}

export type Specials = ReadonlyMap<string, Special>;

export const CODES = (
  'ABA AC AECM AFC AM AMP AMS ARM ARS AT ATAC ATMO BAR BFC BH BHJ BHJ2 BHJ3 BIM BOMB BRA BRID BT BTAS C3BSM C3BSS C3EM C3I C3M C3RS C3S ' +
  'CAP CAR CASE CASEII CASEP CK CNARC CR CRW CT DCC DJ DN DRO DT DUN ECM ECS EE ENE ENG ES FC FD FF FLK FR FUEL GLD HELI HJ HPG HT HTC ' +
  'I-TSM IATM IF INARC IRA IT JAM JMPS JMPW KF LAM LECM LF LG LMAS LPRB LRM LTAG MAG MAS MASH MCS MDS MEC MEL MFB MHQ MSL MSW MT MTAS MTN ' +
  'NC3 NOVA OMNI ORO OVL PAR PNT PRB PT QUAD QV RAIL RAMS RBT RCA RCN REAR REL RFA RHS RSD SAW SCAP SCR SDCS SDS SDS-C SDS-SC SDS-CM SEAL SHLD SLG SNARC SOA ' +
  'SPC SRCH SRM ST STL SUBS SUBW TAG TELE TON TOR TRN TRIPOD TSEMP TSEMP-O TSI TSM TSMX TUR UCS UMU VLG VR VRT VSTOL VTH VTM VTS WAT XMEC ART'
).split(' ');

const LONGEST_FIRST = [...CODES].sort((a, b) => b.length - a.length);
const EMPTY: Specials = new Map();
const known = new WeakMap<Card, Specials>();

/** Rules ask about the same card many times in a row. */
let last: Card | undefined;
let ofLast: Specials = EMPTY;

/** A card's special abilities by code; read once for each card. */
export function specialsOf(card: Card): Specials {
  if (card === last) return ofLast;
  let specials = known.get(card);
  if (!specials) {
    specials = new Map(card.specials.map(text => parse(text)).map(special => [special.code, special]));
    known.set(card, specials);
  }
  last = card;
  ofLast = specials;
  return specials;
}

/** One ability in the notation of a card; a text that no code fits is kept under its own name. */
export function parse(text: string): Special {
  const artillery = /^ART-?([A-Z]+\d*)-(\d+)$/.exec(text);
  if (artillery) return { code: `ART-${artillery[1]}`, count: Number(artillery[2]), damage: [], doors: 0, within: EMPTY };
  const code = LONGEST_FIRST.find(one => text.startsWith(one) && !/^[A-Z]/.test(text.slice(one.length))) ?? text;
  const rest = text.slice(code.length).replace(/^\((.*)\)$/, '$1');
  if (code === 'TUR') return turret(code, rest);
  const damage = rest.includes('/') || rest.includes('*') ? damageOf(rest.replace(/-D\d+$/, '')) : [];
  const count = damage.length > 0 ? (damage[0]?.points ?? 0) : Number(/^-?(\d+)/.exec(rest)?.[1] ?? 1);
  const doors = Number(/\d-?D(\d+)/.exec(rest)?.[1] ?? 0);
  return { code, count, damage, doors, within: EMPTY };
}

function turret(code: string, rest: string): Special {
  const [first = '', ...others] = rest.split(',');
  const within = new Map(others.map(one => parse(one.trim())).map(special => [special.code, special]));
  return { code, count: 1, damage: damageOf(first), doors: 0, within };
}

export const has = (unit: { readonly card: Card }, code: string): boolean => specialsOf(unit.card).has(code);
export function hasAny({ card }: { readonly card: Card }, ...codes: readonly string[]): boolean {
  const specials = specialsOf(card);
  for (const code of codes) if (specials.has(code)) return true;
  return false;
}
/** The number behind a code; 0 for a unit without it. */
export const countOf = (unit: { readonly card: Card }, code: string): number => specialsOf(unit.card).get(code)?.count ?? 0;

/** What a card brings to an attack by its code; the master of a network has a designator in its computer. */
export const deviceOf = (card: Card, code: string): Special | undefined =>
  specialsOf(card).get(code) ?? (code === 'TAG' && hasAny({ card }, 'C3M', 'C3BSM') ? parse('TAG') : undefined);

/** What an ability deals at a bracket: its own column, or its one number at every range. */
export function dealt(special: Special, bracket: number): Damage {
  if (special.damage.length > 0) return special.damage[special.damage.length === 1 ? 0 : bracket] ?? NONE;
  return { points: special.count, minimal: false };
}

export const artilleryOf = (card: Card): readonly Special[] => [...specialsOf(card).values()].filter(({ code }) => code.startsWith('ART-'));
