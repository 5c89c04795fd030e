import { CATALOGUE, equipment, find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, bin, HIT, weapon } from '../testing/armed.fixture.ts';
import { alone, numberIn, objections, spends } from '../testing/core.fixture.ts';
import { readSetup } from '../testing/setup.fixture.ts';
import {
  at,
  clearBut,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';
import { sheetOf } from './compile.ts';

const TANK = 'Vedette Medium Tank';
const MEN = 'Foot Platoon (Rifle)';
const duel = (design: Paper, label = '0808') => ({ units: [{ at: '0805', facing: 3 as const, design }, { at: label }, WITNESS] });

describe('figures of the tables', () => {
  rule('TW-data-weapons#1', 'what a weapon is on paper it is in play: its heat, damage and reach', () => {
    for (const item of ['Medium Laser', 'PPC', 'CLERLargeLaser', 'CLMediumPulseLaser', 'Large Laser']) {
      const listed = equipment(item);
      if (listed?.kind !== 'weapon') throw new Error(item);
      const design = armed(weapon(item));
      const { events } = shoot(duel(design), 0, ...HIT, ...pair(7), ...NEXT);
      expect(eventsOf(events, 'fired')[0]!.heat).toBe(listed.heat);
      expect(eventsOf(events, 'damaged')[0]!.armor).toBe(listed.damage[0]);
      const bracket = (hexes: number) => {
        const terms = termsOf(
          numberIn(
            start({
              phase: 'weapon',
              ...duel(design, `08${String(hexes + 1).padStart(2, '0')}`),
              units: [{ at: '0801', facing: 3, design }, { at: `08${String(hexes + 1).padStart(2, '0')}` }],
            }),
            0,
            1,
          ),
        );
        return (terms['TW-th-med'] ?? 0) + (terms['TW-th-long'] ?? 0);
      };
      const { short, medium } = listed.range;
      expect([bracket(short), bracket(short + 1), bracket(medium), bracket(medium + 1)]).toEqual([0, 2, 2, 4]);
    }
  });
  rule('TW-data-ammo#1', 'type, rack and load tell whose ammunition it is, and a ton how many shots', () => {
    const design = armed(
      weapon('LRM 10', 'RT'),
      bin('IS Ammo LRM-10', 'LT', 12),
      bin('IS Ammo LRM-20', 'LT', 6),
      bin('IS Ammo SRM-6', 'LT', 15),
    );
    const play = start({ phase: 'weapon', units: [{ at: '0801', facing: 3, design }, { at: '0810' }] });
    const from = (which: number) =>
      objections(play, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1, bin: which }] }).length === 0;
    expect([from(0), from(1), from(2)]).toEqual([true, false, false]);
    const listed = equipment('IS Ammo LRM-10');
    expect(listed).toMatchObject({ kind: 'ammo', type: 'LRM', rack: 10, shots: 12 });
    expect(unitAt(shoot(duel(design, '0813'), 0, 1, 1, ...NEXT).play.state, 0).ammo).toEqual([11, 6, 15]);
  });
  rule('TW-data-equipment#1', 'what depends on the weight of a machine takes as many slots as it does there', () => {
    const slots = (tons: number) => {
      const design: Paper = { ...armed(), tons, mounts: [{ kind: 'equipment', item: 'ISMASC', at: 'RT' }] };
      const play = start({ units: [{ at: '0808', design }, { at: '0117' }] });
      // It is gone with any of them.
      const held = sheetOf(design).slots['RT']!.flatMap(({ part }, i) => (part === 'gear' ? [i] : []));
      for (const slot of held) {
        const struck = start({ units: [{ at: '0808', design, hits: { RT: [slot] } }, { at: '0117' }] });
        expect(struck.book.ask('mannerMp', { unit: unitAt(struck.state, 0), manner: 'masc', walk: 5, run: 8 }).total).toBe(0);
      }
      expect(play.book.ask('mannerMp', { unit: unitAt(play.state, 0), manner: 'masc', walk: 5, run: 8 }).total).toBe(10);
      return held.length;
    };
    expect([20, 40, 55, 100].map(slots)).toEqual([1, 2, 3, 5]);
  });
  rule('TW-data-infantry#1', 'troops do what their arms do, as far as they reach', () => {
    const sidearm = equipment(find(MEN)!.platoon!.primary);
    if (sidearm?.kind !== 'sidearm') throw new Error('no sidearm');
    const men = find(MEN)!.structure.points['TPRS']!;
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: MEN }, { at: '0806' }] });
    const may = (label: string) =>
      objections(start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: MEN }, { at: label }] }), fire(0, 1, 0)).length === 0;
    expect([
      may(`08${String(5 + 3 * sidearm.range).padStart(2, '0')}`),
      may(`08${String(6 + 3 * sidearm.range).padStart(2, '0')}`),
    ]).toEqual([true, false]);
    play.does(NORTH, fire(0, 1, 0));
    const hits = Math.round(men * sidearm.damage);
    const dice = [...HIT, ...HIT, ...Array.from({ length: Math.ceil(hits / 2) }, () => pair(7)).flat()];
    const events = play.does(SOUTH, hold(1), ...dice);
    expect(eventsOf(events, 'damaged').reduce((sum, { armor, structure }) => sum + armor + structure, 0)).toBe(hits);
  });
  rule('TW-data-caution#2', 'torpedoes do not fly', () => {
    const design = armed(weapon('CLLRT10', 'RT'), bin('Clan Ammo LRTorpedo-10', 'RT', 12));
    expect(objections(start({ phase: 'weapon', ...duel(design, '0806') }), fire(0, 1, 0))).not.toEqual([]);
  });
  rule('TW-data-caution#3', 'a heavy machine gun reaches two hexes, and no farther', () => {
    const design = armed(weapon('Heavy Machine Gun'), bin('IS Heavy Machine Gun Ammo - Full', 'RT', 100));
    const at2 = start({ phase: 'weapon', ...duel(design, '0807') });
    expect([
      objections(at2, fire(0, 1, 0)),
      objections(start({ phase: 'weapon', ...duel(design, '0808') }), fire(0, 1, 0)).length > 0,
    ]).toEqual([[], true]);
    expect(termsOf(numberIn(at2, 0, 1))).toMatchObject({ 'TW-th-med': 2 });
  });
  rule('TW-th-ammo#3', 'what ammunition adds it adds for shots with it alone', () => {
    for (const size of [2, 5, 10, 20]) {
      const gun = armed(
        weapon(`ISLBXAC${size}`, 'RT'),
        bin(`IS LB ${size}-X Cluster Ammo`, 'RT', 5),
        bin(`IS LB ${size}-X AC Ammo`, 'RT', 5),
      );
      const play = start({ phase: 'weapon', ...duel(gun) });
      const added = [0, 1].map(which => termsOf(numberIn(play, 0, 1, { weapon: 0, bin: which }))['TW-th-ammo']);
      expect(added).toEqual([-1, undefined]);
    }
  });
});

