import { hexLabel } from '@sortie/geometry';
import { advance, begin, mayTakeBack, Rulebook, ScriptedDice } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { quickStart } from '../game.ts';
import { EDITIONS } from '../rules.ts';
import { ruleset } from '../ruleset.ts';
import { ATTACKER, at, DEFENDER, hold, jump, type Placed, run, stand, table, walk } from '../testing/table.ts';

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
  rule('QS-move-mode-select', 'one mode for the turn: whoever has moved does not move again', () => {
    const play = scene(ruleset, table({ units: [{ ...griffin, moved: ['walk', 1] }, far] }));
    expect(play.refuses(DEFENDER, jump(0, '0811'))).toMatchObject([
      { rule: 'QS-move-mode-select', reason: 'the Griffin has already moved this turn' },
    ]);
    expect(ruleset.readCommand({ type: 'move', unit: 0, mode: 'hover' }).ok).toBe(false);
    expect(ruleset.readCommand({ type: 'move', unit: 0, mode: 'stand', steps: 'F' }).ok).toBe(false);
  });

  rule('QS-move-stand-still', 'standing still keeps hex and facing, spends nothing and shows a white 6', () => {
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

  rule('QS-move-walk', 'a Griffin walks up to 5 MP and no farther', () => {
    expect(after(walk(0, 'FFFFF'))).toMatchObject({ to: '0805', spent: 5 });
    expect(alone().refuses(DEFENDER, walk(0, 'FFFFFF'))).toMatchObject([
      { rule: 'QS-move-walk', reason: 'the move takes 6 MP, and it has 5 Walking MP' },
    ]);
  });

  rule('QS-move-run', 'a Griffin runs up to 8 MP and no farther', () => {
    expect(after(run(0, 'FFFFFFLF'))).toMatchObject({ spent: 8, hexes: 7 });
    expect(rulesAgainst(run(0, 'FFFFFFLFR'))).toEqual(['QS-move-run']);
  });

  rule('QS-move-run-no-backward', 'a running ’Mech takes no step back', () => {
    expect(rulesAgainst(run(0, 'B'))).toEqual(['QS-move-backward-walk-only']);
  });

  rule('QS-move-jump-eligibility', 'only a ’Mech with Jumping MP jumps', () => {
    expect(after(jump(0, '0808'))).toMatchObject({ to: '0808', mode: 'jump' });
    expect(rulesAgainst(jump(0, '0808'), { mech: 'TDR-5S' })).toContain('QS-move-jump-eligibility');
  });

  rule('QS-move-mp-optional', 'points may be left over, and are not kept for the next turn', () => {
    const play = alone();
    play.does(DEFENDER, walk(0, 'F'));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, hold(0));
    play.does(ATTACKER, hold(1), 1, 1, 2, 2);
    expect(play.refuses(DEFENDER, walk(0, 'FFFFFF'))[0]?.rule).toBe('QS-move-walk');
  });

  rule('QS-move-mode-fixed', 'a run of nothing but one turn is still a run', () => {
    expect(after(run(0, 'L'))).toMatchObject({ mode: 'run', spent: 1, hexes: 0, die: { colour: 'black', number: 6 } });
  });
});

