import { boardOf, siteAt } from '@sortie/board';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { State } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { HIT } from '../../testing/armed.fixture.ts';
import { bin, duel, gear, griffin, lob, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  at,
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
} from '../../testing/table.fixture.ts';

const PLATOON = 'Foot Platoon (Rifle)';
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const ground = (state: State, hex: string) => siteAt(boardOf(state.board), at(hex))!.terrains;
const launcher = (item: string, missiles: string) => griffin(weapon(item), bin(missiles));

/** A civil truck with thin armor. */
const truck = (bar: number, ...mounts: Paper['mounts']): Paper => ({
  ...find('Manticore Heavy Tank')!,
  kind: 'support-vehicle',
  build: { barRating: bar },
  mounts,
});

describe('fire at hexes', () => {
  const smoke = launcher('LRM 5', 'IS Ammo LRM-5 Smoke');
  test('needs a rule that knows it, a hex on the map that is seen, in reach and ahead, and fires each weapon once', () => {
    const why = (position: Parameters<typeof start>[0], hex: string, weaponId = 0) =>
      start({ phase: 'weapon', ...position })
        .refuses(NORTH, lob(0, weaponId, hex))
        .map(one => one.reason);
    const position = duel(smoke, {}, 'TOE-smoke-missiles');
    expect(why({ ...position, rules: [] }, '0810')).toEqual(['the LRM 5 is not fired at hexes']);
    expect(why(position, '0801')).toEqual(['the LRM 5 does not bear on that hex']);
    expect(why(position, '0805')).toEqual(['nobody fires into its own hex']);
    expect(why(position, '3030')).toEqual(['there is no such hex']);
    expect(why({ ...position, ground: { '0806': 'C', '0807': 'C' } }, '0810')).toEqual(['nobody sees that hex']);
    const both = { ...fire(0, 1, 0), barrages: [{ weapon: 0, at: at('0810') }] } as ReturnType<typeof lob>;
    const play = start({ phase: 'weapon', ...position, units: [{ at: '0802', facing: 3, design: smoke }, { at: '0810' }, WITNESS] });
    expect(play.refuses(NORTH, both).map(one => one.reason)).toEqual(['each weapon fires once']);
  });
  test('may be directed by a friend who sees the hex', () => {
    const friend: Placed = {
      at: '0509',
      facing: 3,
      seat: NORTH,
      design: 'LCT-1V',
      fire: { shots: [], spots: null, numbers: null, resolved: true },
    };
    const units = [{ at: '0802', facing: 3 as const, design: smoke }, { at: '0516' }, friend];
    const play = start({ phase: 'weapon', units, ground: { '0804': 'C' }, rules: [MUNITIONS, 'TOE-smoke-missiles'] });
    play.does(NORTH, lob(0, 0, '0811'));
    const [shelled] = eventsOf(play.does(SOUTH, hold(1), ...HIT, ...NEXT), 'shelled');
    expect(termsOf(shelled!.toHit)['TW-if-mods']).toBe(1);
    expect(play.story().some(line => line.endsWith('fires the LRM 5 at 0811: a hit.'))).toBe(true);
  });
});

