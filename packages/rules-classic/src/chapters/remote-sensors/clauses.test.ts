import { createBoard } from '@sortie/board';
import { find, type Unit as Paper, TRAINING } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { planWith } from '../../terrain/board.ts';
import { fitted, gear, stealthy } from '../../testing/fitted.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start, termsOf, WITNESS, walk } from '../../testing/table.fixture.ts';
import { CORSAIR, flown } from '../aerospace/sky.fixture.ts';
import { afterALook, SENSING, searching } from '../sensors/looking.fixture.ts';
import type { Remote } from './shape.ts';

const RULES = ['TOE-remote-sensors-deploy'] as const;
const LAYER = fitted('RemoteSensorDispenser', 'BeagleActiveProbe');
const PROBE = fitted('BeagleActiveProbe');
const GUARDIAN = fitted('ISGuardianECMSuite');
const HOVER: Paper = { ...find('Pegasus Scout Hover Tank')!, mounts: [gear('BeagleActiveProbe', 'BD')] };
const remote = (label: string, more: Partial<Remote> = {}): Remote => ({ id: 0, seat: NORTH, at: at(label), lens: 'visual', ...more });
/** The sensors that the first unit reads from the next turn on. */
function monitors(unit: Partial<Placed>, remotes: readonly Remote[], ground = {}, ...others: readonly Placed[]): readonly number[] {
  const idle = { shots: [], spots: null, numbers: null, resolved: true } as const;
  const units = [{ at: '0803', ...unit } as Placed, WITNESS, ...others.map((one): Placed => ({ fire: idle, ...one }))];
  const play = start({ phase: 'weapon', units, remotes, ground, rules: RULES });
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1), ...NEXT);
  return unitAt(play.state, 0).monitors ?? [];
}
const many = (count: number): readonly Remote[] => Array.from({ length: count }, (_, id) => remote('0808', { id }));
const reads = (design: Paper | string): number => monitors({ design }, many(12)).length;

describe('laying', () => {
  rule('TOE-remote-sensors-deploy#1', 'a point for each, wherever on its way; who has no dispenser cannot', () => {
    const play = start({ units: [{ at: '0803', facing: 3, design: LAYER, sensors: { lens: 'radar' } }, WITNESS], rules: RULES });
    play.does(NORTH, walk(0, 'SFSF'));
    expect(play.state.remotes?.map(one => one.at)).toEqual([at('0803'), at('0804')]);
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0805'), moved: { spent: 4 } });
    const without = start({ units: [{ at: '0803', facing: 3 }, WITNESS], rules: RULES });
    expect(without.refuses(NORTH, walk(0, 'S')).map(one => one.rule)).toContain('TW-house-steps');
  });
  rule('TOE-remote-sensors-deploy#3', 'those that float were named before the game; the others sink, where only water hears them', () => {
    const lay = (floating: number) => {
      const units: readonly Placed[] = [
        {
          at: '0803',
          facing: 3,
          design: { ...HOVER, mounts: [gear('RemoteSensorDispenser', 'BD')] },
          sensors: { lens: 'radar', floating },
        },
        WITNESS,
      ];
      const play = start({ units, ground: { '0803': 'd', '0804': 'd' }, rules: RULES });
      play.does(NORTH, walk(0, 'SFS'));
      return play.state.remotes!.map(({ floats }) => floats ?? false);
    };
    expect([lay(0), lay(1)]).toEqual([
      [false, false],
      [true, false],
    ]);
    const lake = { '0808': 'd' };
    expect([
      monitors({ design: PROBE }, [remote('0808')], lake),
      monitors({ design: PROBE }, [remote('0808', { floats: true })], lake),
    ]).toEqual([[], [0]]);
  });
});

