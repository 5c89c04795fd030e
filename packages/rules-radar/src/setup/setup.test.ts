import { open, Rulebook, ScriptedDice } from '@sortie/kernel';
import { rule, scene, standard } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { nameOfSector, SECTORS, sectorNamed } from '../map/sectors.ts';
import { outerZone, ZONES } from '../map/zones.ts';
import { EDITIONS, ruleset } from '../ruleset.ts';
import { ATMOSPHERE, CAPITAL, type Command, type Entry, type Setup } from '../shape.ts';
import {
  A,
  B,
  eventsOf,
  exit,
  fighter,
  free,
  isAllowed,
  maneuver,
  move,
  moveTo,
  NEXT,
  objections,
  outpost,
  placeOf,
  sailing,
  start,
} from '../space.fixture.ts';

const sectors = (...names: readonly string[]) => ({ sectors: names.map(sectorNamed) });
const K: Entry = { craft: 'Kestrel' };
const plan = (one: readonly Entry[], two: readonly Entry[], more: Partial<Setup> = {}): Setup => ({
  centre: 'space',
  forces: [one, two],
  turns: 10,
  goal: 'rout',
  ...more,
});
const BOOK = Rulebook.compile(ruleset, EDITIONS['radar'] ?? []);

/** A game from its very beginning. */
function game(setup: Setup) {
  const opened = open(ruleset, Rulebook.compile(ruleset, standard(ruleset)), setup, new ScriptedDice([]));
  if (!opened.ok) throw new Error('no dice are wanted before the first turn');
  return scene(ruleset, opened.state);
}
const deploy = (unit: number, name: string, zone?: number): Command => ({
  type: 'deploy',
  unit,
  sector: sectorNamed(name),
  ...(zone === undefined ? {} : { zone }),
});
/** Where the seat that is asked may put its first craft. */
const places = (play: ReturnType<typeof game>): readonly string[] => {
  const { active, units } = play.state;
  const { id } = units.find(unit => unit.seat === active && unit.fate === 'waiting')!;
  return SECTORS.map(nameOfSector).filter(name => isAllowed(play, active, deploy(id, name)));
};

describe('maps', () => {
  rule('ASC-space-required-maps#1', 'a game of two craft far from each other is played on the Capital Map alone', () => {
    const play = game(plan([K], [K]));
    play.does(A, deploy(0, 'O1'));
    const events = play.does(B, deploy(1, 'O13'), ...NEXT);
    expect(eventsOf(events, 'turnBegan')[0]!.maps).toEqual([CAPITAL]);
    expect(play.state).toMatchObject({ map: CAPITAL, phase: 'movement' });
  });

  rule('ASC-space-required-maps#2', 'over a battle on the ground its air has a map as well, between ground and space', () => {
    const play = start({
      centre: 'ground',
      groundTurn: 4,
      phase: 'movement',
      initiative: B,
      map: ATMOSPHERE,
      units: [fighter({ at: 'C', zone: outerZone(1) }), outpost()],
    });
    const events = play.does(A, maneuver(0), ...NEXT);
    play.does(A, maneuver(0), ...NEXT);
    expect(eventsOf(events, 'turnBegan').map(({ maps }) => maps)).toEqual([[ATMOSPHERE]]);
    expect(eventsOf(play.events, 'turnBegan').at(-1)!.maps).toEqual([CAPITAL, ATMOSPHERE]);
  });

  rule('ASC-space-required-maps#3', 'a standard map is laid for a sector as soon as two sides meet in it', () => {
    const play = sailing([free({ at: 'M1' }), free({ seat: B })]);
    play.does(A, moveTo(0, 'I1', 12), ...NEXT);
    expect(eventsOf(play.events, 'mapLaid')).toMatchObject([{ sector: sectorNamed('I1') }]);
    expect(eventsOf(play.events, 'turnBegan').at(-1)!.maps).toEqual([sectorNamed('I1'), CAPITAL]);
  });

  rule('ASC-space-multi-map-presence#1', 'one craft has a sector and a zone of its map, and whoever leaves the map changes both', () => {
    const play = sailing([free({ at: 'M1' }), free({ seat: B })]);
    play.does(A, moveTo(0, 'I1', 12), ...NEXT);
    expect(play.state.units[0]).toMatchObject({ sector: sectorNamed('I1'), zone: outerZone(12) });
    const leaving = start({ phase: 'movement', initiative: B, map: 'I1', units: [fighter({ zone: outerZone(12) }), fighter({ zone: 0 })] });
    leaving.does(A, exit(0, 'M1'));
    expect(leaving.state.units[0]).toMatchObject({ sector: sectorNamed('M1'), zone: -1 });
  });
});