describe('weights', () => {
  const structure = (design: Paper) => unitAt(start({ units: [{ at: '0808', design }, { at: '0117' }] }).state, 0).structure;
  const protos = CATALOGUE.filter(({ kind }) => kind === 'protomech');
  const asked = (design: Paper) => {
    const { book, state } = alone({ design });
    book.ask('walkMp', { unit: unitAt(state, 0) });
    return structure(design);
  };
  rule('TW-is-proto#2', 'head and arms by weight', () => {
    const points = (tons: number) => (tons <= 5 ? 1 : tons <= 9 ? 2 : tons <= 13 ? 3 : 4);
    expect(protos.length).toBeGreaterThan(3);
    for (const one of protos) {
      const found = asked(one);
      expect([one.chassis, found['PH'], found['LA'] ?? points(one.tons)]).toEqual([one.chassis, points(one.tons), points(one.tons)]);
    }
  });
  rule('TW-is-proto#3', 'legs by weight', () => {
    for (const one of protos)
      if (one.frame !== 'quad') expect([one.chassis, asked(one)['PL']]).toEqual([one.chassis, 2 + Math.floor((one.tons - 2) / 2)]);
  });
  rule('TW-is-proto#4', 'one point for the main gun, two above nine tons', () => {
    const guns = protos.filter(one => one.armor.front['MG'] !== undefined || sheetOf(one).locations.includes('MG'));
    for (const one of guns) expect([one.chassis, asked(one)['MG']]).toEqual([one.chassis, one.tons > 9 ? 2 : 1]);
  });
});

describe('ground', () => {
  rule('TW-ter-rubble#1', 'rubble costs one more, and wheels stay out of it', () => {
    const cost = (design: string, ...dice: readonly number[]) => spends({ design }, 'F', { '0809': 'x' }, ...dice);
    expect([cost('GRF-1N', ...HIT), cost(TANK), cost('Pegasus Scout Hover Tank')]).toEqual([2, 2, 2]);
    const wheels = alone({ design: { ...find(TANK)!, motive: 'wheeled' } }, { '0809': 'x' });
    expect(objections(wheels, walk(0, 'F'))).toContain('TW-move-terrain');
  });
  rule('TW-ter-swamp#1', "swamp costs a 'Mech one more, hover nothing, others two", () => {
    const cost = (design: Paper | string, ...dice: readonly number[]) => spends({ design }, 'F', { '0809': 's' }, ...dice);
    expect([
      cost('GRF-1N', ...HIT),
      cost('Pegasus Scout Hover Tank'),
      cost(TANK, ...HIT),
      cost({ ...find(TANK)!, motive: 'wheeled' }, ...HIT),
    ]).toEqual([2, 1, 3, 3]);
  });
  rule('TW-bldg-type#2', 'a building of which nothing is said stands 15, 40, 90 or 120', () => {
    const left = (level: number) => {
      const board = clearBut({ '0806': [{ kind: 'building', level, height: 2 }] });
      const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0117' }], board });
      play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806') }] });
      return eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'battered')[0]!.factor;
    };
    expect([1, 2, 3, 4].map(left)).toEqual([5, 30, 80, 110]);
  });
  rule('TW-skill-default#2', 'skills go from 0 to 8', () => {
    const may = (gunnery: number, piloting: number) =>
      readSetup({ map: 'hills', forces: [[{ design: 'GRF-1N', gunnery, piloting }], [{ design: 'GRF-1N' }]], turns: null }).ok;
    expect([may(0, 0), may(8, 8), may(9, 5), may(4, 9), may(-1, 5)]).toEqual([true, true, false, false, false]);
    const { book, state } = alone({ gunnery: 0, piloting: 8 });
    expect(book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }).total).toBe(8);
  });
});

