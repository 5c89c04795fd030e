import type { Handler, RuleId, Seat } from '@sortie/kernel';
import { stays } from './battle.ts';
import { hasCode, KINDS } from './kind.ts';
import { type CampaignRule, core, type Desk } from './rule.ts';
import type { Campaign, Crew, State, Suffered, Unit } from './shape.ts';
import { crewOf, isDamaged, sideOf } from './state.ts';
import { ONE_DAY } from './time.ts';

/** Halves of something that are lost, a part of a half counting as one. */
const halves = (lost: number, all: number): number => (all === 0 ? 0 : Math.ceil((2 * lost) / all));

/** What every row of the table adds to the number that a crew needs. */
export function crewRows(unit: Unit, crew: Crew, suffered: Suffered): readonly { readonly what: string; readonly value: number }[] {
  const destroyed = suffered.fate === 'destroyed';
  return [
    { what: 'type', value: KINDS[unit.type].diagnosis },
    { what: 'destroyed', value: destroyed ? 2 : 0 },
    { what: 'armor', value: halves(unit.lostArmor, unit.armor) },
    { what: 'structure', value: 2 * halves(unit.lostStructure, unit.structure) },
    { what: 'injured before', value: crew.health === 'wounded' ? 2 : 0 },
    { what: 'crashed', value: suffered.crashed ? 4 : 0 },
    { what: 'crew hits', value: 2 * (suffered.crewHits ?? 0) },
    { what: 'ammunition hit', value: suffered.ammoHit ? 3 : 0 },
    { what: 'fuel hit', value: suffered.fuelHit ? 1 : 0 },
    { what: 'area effect', value: destroyed && suffered.end === 'area' ? 2 : 0 },
    { what: 'no air to breathe', value: destroyed && suffered.airless ? 2 : 0 },
  ].filter(({ value }) => value !== 0);
}

const wasHurt = ({ fate, armor, structure, hits, immobile, crewHits, ammoHit, fuelHit }: Suffered): boolean =>
  fate === 'destroyed' ||
  armor + structure + (crewHits ?? 0) > 0 ||
  Object.values(hits ?? {}).some(count => count > 0) ||
  [immobile, ammoHit, fuelHit].includes(true);

/** Personnel first, then the equipment, unit by unit. */
export const diagnose: Handler<Campaign, 'diagnose'> = play => {
  const { report, closing } = play.state;
  if (closing || !report) return;
  for (const suffered of report.units) {
    const unit = play.state.units[suffered.unit]!;
    const crew = crewOf(play.state, unit.crew);
    const masters = sideOf(play.state, unit.seat).army.gameMaster;
    if (masters && suffered.fate === 'active') returnLater(play, unit);
    else {
      if (crew && !masters && wasHurt(suffered)) diagnoseCrew(play, unit, crew, suffered);
      diagnoseUnit(play, play.state.units[suffered.unit]!, suffered);
    }
  }
};

/** Failing by so many kills. */
const FATAL = 5;

function diagnoseCrew(play: Desk, unit: Unit, crew: Crew, suffered: Suffered): void {
  const needs = play.ask('crewRoll', { state: play.state, unit, crew, suffered });
  const roll = play.roll(2, 6, 'ASC-camp-crew-diagnosis');
  const short = needs.total - roll.total;
  const what = short <= 0 ? 'no new injuries' : short >= FATAL ? 'killed' : 'wounded';
  play.emit({ type: 'rolled', rule: 'ASC-camp-crew-diagnosis', what, subject: crew.name, needs, roll, good: short <= 0 });
  if (short > 0)
    play.emit({
      type: 'crewChanged',
      crew: crew.id,
      rule: short >= FATAL ? 'ASC-camp-kia' : 'ASC-camp-wia',
      what: '',
      change: { health: short >= FATAL ? 'killed' : 'wounded', rest: 0 },
    });
}

/** Why a destroyed unit is beyond all help, if it is. */
export function beyondHelp(unit: Unit, { end, crashed }: Suffered): RuleId | undefined {
  if (unit.type === 'CI') return 'ASC-salvage-no-infantry';
  if (KINDS[unit.type].aerospace && (crashed || end === 'crash')) return 'ASC-salvage-unsalvageable';
  const cased = hasCode(unit.card.specials, 'CASE', 'CASEII', 'CASEP');
  if ((end === 'ammunition' || end === 'fuel') && !cased) return 'ASC-salvage-no-ammo-fuel';
  return end === 'area' ? 'ASC-salvage-no-area-effect' : undefined;
}

/** Whether the field cannot be searched at all, and by which rule. */
function fieldClosed({ report, hours }: State): RuleId | undefined {
  if (!report || report.field < 0 || report.salvage === false) return 'ASC-camp-destroyed-salvage';
  return hours <= ONE_DAY ? 'ASC-camp-time-short' : undefined;
}

