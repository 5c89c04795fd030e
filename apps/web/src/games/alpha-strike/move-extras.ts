import { table as terrain } from '@sortie/board';
import { type Telling, tell } from '@sortie/kernel';
import { callSign, inContact, type MoveCommand, ridersOf, type Standing, type UnitId } from '@sortie/rules-alpha-strike';
import type { Action } from '../../battle/face.ts';
import { commandOf, endOf, type Moving, type Now, pathOf } from './move-state.ts';
import { INCH } from './scale.ts';

// What is said with a move beside its way: how high or deep it ends, who gets on and off, and where.

const ALOFT = [0, 2, 4, 6, 8] as const;
/** Inches between two floors that are offered, and between two depths. */
const STEP = 2;

interface Height {
  readonly height: number;
  readonly label: Telling;
}

const steps = (most: number): readonly number[] => {
  const found: number[] = [];
  for (let inches = 0; inches < most; inches += STEP) found.push(inches);
  return [...found, most];
};

/** Depths, measured from the bottom as a command has them. */
const depths = (depth: number): readonly Height[] =>
  steps(depth).map(inches => ({
    height: depth - inches,
    label: inches === 0 ? tell('Surface') : tell('{depth}″ deep', { depth: inches }),
  }));

const floors = (height: number): readonly Height[] =>
  steps(height).map(inches => ({
    height: inches,
    label: inches === 0 ? tell('Ground floor') : inches === height ? tell('Roof') : tell('{height}″ up', { height: inches }),
  }));

/** The heights at which a move may end. */
function heightsOf({ view }: Now, unit: Standing, state: Moving): readonly Height[] {
  if (unit.moves.some(({ code }) => code === 'v'))
    return ALOFT.map(height => ({ height, label: height === 0 ? tell('Land') : tell('{height}″ up', { height }) }));
  const ground = terrain.groundAt(view.table, endOf(unit, state));
  if (state.mode === 'sub') return depths(Math.floor(ground.depth / INCH));
  const house = state.mode === 'ground' ? ground.pieces.find(({ kind }) => kind === 'building') : undefined;
  return house ? floors(Math.floor(terrain.heightOf(house) / INCH)) : [];
}

/** How high or deep it ends: what the rules do not allow anybody of its kind is not shown. */
export function heightActions(moment: Now, unit: Standing, state: Moving): readonly Action[] {
  const { view, book, seat } = moment;
  const usual = unit.moves.some(({ code }) => code === 'v') ? STEP : undefined;
  return heightsOf(moment, unit, state).flatMap(({ height, label }): Action[] => {
    const command = commandOf(view, unit, { ...state, extras: { ...state.extras, height } });
    const refusals = book.check(view, command, seat);
    if (refusals.some(({ rule }) => rule === 'AS-vtol')) return [];
    return [{ id: `height-${height}`, label, look: 'choice', chosen: (state.extras.height ?? usual) === height }];
  });
}

/** Who could get on, and who is aboard. */
const friendsOf = ({ view, seat }: Now, unit: Standing): readonly UnitId[] =>
  view.units.flatMap(other =>
    other.seat === seat && other.at && other.moved === null && other.id !== unit.id && touches(unit, other as Standing) ? [other.id] : [],
  );
const touches = (unit: Standing, other: Standing): boolean => other.fate === 'fighting' && inContact(unit, other);

const toggled = (list: readonly UnitId[] | undefined, id: UnitId): readonly UnitId[] =>
  list?.includes(id) ? list.filter(one => one !== id) : [...(list ?? []), id];

/** Riders get on before the move, and off at its end or at a corner of the way. */
export function riderActions(moment: Now, unit: Standing, state: Moving): readonly Action[] {
  const { view, book, seat } = moment;
  const { mounts, drops, dropAt } = state.extras;
  const said = (extras: Partial<MoveCommand>): MoveCommand => commandOf(view, unit, { ...state, extras: { ...state.extras, ...extras } });
  const aboard = ridersOf(view, unit.id).map(({ id }) => id);
  const choice = (kind: 'mount' | 'drop', id: UnitId, label: Telling, list: readonly UnitId[] | undefined): Action[] => {
    const command = said(kind === 'mount' ? { mounts: [id] } : { drops: [id] });
    const refusals = book
      .check(view, command, seat)
      .filter(({ rule }) => ['AS-mount', 'AS-mount-ce', 'AS-dismount', 'AS-dismount-air', 'AS-sua-d'].includes(rule));
    if (kind === 'mount' && refusals.length > 0) return [];
    return [{ id: `${kind}-${id}`, label, look: 'choice', chosen: list?.includes(id) === true, refusals }];
  };
  const on = friendsOf(moment, unit).flatMap(id => choice('mount', id, tell('Take {unit} aboard', { unit: callSign(view, id) }), mounts));
  const off = [...aboard, ...(mounts ?? [])].flatMap(id =>
    choice('drop', id, tell('Set {unit} down', { unit: callSign(view, id) }), drops),
  );
  const corners = drops?.length ? pathOf(state).slice(0, -1) : [];
  const where = corners.map(
    (corner, i): Action => ({
      id: `off-${i}`,
      label: tell('Off at corner {number}', { number: i + 1 }),
      look: 'choice',
      chosen: dropAt?.x === corner.x && dropAt.y === corner.y,
    }),
  );
  return [...on, ...off, ...where];
}

/** What becomes of a move that is being considered when one of these is chosen. */
export function withExtra(state: Moving, id: string): Moving | undefined {
  const [kind = '', written] = id.split('-');
  const number = Number(written);
  const { extras } = state;
  if (kind === 'height') return { ...state, extras: { ...extras, height: number } };
  if (kind === 'mount') return { ...state, extras: { ...extras, mounts: toggled(extras.mounts, number) } };
  if (kind === 'drop') {
    const { dropAt: _corner, ...rest } = extras;
    return { ...state, extras: { ...rest, drops: toggled(extras.drops, number) } };
  }
  const corner = kind === 'off' ? pathOf(state)[number] : undefined;
  if (!corner) return undefined;
  const { dropAt, ...rest } = extras;
  return { ...state, extras: dropAt?.x === corner.x && dropAt.y === corner.y ? rest : { ...rest, dropAt: corner } };
}
