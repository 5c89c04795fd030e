import { tell } from '@sortie/kernel';
import { callSign } from '../state.ts';
import { ARC_NAMES, BOMB_NAMES, BRACKET_NAMES, CRIT_NAMES, WEAPON_NAMES } from './names.ts';
import type { Tellers } from './tellers.ts';

/** Engagements, shots and what they do. */
export const combatTellers = {
  steered: (state, { controls: [one, two] }) =>
    tell('Control: {one} rolls {oneRoll} for {oneNeeds}, {two} rolls {twoRoll} for {twoNeeds}.', {
      one: callSign(state, one.unit),
      oneRoll: one.roll.total,
      oneNeeds: one.number.total,
      two: callSign(state, two.unit),
      twoRoll: two.roll.total,
      twoNeeds: two.number.total,
    }),
  ranged: (_state, { bracket }) => tell('They fight at {bracket}.', { bracket: BRACKET_NAMES[bracket] }),
  fired: (state, { unit, target, weapon, bomb, toHit, roll, hit, damage }) => {
    const args = {
      unit: callSign(state, unit),
      target: callSign(state, target),
      weapon: bomb ? BOMB_NAMES[bomb] : WEAPON_NAMES[weapon],
      needs: toHit.total,
      roll: roll?.total ?? 0,
      damage: damage?.total ?? 0,
    };
    if (!roll) return tell("{target}'s point defense stops the missiles of {unit}.", args);
    return hit
      ? tell('{unit} fires at {target} ({weapon}): needs {needs}, rolls {roll}, hits for {damage}.', args)
      : tell('{unit} fires at {target} ({weapon}): needs {needs}, rolls {roll}, misses.', args);
  },
  damaged: (state, { unit, armor, structure }) =>
    tell('{unit} loses {armor} armor and {structure} structure.', { unit: callSign(state, unit), armor, structure }),
  critRolled: (state, { unit, fresh }) =>
    fresh.crit === 'none'
      ? undefined
      : tell('Critical hit on {unit}: {what}.', { unit: callSign(state, unit), what: CRIT_NAMES[fresh.crit] }),
  destroyed: (state, { unit }) => tell('{unit} is destroyed.', { unit: callSign(state, unit) }),
  settled: (state, { engagement: { a, b }, goesOn }) => {
    const args = { a: callSign(state, a), b: callSign(state, b) };
    return goesOn ? tell('{a} and {b} stay engaged.', args) : tell('{a} and {b} disengage.', args);
  },
  answered: (state, { fire, chosen }) => {
    const target = state.clash && { unit: callSign(state, state.clash.units[1]) };
    if (!target || !chosen) return undefined;
    return fire ? tell('{unit} fires back.', target) : tell('{unit} keeps its fire.', target);
  },
  faced: (state, { arcs }) =>
    state.clash && arcs[0] && arcs[1]
      ? tell('{one} shows its {first}, {two} its {second}.', {
          one: callSign(state, state.clash.units[0]),
          two: callSign(state, state.clash.units[1]),
          first: ARC_NAMES[arcs[0]],
          second: ARC_NAMES[arcs[1]],
        })
      : undefined,
  critTook: (state, { unit, crit }) =>
    crit === 'none' ? undefined : tell('{unit} suffers: {what}.', { unit: callSign(state, unit), what: CRIT_NAMES[crit] }),
  blinded: (state, { unit, until }) => tell('{unit} is jammed until turn {until}.', { unit: callSign(state, unit), until }),
  held: (_state, { seat }) => (seat === 0 ? tell('The first side holds.') : tell('The second side holds.')),
} satisfies Tellers;
