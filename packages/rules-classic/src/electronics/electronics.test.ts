import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  numberOf,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';
import { networkOf } from './network.ts';

const HIT = [6, 6] as const;
const PPC = 0;
const GUARDIAN = 0;
const STEALTH = 1;

const fitted = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });
const gear = (item: string, at = 'RT'): Mount => ({ kind: 'equipment', item, at });
const cannon: Mount = { kind: 'weapon', item: 'PPC', at: 'RA' };
const jammer = fitted(cannon, gear('ISGuardianECMSuite'));
const missiles = fitted(
  { kind: 'weapon', item: 'LRM 10', at: 'RT' },
  { kind: 'equipment', item: 'ISArtemisIV', at: 'RT' },
  { kind: 'ammo', item: 'IS Ammo LRM-10 Artemis-capable', at: 'LT', shots: 12 },
);
const coated: Paper = { ...jammer, armor: { ...jammer.armor, type: 'Stealth' } };
const signature = (item: string): Paper => fitted(cannon, gear('ISGuardianECMSuite'), gear(item));

describe('jamming', () => {
  /** The row of the cluster table that a salvo of ten comes to, having rolled a five. */
  const row = (third: Placed) => {
    const units: readonly Placed[] = [{ at: '0801', facing: 3, design: missiles }, { at: '0810', design: 'AS7-D' }, third];
    return eventsOf(shoot({ units }, 0, ...HIT, ...pair(5), ...pair(3), ...pair(3), ...NEXT).events, 'fired')[0]!.cluster!.row;
  };
  rule('TW-ecm', 'nobody guides missiles through a field of the other side', () => {
    expect(termsOf(row(WITNESS))).toMatchObject({ 'TW-cluster-mods': 2 });
    expect(row({ at: '1205', design: jammer })).toMatchObject({ total: 5 });
    expect(row({ at: '1405', design: jammer })).toMatchObject({ total: 5 });
    expect(row({ at: '1505', design: jammer })).toMatchObject({ total: 7 });
    expect(row({ at: '1205', design: jammer, shutDown: true })).toMatchObject({ total: 7 });
    expect(row({ at: '1205', design: jammer, settings: { [GUARDIAN]: 'off' } })).toMatchObject({ total: 7 });
    expect(row({ at: '1205', design: jammer, seat: NORTH })).toMatchObject({ total: 7 });
    expect(row({ at: '1105', design: fitted(gear('WatchdogECMSuite')) })).toMatchObject({ total: 5 });
    expect(row({ at: '1205', design: fitted(gear('WatchdogECMSuite')) })).toMatchObject({ total: 7 });
  });
  rule('TW-ecm-eccm', 'a jammer does nothing but jam, or is off', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0801', design: jammer }, { at: '0117' }] });
    const set = (to: 'eccm' | 'off') => ({ ...hold(0), tunes: [{ gear: GUARDIAN, to }] }) as ReturnType<typeof hold>;
    expect(play.refuses(NORTH, set('eccm')).map(one => one.rule)).toEqual(['TW-ecm-eccm']);
    play.does(NORTH, set('off'));
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).settings).toEqual({ [GUARDIAN]: 'off' });
  });
});

describe('networks', () => {
  const slave = fitted(cannon, gear('ISC3SlaveUnit'));
  const master = fitted(cannon, { kind: 'weapon', item: 'ISC3MasterUnit', at: 'LT' });
  const lead = fitted(cannon, ...['LT', 'CT'].map((at): Mount => ({ kind: 'weapon', item: 'ISC3MasterUnit', at })));
  const peer = fitted(cannon, gear('ISC3iUnit'));
  const north = (at: string, design: Paper, more: Partial<Placed> = {}): Placed => ({ at, design, seat: NORTH, ...more });
  /** What a PPC needs at long range when these friends stand about, and what the network takes off. */
  const needed = (number: number, ...others: readonly Placed[]) =>
    termsOf(numberOf({ units: [{ at: '0801', facing: 3, design: slave }, { at: '0815' }, ...others] }, PPC, number))['TW-c3-range'];

  rule('TW-c3-range', 'the range counts from whoever is nearest', () => {
    expect(needed(8)).toBeUndefined();
    expect(needed(8, north('0712', slave))).toBeUndefined();
    expect(needed(6, north('1607', master))).toBe(-2);
    expect(needed(4, north('0101', master), north('0812', slave))).toBe(-4);
    expect(needed(8, north('0101', master, { shutDown: true }), north('0812', slave))).toBeUndefined();
  });
  rule('TW-ecm', 'jamming cuts the link', () => {
    expect(needed(8, north('0101', master), north('0812', slave), { at: '0817', design: jammer })).toBeUndefined();
    expect(needed(4, north('0101', master), north('0809', slave), { at: '1617', design: jammer })).toBe(-4);
  });
  const sizes = (...designs: readonly Paper[]): readonly number[] => {
    const units = designs.map((design, i) => north(`${String(i + 1).padStart(2, '0')}01`, design));
    const { state } = start({ units: [...units, { at: '0117', seat: SOUTH }] });
    return designs.map((_, i) => networkOf(state, unitAt(state, i)).length);
  };
  rule('TW-c3-net', 'a master and three slaves, a company under two masters, six without a master', () => {
    expect(sizes(master, slave, slave, slave, slave)).toEqual([4, 4, 4, 4, 1]);
    expect(sizes(lead, slave, slave, slave, master, slave, slave, slave)).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
    expect(sizes(...Array.from({ length: 8 }, () => peer))).toEqual([6, 6, 6, 6, 6, 6, 2, 2]);
  });
  rule('TW-th-stealthself', 'who hides is cut off, and guides nothing', () => {
    const dark = { ...missiles, armor: { ...missiles.armor, type: 'Stealth' }, mounts: [...missiles.mounts, gear('ISGuardianECMSuite')] };
    const shooter = (settings: Placed['settings']): Placed => ({ at: '0801', facing: 3, design: dark, ...(settings ? { settings } : {}) });
    const row = (settings: Placed['settings']) =>
      eventsOf(
        shoot(
          { units: [shooter(settings), { at: '0810', design: 'AS7-D' }, WITNESS] },
          0,
          ...HIT,
          ...pair(5),
          ...pair(3),
          ...pair(3),
          ...NEXT,
        ).events,
        'fired',
      )[0]!.cluster!.row.total;
    expect([row(undefined), row({ 2: 'on' })]).toEqual([7, 5]);
  });
});

