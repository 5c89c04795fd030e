import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { isPlayable, sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const LASER = 0;
const vedette = find('Vedette Medium Tank')!;
/** A tank with its cannon in a second turret, in front of the other. */
const twin: Paper = {
  ...vedette,
  build: { turrets: 2 },
  armor: { ...vedette.armor, front: { ...vedette.armor.front, FT: 12 } },
  structure: { ...vedette.structure, points: { ...vedette.structure.points, FT: 5 } },
  mounts: vedette.mounts.map(mount => (mount.kind === 'weapon' && mount.at === 'TU' ? { ...mount, at: 'FT' } : mount)),
};
const warrior = find('Warrior Attack Helicopter H-7')!;
const chin: Paper = {
  ...warrior,
  armor: { ...warrior.armor, front: { ...warrior.armor.front, TU: 3 } },
  structure: { ...warrior.structure, points: { ...warrior.structure.points, TU: 3 } },
};

/** A Hunchback's laser hits; the rest of the dice say where. */
const struck = (target: Partial<Placed>, ...dice: readonly number[]) =>
  eventsOf(
    shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', ...target } as Placed, WITNESS] },
      LASER,
      ...HIT,
      ...dice,
      ...NEXT,
    ).events,
    'located',
  )[0]!.struck.location;

describe('two turrets', () => {
  const place = (facing: 0 | 3 | 1, die: number) => struck({ design: twin, facing }, ...pair(10), die);
  rule('TW-loc-dualturret#1', 'a die says which is struck', () => {
    expect(isPlayable(twin)).toBe(true);
    expect([1, 2, 3, 4, 5, 6].map(die => place(1, die))).toEqual(['FT', 'FT', 'FT', 'TU', 'TU', 'TU']);
  });
  rule('TW-loc-dualturret#2', 'two less from ahead, two more from behind', () => {
    expect([place(0, 5), place(0, 6), place(3, 1), place(3, 2)]).toEqual(['FT', 'TU', 'FT', 'TU']);
  });

  rule('TW-loc-dualturret', 'each turns for itself', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 0, design: twin }, { at: '0809' }, WITNESS] });
    const gun = fire(
      0,
      1,
      sheetOf(twin).weapons.findIndex(weapon => weapon.at === 'FT'),
    );
    expect(play.refuses(NORTH, gun).map(one => one.rule)).toContain('TW-arc-front');
    expect(play.refuses(NORTH, { ...gun, turret: 3 } as never).map(one => one.rule)).toContain('TW-arc-front');
    const turned = { ...gun, fore: 3 } as typeof gun;
    play.does(NORTH, turned);
    expect(unitAt(play.state, 0).wear).toMatchObject({ turret: 0, fore: 3 });
    const stuck = start({
      phase: 'weapon',
      units: [
        { at: '0805', facing: 0, design: twin, wear: { ...unitAt(play.state, 0).wear!, fore: 0, stuckFore: 'jammed' } },
        { at: '0809' },
        WITNESS,
      ],
    });
    expect(stuck.refuses(NORTH, turned).map(one => one.rule)).toContain('TW-house-stunned');
    stuck.does(NORTH, { ...hold(0), fore: 0 } as typeof gun);
  });
});

describe('chin turrets', () => {
  rule('TOE-chin-turret-hit', 'a four strikes the turret, and without it the machine is lost', () => {
    const target = { design: chin, elevation: 2, facing: 0 as const };
    expect(struck({ ...target, armor: { TU: 9 } }, ...pair(4))).toBe('TU');
    expect(struck({ design: warrior, elevation: 2, facing: 0, armor: { RO: 9 } }, ...pair(4))).toBe('RO');
    const { play } = shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', ...target, structure: { TU: 2 } }, WITNESS] },
      LASER,
      ...HIT,
      ...pair(4),
      ...pair(5),
      ...NEXT,
    );
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
  });
});