describe('smoke', () => {
  rule('TOE-smoke-missiles', 'fills a hex for three turns, light or heavy by what the salvo is worth', () => {
    const fog = (item: string, missiles: string) =>
      shell(duel(launcher(item, missiles), { at: '0816' }, 'TOE-smoke-missiles'), '0809', ...HIT, ...NEXT);
    const small = fog('LRM 5', 'IS Ammo LRM-5 Smoke');
    expect(ground(small.play.state, '0809')).toEqual([{ kind: 'smoke', level: 1, height: 2 }]);
    expect(small.play.state.passing).toMatchObject([{ until: 4 }]);
    expect(ground(fog('LRM 10', 'IS Ammo LRM-10 Smoke').play.state, '0809')).toEqual([{ kind: 'smoke', level: 2, height: 2 }]);
    expect(
      ground(
        shell(duel(launcher('LRM 5', 'IS Ammo LRM-5 Smoke'), { at: '0816' }, 'TOE-smoke-missiles'), '0809', 1, 1, ...NEXT).play.state,
        '0809',
      ),
    ).toEqual([]);
    // It is gone with the third turn after.
    const lifts = (turn: number) => {
      const passing = [{ at: at('0809'), terrain: { kind: 'smoke' as const, level: 1 }, until: 4 }];
      const play = start({ phase: 'weapon', units: [{ at: '0101' }, { at: '1617' }], ground: { '0809': 'v' }, turn, passing });
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1), ...NEXT);
      return [ground(play.state, '0809').length, play.state.passing?.length ?? 0];
    };
    expect([lifts(3), lifts(4)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('tear gas', () => {
  const gas = launcher('SRM 2', 'IS Ammo SRM-2 Tear Gas');
  const RULES = ['TOE-tear-gas-cloud', 'TOE-tear-gas-effect', 'TOE-tear-gas-incompatible'] as const;
  const cloudOver = (target: Partial<Placed>, ...dice: readonly number[]) =>
    shell(duel(gas, { at: '0807', ...target }, ...RULES), '0807', ...HIT, ...dice, ...NEXT);
  rule('TOE-tear-gas-cloud', 'a low cloud over a hex for some turns; whoever ends the turn in it or enters it breathes it', () => {
    const { play, events } = cloudOver({ design: PLATOON }, 4, 2);
    expect(ground(play.state, '0807')).toEqual([{ kind: 'smoke', level: 7, height: 1 }]);
    expect(play.state.passing).toMatchObject([{ until: 1 + 4 + 2 }]);
    expect(eventsOf(events, 'gassed')).toMatchObject([{ unit: 1, until: 1 + 2 + 2 }]);
    expect(
      start({ phase: 'weapon', ...duel(gas, { at: '0807' }, ...RULES) })
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule),
    ).toContain('TOE-tear-gas-cloud');
    const rules = [MUNITIONS, ...RULES];
    const cloudy = { '0808': 'g' };
    const enters = start({ units: [{ at: '0807', design: PLATOON, facing: 3 }, { at: '0101' }], ground: cloudy, rules });
    expect(eventsOf(enters.does(NORTH, walk(0, 'F'), 3), 'gassed')).toMatchObject([{ unit: 0, until: 6 }]);
    // It does not rise above one level: 'Mechs look over it, men do not see through it as well.
    const term = (design: string) => {
      const units = [{ at: '0807', facing: 3 as const, design }, { at: '0809', design }, WITNESS];
      return termsOf(eventsOf(shoot({ units, ground: cloudy }, 0, 1, 1, ...NEXT).events, 'fired')[0]!.toHit)['TW-th-woods'];
    };
    expect([term('GRF-1N'), term(PLATOON)]).toEqual([undefined, 1]);
  });
  rule('TOE-tear-gas-vulnerable', 'men, suits that were left open, and civil vehicles with bad luck; nobody else', () => {
    const gassed = (target: Partial<Placed>, ...dice: readonly number[]) => eventsOf(cloudOver(target, 1, ...dice).events, 'gassed').length;
    expect(gassed({ design: PLATOON }, 1)).toBe(1);
    expect([gassed({ design: SQUAD }), gassed({ design: SQUAD, unsealed: true }, 1), gassed({})]).toEqual([0, 1, 0]);
    expect([gassed({ design: truck(5) }, ...pair(7)), gassed({ design: truck(5) }, ...pair(8), 1)]).toEqual([0, 1]);
    expect(gassed({ design: truck(5, gear('Environmental Sealing', 'BD')) })).toBe(0);
    const spaceman: Paper = { ...find(PLATOON)!, platoon: { ...find(PLATOON)!.platoon!, spacesuit: true } };
    expect(gassed({ design: spaceman })).toBe(0);
    expect(readSetup({ map: 'hills', forces: [[{ design: SQUAD, unsealed: true }], [{ design: 'GRF-1N' }]], turns: null }).ok).toBe(true);
  });
  rule('TOE-tear-gas-effect', 'they move and do nothing else, and every roll is three harder', () => {
    const position = {
      units: [{ at: '0805', facing: 3 as const, design: PLATOON, gassed: 3 }, { at: '0806' }],
      rules: [MUNITIONS, ...RULES],
      turn: 3,
    };
    expect(
      start({ ...position, phase: 'weapon' })
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule),
    ).toContain('TOE-tear-gas-effect');
    expect(start({ ...position, phase: 'weapon', turn: 4 }).does(NORTH, fire(0, 1, 0))).not.toEqual([]);
    expect(start({ ...position, units: [position.units[0]!, { at: '0101' }] }).does(NORTH, walk(0, 'F'))).not.toEqual([]);
    const { book, state } = start(position);
    const number = book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 });
    expect(termsOf(number)['TOE-tear-gas-effect']).toBe(3);
  });
  rule('TOE-tear-gas-duration', 'each breath lasts a die and two turns longer, up to fifteen', () => {
    const until = (before: number | undefined) =>
      eventsOf(cloudOver({ design: PLATOON, ...(before === undefined ? {} : { gassed: before }) }, 1, 6).events, 'gassed')[0]!.until;
    expect([until(undefined), until(5), until(14)]).toEqual([9, 13, 16]);
  });
  rule('TOE-tear-gas-incompatible', 'neither with Artemis beside the launcher nor in Streak launchers', () => {
    const guided = griffin(weapon('SRM 2'), bin('IS Ammo SRM-2 Tear Gas'), gear('ISArtemisIV', 'RT'));
    const play = start({ phase: 'weapon', ...duel(guided, {}, ...RULES) });
    expect(play.refuses(NORTH, lob(0, 0, '0807')).map(one => one.rule)).toEqual(['TOE-tear-gas-incompatible']);
    const streak = griffin(weapon('ISStreakSRM2'), bin('IS Streak SRM 2 Ammo'));
    const setup = { map: 'hills', forces: [[{ design: streak, loads: ['IS Ammo SRM-2 Tear Gas'] }], [{ design: 'GRF-1N' }]], turns: null };
    expect(readSetup(setup)).toMatchObject({ ok: false, problem: expect.stringContaining('does not fit') });
  });
});

