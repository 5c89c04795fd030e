import { hexLabel } from '@sortie/geometry';
import { advance, begin, mayTakeBack, Rulebook, ScriptedDice } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { quickStart } from '../game.ts';
import { EDITIONS, ruleset } from '../ruleset.ts';
import { ATTACKER, at, DEFENDER, eventsOf, fire, hold, jump, type Placed, run, stand, table, walk } from '../testing/table.fixture.ts';

const griffin: Placed = { mech: 'GRF-1N', at: '0810', facing: 0 };
const far: Placed = { mech: 'WVR-6R', at: '0801' };
const alone = (placed: Partial<Placed> = {}, rows?: readonly string[]) =>
  scene(ruleset, table({ units: [{ ...griffin, ...placed }, far], ...(rows ? { rows } : {}) }));

/** Where the first 'Mech stands after a move, how it faces and what it cost. */
function after(command: Parameters<ReturnType<typeof alone>['does']>[1], placed: Partial<Placed> = {}) {
  const play = alone(placed);
  play.does(DEFENDER, command);
  const { at: to, facing, moved } = play.state.units[0]!;
  return { to: hexLabel(to!), facing, spent: moved!.spent, hexes: moved!.hexes, mode: moved!.mode, die: moved!.die };
}
const rulesAgainst = (command: Parameters<ReturnType<typeof alone>['does']>[1], placed: Partial<Placed> = {}) =>
  alone(placed)
    .refuses(DEFENDER, command)
    .map(({ rule: id }) => id);

describe('movement modes', () => {
  rule('QS-move-mode-select#1', 'standing, walking, running or jumping, and nothing else', () => {
    expect([stand(0), walk(0, 'F'), run(0, 'F'), jump(0, '0809')].map(command => after(command).mode)).toEqual([
      'stand',
      'walk',
      'run',
      'jump',
    ]);
    expect(ruleset.readCommand({ type: 'move', unit: 0, mode: 'hover' }).ok).toBe(false);
    expect(ruleset.readCommand({ type: 'move', unit: 0 }).ok).toBe(false);
    expect(ruleset.readCommand({ type: 'move', unit: 0, mode: 'stand', steps: 'F' }).ok).toBe(false);
  });

  rule('QS-move-mode-select#2', 'one mode for the turn: whoever has walked neither runs nor jumps', () => {
    const play = scene(ruleset, table({ units: [{ ...griffin, moved: ['walk', 1] }, far] }));
    for (const again of [jump(0, '0811'), run(0, 'F'), walk(0, 'F')])
      expect(play.refuses(DEFENDER, again)).toMatchObject([
        { rule: 'QS-move-mode-select', reason: 'the Griffin has already moved this turn' },
      ]);
  });

  rule('QS-move-stand-still#1', 'standing still keeps hex and facing, spends nothing and shows a white 6', () => {
    expect(after(stand(0), { facing: 2 })).toEqual({
      to: '0810',
      facing: 2,
      spent: 0,
      hexes: 0,
      mode: 'stand',
      die: { colour: 'white', number: 6 },
    });
    const { book, state } = alone();
    expect(book.ask('allowance', { unit: state.units[0]!, mode: 'stand', scenario: 'open' })).toEqual({
      total: 0,
      terms: [{ rule: 'QS-move-stand-still', value: 0, stage: 'base' }],
    });
  });

  rule('QS-move-walk#1', 'a Griffin walks up to 5 MP and no farther', () => {
    expect(after(walk(0, 'FFFFF'))).toMatchObject({ to: '0805', spent: 5 });
    expect(alone().refuses(DEFENDER, walk(0, 'FFFFFF'))).toMatchObject([
      { rule: 'QS-move-walk', reason: 'the move takes 6 MP, and it has 5 Walking MP' },
    ]);
  });

  rule('QS-move-run#1', 'a Griffin runs up to 8 MP and no farther', () => {
    expect(after(run(0, 'FFFFFFLF'))).toMatchObject({ spent: 8, hexes: 7 });
    expect(rulesAgainst(run(0, 'FFFFFFLFR'))).toEqual(['QS-move-run']);
  });

  rule('QS-move-run-no-backward#1', 'a running ’Mech takes no step back', () => {
    expect(rulesAgainst(run(0, 'B'))).toEqual(['QS-move-backward-walk-only']);
  });

  rule('QS-move-jump-eligibility#1', 'only a ’Mech with Jumping MP jumps', () => {
    expect(after(jump(0, '0808'))).toMatchObject({ to: '0808', mode: 'jump' });
    expect(rulesAgainst(jump(0, '0808'), { mech: 'TDR-5S' })).toContain('QS-move-jump-eligibility');
  });

  rule('QS-move-jump-eligibility#2', 'a jump takes any number of points up to its Jumping MP', () => {
    expect(['0809', '0807', '0805'].map(label => after(jump(0, label)).spent)).toEqual([1, 3, 5]);
    expect(rulesAgainst(jump(0, '0804'))).toEqual(['QS-move-jump-hex-per-mp']);
  });

  rule('QS-move-mp-optional#1', 'points may be left over', () => {
    expect([after(walk(0, '')).spent, after(walk(0, 'F')).spent, after(run(0, 'FF')).spent]).toEqual([0, 1, 2]);
  });

  rule('QS-move-mp-optional#2', 'points left over are not kept for the next turn', () => {
    const play = alone();
    play.does(DEFENDER, walk(0, 'F'));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, hold(0));
    play.does(ATTACKER, hold(1), 1, 1, 2, 2);
    expect(play.refuses(DEFENDER, walk(0, 'FFFFFF'))[0]?.rule).toBe('QS-move-walk');
  });

  rule('QS-move-mode-fixed#1', 'a run of nothing but one turn is still a run', () => {
    expect(after(run(0, 'L'))).toMatchObject({ mode: 'run', spent: 1, hexes: 0, die: { colour: 'black', number: 6 } });
  });
});

