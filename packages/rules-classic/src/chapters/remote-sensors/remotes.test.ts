import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../shape.ts';
import { type OnMap, unitAt } from '../../state.ts';
import { fitted, gear } from '../../testing/fitted.fixture.ts';
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
  start,
  table,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';
import { afterALook, SENSING, searching } from '../sensors/looking.fixture.ts';
import { capacityOf, isInReach, readBy } from './monitors.ts';
import { carried } from './remotes.ts';
import type { Remote } from './shape.ts';

const RULES = ['TOE-remote-sensors-deploy'] as const;
const LAYER = fitted('RemoteSensorDispenser', 'BeagleActiveProbe');
const GUARDIAN = fitted('ISGuardianECMSuite');

const remote = (label: string, more: Partial<Remote> = {}): Remote => ({ id: 0, seat: NORTH, at: at(label), lens: 'visual', ...more });
const end = (play: ReturnType<typeof start>, ...dice: readonly number[]) => {
  play.does(NORTH, hold(0));
  return play.does(SOUTH, hold(1), ...dice);
};

describe('sensors that are left behind', () => {
  rule('TOE-remote-sensors-deploy', 'cost a point wherever the unit passes, and sink or float as they were made', () => {
    const play = start({
      units: [{ at: '0803', facing: 3, design: LAYER, sensors: { lens: 'radar', floating: 1 } }, WITNESS],
      rules: RULES,
    });
    play.does(NORTH, walk(0, 'FSFS'));
    expect(play.state.remotes).toEqual([
      { id: 0, seat: NORTH, at: at('0804'), lens: 'radar', floats: true },
      { id: 1, seat: NORTH, at: at('0805'), lens: 'radar' },
    ]);
    expect(play.state.units[0]).toMatchObject({ at: at('0805'), sown: 2, moved: { spent: 4 } });
    const without = start({ units: [{ at: '0803', facing: 3 }, WITNESS], rules: RULES });
    expect(without.refuses(NORTH, walk(0, 'S')).map(one => one.rule)).toContain('TW-house-steps');
    expect(play.story().join(' ')).toContain('leaves a sensor in 0804');
  });
  rule('TOE-remote-sensors-dispenser', 'are lost with their dispenser, without an explosion', () => {
    const unit = unitAt(table({ units: [{ at: '0803', design: LAYER }, WITNESS] }), 0);
    expect([carried(unit), carried({ ...unit, sown: 2 }), carried({ ...unit, hits: { RT: [0] } })]).toEqual([30, 28, 0]);
    const play = start({
      phase: 'weapon',
      units: [{ at: '0803', facing: 3 }, { at: '0810', design: LAYER, armor: { RT: 0 } }, WITNESS],
      rules: RULES,
    });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), 6, 6, ...pair(6), ...pair(8), 1, 1, ...NEXT);
    expect(eventsOf(events, 'slotHit')).toMatchObject([{ location: 'RT', slot: 0 }]);
    expect(eventsOf(events, 'exploded')).toEqual([]);
    expect(carried(unitAt(play.state, 1))).toBe(0);
  });
});

