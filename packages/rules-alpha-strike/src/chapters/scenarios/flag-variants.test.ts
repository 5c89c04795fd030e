import { table as geometry } from '@sortie/geometry';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { at, book } from '../../scene.fixture.ts';
import { inStrip, inZone } from '../../sequence/setup.ts';
import { BESIDE, carrying, flag, laid, lift } from './flags.fixture.ts';
import { broughtBy, flagsOf, isFlag, ownerOf } from './marker.ts';
import { bystander, endTurn, INITIATIVE, order, play, position } from './mission.fixture.ts';

describe('capture the flag otherwise', () => {
  const single = { ...flag, variant: 'one-flag' } as const;
  rule('ASC-scen-ctf-one-flag#1', 'one flag, nobody’s, in the very middle', () => {
    expect(laid(single).map(one => [ownerOf(one), one.at])).toEqual([[-1, { x: 36 * 254, y: 24 * 254 }]]);
    const game = play(position(single, [at({}, 0, 36 + BESIDE, 24), bystander(1)]));
    game.does(0, lift(0, 2));
  });
  rule('ASC-scen-ctf-one-flag#2', 'whoever brings it home wins', () => {
    const game = carrying(44, {}, single);
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'objective' });
    const far = carrying(30, {}, single);
    endTurn(far, ...INITIATIVE);
    expect(far.state.result).toBeNull();
  });
  const many = { ...flag, variant: 'many-flags' } as const;
  rule('ASC-scen-ctf-many-flags#1', 'up to three flags a side, one of them at home', () => {
    const counted = (markers?: number) => {
      const state = ruleset.setup(order({ ...many, ...(markers && { markers }) }));
      const flags = flagsOf(state);
      return [0, 1].map(seat => [
        flags.filter(one => ownerOf(one) === seat).length,
        flags.filter(one => ownerOf(one) === seat && inZone(book, state, seat, one.at ?? { x: -1, y: -1 })).length,
      ]);
    };
    expect([counted(), counted(2), counted(6)]).toEqual([
      [
        [3, 1],
        [3, 1],
      ],
      [
        [2, 1],
        [2, 1],
      ],
      [
        [3, 1],
        [3, 1],
      ],
    ]);
  });
  rule('ASC-scen-ctf-many-flags#2', 'the others in the middle, eight inches from each other and from where anybody starts', () => {
    const state = ruleset.setup(order(many));
    const flags = flagsOf(state);
    for (const a of flags)
      for (const b of flags) if (a !== b) expect(geometry.distanceOf(a.at!, b.at!)).toBeGreaterThanOrEqual(8 * 254 + 2 * 254);
    const open = flags.filter(one => !inStrip(state, 0, one.at!.y) && !inStrip(state, 1, one.at!.y));
    expect(open).toHaveLength(4);
    for (const one of open)
      for (const seat of [0, 1])
        for (const away of [-8, 8]) expect(inZone(book, state, seat, { x: one.at!.x, y: one.at!.y + away * 254 })).toBe(false);
  });
  rule('ASC-scen-ctf-many-flags#3', 'all flags of the other side are wanted', () => {
    const game = carrying(44, {}, many);
    endTurn(game, ...INITIATIVE);
    expect(game.state.result).toBeNull();
    expect(flagsOf(game.state).filter(one => broughtBy(one) === 0)).toHaveLength(1);
    const rest = game.state.units.map(unit =>
      isFlag(unit) && ownerOf(unit) === 1 ? { ...unit, marks: [...unit.marks, { kind: 'brought', until: 0, seat: 0 } as const] } : unit,
    );
    const all = play({ ...game.state, units: rest, phase: 'combat', active: 0 });
    endTurn(all);
    expect(all.state.result).toMatchObject({ winners: [0] });
  });
  const extraction = { ...flag, variant: 'extraction' } as const;
  rule('ASC-scen-ctf-extraction#1', 'only the attacker wins by a flag', () => {
    expect(laid(extraction).map(ownerOf)).toEqual([1]);
    const game = carrying(44, {}, extraction);
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'objective' });
  });
  rule('ASC-scen-ctf-extraction#2', 'the defender wins by keeping it: to the end, or until nobody is left to take it', () => {
    const late = play(position(extraction, [bystander(0), bystander(1)], { turn: 8 }));
    endTurn(late);
    expect(late.state.result).toMatchObject({ winners: [1], reason: 'objective' });
    const gone = play(position(extraction, [at({}, 0, 1, 1, { fate: 'destroyed', at: null }), bystander(1)], { active: 1, initiative: 1 }));
    endTurn(gone);
    expect(gone.state.result).toMatchObject({ winners: [1], reason: 'objective' });
    const early = play(position(extraction, [bystander(0), bystander(1)], { turn: 7 }));
    endTurn(early, ...INITIATIVE);
    expect(early.state.result).toBeNull();
  });
});
