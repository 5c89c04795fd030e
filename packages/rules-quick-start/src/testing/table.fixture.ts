import { drawBoard, planOf } from '@sortie/board';
import { type Facing, type Hex, parseHexLabel } from '@sortie/geometry';
import { open, Rulebook, readSetupFor, ScriptedDice } from '@sortie/kernel';
import type { PilotCard } from '../chapters/cards/card.ts';
import { cardCalled } from '../chapters/cards/cards.ts';
import type { Event } from '../event.ts';
import type { Circles, Sheet } from '../force/sheet.ts';
import { sheetCalled } from '../force/sheets.ts';
import { EDITIONS, ruleset } from '../ruleset.ts';
import type { Command, Fire, Mech, Mode, Move, Setup, Shot, Side, State } from '../shape.ts';

/** The hex with this number. */
export function at(label: string): Hex {
  const h = parseHexLabel(label);
  if (!h) throw new Error(`${label} is no hex`);
  return h;
}

export interface Placed {
  readonly mech: string | Sheet;
  readonly side?: Side;
  readonly at: string;
  readonly facing?: Facing;
  readonly armor?: Partial<Circles>;
  readonly ammo?: readonly number[];
  readonly pilot?: string | PilotCard;
  /** Mode and hexes, if it has moved this turn. */
  readonly moved?: readonly [mode: Mode, hexes: number];
  readonly fire?: Fire;
}

export interface Position {
  readonly units: readonly Placed[];
  /** Rows of letters as in board sketches; 16 by 17 clear hexes if absent. */
  readonly rows?: readonly string[];
  readonly phase?: State['phase'];
  readonly scenario?: State['scenario'];
  /** The seat that has won initiative. */
  readonly initiative?: number;
  readonly active?: number;
  readonly turn?: number;
}

export const DEFENDER = 0;
export const ATTACKER = 1;

const CLEAR_ROWS: readonly string[] = Array.from({ length: 17 }, () => '.'.repeat(16));

/** A clear map with woods in a few hexes. */
export function woods(marks: { readonly [label: string]: 'l' | 'h' }): readonly string[] {
  const rows = CLEAR_ROWS.map(row => [...row]);
  for (const [label, letter] of Object.entries(marks)) rows[Number(label.slice(2)) - 1]![Number(label.slice(0, 2)) - 1] = letter;
  return rows.map(row => row.join(''));
}

/** A position of a test's own making. The defender is seat 0, the attacker seat 1; the attacker has won initiative. */
export function table({
  units,
  rows = CLEAR_ROWS,
  phase = 'movement',
  scenario = 'open',
  initiative = ATTACKER,
  ...rest
}: Position): State {
  return {
    scenario,
    board: planOf(drawBoard({ rows })),
    attackingSeat: ATTACKER,
    pieces: { each: 0, laid: [], first: -1 },
    cards: null,
    turn: rest.turn ?? 1,
    phase,
    active: rest.active ?? 1 - initiative,
    initiative,
    units: units.map(mechOf),
    sights: [],
    pending: null,
    lastHarm: 0,
    result: null,
  };
}

function mechOf(placed: Placed, id: number): Mech {
  const side = placed.side ?? (id === 0 ? 'defender' : 'attacker');
  const sheet = typeof placed.mech === 'string' ? sheetCalled(placed.mech)! : placed.mech;
  const { moved, pilot } = placed;
  return {
    id,
    side,
    seat: side === 'attacker' ? ATTACKER : DEFENDER,
    sheet,
    pilot: typeof pilot === 'string' ? cardCalled(pilot)! : (pilot ?? null),
    at: at(placed.at),
    facing: placed.facing ?? (side === 'attacker' ? 3 : 0),
    armor: { ...sheet.armor, ...placed.armor },
    ammo: placed.ammo ?? sheet.ammo.map(({ shots }) => shots),
    fate: 'fighting',
    moved: moved ? { mode: moved[0], hexes: moved[1], spent: moved[1], die: { colour: 'white', number: 6 } } : null,
    fire: placed.fire ?? null,
  };
}

export const stand = (unit: number): Move => ({ type: 'move', unit, mode: 'stand' });
export const walk = (unit: number, steps: string): Move => ({ type: 'move', unit, mode: 'walk', steps });
export const run = (unit: number, steps: string): Move => ({ type: 'move', unit, mode: 'run', steps });
export const jump = (unit: number, to: string, facing: Facing = 0): Move => ({ type: 'move', unit, mode: 'jump', to: at(to), facing });
export const hold = (unit: number): Command => ({ type: 'declare', unit, shots: [] });
export const fire = (unit: number, target: number, ...weapons: readonly number[]): Command => ({
  type: 'declare',
  unit,
  shots: weapons.map((weapon): Shot => ({ weapon, target })),
});
export const roll = (unit: number, ...weapons: readonly number[]): Command => ({ type: 'resolve', unit, weapons });

/** The plain duel, or something like it. */
export const duelSetup = (more: Partial<Setup> = {}): Setup => ({
  scenario: 'training',
  map: 'desert',
  defender: [{ mech: 'GRF-1N' }],
  attacker: [{ mech: 'WVR-6R' }],
  attackingSeat: ATTACKER,
  ...more,
});

/** A game that has been opened with dice that fall as written, all of them. */
export function opened(setup: Setup, ...faces: readonly number[]) {
  const dice = new ScriptedDice(faces);
  const done = open(ruleset, Rulebook.compile(ruleset, Object.values(ruleset.editions)[0]!), setup, dice);
  if (!done.ok) throw new Error('the opening wants dice by hand');
  if (dice.unused > 0) throw new Error(`the opening leaves ${dice.unused} dice unused`);
  return { state: done.state, events: done.events };
}

const judged = readSetupFor(ruleset, EDITIONS['quick-start'] ?? []);

/** What the rules have against a set-up; nothing if it may be played. */
export function problem(more: Partial<Setup>): string {
  const read = judged({ ...duelSetup(), ...more });
  return read.ok ? '' : read.problem;
}

/** The events of one type. */
export const eventsOf = <E extends Event['type']>(events: readonly Event[], type: E): readonly Extract<Event, { readonly type: E }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: E }> => event.type === type);
