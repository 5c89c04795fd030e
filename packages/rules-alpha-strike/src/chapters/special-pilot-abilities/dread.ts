import type { RuleId } from '@sortie/kernel';
import { isDrone } from '../../card/drone.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import type { State, Unit, UnitId } from '../../shape.ts';
import { see } from '../../sight/see.ts';
import { distanceBetween, foesOf, INCH, isOn, isWithin, marked, markOf, type Standing } from '../../state.ts';
import { knows } from './knows.ts';
import { spa } from './spa.ts';

/** How near somebody has to come, and the most that a roll may show to give in. */
export const NEAR = 6;
export const GIVES_IN = 8;
/** Rage ends beyond this distance, in inches. */
export const OUT_OF_MIND = 24;

const isCowed = (unit: Unit): boolean => marked(unit, 'cowed');
const isCowedBy = ({ marks }: Unit, by: UnitId): boolean => marks.some(mark => mark.kind === 'cowed' && mark.by === by);
const hasFaced = ({ marks }: Unit, by: UnitId, rule: RuleId): boolean =>
  marks.some(mark => mark.kind === 'faced' && mark.by === by && mark.rule === rule);

/** One roll for each pair and turn; `true` if the nerve of the one who rolls is lost. */
function losesNerve(play: Table, victim: Standing, by: Standing, rule: RuleId): boolean {
  if (hasFaced(victim, by.id, rule) || isDrone(victim) || victim.hidden || by.hidden) return false;
  const needs = play.ask('resist', { unit: victim, by });
  const roll = play.roll(2, 6, rule);
  const good = roll.total + needs.total > GIVES_IN;
  play.emit({ type: 'rolled', unit: victim.id, rule, what: good ? 'keeps its nerve' : 'loses its nerve', needs, roll, good });
  play.emit({ type: 'faced', unit: victim.id, by: by.id, rule, until: play.state.turn });
  return !good;
}

/** Half as fast and worse at hitting whoever frightens it, to the end of the next turn. */
function cow(play: Table, victim: Standing, by: Standing, rule: RuleId): void {
  if (!losesNerve(play, victim, by, rule)) return;
  play.emit({ type: 'intimidated', unit: victim.id, by: by.id, rule, until: play.state.turn + 1 });
}

/** After a move: the mover and those it has come near to. */
const meetings = (state: State, id: number): readonly (readonly [victim: Standing, by: Standing])[] => {
  const mover = state.units[id];
  if (!isOn(mover)) return [];
  const near = foesOf(state, mover.seat).filter(foe => isWithin(mover, foe, NEAR));
  return near.flatMap(foe => [[mover, foe] as const, [foe, mover] as const]);
};

const frightens = (talent: string, run: (play: Table, victim: Standing, by: Standing) => void): NonNullable<AlphaRule['steps']> => ({
  heeding: [
    {
      name: talent,
      after: 'begin',
      run: (play, { unit }) => {
        for (const [victim, by] of meetings(play.state, unit)) if (knows(by, talent)) run(play, victim, by);
      },
    },
  ],
});

const enemyOf = (state: State, unit: Unit): Unit | undefined => {
  const mark = markOf(unit, 'enraged');
  return mark && state.units[mark.by];
};
function calm(play: Table, over: (unit: Unit) => boolean): void {
  for (const unit of play.state.units) if (marked(unit, 'enraged') && over(unit)) play.emit({ type: 'calmed', unit: unit.id });
}

/** Whom a unit is bent on destroying: as long as both see each other and are not too far apart. */
export function hatedBy(state: State, unit: Unit): Standing | undefined {
  const foe = enemyOf(state, unit);
  if (!isOn(unit) || !isOn(foe)) return undefined;
  return distanceBetween(unit, foe) <= OUT_OF_MIND * INCH && !see(state, unit, foe).hidden ? foe : undefined;
}

/** What being cowed does is the same whoever brought it about, and is done once. */
const effects: Pick<AlphaRule, 'adds' | 'multiplies'> = {
  adds: {
    toHit: ({ attacker, target }) => (isCowedBy(attacker, target.id) ? { value: 1, group: 'cowed' } : undefined),
  },
  multiplies: { move: ({ unit }) => (isCowed(unit) ? { value: 0.5, group: 'cowed' } : undefined) },
};

export const dreadRules: readonly AlphaRule[] = [
  spa('animal-mimicry-intimidate', {
    ...effects,
    steps: frightens('animal-mimicry', (play, victim, by) => cow(play, victim, by, 'ASC-spa-animal-mimicry-intimidate')),
  }),
  spa('demoralizer', {
    ...effects,
    steps: {
      provoking: [
        {
          name: 'demoralizer',
          after: 'begin',
          run: (play, { attacker }) => {
            if (!isOn(attacker)) return;
            for (const foe of foesOf(play.state, attacker.seat))
              if (knows(foe, 'demoralizer') && isWithin(attacker, foe, NEAR)) cow(play, attacker, foe, 'ASC-spa-demoralizer');
          },
        },
      ],
    },
  }),
  spa('antagonizer', {
    steps: {
      ...frightens('antagonizer', (play, victim, by) => {
        if (marked(victim, 'enraged') || !losesNerve(play, victim, by, 'ASC-spa-antagonizer')) return;
        play.emit({ type: 'enraged', unit: victim.id, by: by.id });
      }),
      halting: [{ name: 'rage passes', after: 'begin', run: play => calm(play, unit => !hatedBy(play.state, unit)) }],
      ending: [{ name: 'nobody left to hate', after: 'effects', run: play => calm(play, unit => !isOn(enemyOf(play.state, unit))) }],
    },
    forbids: {
      attack: (view, { unit: id, target }) => {
        const unit = view.units[id];
        const hated = unit && hatedBy(view, unit);
        return hated && hated.id !== target ? 'it sees nobody but the one who enraged it' : undefined;
      },
      move: (view, { unit: id, path }) => {
        const unit = view.units[id];
        const hated = unit && hatedBy(view, unit);
        const end = path.at(-1);
        if (!hated || !end || !isOn(unit)) return undefined;
        return distanceBetween({ ...unit, at: end }, hated) > distanceBetween(unit, hated)
          ? 'it has to close with the one who enraged it'
          : undefined;
      },
    },
  }),
  spa('iron-will', { adds: { resist: ({ unit }) => (knows(unit, 'iron-will') ? { value: 2, group: 'will' } : undefined) } }),
  spa('antagonizer-iron-will', { adds: { resist: ({ unit }) => (knows(unit, 'antagonizer') ? { value: 2, group: 'will' } : undefined) } }),
  spa('demoralizer-iron-will', { adds: { resist: ({ unit }) => (knows(unit, 'demoralizer') ? { value: 2, group: 'will' } : undefined) } }),
  spa('iron-will-morale', { adds: { morale: ({ unit }) => (knows(unit, 'iron-will') ? -2 : undefined) } }),
];
