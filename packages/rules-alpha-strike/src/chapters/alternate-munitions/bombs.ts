import { explode, ring } from '../../artillery/blast.ts';
import { BOMB_POINTS, BOMB_TEMPLATES, loadsOf } from '../../artillery/bomb-load.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { plant } from '../../electronics/sensors.ts';
import type { Bursting } from '../../questions.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import type { Bomb, State, Unit } from '../../shape.ts';
import { INCH, isUnder, markOf, onTable, unitAt } from '../../state.ts';

/*
 * Other bombs than the plain ones. The sources at hand only name them, and say of sensors that they may be bombs too; what each does is taken from
 * the hex game and put into the numbers of cards (AS-reading-50).
 */
const ID = 'AS-mun-bombs';
/** What somebody who points at the place makes of a bomb that follows the light, and how much easier rockets are to place. */
const GUIDED = -2;
const ROCKETS = -1;
const STAYS = 'a TAG pod stays where it hangs';
const DENSEST = 5;
const RADIUS = (BOMB_TEMPLATES.he * INCH) / 2;

const isPointedOut = (state: State, by: Unit, at: { readonly x: number; readonly y: number }): boolean =>
  onTable(state).some(one => {
    const tag = markOf(one, 'tagged')?.by;
    return tag !== undefined && state.units[tag]?.seat === by.seat && isUnder(one, at, RADIUS);
  });

type Effect = (play: Table, about: Bursting) => void;
const blast: Effect = (play, { at, bomb, count, unit }) =>
  explode(play, { at, rings: [ring(BOMB_TEMPLATES[bomb], BOMB_POINTS[bomb] * count)], rule: ID, by: unit });

const EFFECTS: { readonly [B in Bomb]?: Effect } = {
  'laser-guided': blast,
  rocket: blast,
  thunder: (play, { at, count, unit }) => {
    const { seat } = unitAt(play.state, unit);
    const density = Math.min(DENSEST, count);
    play.emit({ type: 'minesLaid', field: { id: play.state.serial, at, radius: INCH, density, kind: 'conventional', seat } });
  },
  // Through the water at what is in it.
  torpedo: (play, { at, count, unit }) => {
    for (const { id } of onTable(play.state).filter(one => one.z < 0 && isUnder(one, at, RADIUS)))
      hurt(play, id, BOMB_POINTS.torpedo * count, { ...byRule(ID), by: unit });
  },
  sensor: (play, { at, count, unit }) => {
    for (let i = 0; i < count; i++) plant(play, unitAt(play.state, unit), at, false, 0);
  },
};

export const otherBombs: AlphaRule = option(ID, {
  permits: { bomb: ['laser-guided', 'rocket', 'tag', 'thunder', 'torpedo', 'sensor'] },
  adds: {
    bombing: ({ state, unit, bomb, at }) => {
      if (bomb === 'rocket') return ROCKETS;
      return bomb === 'laser-guided' && at && isPointedOut(state, unit, at) ? GUIDED : undefined;
    },
  },
  forbids: {
    move: (_view, { run }) => (run?.bomb === 'tag' ? STAYS : undefined),
    overfly: (_view, { run }) => (run?.bomb === 'tag' ? STAYS : undefined),
  },
  steps: {
    bursting: [
      {
        name: 'other bombs',
        before: 'burst',
        run: (play, about) => {
          const effect = EFFECTS[about.bomb];
          if (about.done || !effect) return;
          about.done = true;
          effect(play, about);
        },
      },
    ],
  },
  covers: ['AS-sua-rsd'],
});

/** Whoever has a lamp hung on points at targets with it. */
export const withLamps = (units: readonly Unit[]): readonly Unit[] =>
  units.map(unit =>
    loadsOf(unit).some(({ bomb }) => bomb === 'tag') && !unit.card.specials.includes('TAG')
      ? { ...unit, card: { ...unit.card, specials: [...unit.card.specials, 'TAG'] } }
      : unit,
  );
