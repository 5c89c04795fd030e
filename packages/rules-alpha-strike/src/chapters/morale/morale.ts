import { table as geometry } from '@sortie/geometry';
import { type Handler, type RuleId, tell } from '@sortie/kernel';
import { hasAny } from '../../card/specials.ts';
import type { Suffered } from '../../questions.ts';
import { type AlphaRule, type Book, option, type Table } from '../../rule.ts';
import type { AlphaStrike, Entry, State, Unit } from '../../shape.ts';
import { buildingAround, see, seesPoint } from '../../sight/see.ts';
import {
  canAct,
  friendsOf,
  isInfantry,
  isLarge,
  isMech,
  isOn,
  isVehicle,
  isWithin,
  marked,
  markOf,
  type Standing,
  unitAt,
} from '../../state.ts';
import { isCrippled } from '../withdrawal/crippled.ts';
import type { Shock } from './facts.ts';

const exempt = (unit: Unit): boolean =>
  isLarge(unit) || hasAny(unit, 'DRO', 'RBT', 'SDCS') || unit.card.moves.every(({ value }) => value === 0);

const shocksOf = (unit: Unit): readonly Shock[] => markOf(unit, 'rattled')?.shocks ?? [];
/** Burning or blasted, whatever is left of it; or hurt this turn and badly off. */
export function isShaken(book: Book, unit: Unit): boolean {
  if (exempt(unit)) return false;
  if (shocksOf(unit).some(shock => shock === 'inferno' || shock === 'cruise')) return true;
  if (unit.hurt === 0) return false;
  return isInfantry(unit) ? 2 * (unit.armor + unit.structure) <= unit.card.armor + unit.card.structure : isCrippled(book, unit);
}

/** Weak: nothing is said of aircraft; they are counted like combat vehicles. */
const BY_TYPE = { BM: -2, PM: -2, IM: 0, CV: 0, SV: 3, BA: -1, CI: 2, AF: 0, CF: 0, SC: 0, DS: 0, DA: 0 } as const;
const BY_SHOCK = { inferno: 1, cruise: 2, mech: 1, indoors: -2 } as const;
const ROUTED = 3;

/** What counts for or against a unit now; 'Mechs and walls mean something to infantry alone. */
function circumstances(state: State, unit: Unit): readonly Shock[] {
  const shocks = shocksOf(unit).filter(shock => shock !== 'mech' || isInfantry(unit));
  return isInfantry(unit) && buildingAround(state, unit) ? [...shocks, 'indoors'] : shocks;
}

const check = (play: Table, unit: Unit, why: 'shock' | 'recovery'): boolean => {
  const needs = play.ask('morale', { state: play.state, unit, why });
  const roll = play.roll(2, 6, 'ASC-morale-check');
  const good = roll.total >= needs.total;
  play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-morale-check', what: good ? 'holds' : 'breaks', needs, roll, good });
  return good;
};

/** Those who run try to recover, and those who have been shaken find out whether they run: on the table and above it. */
function checkAll(play: Table): void {
  for (const unit of play.state.units) {
    if ((!isOn(unit) && unit.fate !== 'aloft') || play.book.holds('fightsOn', { state: play.state, unit }) !== undefined) continue;
    if (marked(unit, 'routed')) {
      if (check(play, unit, 'recovery')) play.emit({ type: 'rallied', unit: unit.id });
    } else if (isShaken(play.book, unit) && !check(play, unit, 'shock'))
      play.emit({ type: 'routed', unit: unit.id, shocks: circumstances(play.state, unit) });
  }
}

/** Rules by which heat comes from burning ordnance. */
const BURNING: readonly RuleId[] = ['AS-bomb-types', 'AS-mine', 'ASC-sua-iatm-inferno'];

/** Who was struck by what, for as long as the turn lasts. */
function takeNote(play: Table, { unit, by, munition }: Suffered): void {
  const { state } = play;
  const note = (shock: Shock): void => play.emit({ type: 'rattled', unit, by: shock, until: state.turn });
  if (munition === 'inferno') note('inferno');
  if (munition.startsWith('ART-CM')) note('cruise');
  if (by !== null && state.units[by]?.card.type === 'BM' && isInfantry(unitAt(state, unit))) note('mech');
}

