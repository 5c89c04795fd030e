import { rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Circles, Location } from '../force/sheet.ts';
import { ruleset } from '../ruleset.ts';
import { NEXT, struckByPpc } from '../testing/ppc.fixture.ts';
import { ATTACKER, at, DEFENDER, eventsOf, fire, hold, jump, roll, run, stand, table, walk } from '../testing/table.fixture.ts';

/** After such a shot, brought to the attacker's turn to move. */
function thenMoves(location: Location, armor: Partial<Circles> = {}) {
  const play = struckByPpc(location, armor);
  play.does(DEFENDER, stand(0));
  return play;
}

describe('losing parts', () => {
  rule('QS-destroy-side-torso-arm#1', 'a lost side torso takes its arm along, whatever armor it had', () => {
    const play = struckByPpc('LT', { LT: 10, LA: 9 });
    expect(play.state.units[1]!.armor).toMatchObject({ LT: 0, LA: 0, RA: 16, CT: 20 });
    expect(eventsOf(play.events, 'damaged')[0]).toMatchObject({ lost: ['LT', 'LA'] });
    expect(struckByPpc('RT', { RT: 10 }).state.units[1]!.armor).toMatchObject({ RT: 0, RA: 0, LA: 16 });
    expect(struckByPpc('LT', { LT: 11 }).state.units[1]!.armor).toMatchObject({ LT: 1, LA: 16 });
  });

  rule('QS-destroy-side-torso-arm#2', 'hits on that arm go on inward', () => {
    expect(struckByPpc('LA', { LT: 0, LA: 0 }).state.units[1]!.armor).toMatchObject({ LA: 0, LT: 0, CT: 10 });
  });

  /** Both fire: a Griffin with PPC and missiles, a GRF-1S with the laser in its right arm. */
  const exchange = (armor: Partial<Circles>, ...dice: number[]) => {
    const play = scene(
      ruleset,
      table({
        phase: 'attack',
        units: [
          { mech: 'GRF-1N', side: 'defender', at: '0810' },
          { mech: 'GRF-1S', side: 'attacker', at: '0808', armor },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, fire(1, 0, 0));
    play.does(DEFENDER, roll(0, 0, 1), ...dice);
    return play;
  };

  rule('QS-destroy-side-torso-arm#3', 'the arm is gone for the next hit of the phase, its weapons only when the phase ends', () => {
    // PPC on the right torso, three missiles on the arm that went with it, then the laser of that arm fires.
    const play = exchange({ RT: 10 }, 6, 6, 3, 3, 6, 6, 1, 1, 1, 2);
    play.does(DEFENDER, { type: 'markDamage', order: [0, 1] }, 6, 6, 3, 4, ...NEXT);
    expect(
      eventsOf(play.events, 'damaged').map(({ marks }) => marks.map(({ location, points }) => `${location} ${points}`).join()),
    ).toEqual(['RT 10', 'CT 3', 'CT 8']);
    expect(eventsOf(play.events, 'fired').at(-1)).toMatchObject({ unit: 1, result: 'hit' });
  });

  rule('QS-destroy-side-torso-leg#1', 'the leg below a lost side torso stays whole', () => {
    expect(struckByPpc('LT', { LT: 10 }).state.units[1]!.armor).toMatchObject({ LL: 16, LA: 0 });
    expect(struckByPpc('RT', { RT: 10 }).state.units[1]!.armor.RL).toBe(16);
  });

  rule('QS-destroy-side-torso-leg#2', 'it takes its own hits, and what is beyond it passes through to the center', () => {
    expect(struckByPpc('LL', { LT: 0, LA: 0 }).state.units[1]!.armor).toMatchObject({ LL: 6, CT: 20 });
    expect(struckByPpc('LL', { LT: 0, LA: 0, LL: 4 }).state.units[1]!.armor).toMatchObject({ LL: 0, CT: 14 });
  });

  rule('QS-destroy-center-torso#1', 'without its center torso a ’Mech is destroyed', () => {
    expect(struckByPpc('CT', { CT: 10 }).state.units[1]!.fate).toBe('destroyed');
    expect(struckByPpc('CT', { CT: 11 }).state.units[1]!.fate).toBe('fighting');
  });

  const lastWord = (armor: Partial<Circles>, ...location: number[]) => exchange(armor, 6, 6, ...location, 1, 1, 6, 6, 3, 4);

  rule('QS-destroy-center-torso#2', 'and still fires what it declared', () => {
    const play = lastWord({ CT: 10 }, 3, 4);
    expect(eventsOf(play.events, 'fired').at(-1)).toMatchObject({ unit: 1, result: 'hit' });
    expect(play.state.units[1]!.fate).toBe('destroyed');
  });

  rule('QS-destroy-head#1', 'without its head a ’Mech is destroyed', () => {
    expect(struckByPpc('HD').state.units[1]!.fate).toBe('destroyed');
    expect(struckByPpc('HD', { HD: 11 }).state.units[1]!.fate).toBe('fighting');
  });

  rule('QS-destroy-head#2', 'and still fires what it declared', () => {
    const play = lastWord({ HD: 9 }, 6, 6);
    expect(eventsOf(play.events, 'fired').at(-1)).toMatchObject({ unit: 1, result: 'hit' });
    expect(play.state.units[1]!.fate).toBe('destroyed');
  });

  rule('QS-destroy-leg-immobile#1', 'without a leg it neither moves nor jumps any more', () => {
    const play = thenMoves('LL', { LL: 10 });
    for (const command of [walk(1, 'F'), run(1, 'F'), jump(1, '0807')])
      expect(play.refuses(ATTACKER, command).map(({ rule: id }) => id)).toContain('QS-destroy-leg-immobile');
    const left = [...ruleset.options(ruleset.view(play.state, ATTACKER), ATTACKER, play.book)];
    expect(left.filter(command => 'unit' in command && command.unit === 1)).toEqual([stand(1)]);
    play.does(ATTACKER, stand(1));
    play.does(ATTACKER, stand(2));
    play.does(DEFENDER, hold(0));
    play.does(ATTACKER, hold(1));
    play.does(ATTACKER, hold(2), ...NEXT);
    play.does(DEFENDER, stand(0));
    expect(play.refuses(ATTACKER, walk(1, 'F')).map(({ rule: id }) => id)).toContain('QS-destroy-leg-immobile');
  });

  rule('QS-destroy-leg-immobile#2', 'nor does it turn, on foot or by a jump', () => {
    const play = thenMoves('RL', { RL: 10 });
    for (const command of [walk(1, 'L'), run(1, 'R'), jump(1, '0808', 0)])
      expect(play.refuses(ATTACKER, command).map(({ rule: id }) => id)).toContain('QS-destroy-leg-immobile');
    play.does(ATTACKER, stand(1));
    expect(play.state.units[1]!.facing).toBe(3);
  });

  rule('QS-destroy-leg-may-fire#1', 'without a leg it fires as before', () => {
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

  rule('QS-destroy-survivable#1', 'arms, legs and side torsos can all go and the ’Mech fights on', () => {
    const play = struckByPpc('LL', { LL: 10, RL: 0, LA: 0, RA: 0, LT: 0, RT: 0 });
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', armor: { LL: 0, CT: 20 } });
  });

  rule('QS-destroy-weapons-lost#1', 'a weapon goes with its location from the next turn on', () => {
    const play = exchange({ RA: 5 }, 6, 6, 1, 2, 1, 1, 1, 1, ...NEXT);
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, hold(0));
    expect(play.refuses(ATTACKER, fire(1, 0, 0))).toMatchObject([
      { rule: 'QS-destroy-weapons-lost', reason: 'the Large Laser is lost with its location' },
    ]);
    play.does(ATTACKER, fire(1, 0, 3), 1, 1, ...NEXT);
  });

  rule('QS-destroy-weapons-lost#2', 'and fires in the phase in which it was declared, although the arm is gone by then', () => {
    const play = exchange({ RA: 5 }, 6, 6, 1, 2, 1, 1, 6, 6, 4, 4, ...NEXT);
    expect(eventsOf(play.events, 'fired').at(-1)).toMatchObject({ unit: 1, weapon: 0, result: 'hit' });
  });

  rule('QS-destroy-removal-timing#1', 'a destroyed ’Mech leaves when the phase ends, not before', () => {
    const play = struckByPpc('HD');
    const kinds = play.events.map(({ type }) => type);
    expect(kinds.indexOf('destroyed')).toBeGreaterThan(kinds.indexOf('phaseEnded'));
    expect(play.state.units[1]).toMatchObject({ fate: 'destroyed', at: null });
  });

  rule('QS-destroy-removal-timing#2', 'after that its hex is free, and nobody moves it or shoots at it', () => {
    const play = struckByPpc('HD');
    play.does(DEFENDER, walk(0, 'FF'));
    expect(play.state.units[0]!.at).toEqual(at('0808'));
    expect(play.refuses(ATTACKER, stand(1)).length).toBeGreaterThan(0);
    play.does(ATTACKER, stand(2));
    expect(play.refuses(DEFENDER, fire(0, 1, 0)).map(({ rule: id }) => id)).toContain('QS-attack-prerequisites');
  });
});
