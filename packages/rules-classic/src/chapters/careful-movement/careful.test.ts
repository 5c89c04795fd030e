import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Move } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { refused } from '../../testing/moving.fixture.ts';
import { at, clearBut, eventsOf, jump, NORTH, type Placed, pair, start, stepsIn, walk } from '../../testing/table.fixture.ts';
import { lightRules } from '../darkness/light.ts';
import { carefulRules } from './careful.ts';

const VEDETTE = 'Vedette Medium Tank';
const LIGHTS = lightRules
  .filter(({ id }) => id === 'TOE-searchlight-illuminates-hex' || id === 'TOE-fire-illumination')
  .map(({ id }) => id);
const MOONLESS: readonly RuleId[] = [...LIGHTS, 'TOE-moonless-searchlight'];
const PITCH_BLACK: readonly RuleId[] = [...LIGHTS, 'TOE-pitch-black-searchlight'];
const careful = carefulRules.map(({ id }) => id);
const going = (conditions: readonly RuleId[], unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({
    units: [{ at: '0803', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }],
    ground,
    rules: [...careful, ...conditions],
  });
const spent = (conditions: readonly RuleId[], ground: { readonly [label: string]: string } = {}, move: Move = walk(0, 'F')): number => {
  const play = going(conditions, {}, ground);
  play.does(NORTH, move);
  return unitAt(play.state, 0).moved!.spent;
};
const blind = (steps: string): Move => ({ type: 'move', unit: 0, mode: 'walk', steps: stepsIn(steps), tempo: 'blindly' });

const onIce: Move = { type: 'move', unit: 0, mode: 'walk', steps: stepsIn('F'), tempo: 'careful' };
const ICY = { '0804': 'i' } as const;

describe('careful movement', () => {
  rule('TOE-careful-movement-triggers#1', 'fog, ice and darkness cost points', () => {
    expect([spent([]), spent(['TOE-light-fog']), spent(['TOE-heavy-fog'])]).toEqual([1, 2, 3]);
    expect([spent(MOONLESS), spent(PITCH_BLACK)]).toEqual([2, 3]);
    expect(spent(['TOE-ice-psr'], ICY, onIce)).toBe(2);
  });
  rule(
    'TOE-careful-movement-triggers#2',
    'who goes on at full speed pays for neither and rolls on its first hex and on every hard one',
    () => {
      const play = going(['TOE-heavy-fog', ...PITCH_BLACK]);
      expect(eventsOf(play.does(NORTH, blind('FFF'), ...pair(5)), 'piloted').map(({ cause, ok }) => [cause, ok])).toEqual([
        ['haste', true],
      ]);
      expect(play.state.units[0]).toMatchObject({ at: at('0806'), moved: { spent: 3 } });
      const woods = going(['TOE-light-fog'], {}, { '0805': 'l' });
      expect(eventsOf(woods.does(NORTH, blind('FFF'), ...pair(5), ...pair(5)), 'piloted').length).toBe(2);
      expect(unitAt(woods.state, 0).moved?.spent).toBe(4);
      const fallen = going(['TOE-light-fog']);
      fallen.does(NORTH, blind('FFF'), ...pair(4), 1, ...pair(7), ...pair(7), ...pair(12));
      expect(unitAt(fallen.state, 0)).toMatchObject({ prone: true, at: at('0804') });
      expect(refused(going([]), blind('F'))).toContain('TOE-careful-movement-triggers');
    },
  );
  rule('TOE-careful-movement-vehicle-crash#1', 'a vehicle that fails goes no farther', () => {
    const play = going(['TOE-light-fog'], { design: VEDETTE });
    play.does(NORTH, blind('FFF'), ...pair(4));
    expect(play.state.units[0]).toMatchObject({ at: at('0804'), moved: { done: true } });
    const held = going(['TOE-light-fog'], { design: VEDETTE });
    held.does(NORTH, blind('FFF'), ...pair(5));
    expect(unitAt(held.state, 0).at).toEqual(at('0806'));
  });
  rule('TOE-careful-movement-vehicle-crash#2', 'its front suffers what charging its twin would do to it', () => {
    const crash = (design: string) => eventsOf(going(['TOE-light-fog'], { design }).does(NORTH, blind('FFF'), ...pair(4)), 'damaged');
    expect(crash(VEDETTE)).toMatchObject([{ location: 'FR', armor: 5 }]);
    expect(crash('Schrek PPC Carrier')).toMatchObject([{ location: 'FR', armor: 8 }]);
  });
  rule('TOE-careful-movement-stacking#1', 'ice comes on top of fog and darkness', () => {
    expect(spent(['TOE-light-fog', 'TOE-ice-psr'], ICY, onIce)).toBe(3);
    expect(spent(['TOE-heavy-fog', 'TOE-ice-psr', ...PITCH_BLACK], ICY, onIce)).toBe(5);
  });
  rule('TOE-careful-movement-stacking#2', 'fog and darkness together add three at most', () => {
    expect([spent(['TOE-heavy-fog', ...MOONLESS]), spent(['TOE-heavy-fog', ...PITCH_BLACK])]).toEqual([4, 4]);
    expect(spent(['TOE-light-fog', ...MOONLESS])).toBe(3);
  });
  rule('TOE-careful-movement-protomechs#1', 'a ProtoMech rolls its gunnery, and suffers like a vehicle', () => {
    const play = going(['TOE-light-fog'], { design: 'Roc', gunnery: 3, piloting: 5 });
    const events = play.does(NORTH, blind('FFF'), ...pair(2), ...pair(7));
    const [rolled] = eventsOf(events, 'piloted');
    expect([rolled?.number.total, rolled?.ok]).toEqual([3, false]);
    expect(eventsOf(events, 'damaged')[0]?.source).toEqual({ kind: 'slide' });
    expect(unitAt(play.state, 0).moved?.done).toBe(true);
  });
  rule('TOE-careful-movement-exempt#1', 'troops and fighters pay nothing and roll for nothing', () => {
    const men = going(['TOE-light-fog', ...PITCH_BLACK], { design: 'Foot Platoon (Rifle)' });
    expect(refused(men, blind('F'))).toContain('TOE-careful-movement-triggers');
    men.does(NORTH, walk(0, 'F'));
    expect(unitAt(men.state, 0).moved?.spent).toBe(1);
  });
  rule('TOE-careful-movement-jump-vtol#1', 'who jumps or flies pays for neither', () => {
    const jumps = going(['TOE-light-fog', ...PITCH_BLACK]);
    jumps.does(NORTH, jump(0, '0808', 3));
    expect(unitAt(jumps.state, 0).moved?.spent).toBe(5);
    const flies = going(['TOE-light-fog', ...PITCH_BLACK], { design: 'Warrior Attack Helicopter H-7', elevation: 2 });
    expect(refused(flies, blind('F'))).toContain('TOE-careful-movement-triggers');
    flies.does(NORTH, walk(0, 'FFF'));
    expect(unitAt(flies.state, 0).moved?.spent).toBe(3);
  });
  rule('TOE-careful-movement-jump-vtol#2', 'who lands on ice rolls as whoever lands on ice does', () => {
    const board = clearBut({
      '0808': [
        { kind: 'water', level: 1 },
        { kind: 'ice', level: 1 },
      ],
    });
    const play = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0117', moved: ['stand', 0] },
      ],
      board,
      rules: [...careful, 'TOE-light-fog', 'TOE-ice-jump-breakthrough'],
    });
    const events = play.does(NORTH, jump(0, '0808', 3), 3, 6, ...pair(12));
    expect(eventsOf(events, 'lifted')).toMatchObject([{ at: at('0808'), terrain: { kind: 'ice' } }]);
    expect(eventsOf(events, 'piloted').map(({ cause }) => cause)).toEqual(['water']);
  });
});
