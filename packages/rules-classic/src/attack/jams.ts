import { nth, type RuleId, tell } from '@sortie/kernel';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { Command, Order, Unit, WeaponId } from '../shape.ts';
import { fighting, sheetFor } from '../state.ts';

type Declaration = Extract<Command, { readonly type: 'declare' }>;

const jamsAt = (style: string, rate: number): number => {
  if (style === 'ultra') return rate > 1 ? 2 : 0;
  if (style !== 'rotary' || rate < 2) return 0;
  return rate <= 3 ? 2 : rate <= 5 ? 3 : 4;
};

/** A roll too low while firing fast jams the weapon. */
const jamming = (style: 'ultra' | 'rotary'): NonNullable<ClassicRule['steps']> => ({
  attack: [
    {
      name: `${style}Jam`,
      after: 'roll',
      run: (_play, attack) => {
        const { weapon, shot } = attack.aim;
        if (weapon.style === style && attack.roll && attack.roll.total <= jamsAt(style, shot.rate ?? 1)) attack.jams = true;
      },
    },
  ],
});

const ultra: ClassicRule = { id: 'TW-ultra', cite: CITE, kind: 'core', steps: jamming('ultra') };

const isRotary = (unit: Unit, weapon: WeaponId): boolean => sheetFor(unit).weapons[weapon]?.style === 'rotary';
/** What a crew can put right by itself: guns that have malfunctioned, and turrets that are jammed but not locked. */
const hasFailed = (unit: Unit, weapon: WeaponId): boolean => unit.wear?.malfunctions?.includes(weapon) === true;
const STUCK = ['stuckTurret', 'stuckFore'] as const;
const isStuck = ({ wear }: Unit): boolean => STUCK.some(key => wear?.[key] === 'jammed');

const isFired = ({ shots, spots, batters = [], barrages = [] }: Omit<Declaration, 'type' | 'unit' | 'twist'>): boolean =>
  shots.length + batters.length + barrages.length > 0 || spots !== undefined;

/** The weapon that a unit clears in this turn; nothing where it clears none. */
const cleared = (orders: readonly Order[] | undefined): readonly WeaponId[] =>
  orders?.flatMap(order => (order.do === 'unjam' ? [order.weapon] : [])) ?? [];

const CLEARED_AT = 3;

/** A rotary autocannon can be cleared in a turn without attacks, at a walk at most; a Gunnery roll says whether it is. */
const rotary: ClassicRule = {
  id: 'TW-rac',
  cite: CITE,
  kind: 'core',
  permits: { order: ['unjam'] },
  offers: {
    orders: ({ unit }) => unit.jammed.filter(weapon => isRotary(unit, weapon)).map(weapon => ({ do: 'unjam', weapon })),
  },
  forbids: {
    declare: (view, { unit: id, orders, ...rest }) => {
      const unit = view.units[id];
      const weapons = cleared(orders);
      if (!unit || weapons.length === 0) return undefined;
      if (weapons.length > 1) return tell('one weapon is cleared in a turn');
      const [weapon = 0] = weapons;
      if (hasFailed(unit, weapon)) return undefined;
      if (!unit.jammed.includes(weapon) || !isRotary(unit, weapon)) return tell('that weapon cannot be cleared');
      if (unit.moved?.mode === 'run' || unit.moved?.mode === 'jump') return tell('who clears a weapon walks at most');
      return isFired(rest) ? tell('who clears a weapon does not attack') : undefined;
    },
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      return unit && blows.length > 0 && cleared(unit.fire?.orders).some(weapon => isRotary(unit, weapon))
        ? tell('who clears a weapon does not attack')
        : undefined;
    },
  },
  steps: { ...jamming('rotary'), end: [{ name: 'clearing', before: 'upkeep', run: play => clear(play) }] },
};

function clear(play: Play): void {
  for (const unit of fighting(play.state))
    for (const weapon of cleared(unit.fire?.orders)) {
      if (hasFailed(unit, weapon)) continue;
      const needed = unit.pilot.gunnery + CLEARED_AT;
      const roll = play.roll(2, 6, 'TW-rac');
      play.emit({ type: 'unjammed', unit: unit.id, weapon, needed, roll, ok: roll.total >= needed });
    }
}

const PUT_RIGHT: RuleId = 'TW-vehcrit-effects';

/** The crew of a vehicle frees a gun or a turret by not firing for a turn. */
const repairs: ClassicRule = {
  id: PUT_RIGHT,
  cite: CITE,
  kind: 'core',
  permits: { order: ['unjam', 'freeTurret'] },
  offers: {
    orders: ({ unit }) => [
      ...(unit.wear?.malfunctions ?? []).map(weapon => ({ do: 'unjam', weapon }) as const),
      ...(isStuck(unit) ? [{ do: 'freeTurret' } as const] : []),
    ],
  },
  forbids: {
    declare: (view, { unit: id, orders, ...rest }) => {
      const unit = view.units[id];
      const frees = orders?.some(order => order.do === 'freeTurret') === true;
      if (!unit || (!frees && !cleared(orders).some(weapon => hasFailed(unit, weapon)))) return undefined;
      if (frees && !isStuck(unit)) return tell('its turret is not jammed');
      if (unit.wear && unit.wear.stunned >= view.turn) return tell('the crew is stunned');
      return isFired(rest) ? tell('who clears a weapon does not attack') : undefined;
    },
  },
  steps: { end: [{ name: 'freeing', before: 'upkeep', run: play => free(play) }] },
};

function free(play: Play): void {
  for (const { id } of fighting(play.state)) {
    const unit = nth(play.state.units, id);
    const { wear, fire } = unit;
    if (!wear || !fire?.orders) continue;
    const weapon = cleared(fire.orders).find(one => hasFailed(unit, one));
    if (weapon !== undefined) play.emit({ type: 'unjammed', unit: id, weapon, needed: null, roll: null, ok: true });
    if (fire.orders.some(order => order.do === 'freeTurret')) play.emit({ type: 'turretFreed', unit: id });
  }
}

export const jamRules: readonly ClassicRule[] = [ultra, rotary, repairs];