describe('reading them', () => {
  const reads = (design: Paper | string) => capacityOf(unitAt(table({ units: [{ at: '0803', design }, WITNESS] }), 0));

  rule('TOE-remote-sensors-monitor', 'takes a probe, a network, a console or a radio, and what they can adds up', () => {
    const three = [0, 1, 2, 3].map((id): Remote => remote('0808', { id }));
    const play = start({ phase: 'weapon', units: [{ at: '0803', design: LAYER }, WITNESS], remotes: three, rules: RULES });
    end(play, ...NEXT);
    expect(unitAt(play.state, 0).monitors).toEqual([0, 1, 2]);
    const console: Paper = { ...find('GRF-1N')!, cockpit: 'Command Console' };
    expect([
      reads('GRF-1N'),
      reads(fitted('BeagleActiveProbe')),
      reads(console),
      reads(fitted(gear('Communications Equipment', 'RT', 2))),
    ]).toEqual([0, 3, 3, 2]);
    expect(reads(fitted('BeagleActiveProbe', gear('Communications Equipment', 'LT', 2), 'ISC3iUnit'))).toBe(7);
  });
  rule('TOE-remote-sensor-bloodhound', 'a Bloodhound reads four', () => expect(reads(fitted('BloodhoundActiveProbe'))).toBe(4));

  const inReach = (unit: Placed, what: Remote, ground = {}): boolean => {
    const state = table({ units: [unit, WITNESS], ground });
    return isInReach(state, state.units[0] as OnMap, what);
  };
  rule('TOE-remote-sensors-air', 'from the air hexes and levels add up to 67', () => {
    const flying = (elevation: number): Placed => ({ at: '0801', elevation });
    expect([inReach(flying(60), remote('0808')), inReach(flying(61), remote('0808'))]).toEqual([true, false]);
  });
  const LAKE = { '0801': 'Z', '0802': 'Z', '0808': 'Z', '0809': 'Z' };
  const HOVER = 'Pegasus Scout Hover Tank';
  for (const [id, sentence] of [
    ['TOE-remote-sensors-water', 'what lies on the bottom is read from water alone, what floats from anywhere'],
    ['TOE-remote-sensors-water-example', 'hexes and depth count together'],
  ] as const)
    rule(id, sentence, () => {
      expect(inReach({ at: '0701' }, remote('0801'), LAKE)).toBe(false);
      expect(inReach({ at: '0701' }, remote('0801', { floats: true }), LAKE)).toBe(true);
      expect(inReach({ at: '0808', design: HOVER }, remote('0801'), LAKE)).toBe(true);
      expect(inReach({ at: '0809', design: HOVER }, remote('0801'), LAKE)).toBe(false);
      expect(inReach({ at: '0808' }, remote('0801'), LAKE)).toBe(true);
      // Sixty levels below a sensor that floats: seven hexes are the end of it.
      expect([
        inReach({ at: '0808' }, remote('0801', { floats: true }), LAKE),
        inReach({ at: '0809' }, remote('0801', { floats: true }), LAKE),
      ]).toEqual([true, false]);
    });
});