describe('reading', () => {
  rule('TOE-remote-sensors-monitor#1', 'with a probe, a master, a peer, a console or a ton of radio; with nothing else', () => {
    const master: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: 'ISC3MasterUnit', at: 'RT' }] };
    const console: Paper = { ...find('GRF-1N')!, cockpit: 'Command Console' };
    const radio = fitted(gear('Communications Equipment', 'RT', 1));
    for (const design of [PROBE, master, fitted('ISC3iUnit'), console, radio]) expect(reads(design)).toBeGreaterThan(0);
    expect([reads('GRF-1N'), reads(fitted('ISC3SlaveUnit')), reads(GUARDIAN)]).toEqual([0, 0, 0]);
  });
  rule('TOE-remote-sensors-monitor#2', 'what several systems can adds up', () => {
    const pieces = [fitted('BeagleActiveProbe'), fitted(gear('Communications Equipment', 'LT', 2)), fitted('ISC3iUnit')].map(reads);
    const all = reads(fitted('BeagleActiveProbe', gear('Communications Equipment', 'LT', 2), 'ISC3iUnit'));
    expect([pieces, all]).toEqual([[3, 2, 2], 7]);
  });
  rule('TOE-remote-sensors-monitor#3', 'troops who were trained for it read two for every seven of them', () => {
    const men = find('Foot Platoon (Rifle)')!;
    const trained: Paper = { ...men, platoon: { ...men.platoon!, specialization: TRAINING.sensors } };
    const left = (troopers: number) => monitors({ design: trained, structure: { TR: troopers } }, many(12)).length;
    expect([left(28), left(27), left(14), left(6), reads(men)]).toEqual([8, 6, 4, 0, 0]);
  });
  rule('TOE-remote-sensor-bloodhound#1', 'a Bloodhound reads four', () => expect(reads(fitted('BloodhoundActiveProbe'))).toBe(4));
  rule('TOE-remote-sensors-spotting#5', 'what a unit reads changes when the turn ends, not before', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0803', design: PROBE, monitors: [] }, WITNESS], remotes: many(1), rules: RULES });
    play.does(NORTH, hold(0));
    expect(unitAt(play.state, 0).monitors).toEqual([]);
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).monitors).toEqual([0]);
  });
  const flying = (elevation: number) => monitors({ at: '0801', elevation, ...probing }, [remote('0808')]);
  const probing = { design: { ...find('Warrior Attack Helicopter H-7')!, mounts: [gear('BeagleActiveProbe', 'BD')] } };
  rule('TOE-remote-sensors-air#1', 'from the air hexes and levels add up to 67 and no more', () => {
    expect([flying(60), flying(61)]).toEqual([[0], []]);
  });
  /** On a map that is wide enough: read from so many hexes away. */
  const afar = (unit: Partial<Placed>, columns: number): readonly number[] => {
    const units = [{ ...unit, at: `${String(1 + columns).padStart(2, '0')}05` } as Placed, { ...WITNESS, at: '0101' }];
    const board = planWith(createBoard({ width: 80, height: 60 }));
    const play = start({ phase: 'weapon', units, remotes: [remote('0105', { floats: true })], board, rules: RULES });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
    return unitAt(play.state, 0).monitors ?? [];
  };
  rule('TOE-remote-sensors-water-example#1', 'sixty-five hexes away it is read', () => {
    expect([afar({ design: HOVER }, 65), afar({ design: HOVER }, 67), afar({ design: HOVER }, 68)]).toEqual([[0], [0], []]);
  });
  rule('TOE-remote-sensors-air#2', 'a fighter reads it within sixty-seven hexes of where its move ends, at any altitude', () => {
    const fighter = { ...flown('08', 9), design: { ...find(CORSAIR)!, mounts: [gear('BeagleActiveProbe', 'NOS')] } };
    expect([afar(fighter, 67), afar(fighter, 68)]).toEqual([[0], []]);
  });
  const LAKE = { '0801': 'Z', '0802': 'Z', '0808': 'Z', '0809': 'Z' };
  rule('TOE-remote-sensors-water#1', 'what floats is read from land and from below', () => {
    const floating = [remote('0801', { floats: true })];
    expect([monitors({ at: '0701', design: PROBE }, floating, LAKE), monitors({ at: '0808', design: PROBE }, floating, LAKE)]).toEqual([
      [0],
      [0],
    ]);
  });
  rule('TOE-remote-sensors-water#2', 'what lies on the bottom is read from the surface and from under water, not from land', () => {
    const sunk = [remote('0801')];
    expect(monitors({ at: '0701', design: PROBE }, sunk, LAKE)).toEqual([]);
    expect([monitors({ at: '0802', design: HOVER }, sunk, LAKE), monitors({ at: '0802', design: PROBE }, sunk, LAKE)]).toEqual([[0], [0]]);
    // Standing in shallows it is not under water.
    expect(monitors({ at: '0807', design: PROBE }, sunk, { ...LAKE, '0807': '~' })).toEqual([]);
  });
  rule('TOE-remote-sensors-water#3', 'on the surface hexes and depth add up to 67 and no more', () => {
    const sunk = [remote('0801')];
    expect([monitors({ at: '0808', design: HOVER }, sunk, LAKE), monitors({ at: '0809', design: HOVER }, sunk, LAKE)]).toEqual([[0], []]);
  });
  rule('TOE-remote-sensors-water-example#2', 'sixty levels below what floats, seven hexes are inside and eight are not', () => {
    const floating = [remote('0801', { floats: true })];
    expect([monitors({ at: '0808', design: PROBE }, floating, LAKE), monitors({ at: '0809', design: PROBE }, floating, LAKE)]).toEqual([
      [0],
      [],
    ]);
  });
});

