import type { RuleId } from '@sortie/kernel';
import { explode, ring } from '../../artillery/blast.ts';
import { ignite } from '../../artillery/bombs.ts';
import { ACROSS, gunFor } from '../../artillery/guns.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { gunsOf } from '../../options/works.ts';
import type { Landing } from '../../questions.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import type { Point, Unit } from '../../shape.ts';
import { buildingAround } from '../../sight/see.ts';
import { foesOf, INCH, isUnder, onTable, type Standing, unitAt } from '../../state.ts';

/*
 * What guns fire instead of their own shells. Of cluster shells the Companion tells that they do a point less; everything else is taken from the
 * hex game and put into the numbers of cards (AS-reading-49).
 */
const ID: RuleId = 'AS-mun-shells';
const SMOKE_RADIUS = (ACROSS.smoke * INCH) / 2;
const FLARE = (ACROSS.illumination * INCH) / 2;

const DENSEST = 5;
/** Turns that a flare burns after the one in which it has come down. */
const BURNS = 1;

const inTheOpen = (play: Table, at: Point, radius: number): readonly Standing[] =>
  onTable(play.state).filter(unit => !unit.airborne && isUnder(unit, at, radius) && !buildingAround(play.state, unit));

/** Darts do double to troops in the open and half to everything else. */
function darts(play: Table, { at, left, gun, defence, shell }: Landing): void {
  const points = left(gun.inner, defence);
  for (const { id, card } of inTheOpen(play, at, (ACROSS.flechette * INCH) / 2))
    hurt(play, id, card.type === 'CI' ? 2 * points : Math.floor(points / 2), { ...byRule(ID), by: shell.unit });
}

type Effect = (play: Table, about: Landing) => void;
const SHELLS: { readonly [munition: string]: Effect } = {
  cluster: (play, { at, left, gun, defence, shell }) =>
    explode(play, { at, rings: [ring(ACROSS.cluster, left(gun.inner, defence) - 1)], rule: ID, by: shell.unit, munition: shell.weapon }),
  flechette: darts,
  'inferno-iv': (play, { at }) => ignite(play, at, 1, ID),
  smoke: (play, { at, shell }) => {
    const id = `smoke-shell-${shell.id}`;
    const outline = { kind: 'circle', at, radius: SMOKE_RADIUS } as const;
    play.emit({ type: 'terrainChanged', piece: id, as: { id, kind: 'smoke', outline, level: 1 }, rule: ID });
  },
  illumination: (play, { at }) => {
    for (const { id } of onTable(play.state).filter(unit => isUnder(unit, at, FLARE)))
      play.emit({ type: 'litUp', unit: id, until: play.state.turn + BURNS });
  },
  thunder: (play, { at, left, gun, shell }) => {
    const density = Math.min(DENSEST, left(gun.inner));
    const { seat } = unitAt(play.state, shell.unit);
    if (density > 0)
      play.emit({ type: 'minesLaid', field: { id: play.state.serial, at, radius: INCH, density, kind: 'conventional', seat } });
  },
};

/** Tubes and missiles of artillery take them; capital weapons and cruise missiles have one warhead alone. */
const takes = (unit: Unit, weapon: string): boolean => /^ART-(?!CM)/.test(weapon) && gunFor(unit, weapon) !== undefined;

export const artilleryShells: AlphaRule = option(ID, {
  permits: { munition: Object.keys(SHELLS) },
  affirms: { shells: ({ unit, weapon, munition }) => munition in SHELLS && takes(unit, weapon) },
  offers: {
    works: function* ({ view, unit, seat }) {
      for (const weapon of gunsOf(unit))
        if (takes(unit, weapon))
          for (const munition of Object.keys(SHELLS))
            for (const { at } of foesOf(view, seat)) yield { type: 'bombard', unit: unit.id, weapon, at, munition };
    },
  },
  steps: {
    landing: [
      {
        name: 'special shells',
        before: 'strike',
        run: (play, about) => {
          const effect = SHELLS[about.shell.munition];
          if (about.done || !effect) return;
          about.done = true;
          effect(play, about);
        },
      },
    ],
  },
});
