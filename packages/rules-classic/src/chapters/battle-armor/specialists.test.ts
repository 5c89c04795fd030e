import { bulkOf, equipment, find, type Mount, type Unit as Paper, TRAINING } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { eventsOf, fire, hold, jump, NEXT, NORTH, pair, SOUTH, shoot, start, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const MEN = find('Foot Platoon (Rifle)')!;
const SQUAD = find('Elemental Battle Armor [Laser](Sqd5)')!;
const HIT = [6, 6] as const;
const platoon = (more: Partial<NonNullable<Paper['platoon']>>): Paper => ({ ...MEN, platoon: { ...MEN.platoon!, ...more } });
const problem = (design: Paper): string => {
  const read = readSetup({ map: 'hills', forces: [[{ design }], [{ design: 'GRF-1N' }]], turns: null });
  return read.ok ? '' : read.problem;
};

describe('specialists', () => {
  const pointers = (secondaries: number): Paper => platoon({ specialization: TRAINING.tag, secondaries });
  rule('TOE-tag-troops', 'they point out beside the fire of the others, at ranges of their own', () => {
    const { weapons } = sheetOf(pointers(2));
    expect(weapons.map(({ tag, short, medium, long }) => [tag, short, medium, long])).toEqual([
      [false, 1, 2, 3],
      [true, 3, 6, 9],
    ]);
    const units = [{ at: '0808', design: pointers(2) }, { at: '0810' }] as const;
    const play = start({ phase: 'weapon', units, rules: ['TOE-house-munitions', 'TOE-arrow-homing-tag'] });
    play.does(NORTH, fire(0, 1, 0, 1));
    const events = play.does(SOUTH, hold(1), 1, 1, ...HIT, ...NEXT);
    expect(eventsOf(events, 'fired').map(({ weapon }) => weapon)).toEqual([0, 1]);
    expect(eventsOf(events, 'tagged')).toHaveLength(1);
  });
  rule('TOE-tag-troops-minimum', 'one of a squad is not enough', () => {
    expect([1, 2].map(few => sheetOf(pointers(few)).weapons.length)).toEqual([1, 2]);
  });
  rule('TOE-paramedic-tag-limit', 'two of a squad at most, who are as fast as the others', () => {
    expect([problem(pointers(2)), sheetOf(pointers(2)).walk]).toEqual(['', sheetOf(MEN).walk]);
    expect(problem(pointers(3))).toContain('TOE-paramedic-tag-limit');
    expect(problem(platoon({ specialization: TRAINING.paramedic, secondaries: 3 }))).toContain('TOE-paramedic-tag-limit');
    expect(problem(platoon({ secondaries: 3 }))).toBe('');
  });
  rule('TOE-mechanical-jump-boosters-down', 'springs break no fall', () => {
    const springy: Paper = { ...SQUAD, mounts: [{ kind: 'equipment', item: 'BAMechanicalJumpBooster', at: 'Squad' }] };
    const jumped = (design: Paper) => {
      const play = start({
        units: [{ at: '0808', design }, WITNESS],
        ground: { '0808': '3' },
        rules: ['TOE-mechanical-jump-boosters-down'],
      });
      return eventsOf(play.does(NORTH, jump(0, '0810')), 'damaged').map(({ armor }) => armor);
    };
    expect([jumped(springy), jumped(SQUAD)]).toEqual([[2, 2, 2, 2, 2], []]);
  });
});

describe('weapons of troops', () => {
  const thrown = (item: string): Mount => ({ kind: 'weapon', item, at: 'Disposable' });
  const LAW = thrown('Rocket Launcher (LAW)');
  const armed = (unit: Paper, ...mounts: readonly Mount[]): Paper => ({ ...unit, mounts: [...unit.mounts, ...mounts] });
  rule('TOE-disposable-weapons-damage', 'three times what each does who hits, once', () => {
    const places = Array.from({ length: 8 }, () => pair(7)).flat();
    const units = [{ at: '0808', design: armed(MEN, LAW), structure: { TR: 10 } }, { at: '0810' }, WITNESS] as const;
    const { play, events } = shoot({ units }, 1, ...HIT, ...pair(12), ...places, ...NEXT);
    // Ten times three times 0.53, which is 15.9.
    expect(eventsOf(events, 'damaged').reduce((sum, { armor }) => sum + armor, 0)).toBe(16);
    expect(unitAt(play.state, 0).spent).toEqual([1]);
    expect(problem(armed(MEN, thrown('InfantryAssaultRifle')))).toContain('TOE-disposable-weapons-damage');
  });
  rule('TOE-disposable-weapons-carry', 'suits carry them with a mount or two gloves, whatever they weigh', () => {
    const gear = (...items: readonly string[]): readonly Mount[] => items.map(item => ({ kind: 'equipment', item, at: 'Squad' }));
    const bare: Paper = { ...SQUAD, mounts: SQUAD.mounts.filter(({ item }) => !/AP ?Mount|Glove/.test(item)) };
    const carries = (...items: readonly string[]) => problem(armed(bare, LAW, ...gear(...items)));
    expect(carries()).toContain('TOE-disposable-weapons-carry');
    expect(carries('BAArmoredGlove')).toContain('TOE-disposable-weapons-carry');
    expect([carries('BAAPMount'), carries('BAArmoredGlove', 'BAArmoredGlove')]).toEqual(['', '']);
  });
  rule('TOE-ba-lbx', 'four points that strike one by one, and all four from close by', () => {
    const shotgun: Paper = { ...SQUAD, mounts: [{ kind: 'weapon', item: 'Battle Armor LB-X AC', at: 'Squad' }] };
    const places = Array.from({ length: 12 }, () => pair(7)).flat();
    const { events } = shoot(
      { units: [{ at: '0808', design: shotgun }, { at: '0810' }, WITNESS] },
      0,
      ...HIT,
      ...pair(7),
      ...places,
      ...NEXT,
    );
    const [fired] = eventsOf(events, 'fired');
    expect([fired!.cluster!.size, termsOf(fired!.toHit)['TW-th-weapon']]).toEqual([20, -1]);
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual(Array.from({ length: 12 }, () => 1));
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
  rule('TW-th-taser', 'a shock that does not shut a machine down spoils its aim for three turns', () => {
    const shocked = (turn: number) => {
      const units = [{ at: '0808', condition: { shock: { by: 2, until: 4 } } }, { at: '0811' }, WITNESS] as const;
      const [fired] = eventsOf(shoot({ units, turn }, 0, 1, 1, ...NEXT).events, 'fired');
      return termsOf(fired!.toHit)['TW-th-taser'];
    };
    expect([shocked(4), shocked(5)]).toEqual([2, undefined]);
    const taser: Paper = {
      ...find('GRF-1N')!,
      mounts: [
        { kind: 'weapon', item: 'Mek Taser', at: 'RA' },
        { kind: 'ammo', item: 'Taser Ammo', at: 'RT' },
      ],
    };
    const { play } = shoot({ units: [{ at: '0808', design: taser }, { at: '0810' }, WITNESS] }, 0, ...HIT, ...pair(7), ...pair(9), ...NEXT);
    expect(unitAt(play.state, 1).condition).toEqual({ shock: { by: 2, until: 4 } });
  });
  rule('TOE-talons-weight', 'a ton for every fifteen of the machine, for all of them', () => {
    const weigh = (tons: number) =>
      bulkOf({ ...find('GRF-1N')!, tons }, { mount: { kind: 'equipment', item: 'Talons', at: 'LL' }, item: equipment('Talons')! } as never)!
        .tons;
    expect([weigh(80), weigh(75), weigh(20)]).toEqual([6, 5, 2]);
  });
});
