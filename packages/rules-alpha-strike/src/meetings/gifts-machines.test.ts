import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  attack,
  dealt,
  endTurn,
  gifted,
  needs,
  one,
  pair,
  play,
  plus,
  refusedBy,
} from '../chapters/special-pilot-abilities/pilots.fixture.ts';
import { able, at, BASE, done, hit, lost, ruleset } from '../scene.fixture.ts';
import { patch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';

// Where machines, their quirks and their electronics meet each other and the core.

rule('ASC-sua-rams#3', 'two guards, two missiles: one guards itself, the other its friend', () => {
  const game = scene(
    ruleset,
    setPiece([
      at({ specials: 'SRM2/2' }, 0, 20, 40),
      at({ specials: 'RAMS', move: '4"' }, 1, 20, 36),
      at({ specials: 'RAMS', move: '4"' }, 1, 21 + BASE, 36),
      at({ specials: 'SRM2/2' }, 0, 24, 40),
    ]),
  );
  game.does(0, hit(), 6, 5);
  // Hit from behind its own guard is of no use: the neighbour helps, and helps nobody else but friends from then on.
  game.does(0, hit({ unit: 3 }), 6, 5);
  expect([lost(game), game.state.units[1]!.marks, game.state.units[2]!.marks]).toEqual([4, [{ kind: 'rams', until: 1, whom: 'own' }], []]);
});
rule('ASC-sua-rams#1', 'a guard and the armor that is made for missiles both take their share', () => {
  // 4 points, of which 4 are missiles: one shot down, then half of the rest that is missiles.
  expect([
    dealt(plus(), pair(3, { damage: '4/4/4', specials: 'SRM4/4' }, { specials: 'RAMS,BRA' })),
    dealt(plus(), pair(3, { damage: '4/4/4', specials: 'SRM4/4' }, { specials: 'BRA' })),
  ]).toEqual([2, 2]);
});
rule('ASC-sua-jammer-activation#3', 'a homing jammer silences a friend’s network and leaves a drone’s link alone', () => {
  const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
  const game = scene(
    ruleset,
    setPiece(
      [
        able('HJ', 0, 20, 40, { moved: null }),
        able('C3I', 0, 26, 40, still),
        able('DRO', 0, 30, 40, still),
        able('DCC1', 0, 34, 40, still),
        able('', 1, 20, 30, still),
      ],
      { phase: 'movement' },
    ),
  );
  game.does(0, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 }, stance: 'jam' }, 4, 4);
  expect(game.state.units.map(({ marks }) => marks.map(({ kind }) => kind))).toEqual([['jammer'], ['jammedC3'], [], [], []]);
});
rule('ASC-sua-dj#1', 'a decoy jammer frees a VR pilot from the enemy’s screen', () => {
  const state = (more: Partial<Unit>) => setPiece([able('VR', 0, 20, 40), able('ECM', 1, 20, 34, more), able('', 1, 24, 30)]);
  const shot = (more: Partial<Unit>) => refusedBy(plus(), state(more), attack({ target: 2 }));
  expect([shot({}), shot({ marks: [{ kind: 'jammedEcm', until: 5, by: 2 }] })]).toEqual([['ASC-sua-vr'], []]);
});
rule('ASC-quirk-em-interference#2', 'a VR pilot whose guns jam it fires once and is then blind', () => {
  const rules = plus('ASC-quirk-em-interference');
  const game = play(rules, pair(0, { specials: 'VR,TSEMP1' }, {}, { quirks: ['em-interference'] }));
  game.does(0, attack(), 1, 1);
  expect(refusedBy(rules, game.state, attack({ how: 'TSEMP' }))).toContain('ASC-sua-vr');
});
rule('ASC-quirk-improved-communications#2', 'good radios keep a boosted link from common screens, and a VR pilot seeing', () => {
  const blind = (marks: Unit['marks'], specials: string) =>
    refusedBy(plus('ASC-quirk-improved-communications'), setPiece([able('VR', 0, 20, 40, { marks }), able(specials, 1, 20, 34)]), attack());
  expect([blind([], 'ECM'), blind([{ kind: 'clearSignal', until: 0 }], 'ECM'), blind([{ kind: 'clearSignal', until: 0 }], 'AECM')]).toEqual(
    [['ASC-sua-vr'], [], ['ASC-sua-vr']],
  );
});
rule('ASC-sua-hpg-effect#4', 'a pulse does not trouble a Street Fighter’s fists', () => {
  const rules = plus('ASC-spa-street-fighter');
  const game = play(rules, pair(0, {}, {}, {}, { ...gifted('street-fighter'), marks: [{ kind: 'pulsed', until: 6 }] }));
  game.does(0, attack(), 1, 1, 1, 1);
  const first = game.events.find(event => event.type === 'attacked');
  expect(first?.type === 'attacked' && [first.unit, first.toHit.total]).toEqual([1, 6]);
});
rule('ASC-sua-tsemp-effect#2', 'a superheavy BattleMech is hard to shut down: one less and two less', () => {
  const shut = (a: number, b: number) => {
    const game = scene(ruleset, setPiece([able('TSEMP1', 0, 20, 40), at({ specials: 'LG', size: 4 }, 1, 20, 36)]));
    game.does(0, hit({ how: 'TSEMP' }), 6, 6, a, b);
    return game.state.units[1]!.marks.map(({ kind }) => kind);
  };
  expect([shut(6, 5), shut(6, 4)]).toEqual([['stunned'], ['shaken']]);
});
rule('ASC-quirk-multi-trac#2', 'two targets with Variable Range Targeting and a Sniper: each bracket by its own rules', () => {
  const rules = plus('ASC-quirk-multi-trac', 'ASC-quirk-variable-range-targeting', 'ASC-spa-sniper');
  const game = play(rules, [
    ...pair(3, { damage: '4/4/4' }, {}, { ...gifted('sniper'), quirks: ['multi-trac', 'variable-range-targeting'] }),
    one(1, 24, 26, { armor: 20 }),
  ]);
  game.does(0, attack({ with: ['multi-trac'] }), 1, 1);
  game.does(0, attack({ target: 2, with: ['multi-trac'] }), 1, 1);
  expect(game.events.flatMap(event => (event.type === 'attacked' ? [event.toHit.total] : []))).toEqual([4, 7]);
});
rule('ASC-quirk-inaccurate-weapon#2', 'a narrow hit of an inaccurate weapon on a guerrilla in the street', () => {
  const rules = plus('ASC-quirk-inaccurate-weapon', 'ASC-spa-urban-guerrilla-defense');
  const shot = (...dice: readonly number[]) =>
    dealt(
      rules,
      pair(3, { damage: '4/4/4' }, { type: 'CI', move: '4"f' }, { quirks: ['inaccurate-weapon:2'] }, gifted('urban-guerrilla')),
      {},
      dice,
      {},
      [patch('pavement', 18, 34, 22, 38)],
    );
  // It needs 5: 4, a target movement modifier of none, one for the street.
  expect([shot(3, 3), shot(5, 3)]).toEqual([1, 3]);
});
rule('ASC-quirk-poor-workmanship#2', 'a cowl that meets 12 and workmanship that meets nothing: each rolls once more', () => {
  const rules = plus('ASC-quirk-cowl', 'ASC-quirk-poor-workmanship');
  const game = play(rules, pair(3, {}, { armor: 0, structure: 9 }, {}, { quirks: ['cowl', 'poor-workmanship'] }));
  game.does(0, attack(), 6, 4, 6, 6, 4, 5, 4, 4);
  expect([game.state.units[1]!.spent, game.state.units[1]!.waiting.map(({ kind }) => kind)]).toEqual([['cowl'], ['weapon']]);
});
rule('ASC-quirk-narrow-low-profile#2', 'a narrow machine behind a jammed screen is still narrow', () => {
  const rules = plus('ASC-quirk-narrow-low-profile');
  const shot = (quirks: readonly string[]) =>
    needs(rules, pair(12, {}, { specials: 'STL' }, {}, { quirks, marks: [{ kind: 'jammedEcm', until: 5 }] }));
  expect(shot(['narrow-low-profile']) - shot([])).toBe(1);
});
rule('ASC-quirk-combat-computer#2', 'the computer saves a point, the flaw in the cooling takes it back', () => {
  const rules = plus('ASC-quirk-combat-computer', 'ASC-quirk-cooling-system-flaws');
  const game = play(
    rules,
    pair(3, { overheat: 2 }, {}, { quirks: ['combat-computer', 'cooling-system-flaws'], marks: [{ kind: 'leaking', until: 0 }] }),
  );
  game.does(0, attack({ overheat: 2 }), 1, 1);
  endTurn(game);
  expect(game.state.units[0]!.heat).toBe(2);
});
rule('ASC-quirk-easy-to-pilot#2', 'easy to pilot, on four legs, with a linked pilot: every help counts on a Control Roll', () => {
  const rules = plus('ASC-quirk-easy-to-pilot');
  const roll = (specials: string, more: Partial<Unit>) => {
    const state = setPiece(pair(3, { specials }, {}, more));
    return play(rules, []).book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 }).total;
  };
  expect(roll('QUAD,DN', { quirks: ['easy-to-pilot'], marks: [{ kind: 'linked', until: 0 }] }) - roll('', {})).toBe(-1 - 2 - 1);
});
rule('ASC-unit-robotic-ecm-roll#1', 'a Land-Air ’Mech on the same table does not make a robot roll twice', () => {
  const state = setPiece([
    at({ specials: 'RBT' }, 0, 20, 40, { marks: [{ kind: 'aggression', until: 0, mode: 'defensive' }] }),
    at({ specials: 'LAM(30"g/5a)', move: '10"j' }, 0, 40, 40),
    able('ECM', 1, 20, 34),
  ]);
  const game = scene(ruleset, state);
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1, 1);
  expect(game.events.filter(event => event.type === 'sensesLost')).toHaveLength(1);
});
