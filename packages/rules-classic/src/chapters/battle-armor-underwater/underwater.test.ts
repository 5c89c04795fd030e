import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import {
  clearBut,
  eventsOf,
  fire,
  NEXT,
  NORTH,
  type Placed,
  SOUTH,
  shoot,
  start,
  stay,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';

const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const LASER: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: 'Medium Laser', at: 'CT' }] };
const OMNI: Paper = { ...find('LCT-1V')!, omni: true };
const DROPPED = ['TOE-ba-underwater-dropped'] as const;
const ALL = [...DROPPED, 'TOE-ba-underwater-survival', 'TOE-ba-underwater-limits', 'TOE-ba-underwater-breach'] as const;
const DEEP = [{ kind: 'water', level: 2 }] as const;
const POOL = clearBut({ '0808': DEEP, '0809': DEEP, '0810': DEEP });
const fitted = (...items: readonly string[]): Paper => {
  const squad = find(SQUAD)!;
  return { ...squad, mounts: [...squad.mounts, ...items.map(item => ({ kind: 'equipment', item, at: 'Squad' }) as const)] };
};

/** A 'Mech wades into deep water with a squad on it. */
function waded(squad: Partial<Placed>, rules: readonly (typeof ALL)[number][], deep = true) {
  const play = start({
    units: [
      { at: '0808', facing: 3, design: OMNI, bears: 1 },
      { at: '0808', design: SQUAD, rides: 0, seat: NORTH, ...squad },
      { at: '0116', seat: SOUTH },
    ],
    board: clearBut(deep ? { '0809': DEEP } : {}),
    rules,
  });
  play.does(NORTH, walk(0, 'F'), ...(deep ? [6, 6] : []));
  return play;
}

describe('suits under water', () => {
  rule('TOE-ba-underwater-dropped', 'who is carried into deep water falls off at once, but for those who swim', () => {
    const play = waded({}, ALL);
    expect([unitAt(play.state, 1).rides, unitAt(play.state, 1).condition]).toEqual([undefined, { bottomed: true }]);
    expect(unitAt(waded({ design: fitted('BAUMU') }, ALL).state, 1).rides).toBe(0);
    expect(unitAt(waded({}, []).state, 1).rides).toBe(0);
    const swarmed = start({
      units: [
        { at: '0808', facing: 3, design: OMNI },
        { at: '0808', design: SQUAD, clings: 0 },
        { at: '0116', seat: SOUTH },
      ],
      board: clearBut({ '0809': DEEP }),
      rules: ALL,
    });
    swarmed.does(NORTH, walk(0, 'F'), 6, 6);
    expect(swarmed.state.units[1]).toMatchObject({ clings: null, condition: { bottomed: true } });
  });
  rule('TOE-ba-underwater-survival', 'they live unless their armor is gone or their frame has no air', () => {
    expect(unitAt(waded({}, DROPPED).state, 1).gone).toHaveLength(5);
    expect(unitAt(waded({}, ALL).state, 1).gone).toEqual([]);
    expect(unitAt(waded({ armor: { S2: 0 } }, ALL).state, 1).gone).toEqual(['S2']);
    const frame: Paper = { ...find(SQUAD)!, squad: { ...find(SQUAD)!.squad!, exoskeleton: true } };
    expect(unitAt(waded({ design: frame }, ALL).state, 1).gone).toHaveLength(5);
    const airy: Paper = { ...fitted('BAExtendedLifeSupport'), squad: frame.squad! };
    expect(unitAt(waded({ design: airy }, ALL).state, 1).gone).toEqual([]);
  });
  rule('TOE-ba-underwater-limits', 'there they stay, climb nothing, and fire what fires there', () => {
    const play = waded({}, ALL);
    play.does(SOUTH, stay(2));
    expect(play.refuses(NORTH, walk(1, 'F')).map(one => one.rule)).toContain('TOE-ba-underwater-limits');
    const units: readonly Placed[] = [
      { at: '0808', design: SQUAD, condition: { bottomed: true } },
      { at: '0810', design: 'GRF-1N' },
    ];
    const sunk = start({ phase: 'weapon', units, rules: ALL, board: POOL });
    sunk.does(NORTH, fire(0, 1, 0));
    const shot = shoot(
      { units: [{ at: '0808' }, { ...units[0]!, at: '0810', seat: SOUTH }, WITNESS], rules: ALL, board: POOL },
      0,
      1,
      1,
      ...NEXT,
    );
    expect(termsOf(eventsOf(shot.events, 'fired')[0]!.toHit)['TW-th-immobile']).toBeUndefined();
  });
  rule('TOE-ba-underwater-breach', 'the least hit is the end of a suit, unless the armor closes of itself', () => {
    const struck = (design: Paper) =>
      unitAt(
        shoot(
          {
            units: [{ at: '0808', design: LASER }, { at: '0810', design, condition: { bottomed: true } }, WITNESS],
            rules: ALL,
            board: POOL,
          },
          0,
          6,
          6,
          1,
          ...NEXT,
        ).play.state,
        1,
      ).gone;
    expect([struck(fitted()), struck(fitted('IS HarJel'))]).toEqual([['S1'], []]);
  });
});
