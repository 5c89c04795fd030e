import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { has } from '../../card/specials.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import type { Point } from '../../shape.ts';
import { occupiedBy } from '../../sight/see.ts';
import { INCH, isOn, onTable, radiusOf, runsHot, type Standing } from '../../state.ts';

/** Weak: needed on two dice to set woods on fire, what standing in fire costs, and when smoke thins out. */
export const IGNITES = 9;
export const FIRE_HEAT = 2;
export const SMOKE_GONE = 5;
export const SMOKE_DRIFT = 2 * INCH;

/** What HT and infernos set on fire. */
const BURNS: readonly terrain.PieceKind[] = ['woods', 'jungle', 'building'];

const burning = (play: Table): void => {
  for (const { id } of onTable(play.state)) {
    const unit = play.state.units[id];
    if (!isOn(unit) || unit.airborne || !occupiedBy(play.state, unit).some(({ kind }) => kind === 'fire')) continue;
    if (runsHot(unit)) play.emit({ type: 'heated', unit: id, total: unit.heatFrom + FIRE_HEAT, rule: 'AS-fire' });
    else if (!has(unit, 'FR')) hurt(play, id, 1, byRule('AS-fire'));
  }
};

const fire: AlphaRule = option('AS-fire', {
  steps: {
    ending: [{ name: 'fire', before: 'heat', run: burning }],
    attack: [
      {
        name: 'ignition',
        after: 'apply',
        run: (play, { aim, hit }) => {
          const target = play.state.units[aim.target.id];
          if (!hit || !(has(aim.attacker, 'HT') || aim.munition === 'inferno') || !isOn(target)) return;
          const woods = occupiedBy(play.state, target).find(({ kind }) => BURNS.includes(kind));
          if (!woods || play.state.table.pieces.some(({ id }) => id === `fire-${woods.id}`)) return;
          const roll = play.roll(2, 6, 'AS-fire');
          const lit = roll.total >= IGNITES;
          play.emit({
            type: 'rolled',
            unit: target.id,
            rule: 'AS-fire',
            what: !lit ? 'nothing burns' : woods.kind === 'building' ? 'the building burns' : 'the woods burn',
            roll,
            good: !lit,
          });
          const id = `fire-${woods.id}`;
          if (lit) play.emit({ type: 'terrainChanged', piece: id, as: { id, kind: 'fire', outline: woods.outline }, rule: 'AS-fire' });
        },
      },
    ],
  },
});

const inSmoke = ({ kind, outline }: terrain.Piece, from: Point, to: Point): boolean =>
  kind === 'smoke' && geometry.lengthInside(outline, from, to) > 0;

const isGrowth = ({ kind }: terrain.Piece): boolean => kind === 'woods' || kind === 'jungle';
const onLine = ({ outline }: terrain.Piece, from: Standing, to: Standing): boolean =>
  geometry.lengthInside(outline, from.at, to.at) > 0 || [from, to].some(unit => geometry.touches(outline, unit.at, radiusOf(unit)));

/** Smoke is in the way, the denser the more. It drifts with the wind and thins out by and by. */
const smoke: AlphaRule = option('AS-smoke', {
  adds: {
    toHit: ({ state, attacker, spotter, target, kind }) => {
      const from = spotter ?? attacker;
      if (kind === 'physical' || !isOn(from) || !isOn(target)) return undefined;
      const { at } = from;
      return Math.max(0, ...state.table.pieces.filter(piece => inSmoke(piece, at, target.at)).map(terrain.levelOf)) || undefined;
    },
  },
  // Where nothing grows, smoke alone is in the way.
  waives: {
    toHit: ({ state, attacker, spotter, target, seen }) => {
      const from = spotter ?? attacker;
      if (seen.density === 0 || !isOn(from) || !isOn(target) || !state.table.pieces.some(({ kind }) => kind === 'smoke')) return undefined;
      const grown = state.table.pieces.some(piece => isGrowth(piece) && onLine(piece, from, target));
      return grown ? undefined : ['AS-to-hit-woods', 'AS-to-hit-woods-ce'];
    },
  },
  steps: {
    ending: [
      {
        name: 'smoke',
        before: 'heat',
        run: play => {
          for (const piece of play.state.table.pieces.filter(({ kind }) => kind === 'smoke')) {
            const die = play.roll(1, 6, 'AS-smoke');
            const { outline } = piece;
            const { wind } = play.state.weather;
            const moved =
              outline.kind === 'circle' && wind > 0 ? { ...outline, at: geometry.scattered(outline.at, wind, SMOKE_DRIFT) } : outline;
            play.emit({
              type: 'terrainChanged',
              piece: piece.id,
              as: die.total >= SMOKE_GONE ? null : { ...piece, outline: moved },
              rule: 'AS-smoke',
            });
          }
        },
      },
    ],
  },
});

export const fireRules: readonly AlphaRule[] = [fire, smoke];
