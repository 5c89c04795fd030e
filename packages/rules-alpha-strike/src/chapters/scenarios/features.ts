import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type RuleId, type Seat, sure } from '@sortie/kernel';
import { NOT_NOW } from '../../abilities/use.ts';
import { type AlphaRule, type Book, core, type Table } from '../../rule.ts';
import { inZone } from '../../sequence/setup.ts';
import type { AbilityCommand, Command, Point, State } from '../../shape.ts';
import { onTable, otherSeat, radiusOf } from '../../state.ts';
import { houseAt, isCentral, middle, USUAL_CF } from './lay-out.ts';
import { is } from './marker.ts';
import type { MissionKind } from './mission.ts';

// Before they set up, players may put terrain on the table in turns, each as much as the other.

const { INCH } = geometry;
const RADIUS = 3 * INCH;
/** So much room is left between pieces, and to the edges of the table. */
const GAP = INCH;

/** What a player may put down, by name. */
const PIECES = {
  woods: { kind: 'woods', level: 1 },
  'heavy-woods': { kind: 'woods', level: 2 },
  hill: { kind: 'hill', height: INCH },
  rough: { kind: 'rough', level: 1 },
  rubble: { kind: 'rubble', level: 1 },
  water: { kind: 'water', depth: INCH },
} as const satisfies { readonly [name: string]: Omit<terrain.Piece, 'id' | 'outline'> };
export type Feature = keyof typeof PIECES;
export const FEATURES = Object.keys(PIECES) as readonly Feature[];
const isFeature = (name: string | undefined): name is Feature => name !== undefined && name in PIECES;

/** What players put down where there is something to be found. */
const BUILDING = 'building';

/** How many pieces a side has yet to put down. */
export const featuresLeft = ({ mission }: Pick<State, 'mission'>, seat: Seat): number => mission?.features?.[seat === 0 ? 0 : 1] ?? 0;
const isLaying = (state: State): boolean => state.phase === 'setup' && featuresLeft(state, 0) + featuresLeft(state, 1) > 0;

/** The buildings of a reconnaissance stand in the middle, two inches apart. */
function misplaced(view: State, at: Point): string | undefined {
  const house = houseAt('house', at, USUAL_CF);
  if (!isCentral(view.table, house)) return 'buildings stand within 12 inches of the middle';
  const { left, right, top, bottom } = geometry.bounds(house.outline);
  const near = (outline: geometry.Outline): boolean => {
    const other = geometry.bounds(outline);
    return Math.max(other.left - right, left - other.right, other.top - bottom, top - other.bottom) < 2 * INCH;
  };
  return view.table.pieces.some(({ outline }) => near(outline)) ? 'two inches stay free between buildings' : undefined;
}

/** Why nothing can be put down there: it leaves no room to manoeuvre or to set up. */
function crowded(view: State, book: Book, at: Point): string | undefined {
  const { width, height, pieces } = view.table;
  const reach = RADIUS + GAP;
  if (at.x < reach || at.y < reach || at.x > width - reach || at.y > height - reach) return 'that is too near to the edge of the table';
  if (pieces.some(({ outline }) => geometry.touches(outline, at, reach))) return 'other terrain is in the way';
  if (onTable(view).some(unit => geometry.distanceOf(unit.at, at) < reach + radiusOf(unit))) return 'a marker is in the way';
  const zoned = [-RADIUS, 0, RADIUS].some(dy => [0, 1].some(seat => inZone(book, view, seat, { x: at.x, y: at.y + dy })));
  return zoned ? 'a set-up zone stays free' : undefined;
}

function refusal(view: State, { choice, at }: AbilityCommand, seat: Seat, book: Book): string | undefined {
  if (!isLaying(view) || view.active !== seat || featuresLeft(view, seat) === 0) return NOT_NOW;
  // Whoever wants nothing more says so; where there is no room nobody is held up.
  if (choice === 'nothing' && at === undefined) return undefined;
  if (is(view, 'reconnaissance')) return choice === BUILDING && at ? misplaced(view, at) : NOT_NOW;
  return isFeature(choice) && at ? crowded(view, book, at) : NOT_NOW;
}

function pieceOf(state: State, choice: string | undefined, at: Point): terrain.Piece | undefined {
  const number = state.table.pieces.length + 1;
  if (choice === BUILDING) return houseAt(`house-${number}`, at, state.mission?.order.cf ?? USUAL_CF);
  return isFeature(choice) ? { id: `laid-${number}`, outline: { kind: 'circle', at, radius: RADIUS }, ...PIECES[choice] } : undefined;
}

