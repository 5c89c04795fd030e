import type { RuleId } from '@sortie/kernel';
import { firepowerBy } from '../../attack/value.ts';
import { has } from '../../card/specials.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import type { Aim, Attack } from '../../questions.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { distanceBetween, INCH, isOn, isUnder, isWithin, markOf, onTable, runsHot, type Standing, unitAt } from '../../state.ts';
import { type Loads, load } from './loading.ts';

/*
 * What launchers fire instead of their own missiles. The sources at hand only name them, but for the magnetic pulse; what each does is taken from
 * the hex game and put into the numbers of cards (AS-reading-47).
 */
const ID: RuleId = 'AS-mun-missiles';
/** Missiles that look for heat find a hot target more easily, and a cold one less. */
const HOT = -1;
const COLD = 1;
/** A target that a friend points at. */
const GUIDED = -1;
/** Swarms that miss go on to the nearest within so many inches of the target. */
const SWARM_REACH = 2;
const SMOKE_RADIUS = 2 * INCH;
const SMOKE_LEVEL = 1;
/** The densest field that there is, and what is cleared of one at a time. */
const DENSEST = 5;
const CLEARED = 1;

const LRM = ['LRM', 'indirect'] as const;
const BOTH = ['LRM', 'SRM', 'indirect'] as const;
const fires = (unit: Unit, how: string): boolean => has(unit, how === 'SRM' ? 'SRM' : 'LRM');
/** Warheads that are no more than what they carry. */
const CARRIERS = ['smoke', 'thunder', 'mine-clearance'];

const WARHEADS: { readonly [munition: string]: readonly string[] } = {
  'heat-seeking': BOTH,
  'inferno-srm': ['SRM'],
  'magnetic-pulse': BOTH,
  'mine-clearance': BOTH,
  'semi-guided': LRM,
  smoke: BOTH,
  swarm: LRM,
  thunder: LRM,
};
const loads: Loads = load(Object.keys(WARHEADS), (unit, how, munition) => WARHEADS[munition]?.includes(how) === true && fires(unit, how), [
  ...BOTH,
]);

const isGuided = ({ state, target, attacker, munition }: Aim): boolean => {
  const by = munition === 'semi-guided' ? markOf(target, 'tagged')?.by : undefined;
  return by !== undefined && state.units[by]?.seat === attacker.seat;
};

function toHit(aim: Aim): number | undefined {
  if (aim.munition === 'heat-seeking') return runsHot(aim.target) && aim.target.heat > 0 ? HOT : COLD;
  return isGuided(aim) ? GUIDED : undefined;
}

/** Fire that sticks heats whoever has a heat scale; what cannot burn takes nothing from it. */
const onlyBurns = ({ munition, target }: Aim): boolean => munition === 'inferno-srm' && (runsHot(target) || has(target, 'FR'));

const STEPS: { readonly [munition: string]: (play: Table, attack: Attack, target: Standing) => void } = {
  'inferno-srm': (play, { value }, target) => {
    if (runsHot(target) && !has(target, 'FR') && value.points > 0)
      play.emit({ type: 'heated', unit: target.id, total: target.heatFrom + value.points, rule: ID });
  },
  // What it does to machines is told again in the Companion, for launchers that fire it too.
  'magnetic-pulse': (play, { aim }, target) => {
    if (aim.bracket === 0) play.emit({ type: 'magpulsed', unit: target.id, until: play.state.turn + 1 });
  },
  smoke: (play, { aim }, target) => {
    const id = `smoke-${play.state.turn}-${aim.attacker.id}`;
    const outline = { kind: 'circle', at: target.at, radius: SMOKE_RADIUS } as const;
    play.emit({ type: 'terrainChanged', piece: id, as: { id, kind: 'smoke', outline, level: SMOKE_LEVEL }, rule: ID });
  },
  thunder: (play, { aim, value }, target) => {
    const density = Math.min(DENSEST, value.points);
    if (density > 0)
      play.emit({
        type: 'minesLaid',
        field: { id: play.state.serial, at: target.at, radius: INCH, density, kind: 'conventional', seat: aim.attacker.seat },
      });
  },
  'mine-clearance': (play, _attack, target) => {
    for (const { id, at, radius, density } of play.state.mines)
      if (isUnder(target, at, radius)) play.emit({ type: 'minesChanged', id, density: density - CLEARED });
  },
};

/** Missiles that think for themselves: who is nearest to the one they missed, friend or foe, takes what the roll is good for. */
function swarm(play: Table, { aim, hit }: Attack): void {
  const missed = unitAt(play.state, aim.target.id);
  if (hit || aim.munition !== 'swarm' || !isOn(missed)) return;
  const [next] = onTable(play.state)
    .filter(({ id }) => id !== missed.id && id !== aim.attacker.id)
    .filter(one => !one.hidden && !one.airborne && isWithin(one, missed, SWARM_REACH))
    .sort((a, b) => distanceBetween(a, missed) - distanceBetween(b, missed) || a.id - b.id);
  if (!next) return;
  const needs = play.ask('toHit', { ...aim, target: next });
  const roll = play.roll(2, 6, ID);
  const good = roll.total >= needs.total;
  play.emit({ type: 'rolled', unit: next.id, rule: ID, what: good ? 'the swarm goes on' : 'the swarm is lost', needs, roll, good: !good });
  const { points } = firepowerBy(play.book, aim.attacker, aim.how, aim.bracket, aim.arc);
  if (good) hurt(play, next.id, points, { ...byRule(ID), by: aim.attacker.id });
}

export const missileLoads: AlphaRule = option(ID, {
  ...loads,
  adds: {
    toHit,
    damage: ({ munition, bracket }) => (munition === 'magnetic-pulse' && bracket === 0 ? -1 : undefined),
  },
  multiplies: { damage: aim => (CARRIERS.includes(aim.munition) || onlyBurns(aim) ? 0 : undefined) },
  // Guided by somebody else's light, it does not matter who looks.
  waives: { toHit: aim => (isGuided(aim) ? ['AS-to-hit-indirect', 'AS-to-hit-if-spotattack'] : undefined) },
  steps: {
    attack: [
      {
        name: 'warheads',
        after: 'apply',
        run: (play, attack) => {
          const target = play.state.units[attack.aim.target.id];
          if (attack.hit && isOn(target)) STEPS[attack.aim.munition]?.(play, attack, target);
        },
      },
      { name: 'swarm', after: 'apply', run: swarm },
    ],
  },
});
