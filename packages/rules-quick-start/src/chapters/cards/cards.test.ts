import { type Answer, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { gator } from '../../attack/gator.ts';
import { quickStart } from '../../game.ts';
import { EDITIONS, ruleset } from '../../ruleset.ts';
import { ATTACKER, DEFENDER, duelSetup, eventsOf, fire, hold, opened, type Placed, problem, table } from '../../testing/table.fixture.ts';
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

/** Two a side, with cards to be chosen. */
function choosing(cost: number | 'roll', ...dice: number[]) {
  const [defender, attacker] = [
    [{ mech: 'GRF-1N' }, { mech: 'GRF-1S' }],
    [{ mech: 'WVR-6R' }, { mech: 'WVR-6M' }],
  ];
  return scene(ruleset, opened(duelSetup({ scenario: 'two-each' as const, defender, attacker, cards: { cost } }), ...dice).state);
}
const choose = (unit: number | null, card: string | null) => ({ type: 'chooseCard', unit, card }) as const;

describe('MechWarrior cards', () => {
  rule('QS-pilot-one-per-side#1', 'one ’Mech of a side has a card', () => {
    const two = {
      scenario: 'open' as const,
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

  rule('QS-pilot-equal-cost#1', 'both sides have cards of the same cost', () => {
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

  rule('QS-pilot-cost-d6#1', 'without agreement one die says the highest cost', () => {
    const play = choosing('roll', 3);
    expect(play.refuses(DEFENDER, choose(0, 'sigtrygg-poulsen'))).toMatchObject([
      { rule: 'QS-pilot-cost-d6', reason: 'the die allows a cost of 3, and Sigtrygg Poulsen costs 4' },
    ]);
    choosing('roll', 4).does(DEFENDER, choose(0, 'sigtrygg-poulsen'));
    const [rolled] = eventsOf(opened(duelSetup({ cards: { cost: 'roll' } }), 5).events, 'costRolled');
    expect(rolled!.roll).toMatchObject({ faces: [5], total: 5 });
  });

  rule('QS-pilot-cost-d6#2', 'which is a limit: cheaper cards of equal cost are allowed', () => {
    const play = choosing('roll', 6);
    play.does(DEFENDER, choose(0, 'halim-sato'));
    expect(play.refuses(ATTACKER, choose(2, 'maren-okafor')).map(({ rule: id }) => id)).toEqual(['QS-pilot-equal-cost']);
    play.does(ATTACKER, choose(2, 'brida-kell'));
    expect(play.state.phase).toBe('deployment');
  });

  const card = (gunnery: number): PilotCard => ({ ...poulsen, gunnery, abilities: [] });

  rule('QS-pilot-gunnery#2', 'a card with 4 or more leaves it at 4', () => {
    expect([4, 5, 8].map(gunnery => numberFor({ pilot: card(gunnery) }).total)).toEqual([4, 4, 4]);
  });

  rule('QS-pilot-gunnery#1', 'a card counts where it is better than 4, and the sheet’s 4 is set aside', () => {
    expect([0, 2, 3].map(gunnery => numberFor({ pilot: card(gunnery) }).total)).toEqual([0, 2, 3]);
    expect(numberFor({ pilot: card(2) }).terms).toContainEqual({
      rule: 'QS-to-hit-base-gunnery',
      value: 4,
      stage: 'base',
      waivedBy: 'QS-pilot-gunnery',
    });
  });

  rule('QS-pilot-piloting-ignored#1', 'the piloting rating changes nothing', () => {
    const numbers = [0, 3, 8].map(piloting => numberFor({ pilot: { ...poulsen, piloting } }));
    expect(numbers[1]).toEqual(numbers[0]);
    expect(numbers[2]).toEqual(numbers[0]);
  });

  /** The card as a game has it that seats him. */
  const driving = () =>
    opened(
      duelSetup({
        defender: [{ mech: 'GRF-1N', card: 'sigtrygg-poulsen' }],
        attacker: [{ mech: 'WVR-6R', card: 'maren-okafor' }],
      }),
    ).state.units[0]!;

  rule('QS-pilot-sigtrygg-poulsen#1', 'Gunnery 2 and Piloting 3', () => {
    expect(driving().pilot).toMatchObject({ name: 'Sigtrygg Poulsen', gunnery: 2, piloting: 3 });
    expect(numberFor({ pilot: 'sigtrygg-poulsen' }, 1).total).toBe(2);
  });

  rule('QS-pilot-sigtrygg-poulsen#2', 'Sandblaster for LRMs and Weapon Specialist for PPCs, for 4', () => {
    expect(driving().pilot).toMatchObject({ abilities: ['sandblaster-lrm', 'weapon-specialist-ppc'], cost: 4 });
    choosing(4).does(DEFENDER, choose(0, 'sigtrygg-poulsen'));
    expect(choosing(3).refuses(DEFENDER, choose(0, 'sigtrygg-poulsen'))[0]?.reason).toBe('you agreed on cards of cost 3');
  });

  rule('QS-pilot-sigtrygg-poulsen#3', 'of House Kurita, in a Griffin', () => {
    expect(driving()).toMatchObject({ pilot: { affiliation: 'House Kurita' }, sheet: { name: 'Griffin' } });
    const aces = quickStart.scenarios.find(({ id }) => id === 'aces')!;
    expect(aces.setup.defender).toEqual([{ mech: 'GRF-1N', card: 'sigtrygg-poulsen' }]);
    expect(problem(aces.setup)).toBe('');
  });

  const missiles = (target: string, ...dice: number[]) => {
    const play = aiming({ pilot: 'tobias-lindqvist', at: '0817' }, target);
    play.does(DEFENDER, fire(0, 1, 1));
    const [shot] = eventsOf(play.does(ATTACKER, hold(1), 6, 6, ...dice, ...NEXT), 'fired');
    return [shot!.cluster!.row.total, shot!.cluster!.missiles.total];
  };

  rule('QS-pilot-sandblaster-lrm#1', 'missiles of an LRM roll 4, 3 or 2 better by range', () => {
    expect(missiles('0810', 1, 2, 1, 1, 1, 1)).toEqual([7, 6]);
    expect(missiles('0807', 3, 4, 1, 1, 1, 1)).toEqual([10, 8]);
    expect(missiles('0802', 3, 3, 1, 1, 1, 1)).toEqual([8, 6]);
  });

  rule('QS-pilot-sandblaster-lrm#2', 'other missiles do not', () => {
    const srm = aiming({ mech: 'WVR-6R', pilot: 'tobias-lindqvist', at: '0810' });
    srm.does(DEFENDER, fire(0, 1, 1));
    const [shot] = eventsOf(srm.does(ATTACKER, hold(1), 6, 6, 1, 1, 1, 1, 1, 1, ...NEXT), 'fired');
    expect(shot).toMatchObject({ cluster: { row: { total: 2 }, missiles: { total: 2 } } });
  });

  rule('QS-pilot-sandblaster-lrm#3', 'and never above 12', () => {
    expect(missiles('0812', 4, 5, 1, 1, 1, 1)).toEqual([12, 10]);
    expect(missiles('0812', 6, 6, 1, 1, 1, 1)).toEqual([12, 10]);
  });

  const walked: Partial<Placed> = { pilot: 'sigtrygg-poulsen', moved: ['walk', 1] };
  rule('QS-pilot-weapon-specialist-ppc#1', 'a PPC hits 2 easier', () => expect(numberFor(walked).total).toBe(2 + 1 - 2));
  rule('QS-pilot-weapon-specialist-ppc#2', 'other weapons do not', () => expect(numberFor(walked, 1).total).toBe(2 + 1));
  rule('QS-pilot-weapon-specialist-ppc#3', 'and that stands among the other modifiers', () => {
    const slots = gator(numberFor(walked));
    expect(slots.map(({ letter, sum }) => `${letter}${sum}`)).toEqual(['G2', 'A1', 'T0', 'O-2', 'R0']);
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
