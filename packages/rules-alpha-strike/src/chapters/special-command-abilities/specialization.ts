import { table as terrain } from '@sortie/board';
import type { Contribution, RuleId, Seat } from '@sortie/kernel';
import { toHitRules } from '../../attack/to-hit.ts';
import type { Questions, Shot } from '../../questions.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { INCH, marked, markOf, unitAt } from '../../state.ts';
import { environmentRules } from '../environment/environment.ts';
import { less, priceOf, waterPrice } from '../special-pilot-abilities/price.ts';
import { benefitsFor, commandOf, gradeOfSide, itemsOf, partsOf } from './list.ts';
import { sca } from './sca.ts';
import { type BENEFITS, trainedWrongly, wrongEnemy, wrongEnvironment, wrongTactics } from './terms.ts';

const ENVIRONMENT = 'environmental-specialization';
const TACTICS = 'tactical-specialization';
const ENEMY = 'enemy-specialization';

/** Conditions that no piece of terrain stands for. */
const WEATHERS: { readonly [name: string]: (state: State) => boolean } = {
  night: ({ weather }) => weather.light !== 'day',
  fog: ({ weather }) => weather.fog > 0,
  hail: ({ weather }) => weather.hail > 0,
  vacuum: ({ weather }) => weather.vacuum,
};

const conditionOf = (written: string): string => partsOf(written)[0] ?? '';
const isPresent = (state: State, condition: string): boolean =>
  WEATHERS[condition]?.(state) ?? state.table.pieces.some(({ kind }) => kind === condition);

const STEP = 2 * INCH;
/** Does a condition cover at least half of the table? Weather covers all of it; ground is counted at every second inch. */
function covers(state: State, condition: string): boolean {
  if (WEATHERS[condition]) return isPresent(state, condition);
  if (!isPresent(state, condition)) return false;
  let inside = 0;
  let all = 0;
  for (let x = STEP / 2; x < state.table.width; x += STEP)
    for (let y = STEP / 2; y < state.table.height; y += STEP) {
      all++;
      if (terrain.groundAt(state.table, { x, y }).pieces.some(({ kind }) => kind === condition)) inside++;
    }
  return 2 * inside >= all;
}

/** How often a side has taken a benefit, as far as its Skill allows. */
function levelOf(state: State, seat: Seat, benefit: (typeof BENEFITS)[number]): number {
  const written = commandOf(state, seat, ENVIRONMENT);
  if (written === undefined) return 0;
  return itemsOf(partsOf(written)[1])
    .slice(0, benefitsFor(gradeOfSide(state, seat)))
    .filter(one => one === benefit).length;
}

type Said = (rule: AlphaRule) => Contribution | undefined;

const CONDITION_RULES: { readonly [condition: string]: RuleId } = {
  night: 'AS-env-darkness',
  fog: 'AS-env-fog',
  hail: 'AS-env-hail',
  woods: 'AS-to-hit-woods',
  jungle: 'AS-to-hit-woods',
};
/** What a condition adds to an attack. */
function burden(condition: string, said: Said): number {
  const rule = [...environmentRules, ...toHitRules].find(({ id }) => id === CONDITION_RULES[condition]);
  const value = rule && said(rule);
  return value === undefined ? 0 : typeof value === 'number' ? value : value.value;
}

/** What training for a condition takes off what the condition adds. */
function accustomed({ state, attacker }: Shot, said: Said): number | undefined {
  const level = state.commands === undefined ? 0 : levelOf(state, attacker.seat, 'combat');
  const written = level > 0 ? commandOf(state, attacker.seat, ENVIRONMENT) : undefined;
  return written === undefined ? undefined : less(burden(conditionOf(written), said), level);
}

/** Inches less for ground, or fog, that a unit is at home in. */
function cheaper(step: Questions['surcharge']): number | undefined {
  const home = step.mode === 'jump' ? undefined : markOf(step.unit, 'home');
  if (!home) return undefined;
  const { condition } = home;
  const price =
    condition === 'fog' ? step.weather.fog : condition === 'water' ? waterPrice(step) : priceOf(step, condition as terrain.PieceKind);
  return less(price, home.value);
}

/** Everybody of a side carries its training along; without officers it is of no use any more. */
function settleIn(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = unitAt(play.state, id);
    const written = commandOf(play.state, unit.seat, ENVIRONMENT);
    const value = levelOf(play.state, unit.seat, 'mobility');
    const before = marked(unit, 'home');
    const now = written !== undefined && value > 0;
    if (before === now) continue;
    const to = now ? { to: { condition: conditionOf(written), value } } : {};
    play.emit({ type: 'acclimatized', unit: id, ...to });
  }
}

