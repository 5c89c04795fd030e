import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper, TRAINING } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Design } from '../../sheet/compile.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, WITNESS } from '../../testing/table.fixture.ts';
import { duelRules } from './duels.ts';

const HIT = [6, 6] as const;
const MEN = find('Foot Platoon (Rifle)')!;
const SQUAD = find('Elemental Battle Armor [Laser](Sqd5)')!;
const squad = (item: string): Paper => ({ ...SQUAD, mounts: [{ kind: 'weapon', item, at: 'Squad' }] });
const platoon = (more: Partial<NonNullable<Paper['platoon']>>): Paper => ({ ...MEN, platoon: { ...MEN.platoon!, ...more } });
const problem = (design: Paper): string => {
  const read = readSetup({ map: 'hills', forces: [[{ design }], [{ design: 'GRF-1N' }]], turns: null });
  return read.ok ? '' : read.problem;
};

describe('suits against suits', () => {
  const RULES: readonly RuleId[] = duelRules.map(({ id }) => id);
  const shot = (item: string, rules: readonly RuleId[], target: Paper | string, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '0805', design: squad(item), gone: ['S2', 'S3', 'S4', 'S5'] },
      { at: '0807', design: target },
      WITNESS,
    ];
    return eventsOf(shoot({ units, rules }, 0, ...HIT, ...dice, ...NEXT).events, 'damaged').map(
      ({ armor, structure }) => armor + structure,
    );
  };
  rule('TOE-ba-vs-ba#1', 'a Bearhunter does three dice to one suit', () => {
    expect([
      shot('Machine Gun (Bearhunter AC)', RULES, SQUAD, 3, 2, 2, 1),
      shot('Machine Gun (Bearhunter AC)', RULES, SQUAD, 1, 1, 1, 4),
    ]).toEqual([[7], [3]]);
  });
  rule('TOE-ba-vs-ba#2', 'a King David does one die', () => {
    expect([shot('ISBAKingDavidLightGaussRifle', RULES, SQUAD, 5, 1), shot('ISBAKingDavidLightGaussRifle', [], SQUAD, 1)]).toEqual([
      [5],
      [1],
    ]);
    // A ’Mech suffers what it always does.
    expect(shot('ISBAKingDavidLightGaussRifle', RULES, 'GRF-1N', ...pair(7))).toEqual([1]);
  });
  rule('TOE-ba-vs-ba#3', 'a plasma rifle does two and a die; suits that do not burn suffer what it always does', () => {
    expect([shot('ISBAPlasmaRifle', RULES, SQUAD, 4, 1), shot('ISBAPlasmaRifle', RULES, SQUAD, 1, 1)]).toEqual([[6], [3]]);
    const proof: Paper = { ...SQUAD, armor: { ...SQUAD.armor, type: 'BA Fire Resistant' } };
    expect(shot('ISBAPlasmaRifle', RULES, proof, 1)).toEqual([2]);
  });
  rule('TOE-mg-rapid-infantry#2', 'suits fire machine guns fast, with a die for each who strikes', () => {
    const rules: readonly RuleId[] = ['TOE-mg-rapid-ammo', 'TOE-mg-rapid-infantry'];
    const burst = (gone: Placed['gone'], cluster: number, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [{ at: '0805', design: squad('CLBAMG'), gone: gone ?? [] }, { at: '0807' }, WITNESS];
      const { events } = shoot({ units, rules }, { weapon: 0, rate: 2 }, ...HIT, ...pair(cluster), ...dice, ...NEXT);
      return eventsOf(events, 'damaged').map(({ armor }) => armor);
    };
    expect(burst([], 7, 4, 5, 6, ...pair(7), ...pair(7), ...pair(7))).toEqual([4, 5, 6]);
    expect(burst(['S1', 'S2'], 7, 2, 3, ...pair(7), ...pair(7))).toEqual([2, 3]);
  });
});