/** The to-hit number of a Griffin's PPC at four hexes, after both have moved as they say, and back. */
function numbers(shooter: Parameters<ReturnType<typeof alone>['does']>[1], target = stand(1)): readonly number[] {
  const play = scene(
    ruleset,
    table({
      units: [
        { mech: 'GRF-1N', at: '0812', facing: 0 },
        { mech: 'WVR-6R', at: '0804', facing: 3 },
      ],
    }),
  );
  play.does(DEFENDER, shooter);
  play.does(ATTACKER, target);
  play.does(DEFENDER, fire(0, 1, 0));
  play.does(ATTACKER, fire(1, 0, 2), 1, 1, 1, 1, 1, 1, 2, 2);
  return eventsOf(play.events, 'fired').map(({ toHit }) => toHit.total);
}

describe('what a mode does to shots', () => {
  // The PPC and the AC/5 are at medium range over seven hexes, +2, and at short range up to six.
  rule('QS-move-stand-still#2', 'whoever stood has no modifier to its own fire', () => expect(numbers(stand(0))[0]).toBe(4 + 2));
  rule('QS-move-stand-still#3', 'and gives none to fire at it', () => expect(numbers(stand(0))[1]).toBe(4 + 2));
  rule('QS-move-walk#2', 'whoever walked has 1 more to hit', () => expect(numbers(walk(0, 'F'))[0]).toBe(4 + 2 + 1));
  rule('QS-move-run#2', 'whoever ran has 2 more to hit', () => expect(numbers(run(0, 'F'))[0]).toBe(4 + 2 + 2));
  rule('QS-move-jump-eligibility#3', 'whoever jumped has 3 more to hit', () => expect(numbers(jump(0, '0811'))[0]).toBe(4 + 2 + 3));
  rule('QS-move-jump-in-place#2', 'a jump in place counts as jumping no hexes: 3 more to hit, 1 more to be hit', () =>
    expect(numbers(jump(0, '0812'))).toEqual([4 + 2 + 3, 4 + 2 + 1]),
  );
  rule('QS-move-die-colour#3', 'the colour tells the modifier of its own fire', () => {
    const told = [stand(0), walk(0, 'F'), run(0, 'F'), jump(0, '0811')].map(command => [
      after(command).die.colour,
      numbers(command)[0]! - 6,
    ]);
    expect(told).toEqual([
      ['white', 0],
      ['white', 1],
      ['black', 2],
      ['red', 3],
    ]);
  });
});

