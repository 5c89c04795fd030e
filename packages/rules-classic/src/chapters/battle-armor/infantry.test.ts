import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { manned } from '../../infantry/field-guns.ts';
import type { Setup, Shot } from '../../shape.ts';
import { type Design, sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { HIT } from '../../testing/armed.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
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
  stay,
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';
import { kitRules } from '../armor-kits/kits.ts';
import { fieldGunRules } from '../field-guns/field-guns.ts';
import { deckRules } from '../hitting-the-deck/deck.ts';
import { duelRules } from './duels.ts';

const MEN = 'Foot Platoon (Rifle)';
const problemOf = (setup: Setup): string => {
  const read = readSetup(setup, '');
  return read.ok ? '' : read.problem;
};
const against = (design: Design, more: Partial<Setup> = {}): Setup => ({
  map: 'hills',
  forces: [[{ design }], [{ design: 'GRF-1N' }]],
  turns: null,
  ...more,
});

describe('field guns', () => {
  const GUNS = fieldGunRules.map(({ id }) => id);
  const gunners = (name: string, gun: string, ammo: string, pieces = 2): Paper => {
    const unit = find(name)!;
    const mounts: Mount[] = Array.from({ length: pieces }, (): Mount[] => [
      { kind: 'weapon', item: gun, at: 'FGUN' },
      { kind: 'ammo', item: ammo, at: 'FGUN', shots: 20 },
    ]).flat();
    return { ...unit, mounts: [...unit.mounts, ...mounts] };
  };
  const BATTERY = gunners('Motorized Platoon (MG)', 'Autocannon/5', 'IS Ammo AC/5');
  const at8 = (more: Partial<Placed> = {}): Placed => ({ at: '0808', design: BATTERY, ...more });
  const battery = (units: readonly Placed[], rules: readonly RuleId[] = GUNS) => start({ units, rules, phase: 'weapon' });
  const refusedBy = (play: ReturnType<typeof battery>, command: ReturnType<typeof fire>) =>
    play.refuses(NORTH, command).map(one => one.rule);

  rule('TOE-field-gun-crew', 'as many serve a gun as it weighs tons, and never fewer than two', () => {
    expect(sheetOf(BATTERY).weapons.map(({ crew }) => crew)).toEqual([0, 8, 8]);
    expect(sheetOf(gunners('Motorized Platoon (MG)', 'Machine Gun', 'IS Ammo MG - Full', 1)).weapons[1]!.crew).toBe(2);
  });
  rule('TOE-field-gun-platoons', 'fifteen are too few for two guns of eight tons; legs and hovercraft drag none', () => {
    const [whole, thin] = [20, 15].map(TR => battery([at8({ structure: { TR } }), { at: '0812' }]));
    expect([manned(unitAt(whole!.state, 0)), manned(unitAt(thin!.state, 0))]).toEqual([[1, 2], [1]]);
    expect(refusedBy(thin!, fire(0, 1, 1, 2))).toEqual(['TW-inf-field']);
    whole!.does(NORTH, fire(0, 1, 1, 2));
    expect(problemOf(against(BATTERY))).toBe('');
    for (const name of [MEN, 'Mechanized Hover Platoon (Rifle)'])
      expect(problemOf(against(gunners(name, 'Autocannon/5', 'IS Ammo AC/5')))).toContain('TOE-field-gun-platoons');
    // Without a crew for any of them they are infantry again.
    const few = battery([at8({ structure: { TR: 7 } }), { at: '0809' }]);
    few.does(NORTH, fire(0, 1, 0));
  });
  rule('TOE-field-gun-attack', 'range and damage of a vehicle, each gun at its own target, over one side', () => {
    const units = [at8(), { at: '0811' }, { at: '0911' }] as const;
    const play = battery(units);
    play.does(NORTH, {
      type: 'declare',
      unit: 0,
      twist: 0,
      shots: [
        { weapon: 1, target: 1 },
        { weapon: 2, target: 2 },
      ],
    });
    play.does(SOUTH, hold(1));
    const shots = eventsOf(play.does(SOUTH, hold(2), ...HIT, ...pair(7), ...HIT, ...pair(7), ...NEXT), 'fired');
    expect(shots.map(({ target, toHit }) => [target, toHit.total])).toEqual([
      [1, 5],
      [2, 5],
    ]);
    expect(unitAt(play.state, 1).armor['CT']).toBe(15);
    const apart = battery([at8(), { at: '0811' }, { at: '0805' }]);
    const both = {
      type: 'declare',
      unit: 0,
      twist: 0,
      shots: [
        { weapon: 1, target: 1 },
        { weapon: 2, target: 2 },
      ],
    } as const;
    expect(refusedBy(apart, both)).toEqual(['TOE-field-gun-attack']);
  });
  rule('TOE-field-gun-limits', 'not beside rifles, not into its own hex', () => {
    expect(refusedBy(battery([at8(), { at: '0809' }]), fire(0, 1, 0, 1))).toEqual(['TOE-field-gun-limits']);
    expect(refusedBy(battery([at8(), { at: '0808' }]), fire(0, 1, 1))).toEqual(['TOE-field-gun-limits']);
  });
  rule('TOE-field-gun-ammo', 'the shots are those of the platoon, whatever happens to its troopers; shotguns fire cluster', () => {
    const play = battery([at8({ structure: { TR: 9 } }), { at: '0811' }]);
    expect(unitAt(play.state, 0).ammo).toEqual([20, 20]);
    play.does(NORTH, fire(0, 1, 1));
    play.does(SOUTH, hold(1), 1, 1, ...NEXT);
    expect(unitAt(play.state, 0).ammo).toEqual([19, 20]);
    const slugs = gunners('Motorized Platoon (MG)', 'ISLBXAC5', 'IS LB 5-X AC Ammo', 1);
    expect(refusedBy(battery([at8({ design: slugs }), { at: '0811' }]), fire(0, 1, 1))).toEqual(['TOE-field-gun-ammo']);
    battery([at8({ design: gunners('Motorized Platoon (MG)', 'ISLBXAC5', 'IS LB 5-X Cluster Ammo', 1) }), { at: '0811' }]).does(
      NORTH,
      fire(0, 1, 1),
    );
  });
  rule('TOE-field-gun-special-weapons', 'an Ultra autocannon of a platoon does not jam', () => {
    const ultra = gunners('Motorized Platoon (MG)', 'ISUltraAC5', 'IS Ultra AC/5 Ammo', 1);
    const play = battery([at8({ design: ultra }), { at: '0811' }]);
    play.does(NORTH, fire(0, 1, { weapon: 1, rate: 2 }));
    expect(eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]).toMatchObject({ jams: false });
    expect(unitAt(play.state, 0).jammed).toEqual([]);
    // The same gun in a machine does, and so does a rotary one.
    const jams = (unit: Partial<Placed>, rate: number, weapon: number) => {
      const guns = battery([at8(unit), { at: '0811' }]);
      guns.does(NORTH, fire(0, 1, { weapon, rate }));
      return eventsOf(guns.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.jams;
    };
    const machine = (item: string, shells: string): Paper => ({
      ...find('GRF-1N')!,
      mounts: [
        { kind: 'weapon', item, at: 'RT' },
        { kind: 'ammo', item: shells, at: 'LT', shots: 20 },
      ],
    });
    expect(jams({ design: machine('ISUltraAC5', 'IS Ultra AC/5 Ammo') }, 2, 0)).toBe(true);
    expect(jams({ design: machine('ISRotaryAC5', 'ISRotaryAC5 Ammo') }, 6, 0)).toBe(true);
    expect(jams({ design: gunners('Motorized Platoon (MG)', 'ISRotaryAC5', 'ISRotaryAC5 Ammo', 1) }, 6, 1)).toBe(false);
  });
});

describe('hits on platoons', () => {
  const MORE = [...kitRules, ...deckRules, ...duelRules].map(({ id }) => id);
  const ALL: readonly RuleId[] = [
    ...MORE,
    'TOE-glancing-armor-order',
    'TOE-direct-blow-tsm',
    'TOE-glancing-conventional-infantry',
    'TOE-direct-blow-infantry',
  ];
  /** Men in rough ground who lose this many to one shot. */
  const losses = (
    design: string,
    weapon: number | Omit<Shot, 'target'>,
    target: Partial<Placed>,
    rules: readonly RuleId[],
    ...dice: readonly number[]
  ): number => {
    const units: readonly Placed[] = [{ at: '0805', facing: 3, design }, { at: '0807', design: MEN, ...target } as Placed, WITNESS];
    const { events } = shoot({ units, ground: { '0807': 'r' }, rules }, weapon, ...dice, ...NEXT);
    return eventsOf(events, 'damaged').reduce((sum, { structure }) => sum + structure, 0);
  };
  const AC20 = 2;
  const needs = 4;
  rule('TOE-glancing-conventional-infantry', 'what the table says is halved, rounded up', () => {
    expect([losses('HBK-4G', AC20, {}, [], ...pair(needs)), losses('HBK-4G', AC20, {}, ALL, ...pair(needs))]).toEqual([2, 1]);
    // One is the half of one.
    expect(losses('HBK-4G', 0, {}, ALL, ...pair(needs))).toBe(1);
  });
  rule('TOE-direct-blow-infantry', 'a machine gun that strikes squarely rolls another die', () => {
    const gun = sheetOf('WSP-1A').weapons.findIndex(({ ammo }) => ammo === 'MG');
    const design = gun < 0 ? 'PXH-1' : 'WSP-1A';
    const index = sheetOf(design).weapons.findIndex(({ ammo }) => ammo === 'MG');
    expect(losses(design, index, {}, ALL, ...pair(needs + 5), 3, 3, 5)).toBe(11);
    expect(losses(design, index, {}, ALL, ...pair(needs + 4), 3, 3)).toBe(6);
  });
  rule('TOE-infantry-armor-example', 'three divided by two is two', () => {
    const platoon = find(MEN)!;
    const kitted: Paper = { ...platoon, platoon: { ...platoon.platoon!, armorDivisor: 2 } };
    const weapon = sheetOf('BGS-1T').weapons.findIndex(({ ammo }) => ammo === 'AC_LBX');
    const hits = (design: Design) => losses('BGS-1T', { weapon, bin: 1 }, { design }, MORE, ...HIT, ...pair(12));
    expect([hits(MEN), hits(kitted)]).toEqual([3, 2]);
  });
  rule('TOE-infantry-armor-table-env-suit#1', 'a light environment suit divides nothing, whatever strikes it', () => {
    const platoon = find(MEN)!;
    const kitted: Paper = { ...platoon, mounts: [...platoon.mounts, { kind: 'equipment', item: 'Environment Suit, Light', at: 'TPRS' }] };
    const weapon = sheetOf('BGS-1T').weapons.findIndex(({ ammo }) => ammo === 'AC_LBX');
    const hits = (design: Design) => losses('BGS-1T', { weapon, bin: 1 }, { design }, MORE, ...HIT, ...pair(12));
    const shot = (design: Design) => losses('HBK-4G', AC20, { design }, MORE, ...HIT);
    expect([hits(kitted), shot(kitted)]).toEqual([hits(MEN), shot(MEN)]);
    expect(sheetOf(kitted).divisor).toBe(10);
  });
  rule('TOE-hitting-the-deck-phase', 'said with the move and at no other time; half of the damage, and no fire', () => {
    const play = start({
      units: [
        { at: '0805', design: MEN },
        { at: '0117', moved: ['stand', 0] },
      ],
      rules: MORE,
    });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'deck' });
    expect(play.state.phase).toBe('weapon');
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-hitting-the-deck-phase');
    const late = start({ units: [{ at: '0805', design: MEN }, { at: '0117' }], rules: MORE, phase: 'weapon' });
    expect(late.refuses(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'deck' }).map(one => one.rule)).toContain('TW-move-complete');
    const legs = start({ units: [{ at: '0805' }, { at: '0117' }], rules: MORE });
    expect(legs.refuses(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'deck' }).map(one => one.rule)).toEqual([
      'TOE-hitting-the-deck-phase',
    ]);
    const scene = start({
      units: [{ at: '0805', design: MEN }, { at: '0807', facing: 0, design: 'HBK-4G', moved: ['stand', 0] }, WITNESS],
      ground: { '0805': 'r' },
      rules: MORE,
    });
    scene.does(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'deck' });
    scene.does(SOUTH, stay(2));
    scene.does(NORTH, hold(0));
    scene.does(SOUTH, fire(1, 0, AC20));
    expect(eventsOf(scene.does(SOUTH, hold(2), ...HIT, ...NEXT), 'damaged')[0]!.structure).toBe(1);
  });
  rule('TOE-er-pulse-small-infantry', 'one die, not two', () => {
    const found = find('Uller Prime')!;
    const pulse: Paper = { ...found, mounts: [...found.mounts, { kind: 'weapon', item: 'CLERSmallPulseLaser', at: 'LA' }] };
    const index = sheetOf(pulse).weapons.findIndex(({ item }) => item === 'CLERSmallPulseLaser');
    const units: readonly Placed[] = [{ at: '0805', facing: 3, design: pulse }, { at: '0807', design: MEN }, WITNESS];
    const { events } = shoot({ units, ground: { '0807': 'r' } }, index, ...HIT, 5, ...NEXT);
    expect(eventsOf(events, 'damaged')[0]!.structure).toBe(5);
  });
  rule('TOE-xct-suits', 'men stay at home where it is too hot or too cold, but for those in suits against it', () => {
    const platoon = find(MEN)!;
    const suited: Paper = { ...platoon, platoon: { ...platoon.platoon!, armorKit: 'Environment Suit, Hostile' } };
    const marines: Paper = { ...platoon, platoon: { ...platoon.platoon!, armorKit: 'Environment Suit, Marine' } };
    for (const temperature of [51, -31]) {
      expect(problemOf(against(MEN, { conditions: { temperature } }))).toContain('TOE-xct-suits');
      for (const design of [suited, marines]) expect(problemOf(against(design, { conditions: { temperature } }))).toBe('');
    }
    expect(problemOf(against(MEN, { conditions: { temperature: 50 } }))).toBe('');
  });
});

