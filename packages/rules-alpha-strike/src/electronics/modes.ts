import type { Handler } from '@sortie/kernel';
import { has, hasAny } from '../card/specials.ts';
import { type AlphaRule, option, type Table } from '../rule.ts';
import type { AlphaStrike, Unit } from '../shape.ts';
import { isInfantry, marked, marking, onTable, unmarking } from '../state.ts';

/** A suite does one of two things: it projects a field, or it cancels one of the enemy's. */
const eccm: AlphaRule = option('AS-eccm', {
  base: { order: ({ unit, order }) => (order === 'eccm' && hasAny(unit, 'ECM', 'AECM', 'LECM', 'WAT', 'NOVA') ? 1 : undefined) },
});

const isCloaked = (unit: Unit): boolean => has(unit, 'STL') && !isInfantry(unit);

/** Stealth is a field of its own around whoever uses it: friends and foes of electronics are shut out alike. */
const self: AlphaRule = option('AS-stl-self', {
  base: { order: ({ unit, order }) => (order === 'stealth' && isCloaked(unit) ? 1 : undefined) },
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
      play.emit({
        type: 'changed',
        unit: unit.id,
        rule: 'AS-stl-self',
        what: 'runs silent',
        change: { marks: marking(unit, { kind: 'stealthed', until: 0 }) },
      });
};

/** Carried out in the End Phase. */
export function switchEccm(play: Table, unit: Unit): void {
  const on = marked(unit, 'eccm');
  const marks = on ? unmarking(unit, 'eccm') : marking(unit, { kind: 'eccm', until: 0 });
  play.emit({ type: 'changed', unit: unit.id, rule: 'AS-eccm', what: on ? 'projects a field' : 'cancels fields', change: { marks } });
}

export function switchStealth(play: Table, unit: Unit): void {
  const on = marked(unit, 'stealthed');
  const bare = { ...unit, marks: unmarking(unit, 'stealthed', 'stealthOff') };
  const marks = marking(bare, { kind: on ? 'stealthOff' : 'stealthed', until: 0 });
  play.emit({ type: 'changed', unit: unit.id, rule: 'AS-stl-self', what: on ? 'drops its stealth' : 'runs silent', change: { marks } });
}

export const modeRules: readonly AlphaRule[] = [eccm, self];