describe('the order of setting up', () => {
  /** The seats that are asked, one after another. */
  const order = (play: ReturnType<typeof game>): readonly number[] => {
    const asked: number[] = [];
    while (play.state.phase === 'deployment') {
      const { active, units, areas } = play.state;
      const unit = units.find(one => one.seat === active && one.fate === 'waiting')!;
      const last = units.filter(({ fate }) => fate === 'waiting').length === 1;
      const { sectors: own, zones } = areas[active as 0 | 1];
      asked.push(active);
      play.does(
        active,
        { type: 'deploy', unit: unit.id, sector: own[0]!, ...(zones ? { zone: zones[0]! } : {}) },
        ...(last ? [6, 6, 1, 1] : []),
      );
    }
    return asked;
  };

  rule('ASC-space-setup-order#1', 'one craft of each side in turn, the first side first, before the first turn of any map', () => {
    const play = game(plan([K, K], [K, K]));
    expect(play.refuses(A, move(0, 'M1')).length).toBeGreaterThan(0);
    expect(order(play)).toEqual([A, B, A, B]);
    expect(play.state).toMatchObject({ phase: 'movement', turn: 1 });
  });

  rule('ASC-space-setup-order#2', 'where the sides have different maps, one map is finished before the next is begun', () => {
    const play = game(plan([K, K], [K, K], { centre: 'ground', areas: [{ sectors: [0], zones: [0] }, sectors('M7')] }));
    expect(order(play)).toEqual([B, B, A, A]);
  });

  rule('ASC-space-placement-unequal#1', 'a side with twice as many craft sets up two at a time', () => {
    expect(order(game(plan([K, K, K, K], [K, K])))).toEqual([A, A, B, A, A, B]);
    expect(order(game(plan([K, K], [K, K, K, K, K])))).toEqual([A, B, B, A, B, B, B]);
  });
});

describe('where the sides set up', () => {
  rule('ASC-space-placement-default#1', 'in the Outer and Peripheral Zone, directly opposite each other', () => {
    const play = game(plan([K], [K]));
    expect(places(play)).toEqual(['O1', 'O2', 'O3', 'O23', 'O24', 'P1']);
    play.does(A, deploy(0, 'P1'));
    expect(places(play)).toEqual(['O11', 'O12', 'O13', 'O14', 'O15', 'P4']);
    const said = game(plan([K], [K], { areas: [sectors('I1'), sectors('I4')] }));
    expect(places(said)).toEqual(['I1']);
    expect(objections(said, A, deploy(0, 'P1'))).toEqual(['ASC-space-placement-default']);
  });

  const defended = (defender: 0 | 1) => {
    const play = game(plan([K], [K], { defender }));
    const first = places(play);
    play.does(A, deploy(0, first[0]!));
    return [first, places(play)];
  };
  const MIDDLE = ['C', 'I1', 'I2', 'I3', 'I4', 'I5', 'I6'];
  const EDGE = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];

  rule('ASC-space-placement-attacker-defender#1', 'the defender of what is in the centre begins there and around it', () => {
    expect(defended(0)[0]).toEqual(MIDDLE);
    expect(defended(1)[1]).toEqual(MIDDLE);
  });

  rule('ASC-space-placement-attacker-defender#2', 'its attacker begins in the Peripheral Zone', () => {
    expect(defended(0)[1]).toEqual(EDGE);
    expect(defended(1)[0]).toEqual(EDGE);
  });

  rule('ASC-space-placement-over-ground-battle#1', 'over a battle each side begins in Middle and Outer sectors, north and south', () => {
    const play = game(plan([K], [K], { centre: 'ground' }));
    expect(places(play)).toEqual(['M1', 'M2', 'M12', 'O1', 'O2', 'O3', 'O23', 'O24']);
    play.does(A, deploy(0, 'M1'));
    expect(places(play)).toEqual(['M6', 'M7', 'M8', 'O11', 'O12', 'O13', 'O14', 'O15']);
  });
});