describe('mortars', () => {
  const mortar = (load: string, size = 4) => launcher(`IS Mech Mortar-${size}`, `IS Ammo ${load} Mortar-${size}`);
  const far = (design: Paper, target: Partial<Placed>, ...rules: readonly string[]) => ({
    ...duel(design, { at: '0812', ...target }, ...(rules as never[])),
  });
  rule('TOE-mortars-general', 'at units shells are rolled for, at hexes all of them count; what is not named pierces armor', () => {
    expect(sheetOf(mortar('SC')).bins[0]!.munition).toBe('STANDARD');
    const { events } = shoot(
      far(mortar('SC'), {}, 'TOE-mortars-general'),
      0,
      ...HIT,
      ...pair(7),
      ...pair(7),
      ...pair(7),
      ...pair(7),
      ...NEXT,
    );
    expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ size: 4, hits: 3 });
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([2, 2, 2]);
    const wall = shell({ ...far(mortar('SC'), { at: '0816' }, 'TOE-mortars-general'), ground: { '0812': 'C' } }, '0812', ...HIT, ...NEXT);
    expect(eventsOf(wall.events, 'battered')).toMatchObject([{ factor: 90 - 8 }]);
    const fog = shell(far(mortar('SM'), { at: '0816' }, 'TOE-mortars-general'), '0812', ...HIT, ...NEXT);
    expect(ground(fog.play.state, '0812')).toMatchObject([{ kind: 'smoke', level: 2 }]);
  });
  rule('TOE-mortar-airburst', 'a point from each shell for everybody in the hex, half a die for men; walls keep it out', () => {
    const design = mortar('AB');
    const over = (target: Partial<Placed>, ...dice: readonly number[]) =>
      shell(far(design, target, 'TOE-mortar-airburst'), '0812', ...HIT, ...dice, ...NEXT);
    const mech = over({}, ...pair(7), ...pair(7), ...pair(7), ...pair(7));
    expect(eventsOf(mech.events, 'damaged').map(({ armor }) => armor)).toEqual([1, 1, 1, 1]);
    expect(eventsOf(mech.events, 'shelled')[0]!.toHit.terms.find(({ rule: id }) => id === 'TW-th-immobile')).toMatchObject({
      waivedBy: 'TOE-mortar-airburst',
    });
    // Four dice come to nine, half of it is five, and in the open twice as many fall.
    expect(eventsOf(over({ design: PLATOON }, 2, 2, 2, 3).events, 'damaged')).toMatchObject([{ structure: 10 }]);
    const inside = shell({ ...far(design, { design: PLATOON }, 'TOE-mortar-airburst'), ground: { '0812': 'C' } }, '0812', ...HIT, ...NEXT);
    expect([eventsOf(inside.events, 'damaged').length, eventsOf(inside.events, 'battered')[0]!.factor]).toEqual([0, 86]);
    expect(
      start({ phase: 'weapon', ...far(design, {}, 'TOE-mortar-airburst') })
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule),
    ).toContain('TOE-mortar-airburst');
    expect(sheetOf(design).bins[0]!.salvo).toBe(4 * 2);
  });
  rule('TOE-mortar-ap', 'a die of men for each shell that lands, a point of everything else', () => {
    const design = mortar('AP');
    const men = shoot(far(design, { design: PLATOON }, 'TOE-mortar-ap'), 0, ...HIT, ...pair(7), 6, 5, 4, ...NEXT);
    expect(eventsOf(men.events, 'damaged')).toMatchObject([{ structure: 28 }]);
    const mech = shoot(far(design, {}, 'TOE-mortar-ap'), 0, ...HIT, ...pair(7), ...pair(7), ...pair(7), ...pair(7), ...NEXT);
    expect(eventsOf(mech.events, 'damaged').map(({ armor }) => armor)).toEqual([1, 1, 1]);
    expect(sheetOf(design).bins[0]!.salvo).toBe(4);
  });
});

