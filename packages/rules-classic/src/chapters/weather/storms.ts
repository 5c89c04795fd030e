import { tell } from '@sortie/kernel';
import { firedIn } from '../../attack/attacking.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { HAZE } from '../../sight/murk.ts';
import { isMech, isTroop, isVehicle, sheetFor } from '../../state.ts';

/** Heavy snow and ice: slow to go through, and hard to see through. */
const slows = (id: ClassicRule['id'], loss: (unit: Unit) => number): ClassicRule =>
  advanced(id, {
    adds: { walkMp: ({ unit }) => -loss(unit) || undefined },
    atLeast: { walkMp: ({ unit }) => (loss(unit) > 0 ? 0 : undefined), haze: () => HAZE.storm },
  });

const onFoot =
  (suits: number, men: number) =>
  (unit: Unit): number => {
    const { kind } = sheetFor(unit);
    return kind === 'battleArmor' ? suits : kind === 'infantry' ? men : 0;
  };

/** No fire lives in such a wind (TOE-fire-impossible-conditions). */
const BLOWS_OUT = { blowsOut: () => true };

/** Weak tornadoes are a step beyond a storm, strong ones two. */
const WEAK = 1;
const STRONG = 2;

/** Those who cannot go about at all in such a wind. */
const grounds = (id: ClassicRule['id'], steps: number, whom: (unit: Unit) => boolean): ClassicRule =>
  advanced(id, {
    affirms: BLOWS_OUT,
    atLeast: { beyondStorm: () => steps },
    atMost: { walkMp: ({ unit }) => (whom(unit) ? 0 : undefined), jumpMp: ({ unit }) => (whom(unit) ? 0 : undefined) },
  });

const TORNADO_AIM = 3;
const UPRIGHT = 5;
const CRAWLING = 2;

/** Nothing but beams flies straight, and nobody runs. */
const tornado = advanced('TOE-tornado-f4-mechs', {
  affirms: BLOWS_OUT,
  atLeast: { beyondStorm: () => STRONG },
  atMost: { runMp: ({ unit }) => (isMech(unit) ? 0 : undefined) },
  adds: {
    piloting: ({ unit, cause }) => (isMech(unit) ? (cause === 'crawl' ? CRAWLING : UPRIGHT) : undefined),
    toHit: ({ attacker }) => (isMech(attacker) ? TORNADO_AIM : undefined),
  },
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (!unit || !isMech(unit)) return undefined;
      const { weapons } = sheetFor(unit);
      const blown = firedIn(command)
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
  grounds('TOE-weather-table-tornado-f13', WEAK, isTroop),
  grounds('TOE-weather-table-tornado-f4', STRONG, unit => isTroop(unit) || isVehicle(unit)),
  tornado,
];
