/**
 * Fire and smoke at the level of the base game, for everybody who builds on them: a burning hex is terrain of kind `fire` (2 for infernos),
 * `ignite` sets a hex on fire, the wind is `windOf(state)` (a tag of the map such as `wind-3`, or a condition of the set-up), and how fire spreads
 * is the question `fireSpread`. Smoke of fires is laid anew in every End Phase and goes away with the next (see passing.ts).
 */
import { type Board, type BoardPlan, boardOf, onMap, siteAt, terrainAt } from '@sortie/board';
import { FACINGS, type Facing, type Hex, hexOfCell, neighbour, turn } from '@sortie/geometry';
import { type RuleId, sure, type Telling, tell } from '@sortie/kernel';
import { type Book, CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { State } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { lay } from './passing.ts';

const FLAMER = 4;
const FIRE = 1;
const INFERNO = 2;
const LIGHT_SMOKE = 1;
const HEAVY_SMOKE = 2;

/** Where the wind blows, if it does. */
export const windOf = ({ board, conditions }: State): Facing | undefined =>
  conditions?.wind ?? FACINGS.find(facing => board.tags?.includes(`wind-${facing}`));

export const canBurn = (board: Board, at: Hex): boolean =>
  (['woods', 'jungle', 'building', 'fields'] as const).some(kind => terrainAt(board, at, kind) !== undefined);

/** What has to be rolled to set something on fire with a weapon: nothing at all with infernos, and never with some. */
function ignitionNumber({ flamer, energy, kindles }: Weapon, munition: string): number | null {
  if (munition === 'INFERNO') return 0;
  return kindles === undefined ? (flamer ? FLAMER : energy ? 7 : 9) : kindles;
}

/** Why a hex cannot be set on fire with a weapon. */
export function ignitionFault(state: State, at: Hex, weapon: Weapon, munition: string, book: Book): Telling | undefined {
  const board = boardOf(state.board);
  const needed = ignitionNumber(weapon, munition);
  if (needed === null) return tell('the {weapon} sets nothing on fire', { weapon: weapon.name });
  if (!onMap(board, at) || terrainAt(board, at, 'fire')) return tell('it burns already, or there is nothing');
  if (needed === 0 && book.holds('burnsAnywhere', { state }) !== undefined) return undefined;
  if (terrainAt(board, at, 'water') || (needed > 0 && !canBurn(board, at))) return tell('there is nothing that burns');
  return undefined;
}

/** A shot that hit may set its hex on fire. */
export function ignite(play: Play, at: Hex, weapon: Weapon, munition: string): void {
  const { state, book } = play;
  if (ignitionFault(state, at, weapon, munition, book)) return;
  const number = sure(ignitionNumber(weapon, munition), 'the ignition number');
  // Where something resists even what burns of itself, that is rolled for as for a flamer.
  const harder = book.ask('kindling', { state, at }).total;
  const needed = harder > 0 ? (number || FLAMER) + harder : number;
  const brief = book.holds('burnsAnywhere', { state }) !== undefined && !canBurn(boardOf(state.board), at);
  kindle(play, at, needed, 'TW-fire-start', munition === 'INFERNO' ? INFERNO : FIRE, brief ? state.turn + 1 : null);
}

function kindle(play: Play, at: Hex, needed: number, rule: RuleId, level = FIRE, until: number | null = null): void {
  const roll = needed === 0 ? null : play.roll(2, 6, rule);
  const ok = roll === null || roll.total >= needed;
  play.emit({ type: 'kindled', at, needed, roll, ok });
  if (ok) play.emit({ type: 'laid', at, terrain: { kind: 'fire', level }, until });
}

/** Why nothing can be put out in a hex. */
export function dousingFault({ board }: Pick<State, 'board'>, at: Hex, munition: string, book: Book): Telling | undefined {
  if (!book.holds('douses', { munition })) return tell('that puts nothing out');
  return terrainAt(boardOf(board), at, 'fire') ? undefined : tell('nothing burns there');
}

const start = structural('TW-fire-start', 'fire at a hex is a purpose of shots, and each weapon has its number');

const burning = new WeakMap<BoardPlan, readonly Hex[]>();

/** Hexes on fire, looked for once on every map. */
export function firesOn(plan: BoardPlan): readonly Hex[] {
  let known = burning.get(plan);
  if (!known) {
    const board = boardOf(plan);
    known = [...board.grid.cells].map(cell => hexOfCell(board.grid, cell)).filter(at => terrainAt(board, at, 'fire') !== undefined);
    burning.set(plan, known);
  }
  return known;
}

/** Fire leaps with the wind: straight on, to either side of it, and over one hex that does not burn. */
function spread(play: Play, wind: Facing): void {
  for (const from of firesOn(play.state.board)) {
    for (const off of [0, -1, 1] as const) leap(play, neighbour(from, turn(wind, off)), off !== 0, false);
    const ahead = neighbour(from, wind);
    if (!terrainAt(boardOf(play.state.board), ahead, 'fire')) leap(play, neighbour(ahead, wind), false, true);
  }
}

function leap(play: Play, to: Hex, aside: boolean, far: boolean): void {
  const board = boardOf(play.state.board);
  if (!onMap(board, to) || !canBurn(board, to) || terrainAt(board, to, 'fire')) return;
  const needed = play.ask('fireSpread', { state: play.state, aside, far }).total;
  if (needed <= HIGHEST_ROLL) kindle(play, to, needed, 'TW-fire-spread');
}

const HIGHEST_ROLL = 12;
const AHEAD = 9;
const ASIDE = 11;
const FARTHER = 3;

/** What a gale takes off the roll, ahead and aside. */
const GALE = [-2, -1] as const;
const STRONG = [-3, -2] as const;

function drivenBy({ gale, conditions }: State): readonly [ahead: number, aside: number] | undefined {
  if (gale) return STRONG;
  return conditions?.weather === 'lightGale' || conditions?.weather === 'moderateGale' ? GALE : undefined;
}

const spreading: ClassicRule = {
  id: 'TW-fire-spread',
  cite: CITE,
  kind: 'core',
  base: { fireSpread: ({ aside, far }) => (aside ? ASIDE : AHEAD) + (far ? FARTHER : 0) },
  adds: { fireSpread: ({ state, aside }) => drivenBy(state)?.[aside ? 1 : 0] },
  steps: {
    end: [
      {
        name: 'fires',
        insteadOf: 'fires',
        run: play => {
          const wind = windOf(play.state);
          if (wind === undefined || firesOn(play.state.board).length === 0) return;
          spread(play, wind);
        },
      },
    ],
  },
};

/** Every fire sends its smoke down the wind. */
function fume(play: Play, wind: Facing): void {
  for (const from of firesOn(play.state.board)) {
    const { level } = sure(
      sure(siteAt(boardOf(play.state.board), from), 'the site').terrains.find(({ kind }) => kind === 'fire'),
      'one of the terrains',
    );
    for (const off of [0, -1, 1]) {
      const at = neighbour(from, turn(wind, off));
      const smoke = { kind: 'smoke', level: level === INFERNO ? HEAVY_SMOKE : LIGHT_SMOKE } as const;
      lay(play, at, smoke, 1);
    }
  }
}

const smoke: ClassicRule = {
  id: 'TW-smoke',
  cite: CITE,
  kind: 'core',
  steps: {
    end: [
      {
        name: 'smoke',
        after: 'fires',
        run: play => {
          const wind = windOf(play.state);
          if (wind !== undefined) fume(play, wind);
        },
      },
    ],
  },
};

export const fireRules: readonly ClassicRule[] = [start, spreading, smoke];