describe('what is struck', () => {
  const target = (unit: Partial<Placed>): { readonly units: readonly Placed[] } => ({
    units: [{ at: '0805', facing: 3, design: armed(weapon('Medium Laser')) }, { at: '0807', ...unit } as Placed, WITNESS],
  });
  const rows = (unit: Partial<Placed>, ...dice: readonly number[]) =>
    eventsOf(shoot(target(unit), 0, ...HIT, ...dice, ...NEXT).events, 'criticalRolled');
  rule('TW-dmg-modifiers#3', 'hardened armor that holds takes two off, behind as before', () => {
    const design: Paper = { ...find('GRF-1N')!, armor: { ...find('GRF-1N')!.armor, type: 'Hardened' } };
    expect(rows({ design }, ...pair(2), ...pair(9))[0]!.row.total).toBe(7);
    expect(rows({ design, armor: { CT: 0 } }, ...pair(7), ...pair(7))[0]!.row.total).toBe(7);
    // From behind the armor behind counts.
    expect(rows({ design, facing: 3, rear: { CT: 0 } }, ...pair(7), ...pair(7))[0]!.row.total).toBe(7);
    const tank: Paper = { ...find(TANK)!, armor: { ...find(TANK)!.armor, type: 'Hardened' } };
    const worn = (total: number) =>
      eventsOf(shoot(target({ design: tank }), 0, ...HIT, ...pair(2), ...pair(total), ...NEXT).events, 'worn').map(({ what }) => what);
    expect([worn(7), worn(8)]).toEqual([['nothing'], ['driver']]);
  });
  rule('TW-crit-industrial#1', 'two more for civil machines, and four slots from fourteen on', () => {
    const civil: Paper = { ...find('GRF-1N')!, structure: { ...find('GRF-1N')!.structure, type: 'Industrial' } };
    expect(rows({ design: civil, armor: { CT: 0 } }, ...pair(7), ...pair(5))[0]!.row.total).toBe(7);
    const loaded: Paper = { ...civil, mounts: Array.from({ length: 5 }, () => weapon('Medium Laser', 'LT')) };
    const hits = eventsOf(
      shoot(target({ design: loaded, armor: { LT: 0 } }), 0, ...HIT, ...pair(8), ...pair(12), 1, 1, 1, 2, 1, 3, 1, 4, ...NEXT).events,
      'slotHit',
    );
    expect(hits.length).toBe(4);
  });
  rule('TW-transfer-crit#2', 'a critical hit that finds no slot anywhere is lost', () => {
    const all = { LT: [...Array(12).keys()], CT: [...Array(12).keys()].filter(slot => slot > 2 && slot < 7) };
    const bare: Paper = { ...armed(), engine: { type: 'Fusion', rating: 275 } };
    const { play, events } = shoot(
      target({ design: bare, armor: { LT: 0 }, hits: { ...all, CT: sheetOf(bare).slots['CT']!.map((_, slot) => slot) }, wear: null }),
      0,
      ...HIT,
      ...pair(8),
      ...pair(8),
      ...NEXT,
    );
    expect(eventsOf(events, 'slotHit')).toEqual([]);
    expect(play.state.phase).toBe('movement');
  });
  rule('TW-inferno#3', 'infernos seek out what burns in vehicles, and men', () => {
    const rack: readonly Mount[] = [weapon('SRM 2', 'LT'), bin('IS Ammo SRM-2 Inferno', 'LT', 15)];
    const burn = (unit: Partial<Placed>, ...dice: readonly number[]) =>
      shoot(
        { units: [{ at: '0805', facing: 3, design: armed(...rack) }, { at: '0807', ...unit } as Placed, WITNESS] },
        0,
        ...HIT,
        ...dice,
        ...NEXT,
      );
    // Both strike: a place and a roll at two less for each.
    const tank = burn({ design: TANK }, ...HIT, ...pair(7), ...pair(8), ...pair(7), ...pair(7));
    expect(eventsOf(tank.events, 'worn').map(({ what }) => what)).toEqual(['driver', 'nothing']);
    expect([eventsOf(tank.events, 'damaged'), eventsOf(tank.events, 'heated')]).toEqual([[], []]);
    const men = burn({ design: MEN }, ...HIT);
    expect(eventsOf(men.events, 'damaged')).toMatchObject([{ structure: 6 }]);
  });
});
