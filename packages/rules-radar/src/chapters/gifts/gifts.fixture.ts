import { Rulebook, type RuleId } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { EDITIONS, ruleset } from '../../ruleset.ts';
import { type Position, position } from '../../space.fixture.ts';
import type { Gift } from './shape.ts';

export const gifted = (about: Position) => scene(ruleset, position(about), EDITIONS['gifted']!);

/** A craft of each kind. */
export const CRAFT: { readonly [type: string]: string } = {
  AF: 'Goshawk',
  SC: 'Petrel',
  DS: 'Homestead',
  DA: 'Corsair',
  JS: 'Wayfarer',
  WS: 'Halberd',
  SS: 'Lantern Station',
};
/** The kinds with which a match may begin that have the gift, where the line is in force. */
export const opensTo = (line: RuleId, gift: Gift): readonly string[] =>
  Object.keys(CRAFT).filter(type => {
    const read = ruleset.readSetup(
      { centre: 'space', forces: [[{ craft: CRAFT[type], gifts: [gift] }], [{ craft: 'Goshawk' }]], turns: 9, goal: 'rout' },
      '',
    );
    return read.ok && Rulebook.compile(ruleset, [...EDITIONS['radar']!, line]).checkSetup(read.value).length === 0;
  });
