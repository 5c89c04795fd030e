import type { RuleId } from '@sortie/kernel';
import { countsApart, vesselOf, type Weapon } from '@sortie/roster';
import { named } from '../items.ts';
import { errata, type Rule } from '../rule.ts';
import { type Fitting, isAerospace, isFighter, isLargeCraft, isSmallCraft, isSuits, type Subject } from '../subject.ts';
import { lettersOf } from './letters.ts';

/** A line of the table of weapons and equipment on a record sheet. */
export interface RecordRow {
  readonly count: number;
  readonly name: string;
  readonly at: string;
  /** Letters of the table: DE, DB, M, C, S, X … */
  readonly type: string;
  readonly heat: string;
  readonly damage: string;
  /** Minimum, short, medium and long range. */
  readonly ranges: string;
  readonly toHit: string;
  /** Class and range for whatever flies. */
  readonly aero: string;
  /** Weight of a shot, and shots, on suits. */
  readonly shots: string;
  /** Rules of the errata that corrected something in the line. */
  readonly rules: readonly RuleId[];
}

type Cells = Partial<Pick<RecordRow, 'type' | 'heat' | 'damage' | 'ranges' | 'toHit' | 'aero' | 'shots'>>;

interface Correction {
  readonly rule: RuleId;
  readonly page: number;
  readonly is: (one: Fitting, subject: Subject) => boolean;
  readonly says: Cells;
}

const onSuits =
  (pattern: RegExp) =>
  ({ item }: Fitting, subject: Subject): boolean =>
    isSuits(subject) && pattern.test(item.id);

const flying =
  (pattern: RegExp) =>
  ({ item }: Fitting, subject: Subject): boolean =>
    isAerospace(subject) && pattern.test(item.id);

const BOMB = (ranges: string, aero: string): Cells => ({ ranges, aero });

const SUIT_ROWS: RuleId = 'TOE-t412-ba-rows';
const SUIT_SHOTS: RuleId = 'TOE-t412-ba-ammo-column';

const CORRECTIONS: readonly Correction[] = [
  { rule: 'TOE-t406-chaff-type', page: 406, is: named(/^ISChaffPod$/), says: { type: 'E, X' } },
  { rule: 'TOE-t406-fluid-gun-type', page: 406, is: named(/Fluid Gun$/), says: { type: 'DB, S' } },
  { rule: 'TOE-t408-mpod-type', page: 408, is: named(/^ISMPod$/), says: { type: 'OS, C, V, X' } },
  { rule: 'TOE-t408-mobile-hpg-heat', page: 408, is: named(/^ISMobileHPG$/), says: { heat: '40' } },
  { rule: 'TOE-t408-ground-hpg-heat', page: 408, is: named(/^ISGroundMobileHPG$/), says: { heat: '20' } },
  { rule: 'TOE-subcap-missile-firing', page: 344, is: named(/^Sub-Capital Missile Launcher/), says: {} },
  {
    rule: 'TOE-jormungand-torpedo-example',
    page: 258,
    is: ({ item }, { unit }) => item.kind === 'weapon' && /SRTorpedo|SRT/.test(item.id) && vesselOf(unit) !== undefined,
    says: {},
  },
  { rule: 'TOE-ppc-capacitor-bays', page: 337, is: (one, subject) => isCharged(one, subject), says: {} },
  { rule: 'TOE-t410-piranha-tohit', page: 410, is: named(/\(Piranha\)$/), says: { toHit: '0' } },
  { rule: 'TOE-t414-aaa-range', page: 414, is: named(/^AAA Missile$/), says: BOMB('6/12/18/24', 'Medium-C') },
  { rule: 'TOE-t414-as-range', page: 414, is: named(/^AS Missile$/), says: BOMB('9/17/25/32', 'Long-C') },
  { rule: 'TOE-t414-asew-range', page: 414, is: named(/^ASEWMissile$/), says: BOMB('7/14/21/28', 'Medium-C') },
  { rule: 'TOE-t414-laa-range', page: 414, is: named(/^LAAMissile$/), says: BOMB('7/14/21/28', 'Medium-C') },
  { rule: 'TOE-t414-incendiary-type', page: 414, is: named(/^(IS|CL) Incendiary Ammo VGL$/), says: { type: 'AE, H, AI**' } },
  { rule: 'TOE-t416-laser-aero-class', page: 416, is: flying(/^CL(Medium|Large)ChemicalLaser$/), says: {} },
  { rule: 'TOE-t416-point-defense-aero', page: 416, is: flying(/^CLSmallChemicalLaser$/), says: { aero: 'point-defense, Short' } },
  { rule: SUIT_SHOTS, page: 412, is: onSuits(/^CLBAERSmallPulseLaser$/), says: { shots: '0.41 kg (12)' } },
  { rule: SUIT_SHOTS, page: 412, is: onSuits(/^BACLERMediumPulseLaser$/), says: { shots: '0.45 kg (11)' } },
  { rule: SUIT_SHOTS, page: 412, is: onSuits(/^ISBASmallVSPLaser$/), says: { shots: '0.33 kg (15)' } },
  { rule: SUIT_SHOTS, page: 412, is: onSuits(/^ISBAMediumVSPLaser$/), says: { shots: '0.38 kg (13)' } },
  { rule: SUIT_SHOTS, page: 412, is: onSuits(/^ISBATaser$/), says: { shots: 'OS (1)' } },
  { rule: SUIT_ROWS, page: 412, is: onSuits(/AngelECMSuite$/), says: { type: 'E', ranges: '-/-/-/2' } },
  {
    rule: SUIT_ROWS,
    page: 412,
    is: onSuits(/^Battle Armor LB-X AC$/),
    says: { type: 'DB, C, F', damage: '4*', ranges: '-/2/5/8', toHit: '-1', shots: '4 kg (10)' },
  },
  {
    rule: SUIT_ROWS,
    page: 412,
    is: onSuits(/^ISBATubeArtillery$/),
    says: { type: 'AE, S', damage: '3/1 (R1)', ranges: '2 boards', shots: '15 kg (2)' },
  },
  {
    rule: SUIT_ROWS,
    page: 412,
    is: onSuits(/^CLBAHeavyFlamer$/),
    says: { type: 'DE, H, AI', damage: '4*', ranges: '-/2/3/4', toHit: '0', shots: '1 kg (10)' },
  },
  { rule: SUIT_ROWS, page: 412, is: onSuits(/BA (Laser Reflective|Reactive)/), says: { type: 'Armor' } },
];