/** Attack and Defense cancel level by level. */
function stance(state: State, seat: Seat): { readonly attack: number; readonly scenario: string | undefined; readonly levels: number } {
  const written = commandOf(state, seat, TACTICS);
  const chosen = itemsOf(written && partsOf(written)[0]);
  const levels = benefitsFor(gradeOfSide(state, seat));
  const used = levels === 0 ? chosen.slice(0, 1) : chosen.slice(0, levels);
  const attack = used.filter(one => one === 'attack').length - used.filter(one => one === 'defense').length;
  return { attack, scenario: used.find(one => one.startsWith('scenario='))?.slice('scenario='.length), levels };
}

/** +1 for each level on the side one is trained for, −1 on the other; the green have only the −1. */
const byRole = (state: State, seat: Seat, attack: number, levels: number): number | undefined => {
  if (state.attacker < 0 || attack === 0) return undefined;
  const value = state.attacker === seat ? attack : -attack;
  return levels === 0 ? (value < 0 ? -1 : undefined) : value;
};

/** A second enemy, or twice as much of the first: Veterans choose. */
function hatred(state: State, seat: Seat): number | undefined {
  const written = commandOf(state, seat, ENEMY);
  if (written === undefined) return undefined;
  const skill = gradeOfSide(state, seat);
  const twice = partsOf(written)[1] === 'double' && skill <= 3;
  const known = itemsOf(partsOf(written)[0]).slice(0, skill <= 3 && !twice ? 2 : 1);
  const faces = known.includes(state.occasion?.factions?.[1 - seat] ?? '');
  if (skill >= 5) return faces ? undefined : -1;
  return (faces ? 1 : -1) * (twice ? 2 : 1);
}

const ofMainForce = (of: (state: State, seat: Seat) => number | undefined): NonNullable<AlphaRule['adds']> => ({
  initiative: ({ state, seat, contingent = 0 }) => (contingent > 0 || state.commands === undefined ? undefined : of(state, seat)),
});

export const specializations: readonly AlphaRule[] = [
  sca('env-spec-condition', {
    forbidsSetup: trainedWrongly(ENVIRONMENT, wrongEnvironment),
    covers: ['ASC-sca-env-spec-benefits', 'ASC-tbl-env-spec-benefits'],
  }),
  sca('env-spec-penalty', {
    adds: ofMainForce((state, seat) => {
      const written = commandOf(state, seat, ENVIRONMENT);
      return written !== undefined && !isPresent(state, conditionOf(written)) ? -1 : undefined;
    }),
  }),
  sca('env-improved-initiative', {
    adds: ofMainForce((state, seat) => {
      const written = commandOf(state, seat, ENVIRONMENT);
      return written !== undefined && covers(state, conditionOf(written)) ? levelOf(state, seat, 'initiative') || undefined : undefined;
    }),
  }),
  sca('env-improved-combat', {
    adds: {
      toHit: aim => accustomed(aim, ({ adds }) => adds?.toHit?.(aim)),
      toHitPlace: shot => accustomed(shot, ({ adds }) => adds?.toHitPlace?.(shot)),
    },
  }),
  sca('env-improved-mobility', {
    adds: { surcharge: cheaper },
    steps: {
      equipping: [{ name: 'at home', after: 'begin', run: settleIn }],
      mustering: [{ name: 'at home', after: 'begin', run: settleIn }],
    },
  }),
  sca('tac-spec-rules', {
    forbidsSetup: trainedWrongly(TACTICS, wrongTactics),
    covers: ['ASC-sca-tac-spec-cancel', 'ASC-tbl-tac-spec-benefits'],
  }),
  sca('tac-attack', {
    adds: ofMainForce((state, seat) => {
      const { attack, levels } = stance(state, seat);
      return attack > 0 ? byRole(state, seat, attack, levels) : undefined;
    }),
  }),
  sca('tac-defense', {
    adds: ofMainForce((state, seat) => {
      const { attack, levels } = stance(state, seat);
      return attack < 0 ? byRole(state, seat, attack, levels) : undefined;
    }),
  }),
  sca('tac-scenario', {
    adds: ofMainForce((state, seat) => {
      const { scenario, levels } = stance(state, seat);
      if (scenario === undefined) return undefined;
      return state.occasion?.scenario === scenario ? (levels > 0 ? 1 : undefined) : -1;
    }),
  }),
  sca('enemy-focus', { forbidsSetup: trainedWrongly(ENEMY, wrongEnemy), covers: ['ASC-sca-enemy-elite'] }),
  sca('enemy-initiative', { adds: ofMainForce(hatred) }),
];
