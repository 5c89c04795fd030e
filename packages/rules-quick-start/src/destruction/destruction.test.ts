import { rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Circles, Location } from '../force/sheet.ts';
import { ruleset } from '../ruleset.ts';
import { NEXT, struckByPpc } from '../testing/ppc.fixture.ts';
import { ATTACKER, DEFENDER, fire, hold, jump, run, stand, table, walk } from '../testing/table.ts';

/** After such a shot, brought to the attacker's turn to move. */
function thenMoves(location: Location, armor: Partial<Circles> = {}) {
  const play = struckByPpc(location, armor);
  play.does(DEFENDER, stand(0));
  return play;
}

describe('losing parts', () => {
  rule('QS-destroy-side-torso-arm', 'a lost side torso takes its arm along, and hits on that arm go on inward', () => {
    const play = struckByPpc('LT', { LT: 10, LA: 9 });
    expect(play.state.units[1]!.armor).toMatchObject({ LT: 0, LA: 0, CT: 20 });
    expect(play.events.find(event => event.type === 'damaged')).toMatchObject({ lost: ['LT', 'LA'] });
    expect(struckByPpc('RT', { RT: 10 }).state.units[1]!.armor).toMatchObject({ RT: 0, RA: 0, LA: 16 });
    expect(struckByPpc('LA', { LT: 0, LA: 0 }).state.units[1]!.armor.CT).toBe(10);
  });

  rule('QS-destroy-side-torso-leg', 'the leg below a lost side torso stays', () => {
    expect(struckByPpc('LT', { LT: 10 }).state.units[1]!.armor.LL).toBe(16);
  });

  rule('QS-destroy-center-torso', 'without its center torso a ’Mech is destroyed', () => {
    expect(struckByPpc('CT', { CT: 10 }).state.units[1]!.fate).toBe('destroyed');
    expect(struckByPpc('CT', { CT: 11 }).state.units[1]!.fate).toBe('fighting');
  });

  rule('QS-destroy-head', 'without its head a ’Mech is destroyed', () => {
    expect(struckByPpc('HD').state.units[1]!.fate).toBe('destroyed');
    expect(struckByPpc('HD', { HD: 11 }).state.units[1]!.fate).toBe('fighting');
  });

  rule('QS-destroy-leg-immobile', 'without a leg it neither moves, jumps nor turns for the rest of the game', () => {
    const play = thenMoves('LL', { LL: 10 });
    for (const command of [walk(1, 'F'), walk(1, 'L'), run(1, 'F'), jump(1, '0807'), jump(1, '0808', 0)])
      expect(play.refuses(ATTACKER, command).map(({ rule: id }) => id)).toContain('QS-destroy-leg-immobile');
    expect(
      [...ruleset.options(ruleset.view(play.state, ATTACKER), ATTACKER, play.book)].filter(
        command => 'unit' in command && command.unit === 1,
      ),
    ).toEqual([stand(1)]);
    play.does(ATTACKER, stand(1));
  });

  rule('QS-destroy-leg-may-fire', 'without a leg it fires as before', () => {
    const play = scene(
      ruleset,
      table({
        phase: 'attack',
        units: [
          { mech: 'GRF-1N', side: 'defender', at: '0810', armor: { LL: 0, RL: 0 } },
          { mech: 'WVR-6R', side: 'attacker', at: '0808' },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, 0));
    const shot = play.does(ATTACKER, hold(1), 1, 1, ...NEXT).find(event => event.type === 'fired');
    expect(shot).toMatchObject({ toHit: { total: 4 } });
  });

  rule('QS-destroy-survivable', 'arms, legs and side torsos can all go and the ’Mech fights on', () => {
    const play = struckByPpc('LL', { LL: 10, RL: 0, LA: 0, RA: 0, LT: 0, RT: 0 });
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', armor: { LL: 0, CT: 20 } });
  });

  rule('QS-destroy-weapons-lost', 'a weapon goes with its location from the next turn on, not before', () => {
    const play = scene(
      ruleset,
      table({
        phase: 'attack',
        units: [
          { mech: 'GRF-1N', side: 'defender', at: '0810' },
          { mech: 'GRF-1S', side: 'attacker', at: '0808', armor: { RA: 5 } },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, 0));
    // The large laser of the right arm was declared and fires, although the arm is gone by then.
    const events = play.does(ATTACKER, fire(1, 0, 0), 6, 6, 1, 2, 6, 6, 4, 4, ...NEXT);
    expect(events.filter(({ type }) => type === 'fired')).toMatchObject([{ unit: 0 }, { unit: 1, result: 'hit' }]);
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, hold(0));
    expect(play.refuses(ATTACKER, fire(1, 0, 0))).toMatchObject([
      { rule: 'QS-destroy-weapons-lost', reason: 'the Large Laser is lost with its location' },
    ]);
    play.does(ATTACKER, fire(1, 0, 3), 1, 1, ...NEXT);
  });

  rule('QS-destroy-removal-timing', 'a destroyed ’Mech leaves when the phase ends and means nothing after that', () => {
    const play = struckByPpc('HD');
    const kinds = play.events.map(({ type }) => type);
    expect(kinds.indexOf('destroyed')).toBeGreaterThan(kinds.indexOf('phaseEnded'));
    expect(play.state.units[1]).toMatchObject({ fate: 'destroyed', at: null });
    // Its hex is free again, and nobody moves it or shoots at it.
    play.does(DEFENDER, walk(0, 'FF'));
    expect(play.refuses(ATTACKER, stand(1)).length).toBeGreaterThan(0);
    play.does(ATTACKER, stand(2));
    expect(play.refuses(DEFENDER, fire(0, 1, 0)).map(({ rule: id }) => id)).toContain('QS-attack-prerequisites');
  });
});
