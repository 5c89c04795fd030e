import { boardOf, terrainAt } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Battery } from '../../shape.ts';
import {
  at,
  clearBut,
  eventsOf,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  start,
  strike,
} from '../../testing/table.fixture.ts';

const armed = (item: string, ...more: readonly Mount[]): Paper => ({
  ...find('GRF-1N')!,
  mounts: [{ kind: 'weapon', item, at: 'RA' }, ...more],
});
const infernos = armed('SRM 2', { kind: 'ammo', item: 'IS Ammo SRM-2 Inferno', at: 'RT', shots: 10 });
const hose = armed('Heavy Flamer', { kind: 'ammo', item: 'Coolant Heavy Flamer Ammo', at: 'RT', shots: 10 });

/** A 'Mech fires at the hex south of it, or is refused. */
const aims = (design: Paper, purpose: NonNullable<Battery['purpose']>, position: Partial<Position>) => {
  const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design }, { at: '0117' }], ...position });
  const command = { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose }] } as const;
  return { play, command };
};
const fires = (design: Paper, purpose: NonNullable<Battery['purpose']>, position: Partial<Position>, ...dice: readonly number[]) => {
  const { play, command } = aims(design, purpose, position);
  play.does(NORTH, command);
  const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
  return { play, events };
};
const burns = ({ play }: ReturnType<typeof fires>) => terrainAt(boardOf(play.state.board), at('0806'), 'fire') !== undefined;

describe('fire', () => {
  for (const id of ['TOE-fire-automatic-munitions#1', 'TOE-fire-automatic-munitions#3'])
    rule(id, 'what burns of itself burns on water too, until the end of the next turn', () => {
      const rules: readonly RuleId[] = ['TOE-fire-automatic-munitions'];
      const water = { ground: { '0806': '~' } };
      const { play, command } = aims(infernos, 'ignite', water);
      expect(play.refuses(NORTH, command).map(one => one.reason)).toEqual(['there is nothing that burns']);
      const lit = fires(infernos, 'ignite', { ...water, rules }, 1, 1);
      expect(burns(lit)).toBe(true);
      expect(lit.play.state.passing).toMatchObject([{ until: 2, terrain: { kind: 'fire' } }]);
      expect(fires(infernos, 'ignite', { ground: { '0806': 'l' }, rules }, 1, 1).play.state.passing).toBeUndefined();
    });
  for (const id of ['TOE-fire-castles-brian#1', 'TOE-fire-castles-brian#2'])
    rule(id, 'even that is rolled for where a great fortress stands', () => {
      const fort = { board: clearBut({ '0806': [{ kind: 'other', name: 'castles brian', level: 1 }] }) };
      const needed = (rules: readonly RuleId[], ...dice: readonly number[]) =>
        eventsOf(fires(infernos, 'ignite', { ...fort, rules }, 1, 1, ...dice).events, 'kindled')[0]!.needed;
      expect([needed([]), needed(['TOE-fire-castles-brian'], 1, 1)]).toEqual([0, 8]);
    });
  rule('TOE-coolant-shot-fires', 'coolant puts a fire out on four or more, burning fuel only on a twelve', () => {
    const rules: readonly RuleId[] = ['TOE-house-munitions', 'TOE-coolant-ammo', 'TOE-coolant-shot-fires'];
    const wood = (level: number) => ({
      board: clearBut({
        '0806': [
          { kind: 'woods', level: 1 },
          { kind: 'fire', level },
        ],
      }),
    });
    const after = (level: number, rolled: number) => burns(fires(hose, 'douse', { ...wood(level), rules }, ...pair(rolled)));
    expect([after(1, 3), after(1, 4), after(2, 11), after(2, 12)]).toEqual([true, false, true, false]);
    const why = (design: Paper, position: Partial<Position>) => {
      const { play, command } = aims(design, 'douse', position);
      return play.refuses(NORTH, command).map(one => one.reason);
    };
    expect(why(hose, wood(1))).toEqual(['that puts nothing out']);
    expect(why(armed('Medium Laser'), { ...wood(1), rules })).toEqual(['that puts nothing out']);
    expect(why(hose, { rules })).toEqual(['nothing burns there']);
  });
  rule('TOE-fire-reveals-hidden', 'flames show whom they hurt when the phase ends', () => {
    const rules: readonly RuleId[] = ['TOE-sensor-blips', 'TOE-fire-reveals-hidden'];
    const shown = (design: string, label: string, chosen = rules) => {
      const units: readonly Placed[] = [
        { at: '0801', design: infernos, facing: 0 },
        { at: label, design, veil: 'hidden' },
        { at: '0117', veil: 'hidden' },
      ];
      const play = start({
        phase: 'physical',
        units,
        ground: { '0815': 'F', '0810': 'C', '0809': 'C', '0808': 'C' },
        rules: chosen,
        blind: true,
      });
      play.does(NORTH, strike(0));
      play.does(SOUTH, strike(1));
      const events = play.does(SOUTH, strike(2), ...NEXT);
      return eventsOf(events, 'sighted').some(({ unit, as }) => unit === 1 && as.veil === undefined);
    };
    expect([shown('Foot Platoon (Rifle)', '0815'), shown('Foot Platoon (Rifle)', '0814'), shown('GRF-1N', '0815')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(shown('Foot Platoon (Rifle)', '0815', rules.slice(0, 1))).toBe(false);
  });
  rule('TOE-fire-carried-units', 'whoever clings to a machine in the flames suffers like all others', () => {
    const units: readonly Placed[] = [
      { at: '0805' },
      { at: '0805', design: 'Elemental Battle Armor [Laser](Sqd5)', clings: 0 },
      { at: '0117' },
    ];
    const hurt = (rules: readonly RuleId[], ...dice: readonly number[]) => {
      const play = start({ phase: 'physical', units, ground: { '0805': 'F' }, rules });
      play.does(NORTH, strike(0));
      play.does(SOUTH, strike(1));
      return eventsOf(play.does(SOUTH, strike(2), ...dice, ...NEXT), 'damaged').map(({ unit, armor }) => [unit, armor]);
    };
    expect([hurt([]), hurt(['TOE-fire-carried-units'], 4, 4, 1)]).toEqual([[], [[1, 2]]]);
  });
});
