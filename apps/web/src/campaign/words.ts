import type { Affiliation, CrewKind, Hit, Unit } from '@sortie/campaign';
import type { Answer, RuleId, Telling, Term } from '@sortie/kernel';
import { say, t, word } from '../i18n/index.ts';

export const AFFILIATION_NAMES: Readonly<Record<Affiliation, string>> = {
  clan: word('Clan'),
  'inner-sphere': word('Inner Sphere'),
  comstar: word('ComStar or Word of Blake'),
  'star-league': word('Star League'),
  periphery: word('Periphery'),
  mercenary: word('Mercenary'),
  pirate: word('Pirate'),
};

export const CREW_NAMES: Readonly<Record<CrewKind, string>> = {
  pilot: word('Pilot'),
  proto: word('ProtoMech pilot'),
  crew: word('Vehicle crew'),
  ship: word('Ship crew'),
  great: word('Crew of a great ship'),
  structure: word('Crew of a mobile structure'),
  armor: word('Battle armor squad'),
  infantry: word('Infantry platoon'),
};

export const HIT_LABELS: Readonly<Record<Hit, string>> = {
  engine: word('engine'),
  fireControl: word('fire control'),
  weapon: word('weapons'),
  mp: word('movement'),
  motive: word('motive system'),
  thruster: word('thrusters'),
  fuel: word('fuel'),
  door: word('doors'),
  collar: word('docking collar'),
  kfBoom: word('KF boom'),
  kfDrive: word('KF drive'),
  capital: word('capital weapons'),
  capitalMissile: word('capital missiles'),
};

export const CONDITION_NAMES: Readonly<Record<Unit['condition'], string>> = {
  sound: word('sound'),
  damaged: word('damaged'),
  salvage: word('recovered wreck'),
  fallen: word('lies on the field'),
  wreck: word('good for scrap'),
  scrapped: word('scrapped'),
  lost: word('lost'),
};

const labelOf = (text: string): string => t((HIT_LABELS as Readonly<Record<string, string>>)[text] ?? text);

/** What is worked on. */
export const workName = (what: string): string => labelOf(what);

/** A sentence of the journal. What stands before a colon in it is a word of its own. */
export function told(says: Telling): string {
  const what = says.args?.['what'];
  if (typeof what !== 'string' || !what.includes(': ')) return say(says);
  const spoken = what.split(': ').map(labelOf).join(': ');
  return say({ ...says, args: { ...says.args, what: spoken } });
}

/** An answer whose rows of a table, told in its notes, are in the language of the reader: "armor +2, crashed +4". */
export const inWords = (answer: Answer): Answer => ({
  ...answer,
  terms: answer.terms.map(term => (term.note === undefined ? term : { ...term, note: term.note.split(', ').map(rowInWords).join(', ') })),
});
const rowInWords = (row: string): string => {
  const [, what = row, value = ''] = /^(.*) ([+-]\d+)$/.exec(row) ?? [];
  return value === '' ? row : `${t(what)} ${value}`;
};

export const hours = (minutes: number): string => t('{hours} h', { hours: Math.round(minutes / 6) / 10 });

/** Work as the tables count it, and as people do. */
export const work = (minutes: number): string => t('{minutes} min, {hours}', { minutes, hours: hours(minutes) });

/** Hours until the next mission as people say it. */
export const span = (count: number): string =>
  count % 24 === 0 ? (count === 24 ? t('1 day') : t('{days} days', { days: count / 24 })) : t('{hours} hours', { hours: count });

const TERMS: Readonly<Record<RuleId, string>> = {
  'ASC-camp-starting-sp': word('units'),
  'ASC-tbl-sp-skill-mult': word('average Skill'),
  'ASC-camp-affil-clan': word('Clan'),
  'ASC-camp-affil-comstar': word('ComStar or Word of Blake'),
  'ASC-camp-affil-star-league': word('Star League'),
  'ASC-camp-affil-mercenary': word('Mercenary'),
  'ASC-camp-affil-pirate': word('Pirate'),
  'ASC-tbl-sp-affiliation-mult': word('Periphery'),
  'ASC-camp-support-skill': word('technicians'),
  'ASC-camp-man-hours': word('staff'),
  'ASC-tbl-campaign-initiative': word('the table of initiative'),
  'ASC-camp-crew-diagnosis': word('Skill'),
  'ASC-tbl-crew-diagnosis': word('what the unit went through'),
  'ASC-repair-roll': word('technicians'),
  'ASC-tbl-repair-armor': word('armor and structure'),
  'ASC-tbl-repair-crits': word('hits'),
  'ASC-tbl-repair-conditions': word('circumstances'),
  'ASC-salvage-check': word('technicians'),
  'ASC-heal-process': word('medics'),
  'ASC-tbl-healing': word('kind of crew'),
  'ASC-tbl-healing-conditions': word('circumstances'),
  'ASC-repair-refuel-who': word('fuel'),
  'ASC-tbl-refuel-rearm': word('ammunition'),
  'ASC-tbl-base-scrap': word('worth in parts'),
  'ASC-scrap-clan-double': word('Clan'),
  'ASC-scrap-damaged': word('repairs'),
  'ASC-scrap-destroyed-salvage': word('wreck'),
  'ASC-tbl-purchase': word('list price'),
  'ASC-tbl-purchase-multipliers': word('make'),
  'ASC-tbl-hiring': word('hiring'),
  'ASC-tbl-skill-advance': word('training'),
  'ASC-camp-skill-advance': word('training'),
  'ASC-camp-skill-triple': word('did not fight'),
  'ASC-quirk-easy-to-maintain': word('easy to maintain'),
  'ASC-quirk-difficult-to-maintain': word('difficult to maintain'),
  'ASC-quirk-modular-weapons': word('modular weapons'),
  'ASC-quirk-obsolete': word('obsolete'),
  'ASC-quirk-illegal-design-repair': word('illegal design'),
};

/** How the terms of a campaign are called in a sum. */
export const ruleWords = {
  termName: ({ rule }: Term): Telling | undefined => {
    const text = TERMS[rule];
    return text === undefined ? undefined : { text };
  },
};
