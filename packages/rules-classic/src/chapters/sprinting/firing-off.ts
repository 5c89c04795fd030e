import { type EventPart, type Telling, tell } from '@sortie/kernel';
import { binOf } from '../../attack/bins.ts';
import { paid } from '../../evolve/attack.ts';
import type { Play } from '../../rule.ts';
import type { Classic, Command, Order, Unit, UnitId, WeaponId } from '../../shape.ts';
import { callSign, fighting, isFighting, isWhole, type OnMap, sheetFor, unitAt } from '../../state.ts';

export interface FiringOffEvents {
  /** A weapon is fired at nothing: it makes heat and uses ammunition. */
  readonly firedOff: {
    readonly type: 'firedOff';
    readonly unit: UnitId;
    readonly weapon: WeaponId;
    readonly heat: number;
    readonly bin: number | null;
    readonly shots: number;
  };
}

export const firingOffEvents: { readonly [E in keyof FiringOffEvents]: EventPart<Classic, E> } = {
  firedOff: {
    fold: paid,
    tell: (state, { unit, weapon, heat }) =>
      tell('{unit} fires the {weapon} into the air for {heat} points of heat.', {
        unit: callSign(state, unit),
        weapon: sheetFor(unitAt(state, unit)).weapons[weapon]?.name ?? '',
        heat,
      }),
  },
};

/** Could a weapon be fired now, whatever at? */
function isLoaded(unit: OnMap, id: WeaponId): boolean {
  const weapon = sheetFor(unit).weapons[id];
  if (!weapon || !isWhole(unit, 'weapon', id) || unit.jammed.includes(id) || unit.spent.includes(id)) return false;
  return weapon.heat > 0 && (weapon.ammo === '' || binOf(unit, weapon, { weapon: id, target: unit.id }) !== null);
}

export const weaponsToFireOff = (unit: OnMap): readonly Order[] =>
  [...sheetFor(unit).weapons.keys()].filter(weapon => isLoaded(unit, weapon)).map(weapon => ({ do: 'fireOff', weapon }));

const weaponsOf = (orders: readonly Order[] = []): readonly WeaponId[] =>
  orders.flatMap(order => (order.do === 'fireOff' ? [order.weapon] : []));

/** Why weapons cannot be fired off, if they cannot. */
export function misfired(
  unit: Unit | undefined,
  { orders }: Extract<Command, { readonly type: 'declare' }>,
  may: (unit: Unit) => boolean,
): Telling | undefined {
  const weapons = weaponsOf(orders);
  if (weapons.length === 0) return undefined;
  if (!isFighting(unit) || !may(unit)) return tell('only a unit that cannot attack fires into the air');
  if (new Set(weapons).size < weapons.length) return tell('each weapon fires once');
  return weapons.every(weapon => isLoaded(unit, weapon)) ? undefined : tell('that weapon cannot be fired');
}

export function fireOff(play: Play): void {
  for (const { id, fire } of fighting(play.state))
    for (const weapon of weaponsOf(fire?.orders)) {
      const unit = unitAt(play.state, id);
      const gun = sheetFor(unit).weapons[weapon];
      if (!gun || !isFighting(unit)) continue;
      const bin = gun.ammo === '' ? null : binOf(unit, gun, { weapon, target: id });
      if (gun.ammo !== '' && bin === null) continue;
      const shots = gun.ammo !== '' || gun.oneShot ? 1 : 0;
      play.emit({ type: 'firedOff', unit: id, weapon, heat: gun.heat, bin, shots });
    }
}
