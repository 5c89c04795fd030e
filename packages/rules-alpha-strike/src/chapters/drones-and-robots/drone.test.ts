import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { book } from '../../scene.fixture.ts';
import { setPiece } from '../../set-piece.ts';
import { headquarters } from '../battlefield-intelligence/intelligence.ts';
import { isShaken } from '../morale/morale.ts';
import { knows } from '../special-pilot-abilities/knows.ts';
import { answerTo, at, go, modeMarks, moving, shot, unit } from './unit-types.fixture.ts';

const DRONES = ['DRO', 'RBT', 'SDCS'];

rule(
  'ASC-unit-drone-limits',
  'nobody aboard learns anything: no abilities, no training, no headquarters; quirks and the rest of the card work',
  () => {
    const aim = (specials: string, more = {}) => {
      const state = setPiece(
        [unit(0, 20, 40, { specials }, { abilities: ['sniper'], marks: modeMarks('defensive'), ...more }), unit(1, 20, 30)],
        {
          commands: [['sharp-shooters'], []],
        },
      );
      const { terms } = answerTo(state, shot(), 'ASC-spa-sniper', 'ASC-sca-sharp-shooters', 'ASC-quirk-improved-targeting-medium');
      return terms.map(({ rule: id }) => id);
    };
    expect(aim('')).toEqual(expect.arrayContaining(['ASC-spa-sniper', 'ASC-sca-sharp-shooters']));
    const robotic = aim('RBT', { quirks: ['improved-targeting-medium'] });
    expect([
      robotic.includes('ASC-spa-sniper'),
      robotic.includes('ASC-sca-sharp-shooters'),
      robotic.includes('ASC-quirk-improved-targeting-medium'),
    ]).toEqual([false, false, true]);
    for (const specials of DRONES) {
      const { units } = setPiece([unit(0, 20, 40, { specials: `${specials},MHQ4` }, { abilities: ['dodge'] })]);
      expect([knows(units[0]!, 'dodge'), headquarters(units[0]!)]).toEqual([false, 0]);
    }
    expect(headquarters(setPiece([unit(0, 20, 40, { specials: 'MHQ4' })]).units[0]!)).toBe(4);
  },
);
rule('ASC-unit-drone-psychology', 'nothing frightens or enrages it, and no zone of control holds it', () => {
  const meets = (specials: string, ability: string, ...dice: readonly number[]) => {
    const game = at(
      moving([
        unit(0, 20, 40, { specials }, { marks: specials ? modeMarks('aggressive') : [] }),
        unit(1, 20, 30, {}, { abilities: [ability] }),
      ]),
      'ASC-spa-antagonizer',
      'ASC-spa-animal-mimicry-intimidate',
    );
    game.does(0, go(20, 35), ...dice);
    return game.events.some(event => event.type === 'rolled');
  };
  expect([meets('', 'antagonizer', 6, 6), meets('RBT', 'antagonizer')]).toEqual([true, false]);
  const scared = (specials: string, ...dice: readonly number[]) => {
    const game = at(
      setPiece([
        unit(0, 20, 40, { specials }, { marks: specials ? modeMarks('aggressive') : [] }),
        unit(1, 20, 35, {}, { abilities: ['demoralizer'] }),
      ]),
      'ASC-spa-demoralizer',
    );
    game.does(0, shot(), ...dice);
    return game.state.units[0]!.marks.some(({ kind }) => kind.startsWith('cowed'));
  };
  expect([scared('', 1, 1, 6, 5), scared('RBT', 6, 5)]).toEqual([true, false]);
  const held = (specials: string) => {
    const state = moving(
      [
        unit(0, 20, 40, { specials }, { marks: [{ kind: 'controlled', until: 1, by: 1 }] }),
        unit(1, 20, 38.7, {}, { marks: [{ kind: 'controls', until: 1 }] }),
      ],
      [],
      { commands: [[], ['zone-of-control']] },
    );
    const { book: rules } = at(state, 'ASC-sca-zoc-establish', 'ASC-sca-zoc-effect');
    const command = go(24, 38) as Extract<ReturnType<typeof go>, { readonly type: 'move' }>;
    return rules.ask('toll', { state, unit: state.units[0]!, command }).total;
  };
  expect([held(''), held('RBT')]).toEqual([4, 0]);
});
rule('ASC-unit-drone-morale', 'it never checks its morale', () => {
  const shaken = (specials: string) => {
    const { units } = setPiece([unit(0, 20, 40, { specials, structure: 4 }, { armor: 0, structure: 1, hurt: 5 })]);
    return isShaken(book, units[0]!);
  };
  expect([shaken(''), ...DRONES.map(shaken)]).toEqual([true, false, false, false]);
});
