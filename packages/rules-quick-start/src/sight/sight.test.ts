import { boardOf } from '@sortie/board';
import { hexLabel, line } from '@sortie/geometry';
import { rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../ruleset.ts';
import type { State } from '../shape.ts';
import { isFighting, type Standing } from '../state.ts';
import { ATTACKER, at, DEFENDER, fire, hold, type Placed, roll, table, woods } from '../testing/table.ts';
import { lineBetween, marksAlong, sightBetween } from './sight.ts';

/** A Griffin in 0810 looking north at a Wolverine, about to declare. */
function looking(rows: readonly string[], target = '0804', more: readonly Placed[] = []) {
  const griffin: Placed = { mech: 'GRF-1N', at: '0810', side: 'defender' };
  const wolverine: Placed = { mech: 'WVR-6R', at: target, side: 'attacker', facing: 3 };
  return scene(ruleset, table({ rows, phase: 'attack', units: [griffin, wolverine, ...more] }));
}

const standing = (state: State, id: number): Standing => {
  const unit = state.units[id];
  if (!isFighting(unit)) throw new Error(`unit ${id} is gone`);
  return unit;
};

function blocked(rows: readonly string[]): boolean {
  const play = looking(rows);
  const refusals = play.book.check(ruleset.view(play.state, DEFENDER), fire(0, 1, 0), DEFENDER);
  for (const { rule: id } of refusals) expect(id).toBe('QS-los-required');
  return refusals.length > 0;
}

const passed = (from: string, to: string) => line(at(from), at(to)).map(step => step.map(h => hexLabel(h)).join('|'));

describe('line of sight', () => {
  rule('QS-los-required', 'no attack without a line of sight', () => {
    const play = looking(woods({ '0808': 'h', '0806': 'l' }));
    expect(play.refuses(DEFENDER, fire(0, 1, 0))).toMatchObject([{ rule: 'QS-los-required', reason: 'woods hide the Wolverine' }]);
    looking(woods({ '0808': 'h' })).does(DEFENDER, fire(0, 1, 0));
  });

  rule('QS-los-centre-line', 'the line runs straight from centre to centre', () => {
    expect(passed('0810', '0806')).toEqual(['0810', '0809', '0808', '0807', '0806']);
    const map = table({ rows: woods({ '0808': 'l', '0908': 'h', '0708': 'h' }), units: [{ mech: 'GRF-1N', at: '0101' }] });
    expect(lineBetween(boardOf(map.board), at('0810'), at('0806'))).toMatchObject({ light: 1, heavy: 0, disputes: [] });
  });

  rule('QS-los-corner-counts', 'a hex of which only a corner is crossed lies on the line', () => {
    expect(passed('0810', '0907')).toEqual(['0810', '0809', '0909', '0808', '0908', '0907']);
    for (const label of ['0809', '0909', '0808', '0908']) {
      const map = table({ rows: woods({ [label]: 'h' }), units: [{ mech: 'GRF-1N', at: '0101' }] });
      expect(lineBetween(boardOf(map.board), at('0810'), at('0907')).heavy, label).toBe(1);
    }
  });

  rule('QS-los-end-hexes-excluded', 'woods at either end do not block, however heavy', () => {
    expect(blocked(woods({ '0810': 'h', '0804': 'h', '0807': 'h' }))).toBe(false);
    expect(blocked(woods({ '0809': 'l', '0805': 'h' }))).toBe(true);
  });

  rule('QS-los-woods-points', 'light woods are one point, heavy woods two, and three block', () => {
    expect(blocked(woods({ '0809': 'l', '0808': 'l' }))).toBe(false);
    expect(blocked(woods({ '0809': 'h' }))).toBe(false);
    expect(blocked(woods({ '0809': 'l', '0808': 'l', '0807': 'l' }))).toBe(true);
    expect(blocked(woods({ '0809': 'l', '0808': 'h' }))).toBe(true);
    expect(blocked(woods({ '0809': 'h', '0808': 'h' }))).toBe(true);
  });

  rule('QS-los-mechs-transparent', '’Mechs between do not matter, to sight or to the Target Number', () => {
    const crowd: Placed[] = [
      { mech: 'TDR-5S', side: 'defender', at: '0808' },
      { mech: 'TDR-5SE', side: 'attacker', at: '0806' },
    ];
    const number = (more: readonly Placed[]): number => {
      const play = looking(woods({}), '0804', more);
      play.does(DEFENDER, fire(0, 1, 0, 1));
      play.does(ATTACKER, hold(1));
      if (more.length > 0) {
        play.does(DEFENDER, hold(2));
        play.does(ATTACKER, hold(3));
      }
      play.does(DEFENDER, roll(0, 0, 1), 1, 1, 1, 1, 1, 1, 2, 2);
      const shot = play.events.find(event => event.type === 'fired');
      return shot?.type === 'fired' ? shot.toHit.total : -1;
    };
    expect(number([])).toBe(4);
    expect(number(crowd)).toBe(4);
  });
});

describe('a line between hexes', () => {
  rule('QS-los-split-choice', 'where the line runs exactly between two hexes the target’s player says which one counts', () => {
    expect(passed('0810', '0909')).toEqual(['0810', '0809|0910', '0909']);
    const rows = woods({ '0809': 'l' });
    const play = looking(rows, '0909');
    play.does(DEFENDER, fire(0, 1, 0));
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: ATTACKER, question: 'sight' }]);
    expect(play.refuses(DEFENDER, { type: 'chooseSight', hexes: [at('0809')] })[0]?.rule).toBe('QS-los-split-choice');
    expect(play.refuses(ATTACKER, { type: 'chooseSight', hexes: [at('0101')] })[0]?.rule).toBe('QS-los-split-choice');
    expect(play.refuses(ATTACKER, { type: 'chooseSight', hexes: [] })[0]?.rule).toBe('QS-los-split-choice');
    play.does(ATTACKER, { type: 'chooseSight', hexes: [at('0809')] });
    const seen = sightBetween(play.state, play.book, standing(play.state, 0), standing(play.state, 1));
    expect(seen.sight).toMatchObject({ light: 1, points: 1, blocked: false });
    const other = looking(rows, '0909');
    other.does(DEFENDER, fire(0, 1, 0));
    other.does(ATTACKER, { type: 'chooseSight', hexes: [at('0910')] });
    expect(sightBetween(other.state, other.book, standing(other.state, 0), standing(other.state, 1)).sight).toMatchObject({
      light: 0,
      points: 0,
    });
  });

  rule('QS-los-split-choice', 'nobody is asked where both hexes are alike', () => {
    const same = looking(woods({ '0809': 'l', '0910': 'l' }), '0909');
    same.does(DEFENDER, fire(0, 1, 0));
    expect(ruleset.awaiting(same.state)).toMatchObject([{ seat: ATTACKER, question: 'declare' }]);
  });

  rule('QS-los-split-choice', 'a choice that closes the line lets the attacker declare anew, with no shot spent', () => {
    expect(passed('0810', '1007')).toEqual(['0810', '0809|0910', '0909', '0908|1008', '1007']);
    const play = looking(woods({ '0809': 'h', '1008': 'l' }), '1007');
    play.does(DEFENDER, fire(0, 1, 1));
    play.does(ATTACKER, { type: 'chooseSight', hexes: [at('0809'), at('1008')] });
    expect(play.state).toMatchObject({ pending: null, active: DEFENDER });
    expect(play.state.units[0]).toMatchObject({ fire: null, ammo: [24] });
    expect(play.refuses(DEFENDER, fire(0, 1, 1))[0]?.rule).toBe('QS-los-required');
    play.does(DEFENDER, hold(0));
    const open = looking(woods({ '0809': 'h', '1008': 'l' }), '1007');
    open.does(DEFENDER, fire(0, 1, 1));
    open.does(ATTACKER, { type: 'chooseSight', hexes: [at('0809'), at('0908')] });
    expect(open.state.units[0]).toMatchObject({ fire: { resolved: false }, ammo: [23] });
  });

  rule('QS-los-split-persist', 'the choice binds both ways for the rest of the turn and no longer', () => {
    const play = looking(woods({ '0809': 'l' }), '0909');
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, { type: 'chooseSight', hexes: [at('0809')] });
    const events = play.does(ATTACKER, fire(1, 0, 0), 1, 1, 1, 2, 1, 1, 2, 2);
    const hindered = events.flatMap(event =>
      event.type === 'fired' ? [event.toHit.terms.some(term => term.rule === 'QS-to-hit-light-woods-intervening')] : [],
    );
    expect(hindered).toEqual([true, true]);
    expect(play.state).toMatchObject({ turn: 2, sights: [] });
  });
});