describe('mortars of troops', () => {
  const lob = (design: Design, spotter: boolean) => {
    const units: readonly Placed[] = [{ at: '0805', design }, { at: '0808' }, { at: '1008', seat: NORTH }];
    const scene = start({ units, ground: { '0806': '4', '0807': '4' }, phase: 'weapon' });
    scene.does(NORTH, { type: 'declare', unit: 2, twist: 0, shots: [], ...(spotter ? { spots: 1 } : {}) });
    scene.does(SOUTH, hold(1));
    return scene.book.check(scene.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  rule('TOE-infantry-mortars#1', 'suits lob light and heavy mortars over hills, and rifles not', () => {
    expect([lob(squad('CLBAHeavyMortar'), true), lob(squad('CLBALightMortar'), true), lob(squad('CLBAMG'), true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
  rule('TOE-infantry-mortars#2', 'a platoon does whose mortars set its range', () => {
    expect([lob(platoon({ secondary: 'InfantryHeavyMortar', secondaries: 2 }), true), lob(MEN, true)]).toEqual([true, false]);
  });
});

describe('specialists', () => {
  const pointers = (secondaries: number): Paper => platoon({ specialization: TRAINING.tag, secondaries });
  const pointing = (secondaries: number, label: string) => {
    const units = [{ at: '0808', design: pointers(secondaries) }, { at: label }] as const;
    const play = start({ phase: 'weapon', units, rules: ['TOE-house-munitions', 'TOE-arrow-homing-tag'] });
    return play;
  };
  const HEAVY = { secondary: 'InfantryHeavyMortar', secondaries: 2 } as const;
  const volley = (design: Paper) => sheetOf(design).weapons[0]!;
  rule('TOE-tag-troops#1', 'they are there instead of those with support weapons', () => {
    const [armed, pointing, plain] = [platoon(HEAVY), platoon({ ...HEAVY, specialization: TRAINING.tag }), platoon({ secondaries: 0 })];
    expect([volley(armed).indirect, volley(pointing).indirect]).toEqual([true, false]);
    const size = MEN.platoon!.squadSize;
    expect(volley(pointing).damage[0]).toBe(Math.round((volley(plain).damage[0] * (size - 2)) / size));
    const lobs = start({ phase: 'weapon', units: [{ at: '0805', design: pointing }, { at: '0807' }], rules: ['TOE-house-munitions'] });
    expect(lobs.book.check(lobs.state as never, fire(0, 1, 0), NORTH)).toEqual([]);
  });
  rule('TOE-tag-troops#2', 'they point out beside the fire of the others', () => {
    const play = pointing(2, '0810');
    play.does(NORTH, fire(0, 1, 0, 1));
    const events = play.does(SOUTH, hold(1), 1, 1, ...HIT, ...NEXT);
    expect([eventsOf(events, 'fired').map(({ weapon }) => weapon), eventsOf(events, 'tagged').length]).toEqual([[0, 1], 1]);
  });
  rule('TOE-tag-troops#3', 'three, six and nine hexes far, which lends the rifles nothing', () => {
    const reaches = (weapon: number, label: string) => {
      const play = pointing(2, label);
      return play.book.check(play.state as never, fire(0, 1, weapon), NORTH).length === 0;
    };
    expect([reaches(1, '0817'), reaches(1, '0811'), reaches(0, '0811'), reaches(0, '0812')]).toEqual([true, true, true, false]);
    expect(sheetOf(pointers(2)).weapons.map(({ short, medium, long }) => [short, medium, long])).toEqual([
      [1, 2, 3],
      [3, 6, 9],
    ]);
  });
  rule('TOE-tag-troops-minimum#1', 'one of a squad is not enough', () => {
    const points = (few: number) => {
      const play = pointing(few, '0810');
      return play.book.check(play.state as never, fire(0, 1, 1), NORTH).length === 0;
    };
    expect([points(1), points(2)]).toEqual([false, true]);
  });
  rule('TOE-paramedic-tag-limit#1', 'two of a squad at most', () => {
    for (const specialization of [TRAINING.tag, TRAINING.paramedic])
      expect([2, 3].map(secondaries => problem(platoon({ specialization, secondaries })).includes('TOE-paramedic-tag-limit'))).toEqual([
        false,
        true,
      ]);
    expect(problem(platoon({ secondaries: 3 }))).toBe('');
  });
  rule('TOE-paramedic-tag-limit#2', 'their squads need not have the support weapons of others', () => {
    for (const specialization of [TRAINING.tag, TRAINING.paramedic])
      expect([problem(platoon({ specialization, ...HEAVY })), problem(platoon({ specialization, secondaries: 2 }))]).toEqual(['', '']);
    const tended = platoon({ specialization: TRAINING.paramedic, ...HEAVY });
    expect([volley(tended).short, volley(tended).indirect]).toEqual([volley(platoon({ secondaries: 0 })).short, false]);
  });
  rule('TOE-paramedic-tag-limit#3', 'they do not slow the others', () => {
    const play = pointing(2, '0810');
    const plain = start({ units: [{ at: '0808', design: MEN }, { at: '0810' }] });
    expect(play.book.ask('walkMp', { unit: unitAt(play.state, 0) }).total).toBe(
      plain.book.ask('walkMp', { unit: unitAt(plain.state, 0) }).total,
    );
  });
});

describe('weapons that are thrown away', () => {
  const thrown = (item: string): Mount => ({ kind: 'weapon', item, at: 'Disposable' });
  const armed = (unit: Paper, ...mounts: readonly Mount[]): Paper => ({ ...unit, mounts: [...unit.mounts, ...mounts] });
  const LAW = thrown('Rocket Launcher (LAW)');
  rule('TOE-disposable-weapons-damage#1', 'three times what each does who hits, rounded', () => {
    const hurt = (cluster: number, groups: number) => {
      const places = Array.from({ length: groups }, () => pair(7)).flat();
      const units = [{ at: '0808', design: armed(MEN, LAW), structure: { TR: 10 } }, { at: '0810' }, WITNESS] as const;
      const { events } = shoot({ units }, 1, ...HIT, ...pair(cluster), ...places, ...NEXT);
      return eventsOf(events, 'damaged').reduce((sum, { armor }) => sum + armor, 0);
    };
    // Ten of them: 15.9; three of them: 4.8.
    expect([hurt(12, 8), hurt(2, 3)]).toEqual([16, 5]);
  });
  rule('TOE-disposable-weapons-damage#2', 'once; what is not marked as such is not thrown away', () => {
    const units = [{ at: '0808', design: armed(MEN, LAW), structure: { TR: 10 } }, { at: '0810' }, WITNESS] as const;
    const { play } = shoot({ units }, 1, 1, 1, ...NEXT);
    expect(unitAt(play.state, 0).spent).toEqual([1]);
    expect([
      problem(armed(MEN, LAW)),
      problem(armed(MEN, thrown('InfantryAssaultRifle'))).includes('TOE-disposable-weapons-damage'),
    ]).toEqual(['', true]);
  });
});

describe('shotguns of suits', () => {
  const shotgun = squad('Battle Armor LB-X AC');
  rule('TOE-ba-lbx#1', 'four pellets a suit strike one by one, by the table of missiles', () => {
    const hits = (gone: readonly string[], cluster: number, count: number) => {
      const units = [{ at: '0808', design: shotgun, gone: gone as never }, { at: '0810' }, WITNESS] as const;
      const { events } = shoot({ units }, 0, ...HIT, ...pair(cluster), ...Array.from({ length: count }, () => pair(7)).flat(), ...NEXT);
      return [eventsOf(events, 'fired')[0]!.cluster!.size, eventsOf(events, 'damaged').map(({ armor }) => armor)];
    };
    expect(hits([], 7, 12)).toEqual([20, Array.from({ length: 12 }, () => 1)]);
    expect(hits(['S1', 'S2', 'S3', 'S4'], 7, 3)).toEqual([4, [1, 1, 1]]);
  });
  rule('TOE-ba-lbx#2', 'those who swarm do all four points', () => {
    const units = [
      { at: '0808', design: shotgun, clings: 1, fire: { shots: [], spots: null, numbers: null, resolved: true } },
      { at: '0808' },
      WITNESS,
    ] as const;
    const swarm = start({ phase: 'weapon', units, initiative: NORTH });
    swarm.does(SOUTH, hold(1));
    const [bite] = eventsOf(swarm.does(SOUTH, hold(2), ...pair(7), 1, 1, ...HIT), 'damaged');
    expect([bite!.unit, bite!.armor + bite!.structure]).toEqual([1, 20]);
  });
});