describe('grenades', () => {
  const thrower = (load?: string): Paper =>
    griffin(weapon('ISVehicularGrenadeLauncher'), ...(load ? [bin(`IS ${load}Ammo VGL`, 1, 'RT')] : []));
  const RULES = ['TOE-grenades-general', 'TOE-grenades-frag-bar'] as const;
  const thrown = (design: Paper, target: Partial<Placed>, ...dice: readonly number[]) =>
    shell(
      {
        ...duel(design, { at: '0806', ...target }, ...RULES),
        units: [{ at: '0805', facing: 3, design }, { at: '0806', ...target } as Placed, WITNESS],
      },
      '0806',
      ...dice,
    );
  rule('TOE-grenades-frag-bar', 'splinters strike men, and civil vehicles with the thinnest armor', () => {
    const men = thrown(thrower(), { design: PLATOON, strike: { blows: [], numbers: null, resolved: true } }, ...HIT, 3, 4);
    expect(eventsOf(men.events, 'damaged')).toMatchObject([{ structure: 7 }]);
    const hull = (bar: number, ...dice: readonly number[]) =>
      eventsOf(thrown(thrower(), { design: truck(bar) }, ...HIT, 1, 2, ...dice).events, 'damaged').map(({ armor }) => armor);
    expect(hull(4, ...pair(7))).toEqual([3]);
    expect(hull(5)).toEqual([]);
  });
  rule('TOE-grenades-general', 'launchers on vehicles throw what they were loaded with, once; squads throw one kind', () => {
    const smoke = thrown(thrower('Smoke '), { at: '0816' }, ...HIT, ...NEXT);
    expect(ground(smoke.play.state, '0806')).toEqual([{ kind: 'smoke', level: 1 }]);
    expect(unitAt(smoke.play.state, 0).spent).toEqual([0]);
    expect(ground(thrown(thrower('Incendiary '), { at: '0816' }, ...HIT, ...NEXT).play.state, '0806')).toEqual([
      { kind: 'fire', level: 1 },
    ]);
  });
  const squad: Paper = { ...find(SQUAD)!, mounts: [{ kind: 'weapon', item: 'CLBAHeavyGrenadeLauncher', at: 'Squad' }] };
  const men = (grenades: 'INCENDIARY' | 'SMOKE', ...rules: readonly string[]) => ({
    units: [{ at: '0806', facing: 3 as const, design: squad, grenades }, { at: '0808' }, WITNESS] satisfies readonly Placed[],
    rules: [MUNITIONS, ...rules] as never,
  });
  rule('TOE-grenades-incendiary-ba', 'each that a squad lands heats like a missile of fuel, and nothing else around', () => {
    const { events } = shoot(men('INCENDIARY', 'TOE-grenades-incendiary-ba'), 0, ...HIT, ...pair(7), ...NEXT);
    const hits = eventsOf(events, 'fired')[0]!.cluster!.hits;
    expect(hits).toBe(3);
    expect(eventsOf(events, 'heated')).toMatchObject([{ unit: 1, points: 6 }]);
    expect(eventsOf(events, 'damaged')).toEqual([]);
  });
  rule('TOE-t414-grenade-users', 'squads throw smoke and fire as well as vehicles do', () => {
    for (const [load, kind] of [
      ['SMOKE', 'smoke'],
      ['INCENDIARY', 'fire'],
    ] as const) {
      const { play } = shell(men(load, 'TOE-grenades-general'), '0807', ...HIT, ...NEXT);
      expect(ground(play.state, '0807')).toMatchObject([{ kind }]);
    }
    expect(readSetup({ map: 'hills', forces: [[{ design: squad, grenades: 'SMOKE' }], [{ design: 'GRF-1N' }]], turns: null }).ok).toBe(
      true,
    );
  });
});

