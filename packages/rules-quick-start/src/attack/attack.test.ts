import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../ruleset.ts';
import { faceOff } from '../testing/face-off.fixture.ts';
import { ATTACKER, DEFENDER, eventsOf, fire, hold, roll, woods } from '../testing/table.fixture.ts';

const against = (play: ReturnType<typeof faceOff>, ...weapons: number[]) =>
  play.refuses(DEFENDER, fire(0, 1, ...weapons)).map(({ rule: id }) => id);

describe('declaring', () => {
  rule('QS-attack-prerequisites#1', 'a weapon fires only at an enemy in sight, in arc and in range', () => {
    faceOff({}, {}).does(DEFENDER, fire(0, 1, 0));
    expect(against(faceOff({}, {}), 7)).toEqual(['QS-attack-prerequisites']);
    expect(
      faceOff({}, {})
        .refuses(DEFENDER, fire(0, 0, 0))
        .map(({ rule: id }) => id),
    ).toContain('QS-attack-prerequisites');
    expect(
      faceOff({}, {})
        .refuses(DEFENDER, fire(0, 9, 0))
        .map(({ rule: id }) => id),
    ).toContain('QS-attack-prerequisites');
    expect(against(faceOff({ facing: 3 }, {}), 0)).toEqual(['QS-attack-firing-arc']);
    expect(against(faceOff({ mech: 'GRF-1S', at: '0817' }, { at: '0801' }), 0)).toEqual(['QS-to-hit-range-beyond']);
    expect(against(faceOff({}, {}, woods({ '0810': 'h', '0809': 'h' })), 0)).toEqual(['QS-los-required']);
  });

  rule('QS-attack-weapon-individually#1', 'each weapon has a roll of its own, two of a kind as well', () => {
    const play = faceOff({ mech: 'GRF-1S', at: '0810' }, {});
    play.does(DEFENDER, fire(0, 1, 1, 2));
    play.does(ATTACKER, hold(1));
    const shots = play
      .does(DEFENDER, roll(0, 1, 2), 1, 1, 6, 6, 4, 4, 1, 1, 2, 2)
      .flatMap(event => (event.type === 'fired' ? [event] : []));
    expect(shots.map(({ weapon, result, roll: thrown }) => [weapon, result, thrown?.total])).toEqual([
      [1, 'miss', 2],
      [2, 'hit', 12],
    ]);
  });

  rule('QS-attack-weapon-once-per-turn#1', 'a weapon is declared once and rolled once', () => {
    expect(against(faceOff({}, {}), 0, 0)).toEqual(['QS-attack-weapon-once-per-turn']);
    const play = faceOff({}, {});
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    expect(play.refuses(DEFENDER, roll(0, 0, 1, 0))[0]?.rule).toBe('QS-seq-resolve-order-own');
  });
});

describe('ammunition', () => {
  rule('QS-attack-ammo-spend#1', 'a shot is crossed off when it is announced, hit or miss', () => {
    const play = faceOff({ mech: 'GRF-1S' }, {});
    for (let left = 23; left >= 21; left--) {
      play.does(DEFENDER, fire(0, 1, 3));
      expect(play.state.units[0]!.ammo).toEqual([left]);
      play.does(ATTACKER, hold(1), 1, 1, 1, 1, 2, 2);
      expect(play.state.units[0]!.ammo).toEqual([left]);
      play.does(DEFENDER, { type: 'move', unit: 0, mode: 'stand' });
      play.does(ATTACKER, { type: 'move', unit: 1, mode: 'stand' });
    }
  });

  rule('QS-attack-ammo-spend#2', 'a weapon without ammunition spends nothing', () => {
    const play = faceOff({ mech: 'GRF-1S' }, {});
    const events = play.does(DEFENDER, fire(0, 1, 0));
    expect(events.map(({ type }) => type)).not.toContain('ammoSpent');
    expect(play.state.units[0]!.ammo).toEqual([24]);
  });

  rule('QS-attack-ammo-spend#3', 'a shot that is dropped because it cannot hit is spent all the same', () => {
    const play = faceOff({ moved: ['jump', 1] }, { moved: ['run', 10] }, woods({ '0808': 'h' }));
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    const shots = eventsOf(play.does(DEFENDER, roll(0), 1, 1, 2, 2), 'fired');
    expect(shots.map(({ result }) => result)).toEqual(['aborted', 'aborted']);
    expect(play.state.units[0]!.ammo).toEqual([23]);
  });

  rule('QS-attack-ammo-empty#1', 'a weapon without shots is not declared, nor two weapons with one shot between them', () => {
    expect(faceOff({ ammo: [0] }, {}).refuses(DEFENDER, fire(0, 1, 1))).toMatchObject([
      { rule: 'QS-attack-ammo-empty', reason: 'the Griffin is out of LRM 10 ammunition' },
    ]);
    const guns = faceOff({ mech: 'TDR-5S', at: '0809', ammo: [50, 1, 16] }, {});
    expect(against(guns, 5, 6)).toEqual(['QS-attack-ammo-empty']);
    guns.does(DEFENDER, fire(0, 1, 6));
  });
});