describe('what they find', () => {
  const reader: Placed = { at: '0803', facing: 3, design: PROBE, monitors: [0] };
  const WALL = { '0807': '4', '0907': '4', '0707': '4' };
  const archer: Paper = {
    ...find('GRF-1N')!,
    mounts: [...find('GRF-1N')!.mounts.filter(({ kind }) => kind !== 'equipment'), gear('BeagleActiveProbe', 'LT')],
  };
  const aim = (jammer: string | null, remotes = [remote('0810')], design = archer, more: Partial<Placed> = {}) => {
    const units: readonly Placed[] = [{ ...reader, design, ...more }, { at: '0811' }, jammer ? { at: jammer, design: GUARDIAN } : WITNESS];
    return start({ phase: 'weapon', units, ground: WALL, remotes, rules: RULES });
  };
  rule('TOE-remote-sensors-spotting#2', 'they spot for indirect fire, three worse', () => {
    const play = aim(null);
    play.does(NORTH, fire(0, 1, 1));
    play.does(SOUTH, hold(1));
    const [fired] = eventsOf(play.does(SOUTH, hold(2), 1, 1, ...NEXT), 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'TOE-remote-sensors-deploy': 3, 'TW-if-mods': 1 });
    expect(aim(null, []).refuses(NORTH, fire(0, 1, 1))).toHaveLength(1);
    expect(aim(null, [remote('0810')], archer, { monitors: [] }).refuses(NORTH, fire(0, 1, 1))).toHaveLength(1);
  });
  rule('TOE-remote-sensors-spotting#3', 'they are no part of a network: a member next to nothing but a sensor gains nothing', () => {
    const design: Paper = {
      ...archer,
      mounts: [...archer.mounts, gear('ISC3SlaveUnit', 'LT'), { kind: 'weapon', item: 'ISC3MasterUnit', at: 'RT' }],
    };
    const number = (remotes: readonly Remote[]) => {
      const play = start({ phase: 'weapon', units: [{ ...reader, design }, { at: '0813' }, WITNESS], remotes, rules: RULES });
      play.does(NORTH, fire(0, 1, 0));
      play.does(SOUTH, hold(1));
      return eventsOf(play.does(SOUTH, hold(2), 1, 1, ...NEXT), 'fired')[0]!.toHit.total;
    };
    expect(number([remote('0812')])).toBe(number([]));
  });
  rule('TOE-remote-sensors-spotting#4', 'jamming over the sensor or across the line to its reader breaks the link', () => {
    const over = aim('0816').refuses(NORTH, fire(0, 1, 1));
    const across = aim('1407').refuses(NORTH, fire(0, 1, 1));
    expect([over.length, across.length]).toEqual([1, 1]);
    expect(aim('1616').does(NORTH, fire(0, 1, 1))).not.toEqual([]);
  });
  const DARK = [...SENSING, ...RULES, 'TOE-heavy-fog', 'TOE-visual-range-row2'] as const;
  const veil = (target: Placed, more: Partial<Remote> = {}, scan: Partial<Placed> = {}) =>
    unitAt(afterALook({ units: [{ ...reader, ...scan }, target], ground: WALL, remotes: [remote('0810', more)], rules: DARK }).state, 1)
      .veil;
  rule('TOE-remote-sensors-spotting#1', 'they notice who comes within two hexes and neither hides nor jams', () => {
    const seen = (target: Placed) => veil(target, { lens: 'radar' });
    expect([seen({ at: '0812' }), seen({ at: '0813' })]).toEqual([undefined, 'hidden']);
    const coated = stealthy('ISGuardianECMSuite');
    const voided = fitted('ISGuardianECMSuite', 'Mek Void Signature System');
    const hiding: readonly Placed[] = [
      { at: '0812', design: GUARDIAN },
      { at: '0812', design: coated, settings: { 1: 'on' } },
      { at: '0812', design: fitted('Mek Null Signature System'), settings: { 0: 'on' } },
      { at: '0812', design: voided, settings: { 1: 'on' } },
    ];
    expect(hiding.map(seen)).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });
  const near: Placed = { at: '0814', heat: 3 };
  rule('TOE-remote-sensors-types#1', 'an eye on the ground sees two hexes in fog, as men do', () => {
    expect([veil({ at: '0812' }), veil({ at: '0813' })]).toEqual([undefined, 'hidden']);
  });
  rule('TOE-remote-sensors-types#2', 'all that one dispenser lays are of one kind', () => {
    const play = start({ units: [{ at: '0803', facing: 3, design: LAYER, sensors: { lens: 'infrared' } }, WITNESS], rules: RULES });
    play.does(NORTH, walk(0, 'SFS'));
    expect(play.state.remotes!.map(({ lens }) => lens)).toEqual(['infrared', 'infrared']);
  });
  rule('TOE-remote-sensors-types#3', 'warmth and radar search in the bands of a support vehicle, in the band of the roll', () => {
    expect(veil(near, { lens: 'infrared' }, searching('radar', 7))).toEqual({ levels: 2 });
    expect(veil({ ...near, heat: 0 }, { lens: 'infrared' }, searching('radar', 7))).toBe('hidden');
    expect([veil(near, { lens: 'radar' }, searching('magscan', 7)), veil(near, { lens: 'radar' }, searching('magscan', 9))]).toEqual([
      { levels: 2 },
      'hidden',
    ]);
  });
});

