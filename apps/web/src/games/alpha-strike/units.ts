import type { Figure, MoveDie, Pip, SideMark, Token } from '@sortie/board-view';
import { type Telling, tell, type View } from '@sortie/kernel';
import { type AlphaStrike, callSign, isOn, type MarkKind, radiusOf, type Unit } from '@sortie/rules-alpha-strike';
import type { UnitCard, UnitKey } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import { shortName } from '../short-name.ts';
import { degreesOf, INCH, inchWords, toSpot, units } from './scale.ts';

type Seen = View<AlphaStrike>;

export const keyOf = (id: number): UnitKey => String(id);
export const idOf = (key: UnitKey): number => Number(key);
export const unitOf = (view: Seen, key: UnitKey | undefined): Unit | undefined => (key === undefined ? undefined : view.units[idOf(key)]);

const MECHS: readonly Figure[] = ['mech-light', 'mech-light', 'mech-medium', 'mech-heavy', 'mech-assault'];
const MOTIVES: { readonly [code: string]: Figure } = {
  t: 'tracked',
  w: 'wheeled',
  h: 'hover',
  g: 'wige',
  n: 'ship',
  s: 'submarine',
  v: 'vtol',
  a: 'fighter',
};

export function figureOf({ type, size, moves }: Unit['card']): Figure {
  if (type === 'BM' || type === 'IM') return MECHS[size] ?? 'mech-assault';
  if (type === 'PM') return 'mech-light';
  if (type === 'BA') return 'battle-armor';
  if (type === 'CI') return 'infantry';
  if (type === 'DS' || type === 'DA') return 'dropship';
  if (type === 'SC') return 'small-craft';
  const motive = moves.find(({ code }) => code !== 'j')?.code ?? '';
  return moves.length === 0 ? 'emplacement' : (MOTIVES[motive.slice(0, 1)] ?? 'tracked');
}

const marked = ({ marks }: Unit, kind: MarkKind): boolean => marks.some(mark => mark.kind === kind);

function pipsOf(unit: Unit): readonly Pip[] {
  const pips: Pip[] = [];
  if (unit.shutdown && unit.seat >= 0) pips.push('shut-down');
  if (unit.hidden) pips.push('hidden');
  if (marked(unit, 'hullDown')) pips.push('hull-down');
  if (marked(unit, 'stunned') || marked(unit, 'routed')) pips.push('shocked');
  if (marked(unit, 'immobile') || marked(unit, 'bogged')) pips.push('locked');
  if (marked(unit, 'withdrawing')) pips.push('crippled');
  if (unit.moved?.mode === 'jump') pips.push('jumped');
  if (unit.moved?.mode === 'evade') pips.push('evading');
  return pips;
}

const COLOURS: { readonly [mode: string]: MoveDie['colour'] } = { jump: 'red', sprint: 'black', evade: 'black' };

/** The marker beside a unit that has moved: white on the ground, black in a sprint, red in a jump; the pips are its printed TMM. */
function dieOf({ moved, tmm }: Unit): MoveDie | undefined {
  if (!moved || moved.mode === 'stand' || moved.length < INCH) return undefined;
  return { colour: COLOURS[moved.mode] ?? 'white', face: Math.max(1, Math.min(6, tmm)) };
}

const share = (left: number, all: number): number => (all <= 0 ? 0 : Math.max(0, left) / all);

/** The side a unit shows: markers of a mission are nobody's until they are somebody's flag, or somebody has them. */
function sideOf({ seat, marks }: Unit): SideMark {
  const owner = seat >= 0 ? seat : marks.findLast(mark => mark.kind === 'taken' || mark.kind === 'flag')?.seat;
  return owner === undefined ? 'neutral' : owner % 2 === 0 ? 'a' : 'b';
}

export function tokenOf(unit: Unit, done = false): Token {
  const { card, armor, structure, heat, fate } = unit;
  const die = dieOf(unit);
  const pips = pipsOf(unit);
  return {
    id: keyOf(unit.id),
    at: toSpot(unit.at ?? { x: 0, y: 0 }),
    // A marker looks nowhere.
    ...(unit.seat >= 0 ? { heading: degreesOf(unit.facing) } : {}),
    width: units(2 * radiusOf(unit)),
    side: sideOf(unit),
    figure: unit.seat >= 0 ? figureOf(card) : 'flag',
    label: shortName(unit.name),
    armor: share(armor, card.armor),
    structure: share(structure, card.structure),
    ...(unit.airborne ? { lift: 12, height: `↑${inchWords(unit.z)}` } : {}),
    ...(heat > 0 ? { heat: Math.min(1, heat / 4) } : {}),
    ...(die ? { die } : {}),
    ...(pips.length > 0 ? { pips } : {}),
    ...(fate === 'destroyed' || fate === 'withdrawn' ? { mood: 'wreck' as const } : done ? { mood: 'done' as const } : {}),
  };
}

const isDone = ({ phase }: Seen, { moved, did }: Unit): boolean =>
  (phase === 'movement' && moved !== null) || (phase === 'combat' && did.length > 0);

const FATES: { readonly [fate: string]: string } = {
  destroyed: word('destroyed'),
  withdrawn: word('left the table'),
  waiting: word('not on the table yet'),
  riding: word('riding'),
  offTable: word('behind the table edge'),
  aloft: word('in the air'),
};

const MOVED: { readonly [mode: string]: string } = {
  stand: word('stands still'),
  ground: word('moved {inches}'),
  jump: word('jumped {inches}'),
  sprint: word('sprinted {inches}'),
  evade: word('moved {inches}, evading'),
  sub: word('dived {inches}'),
};

function statusOf(unit: Unit): Telling | undefined {
  const { fate, moved, shutdown, heat } = unit;
  const fatal = FATES[fate];
  if (fatal) return tell(fatal);
  if (shutdown && unit.seat >= 0) return tell('shut down');
  if (marked(unit, 'stunned')) return tell('stunned');
  if (marked(unit, 'routed')) return tell('routed');
  if (unit.hidden) return tell('hidden');
  if (moved) return tell(MOVED[moved.mode] ?? 'moved {inches}', { inches: inchWords(moved.length) });
  return heat > 0 ? tell('heat {heat}', { heat }) : undefined;
}

const cards = new WeakMap<Seen, readonly UnitCard[]>();

export function unitCards(view: Seen): readonly UnitCard[] {
  const known = cards.get(view);
  if (known) return known;
  const made = view.units.map((unit): UnitCard => {
    const status = statusOf(unit);
    const lost = unit.fate === 'destroyed' || unit.fate === 'withdrawn';
    return {
      key: keyOf(unit.id),
      name: callSign(view, unit.id),
      detail: unit.card.pv > 0 ? `${unit.pv} PV` : '',
      seat: unit.seat,
      ...(status && { status }),
      token: { ...tokenOf(unit, isDone(view, unit)), label: shortName(callSign(view, unit.id)) },
      onMap: isOn(unit) || (unit.fate === 'destroyed' && unit.at !== null),
      lost,
    };
  });
  cards.set(view, made);
  return made;
}
