import { type Draft, field, ranked, share } from './draft.ts';

/** Purposes of the landscapes, so that woods do not always grow on hills. */
const RELIEF = 1;
const GROWTH = 2;
const STONES = 3;
const DUNES = 4;
const PONDS = 5;

/** Raises hills: `shares[i]` hundredths of the map lie at level i + 1 or above. */
export function raiseHills(draft: Draft, shares: readonly number[], hexes: number): void {
  const order = ranked(draft, field(draft, RELIEF, hexes));
  shares.forEach((hundredths, i) => {
    for (const cell of order.slice(0, share(draft, hundredths))) draft.level[cell] = i + 1;
  });
}

/** Grows woods on dry ground: heavy in the midst of light. */
export function growWoods(draft: Draft, light: number, heavy: number, hexes: number): void {
  const order = ranked(draft, field(draft, GROWTH, hexes), cell => isOpen(draft, cell));
  const [dense, all] = [share(draft, heavy), share(draft, light + heavy)];
  order.slice(0, all).forEach((cell, i) => {
    draft.woods[cell] = i < dense ? 2 : 1;
  });
}

/** Strews rough ground where nothing grows. */
export function strewStones(draft: Draft, hundredths: number): void {
  const order = ranked(draft, field(draft, STONES, 3), cell => isOpen(draft, cell));
  for (const cell of order.slice(0, share(draft, hundredths))) draft.rough[cell] = 1;
}

/** Drifts of sand on level open ground. */
export function driftSand(draft: Draft, hundredths: number): void {
  const order = ranked(draft, field(draft, DUNES, 7), cell => isOpen(draft, cell) && draft.level[cell] === 0);
  for (const cell of order.slice(0, share(draft, hundredths))) draft.sand[cell] = 1;
}

/** Ponds in the hollows, deeper in their middle. */
export function fillPonds(draft: Draft, hundredths: number): void {
  const order = ranked(draft, field(draft, PONDS, 6), cell => draft.level[cell] === 0 && isOpen(draft, cell));
  const count = share(draft, hundredths);
  order.slice(0, count).forEach((cell, i) => {
    draft.water[cell] = i < Math.floor(count / 4) ? 3 : 2;
  });
}

const isOpen = ({ water, road, woods, rough, buildings, pavement }: Draft, cell: number): boolean =>
  water[cell] === 0 && road[cell] === 0 && woods[cell] === 0 && rough[cell] === 0 && pavement[cell] === 0 && !buildings.has(cell);
