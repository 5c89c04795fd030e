import { table as board, type table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Handler, last, nth } from '@sortie/kernel';
import { controlMargin } from '../../movement/control.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import type { AlphaStrike, Point, State, Unit } from '../../shape.ts';
import { isMech, isOn, isProto, isVehicle, marked, motive, unitAt } from '../../state.ts';

const BOGGY: readonly terrain.PieceKind[] = ['swamp', 'mud', 'snow', 'tundra', 'sand'];
const isSoft = ({ pieces }: terrain.Ground): boolean => pieces.some(({ kind }) => BOGGY.includes(kind));
const softAt = ({ table }: State, at: Point): boolean => isSoft(board.groundAt(table, at));

/** Soft ground holds whoever goes into it or wants to leave it and fails a Control Roll, until a later roll succeeds. */
const bog: AlphaRule = option('AS-bog', {
  follows: {
    moved: ({ table, units }, { unit: id, path, mode, airborne }) => {
      const unit = units[id];
      if (!unit || airborne || mode === 'jump' || path.length === 0 || ['h', 'g', 'v'].includes(motive(unit))) return undefined;
      if (!(isMech(unit) || isProto(unit) || isVehicle(unit)) || !table.pieces.some(({ kind }) => BOGGY.includes(kind))) return undefined;
      const from = unit.moved?.from;
      return [{ type: 'crossBog', unit: id, path: from ? [from, ...path] : path }];
    },
  },
  steps: { ending: [{ name: 'struggling', before: 'effects', run: struggle }] },
});

/** Where a way first meets soft ground: where it begins, on it, or where it ends. */
function softOn(state: State, path: readonly Point[]): Point | undefined {
  const start = nth(path, 0);
  if (softAt(state, start)) return start;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [nth(path, i - 1), nth(path, i)];
    let gone = 0;
    for (const { ground, length } of board.spansOf(state.table, a, b)) {
      if (isSoft(ground)) return geometry.towards(a, b, Math.min(geometry.distanceOf(a, b), gone + 1));
      gone += length;
    }
    if (softAt(state, b)) return b;
  }
  return undefined;
}

function rolls(play: Table, unit: Unit): boolean {
  const needs = play.ask('control', { state: play.state, unit, why: 'bog', inches: 0 });
  const roll = play.roll(2, 6, 'AS-control-roll');
  const good = controlMargin(play, unit, needs, roll) >= 0;
  play.emit({ type: 'rolled', unit: unit.id, rule: 'AS-bog', what: good ? 'gets through' : 'is stuck', needs, roll, good });
  return good;
}

export const crossBog: Handler<AlphaStrike, 'crossBog'> = (play, { unit: id, path }) => {
  const unit = unitAt(play.state, id);
  const held = isOn(unit) && path.length > 0 ? softOn(play.state, path) : undefined;
  if (!held || play.book.holds('sure', { state: play.state, unit, why: 'bog' })) return;
  if (rolls(play, unit)) return;
  // Whoever ends its move in it is stuck there; whoever wanted to leave or to cross it is held where it met it.
  const at = softAt(play.state, last(path)) ? undefined : held;
  play.emit({ type: 'bogged', unit: id, until: 0, ...(at ? { at } : {}) });
};

/** In each End Phase after the one in which it got stuck a unit may get free. */
function struggle(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = unitAt(play.state, id);
    if (!isOn(unit) || !marked(unit, 'bogged') || unit.moved?.mode === 'ground') continue;
    if (rolls(play, unit)) play.emit({ type: 'freed', unit: id });
  }
}

export const bogRules: readonly AlphaRule[] = [bog];
