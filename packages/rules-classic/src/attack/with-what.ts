import { nth, tell } from '@sortie/kernel';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Shot } from '../shape.ts';
import { linkedTo } from '../sheet/arrays.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { isFighting, isWhole, type OnMap, sheetFor } from '../state.ts';
import { binOf } from './aim.ts';
import { eachShot } from './each-shot.ts';

const working: ClassicRule = {
  id: 'TW-house-working',
  cite: 'house',
  kind: 'core',
  forbids: {
    declare: eachShot((_view, unit, shot, weapon) => {
      const args = { weapon: weapon.name };
      if (!weapon.fires) return tell('the {weapon} is not fired this way', args);
      if (!isWhole(unit, 'weapon', shot.weapon)) return tell('the {weapon} is destroyed', args);
      if (unit.jammed.includes(shot.weapon)) return tell('the {weapon} is jammed', args);
      return unit.spent.includes(shot.weapon) ? tell('the {weapon} is empty', args) : undefined;
    }),
  },
};

/** Shots of one bin that a declaration uses up. */
function need(unit: OnMap, shots: readonly Shot[]): ReadonlyMap<number, number> {
  const used = new Map<number, number>();
  for (const shot of shots) {
    const weapon = sheetFor(unit).weapons[shot.weapon];
    const bin = weapon ? binOf(unit, weapon, shot) : null;
    if (bin !== null) used.set(bin, (used.get(bin) ?? 0) + (shot.rate ?? 1) * (weapon?.linked ?? 1));
  }
  return used;
}

const ammunition: ClassicRule = {
  id: 'TW-onebin',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (!isFighting(unit)) return undefined;
      for (const shot of command.shots) {
        const weapon = sheetFor(unit).weapons[shot.weapon];
        if (weapon && weapon.ammo !== '' && binOf(unit, weapon, shot) === null)
          return tell('the {weapon} has no ammunition', { weapon: weapon.name });
      }
      for (const [bin, shots] of need(unit, command.shots))
        if (shots > nth(unit.ammo, bin)) return tell('there are only {left} shots left in a bin', { left: nth(unit.ammo, bin) });
      return undefined;
    },
  },
};

/** Shots that a weapon fires at most by itself. */
export const rateOf = ({ style }: Weapon): number => (style === 'ultra' ? 2 : style === 'rotary' ? 6 : 1);

const rates: ClassicRule = {
  id: 'TW-house-rates',
  cite: 'house',
  kind: 'core',
  base: { rate: ({ weapon }) => rateOf(weapon) },
  forbids: {
    declare: eachShot((_view, _unit, { rate, hot }, weapon, _command, book) => {
      const most = (rate ?? 1) > 1 ? book.ask('rate', { weapon }).total : 1;
      if ((rate ?? 1) > most) return tell('the {weapon} fires at most {most} times', { weapon: weapon.name, most });
      return hot && !weapon.flamer ? tell('only flamers heat their target up') : undefined;
    }),
  },
};

/** Guns of an array do not fire beside it. */
const arrays: ClassicRule = {
  id: 'TW-mga',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || shots.length < 2) return undefined;
      const fired = shots.flatMap(({ weapon }) => sheetFor(unit).weapons[weapon] ?? []);
      const twice = fired.some(array => array.linked !== undefined && fired.some(gun => linkedTo(array, gun)));
      return twice ? tell('guns of an array fire with it alone') : undefined;
    },
  },
};

/** What may be fired: whole, loaded, and no oftener than it can. */
export const withWhatRules: readonly ClassicRule[] = [working, ammunition, rates, arrays];