describe('who comes to the Capital Map', () => {
  const printed = { name: 'Glider', type: 'AF', size: 1, tmm: 0, move: '6a', damage: '1/1/-', overheat: 0, armor: 3, structure: 3, pv: 10 };
  const against = (setup: Setup): string => BOOK.checkSetup(setup)[0]?.rule ?? '';
  const problem = (craft: Entry['craft']): string => {
    const read = ruleset.readSetup(plan([{ craft }], [K]));
    return read.ok ? against(read.value) : read.problem;
  };
  const kinds = ['AF', 'SC', 'DS', 'DA', 'JS', 'WS', 'SS'];

  rule('ASC-space-legal-units#1', 'fighters, small craft, DropShips, JumpShips, WarShips, stations and satellites, and nobody else', () => {
    expect(kinds.map(type => problem({ ...printed, type, specials: [] }))).toEqual(kinds.map(() => ''));
    expect(problem({ ...printed, type: 'SV', move: '0k', specials: [] })).toBe('');
    for (const type of ['BM', 'CF', 'CV', 'BA']) expect(problem({ ...printed, type, specials: [] })).toContain('not a type that fights');
  });

  rule('ASC-space-legal-units#2', 'a support vehicle without the ability is refused, and with it not', () => {
    expect(problem({ ...printed, type: 'SV', specials: [] })).toBe('ASC-space-legal-units');
    expect(problem({ ...printed, type: 'SV', specials: ['SPC'] })).toBe('');
  });

  rule(
    'ASC-space-legal-units#3',
    'over a battle only the Central Zone leads into the air: elsewhere a sector without enemies has no map',
    () => {
      const play = sailing([free(), free({ seat: A, at: 'I3' })], { centre: 'ground', groundTurn: 6 });
      expect(objections(play, A, move(0, 'C'))).toEqual(['ASC-space-engagement-entry-position']);
      expect(isAllowed(play, A, moveTo(0, 'C', 12))).toBe(true);
      play.does(A, move(0, 'I2'));
      expect(play.state.units[0]).toMatchObject({ zone: -1, sunk: false });
    },
  );

  rule('ASC-sa-spc#1', 'without it nobody is in any sector, nor in the Outer Ring over a battle', () => {
    expect(problem({ ...printed, type: 'SV', specials: [] })).toBe('ASC-space-legal-units');
    const over = plan([{ craft: { ...printed, type: 'SV', specials: [] } }], [K], {
      centre: 'ground',
      areas: [{ sectors: [0], zones: [outerZone(1)] }, sectors('M7')],
    });
    expect(against(over)).toBe('ASC-space-legal-units');
  });

  rule('ASC-sa-spc#2', 'who was built for space has it although no card prints it', () => {
    for (const type of kinds) expect(problem({ ...printed, type, specials: [] })).toBe('');
    expect(problem({ ...printed, type: 'SV', move: '0k', specials: [] })).toBe('');
  });

  rule('ASC-sa-atmo#1', 'what breathes air cannot leave it, whatever else it has', () => {
    for (const type of kinds) expect(problem({ ...printed, type, specials: ['ATMO', 'SPC'] })).toBe('ASC-space-legal-units');
  });

  test('nobody carries more missiles than its card allows', () => {
    const loaded = (bombs: NonNullable<Entry['bombs']>) => against(plan([{ craft: 'Albatross', bombs }], [K]));
    expect([loaded(['AS']), loaded(['AS', 'AAA'])]).toEqual(['', 'ASC-house-radar-loads']);
  });

  test('sides that share a sector need a map of it', () => {
    const shared = (more: Partial<Setup>) => against(plan([K], [K], more));
    expect(shared({ areas: [sectors('I1'), sectors('I1', 'I2')] })).toBe('ASC-house-radar-forces');
    expect(
      shared({
        areas: [
          { sectors: [1], zones: [ZONES[0]!] },
          { sectors: [1], zones: [ZONES[8]!] },
        ],
      }),
    ).toBe('');
    expect(against(plan([], [K]))).toBe('ASC-house-radar-forces');
  });
});