describe('what they find', () => {
  const reader: Placed = { at: '0803', facing: 3, design: fitted('BeagleActiveProbe'), monitors: [0] };
  const WALL = { '0807': '4', '0907': '4', '0707': '4' };
  const archer = {
    ...find('GRF-1N')!,
    mounts: [...find('GRF-1N')!.mounts.filter(({ kind }) => kind !== 'equipment'), gear('BeagleActiveProbe', 'LT')],
  };

  rule('TOE-remote-sensors-spotting', 'spots for indirect fire, three worse, as long as nobody jams the link', () => {
    const aim = (jammer: string | null) => {
      const units: readonly Placed[] = [{ ...reader, design: archer }, { at: '0811' }, jammer ? { at: jammer, design: GUARDIAN } : WITNESS];
      return start({ phase: 'weapon', units, ground: WALL, remotes: [remote('0810')], rules: RULES });
    };
    const play = aim(null);
    play.does(NORTH, fire(0, 1, 1));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), 1, 1, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toMatchObject({ 'TOE-remote-sensors-deploy': 3, 'TW-if-mods': 1 });
    expect(
      aim('0816')
        .refuses(NORTH, fire(0, 1, 1))
        .map(one => one.rule),
    ).toContain('TW-los-block-hill');
    expect(
      start({
        phase: 'weapon',
        units: [{ ...reader, design: archer, monitors: [] }, { at: '0811' }],
        ground: WALL,
        remotes: [remote('0810')],
        rules: RULES,
      }).refuses(NORTH, fire(0, 1, 1)),
    ).toHaveLength(1);
  });

  const DARK = [...SENSING, ...RULES, 'TOE-heavy-fog', 'TOE-visual-range-row2'] as const;
  const veil = (target: Placed, more: Partial<Remote> = {}, scan: Partial<Placed> = {}) =>
    unitAt(afterALook({ units: [{ ...reader, ...scan }, target], ground: WALL, remotes: [remote('0810', more)], rules: DARK }).state, 1)
      .veil;
  rule('TOE-remote-sensors-spotting', 'notices whoever comes within two hexes and neither hides nor jams', () => {
    expect([
      veil({ at: '0812' }, { lens: 'radar' }),
      veil({ at: '0813' }, { lens: 'radar' }),
      veil({ at: '0812', design: GUARDIAN }, { lens: 'radar' }),
    ]).toEqual([undefined, 'hidden', 'hidden']);
  });
  rule('TOE-remote-sensors-types', 'eyes see as soldiers do, the others search as the reader does', () => {
    const far: Placed = { at: '0815', heat: 3, design: GUARDIAN };
    expect([veil({ at: '0812', design: GUARDIAN }), veil({ at: '0813' })]).toEqual(['hidden', 'hidden']);
    const near: Placed = { at: '0814', heat: 3 };
    expect(veil(near, { lens: 'infrared' }, searching('radar', 7))).toEqual({ levels: 2 });
    expect(veil({ ...near, heat: 0 }, { lens: 'infrared' }, searching('radar', 7))).toBe('hidden');
    expect(veil(near, { lens: 'radar' }, searching('magscan', 7))).toEqual({ levels: 2 });
    expect(veil(near, { lens: 'radar' }, searching('magscan', 9))).toBe('hidden');
    expect(veil(far, { lens: 'visual' })).toBe('hidden');
  });
  test('nobody reads what is out of reach or jammed', () => {
    const state = table({ units: [reader, { at: '0816', design: GUARDIAN }], remotes: [remote('0810')] });
    expect(readBy(state, NORTH)).toEqual([]);
    expect(readBy(table({ units: [reader, WITNESS], remotes: [remote('0810')] }), NORTH)).toHaveLength(1);
  });
});

describe('destroying them', () => {
  const shot: Command = { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose: 'sensor' }] };
  const field = (more: Partial<Remote> = {}) =>
    start({
      phase: 'weapon',
      units: [{ at: '0803', facing: 3 }, WITNESS],
      remotes: [remote('0806', { seat: SOUTH, ...more })],
      rules: RULES,
    });

  rule('TOE-remote-sensors-attack', 'takes a hit of any size, at a target that is small and does not move', () => {
    const play = field();
    play.does(NORTH, shot);
    // Skill four, four less for what cannot move, two more for its size, one for being near.
    const events = play.does(SOUTH, hold(1), 1, 2, ...NEXT);
    const [fired] = eventsOf(events, 'wallFired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'TW-th-immobile': -4, 'TOE-remote-sensors-deploy': 2 });
    expect(play.state.remotes).toBeUndefined();
    expect(
      field({ seat: NORTH })
        .refuses(NORTH, shot)
        .map(one => one.rule),
    ).toContain('TOE-remote-sensors-deploy');
  });
  rule('TOE-remote-sensors-attack', 'or a point of whoever passes', () => {
    const play = start({ units: [{ at: '0805', facing: 3 }, WITNESS], remotes: [remote('0806', { seat: SOUTH })], rules: RULES });
    play.does(NORTH, walk(0, 'FX'));
    expect(play.state.remotes).toBeUndefined();
    expect(unitAt(play.state, 0).moved!.spent).toBe(2);
    const other = start({ units: [{ at: '0805', facing: 3 }, WITNESS], remotes: [remote('0806', { seat: SOUTH })], rules: RULES });
    expect(other.refuses(NORTH, walk(0, 'X')).map(one => one.rule)).toContain('TW-house-steps');
  });
});