describe('other loads', () => {
  const hurt = (item: string, missiles: string, target: Partial<Placed>, ...dice: readonly number[]) => {
    const position = duel(launcher(item, missiles), { at: '0808', ...target }, 'TOE-mine-clearance-missiles');
    return eventsOf(shell(position, '0808', ...HIT, ...dice, ...NEXT).events, 'damaged').map(({ armor }) => armor);
  };
  rule('TOE-mine-clearance-missiles#1', 'they are fired at hexes alone, and clear each field there on 5 or more', () => {
    const design = launcher('SRM 6', 'IS Ammo SRM-6 Mine Clearance');
    const cleared = (...dice: readonly number[]) => {
      const mines = (['standard', 'vibrabomb'] as const).map(kind => ({ kind, at: at('0808'), seat: SOUTH, density: 20, since: -1 }));
      const far = { kind: 'standard' as const, at: at('0809'), seat: SOUTH, density: 20, since: -1 };
      const position = { ...duel(design, { at: '0816' }, 'TOE-mine-clearance-missiles'), mines: [...mines, far] };
      return shell(position, '0808', ...dice, ...NEXT).play.state.mines!.map(({ density }) => density);
    };
    expect(cleared(...HIT, ...pair(4), ...pair(5))).toEqual([20, 0, 20]);
    expect(cleared(1, 1)).toEqual([20, 20, 20]);
    const play = start({ phase: 'weapon', ...duel(design, {}, 'TOE-mine-clearance-missiles') });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-mine-clearance-missiles');
  });
  rule('TOE-mine-clearance-missiles#2', 'armor of BAR 6 or less feels a tenth of the salvo, at least a point', () => {
    expect(hurt('SRM 2', 'IS Ammo SRM-2 Mine Clearance', { design: truck(6) }, ...pair(7))).toEqual([1]);
    expect(hurt('LRM 20', 'IS Ammo LRM-20 Mine Clearance', { design: truck(7) })).toEqual([]);
  });
  rule('TOE-mine-clearance-missiles#3', 'twenty long-range missiles do 2 points, six short-range ones 1', () => {
    expect(hurt('LRM 20', 'IS Ammo LRM-20 Mine Clearance', { design: truck(6) }, ...pair(7))).toEqual([2]);
    expect(hurt('SRM 6', 'IS Ammo SRM-6 Mine Clearance', { design: truck(6) }, ...pair(7))).toEqual([1]);
  });
  rule('TOE-incendiary-lrm-fire', 'woods burn from five on instead of nine', () => {
    const design = launcher('LRM 5', 'IS Ammo LRM-5 Incendiary');
    const burns = (...dice: readonly number[]) => {
      const position = { ...duel(design, { at: '0816' }, 'TOE-incendiary-lrm-fire'), ground: { '0811': 'w' } };
      return ground(shell(position, '0811', ...HIT, ...dice, ...NEXT).play.state, '0811').some(({ kind }) => kind === 'fire');
    };
    expect([burns(...pair(4)), burns(...pair(5))]).toEqual([false, true]);
    expect(ground(shell(duel(design, { at: '0816' }, 'TOE-incendiary-lrm-fire'), '0811', ...HIT, ...NEXT).play.state, '0811')).toEqual([]);
  });
  rule('TOE-coolant-ammo', 'a hit cools by three, from a heavy flamer by four, nine at the most', () => {
    const cooled = (gun: string, load: string, guns: number) => {
      const design = griffin(...Array.from({ length: guns }, () => weapon(gun)), bin(load));
      const friend: Placed = {
        at: '0806',
        seat: NORTH,
        heat: 13,
        built: { weapons: 0, external: 0 },
        fire: { shots: [], spots: null, numbers: null, resolved: true },
        strike: { blows: [], numbers: null, resolved: true },
      };
      const play = start({
        phase: 'weapon',
        units: [{ at: '0805', facing: 3, design }, friend, { at: '0116', seat: SOUTH }],
        rules: [MUNITIONS, 'TOE-coolant-ammo'],
      });
      play.does(NORTH, fire(0, 1, ...Array.from({ length: guns }, (_, i) => i)));
      const events = play.does(SOUTH, hold(2), ...Array.from({ length: 2 * guns }, () => 6), ...NEXT);
      return [
        eventsOf(events, 'doused').map(({ points }) => points),
        termsOf(eventsOf(events, 'cooled').find(({ unit }) => unit === 1)!.cooling)['TOE-coolant-ammo'],
      ];
    };
    expect(cooled('Flamer (Vehicle)', 'Coolant Vehicle Flamer Ammo', 1)).toEqual([[3], 3]);
    expect(cooled('Heavy Flamer', 'Coolant Heavy Flamer Ammo', 3)).toEqual([[4, 4, 4], 9]);
  });
});