describe('fuel to begin with', () => {
  const begun = (entry: Entry): number => game(plan([entry], [K])).state.units[0]!.fuel;

  rule('ASC-space-fuel-capacity#1', 'as many points as the card says', () => {
    expect([begun({ craft: 'Kestrel' }), begun({ craft: 'Albatross' })]).toEqual([6, 10]);
    const play = sailing([free({ at: 'M1', fuel: begun({ craft: 'Kestrel' }) })]);
    play.does(A, move(0, 'O1'), ...NEXT);
    expect(play.state.units[0]!.fuel).toBe(3);
  });

  rule('ASC-space-fuel-capacity#2', 'four points where it says nothing: enough for one turn in the Outer Zone and not for two', () => {
    const printed = {
      name: 'Glider',
      type: 'AF',
      size: 1,
      tmm: 0,
      move: '6a',
      damage: '1/1/-',
      overheat: 0,
      armor: 3,
      structure: 3,
      pv: 10,
    };
    expect(begun({ craft: { ...printed, specials: [] } })).toBe(4);
    const play = game(plan([{ craft: { ...printed, specials: [] } }], [{ craft: 'Lantern Station' }]));
    play.does(A, deploy(0, 'O1'));
    play.does(B, deploy(1, 'O13'), ...NEXT);
    play.does(A, move(0, 'O2'), ...NEXT);
    expect(play.state.units[0]!.fuel).toBe(1);
    // Stranded in the void, and nobody beside it: the fight is over.
    play.does(A, move(0, 'O3'));
    expect(play.state.units[0]).toMatchObject({ fuel: 0, sector: sectorNamed('O3') });
    expect(play.state.result).toMatchObject({ winners: [B], reason: 'stranded' });
  });

  rule('AS-sua-fuel#1', 'as many points as the card says', () => {
    expect([begun({ craft: 'Kestrel' }), begun({ craft: 'Albatross' })]).toEqual([6, 10]);
    const play = sailing([free({ at: 'M1', fuel: begun({ craft: 'Kestrel' }) })]);
    play.does(A, move(0, 'O1'), ...NEXT);
    expect(play.state.units[0]!.fuel).toBe(3);
  });

  rule('AS-sua-fuel#1', 'four points where it says nothing: enough for one turn in the Outer Zone and not for two', () => {
    const printed = {
      name: 'Glider',
      type: 'AF',
      size: 1,
      tmm: 0,
      move: '6a',
      damage: '1/1/-',
      overheat: 0,
      armor: 3,
      structure: 3,
      pv: 10,
    };
    expect(begun({ craft: { ...printed, specials: [] } })).toBe(4);
    const play = game(plan([{ craft: { ...printed, specials: [] } }], [{ craft: 'Lantern Station' }]));
    play.does(A, deploy(0, 'O1'));
    play.does(B, deploy(1, 'O13'), ...NEXT);
    play.does(A, move(0, 'O2'), ...NEXT);
    expect(play.state.units[0]!.fuel).toBe(1);
    // Stranded in the void, and nobody beside it: the fight is over.
    play.does(A, move(0, 'O3'));
    expect(play.state.units[0]).toMatchObject({ fuel: 0, sector: sectorNamed('O3') });
    expect(play.state.result).toMatchObject({ winners: [B], reason: 'stranded' });
  });

  rule('ASC-space-fuel-capacity#3', 'full, unless the scenario says otherwise', () => {
    expect([begun({ craft: 'Goshawk' }), begun({ craft: 'Goshawk', fuel: 3 }), begun({ craft: 'Goshawk', fuel: 20 })]).toEqual([8, 3, 8]);
    expect(placeOf(game(plan([K], [K])).state.units[0]!)).toBe('off the map');
  });
});
