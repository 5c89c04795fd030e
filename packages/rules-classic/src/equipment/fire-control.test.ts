import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { eventsOf, NEXT, numberOf, type Placed, pair, shoot, termsOf, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';

/** A Griffin with nothing aboard but these things. */
const carrying = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });
const weapon = (item: string, at: string): Mount => ({ kind: 'weapon', item, at });
const gear = (item: string, at: string): Mount => ({ kind: 'equipment', item, at });
const shells = (item: string, at = 'LT'): Mount => ({ kind: 'ammo', item, at, shots: 10 });

const terms = (attacker: Partial<Placed>, target: Partial<Placed>, expected: number) =>
  termsOf(numberOf({ units: [{ at: '0805', facing: 3, ...attacker }, { at: '0808', ...target } as Placed, WITNESS] }, 0, expected));

describe('instruments', () => {
  rule('TW-th-aes', 'an enhanced arm steadies the weapons in it', () => {
    const laser = (...more: readonly Mount[]) => ({ design: carrying(weapon('Medium Laser', 'RA'), ...more) });
    expect(terms(laser(gear('ISAES', 'RA')), {}, 3)['TW-th-aes']).toBe(-1);
    expect(terms(laser(gear('ISAES', 'LA')), {}, 4)['TW-th-aes']).toBeUndefined();
  });
  rule('TW-th-apollo', 'Apollo takes back what medium-range missiles add', () => {
    const missiles = (...more: readonly Mount[]) => ({
      design: carrying(weapon('MRM 10', 'RT'), shells('IS MRM 10 Ammo'), ...more),
    });
    expect(terms(missiles(), {}, 5)['TW-th-apollo']).toBeUndefined();
    expect(terms(missiles(gear('ISApollo', 'RT')), {}, 4)['TW-th-apollo']).toBe(-1);
  });
  const five = (...more: readonly Mount[]) => ({
    design: carrying(weapon('CLLRM10', 'RT'), gear('CLArtemisV', 'RT'), ...more),
  });
  rule('TW-th-artemis5', 'Artemis V needs missiles made for it', () => {
    expect(terms(five(shells('Clan Ammo LRM-10 (Clan) Artemis V-capable')), {}, 3)['TW-th-artemis5']).toBe(-1);
    expect(terms(five(shells('Clan Ammo LRM-10')), {}, 4)['TW-th-artemis5']).toBeUndefined();
  });
  rule('TW-cluster-mods', 'Artemis V guides three better, Apollo one worse', () => {
    const rowOf = (design: Paper, ...dice: readonly number[]) =>
      eventsOf(
        shoot({ units: [{ at: '0805', facing: 3, design }, { at: '0808', design: 'AS7-D' }, WITNESS] }, 0, ...HIT, ...dice, ...NEXT).events,
        'fired',
      )[0]!.cluster!.row.total;
    const guided = five(shells('Clan Ammo LRM-10 (Clan) Artemis V-capable')).design;
    expect(rowOf(guided, ...pair(4), ...pair(3), ...pair(3))).toBe(7);
    const loose = carrying(weapon('MRM 10', 'RT'), shells('IS MRM 10 Ammo'), gear('ISApollo', 'RT'));
    expect(rowOf(loose, ...pair(8), ...pair(3), ...pair(3))).toBe(7);
  });
  rule('TW-th-precision', 'precision shells forgive two points of movement and no more', () => {
    const gun = { design: carrying(weapon('Autocannon/5', 'RT'), shells('IS Precision Ammo AC/5')) };
    const near = { moved: ['run', 7] } as const;
    expect(terms({ ...gun, at: '0804' }, near, 5)).toMatchObject({ 'TW-th-tmm': 3, 'TW-th-precision': -2 });
    expect(terms({ ...gun, at: '0804' }, { moved: ['walk', 3] }, 4)['TW-th-precision']).toBe(-1);
    expect(terms({ ...gun, at: '0804' }, {}, 4)['TW-th-precision']).toBeUndefined();
  });
  const cockpit = (name: string) => ({ design: { ...find('GRF-1N')!, cockpit: name } });
  rule('TW-th-firecon', 'machines of industry aim one worse', () =>
    expect(terms({ ...cockpit('Industrial'), at: '0804' }, {}, 5)['TW-th-firecon']).toBe(1),
  );
  rule('TW-th-indcockpit', 'a primitive cockpit of industry aims two worse', () =>
    expect(terms({ ...cockpit('Primitive Industrial'), at: '0804' }, {}, 6)['TW-th-indcockpit']).toBe(2),
  );
});

describe('coats of suits', () => {
  const squad = (type: string): Paper => ({ ...find(SQUAD)!, armor: { ...find(SQUAD)!.armor, type } });
  const added = (type: string, label: string, moved?: Placed['moved']): number => {
    const target = { at: label, design: squad(type), ...(moved ? { moved } : {}) };
    const { events } = shoot({ units: [{ at: '0801', facing: 3, gunnery: 4 }, target, WITNESS] }, 0, 1, 1, ...NEXT);
    const found = termsOf(eventsOf(events, 'fired')[0]!.toHit);
    return (found['TW-th-tbastealth'] ?? 0) + (found['TW-th-tmimetic'] ?? 0);
  };
  // A particle cannon: short to six, medium to twelve, long to eighteen hexes.
  rule('TW-th-tbastealth', 'by the coat and the range', () => {
    const row = (type: string) => ['0805', '0810', '0816'].map(label => added(type, label));
    expect(row('BA Stealth (Basic)')).toEqual([0, 1, 2]);
    expect(row('BA Stealth (Standard)')).toEqual([1, 1, 2]);
    expect(row('BA Stealth (Improved)')).toEqual([1, 2, 3]);
    expect(row('BA Standard')).toEqual([0, 0, 0]);
  });
  rule('TW-th-tmimetic', 'the less it moves the less it is seen', () => {
    expect([0, 1, 2, 3].map(hexes => added('BA Mimetic', '0805', ['walk', hexes]))).toEqual([3, 2, 1, 0]);
  });
});
