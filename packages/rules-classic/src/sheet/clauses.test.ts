import { boardOf, createBoard, terrainAt, withSites } from '@sortie/board';
import { Rulebook } from '@sortie/kernel';
import { CATALOGUE, find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { aimAt } from '../attack/aim.ts';
import { traceOf } from '../movement/trace.ts';
import { ruleset } from '../ruleset.ts';
import { setUp, unitOf } from '../scenarios/setup.ts';
import { speedFor } from '../sequence/turn.ts';
import type { Setup } from '../shape.ts';
import { placed, unitAt } from '../state.ts';
import { planWith } from '../terrain/board.ts';
import { armed, bin, HIT, weapon } from '../testing/armed.fixture.ts';
import { alone, objections, spends } from '../testing/core.fixture.ts';
import { shell } from '../testing/guns.fixture.ts';
import { everything } from '../testing/setup.fixture.ts';
import { at, clearBut, eventsOf, NEXT, NORTH, pair, run, shoot, start, termsOf, WITNESS, walk } from '../testing/table.fixture.ts';

const book = Rulebook.compile(ruleset, everything);
const setupOf = (design: Setup['forces'][0][0]['design'], more: object = {}): Setup => ({
  map: 'hills',
  forces: [[{ design, ...more }], [{ design: 'GRF-1N' }]],
  turns: null,
});
const refused = (setup: Setup): readonly string[] => book.checkSetup(setup).map(({ rule: id }) => id);

describe('what designs and crews are', () => {
  rule('TW-is-table#2', 'armor is at most twice the structure behind it, and nine on the head', () => {
    const griffin = find('GRF-1N')!;
    const plated = (front: object, rear: object = {}): Paper => ({
      ...griffin,
      armor: { ...griffin.armor, front: { ...griffin.armor.front, ...front }, rear: { ...griffin.armor.rear, ...rear } },
    });
    const arm = griffin.structure.points['LA']!;
    const back = griffin.armor.rear!['CT']!;
    const torso = 2 * griffin.structure.points['CT']!;
    expect([refused(setupOf(plated({ LA: 2 * arm }))), refused(setupOf(plated({ LA: 2 * arm + 1 })))]).toEqual([[], ['TW-is-table']]);
    expect([refused(setupOf(plated({ HD: 9 }))), refused(setupOf(plated({ HD: 10 })))]).toEqual([[], ['TW-is-table']]);
    expect(refused(setupOf(plated({ CT: torso - back })))).toEqual([]);
    expect(refused(setupOf(plated({ CT: torso - back }, { CT: back + 1 })))).toEqual(['TW-is-table']);
  });
  rule('TW-skill-default#1', 'green, regular, veteran and elite crews', () => {
    const skills = (more: object) => {
      const { gunnery, piloting } = unitOf({ design: 'GRF-1N', ...more }, 0, 0).pilot;
      const { state } = alone({ gunnery, piloting });
      const unit = unitAt(state, 0);
      return [gunnery, book.ask('piloting', { state, unit, cause: 'kicked', causes: ['kicked'], depth: 0 }).total];
    };
    expect([
      skills({}),
      skills({ crew: 'regular' }),
      skills({ crew: 'green' }),
      skills({ crew: 'veteran' }),
      skills({ crew: 'elite' }),
    ]).toEqual([
      [4, 5],
      [4, 5],
      [5, 6],
      [3, 4],
      [2, 3],
    ]);
    expect(skills({ crew: 'elite', gunnery: 6 })).toEqual([6, 3]);
  });
  rule('TW-proto#2', 'five ProtoMechs move as a Point, and not six', () => {
    const proto = CATALOGUE.find(({ kind }) => kind === 'protomech')!;
    const point = (count: number): Setup => ({
      ...setupOf(proto),
      forces: [Array.from({ length: count }, () => ({ design: proto, lance: 1 })), [{ design: 'GRF-1N' }]],
    });
    expect([refused(point(5)), refused(point(6))]).toEqual([[], ['TOE-lance-movement-clan-star']]);
  });
  rule('TW-seq-phases#3', 'thirty meters, six meters and ten seconds', () => {
    expect((['hex', 'level', 'turn'] as const).map(of => book.ask('scale', { of }).total)).toEqual([30, 6, 10]);
    // Eight hexes in ten seconds are 86.4 kilometers in an hour.
    expect([speedFor(book, 8), speedFor(book, 5), speedFor(book, 0)]).toEqual([86, 54, 0]);
  });
  rule('TW-bldg-type#1', 'a building of which only the factor is known is of the type that the factor belongs to', () => {
    const typeOf = (cf: number, level = 0): number => {
      const map = planWith(
        withSites(createBoard({ width: 16, height: 17 }), [
          [at('0809'), { level: 0, terrains: [{ kind: 'building', level, height: 2, cf }] }],
        ]),
      );
      return terrainAt(boardOf(setUp({ ...setupOf('GRF-1N'), map }).board), at('0809'), 'building')!.level;
    };
    expect([1, 15, 16, 40, 41, 90, 91, 150].map(cf => typeOf(cf))).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(typeOf(90, 1)).toBe(1);
    // Going in costs as much as the type asks for.
    const cost = (cf: number): number => {
      const board = setUp({ ...setupOf('GRF-1N'), map: clearBut({ '0809': [{ kind: 'building', level: 0, height: 2, cf }] }) }).board;
      const { state, book: rules } = alone({}, {}, { board });
      return traceOf(state, { type: 'move', unit: 0, mode: 'walk', steps: ['forward'] }, rules)!.paces.at(-1)!.spent;
    };
    expect([15, 40, 90, 150].map(cost)).toEqual([2, 3, 4, 5]);
  });
});

describe('at sea and in the air', () => {
  const ship = CATALOGUE.find(({ motive }) => motive === 'naval')!;
  const boat = CATALOGUE.find(({ motive }) => motive === 'submarine')!;
  rule('TW-ter-air#4', 'vessels stay in water of a depth of one or more; a level of depth costs a submarine a point', () => {
    const sea = { '0808': 'd', '0809': 'd', '0810': '=' };
    const sails = (steps: string) => objections(alone({ design: ship, elevation: 0 }, sea), walk(0, steps));
    expect([sails('F'), sails('FF'), sails('FFF').length > 0]).toEqual([[], [], true]);
    expect([spends({ design: boat, elevation: 0 }, '-', sea), spends({ design: boat, elevation: 0 }, '--', sea)]).toEqual([1, 2]);
    expect(spends({ design: boat, elevation: 0 }, '-F', sea)).toBe(2);
  });
  rule('TW-sideslip#2', 'who slips on purpose rolls at one less', () => {
    const slip = (design: string, steps: string, elevation: number | undefined, ...dice: readonly number[]) => {
      const play = start({ units: [{ at: '0803', facing: 3, design, ...(elevation === undefined ? {} : { elevation }) }, { at: '0117' }] });
      const events = play.does(NORTH, run(0, steps), ...dice);
      return { rolls: eventsOf(events, 'piloted').map(({ cause, number }) => [cause, number.total]), unit: unitAt(play.state, 0) };
    };
    const PEGASUS = 'Pegasus Scout Hover Tank';
    const { rolls, unit } = slip(PEGASUS, 'FFFFe', undefined, ...HIT);
    expect(rolls).toEqual([['slipping', 4]]);
    expect(unit).toMatchObject({ facing: 3, moved: { spent: 6, hexes: 5 } });
    expect(unit.at).toEqual(at('0708'));
    expect(slip('Warrior Attack Helicopter H-7', 'FFFFq', 3, ...HIT).rolls).toEqual([['slipping', 4]]);
    // Turned as well: as for the turn.
    expect(slip(PEGASUS, 'FFFFLq', undefined, ...HIT).rolls).toEqual([['sideslip', 5]]);
    // A failure by two drifts straight on.
    expect(slip(PEGASUS, 'FFFFe', undefined, 1, 1).unit.at).toEqual(at('0809'));
    const walks = start({ units: [{ at: '0803', facing: 3, design: PEGASUS }, { at: '0117' }] });
    expect(objections(walks, walk(0, 'FFq'))).not.toEqual([]);
    const tank = start({ units: [{ at: '0803', facing: 3, design: 'Vedette Medium Tank' }, { at: '0117' }] });
    expect(objections(tank, run(0, 'FFq'))).not.toEqual([]);
  });
});

describe('shots and blasts', () => {
  rule('TW-th-secside#2', 'for suits a second target adds one, wherever it is', () => {
    const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
    const ATLAS = 'AS7-D';
    const added = (design: string, weapons: readonly [number, number], second: string) => {
      const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design }, { at: '0809' }, { at: second }] });
      const [unit, target] = [placed(unitAt(play.state, 0)), placed(unitAt(play.state, 2))];
      const shots = weapons.map((one, i) => ({ weapon: one, target: i + 1 }));
      const declared = { type: 'declare', unit: 0, twist: 0, shots } as const;
      const number = play.book.ask(
        'toHit',
        aimAt({ state: play.state, book: play.book, unit, target, shot: shots[1]!, shots, pose: { twist: 0, flip: false } }),
      );
      const { 'TW-th-secfront': ahead = 0, 'TW-th-secside': aside = 0 } = termsOf(number);
      return { terms: [ahead, aside], may: objections(play, declared) };
    };
    expect(added(SQUAD, [0, 1], '0807').terms).toEqual([0, 1]);
    expect(added(SQUAD, [0, 1], '0909').terms).toEqual([1, 0]);
    expect(added(SQUAD, [0, 1], '0909').may).toEqual([]);
    expect(added(ATLAS, [0, 1], '0807').terms).toEqual([0, 2]);
  });
  rule('TW-inf-damage#5', 'what goes off among men without suits counts double', () => {
    const SNIPER = armed(weapon('ISSniper', 'RT'), bin('ISSniperAmmo', 'LT', 10));
    const rules = [
      'TOE-house-munitions',
      'TOE-artillery-direct-fire-modifiers',
      'TOE-artillery-scatter-distance',
      'TOE-ba-tube-fire',
    ] as const;
    const lost = (design: string, ground: { readonly [label: string]: string }) => {
      const units = [{ at: '0802', facing: 3 as const, design: SNIPER }, { at: '0813', design }, WITNESS];
      const { events } = shell({ units, rules, ground }, '0812', ...HIT, ...NEXT);
      return eventsOf(events, 'damaged')
        .filter(({ unit }) => unit === 1)
        .map(({ armor, structure }) => armor + structure);
    };
    expect(lost('Foot Platoon (Rifle)', { '0813': 'w' })).toEqual([20]);
  });
  rule('TW-cluster-mods#7', 'a Sandblaster adds four, three and two by range, a Cluster Hitter one', () => {
    const design = armed(weapon('LRM 10', 'RT'), bin('IS Ammo LRM-10', 'LT', 12));
    const row = (abilities: readonly ('sandblaster' | 'clusterHitter')[], label: string) => {
      const units = [{ at: '0801', facing: 3 as const, design, abilities }, { at: label, design: 'AS7-D' }, WITNESS];
      const lots = Array.from({ length: 2 }, () => pair(7)).flat();
      const { events } = shoot({ units, rules: ['TW-house-pilot-abilities'] }, 0, ...HIT, ...pair(7), ...lots, ...NEXT);
      return eventsOf(events, 'fired')[0]!.cluster!.row.total;
    };
    expect([row([], '0808'), row(['clusterHitter'], '0808')]).toEqual([7, 8]);
    expect(['0808', '0813', '0816'].map(label => row(['sandblaster'], label))).toEqual([11, 10, 9]);
    expect(row(['sandblaster', 'clusterHitter'], '0816')).toBe(9);
  });
  rule('TW-data-caution#1', 'what bursts is told by when it does, whatever else the table says of it', () => {
    // An autocannon is marked like a Gauss rifle, but bursts only with ammunition of a kind of its own.
    const struck = (item: string, load: string, ...dice: readonly number[]) => {
      const design = armed(weapon(item, 'RT'), bin(load, 'LT', 1));
      const target = { at: '0807', design, armor: { RT: 0 }, ammo: [0] };
      const units = [{ at: '0805', facing: 3 as const, design: armed(weapon('Small Laser')) }, target, WITNESS];
      const { events } = shoot({ units }, 0, ...HIT, ...pair(6), ...pair(8), 1, 1, ...dice, ...NEXT);
      return [eventsOf(events, 'criticalRolled').length, eventsOf(events, 'exploded').map(({ damage }) => damage)];
    };
    expect(struck('Autocannon/20', 'IS Ammo AC/20')).toEqual([1, []]);
    expect(struck('ISGaussRifle', 'IS Gauss Ammo', ...pair(2), ...pair(2), ...HIT, ...HIT, ...HIT)[1]).toEqual([20]);
  });
});
