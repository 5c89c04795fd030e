import type { Handler } from '@sortie/kernel';
import { has, hasAny } from '../../card/specials.ts';
import { type AlphaRule, obeys, option } from '../../rule.ts';
import type { AlphaStrike, Unit } from '../../shape.ts';
import { isInfantry, marked, onTable } from '../../state.ts';

/** A suite does one of two things: it projects a field, or it cancels one of the enemy's. */
const eccm: AlphaRule = option('AS-eccm', {
  ...obeys({ eccm: (play, unit) => play.emit({ type: 'eccmSwitched', unit: unit.id, on: !marked(unit, 'eccm') }) }),
  forbids: {
    order: ({ units }, { unit, order }) =>
      order === 'eccm' && units[unit] && !hasAny(units[unit], 'ECM', 'AECM', 'LECM', 'WAT', 'NOVA') ? 'it has no ECM suite' : undefined,
  },
});

const isCloaked = (unit: Unit): boolean => has(unit, 'STL') && !isInfantry(unit);

/** Stealth is a field of its own around whoever uses it: friends and foes of electronics are shut out alike. */
const self: AlphaRule = option('AS-stl-self', {
  ...obeys({ stealth: (play, unit) => play.emit({ type: 'stealthSwitched', unit: unit.id, on: !marked(unit, 'stealthed') }) }),
  forbids: {
    order: ({ units }, { unit, order }) =>
      order === 'stealth' && units[unit] && !isCloaked(units[unit]) ? 'it has no stealth to switch' : undefined,
  },
  follows: {
    phaseBegan: (state, { phase }) =>
      phase === 'movement' && onTable(state).some(unit => isCloaked(unit) && !marked(unit, 'stealthed') && !marked(unit, 'stealthOff'))
        ? [{ type: 'cloak' }]
        : undefined,
  },
});

/** Whoever has not said otherwise begins with stealth on. */
export const cloak: Handler<AlphaStrike, 'cloak'> = play => {
  for (const unit of onTable(play.state))
    if (isCloaked(unit) && !marked(unit, 'stealthed') && !marked(unit, 'stealthOff'))
      play.emit({ type: 'stealthSwitched', unit: unit.id, on: true });
};

export const modeRules: readonly AlphaRule[] = [eccm, self];