describe('the six ’Mechs of the diagram', () => {
  /** Our own map on the diagram's principle. D stands in heavy woods, and A sees it along a hexside with light woods on one side. */
  const places = ['1113', '0614', '1105', '0910', '0806', '0303'];
  const rows = woods({ '1005': 'h', '1010': 'l', '0403': 'l', '0910': 'h', '0504': 'h', '0905': 'h', '0909': 'l', '0506': 'l' });

  rule('QS-los-diagram-case', 'six ’Mechs on one map see 3, 4, 3, 5, 3 and 2 others', () => {
    const units = places.map((label, i): Placed => ({ mech: 'LCT-1V', side: i % 2 === 0 ? 'defender' : 'attacker', at: label }));
    const state = table({ rows, phase: 'attack', units });
    const { book } = scene(ruleset, state);
    const see = (from: number, to: number) => sightBetween(state, book, standing(state, from), standing(state, to));
    const others = (from: number) => [0, 1, 2, 3, 4, 5].filter(to => to !== from && !see(from, to).sight.blocked);
    expect([0, 1, 2, 3, 4, 5].map(from => others(from).length)).toEqual([3, 4, 3, 5, 3, 2]);
    expect(others(0)).toEqual([1, 2, 3]);
    expect([see(0, 1).sight.points, see(0, 2).sight.points]).toEqual([0, 0]);
    expect(see(0, 3)).toMatchObject({ undecided: true, blocked: false, sight: { light: 1, heavy: 0 } });
    for (const hidden of [4, 5]) {
      expect(see(0, hidden).sight.light).toBeGreaterThan(0);
      expect(see(0, hidden).sight.heavy).toBeGreaterThan(0);
    }
    const marks = marksAlong(state, book, standing(state, 0), standing(state, 3));
    expect(marks.filter(({ counts }) => counts === null).map(({ woods: level }) => level)).toEqual([0, 1]);
  });
});
