import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Pod } from '../shape.ts';
import { unitAt } from '../state.ts';
import { bin, HIT, weapon } from '../testing/armed.fixture.ts';
import { numberIn } from '../testing/core.fixture.ts';
import { fitted, gear, stealthy } from '../testing/fitted.fixture.ts';
import {
  eventsOf,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';

const GUARDIAN = 'ISGuardianECMSuite';
const jammer = fitted(GUARDIAN);
const missiles = fitted(weapon('LRM 10', 'RT'), gear('ISArtemisIV'), bin('IS Ammo LRM-10 Artemis-capable', 'LT', 12));
const LAUNCHER = 1;

describe('fields that jam', () => {
  /** The row that a salvo with Artemis comes to, having rolled a five: seven where nothing jams. */
  const row = (third: Placed, more: readonly Placed[] = []) => {
    const units: readonly Placed[] = [{ at: '0801', facing: 3, design: missiles }, { at: '0810', design: 'AS7-D' }, third, ...more];
    const position: Position = { units };
    return eventsOf(shoot(position, LAUNCHER, ...HIT, ...pair(5), ...pair(3), ...pair(3), ...NEXT).events, 'fired')[0]!.cluster!.row.total;
  };
  const far = (design: Paper | string, reach: number) => {
    // East of the line of fire, so many hexes away.
    const label = (hexes: number) => `${String(8 + hexes).padStart(2, '0')}06`;
    return [row({ at: label(reach), design }), row({ at: label(reach + 1), design })];
  };
  rule('TW-ecm#1', 'six hexes, three of lesser makes, its own hex of suits', () => {
    expect([far(jammer, 6), far(fitted('CLECMSuite'), 6), far(fitted('ISAngelECMSuite'), 6)]).toEqual([
      [5, 7],
      [5, 7],
      [5, 7],
    ]);
    expect([far(fitted('NovaCEWS'), 3), far(fitted('ISElectronicWarfareEquipment'), 3)]).toEqual([
      [5, 7],
      [5, 7],
    ]);
    const suits = {
      ...find('Elemental Battle Armor [Laser](Sqd5)')!,
      mounts: [{ kind: 'equipment' as const, item: 'CL BA ECM', at: 'Squad' }],
    };
    expect([row({ at: '0805', design: suits }), row({ at: '0905', design: suits })]).toEqual([5, 7]);
  });
  rule('TW-ecm#7', 'a Watchdog reaches three', () => expect(far(fitted('WatchdogECMSuite'), 3)).toEqual([5, 7]));
  rule('TW-ecm#2', 'only enemies', () => {
    expect([row({ at: '1006', design: jammer }), row({ at: '1006', design: jammer, seat: NORTH })]).toEqual([5, 7]);
  });
  rule('TW-ecm#3', 'around the firer, around the target, or between them', () => {
    expect([
      row({ at: '1201', design: jammer }),
      row({ at: '1212', design: jammer }),
      row({ at: '1405', design: jammer }),
      row(WITNESS),
    ]).toEqual([5, 5, 5, 7]);
  });
  const pod: Pod = { kind: 'homing', seat: NORTH, at: 'RA' };
  rule('TW-ecm#5', 'a beacon is not heard while its bearer is inside', () => {
    const seekers = fitted(weapon('LRM 10', 'RT'), bin('IS Ammo LRM-10 Narc-capable', 'LT', 12));
    const heard = (third: Placed) => {
      const target: Placed = { at: '0810', design: 'AS7-D', pods: [pod], strike: { blows: [], numbers: null, resolved: true } };
      const units: readonly Placed[] = [{ at: '0801', facing: 3, design: seekers }, target, third];
      return eventsOf(shoot({ units }, LAUNCHER, ...HIT, ...pair(5), ...pair(3), ...pair(3), ...NEXT).events, 'fired')[0]!.cluster!.row
        .total;
    };
    expect([
      heard(WITNESS),
      heard({ at: '1310', design: jammer }),
      heard({ at: '1610', design: jammer }),
      heard({ at: '1310', design: jammer, seat: NORTH }),
    ]).toEqual([7, 5, 7, 7]);
  });
});

describe('networks', () => {
  const slave = fitted('ISC3SlaveUnit');
  const master = fitted({ kind: 'weapon', item: 'ISC3MasterUnit', at: 'LT' });
  const lead = fitted({ kind: 'weapon', item: 'ISC3MasterUnit', at: 'LT' }, { kind: 'weapon', item: 'ISC3MasterUnit', at: 'CT' });
  const peer = fitted('ISC3iUnit');
  const north = (at: string, design: Paper, more: Partial<Placed> = {}): Placed => ({ at, design, seat: NORTH, ...more });
  /** What the network takes off the number of a cannon at long range. */
  const saved = (...others: readonly Placed[]) => aimed(others)['TW-c3-range'] ?? 0;
  const aimed = (others: readonly Placed[], more: Partial<Position> = {}, first: Paper = slave) =>
    termsOf(
      numberIn(start({ phase: 'weapon', units: [{ at: '0801', facing: 3, design: first }, { at: '0815' }, ...others], ...more }), 0, 1),
    );
  rule('TW-c3-range#1', 'the bracket of whoever is nearest', () => {
    expect([
      saved(),
      saved(north('0101', master)),
      saved(north('1607', master)),
      saved(north('0101', master), north('0812', slave)),
    ]).toEqual([0, 0, -2, -4]);
  });
  rule('TW-c3-range#2', 'who need not see the target', () => {
    const hidden = { ground: { '0813': 'C' } };
    expect(aimed([north('0101', master), north('0812', slave)], { ...hidden, ground: { '0913': 'C' } })['TW-c3-range']).toBe(-4);
    const behind = start({
      phase: 'weapon',
      units: [{ at: '1301', facing: 3, design: slave }, { at: '0815' }, north('0101', master), north('0812', slave)],
      ...hidden,
    });
    expect(termsOf(numberIn(behind, 0, 1))['TW-c3-range']).toBe(-4);
  });
  rule('TW-c3-range#3', 'all else stays that of the firer', () => {
    const terms = termsOf(
      numberIn(
        start({
          phase: 'weapon',
          units: [{ at: '0813', facing: 3, design: slave, moved: ['run', 2] }, { at: '0815' }, north('0101', master), north('0716', slave)],
          ground: { '0814': 'l' },
        }),
        0,
        1,
      ),
    );
    // Two hexes: within the minimum range of a cannon, whoever is nearer.
    expect(terms).toMatchObject({ 'TW-th-min': 2, 'TW-th-run': 2, 'TW-th-woods': 1 });
    expect(terms['TW-c3-range']).toBeUndefined();
  });
  rule('TW-c3-range#4', 'and fire over things gets nothing of it', () => {
    const launcher = fitted(weapon('LRM 10', 'RT'), bin('IS Ammo LRM-10', 'LT', 12), gear('ISC3SlaveUnit'));
    const eyes: Placed = north('1213', slave, { fire: { shots: [], spots: 1, numbers: null, resolved: true } });
    const position: Position = {
      phase: 'weapon',
      units: [{ at: '0801', facing: 3, design: launcher }, { at: '0815' }, north('0101', master), eyes],
      ground: { '0804': 'C' },
    };
    const terms = termsOf(numberIn(start(position), 0, 1, LAUNCHER));
    expect(terms['TW-if-mods']).toBe(1);
    expect(terms['TW-c3-range']).toBeUndefined();
    expect(termsOf(numberIn(start({ ...position, ground: {} }), 0, 1, LAUNCHER))['TW-c3-range']).toBeDefined();
  });
  rule('TW-c3-range#5', 'whoever is cut off lends nothing', () => {
    const [home, eyes] = [north('0101', master), north('0812', slave)];
    expect([saved(home, eyes), saved(home, eyes, { at: '1016', design: jammer })]).toEqual([-4, 0]);
  });
  rule('TW-ecm#4', 'inside a field, or with a field between it and the master', () => {
    const [home, eyes] = [north('0101', master), north('0812', slave)];
    expect([saved(home, eyes, { at: '0817', design: jammer }), saved(home, eyes, { at: '1617', design: jammer })]).toEqual([0, -4]);
    // Far from both, but the line from the master to the slave runs through it.
    expect(saved(north('1601', master), north('0812', slave), { at: '1507', design: jammer })).toBe(0);
  });
  /** How many hexes of a cannon's number are saved by the last of these, who stands beside the target. */
  const lends = (...designs: readonly Paper[]) => {
    const rest = designs.slice(0, -1).map((design, i) => north(`${String(i + 9).padStart(2, '0')}01`, design));
    return saved(...rest, north('0813', designs.at(-1)!)) < 0;
  };
  rule('TW-c3-net#1', 'a master and three slaves', () => {
    expect([lends(master, slave), lends(master, slave, slave), lends(master, slave, slave, slave)]).toEqual([true, true, false]);
  });
  rule('TW-c3-net#2', 'a company under masters of masters, and nobody more', () => {
    expect(lends(lead, slave, slave, master, slave)).toBe(true);
    expect(lends(lead, slave, slave, master, slave, slave, slave, master, slave, slave, slave)).toBe(true);
  });
  rule('TW-c3-net#3', 'six without a master', () => {
    const near = (count: number) => {
      const others = Array.from({ length: count - 1 }, (_, i) => north(`${String(i + 9).padStart(2, '0')}01`, peer));
      return aimed([...others, north('0813', peer)], {}, peer)['TW-c3-range'] !== undefined;
    };
    expect([near(1), near(5), near(6)]).toEqual([true, true, false]);
  });
  rule('TW-c3-net#4', 'without the master there is no link', () => {
    const home = north('0101', master);
    expect([
      saved(home, north('0812', slave)),
      saved({ ...home, shutDown: true }, north('0812', slave)),
      saved(north('0812', slave)),
    ]).toEqual([-4, 0, 0]);
  });
});

describe('hiding', () => {
  const terms = (at: string, target: Partial<Placed>) =>
    termsOf(numberIn(start({ phase: 'weapon', units: [{ at: '0801', facing: 3 }, { at, ...target }, WITNESS] }), 0, 1));
  // Four, nine and fourteen hexes: the brackets of a cannon.
  const each = (target: Partial<Placed>, id: string) => ['0805', '0810', '0815'].map(label => terms(label, target)[id] ?? 0);
  const dark = { design: stealthy(GUARDIAN), settings: { 1: 'on' } } as const;
  rule('TW-th-tstealth#1', 'nothing, one and two', () => {
    expect(each(dark, 'TW-th-tstealth')).toEqual([0, 1, 2]);
    expect(each({ design: fitted('Mek Null Signature System'), settings: { 0: 'on' } }, 'TW-th-tstealth')).toEqual([0, 1, 2]);
  });
  rule('TW-th-tstealth#2', 'not switched off, and not without a suite that works', () => {
    expect(each({ ...dark, settings: {} }, 'TW-th-tstealth')).toEqual([0, 0, 0]);
    expect(each({ ...dark, settings: { 0: 'off', 1: 'on' } }, 'TW-th-tstealth')).toEqual([0, 0, 0]);
  });
  const shield = 'Chameleon Light Polarization Shield';
  rule('TW-th-tchameleon#1', 'light that is bent does the same', () => {
    expect(each({ design: fitted(shield), settings: { 0: 'on' } }, 'TW-th-tchameleon')).toEqual([0, 1, 2]);
    expect(each({ design: fitted(shield) }, 'TW-th-tchameleon')).toEqual([0, 0, 0]);
  });
  rule('TW-th-tchameleon#2', 'and both add up', () => {
    const both = { design: fitted('Mek Null Signature System', shield), settings: { 0: 'on', 1: 'on' } } as const;
    expect(terms('0810', both)).toMatchObject({ 'TW-th-tstealth': 1, 'TW-th-tchameleon': 1 });
    expect(terms('0815', both)).toMatchObject({ 'TW-th-tstealth': 2, 'TW-th-tchameleon': 2 });
  });
  rule('TW-heat-gen#4', 'hiding is hot', () => {
    const heat = (design: Paper, settings: Placed['settings']) => {
      const play = start({
        phase: 'weapon',
        units: [
          { at: '0801', design: { ...design, heatSinks: { count: 0, type: 'Single' } }, ...(settings ? { settings } : {}) },
          { at: '0117' },
        ],
      });
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1), ...NEXT);
      return unitAt(play.state, 0).heat;
    };
    expect([heat(stealthy(GUARDIAN), { 1: 'on' }), heat(fitted('Mek Null Signature System'), { 0: 'on' })]).toEqual([10, 10]);
    expect([heat(fitted(GUARDIAN, 'Mek Void Signature System'), { 1: 'on' }), heat(fitted(shield), { 0: 'on' })]).toEqual([10, 6]);
    expect([heat(fitted('NovaCEWS'), undefined), heat(stealthy(GUARDIAN), undefined)]).toEqual([2, 0]);
  });
});
