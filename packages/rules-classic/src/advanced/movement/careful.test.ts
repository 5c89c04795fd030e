import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Move } from '../../shape.ts';
import { at, eventsOf, NORTH, type Placed, pair, start, termsOf, walk } from '../../testing/table.fixture.ts';
import { lightRules } from '../weather/light.ts';
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
  return play.state.units[0]!.moved!.spent;
};
const blind = (steps: string): Move => ({ type: 'move', unit: 0, mode: 'walk', steps, blindly: true });

describe('moving where nobody sees', () => {
  rule('TOE-careful-movement-triggers', 'fog, ice and darkness cost points, and who goes on at full speed rolls instead', () => {
    expect([spent([]), spent(['TOE-light-fog']), spent(['TOE-heavy-fog'])]).toEqual([1, 2, 3]);
    expect([spent(MOONLESS), spent(PITCH_BLACK)]).toEqual([2, 3]);
    expect(spent(['TOE-ice-psr'], { '0804': 'i' }, { type: 'move', unit: 0, mode: 'walk', steps: 'F', careful: true })).toBe(2);
    const play = going(['TOE-heavy-fog']);
    const events = play.does(NORTH, blind('FFF'), ...pair(5));
    expect(eventsOf(events, 'piloted').map(({ cause, ok }) => [cause, ok])).toEqual([['haste', true]]);
    expect(play.state.units[0]).toMatchObject({ at: at('0806'), moved: { spent: 3 } });
    expect(
      going([])
        .refuses(NORTH, blind('F'))
        .map(one => one.rule),
    ).toContain('TOE-careful-movement-triggers');
    // Trees and slopes are found the hard way.
    const woods = going(['TOE-light-fog'], {}, { '0805': 'l' });
    expect(eventsOf(woods.does(NORTH, blind('FF'), ...pair(5), ...pair(5)), 'piloted').length).toBe(2);
  });

  rule('TOE-careful-movement-vehicle-crash', 'a vehicle that fails stops, and its front suffers as if it had charged its twin', () => {
    const play = going(['TOE-light-fog'], { design: VEDETTE });
    const events = play.does(NORTH, blind('FFF'), ...pair(4));
    expect(eventsOf(events, 'damaged')).toMatchObject([{ location: 'FR', armor: 5 }]);
    expect(play.state.units[0]).toMatchObject({ at: at('0804'), moved: { done: true } });
  });

  rule('TOE-careful-movement-stacking', 'fog and darkness together add three at most, and ice comes on top', () => {
    expect([spent(['TOE-heavy-fog', ...MOONLESS]), spent(['TOE-heavy-fog', ...PITCH_BLACK])]).toEqual([4, 4]);
    const icy = { '0804': 'i' };
    const step: Move = { type: 'move', unit: 0, mode: 'walk', steps: 'F', careful: true };
    expect(spent(['TOE-heavy-fog', 'TOE-ice-psr', ...PITCH_BLACK], icy, step)).toBe(5);
  });

  rule('TOE-careful-movement-protomechs', 'a ProtoMech rolls its gunnery, and suffers like a vehicle', () => {
    const play = going(['TOE-light-fog'], { design: 'Roc', gunnery: 3, piloting: 5 });
    const events = play.does(NORTH, blind('FFF'), ...pair(2), ...pair(7));
    const [rolled] = eventsOf(events, 'piloted');
    expect([rolled!.number.total, rolled!.ok]).toEqual([3, false]);
    expect(termsOf(rolled!.number)['TOE-careful-movement-protomechs']).toBe(-2);
    expect(eventsOf(events, 'damaged')[0]!.source).toEqual({ kind: 'slide' });
    expect(play.state.units[0]!.moved!.done).toBe(true);
  });
});
