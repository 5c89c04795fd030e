import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { aimAt } from '../attack/aim.ts';
import { placed, unitAt } from '../state.ts';
import { NORTH, type Placed, start, termsOf, walk } from '../testing/table.fixture.ts';

/** What one step ahead costs, or the rules that bar it. */
function step(design: Paper | string, letter: string, ...dice: readonly number[]): number | readonly string[] {
  const play = start({ units: [{ at: '0808', facing: 3, design } as Placed, { at: '0101' }], ground: { '0809': letter } });
  const refused = play.book.check(play.state as never, walk(0, 'F'), NORTH);
  if (refused.length > 0) return refused.map(one => one.rule);
  play.does(NORTH, walk(0, 'F'), ...dice);
  return unitAt(play.state, 0).moved?.spent ?? 0;
}

describe('who goes where', () => {
  const ridden = (motive: Paper['motive']): Paper => {
    const unit = find('Foot Platoon (Rifle)')!;
    return { ...unit, motive, movement: { ...unit.movement, walk: 4 } };
  };
  rule('TW-ter-lwoods#1', 'platoons on tracks drive through light woods, those on wheels and cushions do not', () => {
    expect(step(ridden('tracked'), 'l')).toBe(2);
    for (const motive of ['wheeled', 'hover'] as const) expect(step(ridden(motive), 'l')).toEqual(['TW-move-terrain']);
  });
  rule('TW-ter-water1#2', 'platoons on cushions of air cross water, others do not', () => {
    expect(step(ridden('hover'), '~')).toBe(1);
    for (const motive of ['tracked', 'wheeled', 'foot'] as const) expect(step(ridden(motive), '~')).toEqual(['TW-move-terrain']);
    expect(step(ridden('motorized-scuba'), '~')).toBe(1);
  });
  rule('TW-ter-bldg3#2', 'a ProtoMech pays one point more for any building', () => {
    expect(step('Minotaur', 'C', 6, 6)).toBe(2);
    expect(step('GRF-1N', 'C', 6, 6)).toBe(4);
  });
  rule('TW-move-level-veh#2', 'a ProtoMech pays one point for a level and takes one at a time', () => {
    expect(step('Minotaur', '1')).toBe(2);
    expect(step('Minotaur', '2')).toEqual(['TW-move-terrain']);
  });
  rule('TW-th-immobile#1', 'a trailer stands where it was left', () => {
    const truck = find('Manticore Heavy Tank')!;
    const trailer: Paper = { ...truck, movement: { ...truck.movement, walk: 0, run: 0 }, build: { ...truck.build, trailer: true } };
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0808', facing: 3 },
        { at: '0812', design: trailer },
      ],
    });
    const [unit, target] = [placed(unitAt(play.state, 0)), placed(unitAt(play.state, 1))];
    const shot = { weapon: 0, target: 1 };
    const aim = aimAt({ state: play.state, book: play.book, unit, target, shot, pose: { twist: 0, flip: false } });
    expect(termsOf(play.book.ask('toHit', aim))).toMatchObject({ 'TW-th-immobile': -4 });
  });
});