describe('movement dice', () => {
  rule('QS-move-die-colour#1', 'white for standing and walking, black for running, red for jumping', () => {
    const colours = [stand(0), walk(0, 'F'), run(0, 'F'), jump(0, '0809')].map(command => after(command).die.colour);
    expect(colours).toEqual(['white', 'white', 'black', 'red']);
  });

  rule('QS-move-die-colour#2', 'a ’Mech that stood has a white 6', () =>
    expect(after(stand(0)).die).toEqual({ colour: 'white', number: 6 }),
  );

  rule('QS-move-die-colour#4', 'the point that a jump gives to shots at it is in the number, not in the colour', () => {
    expect(after(jump(0, '0810')).die).toEqual({ colour: 'red', number: 1 });
    expect(after(jump(0, '0807')).die).toEqual({ colour: 'red', number: 2 });
  });

  rule('QS-move-die-number#1', 'the number is what the move adds to shots at the ’Mech', () => {
    for (const command of [run(0, 'FFF'), run(0, 'FFFFF'), jump(0, '0807')]) expect(numbers(command, stand(1))[1]).toBeGreaterThan(4);
    expect([after(walk(0, 'FFF')), after(run(0, 'FFFFF')), after(run(0, 'FFFFFFF'))].map(({ die }) => die.number)).toEqual([1, 2, 3]);
  });

  rule('QS-move-die-number#2', '6 stands for 0', () => {
    expect([after(walk(0, 'F')), after(run(0, 'FF')), after(run(0, 'LRLR'))].map(({ die }) => die.number)).toEqual([6, 6, 6]);
  });

  rule('QS-move-die-number#3', 'a jump shows its extra point as well, and 5 is the most', () => {
    expect([after(jump(0, '0809')), after(jump(0, '0807')), after(jump(0, '0805'))].map(({ die }) => die.number)).toEqual([1, 2, 3]);
    const { book } = alone();
    const most = book.ask('evasion', { mode: 'jump', hexes: 30 }).total;
    expect([most, book.ask('dieNumber', { evasion: most }).total]).toEqual([5, 5]);
  });

  rule('QS-move-die-number#4', 'five hexes of a run show a black 2, two hexes of a walk a white 6', () => {
    expect(after(run(0, 'FFFFF')).die).toEqual({ colour: 'black', number: 2 });
    expect(after(walk(0, 'FF')).die).toEqual({ colour: 'white', number: 6 });
  });

  rule('QS-move-die-lock#1', 'at the table a placed die makes the move final; on a screen it can be taken back until dice fall', () => {
    const final = (edition: string): boolean => {
      const header = {
        game: 'quick-start',
        version: 1,
        rules: EDITIONS[edition]!,
        setup: quickStart.scenarios[0]!.setup,
        seats: [],
        dice: 'manual',
      } as const;
      const begun = begin(ruleset, header, new ScriptedDice([2, 2, 1, 1]));
      if (!begun.ok) throw new Error('no beginning');
      const set = (match: typeof begun.match, seat: number, unit: number, label: string, faces: readonly number[]) => {
        const done = advance(match, seat, { type: 'deploy', unit, at: at(label), facing: 0 }, new ScriptedDice(faces));
        if (!done.ok) throw new Error(JSON.stringify(done.refusals));
        return done.match;
      };
      const ready = set(set(begun.match, 1, 0, '0817', []), 0, 1, '0801', [6, 6, 1, 1]);
      const moved = advance(ready, 1, walk(0, 'F'), new ScriptedDice([]));
      if (!moved.ok) throw new Error('no move');
      const back = mayTakeBack(moved.match, 1);
      if (!back.ok) expect(back.rule).toBe('QS-move-die-lock');
      return !back.ok;
    };
    expect(final('tabletop')).toBe(true);
    expect(final('quick-start')).toBe(false);
  });

  rule('QS-move-die-lock#2', 'the die that confirms the move shows its whole number', () => {
    const play = scene(ruleset, table({ units: [griffin, far] }), EDITIONS['tabletop']!);
    const [moved] = eventsOf(play.does(DEFENDER, jump(0, '0805')), 'moved');
    expect(moved!.die).toEqual({ colour: 'red', number: 3 });
    expect(play.book.settledBy(moved!)).toBe('QS-move-die-lock');
  });

  rule('QS-move-die-removal#1', 'after all fire the dice are gone', () => {
    const play = alone();
    play.does(DEFENDER, run(0, 'FFFFF'));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, hold(0));
    expect(play.state.units[0]!.moved).not.toBeNull();
    play.does(ATTACKER, hold(1), 1, 1, 2, 2);
    expect(play.state.units.map(({ moved }) => moved)).toEqual([null, null]);
  });

  rule('QS-move-die-optional#1', 'play goes the same way whatever the dice show', () => {
    const marked = (number: number) => {
      const base = table({
        phase: 'attack',
        units: [
          { ...griffin, at: '0812' },
          { ...far, at: '0808', moved: ['run', 5] },
        ],
      });
      const units = base.units.map(unit =>
        unit.moved ? { ...unit, moved: { ...unit.moved, die: { colour: 'red' as const, number } } } : unit,
      );
      const play = scene(ruleset, { ...base, units });
      play.does(DEFENDER, fire(0, 1, 0));
      return eventsOf(play.does(ATTACKER, hold(1), 1, 1, 1, 1, 2, 2), 'fired')[0]!.toHit.total;
    };
    expect([marked(2), marked(5)]).toEqual([6, 6]);
  });

  rule('QS-move-die-optional#2', 'both players see mode and modifier of every ’Mech without any dice on the table', () => {
    const play = alone();
    play.does(DEFENDER, run(0, 'FFFFF'));
    for (const seat of [DEFENDER, ATTACKER])
      expect(ruleset.view(play.state, seat).units[0]!.moved).toEqual({
        mode: 'run',
        hexes: 5,
        spent: 5,
        die: { colour: 'black', number: 2 },
      });
  });
});