describe('hiding', () => {
  const terms = (at: string, target: Partial<Placed>, number: number, attacker: Partial<Placed> = {}) =>
    termsOf(numberOf({ units: [{ at: '0801', facing: 3, ...attacker }, { at, ...target }, WITNESS] }, PPC, number));
  rule('TW-th-tstealth', 'stealth armor blurs medium and long range, for machines', () => {
    const dark = { design: coated, settings: { [STEALTH]: 'on' } } as const;
    expect(terms('0805', dark, 4)['TW-th-tstealth']).toBeUndefined();
    expect(terms('0810', dark, 7)['TW-th-tstealth']).toBe(1);
    expect(terms('0815', dark, 10)['TW-th-tstealth']).toBe(2);
    expect(terms('0815', { design: coated }, 8)['TW-th-tstealth']).toBeUndefined();
    // Without a jammer that works there is nothing that hides.
    expect(terms('0815', { ...dark, settings: { ...dark.settings, [GUARDIAN]: 'off' } }, 8)['TW-th-tstealth']).toBeUndefined();
    expect(terms('0815', { design: signature('Mek Null Signature System'), settings: { 1: 'on' } }, 10)['TW-th-tstealth']).toBe(2);
  });
  rule('TW-th-tchameleon', 'light that is bent adds to it', () => {
    const both = fitted(cannon, gear('Mek Null Signature System'), gear('Chameleon Light Polarization Shield'));
    expect(terms('0810', { design: both, settings: { 0: 'on', 1: 'on' } }, 8)).toMatchObject({
      'TW-th-tstealth': 1,
      'TW-th-tchameleon': 1,
    });
    expect(terms('0815', { design: both, settings: { 1: 'on' } }, 10)).toMatchObject({ 'TW-th-tchameleon': 2 });
  });
  rule('TW-th-tvoid', 'the less it moves the less there is to see', () => {
    const dark = (hexes: number) => ({
      design: signature('Mek Void Signature System'),
      settings: { 1: 'on' as const },
      moved: ['walk', hexes] as const,
    });
    expect([0, 2, 5, 6].map((hexes, i) => terms('0805', dark(hexes), [7, 6, 7, 6][i]!)['TW-th-tvoid'])).toEqual([3, 2, 1, undefined]);
  });
  rule('TW-heat-gen', 'hiding is hot', () => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0801', design: { ...coated, heatSinks: { count: 4, type: 'Single' } }, settings: { [STEALTH]: 'on' } },
        { at: '0117' },
      ],
    });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).heat).toBe(6);
  });
  rule('TW-sec-stealth', 'nobody glances at what hides', () => {
    const units: readonly Placed[] = [
      { at: '0801', facing: 3, design: 'AWS-8Q' },
      { at: '0805' },
      { at: '0905', design: coated, settings: { [STEALTH]: 'on' } },
    ];
    const play = start({ phase: 'weapon', units });
    const at = (...targets: readonly number[]) =>
      ({ ...fire(0, 1), shots: targets.map((target, i) => ({ weapon: i, target })) }) as ReturnType<typeof fire>;
    expect(play.refuses(NORTH, at(1, 2)).map(one => one.rule)).toEqual(['TW-sec-stealth']);
    expect(play.book.check(play.state as never, at(2, 1), NORTH)).toEqual([]);
    const needs = { ...hold(2), unit: 0, tunes: [{ gear: 9, to: 'on' as const }] } as ReturnType<typeof hold>;
    expect(play.refuses(NORTH, needs).map(one => one.rule)).toEqual(['TW-house-settings']);
  });
});