function layDown(play: Table, { choice, at }: AbilityCommand): void {
  const { state, seat } = play;
  const left = [0, 1].map(one => featuresLeft(state, one) - (one === seat ? 1 : 0));
  const piece = at && pieceOf(state, choice, at);
  play.emit({ type: 'featureLaid', seat, left, ...(piece && { piece }) });
}

/** Who puts down the next piece: whoever has more left, and of two with as many the side that sets up first. */
function callLayer(play: Table): void {
  const first = otherSeat(play.state.initiative);
  const [mine, theirs] = [featuresLeft(play.state, first), featuresLeft(play.state, otherSeat(first))];
  play.emit({ type: 'called', seat: theirs > mine ? otherSeat(first) : first, exchange: play.state.exchange });
}

const STEP = 8 * INCH;
/** From one building to the next. */
const STREET = Math.round(5.5 * INCH);
const ROWS = [-1, 0, 1];
const COLUMNS = [-1, 0, 1];
/** Some places to choose from: of each kind the first that has room. */
function suggestions(view: State, seat: Seat, book: Book): readonly Command[] {
  if (!isLaying(view) || view.active !== seat) return [];
  const lay = (choice: string, at?: Point): AbilityCommand => ({ type: 'ability', ability: 'lay', choice, ...(at && { at }) });
  const spots: Point[] = [];
  for (let y = STEP; y < view.table.height; y += STEP) for (let x = STEP; x < view.table.width; x += STEP) spots.push({ x, y });
  if (is(view, 'reconnaissance')) {
    const { x, y } = middle(view.table);
    const places = ROWS.flatMap(row => COLUMNS.map(column => ({ x: x + column * STREET, y: y + row * STREET })));
    return [...places.filter(at => misplaced(view, at) === undefined).map(at => lay(BUILDING, at)), lay('nothing')];
  }
  const open = spots.filter(at => crowded(view, book, at) === undefined);
  return [...FEATURES.flatMap((kind, i) => (open[i] ? [lay(kind, open[i])] : [])), lay('nothing')];
}

/** Players of this mission lay out the table in turns, where they have agreed to. */
const laying = (id: RuleId, kind: MissionKind): AlphaRule =>
  core(id, {
    splitFrom: { rule: HOSTS[kind], version: 2 },
    permits: { ability: ['lay'] },
    offers: { asides: ({ view, seat, book }) => (is(view, kind) ? suggestions(view, seat, book) : []) },
    forbids: {
      ability: (view, command, seat, book) =>
        command.ability === 'lay' && (is(view, kind) || !isLaying(view)) ? refusal(view, command, seat, book) : undefined,
      deploy: view => (is(view, kind) && isLaying(view) ? 'the table is laid out first' : undefined),
    },
    follows: { featureLaid: state => (is(state, kind) ? [{ type: 'callNext' }] : undefined) },
    steps: {
      using: [
        {
          name: `lay ${kind}`,
          after: 'begin',
          run: (play, command) => {
            if (command.ability === 'lay' && is(play.state, kind)) layDown(play, command);
          },
        },
      ],
      calling: [
        {
          name: `terrain ${kind}`,
          before: 'setup',
          run: (play, about) => {
            if (about.called || !is(play.state, kind) || !isLaying(play.state)) return;
            about.called = true;
            callLayer(play);
          },
        },
      ],
    },
  });

const HOSTS: { readonly [K in MissionKind]: RuleId } = {
  'stand-up-fight': 'ASC-scen-stand-up-fight',
  'capture-the-flag': 'ASC-scen-capture-the-flag',
  'king-of-the-hill': 'ASC-scen-king-of-the-hill',
  'hold-the-line': 'ASC-scen-hold-the-line',
  reconnaissance: 'ASC-scen-reconnaissance',
};

export const featureRules: readonly AlphaRule[] = [
  laying('ASC-scen-sf-setup', 'stand-up-fight'),
  laying('ASC-scen-ctf-setup', 'capture-the-flag'),
  laying('ASC-scen-koth-setup', 'king-of-the-hill'),
  laying('ASC-scen-htl-setup', 'hold-the-line'),
  laying('ASC-scen-recon-setup', 'reconnaissance'),
];

/** The first place that has room, for whoever does not care. */
export const anyFeature = (view: State, seat: Seat, book: Book): Command | undefined => {
  const all = suggestions(view, seat, book);
  return all.length > 0 ? sure(all[view.table.pieces.length % all.length], 'feature') : undefined;
};
