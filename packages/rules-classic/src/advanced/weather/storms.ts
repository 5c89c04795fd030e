import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import type { Mech } from '../../shape.ts';
import { isMech, isTroop, isVehicle, sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';
import { HAZE } from '../sensors/murk.ts';

/** Heavy snow and ice: slow to go through, and hard to see through. */
const slows = (id: ClassicRule['id'], loss: (unit: Mech) => number): ClassicRule =>
  advanced(id, {
    adds: { walkMp: ({ unit }) => -loss(unit) || undefined },
    atLeast: { walkMp: ({ unit }) => (loss(unit) > 0 ? 0 : undefined), haze: () => HAZE.storm },
  });

const onFoot =
  (suits: number, men: number) =>
  (unit: Mech): number => {
    const { kind } = sheetFor(unit);
    return kind === 'battleArmor' ? suits : kind === 'infantry' ? men : 0;
  };

/** Those who cannot go about at all in such a wind. */
const grounds = (id: ClassicRule['id'], whom: (unit: Mech) => boolean): ClassicRule =>
  advanced(id, {
    atMost: { walkMp: ({ unit }) => (whom(unit) ? 0 : undefined), jumpMp: ({ unit }) => (whom(unit) ? 0 : undefined) },
  });

const TORNADO_AIM = 3;

/** Nothing but beams flies straight, and nobody runs. */
const tornado = advanced('TOE-tornado-f4-mechs', {
  atMost: { runMp: ({ unit }) => (isMech(unit) ? 0 : undefined) },
  adds: {
    piloting: ({ unit }) => (isMech(unit) ? 5 : undefined),
    toHit: ({ attacker }) => (isMech(attacker) ? TORNADO_AIM : undefined),
  },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || !isMech(unit)) return undefined;
      const { weapons } = sheetFor(unit);
      const blown = shots
        .map(({ weapon }) => weapons[weapon])
        .find(weapon => weapon && !(weapon.pulse || (weapon.energy && weapon.direct)));
      return blown && tell('the storm would blow the shots of the {weapon} away', { weapon: blown.name });
    },
  },
});

export const stormRules: readonly ClassicRule[] = [
  slows('TOE-weather-table-heavy-snow-vehicles', unit => (isVehicle(unit) ? 2 : 0)),
  slows('TOE-weather-table-heavy-snow-infantry', onFoot(2, 3)),
  advanced('TOE-weather-table-heavy-snow-driving', {
    adds: { piloting: ({ unit }) => (isVehicle(unit) ? 1 : undefined) },
    atLeast: { haze: () => HAZE.storm },
  }),
  slows('TOE-weather-table-ice-storm', onFoot(3, 4)),
  grounds('TOE-weather-table-tornado-f13', isTroop),
  grounds('TOE-weather-table-tornado-f4', unit => isTroop(unit) || isVehicle(unit)),
  tornado,
];