describe('facing and steps', () => {
  rule('QS-move-facing#1', 'a ’Mech faces one of six hexsides', () => {
    expect([0, 1, 2, 3, 4, 5].map(facing => after(jump(0, '0809', facing as 0)).facing)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rulesAgainst({ ...jump(0, '0809'), facing: 6 } as never)).toContain('QS-move-facing');
    expect(ruleset.readCommand({ type: 'deploy', unit: 0, at: at('0809'), facing: 6 }).ok).toBe(false);
  });

  rule('QS-move-facing#2', 'what it faces is what it fires at: nothing turns but the feet', () => {
    const at0810 = (facing: 0 | 3) =>
      scene(
        ruleset,
        table({
          phase: 'attack',
          units: [
            { ...griffin, facing },
            { mech: 'WVR-6R', at: '0808' },
          ],
        }),
      );
    at0810(0).does(DEFENDER, fire(0, 1, 0));
    expect(at0810(3).refuses(DEFENDER, fire(0, 1, 0))[0]?.rule).toBe('QS-attack-firing-arc');
    expect(ruleset.readCommand({ type: 'declare', unit: 0, shots: [], twist: 1 }).ok).toBe(false);
  });

  rule('QS-move-facing-cost#1', 'turning costs one point for each hexside', () => {
    expect(['L', 'R', 'RR', 'LL'].map(steps => after(walk(0, steps)).spent)).toEqual([1, 1, 2, 2]);
    expect(after(run(0, 'R'))).toMatchObject({ facing: 1, spent: 1, hexes: 0 });
  });

  rule('QS-move-facing-cost#2', 'turning about costs three', () => {
    expect(after(walk(0, 'LLL'))).toMatchObject({ facing: 3, spent: 3, hexes: 0 });
    expect(rulesAgainst(walk(0, 'LLLFFF'))).toEqual(['QS-move-walk']);
  });

  rule('QS-move-forward-rear-only#1', 'from each facing one step leads ahead or straight back and nowhere else', () => {
    const ahead = [0, 1, 2, 3, 4, 5].map(facing => after(walk(0, 'F'), { facing: facing as 0 }).to);
    expect(ahead).toEqual(['0809', '0910', '0911', '0811', '0711', '0710']);
    const back = [0, 1, 2, 3, 4, 5].map(facing => after(walk(0, 'B'), { facing: facing as 0 }).to);
    expect(back).toEqual([...ahead.slice(3), ...ahead.slice(0, 3)]);
    expect(rulesAgainst(walk(0, 'S'))).toEqual(['QS-move-forward-rear-only']);
  });

  rule('QS-move-forward-rear-only#2', 'any other hex is entered after turning towards it', () => {
    expect(['RF', 'RRF', 'LF', 'LLF'].map(steps => after(walk(0, steps)).to)).toEqual(['0910', '0911', '0710', '0711']);
    expect(after(walk(0, 'RF')).spent).toBe(2);
  });

  rule('QS-move-backward-walk-only#1', 'a walking ’Mech may step back', () => {
    expect(after(walk(0, 'BB'))).toMatchObject({ to: '0812', facing: 0, spent: 2 });
    expect(rulesAgainst(run(0, 'FFB'))).toEqual(['QS-move-backward-walk-only']);
  });

  rule('QS-move-mix-forward-backward#1', 'a walk mixes both in any order', () => {
    expect(after(walk(0, 'FBBF'))).toMatchObject({ to: '0810', spent: 4 });
    expect(after(walk(0, 'BFB'))).toMatchObject({ to: '0811', spent: 3 });
  });
});

