import { type Handler, tell } from '@sortie/kernel';
import { LOCATIONS, type Location, type Weapon } from '../force/sheet.ts';
import type { Book, QuickStartRule } from '../rule.ts';
import type { Mech, QuickStart } from '../shape.ts';
import { callSign, isFighting } from '../state.ts';
import { tablesOf } from '../tables.ts';

const sideTorsoArm: QuickStartRule = {
  id: 'QS-destroy-side-torso-arm',
  cite: 'QS p. 8',
  kind: 'core',
  base: {
    takesAlong: ({ location }) => (location === 'LT' ? LOCATIONS.indexOf('LA') : location === 'RT' ? LOCATIONS.indexOf('RA') : undefined),
  },
};

const sideTorsoLeg: QuickStartRule = {
  id: 'QS-destroy-side-torso-leg',
  cite: 'QS p. 8',
  kind: 'core',
  structural: 'nothing takes a leg along',
};

const vital = (id: 'QS-destroy-center-torso' | 'QS-destroy-head', wanted: Location): QuickStartRule => ({
  id,
  cite: 'QS p. 8',
  kind: 'core',
  affirms: { vital: ({ location }) => location === wanted },
});

/** Has it lost a leg, and with it all movement? */
export const isImmobile = ({ armor }: Mech, book: Book): boolean => tablesOf(book).carries.some(location => armor[location] === 0);

const legImmobile: QuickStartRule = {
  id: 'QS-destroy-leg-immobile',
  cite: 'QS p. 8',
  kind: 'core',
  affirms: { carries: ({ location }) => location === 'LL' || location === 'RL' },
  atMost: { allowance: ({ unit }) => (unit.armor.LL === 0 || unit.armor.RL === 0 ? 0 : undefined) },
  forbids: {
    move: (view, { unit: id, mode }, _seat, book) => {
      const unit = view.units[id];
      return mode !== 'stand' && isFighting(unit) && isImmobile(unit, book)
        ? tell('the {unit} has lost a leg and can only stand still', { unit: callSign(view, id) })
        : undefined;
    },
  },
};

const legMayFire: QuickStartRule = {
  id: 'QS-destroy-leg-may-fire',
  cite: 'QS p. 8',
  kind: 'core',
  structural: "no objection and no modifier speaks of legs when a 'Mech fires",
};

const survivable: QuickStartRule = {
  id: 'QS-destroy-survivable',
  cite: 'QS p. 8',
  kind: 'core',
  structural: 'only head and center torso are vital',
};

/** Is a weapon gone with its location? */
export const isLost = ({ armor }: Mech, { at }: Weapon): boolean => armor[at] === 0;

/** Weapons are declared before anything is hit, so a lost one misses only later turns. */
const weaponsLost: QuickStartRule = {
  id: 'QS-destroy-weapons-lost',
  cite: 'QS p. 2',
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      for (const { weapon } of shots) {
        const mounted = unit?.sheet.weapons[weapon];
        if (unit && mounted && isLost(unit, mounted)) return tell('the {weapon} is lost with its location', { weapon: mounted.name });
      }
      return undefined;
    },
  },
};

const removal: QuickStartRule = {
  id: 'QS-destroy-removal-timing',
  cite: 'QS p. 8',
  kind: 'core',
  follows: { phaseEnded: (_state, { phase }) => (phase === 'attack' ? [{ type: 'removeWrecks' }] : undefined) },
};

export const destructionRules: readonly QuickStartRule[] = [
  sideTorsoArm,
  sideTorsoLeg,
  vital('QS-destroy-center-torso', 'CT'),
  vital('QS-destroy-head', 'HD'),
  legImmobile,
  legMayFire,
  survivable,
  weaponsLost,
  removal,
];

export const removeWrecks: Handler<QuickStart, 'removeWrecks'> = play => {
  const { vital: needed } = tablesOf(play.book);
  for (const unit of play.state.units) {
    const location = isFighting(unit) ? needed.find(part => unit.armor[part] === 0) : undefined;
    if (location) play.emit({ type: 'destroyed', unit: unit.id, location });
  }
};