describe('destroying them', () => {
  rule('TOE-remote-sensors-attack#1', 'any hit is enough, four easier for what cannot move and two harder for its size', () => {
    const shot: Command = { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose: 'sensor' }] };
    const after = (...dice: readonly number[]) => {
      const play = start({
        phase: 'weapon',
        units: [{ at: '0803', facing: 3, gunnery: 6 }, WITNESS],
        remotes: [remote('0806', { seat: SOUTH })],
        rules: RULES,
      });
      play.does(NORTH, shot);
      const [fired] = eventsOf(play.does(SOUTH, hold(1), ...dice, ...NEXT), 'wallFired');
      expect(termsOf(fired!.toHit)).toMatchObject({ 'TW-th-immobile': -4, 'TOE-remote-sensors-deploy': 2 });
      return [fired!.toHit.total, play.state.remotes?.length ?? 0];
    };
    expect([after(2, 3), after(1, 3)]).toEqual([
      [5, 0],
      [5, 1],
    ]);
  });
  rule('TOE-remote-sensors-attack#2', 'who passes crushes one for a point', () => {
    const on = (steps: string) => {
      const play = start({ units: [{ at: '0805', facing: 3 }, WITNESS], remotes: [remote('0806', { seat: SOUTH })], rules: RULES });
      play.does(NORTH, walk(0, steps));
      return [play.state.remotes?.length ?? 0, unitAt(play.state, 0).moved!.spent];
    };
    expect([on('F'), on('FXF')]).toEqual([
      [1, 1],
      [0, 3],
    ]);
  });
});
