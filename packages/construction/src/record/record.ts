import type { RuleId } from '@sortie/kernel';
import { nameOf, TRAINING, type Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { isFighter, isLargeCraft, isMech, isPlatoon, isProtoMech, isSmallCraft, isSuits, type Subject, subjectOf } from '../subject.ts';
import { type RecordRow, recordRows } from './rows.ts';

/** A location of a record sheet with its points. */
export interface RecordLocation {
  readonly at: string;
  readonly armor: number;
  readonly rear?: number;
  readonly structure: number;
}

/** Everything that is printed on the record sheet of a unit. */
export interface UnitRecord {
  readonly name: string;
  readonly title: string;
  readonly tons: number;
  readonly facts: readonly string[];
  readonly body: 'biped' | 'quad' | 'other';
  /** Who sits in it, where it has a crew of one; boxes for the cockpits that a sheet offers. */
  readonly warrior?: {
    readonly gunnery: number;
    readonly piloting: number;
    readonly cockpits: readonly string[];
    readonly cockpit: string;
  };
  /** Heat sinks, where heat is tracked at all. */
  readonly heat?: { readonly sinks: number; readonly sheds: number };
  readonly rows: readonly RecordRow[];
  readonly locations: readonly RecordLocation[];
  /** Rules of the errata that made the sheet what it is. */
  readonly rules: readonly RuleId[];
}

/** Cockpits that the warrior data of a 'Mech offer; the errata strike the one for two. */
const COCKPITS = ['Standard', 'Small', 'Torso-Mounted', 'Command Console', 'Industrial'] as const;

const TITLES = { biped: "Advanced 'Mech record sheet", quad: "Advanced four-legged 'Mech record sheet", other: 'Record sheet' } as const;

const isSatellite = ({ unit }: Subject): boolean => unit.kind === 'support-vehicle' && unit.motive === 'station-keeping';

const bodyOf = (subject: Subject): UnitRecord['body'] =>
  !isMech(subject) ? 'other' : subject.unit.frame === 'quad' || subject.unit.frame === 'quadvee' ? 'quad' : 'biped';

/** Those who must mind their heat; nobody on a satellite does. */
const tracksHeat = (subject: Subject): boolean =>
  isMech(subject) ||
  isFighter(subject) ||
  isSmallCraft(subject) ||
  isLargeCraft(subject) ||
  (subject.unit.craft !== undefined && !isSatellite(subject));

const SHED: Readonly<Record<string, number>> = { Single: 1, Compact: 1 };

function heatOf({ unit: { heatSinks } }: Subject): NonNullable<UnitRecord['heat']> {
  const sinks = heatSinks?.count ?? 0;
  return { sinks, sheds: sinks * (SHED[heatSinks?.type ?? 'Single'] ?? 2) };
}

function locationsOf({ unit }: Subject): readonly RecordLocation[] {
  const { front, rear } = unit.armor;
  return [...new Set([...Object.keys(front), ...Object.keys(unit.structure.points)])].map(at => ({
    at,
    armor: front[at] ?? 0,
    ...(rear[at] === undefined ? {} : { rear: rear[at] }),
    structure: unit.structure.points[at] ?? 0,
  }));
}

/** Two in each squad, where a platoon was trained for it. */
const PARAMEDICS = 2;
/** Wounded that each of them tends, from the turn after on. */
const TENDED = 5;

const paramedicsOf = ({ unit: { platoon } }: Subject): number =>
  platoon && ((platoon.specialization ?? 0) & TRAINING.paramedic) !== 0 ? PARAMEDICS * platoon.squads : 0;

function factsOf(subject: Subject): readonly string[] {
  const { unit } = subject;
  const { walk, run, jump } = unit.movement;
  return [
    isSuits(subject) || isPlatoon(subject) ? `Ground ${walk} · jump ${jump}` : `Movement ${walk} · ${run} · ${jump}`,
    `${unit.tech.base === 'clan' ? 'Clan' : 'Inner Sphere'}${unit.tech.mixed ? ', mixed' : ''} · ${unit.year}`,
    ...(unit.engine ? [`Engine ${unit.engine.rating > 0 ? `${unit.engine.rating} ` : ''}${unit.engine.type}`] : []),
    ...(unit.armor.type === 'None' ? [] : [`Armor ${unit.armor.type}`]),
    ...(paramedicsOf(subject) > 0
      ? [`Paramedics ${paramedicsOf(subject)}: ${TENDED * paramedicsOf(subject)} wounded from the next turn on`]
      : []),
  ];
}

/** What the errata say of sheets like this one. */
function rulesFor(subject: Subject, body: UnitRecord['body']): readonly RuleId[] {
  return [
    ...(isMech(subject) ? (['TOE-record-sheet-mech-391'] as const) : []),
    ...(body === 'quad' ? (['TOE-record-sheet-392-replace'] as const) : []),
    ...(isSatellite(subject) ? (['TOE-record-sheet-satellite'] as const) : []),
    ...(paramedicsOf(subject) > 0 ? (['TOE-paramedics-capacity'] as const) : []),
  ];
}

/** The record sheet of a unit for a crew with these skills. */
export function recordOf(unit: Unit, { gunnery, piloting }: { readonly gunnery: number; readonly piloting: number }): UnitRecord {
  const subject = subjectOf(unit);
  const body = bodyOf(subject);
  const single = isMech(subject) || isFighter(subject) || isProtoMech(subject);
  const cockpit = unit.cockpit ?? 'Standard';
  return BOOK.told({
    name: nameOf(unit),
    title: TITLES[body],
    tons: unit.tons,
    facts: factsOf(subject),
    body,
    ...(single ? { warrior: { gunnery, piloting, cockpit, cockpits: isMech(subject) ? COCKPITS : [] } } : {}),
    ...(tracksHeat(subject) ? { heat: heatOf(subject) } : {}),
    rows: recordRows(subject),
    locations: locationsOf(subject),
    rules: rulesFor(subject, body),
  });
}
