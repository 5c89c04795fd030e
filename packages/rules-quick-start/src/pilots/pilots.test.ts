import { type Answer, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../rules.ts';
import { ruleset } from '../ruleset.ts';
import { ATTACKER, DEFENDER, duelSetup, fire, hold, opened, type Placed, table } from '../testing/table.ts';
import type { PilotCard } from './card.ts';
import { CARDS, cardCalled } from './cards.ts';

const book = Rulebook.compile(ruleset, EDITIONS['quick-start']!);
const poulsen = cardCalled('sigtrygg-poulsen')!;
const NEXT = [1, 1, 2, 2] as const;

const aiming = (shooter: Partial<Placed>, target = '0808') =>
  scene(
    ruleset,
    table({
      phase: 'attack',
      units: [
        { mech: 'GRF-1N', side: 'defender', at: '0812', ...shooter },
        { mech: 'TDR-5SE', side: 'attacker', at: target },
      ],
    }),
  );

function numberFor(shooter: Partial<Placed>, weapon = 0, target = '0808'): Answer {
  const play = aiming(shooter, target);
  play.does(DEFENDER, fire(0, 1, weapon));
  const done = perform(ruleset, book, play.state, ATTACKER, hold(1), new SeededDice(seedFrom('any'), 1));
  const shot = done.ok ? done.events.find(event => event.type === 'fired') : undefined;
  if (shot?.type !== 'fired') throw new Error('nothing was fired');
  return shot.toHit;
}

const problem = (more: object): string => {
  const read = ruleset.readSetup({ ...duelSetup(), ...more });
  return read.ok ? '' : read.problem;
};

/** Two a side, with cards to be chosen. */
function choosing(cost: number | 'roll', ...dice: number[]) {
  const [defender, attacker] = [
    [{ mech: 'GRF-1N' }, { mech: 'GRF-1S' }],
    [{ mech: 'WVR-6R' }, { mech: 'WVR-6M' }],
  ];
  return scene(ruleset, opened(ruleset, duelSetup({ scenario: 'two-each', defender, attacker, cards: { cost } }), ...dice).state);
}
const choose = (unit: number | null, card: string | null) => ({ type: 'chooseCard', unit, card }) as const;

describe('MechWarrior cards', () => {
  rule('QS-pilot-one-per-side', 'one ’Mech of a side has a card', () => {
    const two = {
      scenario: 'open',
      defender: [
        { mech: 'GRF-1N', card: 'ines-varga' },
        { mech: 'GRF-1S', card: 'tobias-lindqvist' },
      ],
      attacker: [{ mech: 'WVR-6R', card: 'ines-varga' }, { mech: 'WVR-6M' }],
    };
    expect(problem(two)).toContain('QS-pilot-one-per-side');
    const play = choosing(3);
    play.does(DEFENDER, choose(0, 'ines-varga'));
    expect(play.refuses(DEFENDER, choose(1, 'tobias-lindqvist'))[0]?.rule).toBe('QS-pilot-one-per-side');
    expect(play.refuses(ATTACKER, choose(0, 'tobias-lindqvist'))[0]).toMatchObject({
      rule: 'QS-pilot-one-per-side',
      reason: "that is not your 'Mech",
    });
    play.does(ATTACKER, choose(3, 'tobias-lindqvist'));
    expect(play.state.units.map(({ pilot }) => pilot?.id ?? null)).toEqual(['ines-varga', null, null, 'tobias-lindqvist']);
    expect(play.state.phase).toBe('deployment');
  });

  rule('QS-pilot-equal-cost', 'both sides have cards of the same cost', () => {
    const cards = (defender: string, attacker?: string) =>
      problem({
        defender: [{ mech: 'GRF-1N', card: defender }],
        attacker: [attacker ? { mech: 'WVR-6R', card: attacker } : { mech: 'WVR-6R' }],
      });
    expect(cards('sigtrygg-poulsen', 'maren-okafor')).toBe('');
    expect(cards('sigtrygg-poulsen', 'ines-varga')).toContain('QS-pilot-equal-cost');
    expect(cards('sigtrygg-poulsen')).toContain('QS-pilot-equal-cost');
    expect(cards('nobody')).toContain('nobody');
    const play = choosing(4);
    expect(play.refuses(DEFENDER, choose(0, 'ines-varga'))[0]).toMatchObject({
      rule: 'QS-pilot-equal-cost',
      reason: 'you agreed on cards of cost 4',
    });
    play.does(DEFENDER, choose(0, 'sigtrygg-poulsen'));
    expect(play.refuses(ATTACKER, choose(2, 'halim-sato')).map(({ rule: id }) => id)).toContain('QS-pilot-equal-cost');
    expect(play.refuses(ATTACKER, choose(null, null))[0]?.rule).toBe('QS-pilot-equal-cost');
    play.does(ATTACKER, choose(2, 'maren-okafor'));
    const none = choosing(4);
    none.does(DEFENDER, choose(null, null));
    expect(none.state).toMatchObject({ phase: 'deployment', units: [{ pilot: null }, { pilot: null }, { pilot: null }, { pilot: null }] });
  });

  rule('QS-pilot-cost-d6', 'without agreement one die says the highest cost', () => {
    const play = choosing('roll', 3);
    expect(play.refuses(DEFENDER, choose(0, 'sigtrygg-poulsen'))).toMatchObject([
      { rule: 'QS-pilot-cost-d6', reason: 'the die allows a cost of 3, and Sigtrygg Poulsen costs 4' },
    ]);
    play.does(DEFENDER, choose(0, 'ines-varga'));
    choosing('roll', 4).does(DEFENDER, choose(0, 'sigtrygg-poulsen'));
  });

  rule('QS-pilot-gunnery', 'a card counts where it is better than 4, and the sheet’s 4 is set aside', () => {
    const card = (gunnery: number): PilotCard => ({ ...poulsen, gunnery, abilities: [] });
    expect([2, 3, 4, 5].map(gunnery => numberFor({ pilot: card(gunnery) }).total)).toEqual([2, 3, 4, 4]);
    expect(numberFor({ pilot: card(2) }).terms).toContainEqual({
      rule: 'QS-to-hit-base-gunnery',
      value: 4,
      stage: 'base',
      waivedBy: 'QS-pilot-gunnery',
    });
  });

  rule('QS-pilot-piloting-ignored', 'the piloting rating changes nothing', () => {
    const numbers = [0, 3, 8].map(piloting => numberFor({ pilot: { ...poulsen, piloting } }));
    expect(numbers[1]).toEqual(numbers[0]);
    expect(numbers[2]).toEqual(numbers[0]);
  });

  rule('QS-pilot-sigtrygg-poulsen', 'the printed card', () => {
    expect(poulsen).toMatchObject({ gunnery: 2, piloting: 3, cost: 4, affiliation: 'House Kurita' });
    expect(poulsen.abilities).toEqual(['sandblaster-lrm', 'weapon-specialist-ppc']);
  });

  rule('QS-pilot-sandblaster-lrm', 'missiles of an LRM roll 4, 3 or 2 better by range, and never above 12', () => {
    const missiles = (target: string, toHit: readonly number[], ...dice: number[]) => {
      const play = aiming({ pilot: 'tobias-lindqvist', at: '0817' }, target);
      play.does(DEFENDER, fire(0, 1, 1));
      const shot = play.does(ATTACKER, hold(1), ...toHit, ...dice, ...NEXT).find(event => event.type === 'fired');
      return shot?.type === 'fired' ? [shot.cluster!.row.total, shot.cluster!.missiles.total] : [];
    };
    expect(missiles('0807', [6, 6], 3, 4, 1, 1, 1, 1)).toEqual([10, 8]);
    expect(missiles('0812', [6, 6], 4, 5, 1, 1, 1, 1)).toEqual([12, 10]);
    expect(missiles('0802', [6, 6], 3, 3, 1, 1, 1, 1)).toEqual([8, 6]);
    const srm = aiming({ mech: 'WVR-6R', pilot: 'tobias-lindqvist', at: '0810' });
    srm.does(DEFENDER, fire(0, 1, 1));
    const shot = srm.does(ATTACKER, hold(1), 6, 6, 1, 1, 1, 1, 1, 1, ...NEXT).find(event => event.type === 'fired');
    expect(shot).toMatchObject({ cluster: { row: { total: 2 }, missiles: { total: 2 } } });
  });

  rule('QS-pilot-weapon-specialist-ppc', 'a PPC hits 2 easier, other weapons do not', () => {
    const walked: Partial<Placed> = { pilot: 'sigtrygg-poulsen', moved: ['walk', 1] };
    expect(numberFor(walked).total).toBe(2 + 1 - 2);
    expect(numberFor(walked, 1).total).toBe(2 + 1);
  });
});

describe('cards of our own', () => {
  test('two of each cost, so that every choice has a partner', () => {
    for (const cost of [1, 2, 3, 4]) expect(CARDS.filter(card => card.cost === cost)).toHaveLength(2);
  });

  test('specialists, sandblasters and marksmen', () => {
    expect(numberFor({ mech: 'GRF-1S', at: '0810', pilot: 'halim-sato' }, 1).total).toBe(3 - 2);
    expect(numberFor({ mech: 'GRF-1S', at: '0810', pilot: 'maren-okafor' }, 0).total).toBe(2 - 2);
    expect(numberFor({ at: '0817', pilot: 'jory-anand' }, 1, '0802').total).toBe(4 + 4 - 2);
    expect(numberFor({ at: '0817', pilot: 'jory-anand' }, 1, '0803').total).toBe(4 + 2);
    const play = aiming({ mech: 'WVR-6R', at: '0810', pilot: 'ines-varga' });
    play.does(DEFENDER, fire(0, 1, 1));
    const shot = play.does(ATTACKER, hold(1), 6, 6, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, ...NEXT).find(event => event.type === 'fired');
    expect(shot).toMatchObject({ cluster: { row: { total: 8 }, missiles: { total: 4 } } });
  });
});