function diagnoseUnit(play: Desk, unit: Unit, suffered: Suffered): void {
  const field = play.state.report?.field ?? -1;
  const change = (rule: RuleId, what: string, to: Partial<Unit>): void =>
    play.emit({ type: 'unitChanged', unit: unit.id, rule, what, change: to });
  if (suffered.fate === 'active') {
    if (!isDamaged(unit)) change('ASC-camp-undamaged-equipment', 'undamaged', { condition: 'sound' });
    else change('ASC-camp-damaged-equipment', 'damaged', { condition: 'damaged' });
  } else if (suffered.fate === 'left') {
    if (field === unit.seat) change('ASC-camp-non-destroyed-salvage', 'recovered', { condition: 'damaged' });
    else if (heldBy(play.state, field))
      change('ASC-camp-field-control', 'taken by the other side', { condition: 'salvage', seat: field, crew: null });
    else change('ASC-camp-field-control', 'left behind', { condition: 'lost', crew: null });
  } else fall(play, unit, suffered, change);
}

const heldBy = (state: State, field: Seat): boolean => field >= 0 && !sideOf(state, field).army.gameMaster;

function fall(play: Desk, unit: Unit, suffered: Suffered, change: (rule: RuleId, what: string, to: Partial<Unit>) => void): void {
  const field = play.state.report?.field ?? -1;
  const crew = crewOf(play.state, unit.crew);
  // Whoever is left of a platoon heals and fights again.
  if (unit.type === 'CI' && crew && crew.health !== 'killed') {
    change('ASC-salvage-no-infantry', 'scattered', { condition: 'damaged' });
    if (crew.health === 'fit')
      play.emit({
        type: 'crewChanged',
        crew: crew.id,
        rule: 'ASC-salvage-no-infantry',
        what: 'has to gather',
        change: { health: 'wounded', rest: 0 },
      });
    return;
  }
  const closed = beyondHelp(unit, suffered) ?? fieldClosed(play.state);
  if (closed) change(closed, 'cannot be salvaged', { condition: 'lost', crew: null });
  else if (!heldBy(play.state, field)) change('ASC-camp-field-control', 'left behind', { condition: 'lost', crew: null });
  else
    change('ASC-camp-destroyed-salvage', 'lies on the field', {
      condition: 'fallen',
      seat: field,
      crew: null,
      end: suffered.end ?? 'damage',
    });
}

/** A game master keeps no workshop: what survives is whole again, badly hurt units after one mission more. */
function returnLater(play: Desk, unit: Unit): void {
  const light = !isDamaged(unit) || (2 * unit.lostArmor < unit.armor && unit.lostStructure === 0);
  play.emit({
    type: 'unitChanged',
    unit: unit.id,
    rule: 'ASC-camp-non-player-opponent',
    what: light ? 'is back at once' : 'is back later',
    change: {
      condition: 'sound',
      lostArmor: 0,
      lostStructure: 0,
      hits: {},
      immobile: false,
      dry: false,
      empty: false,
      back: play.state.mission + (light ? 1 : 2),
    },
  });
}

export const diagnosisRules: readonly CampaignRule[] = [
  core('ASC-camp-crew-diagnosis', {
    base: { crewRoll: ({ crew }) => crew.skill },
    covers: ['ASC-camp-crew-outcome', 'ASC-camp-diagnostics-control', 'ASC-camp-post-mission'],
  }),
  core('ASC-tbl-crew-diagnosis', {
    adds: {
      crewRoll: ({ unit, crew, suffered }) => {
        const rows = crewRows(unit, crew, suffered);
        const note = rows.map(({ what, value }) => `${what} ${value > 0 ? '+' : ''}${value}`).join(', ');
        return { value: rows.reduce((sum, { value }) => sum + value, 0), note };
      },
    },
  }),
  core('ASC-camp-kia', { forbids: { battle: (view, { report }) => stays(view, report, 'ASC-camp-kia') } }),
  core('ASC-camp-wia'),
  core('ASC-camp-undamaged-equipment'),
  core('ASC-camp-damaged-equipment'),
  core('ASC-camp-non-destroyed-salvage'),
  core('ASC-camp-field-control'),
  core('ASC-camp-destroyed-salvage'),
  core('ASC-camp-time-short'),
  core('ASC-salvage-unsalvageable'),
  core('ASC-salvage-no-ammo-fuel'),
  core('ASC-salvage-no-area-effect'),
  core('ASC-salvage-no-infantry'),
  core('ASC-camp-non-player-opponent', {
    forbids: { battle: (view, { report }) => stays(view, report, 'ASC-camp-non-player-opponent') },
  }),
];
