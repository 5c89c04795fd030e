import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { RULES } from '../ruleset.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, shoot, start, termsOf, WITNESS } from '../testing/table.fixture.ts';

const PLATOON = 'Foot Platoon (Rifle)';

describe('field guns and squads', () => {
  const gunOf = (at: string): readonly Mount[] => [
    { kind: 'weapon', item: 'Autocannon/5', at },
    { kind: 'ammo', item: 'IS Ammo AC/5', at, shots: 20 },
  ];
  const crew: Paper = { ...find(PLATOON)!, motive: 'motorized', mounts: [...gunOf('FGUN'), ...gunOf('FGUN')] };
  const served = RULES.filter(({ id }) => id.startsWith('TOE-field-gun')).map(({ id }) => id);
  const refused = (unit: Partial<Placed>, ...shots: readonly (readonly [weapon: number, target: number])[]) => {
    const units: readonly Placed[] = [{ at: '0805', facing: 3, design: crew, ...unit }, { at: '0808' }, { at: '0908' }];
    const command = { ...hold(0), shots: shots.map(([weapon, target]) => ({ weapon, target })) } as ReturnType<typeof hold>;
    const play = start({ phase: 'weapon', units, rules: served });
    return play.book.check(play.state as never, command, NORTH).length > 0;
  };
  rule('TW-inf-field', 'field guns need a crew that stays where it is', () => {
    expect(refused({}, [1, 1])).toBe(false);
    expect(refused({ moved: ['walk', 1] }, [1, 1])).toBe(true);
    expect(refused({ structure: { TR: 7 } }, [1, 1])).toBe(true);
  });
  rule('TW-sec-inf', 'guns choose their own targets, troops fire at one', () => {
    expect(refused({}, [1, 1], [2, 2])).toBe(false);
    const two = start({
      phase: 'weapon',
      units: [{ at: '0805', design: 'Elemental Battle Armor [Laser](Sqd5)' }, { at: '0806' }, { at: '0804' }],
    });
    const command = {
      ...hold(0),
      shots: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 2 },
      ],
    } as ReturnType<typeof hold>;
    // Suits divide their weapons (TW-th-secside).
    expect(two.book.check(two.state as never, command, NORTH)).toEqual([]);
  });
  rule('TW-th-tsquad', 'a squad alone is small', () => {
    const squad: Paper = { ...find(PLATOON)!, platoon: { ...find(PLATOON)!.platoon!, squads: 1 } };
    const number = (design: Paper | string) =>
      termsOf(
        eventsOf(
          shoot({ units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design }, WITNESS] }, 0, 1, 1, ...NEXT).events,
          'fired',
        )[0]!.toHit,
      )['TW-th-tsquad'];
    expect([number(squad), number(PLATOON)]).toEqual([1, undefined]);
  });
});