describe('suits against suits', () => {
  const RULES = [...kitRules, ...deckRules, ...duelRules].map(({ id }) => id);
  const squad = (item: string): Paper => {
    const found = find('Elemental Battle Armor [Laser](Sqd5)')!;
    return { ...found, mounts: [{ kind: 'weapon', item, at: 'Squad' }] };
  };
  const shot = (item: string, rules: readonly RuleId[], ...dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '0805', design: squad(item), gone: ['S2', 'S3', 'S4', 'S5'] },
      { at: '0807', design: squad(item) },
      WITNESS,
    ];
    const { events } = shoot({ units, rules }, 0, ...HIT, ...dice, ...NEXT);
    return eventsOf(events, 'damaged').map(({ armor, structure }) => armor + structure);
  };
  rule('TOE-ba-vs-ba', 'three dice, one die, or two and a die for each trooper', () => {
    expect(shot('Machine Gun (Bearhunter AC)', RULES, 3, 2, 2, 1)).toEqual([7]);
    expect(shot('ISBAKingDavidLightGaussRifle', RULES, 5, 1)).toEqual([5]);
    expect(shot('ISBAPlasmaRifle', RULES, 4, 1)).toEqual([6]);
    expect(shot('ISBAKingDavidLightGaussRifle', [], 1)).toEqual([1]);
  });
  rule('TOE-mg-rapid-infantry', 'suits fire machine guns fast, each trooper rolling for himself; platoons do not', () => {
    const rules: readonly RuleId[] = ['TOE-mg-rapid-ammo', 'TOE-mg-rapid-infantry'];
    const units: readonly Placed[] = [{ at: '0805', design: squad('CLBAMG') }, { at: '0807' }, WITNESS];
    // Five suits, three of whom hit; a die and a place for each.
    const { events } = shoot(
      { units, rules },
      { weapon: 0, rate: 2 },
      ...HIT,
      ...pair(7),
      4,
      5,
      6,
      ...pair(7),
      ...pair(7),
      ...pair(7),
      ...NEXT,
    );
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([4, 5, 6]);
    const men = start({ units: [{ at: '0805', design: 'Motorized Platoon (MG)' }, { at: '0807' }], rules, phase: 'weapon' });
    expect(men.refuses(NORTH, fire(0, 1, { weapon: 0, rate: 2 })).map(one => one.rule)).toContain('TOE-mg-rapid-infantry');
    expect(termsOf(men.book.ask('rate', { weapon: sheetOf(squad('CLBAMG')).weapons[0]! }))).toMatchObject({ 'TOE-mg-rapid-infantry': 1 });
  });
});

