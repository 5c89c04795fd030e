import { table as geometry } from '@sortie/geometry';
import { nth, type RuleId } from '@sortie/kernel';
import { cardOf } from '../card/cards.ts';
import { countOf, has } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { bombingMargin } from '../movement/control.ts';
import type { Bursting } from '../questions.ts';
import { type AlphaRule, core, firstOf, type Table } from '../rule.ts';
import type { Point, Run, Unit } from '../shape.ts';
import { buildingAround } from '../sight/see.ts';
import { INCH, isUnder, onTable, runsHot } from '../state.ts';
import { explode, ring } from './blast.ts';
import { BOMB_POINTS, BOMB_TEMPLATES, bombDrag, bombsOn, bombTrouble, PLAIN_BOMBS, withoutBombs } from './bomb-load.ts';

/** What a dive at a point adds, and what bombing from high up does. */
export const DIVE = 2;
export const ALTITUDE = 3;
/** Heat of an inferno bomb; several do not add up. */
export const BOMB_HEAT = 2;

/** Bombs fall on a point: nothing about those who stand there matters. A miss goes a die of double inches astray. */
export function dropBombs(play: Table, unit: Unit, { kind, to, bomb = 'he', count = 1 }: Run): void {
  play.emit({ type: 'bombsDropped', unit: unit.id, left: withoutBombs(unit, bomb, count) });
  const needs = play.ask('bombing', { state: play.state, unit, kind, bomb, at: to });
  const roll = play.roll(2, 6, 'AS-bomb-attack');
  const good = bombingMargin(play, unit, needs, roll) >= 0;
  const what = good ? 'the bombs are on target' : 'the bombs are off target';
  play.emit({ type: 'rolled', unit: unit.id, rule: 'AS-bomb-attack', what, needs, roll, good });
  const at = good ? to : astray(play, to, play.ask('drift', { unit, by: 'bomb', failure: 0 }).total, kind === 'altitude' ? 2 : 1);
  play.run('bursting', { unit: unit.id, at, bomb, count, done: false });
}

/** Weak: from high up a miss goes twice as far. */
function astray(play: Table, from: Point, drift: number, dice: number): Point {
  const direction = play.roll(1, 6, 'AS-aoe-scatter').total;
  const distance = play.roll(dice, 6, 'ASC-vtol-bombing-attack').total;
  const { x, y } = geometry.scattered(from, direction, Math.max(0, (distance * 2 + drift) * INCH));
  const { width, height } = play.state.table;
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) };
}

/** What the plain kinds do; rules put in what others do instead. */
export const BOMB_STEPS = {
  bursting: {
    burst: (play: Table, { unit, at, bomb, count, done }: Bursting): void => {
      if (done || !PLAIN_BOMBS.includes(bomb)) return;
      if (bomb === 'inferno') ignite(play, at, count, 'AS-bomb-types');
      else explode(play, { at, rings: [ring(BOMB_TEMPLATES[bomb], BOMB_POINTS[bomb] * count)], rule: 'AS-bomb-types', by: unit });
    },
  },
};

/** Fire on the ground: heat for whoever has a heat scale, points for the others. */
export function ignite(play: Table, at: Point, count: number, rule: RuleId): void {
  for (const { id } of onTable(play.state)) {
    const unit = nth(play.state.units, id);
    if (unit.airborne || buildingAround(play.state, unit) || has(unit, 'FR')) continue;
    if (unit.at === null || !isUnder({ ...unit, at: unit.at }, at, (BOMB_TEMPLATES.inferno * INCH) / 2)) continue;
    if (runsHot(unit)) play.emit({ type: 'heated', unit: id, total: Math.max(unit.heatFrom, BOMB_HEAT), rule });
    else hurt(play, id, BOMB_POINTS.inferno * count, { ...byRule(rule), munition: 'inferno' });
  }
}

export const bombRules: readonly AlphaRule[] = [
  core('AS-bomb-load', {
    forbidsSetup: ({ forces }, book) =>
      firstOf(forces.flat(), one => bombTrouble(cardOf(one), one.bombs ?? [], book.ask('bombRoom', { entry: one }).total, book)),
    base: { bombRoom: ({ entry }) => countOf({ card: cardOf(entry) }, 'BOMB') },
    adds: {
      move: ({ unit, mode }) => (mode === 'stand' ? undefined : -bombDrag(unit) || undefined),
      thrust: ({ unit }) => -bombsOn(unit) || undefined,
    },
    covers: ['AS-sua-bomb', 'ASC-vtol-bombing-speed'],
  }),
  core('AS-bomb-types', { permits: { bomb: PLAIN_BOMBS }, covers: ['ASC-vtol-bombing-munitions'] }),
  core('AS-bomb-attack', {
    adds: { bombing: ({ kind }) => (kind === 'altitude' ? ALTITUDE : DIVE) },
    covers: ['ASC-vtol-bombing-attack'],
  }),
];
