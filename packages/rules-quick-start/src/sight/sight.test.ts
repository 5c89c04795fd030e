import { boardOf } from '@sortie/board';
import { hexLabel, line } from '@sortie/geometry';
import { rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../ruleset.ts';
import type { State } from '../shape.ts';
import { isFighting, type Standing } from '../state.ts';
import { ATTACKER, at, DEFENDER, eventsOf, fire, hold, type Placed, roll, table, woods } from '../testing/table.fixture.ts';
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
  rule('QS-los-required#1', 'no attack without a line of sight', () => {
    const play = looking(woods({ '0808': 'h', '0806': 'l' }));
    expect(play.refuses(DEFENDER, fire(0, 1, 0))).toMatchObject([{ rule: 'QS-los-required', reason: 'woods hide the Wolverine' }]);
    looking(woods({ '0808': 'h' })).does(DEFENDER, fire(0, 1, 0));
  });

  rule('QS-los-centre-line#1', 'the line runs straight from centre to centre', () => {
    expect(blocked(woods({ '0809': 'h', '0807': 'l' }))).toBe(true);
    expect(blocked(woods({ '0909': 'h', '0907': 'h', '0709': 'h', '0707': 'h' }))).toBe(false);
    expect(passed('0810', '0806')).toEqual(['0810', '0809', '0808', '0807', '0806']);
    const map = table({ rows: woods({ '0808': 'l', '0908': 'h', '0708': 'h' }), units: [{ mech: 'GRF-1N', at: '0101' }] });
    expect(lineBetween(boardOf(map.board), at('0810'), at('0806'))).toMatchObject({ light: 1, heavy: 0, disputes: [] });
  });

  rule('QS-los-corner-counts#1', 'a hex of which only a corner is crossed lies on the line', () => {
    expect(passed('0810', '0907')).toEqual(['0810', '0809', '0909', '0808', '0908', '0907']);
    const corners = looking(woods({ '0909': 'h', '0808': 'l' }), '0907');
    expect(corners.refuses(DEFENDER, fire(0, 1, 0))[0]?.rule).toBe('QS-los-required');
    for (const label of ['0809', '0909', '0808', '0908']) {
      const map = table({ rows: woods({ [label]: 'h' }), units: [{ mech: 'GRF-1N', at: '0101' }] });
      expect(lineBetween(boardOf(map.board), at('0810'), at('0907')).heavy, label).toBe(1);
    }
  });

  rule('QS-los-end-hexes-excluded#1', 'woods at either end do not block, however heavy', () => {
    expect(blocked(woods({ '0810': 'h', '0804': 'h', '0807': 'h' }))).toBe(false);
    expect(blocked(woods({ '0809': 'l', '0805': 'h' }))).toBe(true);
  });

  rule('QS-los-end-hexes-excluded#2', 'the heavy woods of the target’s own hex do not close a line with a point of light woods', () => {
    expect(blocked(woods({ '0804': 'h', '0807': 'l' }))).toBe(false);
    expect(blocked(woods({ '0805': 'h', '0807': 'l' }))).toBe(true);
  });

  rule('QS-los-woods-points#1', 'a hex of light woods is one point, a hex of heavy woods two', () => {
    const points = (marks: { readonly [label: string]: 'l' | 'h' }) => {
      const { state, book } = looking(woods(marks));
      return sightBetween(state, book, standing(state, 0), standing(state, 1)).sight.points;
    };
    expect([points({ '0809': 'l' }), points({ '0809': 'h' }), points({ '0809': 'l', '0807': 'h' })]).toEqual([1, 2, 3]);
  });

  rule('QS-los-woods-points#2', 'three points and more block', () => {
    expect(blocked(woods({ '0809': 'l', '0808': 'l', '0807': 'l' }))).toBe(true);
    expect(blocked(woods({ '0809': 'l', '0808': 'h' }))).toBe(true);
    expect(blocked(woods({ '0809': 'h', '0808': 'h' }))).toBe(true);
  });

  rule('QS-los-woods-points#3', 'two points and fewer do not', () => {
    expect(blocked(woods({ '0809': 'l' }))).toBe(false);
    expect(blocked(woods({ '0809': 'l', '0808': 'l' }))).toBe(false);
    expect(blocked(woods({ '0809': 'h' }))).toBe(false);
  });

  rule('QS-los-mechs-transparent#1', '’Mechs between do not matter, to sight or to the Target Number', () => {
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
  const choice = (...labels: string[]) => ({ type: 'chooseSight', hexes: labels.map(label => at(label)) }) as const;
  const seen = (play: ReturnType<typeof looking>) =>
    sightBetween(play.state, play.book, standing(play.state, 0), standing(play.state, 1)).sight;

  rule('QS-los-split-choice#1', 'where the line runs exactly between two hexes only one of them counts', () => {
    expect(passed('0810', '0909')).toEqual(['0810', '0809|0910', '0909']);
    const rows = woods({ '0809': 'l' });
    const one = looking(rows, '0909');
    one.does(DEFENDER, fire(0, 1, 0));
    one.does(ATTACKER, choice('0809'));
    expect(seen(one)).toMatchObject({ light: 1, points: 1, blocked: false });
    const other = looking(rows, '0909');
    other.does(DEFENDER, fire(0, 1, 0));
    other.does(ATTACKER, choice('0910'));
    expect(seen(other)).toMatchObject({ light: 0, points: 0 });
    const both = looking(rows, '0909');
    both.does(DEFENDER, fire(0, 1, 0));
    expect(both.refuses(ATTACKER, choice('0809', '0910'))[0]?.rule).toBe('QS-los-split-choice');
  });

  rule('QS-los-split-choice#2', 'the target’s player says which', () => {
    const play = looking(woods({ '0809': 'l' }), '0909');
    play.does(DEFENDER, fire(0, 1, 0));
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: ATTACKER, question: 'sight' }]);
    expect(play.refuses(DEFENDER, choice('0809'))[0]?.reason).toBe("the player of the targeted 'Mech chooses");
    expect(play.refuses(ATTACKER, choice('0101'))[0]?.rule).toBe('QS-los-split-choice');
    expect(play.refuses(ATTACKER, choice())[0]?.rule).toBe('QS-los-split-choice');
    play.does(ATTACKER, choice('0809'));
  });

  rule('QS-los-split-choice#3', 'where both fire at each other, the one who was aimed at first has chosen', () => {
    const play = looking(woods({ '0809': 'l' }), '0909');
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, choice('0910'));
    // The Wolverine fires back, and the Griffin's player is not asked.
    const events = play.does(ATTACKER, fire(1, 0, 0), 1, 1, 1, 2, 1, 1, 2, 2);
    expect(
      eventsOf(events, 'fired').map(({ toHit }) => toHit.terms.some(({ rule: id }) => id === 'QS-to-hit-light-woods-intervening')),
    ).toEqual([false, false]);
  });

  rule('QS-los-split-choice#1', 'nobody is asked where both hexes are alike', () => {
    const same = looking(woods({ '0809': 'l', '0910': 'l' }), '0909');
    same.does(DEFENDER, fire(0, 1, 0));
    expect(ruleset.awaiting(same.state)).toMatchObject([{ seat: ATTACKER, question: 'declare' }]);
  });

  rule('QS-los-split-choice#1', 'a choice that closes the line lets the attacker declare anew, with no shot spent', () => {
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

  rule('QS-los-split-persist#1', 'the choice binds both ways for the rest of the turn and no longer', () => {
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

  rule('QS-los-split-persist#2', 'the next turn asks again, and may be answered otherwise', () => {
    const play = looking(woods({ '0809': 'l' }), '0909');
    const shoot = (...labels: string[]) => {
      play.does(DEFENDER, fire(0, 1, 0));
      play.does(ATTACKER, choice(...labels));
      const found = seen(play).points;
      play.does(ATTACKER, hold(1), 1, 1, 1, 1, 2, 2);
      return found;
    };
    expect(shoot('0809')).toBe(1);
    play.does(DEFENDER, { type: 'move', unit: 0, mode: 'stand' });
    play.does(ATTACKER, { type: 'move', unit: 1, mode: 'stand' });
    expect(shoot('0910')).toBe(0);
  });

  rule('QS-los-split-persist#3', 'another attacker’s line to the same target has a choice of its own', () => {
    const play = looking(woods({ '0809': 'l', '1009': 'l' }), '0909', [
      { mech: 'GRF-1N', at: '1010', side: 'defender', facing: 0 },
      { mech: 'LCT-1E', at: '0101', side: 'attacker' },
    ]);
    expect(passed('1010', '0909')).toEqual(['1010', '0910|1009', '0909']);
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, choice('0809'));
    play.does(ATTACKER, hold(3));
    play.does(DEFENDER, fire(2, 1, 0));
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: ATTACKER, question: 'sight' }]);
    play.does(ATTACKER, choice('0910'));
    expect(play.state.sights.map(({ between }) => between)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('the six ’Mechs of the diagram', () => {
  /** Our own map on the diagram's principle. D stands in heavy woods, and A sees it along a hexside with light woods on one side. */
  const places = ['1113', '0614', '1105', '0910', '0806', '0303'];
  const rows = woods({ '1005': 'h', '1010': 'l', '0403': 'l', '0910': 'h', '0504': 'h', '0905': 'h', '0909': 'l', '0506': 'l' });

  const units = places.map((label, i): Placed => ({ mech: 'LCT-1V', side: i % 2 === 0 ? 'defender' : 'attacker', at: label }));
  const state = table({ rows, phase: 'attack', units });
  const { book } = scene(ruleset, state);
  const see = (from: number, to: number) => sightBetween(state, book, standing(state, from), standing(state, to));
  const others = (from: number) => [0, 1, 2, 3, 4, 5].filter(to => to !== from && !see(from, to).sight.blocked);
  const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5] as const;
  const onItsWay = (from: number, target: number) => {
    const { seat } = state.units[from]!;
    return book.check(ruleset.view(state, seat), fire(from, target, 0), seat);
  };

  rule('QS-los-diagram-case#1', 'A sees B and C with nothing between, and D along a hexside', () => {
    expect(others(A)).toEqual([B, C, D]);
    expect([see(A, B).sight.points, see(A, C).sight.points]).toEqual([0, 0]);
    expect(see(A, D)).toMatchObject({ undecided: true, blocked: false, sight: { light: 1, heavy: 0 } });
    const marks = marksAlong(state, book, standing(state, A), standing(state, D));
    expect(marks.filter(({ counts }) => counts === null).map(({ woods: level }) => level)).toEqual([0, 1]);
    expect(onItsWay(A, B).map(({ rule: id }) => id)).not.toContain('QS-los-required');
  });

  rule('QS-los-diagram-case#2', 'A sees neither E nor F: light and heavy woods lie between', () => {
    for (const hidden of [E, F]) {
      expect(see(A, hidden)).toMatchObject({ blocked: true });
      expect(see(A, hidden).sight.light).toBeGreaterThan(0);
      expect(see(A, hidden).sight.heavy).toBeGreaterThan(0);
      expect(onItsWay(A, hidden).map(({ rule: id }) => id)).toContain('QS-los-required');
    }
  });

  rule('QS-los-diagram-case#3', 'B has four targets, C three, D five, E three and F two', () => {
    expect([B, C, D, E, F].map(from => others(from).length)).toEqual([4, 3, 5, 3, 2]);
    expect(onItsWay(F, A).map(({ rule: id }) => id)).toContain('QS-los-required');
  });

  rule('QS-los-split-choice#4', 'D’s player chooses the light woods, and the line from A stays open with a point', () => {
    const duel = table({
      rows,
      phase: 'attack',
      units: [
        { mech: 'LCT-1V', side: 'defender', at: '1113', facing: 5 },
        { mech: 'LCT-1V', side: 'attacker', at: '0910' },
      ],
    });
    const play = scene(ruleset, duel);
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, { type: 'chooseSight', hexes: [at('1010')] });
    expect(sightBetween(play.state, play.book, standing(play.state, 0), standing(play.state, 1)).sight).toMatchObject({
      light: 1,
      heavy: 0,
      points: 1,
    });
    expect(play.state.units[0]!.fire?.shots).toHaveLength(1);
  });
});