describe('the firing arc', () => {
  const inArc = (label: string, heading: 0 | 1 | 2 | 3 | 4 | 5 = 0): boolean => {
    const play = faceOff({ at: '0810', facing: heading }, { at: label, mech: 'LCT-1V' });
    const refusals = play.book.check(ruleset.view(play.state, DEFENDER), fire(0, 1, 1), DEFENDER);
    return !refusals.some(({ rule: id }) => id === 'QS-attack-firing-arc');
  };

  rule('QS-attack-firing-arc#1', 'only what is in the arc can be fired at', () => {
    expect([inArc('0809'), inArc('0811')]).toEqual([true, false]);
    expect(['0811', '0711', '0911'].map(label => inArc(label, 3))).toEqual([true, true, true]);
    expect(inArc('0809', 3)).toBe(false);
    faceOff({ at: '0810' }, { at: '0809' }).does(DEFENDER, fire(0, 1, 0));
  });

  rule('QS-attack-firing-arc#2', 'the forward third, with the rows of hexes on its borders', () => {
    // Facing north from 0810: the rows to the north-west and north-east belong to it, the hexes behind them do not.
    for (const label of ['0809', '0710', '0910', '0609', '1009', '0708', '0308']) expect(inArc(label), label).toBe(true);
    for (const label of ['0811', '0711', '0911', '0610', '1010', '0815']) expect(inArc(label), label).toBe(false);
  });

  rule('QS-attack-arc-unbounded#1', 'the arc reaches to the edge of the map; only the weapon’s range ends it', () => {
    const north = (label: string) => {
      const play = faceOff({ at: '0817' }, { at: label, mech: 'LCT-1V' });
      return play.book.check(ruleset.view(play.state, DEFENDER), fire(0, 1, 1), DEFENDER);
    };
    expect(north('0801')).toEqual([]);
    expect(north('0101')).toEqual([]);
    const laser = faceOff({ mech: 'GRF-1S', at: '0817' }, { at: '0801' });
    expect(laser.refuses(DEFENDER, fire(0, 1, 0)).map(({ rule: id }) => id)).toEqual(['QS-to-hit-range-beyond']);
  });

  rule('QS-attack-arc-unbounded#2', 'and widens along its border rows all the way', () => {
    // From 0817 the border rows run by one row every two columns.
    for (const [inside, outside] of [
      ['0616', '0617'],
      ['0415', '0416'],
      ['0214', '0215'],
      ['1016', '1017'],
      ['1215', '1216'],
      ['1613', '1614'],
    ] as const) {
      const play = (label: string) => {
        const { book, state } = faceOff({ at: '0817' }, { at: label, mech: 'LCT-1V' });
        return book.check(ruleset.view(state, DEFENDER), fire(0, 1, 1), DEFENDER).map(({ rule: id }) => id);
      };
      expect([play(inside), play(outside)], inside).toEqual([[], ['QS-attack-firing-arc']]);
    }
  });

  rule('QS-attack-single-arc#1', 'arms, torsos and head fire through one arc', () => {
    const thunderbolt = faceOff({ mech: 'TDR-5S', at: '0810', facing: 0 }, { at: '0809' });
    thunderbolt.does(DEFENDER, fire(0, 1, 0, 1, 2, 3, 4, 5, 6, 7));
    const turned = faceOff({ mech: 'TDR-5S', at: '0810', facing: 2 }, { at: '0809' });
    for (let weapon = 0; weapon < 8; weapon++) expect(against(turned, weapon)).toEqual(['QS-attack-firing-arc']);
  });

  rule('QS-attack-single-arc#2', 'a hit from behind is like any other', () => {
    const behind = faceOff({ at: '0810' }, { at: '0808', facing: 0 });
    behind.does(DEFENDER, fire(0, 1, 0));
    behind.does(ATTACKER, hold(1), 6, 6, 3, 4, 1, 1, 2, 2);
    expect(behind.state.units[1]!.armor.CT).toBe(10);
  });
});