describe('jumping', () => {
  rule('QS-move-jump-hex-per-mp#1', 'a hex for each point, woods or not, and no hex more', () => {
    const play = alone({}, ['................', ...Array.from({ length: 16 }, () => 'hhhhhhhhhhhhhhhh')]);
    play.does(DEFENDER, jump(0, '0805'));
    expect(play.state.units[0]!.moved).toMatchObject({ spent: 5, hexes: 5 });
    expect(rulesAgainst(jump(0, '0804'))).toEqual(['QS-move-jump-hex-per-mp']);
  });

  rule('QS-move-jump-hex-per-mp#2', 'its hexes are those of its way, one for each point', () => {
    for (const label of ['0809', '0908', '1009', '1111', '0613']) {
      const { spent, hexes } = after(jump(0, label));
      expect(hexes, label).toBe(spent);
    }
    expect(after(jump(0, '1009')).hexes).toBe(2);
  });

  rule('QS-move-jump-in-place#1', 'a jump into its own hex costs one point, counts no hexes and sets a new facing', () => {
    expect(after(jump(0, '0810', 4))).toEqual({
      to: '0810',
      facing: 4,
      spent: 1,
      hexes: 0,
      mode: 'jump',
      die: { colour: 'red', number: 1 },
    });
  });

  rule('QS-move-jump-overfly#1', 'woods on the way cost a jump nothing', () => {
    const rows = Array.from({ length: 17 }, (_, row) => (row === 7 || row === 8 ? 'hhhhhhhhhhhhhhhh' : '................'));
    const play = alone({}, rows);
    play.does(DEFENDER, jump(0, '0806'));
    expect(play.state.units[0]!.moved).toMatchObject({ spent: 4, hexes: 4 });
  });

  rule('QS-move-jump-overfly#2', 'nor are ’Mechs of either side in its way', () => {
    const wall: Placed[] = ['0708', '0807', '0907'].map((label, i) => ({
      mech: 'LCT-1V',
      side: i === 0 ? 'defender' : 'attacker',
      at: label,
    }));
    const rows = Array.from({ length: 17 }, (_, row) => (row === 7 ? 'hhhhhhhhhhhhhhhh' : '................'));
    const play = scene(ruleset, table({ rows, units: [griffin, ...wall] }));
    play.does(DEFENDER, jump(0, '0806'));
    expect(play.state.units[0]).toMatchObject({ at: at('0806'), moved: { spent: 4 } });
  });

  rule('QS-move-jump-landing-occupied#1', 'nobody lands on another ’Mech, friend or foe', () => {
    for (const side of ['defender', 'attacker'] as const) {
      const play = scene(ruleset, table({ units: [griffin, { mech: 'LCT-1V', side, at: '0808' }, { ...far, side: 'attacker' }] }));
      expect(play.refuses(DEFENDER, jump(0, '0808'))).toMatchObject([
        { rule: 'QS-move-jump-landing-occupied', reason: 'it cannot land on the Locust in 0808' },
      ]);
    }
  });

  rule('QS-move-jump-facing-free#1', 'a jump goes in any direction, whatever it faced', () => {
    for (const from of [0, 1, 2, 3, 4, 5] as const)
      for (const label of ['0805', '1008', '1012', '0815', '0612', '0608'])
        expect(after(jump(0, label, from), { facing: from })).toMatchObject({ to: label });
  });

  rule('QS-move-jump-facing-free#2', 'and lands facing anywhere for nothing', () => {
    for (const facing of [0, 1, 2, 3, 4, 5] as const)
      expect(after(jump(0, '0808', facing), { facing: 2 })).toMatchObject({ facing, spent: 2 });
  });
});