describe('what troops carry', () => {
  const squad = (item: string): Paper => ({
    ...find('Elemental Battle Armor [Laser](Sqd5)')!,
    mounts: [{ kind: 'weapon', item, at: 'Squad' }],
  });
  const row = (item: string) => {
    const { damage, short, medium, long } = sheetOf(squad(item)).weapons[0]!;
    return [damage[0], short, medium, long];
  };
  rule('TOE-t412-er-pulse-medium', 'seven points of damage', () => expect(row('BACLERMediumPulseLaser')[0]).toBe(7));
  rule('TOE-t412-er-pulse-small', 'five points as far as six hexes', () => expect(row('CLBAERSmallPulseLaser')).toEqual([5, 2, 4, 6]));
  rule(
    'TOE-infantry-mortars',
    'platoons whose mortars set their range, and suits with mortars, lob them over hills where a friend spots',
    () => {
      const men = find(MEN)!;
      const lobbers: Paper = { ...men, platoon: { ...men.platoon!, secondary: 'InfantryHeavyMortar', secondaries: 2 } };
      const play = (design: Design) => {
        const units: readonly Placed[] = [{ at: '0805', design }, { at: '0808' }, { at: '1008', seat: NORTH }];
        const scene = start({ units, ground: { '0806': '4', '0807': '4' }, phase: 'weapon' });
        scene.does(NORTH, { type: 'declare', unit: 2, twist: 0, shots: [], spots: 1 });
        scene.does(SOUTH, hold(1));
        return scene;
      };
      expect(
        play(MEN)
          .refuses(NORTH, fire(0, 1, 0))
          .map(one => one.rule),
      ).toContain('TW-los-block-hill');
      play(lobbers).does(NORTH, fire(0, 1, 0), 1, 1, ...NEXT);
      play(squad('CLBAHeavyMortar')).does(NORTH, fire(0, 1, 0), 1, 1, ...NEXT);
    },
  );
});
