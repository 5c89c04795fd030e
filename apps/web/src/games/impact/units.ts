import type { Figure, Pip, Token } from '@sortie/board-view';
import { type Telling, tell, type View } from '@sortie/kernel';
import { damageOf, type Impact, isAvailable, isDown, isPlaced, type Kind, levelTiles, TRACKS, type Unit } from '@sortie/rules-impact';
import type { UnitCard, UnitKey } from '../../battle/face.ts';
import { t, word } from '../../i18n/index.ts';
import { fieldIn, placeIn, sideOf } from './ground.ts';

type Seen = View<Impact>;

export const keyOf = (id: number): UnitKey => String(id);
export const idOf = (key: UnitKey): number => Number(key);
export const unitOf = ({ units }: Seen, key: UnitKey | undefined): Unit | undefined => (key === undefined ? undefined : units[idOf(key)]);

/** What anybody can tell from the piece alone. */
export const KINDS: { readonly [K in Kind]: string } = {
  armored: word('Armored soldier'),
  unarmored: word('Unarmored soldier'),
  sentry: word('Sentry Drone'),
  armed: word('Armed drone'),
  unarmed: word('Unarmed drone'),
};

const FIGURES: { readonly [K in Kind]: Figure } = {
  armored: 'battle-armor',
  unarmored: 'soldier',
  sentry: 'sentry',
  armed: 'armed-drone',
  unarmed: 'drone',
};

/** Suits whose card is known, by what they are for. */
const SUITS: { readonly [type: string]: Figure } = {
  'front-line': 'suit-line',
  'jack-knife': 'suit-line',
  assault: 'suit-assault',
  thumper: 'suit-assault',
  ranger: 'suit-ranger',
  'dead-eye': 'suit-ranger',
  sniper: 'suit-ranger',
  command: 'suit-command',
  engineer: 'suit-engineer',
  crusader: 'suit-medic',
};

const figureOf = ({ kind, card }: Unit): Figure => (card && kind === 'armored' ? (SUITS[card.type] ?? FIGURES[kind]) : FIGURES[kind]);

export const typeName = ({ card, kind }: Unit): string => (card ? TRACKS[card.type].name : KINDS[kind]);

/** "C Front Line": the letter, and what is known of it. */
export const unitName = (unit: Unit): string => `${unit.tag} ${t(typeName(unit))}`;

/** Drawing units of one level. */
const LEVEL_HIGH = 5;

/** Levels above the ground. */
export const heightOf = (view: Seen, { at, level }: Unit): number => (at === null ? 0 : Math.max(0, level - fieldIn(view).level(at)));

/** Level markers as they lie under a flier: `+6 +3` is level nine. */
export const heightMark = (level: number): string =>
  levelTiles(level)
    .map(tile => `+${tile}`)
    .join(' ');

export const liftFor = (height: number): number => height * LEVEL_HIGH;

function pipsOf(unit: Unit): readonly Pip[] {
  const pips: Pip[] = [];
  if (isDown(unit)) pips.push('prone');
  if (unit.morale !== 'good') pips.push(unit.shutDown ? 'shut-down' : unit.morale);
  if (unit.paint) pips.push('painted');
  if (unit.hidden || unit.stealth.box > 0) pips.push('hidden');
  return pips;
}

const NOWHERE = { x: 0, y: 0 };

export function tokenOf(view: Seen, unit: Unit): Token {
  const height = heightOf(view, unit);
  const pips = pipsOf(unit);
  const lost = unit.place === 'eliminated' || unit.place === 'offline';
  return {
    id: keyOf(unit.id),
    at: unit.at === null ? NOWHERE : placeIn(view, unit.at),
    width: 40,
    side: sideOf(unit.seat),
    figure: figureOf(unit),
    label: unit.card ? `${unit.tag} ${t(typeName(unit))}` : unit.tag,
    ...(height > 0 && { lift: liftFor(height), height: heightMark(unit.level) }),
    ...(unit.kind === 'armored' && unit.card && { armor: 1 - damageOf(unit) / 5 }),
    ...(pips.length > 0 && { pips }),
    ...(lost ? { mood: 'wreck' as const } : unit.done ? { mood: 'done' as const } : {}),
  };
}

const PLACES: { readonly [place: string]: string } = {
  exited: word('has left the map'),
  eliminated: word('eliminated'),
  offline: word('off-line'),
};

function statusOf(view: Seen, unit: Unit): Telling | undefined {
  const gone = PLACES[unit.place];
  if (gone) return tell(gone);
  if (unit.place === 'reserve') return isAvailable(view, unit) ? tell('can come on') : tell('not on the map yet');
  if (isDown(unit)) return tell('down');
  if (unit.shutDown) return tell('shut down');
  if (unit.morale === 'shocked') return tell('shocked');
  if (unit.morale === 'panicked') return tell('panicked');
  if (unit.stealth.box > 0) return tell('in stealth');
  if (unit.hidden) return unit.at === null ? tell('hidden somewhere') : tell('hidden');
  if (view.active?.unit === unit.id) return tell('active, {mp} movement points', { mp: view.active.mp });
  if (unit.points > 0) return tell('{points} command points', { points: unit.points });
  const height = heightOf(view, unit);
  if (unit.done) return height > 0 ? tell('has acted, level {level}', { level: unit.level }) : tell('has acted');
  return height > 0 ? tell('in the air at level {level}', { level: unit.level }) : undefined;
}

function detailOf({ card, squad }: Unit): string {
  const parts = [
    ...(card?.stars === 2 ? ['★★'] : card?.stars === 1 ? ['★'] : []),
    ...(card?.marine ? [t('marine')] : []),
    ...(squad ? [t('squad {n}', { n: squad })] : []),
  ];
  return parts.join(' · ');
}

const cards = new WeakMap<Seen, readonly UnitCard[]>();

export function unitCards(view: Seen): readonly UnitCard[] {
  const known = cards.get(view);
  if (known) return known;
  const made = view.units.map((unit): UnitCard => {
    const status = statusOf(view, unit);
    return {
      key: keyOf(unit.id),
      name: unitName(unit),
      detail: detailOf(unit),
      seat: unit.seat,
      ...(status && { status }),
      token: tokenOf(view, unit),
      onMap: isPlaced(unit),
      lost: unit.place === 'eliminated' || unit.place === 'offline' || unit.place === 'exited',
    };
  });
  cards.set(view, made);
  return made;
}
