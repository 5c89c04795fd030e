import type { Figure, SideMark, Token } from '@sortie/board-view';
import { sure, type Telling, tell, type View } from '@sortie/kernel';
import { callSign, LOCATIONS, type Mech, type QuickStart } from '@sortie/rules-quick-start';
import type { UnitCard, UnitKey } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import { shortName } from '../short-name.ts';

export const keyOf = (id: number): UnitKey => String(id);
export const idOf = (key: UnitKey): number => Number(key);

export const unitOf = (view: View<QuickStart>, key: UnitKey | undefined): Mech | undefined =>
  key === undefined ? undefined : view.units[idOf(key)];

/** Weight classes as everybody at the table names them. */
const figureFor = (tons: number): Figure =>
  tons <= 35 ? 'mech-light' : tons <= 55 ? 'mech-medium' : tons <= 75 ? 'mech-heavy' : 'mech-assault';

/** By seat; as long as the roles are not rolled, by side. */
const markFor = ({ seat, side }: Mech): SideMark => (seat < 0 ? (side === 'defender' ? 'a' : 'b') : seat % 2 === 0 ? 'a' : 'b');

/** Circles left of all circles, from 0 to 1. */
export function armorLeft({ armor, sheet }: Mech): number {
  let [left, all] = [0, 0];
  for (const location of LOCATIONS) {
    left += armor[location];
    all += sheet.armor[location];
  }
  return left / all;
}

const HEAD_START = { q: 0, r: 0 };

export function tokenOf(unit: Mech, done = false): Token {
  const { sheet, at, facing, moved, fate, armor } = unit;
  return {
    id: keyOf(unit.id),
    at: at ?? HEAD_START,
    facing,
    side: markFor(unit),
    figure: figureFor(sheet.tons),
    label: sheet.name,
    armor: armorLeft(unit),
    // The inner ring is the location without which the 'Mech is lost.
    structure: armor.CT / sheet.armor.CT,
    ...(moved?.mode === 'jump' && { pips: ['jumped' as const] }),
    ...(moved && { die: { colour: moved.die.colour, face: moved.die.number } }),
    ...(fate === 'destroyed' || fate === 'withdrawn' ? { mood: 'wreck' as const } : done ? { mood: 'done' as const } : {}),
  };
}

/** Has it done all that this phase asks of it? */
function isDone({ phase }: View<QuickStart>, { moved, fire }: Mech): boolean {
  if (phase === 'movement') return moved !== null;
  return phase === 'attack' && fire !== null;
}

const MOVED: Readonly<Record<string, string>> = {
  stand: word('stood still'),
  walk: word('walked {hexes} hexes: +{number} to hit it'),
  run: word('ran {hexes} hexes: +{number} to hit it'),
  jump: word('jumped {hexes} hexes: +{number} to hit it'),
};
const MOVED_ONE: Readonly<Record<string, string>> = {
  walk: word('walked 1 hex: +{number} to hit it'),
  run: word('ran 1 hex: +{number} to hit it'),
  jump: word('jumped 1 hex: +{number} to hit it'),
};

function statusOf({ phase, units }: View<QuickStart>, unit: Mech): Telling | undefined {
  const { fate, moved, fire } = unit;
  if (fate === 'destroyed') return tell('destroyed');
  if (fate === 'withdrawn') return tell('left the map');
  if (fate === 'waiting') return tell('not on the map yet');
  if (phase === 'attack' && fire) {
    const target = fire.shots[0] && units[fire.shots[0].target];
    return target ? tell('aims at {target}', { target: target.sheet.name }) : tell('holds its fire');
  }
  if (!moved) return undefined;
  const number = moved.die.number === 6 ? 0 : moved.die.number;
  const words = (moved.hexes === 1 ? MOVED_ONE[moved.mode] : undefined) ?? sure(MOVED[moved.mode], 'the move');
  return tell(words, { hexes: moved.hexes, number });
}

const cards = new WeakMap<View<QuickStart>, readonly UnitCard[]>();

export function unitCards(view: View<QuickStart>): readonly UnitCard[] {
  const known = cards.get(view);
  if (known) return known;
  const made = view.units.map((unit): UnitCard => {
    const { id, seat, side, sheet, pilot, fate, at } = unit;
    const status = statusOf(view, unit);
    return {
      key: keyOf(id),
      name: sheet.name,
      detail: pilot ? `${sheet.code} · ${pilot.name}` : sheet.code,
      seat: seat >= 0 ? seat : side === 'defender' ? 0 : 1,
      ...(status && { status }),
      token: { ...tokenOf(unit, isDone(view, unit)), label: shortName(callSign(view, id)) },
      onMap: at !== null,
      lost: fate === 'destroyed' || fate === 'withdrawn',
    };
  });
  cards.set(view, made);
  return made;
}
