import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitOf } from '../../scenarios/setup.ts';
import type { Pod } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { HIT } from '../../testing/armed.fixture.ts';
import { bin, duel, gear, griffin, lob, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { eventsOf, fire, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const launcher = (item: string, missiles: string, ...more: Paper['mounts']) => griffin(weapon(item), bin(missiles), ...more);
const SRM2 = (name: string) => launcher('SRM 2', `IS Ammo SRM-2 ${name}`);
const armorHits = (events: ReturnType<typeof shoot>['events']) => eventsOf(events, 'damaged').map(({ armor }) => armor);
const plated = (type: string): Paper => ({ ...find('GRF-1N')!, armor: { ...find('GRF-1N')!.armor, type } });
const truck = (bar: number): Paper => ({ ...find('Manticore Heavy Tank')!, kind: 'support-vehicle', build: { barRating: bar } });
const load = (design: Paper | string, ...loads: readonly string[]) =>
  readSetup({ map: 'hills', forces: [[{ design, loads }], [{ design: 'GRF-1N' }]], turns: null });

describe('shells that burst', () => {
  const cannon = (size: number) => griffin(weapon(`Autocannon/${size}`), bin(`IS Flak Ammo AC/${size}`), gear('ISTargeting Computer'));
  rule('TOE-ac-flak-rules#1', 'heat, reach and damage of common shells', () => {
    const numbers = (shells: string, far: string) => {
      const design = griffin(weapon('Autocannon/10'), bin(shells));
      const [fired] = eventsOf(shoot(duel(design, { at: far }, 'TOE-ac-flak-rules'), 0, 1, 1, ...NEXT).events, 'fired');
      return [fired!.toHit.total, fired!.heat, fired!.shots];
    };
    for (const far of ['0808', '0814']) expect(numbers('IS Flak Ammo AC/10', far)).toEqual(numbers('IS Ammo AC/10', far));
    const rounds = (shells: string) =>
      unitAt(
        start({
          units: [{ at: '0805', design: griffin(weapon('Autocannon/10'), bin(shells, 10)) }, WITNESS],
          rules: [MUNITIONS, 'TOE-ac-flak-rules'],
        }).state,
        0,
      ).ammo;
    expect(rounds('IS Flak Ammo AC/10')).toEqual(rounds('IS Ammo AC/10'));
  });
  rule('TOE-ac-flak-rules#2', 'they come in fives: twenty points in four', () => {
    const { events } = shoot(
      duel(cannon(20), { design: 'AS7-D' }, 'TOE-ac-flak-rules'),
      0,
      ...HIT,
      ...HIT,
      ...pair(7),
      ...pair(7),
      ...pair(7),
      ...pair(7),
      ...HIT,
      ...NEXT,
    );
    expect(armorHits(events)).toEqual([5, 5, 5, 5]);
  });
  rule('TOE-ac-flak-rules#3', 'at what flies they count as flak', () => {
    const at = (elevation: number, shells: string) => {
      const design = griffin(weapon('Autocannon/10'), bin(shells));
      const target = { design: 'Warrior Attack Helicopter H-7', elevation, at: '0811' };
      return termsOf(eventsOf(shoot(duel(design, target, 'TOE-ac-flak-rules'), 0, 1, 1, ...NEXT).events, 'fired')[0]!.toHit)['TW-th-flak'];
    };
    expect([at(2, 'IS Flak Ammo AC/10'), at(0, 'IS Flak Ammo AC/10'), at(2, 'IS Ammo AC/10')]).toEqual([-2, undefined, undefined]);
  });
  rule('TOE-ac-flak-rules#4', 'nobody aims them, and no computer helps', () => {
    const still = start({ phase: 'weapon', ...duel(cannon(10), { shutDown: true }, 'TOE-ac-flak-rules') });
    expect(still.refuses(NORTH, fire(0, 1, { weapon: 0, aim: 'CT' })).map(one => one.rule)).toContain('TOE-ac-flak-rules');
    const [fired] = eventsOf(shoot(duel(cannon(10), {}, 'TOE-ac-flak-rules'), 0, 1, 1, ...NEXT).events, 'fired');
    expect(fired!.toHit.terms.find(({ rule: id }) => id === 'TW-th-targcomp')).toMatchObject({ waivedBy: 'TOE-ac-flak-rules' });
  });
  rule('TOE-protomech-ac-ap-modifiers#1', 'autocannons of ProtoMechs take special shells', () => {
    const design = griffin(weapon('CLProtoMechAC4'), bin('Clan ProtoMech AC/4 Flak Ammo'));
    const { events } = shoot(
      duel(design, {}, 'TOE-ac-flak-rules', 'TOE-protomech-ac-ap-modifiers'),
      0,
      ...HIT,
      ...HIT,
      ...pair(7),
      ...NEXT,
    );
    expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ size: 4 });
    expect(load(griffin(weapon('CLProtoMechAC4'), bin('Clan ProtoMech AC/4 Ammo')), 'Clan ProtoMech AC/4 Armor-Piercing Ammo').ok).toBe(
      true,
    );
  });
  rule('TOE-protomech-ac-ap-modifiers#2', 'those that pierce roll at -4, -3 or -2', () => {
    const row = (size: number) => {
      const design = griffin(weapon(`CLProtoMechAC${size}`), bin(`Clan ProtoMech AC/${size} Armor-Piercing Ammo`));
      const { events } = shoot(duel(design, {}, 'TOE-protomech-ac-ap-modifiers'), 0, ...HIT, ...pair(7), ...pair(7), ...NEXT);
      return eventsOf(events, 'criticalRolled')[0]!.row.total;
    };
    expect([2, 4, 8].map(row)).toEqual([3, 4, 5]);
  });
});