export const rattle: Handler<AlphaStrike, 'rattle'> = (play, { unit, by }) =>
  play.emit({ type: 'rattled', unit, by, until: play.state.turn });

const morale: AlphaRule = option('ASC-morale-check', {
  needs: ['AS-withdraw'],
  follows: { heated: (_state, { unit, rule }) => (BURNING.includes(rule) ? [{ type: 'rattle', unit, by: 'inferno' }] : undefined) },
  steps: {
    suffering: [{ name: 'shock', after: 'begin', run: takeNote }],
    ending: [{ name: 'morale', before: 'orders', run: checkAll }],
  },
  base: { morale: ({ unit }) => unit.skill },
  adds: {
    morale: ({ state, unit, why }) => {
      const broken = why === 'recovery';
      const shocks = broken ? (markOf(unit, 'routed')?.shocks ?? []) : circumstances(state, unit);
      const by = shocks.reduce((sum, shock) => sum + BY_SHOCK[shock], 0);
      return BY_TYPE[unit.card.type] + by + (broken ? ROUTED : 0);
    },
  },
  covers: ['ASC-morale-triggers', 'ASC-morale-exemptions', 'ASC-morale-recovery', 'ASC-tbl-morale-check'],
});

const noSpotter = (unit: Unit | undefined): string | undefined =>
  unit && marked(unit, 'routed') ? 'a routed unit does not spot' : undefined;

/** Whoever runs is of no use to others, and runs home. */
const rout: AlphaRule = option('ASC-morale-rout', {
  needs: ['ASC-morale-check'],
  affirms: { leaves: ({ unit }) => marked(unit, 'routed') },
  forbids: {
    attack: ({ units }, { spotter }) => (spotter !== undefined ? noSpotter(units[spotter]) : undefined),
    deed: ({ units }, { unit, deed }) => (deed === 'spot' ? noSpotter(units[unit]) : undefined),
  },
  splitFrom: { rule: 'ASC-morale-check', version: 2 },
});

/** Does a lance have two who lead it? */
function crowded(force: readonly Entry[]): boolean {
  const led = force.filter(({ commander }) => commander === 'lance').map(({ lance = 0 }) => lance);
  return new Set(led).size < led.length;
}

/** A commander who is near and in sight steadies those who run. */
const commanders: AlphaRule = option('ASC-morale-commanders', {
  needs: ['ASC-morale-check'],
  forbidsSetup: ({ forces }) => (forces.some(crowded) ? tell('a lance has one sub-commander at most') : undefined),
  adds: {
    morale: ({ state, unit, why }) => {
      if (why !== 'recovery' || !isOn(unit)) return undefined;
      const near = friendsOf(state, unit.seat).filter(
        one => one.id !== unit.id && one.commander && canAct(one) && isWithin(one, unit, 35) && !see(state, unit, one).hidden,
      );
      return near.some(({ commander }) => commander === 'force') ? -2 : near.length > 0 ? -1 : undefined;
    },
  },
});

/** Is anything on fire where it can see it? */
const seesFire = (state: State, unit: Standing): boolean =>
  state.table.pieces.some(({ kind, outline }) => {
    if (kind !== 'fire') return false;
    const { left, right, top, bottom } = geometry.bounds(outline);
    return seesPoint(state, unit, { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) });
  });

const recovery: AlphaRule = option('ASC-tbl-nerve-recovery', {
  needs: ['ASC-morale-check'],
  adds: {
    morale: ({ state, unit, why }) => {
      if (why !== 'recovery' || !isInfantry(unit) || !isOn(unit)) return undefined;
      const seen = friendsOf(state, unit.seat).filter(one => one.id !== unit.id && !see(state, unit, one).hidden);
      const steady = (is: (one: Unit) => boolean): boolean => seen.some(one => is(one) && !marked(one, 'routed'));
      const by = (seen.some(one => marked(one, 'routed')) ? 1 : 0) + (steady(isMech) ? -2 : 0) + (steady(isVehicle) ? -1 : 0);
      return by + (seesFire(state, unit) ? 2 : 0) || undefined;
    },
  },
});

export const moraleRules: readonly AlphaRule[] = [morale, rout, commanders, recovery];
