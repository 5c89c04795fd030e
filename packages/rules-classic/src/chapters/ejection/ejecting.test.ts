import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { movers, shooters } from '../../options/who.ts';
import { options } from '../../options.ts';
import type { Move } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { armed, HIT, weapon } from '../../testing/armed.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, stay, WITNESS } from '../../testing/table.fixture.ts';

const EJECT: readonly RuleId[] = ['TOE-ejection-declaration', 'TOE-ejected-units-not-selectable'];
const leave: Move = { ...stay(0), task: 'eject' } as never;
const board = (rules: readonly RuleId[] = EJECT) =>
  start({
    units: [
      { at: '0803', facing: 3 },
      { at: '0806', moved: ['stand', 0] },
      { at: '0103', seat: NORTH, moved: ['stand', 0] },
    ],
    rules,
  });

describe('ejection', () => {
  rule('TOE-ejection-declaration', 'a MechWarrior leaves instead of moving, or is thrown out before the ammunition bursts', () => {
    const play = board();
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(leave);
    play.does(NORTH, leave, ...pair(5));
    expect(play.state).toMatchObject({ phase: 'weapon', units: [{ fate: 'destroyed', pilot: { hits: 0 } }, {}, {}] });
    expect(
      board([])
        .refuses(NORTH, leave)
        .map(one => one.rule),
    ).toContain('TW-house-tasks');
    const carrier = armed(weapon('Autocannon/5', 'RT'), { kind: 'ammo', item: 'IS Ammo AC/5', at: 'LT', shots: 20 });
    const slot = sheetOf(carrier).slots['LT']!.findIndex(({ part }) => part === 'bin');
    const target = { at: '0806', design: carrier, armor: { LT: 0 } } as Placed;
    const { events } = shoot(
      { units: [{ at: '0803', facing: 3, design: armed(weapon('Medium Laser')) }, target, WITNESS], rules: EJECT },
      0,
      ...HIT,
      ...pair(8),
      ...pair(8),
      1,
      slot + 1,
      // The shock, twice; the roll to get out; then the blast inside an empty machine.
      ...HIT,
      ...HIT,
      ...HIT,
      ...pair(2),
      ...pair(2),
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    const order = events.map(({ type }) => type);
    expect(order.indexOf('destroyed')).toBeLessThan(order.indexOf('exploded'));
    expect(eventsOf(events, 'pilotHit')[0]).toMatchObject({ unit: 1, hits: 2 });
  });
  rule('TOE-ejection-multiple-pilots', 'everybody in a cockpit rolls to get out', () => {
    const console: Paper = { ...find('GRF-1N')!, cockpit: 'Command Console' };
    const rolls = (design: Paper | string, rules: readonly RuleId[], ...dice: readonly number[]) => {
      const units = [
        { at: '0803', facing: 3 as const, design },
        { at: '0806', moved: ['stand', 0] as const },
        { at: '0103', seat: NORTH, moved: ['stand', 0] as const },
      ];
      return eventsOf(start({ units, rules }).does(NORTH, leave, ...dice), 'piloted').map(({ cause, ok }) => [cause, ok]);
    };
    const chosen: readonly RuleId[] = [...EJECT, 'TOE-ejection-multiple-pilots'];
    expect(rolls(console, chosen, ...pair(5), ...pair(4))).toEqual([
      ['eject', true],
      ['eject', false],
    ]);
    expect(rolls('GRF-1N', chosen, ...pair(5))).toHaveLength(1);
    expect(rolls(console, EJECT, ...pair(5))).toHaveLength(1);
  });
  rule('TOE-ejected-units-not-selectable', 'nobody is asked what an empty machine does', () => {
    const play = board();
    play.does(NORTH, leave, ...pair(5));
    expect(shooters(play.state, NORTH).map(({ id }) => id)).toEqual([2]);
    expect(movers(play.state, NORTH, play.book).map(({ id }) => id)).toEqual([]);
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-fire-declare');
  });
});

describe('engines of vehicles', () => {
  const LASER = armed(weapon('Medium Laser'));
  const vedette = find('Vedette Medium Tank')!;
  const tank: Paper = { ...vedette, engine: { type: 'Fission', rating: 250 } };
  const struck = (die: number) =>
    shoot(
      { units: [{ at: '0803', facing: 3, design: LASER }, { at: '0806', facing: 3, design: tank, armor: { RR: 0 } }, WITNESS] },
      0,
      ...HIT,
      ...pair(7),
      ...pair(10),
      die,
      ...NEXT,
    ).play;
  rule('TOE-cv-fission-engine-crit#1', 'an engine that splits atoms stuns the crew for a die of turns when it is hit', () => {
    expect(unitAt(struck(5).state, 1).wear).toMatchObject({ engine: true, stunned: 6, leaks: 1 });
    expect(unitAt(struck(2).state, 1).wear).toMatchObject({ engine: true, stunned: 3, leaks: 1 });
  });
  /** The end of a turn for a crew whose engine was struck in the first one, stunned up to and with a turn. */
  const later = (turn: number, stunned: number) => {
    const wear = { ...unitAt(struck(1).state, 1).wear!, stunned };
    const done = start({ phase: 'weapon', units: [{ at: '0803', design: LASER }, { at: '0816', design: tank, wear }, WITNESS], turn });
    done.does(NORTH, hold(0));
    done.does(SOUTH, hold(1));
    done.does(SOUTH, hold(2), ...NEXT);
    const { fate, pilot } = unitAt(done.state, 1);
    return [fate, pilot.hits];
  };
  rule('TOE-cv-fission-engine-crit#2', 'a crew that is still stunned when the fourth turn after it begins is killed', () => {
    expect([later(3, 7), later(4, 5), later(4, 7)]).toEqual([
      ['fighting', 0],
      ['destroyed', 6],
      ['destroyed', 6],
    ]);
  });
  rule('TOE-cv-fission-engine-crit#3', 'a crew that has come to leaves before that turn, unharmed', () => {
    expect([later(3, 2), later(4, 4)]).toEqual([
      ['fighting', 0],
      ['destroyed', 0],
    ]);
  });
  rule('TOE-cv-fission-engine-crit#4', 'in a BattleMech each hit on it costs the MechWarrior a hit', () => {
    const hits = (type: 'Fission' | 'Fusion') => {
      const design: Paper = { ...find('GRF-1N')!, engine: { type, rating: 275 } };
      const units = [{ at: '0803', facing: 3 as const, design: LASER }, { at: '0806', design, armor: { CT: 0 } }, WITNESS] as const;
      const { play } = shoot({ units }, 0, ...HIT, ...pair(7), ...pair(8), 1, 1, ...(type === 'Fission' ? HIT : []), ...NEXT);
      expect(unitAt(play.state, 1).hits['CT']).toEqual([0]);
      return unitAt(play.state, 1).pilot.hits;
    };
    expect([hits('Fission'), hits('Fusion')]).toEqual([1, 0]);
  });
  rule('TOE-chemical-laser-engine-hit', 'a chemical laser fires without an engine, a common one does not', () => {
    const fires = (item: string, more: readonly Mount[]) => {
      const design: Paper = { ...vedette, mounts: [weapon(item, 'FR'), ...more] };
      const unit = unitAt(start({ units: [{ at: '0803', design }, { at: '0806' }] }).state, 0);
      const wear = { ...unit.wear!, engine: true };
      const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design, wear }, { at: '0806' }] });
      return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
    };
    const fuel: Mount = { kind: 'ammo', item: 'CLMediumChemLaserAmmo', at: 'BD', shots: 30 };
    expect([fires('CLMediumChemicalLaser', [fuel]), fires('Medium Laser', [])]).toEqual([true, false]);
  });
});