describe('warheads', () => {
  rule('TOE-tandem-charge#1', 'thin armor of civil machines lets a plain critical through, without anything added', () => {
    const hit = shoot(
      duel(SRM2('Tandem-Charge'), { design: truck(4) }, 'TOE-tandem-charge'),
      0,
      ...HIT,
      ...pair(2),
      ...pair(6),
      ...pair(6),
      ...NEXT,
    );
    expect(eventsOf(hit.events, 'worn')).toHaveLength(1);
    const civil = { ...plated('Commercial'), structure: { ...find('GRF-1N')!.structure, type: 'Industrial' } };
    const row = (design: Paper) => {
      const { events } = shoot(
        duel(SRM2('Tandem-Charge'), { design }, 'TOE-tandem-charge'),
        0,
        ...HIT,
        ...pair(2),
        ...pair(7),
        ...pair(5),
        ...NEXT,
      );
      return eventsOf(events, 'criticalRolled')[0]!.row.total;
    };
    // Frames of industry are two easier of themselves.
    expect(row(civil)).toBe(5 + 2);
  });
  rule('TOE-tandem-charge#2', 'each missile that leaves common armor whole rolls at -2', () => {
    const rows = (...dice: readonly number[]) =>
      eventsOf(shoot(duel(SRM2('Tandem-Charge'), {}, 'TOE-tandem-charge'), 0, ...HIT, ...dice, ...NEXT).events, 'criticalRolled').map(
        ({ row }) => row.total,
      );
    expect(rows(...pair(2), ...pair(7), ...pair(5))).toEqual([3]);
    expect(rows(...pair(12), ...pair(7), ...pair(9), ...pair(6), ...pair(4))).toEqual([7, 2]);
  });
  rule('TOE-acid-damage#1', 'armor that softens other hits does not soften acid', () => {
    const hurt = (missiles: string, design: Paper) =>
      armorHits(shoot(duel(SRM2(missiles), { design }, 'TOE-acid-damage'), 0, ...HIT, ...pair(2), ...pair(7), ...NEXT).events);
    expect([hurt('Acid', plated('Ferro-Lamellor')), hurt('Fragmentation', plated('Ferro-Lamellor'))]).toEqual([[3], [1]]);
    expect([hurt('Acid', plated('Reactive')), hurt('Acid', plated('Hardened'))]).toEqual([[2], [2]]);
  });
  rule('TOE-acid-damage#2', 'a point more for each missile on fibres, none on common armor', () => {
    const hurt = (type: string) =>
      armorHits(shoot(duel(SRM2('Acid'), { design: plated(type) }, 'TOE-acid-damage'), 0, ...HIT, ...pair(2), ...pair(7), ...NEXT).events);
    expect([hurt('Ferro-Fibrous'), hurt('Standard Armor')]).toEqual([[3], [2]]);
  });
  const leader = (...more: Paper['mounts']) => launcher('LRM 10', 'IS Ammo LRM-10 Follow The Leader', ...more);
  const led = (design: Paper, target: Partial<Placed>, others: readonly Placed[], lots: number) => {
    const units: readonly Placed[] = [
      { at: '0802', facing: 3, design },
      { at: '0810', ...target } as Placed,
      { at: '0117', design: 'LCT-1V' },
      ...others,
    ];
    const places = Array.from({ length: lots }, () => pair(7)).flat();
    return shoot({ ...duel(design, target, 'TOE-ftl-ecm'), units }, 0, ...HIT, ...pair(9), ...places, ...NEXT).events;
  };
  const jammer = griffin(gear('ISGuardianECMSuite'));
  rule('TOE-ftl-ecm#1', 'jammed on the way or at its end they are common missiles', () => {
    expect(armorHits(led(leader(), { design: jammer }, [], 2))).toEqual([5, 3]);
    expect(armorHits(led(leader(), {}, [{ at: '1306', design: jammer }], 2))).toEqual([5, 3]);
    expect(armorHits(led(leader(), {}, [{ at: '1606', design: jammer }], 1))).toEqual([8]);
  });
  rule('TOE-ftl-ecm#2', 'neither Artemis nor a beacon guides them, and Streak launchers do not take them', () => {
    const row = (design: Paper, more: Partial<Placed> = {}) => eventsOf(led(design, more, [], 1), 'fired')[0]!.cluster!.row.total;
    expect([
      row(leader()),
      row(leader(gear('ISArtemisIV', 'RT'))),
      row(leader(), { pods: [{ kind: 'homing', seat: NORTH, at: 'CT' } as Pod] }),
    ]).toEqual([9, 9, 9]);
    expect(load(griffin(weapon('CLStreakLRM10'), bin('Clan Streak LRM 10 Ammo')), 'IS Ammo LRM-10 Follow The Leader').ok).toBe(false);
  });
  rule('TOE-ftl-ecm#3', 'all that strike do so in one place', () => expect(armorHits(led(leader(), {}, [], 1))).toEqual([8]));
  const pulsed = (rack: number, roll: number, target: Partial<Placed>, lots: number) => {
    const design = launcher(`LRM ${rack}`, `IS Ammo LRM-${rack} Magnetic Pulse`);
    const places = Array.from({ length: lots }, () => pair(7)).flat();
    return shoot(duel(design, { at: '0812', ...target }, 'TOE-mag-pulse-heat'), 0, ...HIT, ...pair(roll), ...places, ...NEXT);
  };
  rule('TOE-mag-pulse-heat#1', 'the heat counts in this turn and in no other', () => {
    const { play, events } = pulsed(10, 12, {}, 2);
    expect(eventsOf(events, 'heated')).toMatchObject([{ unit: 1, points: 2 }]);
    expect(unitAt(play.state, 1).built.external).toBe(0);
  });
  rule('TOE-mag-pulse-heat#2', 'heat from outside counts as fifteen at most', () => {
    const { events } = pulsed(10, 12, { built: { weapons: 0, external: 14 } }, 2);
    expect(eventsOf(events, 'cooled').find(({ unit }) => unit === 1)).toMatchObject({ built: { total: 15 } });
  });
  rule('TOE-mag-pulse-heat#3', 'a point for every five that strike, or part of five', () => {
    const points = (rack: number, roll: number, lots: number) =>
      eventsOf(pulsed(rack, roll, {}, lots).events, 'heated').map(one => one.points);
    expect([points(5, 12, 1), points(10, 7, 2), points(10, 12, 2), points(5, 2, 1)]).toEqual([[1], [2], [2], [1]]);
  });
  const seeker = launcher('LRM 5', 'IS Ammo LRM-5 Anti-Radiation');
  const ARAD: readonly RuleId[] = ['TOE-arad-communications', 'TOE-arad-narc'];
  const seeks = (target: Partial<Placed>) => {
    const { events } = shoot(duel(seeker, { at: '0812', ...target }, ...ARAD), 0, ...HIT, ...pair(7), ...pair(7), ...NEXT);
    const { toHit, cluster } = eventsOf(events, 'fired')[0]!;
    return [toHit.total, cluster!.row.total];
  };
  const talker = (size: number) => ({ design: griffin(gear('Communications Equipment', 'LT', { size })) });
  const pod = (kind: 'homing' | 'nemesis', seat: number): Partial<Placed> => ({ pods: [{ kind, seat, at: 'CT' } as Pod] });
  rule('TOE-arad-communications#1', 'a set of three and a half tons draws them, less does not', () => {
    const [near, plain] = [seeks(talker(3.5)), seeks({})];
    expect(seeks(talker(3))).toEqual(plain);
    expect(near).not.toEqual(plain);
  });
  rule('TOE-arad-communications#2', 'one easier and a row better against what radiates, one harder and a row worse else', () => {
    const middle = eventsOf(
      shoot(duel(launcher('LRM 5', 'IS Ammo LRM-5'), { at: '0812' }, ...ARAD), 0, ...HIT, ...pair(7), ...pair(7), ...NEXT).events,
      'fired',
    )[0]!.toHit.total;
    expect([seeks(talker(3.5)), seeks({}), seeks({ design: jammer })]).toEqual([
      [middle - 1, 8],
      [middle + 1, 6],
      [middle - 1, 8],
    ]);
  });
  rule('TOE-arad-narc#1', 'a beacon of their side draws them, one of the other side does not', () => {
    expect([seeks(pod('homing', NORTH)), seeks(pod('homing', SOUTH)), seeks(pod('nemesis', NORTH))]).toEqual([
      seeks(talker(3.5)),
      seeks({}),
      seeks({}),
    ]);
  });
  rule('TOE-arad-narc#2', 'and gives no more than that, even where something radiates', () => {
    expect(seeks({ ...pod('homing', NORTH), ...talker(3.5) })).toEqual(seeks(talker(3.5)));
  });
});

