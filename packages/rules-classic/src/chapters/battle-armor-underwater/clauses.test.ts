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
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';

const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const OMNI: Paper = { ...find('LCT-1V')!, omni: true };
const DROPPED = ['TOE-ba-underwater-dropped'] as const;
const ALL = [...DROPPED, 'TOE-ba-underwater-survival', 'TOE-ba-underwater-limits', 'TOE-ba-underwater-breach'] as const;
const DEEP = [{ kind: 'water', level: 2 }] as const;
const POOL = clearBut({ '0808': DEEP, '0809': DEEP, '0810': DEEP });
function waded(squad: Partial<Placed>, rules: readonly (typeof ALL)[number][]) {
  const units: readonly Placed[] = [
    { at: '0808', facing: 3, design: OMNI, bears: 1 },
    { at: '0808', design: SQUAD, rides: 0, seat: NORTH, ...squad },
    { at: '0116', seat: SOUTH },
  ];
  const play = start({ units, board: clearBut({ '0809': DEEP }), rules });
  play.does(NORTH, walk(0, 'F'), 6, 6);
  return play;
}
const lost = (squad: Partial<Placed>, rules: readonly (typeof ALL)[number][] = ALL) => unitAt(waded(squad, rules).state, 1).gone.length;
const frame: Paper = { ...find(SQUAD)!, squad: { ...find(SQUAD)!.squad!, exoskeleton: true } };

describe('suits under water', () => {
  rule('TOE-ba-underwater-survival#1', 'with the option they are not lost at once', () =>
    expect([lost({}, DROPPED), lost({})]).toEqual([5, 0]),
  );
  rule('TOE-ba-underwater-survival#2', 'frames without air of their own are, and suits whose armor is gone', () => {
    const airy: Paper = { ...frame, mounts: [...frame.mounts, { kind: 'equipment', item: 'BAExtendedLifeSupport', at: 'Squad' }] };
    expect([lost({ design: frame }), lost({ design: airy }), lost({ armor: { S2: 0, S3: 0 } })]).toEqual([5, 0, 2]);
  });
  const sunk: Placed = { at: '0808', design: SQUAD, facing: 3, condition: { bottomed: true } };
  rule('TOE-ba-underwater-limits#1', 'they neither move nor climb anything for the rest of the game', () => {
    const play = waded({}, ALL);
    play.does(SOUTH, stay(2));
    expect(play.refuses(NORTH, walk(1, 'F')).map(one => one.rule)).toContain('TOE-ba-underwater-limits');
    const swarm = start({ phase: 'physical', units: [sunk, { at: '0808' }], rules: ALL, board: POOL });
    for (const kind of ['swarm', 'leg'] as const) {
      const refusals = swarm.book.check(swarm.state as never, strike(0, { kind, target: 1 } as never), NORTH);
      expect([kind, refusals.length > 0]).toEqual([kind, true]);
    }
  });
  rule('TOE-ba-underwater-limits#2', 'nobody hits them more easily for it', () => {
    const { events } = shoot(
      { units: [{ at: '0808' }, { ...sunk, at: '0810', seat: SOUTH }, WITNESS], rules: ALL, board: POOL },
      0,
      1,
      1,
      ...NEXT,
    );
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-th-immobile']).toBeUndefined();
  });
  rule('TOE-ba-underwater-limits#3', 'they fire what fires under water', () => {
    const play = start({ phase: 'weapon', units: [sunk, { at: '0810', design: 'GRF-1N' }], rules: ALL, board: POOL });
    expect(play.does(NORTH, fire(0, 1, 0))).not.toEqual([]);
  });
});