describe('stacking', () => {
  const beside = (side: 'defender' | 'attacker') =>
    scene(ruleset, table({ units: [griffin, { mech: 'LCT-1V', side, at: '0809' }, { ...far, side: 'attacker' }] }));

  rule('QS-move-stack-enemy-through#1', 'an enemy bars the way', () => {
    expect(beside('attacker').refuses(DEFENDER, walk(0, 'FF'))).toMatchObject([
      { rule: 'QS-move-stack-enemy-through', reason: 'the enemy Locust bars 0809' },
    ]);
  });

  rule('QS-move-stack-end#1', 'no move ends where another ’Mech stands, friend or foe', () => {
    expect(beside('defender').refuses(DEFENDER, walk(0, 'F'))).toMatchObject([
      { rule: 'QS-move-stack-end', reason: 'the Locust already stands in 0809' },
    ]);
    expect(
      beside('attacker')
        .refuses(DEFENDER, run(0, 'F'))
        .map(({ rule: id }) => id),
    ).toContain('QS-move-stack-end');
  });

  rule('QS-move-stack-friendly-through#1', 'a friend lets it pass', () => {
    const play = beside('defender');
    play.does(DEFENDER, walk(0, 'FF'));
    expect(play.state.units[0]!.at).toEqual(at('0808'));
  });

  rule('QS-move-stack-friendly-through#2', 'but not stop beside it in its hex', () => {
    expect(
      beside('defender')
        .refuses(DEFENDER, walk(0, 'FRL'))
        .map(({ rule: id }) => id),
    ).toEqual(['QS-move-stack-end']);
  });
});

test('a command that no player can mean is refused by a rule, never an error', () => {
  const play = alone();
  for (const unit of [1, 7, 99]) expect(play.refuses(DEFENDER, walk(unit, 'F')).length).toBeGreaterThan(0);
  expect(play.refuses(ATTACKER, walk(0, 'F')).length).toBeGreaterThan(0);
  expect(Rulebook.compile(ruleset, EDITIONS['tabletop']!).has('QS-move-run-no-backward')).toBe(true);
});
