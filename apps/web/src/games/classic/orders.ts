import { type Telling, tell } from '@sortie/kernel';
import { sheetFor, type Unit } from '@sortie/rules-classic';
import type { Declaration } from './aim.ts';

type Order = NonNullable<Declaration['orders']>[number];
type OrderOf<D extends Order['do']> = Extract<Order, { readonly do: D }>;

const weapon = (unit: Unit, id: number) => ({ weapon: sheetFor(unit).weapons[id]?.name ?? '' });

const CLIPS = {
  STANDARD: tell('Load the usual rounds when the turn ends'),
  INCENDIARY: tell('Load incendiary rounds when the turn ends'),
  SMOKE: tell('Load smoke rounds when the turn ends'),
  FLARE: tell('Load flares when the turn ends'),
};

const SHIELD = {
  active: tell('Hold the shield up'),
  passive: tell('Hold the shield before it'),
  none: tell('Lower the shield'),
};

/** What is done with a machine beside firing, in words. */
const WORDS: { readonly [D in Order['do']]: (unit: Unit, order: OrderOf<D>) => Telling } = {
  switch: (unit, order) => tell('Switch the {weapon} off or on when the turn ends', weapon(unit, order.weapon)),
  unjam: (unit, order) => tell('Clear the {weapon} instead of firing', weapon(unit, order.weapon)),
  freeTurret: () => tell('Free the turret instead of firing'),
  drop: () => tell('Lay down what it holds when the turn ends'),
  coolant: (unit, { bin }) => tell('Empty the {bin}', { bin: sheetFor(unit).bins[bin]?.name ?? '' }),
  charge: (unit, order) => tell('Charge the {weapon} instead of firing it', weapon(unit, order.weapon)),
  fireOff: (unit, order) => tell('Fire the {weapon} into the air for its heat', weapon(unit, order.weapon)),
  guard: (_unit, { mode }) => SHIELD[mode],
  mast: (_unit, { up }) => (up ? tell('Raise the mast when the turn ends') : tell('Lower the mast when the turn ends')),
  clip: ({ condition }, { clip }) => CLIPS[condition?.clips?.[clip] ?? 'STANDARD'],
  reroute: (unit, order) =>
    order.to === 'capacitor'
      ? tell('Reroute coolant to the capacitor of the {weapon}', weapon(unit, order.weapon))
      : tell('Reroute coolant to the {weapon}', weapon(unit, order.weapon)),
};

export const orderWords = <D extends Order['do']>(unit: Unit, order: OrderOf<D>): Telling =>
  (WORDS[order.do] as (unit: Unit, order: OrderOf<D>) => Telling)(unit, order);