describe('loads', () => {
  rule('TOE-t416-thunder-ammo#1', 'missiles that lay special mines come in half the number: three for twenty tubes instead of six', () => {
    const shots = (kind: string) => {
      const design = griffin(weapon('LRM 20'), { kind: 'ammo', item: 'IS Ammo LRM-20', at: 'LT', shots: 6 });
      expect(load(design, `IS Ammo LRM-20 Thunder${kind}`).ok).toBe(true);
      return unitOf({ design, loads: [`IS Ammo LRM-20 Thunder${kind}`] }, 0, NORTH).ammo[0];
    };
    expect(['', '-Active', '-Augmented', '-Inferno', '-Vibrabomb'].map(shots)).toEqual([6, 3, 3, 3, 3]);
  });
});

describe('grenades', () => {
  const thrower = (name?: string): Paper =>
    griffin(weapon('ISVehicularGrenadeLauncher'), ...(name ? [bin(`IS ${name}Ammo VGL`, 1, 'RT')] : []));
  const GRENADES: readonly RuleId[] = ['TOE-grenades-general', 'TOE-grenades-frag-bar', 'TOE-grenades-incendiary-ba'];
  const thrown = (design: Paper, target: Partial<Placed>, ...dice: readonly number[]) =>
    shell(
      { ...duel(design, {}, ...GRENADES), units: [{ at: '0805', facing: 3, design }, { at: '0816', ...target } as Placed, WITNESS] },
      '0806',
      ...dice,
    );
  const laid = (play: ReturnType<typeof thrown>['play']) => play.state.passing?.map(({ terrain, until }) => [terrain.kind, until]);
  const squad: Paper = { ...find(SQUAD)!, mounts: [{ kind: 'weapon', item: 'CLBAHeavyGrenadeLauncher', at: 'Squad' }] };
  const men = (grenades: 'INCENDIARY' | 'SMOKE'): Parameters<typeof shoot>[0] => ({
    units: [{ at: '0806', facing: 3, design: squad, grenades }, { at: '0808' }, WITNESS],
    rules: [MUNITIONS, ...GRENADES],
  });
  rule('TOE-grenades-general#1', 'launchers of vehicles and of squads throw them; a missile launcher takes none', () => {
    expect(laid(thrown(thrower('Smoke '), {}, ...HIT, ...NEXT).play)).toEqual([['smoke', 4]]);
    expect(laid(shell(men('SMOKE'), '0807', ...HIT, ...NEXT).play)).toEqual([['smoke', 4]]);
    expect(load('ARC-2R', 'IS Smoke Ammo VGL').ok).toBe(false);
  });
  rule('TOE-grenades-general#2', 'what is not named shatters', () => {
    const struck = thrown(
      thrower(),
      { at: '0806', design: 'Foot Platoon (Rifle)', strike: { blows: [], numbers: null, resolved: true } },
      ...HIT,
      3,
      4,
    );
    expect(eventsOf(struck.events, 'damaged')).toMatchObject([{ structure: 7 }]);
  });
  rule('TOE-grenades-general#5', 'at a hex beside the vehicle alone, and smoke and fire last three turns', () => {
    const far = start({ phase: 'weapon', ...duel(thrower('Smoke '), { at: '0816' }, ...GRENADES) });
    expect(far.refuses(NORTH, lob(0, 0, '0807'))).toHaveLength(1);
    expect(laid(thrown(thrower('Smoke '), {}, ...HIT, ...NEXT).play)).toEqual([['smoke', 4]]);
    expect(laid(thrown(thrower('Incendiary '), {}, ...HIT, ...NEXT).play)).toEqual([['fire', 4]]);
  });
  rule('TOE-grenades-incendiary-ba#1', 'each that lands heats like a missile of fuel, and nobody else around', () => {
    const { events } = shoot(men('INCENDIARY'), 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(events, 'heated')).toEqual([{ type: 'heated', unit: 1, points: 6 }]);
    expect(eventsOf(events, 'damaged')).toEqual([]);
  });
  rule('TOE-grenades-incendiary-ba#2', 'the squad rolls how many do', () => {
    const heat = (roll: number) => eventsOf(shoot(men('INCENDIARY'), 0, ...HIT, ...pair(roll), ...NEXT).events, 'heated')[0]!.points;
    expect([heat(2), heat(12)]).toEqual([2, 10]);
  });
});
