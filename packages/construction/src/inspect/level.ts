import { derivation, type RuleId } from '@sortie/kernel';
import type { EngineType, RulesLevel, Unit } from '@sortie/roster';
import { called, isIndustrial, type Subject, subjectOf } from '../subject.ts';
import { armorByKind, armorNamed } from '../weight/common.ts';

const ORDER: readonly RulesLevel[] = ['introductory', 'standard', 'advanced', 'experimental', 'unofficial'];

/** How far from the beginner's rules a design is, and what takes it there. */
export interface Level {
  readonly level: RulesLevel;
  readonly rule: RuleId;
  readonly because: string;
}

/** Armor that an IndustrialMech wears without being an experiment. */
const WORK_ARMOR: ReadonlySet<string> = new Set(['Commercial', 'Industrial', 'Heavy Industrial']);

function industrialArmor(subject: Subject): Level | undefined {
  if (!isIndustrial(subject)) return undefined;
  const other = [...armorByKind(subject).keys()].find(name => !WORK_ARMOR.has(name) && name !== 'None');
  return other === undefined ? undefined : { level: 'experimental', rule: INDUSTRIAL, because: `an IndustrialMech in ${other} armor` };
}

/** Engines of the advanced table; those that the errata struck from it are nothing out of the ordinary. */
const ENGINES: Partial<Readonly<Record<EngineType, RulesLevel>>> = {
  XXL: 'experimental',
  Compact: 'standard',
  Light: 'standard',
  XL: 'standard',
};

/** A BattleMech that burns or splits something is an experiment. */
const NON_FUSION: ReadonlySet<EngineType> = new Set(['ICE', 'Fuel Cell', 'Fission']);

function engineLevel(subject: Subject): Level[] {
  const { engine } = subject.unit;
  if (!engine) return [];
  if (subject.unit.kind === 'mech' && !isIndustrial(subject) && NON_FUSION.has(engine.type))
    return [{ level: 'experimental', rule: NON_FUSION_MECH, because: `a BattleMech with a ${engine.type} engine` }];
  const level = ENGINES[engine.type];
  return level ? [{ level, rule: ENGINE_TABLE, because: `${engine.type} engine` }] : [];
}

/** What the errata mark in the column of rules levels, though other tables call it standard. */
const radarLevel = (subject: Subject): Level[] =>
  subject.has('lookdown-radar') ? [{ level: 'advanced', rule: RADAR, because: 'a look-down radar' }] : [];

export const NON_FUSION_MECH: RuleId = 'TOE-non-fusion-mech-restrictions';
export const RADAR: RuleId = 'TOE-t410-lookdown-rules';
export const ENGINE_TABLE: RuleId = 'TOE-engine-master-remove-fusion';
export const INDUSTRIAL: RuleId = 'TOE-industrialmech-armor-experimental';
export const BY_PARTS: RuleId = 'HOUSE-design-level';

/** The highest level of anything that a design is made of. */
export function levelOf(unit: Unit): Level {
  const subject = subjectOf(unit);
  const parts: Level[] = [
    ...engineLevel(subject),
    ...radarLevel(subject),
    ...subject.fittings.map(one => ({ level: one.item.level, rule: BY_PARTS, because: called(one) })),
    ...[...armorByKind(subject).keys()].flatMap(name => {
      const kind = armorNamed(subject, name);
      return kind ? [{ level: kind.level, rule: BY_PARTS, because: `${name} armor` }] : [];
    }),
  ];
  const special = industrialArmor(subject);
  const start: Level = { level: 'introductory', rule: BY_PARTS, because: 'nothing in particular' };
  const highest = [...(special ? [special] : []), ...parts].reduce(
    (highest, one) => (ORDER.indexOf(one.level) > ORDER.indexOf(highest.level) ? one : highest),
    start,
  );
  return derivation.told(highest, []);
}