describe('movement dice', () => {
  rule('QS-move-die-colour', 'white for standing and walking, black for running, red for jumping', () => {
    const colours = [stand(0), walk(0, 'F'), run(0, 'F'), jump(0, '0809')].map(command => after(command).die.colour);
    expect(colours).toEqual(['white', 'white', 'black', 'red']);
  });

  rule('QS-move-die-number', 'the number is what the move adds to shots at the ’Mech, and 6 stands for 0', () => {
    expect(after(run(0, 'FFFFF')).die).toEqual({ colour: 'black', number: 2 });
    expect(after(walk(0, 'FF')).die).toEqual({ colour: 'white', number: 6 });
    expect(after(walk(0, 'FFF')).die.number).toBe(1);
    expect(after(jump(0, '0805')).die).toEqual({ colour: 'red', number: 3 });
  });

  rule('QS-move-die-lock', 'at the table a placed die makes the move final; on a screen it can be taken back until dice fall', () => {
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

  rule('QS-move-die-removal', 'after all fire the dice are gone', () => {
    const play = alone();
    play.does(DEFENDER, run(0, 'FFFFF'));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, hold(0));
    expect(play.state.units[0]!.moved).not.toBeNull();
    play.does(ATTACKER, hold(1), 1, 1, 2, 2);
    expect(play.state.units.map(({ moved }) => moved)).toEqual([null, null]);
  });

  rule('QS-move-die-optional', 'both players see mode and modifier of every ’Mech without any dice on the table', () => {
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
  rule('QS-move-facing', 'a ’Mech faces one of six hexsides', () => {
    expect([0, 1, 2, 3, 4, 5].map(facing => after(jump(0, '0809', facing as 0)).facing)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rulesAgainst({ ...jump(0, '0809'), facing: 6 } as never)).toContain('QS-move-facing');
    expect(ruleset.readCommand({ type: 'deploy', unit: 0, at: at('0809'), facing: 6 }).ok).toBe(false);
  });

  rule('QS-move-facing-cost', 'turning costs one point for each hexside, so turning about costs three', () => {
    expect(after(walk(0, 'LLL'))).toMatchObject({ facing: 3, spent: 3, hexes: 0 });
    expect(after(run(0, 'R'))).toMatchObject({ facing: 1, spent: 1 });
  });

  rule('QS-move-forward-rear-only', 'from each facing one step leads ahead or straight back and nowhere else', () => {
    const ahead = [0, 1, 2, 3, 4, 5].map(facing => after(walk(0, 'F'), { facing: facing as 0 }).to);
    expect(ahead).toEqual(['0809', '0910', '0911', '0811', '0711', '0710']);
    const back = [0, 1, 2, 3, 4, 5].map(facing => after(walk(0, 'B'), { facing: facing as 0 }).to);
    expect(back).toEqual([...ahead.slice(3), ...ahead.slice(0, 3)]);
    expect(rulesAgainst(walk(0, 'S'))).toEqual(['QS-move-forward-rear-only']);
  });

  rule('QS-move-backward-walk-only', 'a walking ’Mech may step back', () => {
    expect(after(walk(0, 'BB'))).toMatchObject({ to: '0812', facing: 0, spent: 2 });
    expect(rulesAgainst(run(0, 'FFB'))).toEqual(['QS-move-backward-walk-only']);
  });

  rule('QS-move-mix-forward-backward', 'a walk mixes both in any order', () => {
    expect(after(walk(0, 'FBBF'))).toMatchObject({ to: '0810', spent: 4 });
    expect(after(walk(0, 'BFB'))).toMatchObject({ to: '0811', spent: 3 });
  });
});

describe('jumping', () => {
  rule('QS-move-jump-hex-per-mp', 'a hex for each point, woods or not, and no hex more', () => {
    const play = alone({}, ['................', ...Array.from({ length: 16 }, () => 'hhhhhhhhhhhhhhhh')]);
    play.does(DEFENDER, jump(0, '0805'));
    expect(play.state.units[0]!.moved).toMatchObject({ spent: 5, hexes: 5 });
    expect(rulesAgainst(jump(0, '0804'))).toEqual(['QS-move-jump-hex-per-mp']);
  });

  rule('QS-move-jump-in-place', 'a jump into its own hex costs one point, counts no hexes and sets a new facing', () => {
    expect(after(jump(0, '0810', 4))).toEqual({
      to: '0810',
      facing: 4,
      spent: 1,
      hexes: 0,
      mode: 'jump',
      die: { colour: 'red', number: 1 },
    });
  });

  rule('QS-move-jump-overfly', 'neither woods nor ’Mechs of either side are in the way of a jump', () => {
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

  rule('QS-move-jump-landing-occupied', 'nobody lands on another ’Mech, friend or foe', () => {
    for (const side of ['defender', 'attacker'] as const) {
      const play = scene(ruleset, table({ units: [griffin, { mech: 'LCT-1V', side, at: '0808' }, { ...far, side: 'attacker' }] }));
      expect(play.refuses(DEFENDER, jump(0, '0808'))).toMatchObject([
        { rule: 'QS-move-jump-landing-occupied', reason: 'it cannot land on the Locust in 0808' },
      ]);
    }
  });

  rule('QS-move-jump-facing-free', 'a jump goes anywhere and lands facing anywhere, whatever it faced', () => {
    for (const label of ['0805', '1008', '1012', '0815', '0612', '0608']) {
      for (const facing of [0, 1, 2, 3, 4, 5] as const) {
        const landed = after(jump(0, label, facing), { facing: 2 });
        expect(landed).toMatchObject({ to: label, facing, spent: landed.hexes });
      }
    }
  });
});

describe('stacking', () => {
  const beside = (side: 'defender' | 'attacker') =>
    scene(ruleset, table({ units: [griffin, { mech: 'LCT-1V', side, at: '0809' }, { ...far, side: 'attacker' }] }));

  rule('QS-move-stack-enemy-through', 'an enemy bars the way', () => {
    expect(beside('attacker').refuses(DEFENDER, walk(0, 'FF'))).toMatchObject([
      { rule: 'QS-move-stack-enemy-through', reason: 'the enemy Locust bars 0809' },
    ]);
  });

  rule('QS-move-stack-end', 'no move ends where another ’Mech stands, friend or foe', () => {
    expect(beside('defender').refuses(DEFENDER, walk(0, 'F'))).toMatchObject([
      { rule: 'QS-move-stack-end', reason: 'the Locust already stands in 0809' },
    ]);
    expect(
      beside('attacker')
        .refuses(DEFENDER, run(0, 'F'))
        .map(({ rule: id }) => id),
    ).toContain('QS-move-stack-end');
  });

  rule('QS-move-stack-friendly-through', 'a friend lets it pass', () => {
    const play = beside('defender');
    play.does(DEFENDER, walk(0, 'FF'));
    expect(play.state.units[0]!.at).toEqual(at('0808'));
  });
});

test('a command that no player can mean is refused by a rule, never an error', () => {
  const play = alone();
  for (const unit of [1, 7, 99]) expect(play.refuses(DEFENDER, walk(unit, 'F')).length).toBeGreaterThan(0);
  expect(play.refuses(ATTACKER, walk(0, 'F')).length).toBeGreaterThan(0);
  expect(Rulebook.compile(ruleset, EDITIONS['tabletop']!).has('QS-move-run-no-backward')).toBe(true);
});