const BRACKETS = ['', 'Short', 'Medium', 'Long', 'Extreme'] as const;

/** Which class of weapon it fires with, and how far. */
function aeroOf(subject: Subject, { bay, attackValues }: Weapon): string {
  if (!isFighter(subject) && !isSmallCraft(subject) && !isLargeCraft(subject)) return '';
  const reach = attackValues.filter(value => value > 0).length;
  return [bay, BRACKETS[reach] ?? ''].filter(Boolean).join(', ');
}

/** What a charged capacitor adds to the damage and heat of its PPC. */
const CHARGE = 5;

/** Bays are worked out with all their capacitors charged. */
const isCharged = (one: Fitting, subject: Subject): boolean =>
  isLargeCraft(subject) && (subject.devices.get(one.mount)?.some(({ item }) => item.traits.has('ppc-capacitor')) ?? false);

const steps = (values: readonly number[]): string => (values.every(value => value === values[0]) ? `${values[0] ?? 0}` : values.join('/'));

function plainCells(subject: Subject, one: Fitting): Required<Cells> {
  const { item } = one;
  const type = lettersOf(subject, one);
  const shots = item.kind === 'ammo' ? `${one.mount.shots ?? item.shots} shots` : '';
  if (item.kind !== 'weapon') return { type, heat: '', damage: '', ranges: '', toHit: '', aero: '', shots };
  const { minimum, short, medium, long } = item.range;
  const more = isCharged(one, subject) ? CHARGE : 0;
  const hits =
    item.damageStyle === 'cluster' && item.perMissile > 0 ? `${item.perMissile}/missile` : steps(item.damage.map(points => points + more));
  return {
    type,
    heat: isSuits(subject) ? '' : `${item.heat + more}`,
    damage: item.damageStyle === 'artillery' || item.damageStyle === 'special' ? item.damageStyle : hits,
    ranges: `${minimum || '-'}/${short}/${medium}/${long}`,
    toHit: steps(item.toHit),
    aero: aeroOf(subject, item),
    shots: '',
  };
}

const HIDDEN: ReadonlySet<string> = new Set(['sidearm']);

/** Armor is a line only where the table of suits has one. */
const isListed = ({ mount, item }: Fitting, corrected: boolean): boolean =>
  corrected || !(mount.builtIn || HIDDEN.has(item.kind) || countsApart(item));

/** The table of weapons and equipment, the same things at the same place in one line. */
export function recordRows(subject: Subject): readonly RecordRow[] {
  const rows = new Map<string, RecordRow>();
  for (const one of subject.fittings) {
    const corrections = CORRECTIONS.filter(({ is }) => is(one, subject));
    if (!isListed(one, corrections.length > 0)) continue;
    const at = `${one.mount.at}${one.mount.rear ? ' rear' : ''}`;
    const key = `${one.item.id}@${at}`;
    const known = rows.get(key);
    rows.set(key, {
      ...plainCells(subject, one),
      ...Object.assign({}, ...corrections.map(({ says }) => says)),
      name: one.item.name,
      at,
      rules: corrections.map(({ rule }) => rule),
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...rows.values()];
}

export const ROW_RULES: readonly Rule[] = CORRECTIONS.filter(
  ({ rule }, index) => CORRECTIONS.findIndex(other => other.rule === rule) === index,
).map(({ rule, page }): Rule => ({ id: rule, cite: errata(page) }));
