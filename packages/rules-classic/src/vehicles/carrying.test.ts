import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import type { Command, Move } from '../shape.ts';
import { unitAt } from '../state.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, run, SOUTH, start, termsOf, walk } from '../testing/table.fixture.ts';

const MAXIM = 'Maxim Heavy Hover Transport';
const KARNOV = 'Karnov UR Transport';
const RIFLES = 'Foot Platoon (Rifle)';
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const HOST = 0;
const TROOPS = 1;
const mount: Move = { type: 'move', unit: TROOPS, mode: 'stand', task: 'mount', into: HOST };
const unload: Command = { type: 'unload', unit: HOST, troops: TROOPS };
const convoy = (host: Partial<Placed> = {}, troops: Partial<Placed> = {}, rules: readonly RuleId[] = []) =>
  start({
    units: [
      { at: '0803', facing: 3, design: MAXIM, ...host } as Placed,
      { at: '0804', seat: NORTH, design: RIFLES, ...troops } as Placed,
      { at: '0813', seat: SOUTH, moved: ['stand', 0] },
    ],
    rules,
  });
const refused = (play: ReturnType<typeof convoy>, command: Command) => play.refuses(NORTH, command).map(one => one.rule);
/** Everybody holds its fire, and the next turn begins. */
const nextTurn = (play: ReturnType<typeof convoy>) => {
  for (const { id, seat, at: place, fire: declared } of play.state.units)
    if (place && !declared) play.does(seat, hold(id), ...(id === 2 ? NEXT : []));
};

describe('carrying troops', () => {
  rule('TW-veh-carry', 'a platoon gets in instead of moving, rides along and gets out again', () => {
    const play = convoy();
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(mount);
    play.does(NORTH, mount);
    expect(play.state.units[TROOPS]).toMatchObject({ at: null, aboard: HOST, moved: { done: true } });
    expect(refused(play, unload)).toContain('TW-veh-carry');
    play.does(NORTH, run(HOST, 'FFF'));
    expect(play.state.phase).toBe('weapon');
    expect(refused(play, fire(TROOPS, 2, 0))).toContain('TW-fire-declare');
    expect(play.refuses(SOUTH, fire(2, TROOPS, 0)).map(one => one.rule)).toContain('TW-house-targets');
    nextTurn(play);
    play.does(NORTH, walk(HOST, 'BB'));
    play.does(SOUTH, walk(2, 'F'));
    expect(play.state.phase).toBe('weapon');
  });

  rule('TW-veh-carry', 'who gets out has moved as its carrier has, and may fire', () => {
    const play = convoy({}, { at: '0803' });
    const riding = start({
      units: play.state.units.map(
        ({ at: _at, moved: _moved, pilot: _pilot, ...unit }, i): Placed => ({ ...unit, at: i === 2 ? '0813' : '0803' }),
      ),
    });
    riding.does(NORTH, { ...mount });
    riding.does(SOUTH, { type: 'move', unit: 2, mode: 'stand' });
    riding.does(NORTH, walk(HOST, 'F'));
    nextTurn(riding);
    expect([...options(riding.state, NORTH, riding.book)]).toContainEqual(unload);
    riding.does(NORTH, unload);
    expect(riding.state.units[TROOPS]).toMatchObject({ at: at('0804'), moved: { mode: 'stand', done: true } });
    expect(unitAt(riding.state, TROOPS).aboard).toBeUndefined();
  });

  rule('TW-veh-carry', 'there is only so much room, and nobody gets into what has moved or is far away', () => {
    expect(refused(convoy({ design: 'Vedette Medium Tank' }), mount)).toContain('TW-veh-carry');
    expect(refused(convoy({}, { at: '0806' }), mount)).toContain('TW-veh-carry');
    expect(refused(convoy({ moved: ['walk', 1] }), mount)).toContain('TW-veh-carry');
    expect(refused(convoy({}, { design: SUITS }), mount)).toContain('TW-veh-carry');
    expect(refused(convoy({ design: KARNOV, elevation: 2 }), mount)).toContain('TW-veh-carry');
    convoy({ design: KARNOV }, { design: SUITS }).does(NORTH, mount);
  });

  rule('TW-veh-carry', 'what becomes of the carrier becomes of its troops', () => {
    const play = convoy({ at: '0801', facing: 0 }, { at: '0801' });
    play.does(NORTH, mount);
    const events = play.does(NORTH, walk(HOST, 'F'));
    expect(eventsOf(events, 'wentWith')).toMatchObject([{ unit: TROOPS, fate: 'withdrawn' }]);
    expect(play.state.units[TROOPS]).toMatchObject({ fate: 'withdrawn' });
  });
});

describe('ropes', () => {
  /** In the air, with a platoon inside, at the start of a turn. */
  const aloft = (rules: readonly RuleId[]) => {
    const play = convoy({ design: KARNOV }, {}, rules);
    play.does(NORTH, mount);
    play.does(NORTH, walk(HOST, '+++'));
    nextTurn(play);
    return play;
  };
  rule('TOE-ziplines-levels', 'troops come down from a VTOL in flight, with a roll that every level makes harder', () => {
    expect(refused(aloft([]), unload)).toContain('TW-veh-carry');
    const play = aloft(['TOE-ziplines-levels']);
    const events = play.does(NORTH, unload, ...pair(6));
    const [rolled] = eventsOf(events, 'piloted');
    expect([rolled!.cause, termsOf(rolled!.number)['TOE-ziplines-levels'], rolled!.ok]).toEqual(['rope', 3, false]);
    // Eight were needed: two of them are hurt.
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ unit: TROOPS });
  });
});
