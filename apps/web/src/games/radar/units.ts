import type { Figure, Pip, Token } from '@sortie/board-view';
import { type Telling, tell } from '@sortie/kernel';
import { callSign, isFighting, type Unit } from '@sortie/rules-radar';
import type { UnitCard, UnitKey } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import { type Seen, standOf } from './ground.ts';

export const keyOf = (id: number): UnitKey => String(id);
export const idOf = (key: UnitKey): number => Number(key);
export const unitOf = (view: Seen, key: UnitKey | undefined): Unit | undefined => (key === undefined ? undefined : view.units[idOf(key)]);

const FIGURES: { readonly [T in Unit['card']['type']]: Figure } = {
  AF: 'fighter',
  SC: 'small-craft',
  DS: 'dropship',
  DA: 'dropship',
  JS: 'jumpship',
  WS: 'warship',
  SS: 'station',
  SV: 'drone',
};

const WIDTHS: { readonly [T in Unit['card']['type']]: number } = { AF: 40, SC: 42, DS: 46, DA: 46, JS: 52, WS: 56, SS: 52, SV: 34 };

const share = (left: number, all: number): number => (all <= 0 ? 0 : Math.max(0, left) / all);

const pipsOf = ({ shutdown, grip, jump }: Unit): readonly Pip[] => [
  ...(shutdown ? (['shut-down'] as const) : []),
  ...(grip !== null ? (['locked'] as const) : []),
  ...(jump ? (['painted'] as const) : []),
];

const NOWHERE = { x: 0, y: 0 };

export function tokenOf(view: Seen, unit: Unit): Token {
  const { card, seat, fate, armor, structure, heat } = unit;
  const stand = standOf(view, unit.id);
  const gone = fate === 'destroyed' || fate === 'retreated' || fate === 'captured';
  return {
    id: keyOf(unit.id),
    at: stand?.at ?? NOWHERE,
    width: Math.round(WIDTHS[card.type] * (stand?.size ?? 1)),
    side: seat === 0 ? 'a' : 'b',
    figure: FIGURES[card.type],
    label: callSign(view, unit.id),
    armor: share(armor, card.armor),
    structure: share(structure, card.structure),
    ...(heat > 0 && { heat: Math.min(1, heat / 4) }),
    ...(pipsOf(unit).length > 0 && { pips: pipsOf(unit) }),
    ...(gone ? { mood: 'wreck' as const } : isDone(view, unit) ? { mood: 'done' as const } : {}),
  };
}

function isDone({ phase }: Seen, { turn }: Unit): boolean {
  return phase === 'movement' ? turn.moved : phase === 'orders' ? turn.done : false;
}

const FATES: { readonly [F in Unit['fate']]?: string } = {
  waiting: word('not on the map yet'),
  reserve: word('comes by a jump'),
  docked: word('docked'),
  destroyed: word('destroyed'),
  retreated: word('has left the battle'),
  captured: word('captured'),
};

function statusOf({ engagements, units }: Seen, { id, fate, jump, docking, grip }: Unit): Telling | undefined {
  const fated = FATES[fate];
  if (fated !== undefined) return tell(fated);
  const pair = engagements.find(({ a, b }) => a === id || b === id);
  const foe = pair && units[pair.a === id ? pair.b : pair.a];
  if (foe) return tell('engaged with {foe}', { foe: foe.card.name });
  if (grip !== null) return tell('holds {target}', { target: units[grip]?.card.name ?? '' });
  if (jump) return tell('is about to jump');
  return docking ? tell('is docking') : undefined;
}

const cards = new WeakMap<Seen, readonly UnitCard[]>();

export function unitCards(view: Seen): readonly UnitCard[] {
  const known = cards.get(view);
  if (known) return known;
  const made = view.units.map((unit): UnitCard => {
    const { id, seat, fate, card } = unit;
    const status = statusOf(view, unit);
    return {
      key: keyOf(id),
      name: callSign(view, id),
      detail: `${card.type} · ${card.pv} PV`,
      seat,
      ...(status && { status }),
      token: tokenOf(view, unit),
      onMap: isFighting(unit),
      lost: fate === 'destroyed' || fate === 'retreated' || fate === 'captured',
    };
  });
  cards.set(view, made);
  return made;
}
