import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { isJammedAt } from '../../electronics/fields.ts';
import { networkOf } from '../../electronics/network.ts';
import type { Setting } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { fitted, gear, stealthy } from '../../testing/fitted.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  numberOf,
  type Placed,
  SOUTH,
  start,
  table,
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';

const GUARDIAN = fitted('ISGuardianECMSuite');
const ANGEL = fitted('ISAngelECMSuite');
const SUIT = 0;
const ECCM = ['TOE-eccm-infantry-ecm'] as const;
/** A squad whose suits carry small jammers. */
const squad = find('Elemental Battle Armor [Laser](Sqd5)')!;
const SQUAD: Paper = {
  ...squad,
  mounts: [...squad.mounts.filter(({ kind }) => kind !== 'equipment'), { kind: 'equipment', item: 'IS BA ECM', at: 'Squad' }],
};

const set = (to: Setting): Pick<Placed, 'settings'> => ({ settings: { [SUIT]: to } });
/** Is the first unit jammed where it stands? */
const jammed = (...others: readonly Placed[]): boolean => isJammedAt(table({ units: [{ at: '0805' }, ...others] }), NORTH, at('0805'));
const tune = (unit: number, to: Setting, piece = SUIT) => ({ ...hold(unit), tunes: [{ gear: piece, to }] }) as ReturnType<typeof hold>;

describe('against jamming', () => {
  const foe: Placed = { at: '0809', design: GUARDIAN };

  rule('TOE-eccm-infantry-ecm', 'every suite may undo fields instead of making one, those of suits as well', () => {
    for (const design of [GUARDIAN, SQUAD]) {
      const play = start({ phase: 'weapon', units: [{ at: '0805', design }, WITNESS], rules: ECCM });
      play.does(NORTH, tune(0, 'eccm'));
      play.does(SOUTH, hold(1), ...NEXT);
      expect(unitAt(play.state, 0).settings).toEqual({ [SUIT]: 'eccm' });
    }
    expect(jammed(foe)).toBe(true);
    expect(jammed(foe, { at: '0805', seat: NORTH, design: SQUAD, ...set('eccm') })).toBe(false);
    expect(jammed(foe, { at: '0804', seat: NORTH, design: SQUAD, ...set('eccm') })).toBe(true);
    expect(jammed(foe, { ...foe, at: '0810' }, { at: '0801', seat: NORTH, design: GUARDIAN, ...set('eccm') })).toBe(true);
  });
  rule('TOE-eccm-covers-source', 'a field whose source is covered is gone everywhere', () => {
    // The counter reaches the source but not the unit.
    expect(jammed(foe, { at: '0813', seat: NORTH, design: GUARDIAN, ...set('eccm') })).toBe(false);
    expect(jammed(foe, { at: '0816', seat: NORTH, design: GUARDIAN, ...set('eccm') })).toBe(true);
  });
  rule('TOE-eccm-angel', 'an Angel yields only to an Angel, which undoes any number of others', () => {
    const angel: Placed = { at: '0809', design: ANGEL };
    expect(jammed(angel, { at: '0807', seat: NORTH, design: GUARDIAN, ...set('eccm') })).toBe(true);
    expect(jammed(angel, { at: '0807', seat: NORTH, design: ANGEL, ...set('eccm') })).toBe(false);
    const many: readonly Placed[] = ['0811', '0911', '1010'].map(label => ({ at: label, design: GUARDIAN }));
    const counter = (design: Paper, to: Setting): Placed => ({ at: '0801', seat: NORTH, design, ...set(to) });
    expect(jammed(...many, counter(GUARDIAN, 'eccm'))).toBe(true);
    expect(jammed(...many, counter(ANGEL, 'eccm'))).toBe(false);
  });
  rule('TOE-eccm-angel', 'it may be two plain suites at once', () => {
    const twin: Placed = { at: '0809', design: ANGEL, ...set('twin') };
    expect(jammed(twin)).toBe(true);
    expect(jammed(twin, { at: '0807', seat: NORTH, design: GUARDIAN, ...set('eccm') })).toBe(false);
    expect(jammed(foe, { ...twin, seat: NORTH })).toBe(false);
    const play = start({ phase: 'weapon', units: [{ at: '0805', design: GUARDIAN }, WITNESS], rules: ECCM });
    expect(play.refuses(NORTH, tune(0, 'twin')).map(one => one.rule)).toEqual(['TW-house-settings']);
  });
});

describe('suits', () => {
  rule('TOE-angel-ecm-ba-available', 'may carry Angels, which yield to nothing less', () => {
    const angels: Paper = {
      ...SQUAD,
      mounts: SQUAD.mounts.map(one => (one.item === 'IS BA ECM' ? { ...one, item: 'BAISAngelECMSuite' } : one)),
    };
    const near: Placed = { at: '0806', design: angels };
    expect(jammed(near)).toBe(true);
    expect(jammed(near, { at: '0804', seat: NORTH, design: GUARDIAN, ...set('eccm') })).toBe(true);
    expect(jammed(near, { at: '0804', seat: NORTH, design: ANGEL, ...set('eccm') })).toBe(false);
  });
});

describe('who hides', () => {
  const COATED = stealthy('ISGuardianECMSuite');
  const ON = { settings: { 1: 'on' } } as const;

  rule('TOE-eccm-stealth-armor', 'the jammer that feeds stealth armor makes no field', () => {
    expect(jammed({ at: '0809', design: COATED })).toBe(true);
    expect(jammed({ at: '0809', design: COATED, ...ON })).toBe(false);
    const twice = stealthy('ISGuardianECMSuite', 'ISGuardianECMSuite');
    expect(jammed({ at: '0809', design: twice, settings: { 2: 'on' } })).toBe(true);
  });
  rule('TOE-eccm-no-effect-on-stealth', 'nothing undoes the armor itself', () => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3, design: GUARDIAN, ...set('eccm') },
      { at: '0810', design: COATED, ...ON },
    ];
    expect(termsOf(numberOf({ units, rules: ECCM }, 0, 7))).toMatchObject({ 'TW-th-tstealth': 1 });
  });

  const VOID = fitted('ISGuardianECMSuite', 'Mek Void Signature System');
  rule('TOE-void-sig-own-ecm', 'a void signature mutes the jammers aboard', () => {
    expect(jammed({ at: '0809', design: VOID })).toBe(true);
    expect(jammed({ at: '0809', design: VOID, ...ON })).toBe(false);
  });
  rule('TOE-void-sig-ecm', 'and fails with the last of them', () => {
    const aim = (more: Partial<Placed>, needed: number) =>
      termsOf(
        numberOf(
          {
            units: [
              { at: '0803', facing: 3 },
              { at: '0810', design: VOID, ...ON, ...more },
            ],
          },
          0,
          needed,
        ),
      )['TW-th-tvoid'];
    expect(aim({}, 9)).toBe(3);
    expect(aim({ hits: { RT: [0] } }, 6)).toBeUndefined();
  });
});

describe('networks', () => {
  const slave = (...items: readonly string[]): Paper => fitted('ISC3SlaveUnit', ...items);
  const boostedSlave = fitted('ISC3BoostedSystemSlaveUnit');
  const master = (item: string): Paper => ({ ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item, at: 'RT' }] });
  const size = (lead: Paper, other: Paper, more: Partial<Placed> = {}, foe: Paper | string = 'GRF-1N'): number => {
    const state = table({
      units: [
        { at: '0801', design: lead },
        { at: '0805', seat: NORTH, design: other, ...more },
        { at: '0809', design: foe },
      ],
    });
    return networkOf(state, unitAt(state, 0)).length;
  };
  const PLAIN = 'ISC3MasterUnit';
  const BOOSTED = 'ISC3MasterBoostedSystemUnit';

  rule('TOE-c3bs-mixed-network', 'both ends have to be boosted to talk through a field', () => {
    expect([size(master(PLAIN), boostedSlave), size(master(BOOSTED), slave())]).toEqual([2, 2]);
    expect(size(master(BOOSTED), boostedSlave, {}, GUARDIAN)).toBe(2);
    expect([size(master(PLAIN), boostedSlave, {}, GUARDIAN), size(master(BOOSTED), slave(), {}, GUARDIAN)]).toEqual([1, 1]);
  });
  rule('TOE-angel-ecm-blocks', 'an Angel cuts boosted lines and blinds Bloodhounds', () => {
    expect(size(master(BOOSTED), boostedSlave, {}, ANGEL)).toBe(1);
    expect([woods('BloodhoundActiveProbe', '0809', GUARDIAN), woods('BloodhoundActiveProbe', '0809', ANGEL)]).toEqual([-1, undefined]);
    expect(woods('CLActiveProbe', '0808', GUARDIAN)).toBeUndefined();
  });
  rule('TOE-c3bs-stealth', 'who hides in its armor is offline', () => {
    const hiding = stealthy('ISGuardianECMSuite', 'ISC3BoostedSystemSlaveUnit');
    expect([size(master(BOOSTED), hiding), size(master(BOOSTED), hiding, { settings: { 2: 'on' } })]).toEqual([2, 1]);
  });
  rule('TOE-chameleon-lps-c3', 'who shields itself with light is offline until the turn after', () => {
    const shielded = slave('Chameleon Light Polarization Shield');
    expect([size(master(PLAIN), shielded), size(master(PLAIN), shielded, { settings: { 1: 'on' } })]).toEqual([2, 1]);
  });
});

/** What a probe forgives in woods; the third unit is a friend of the target. */
function woods(probe: string, to: string, friend: Paper | string = 'GRF-1N', more: Partial<Placed> = {}): number | undefined {
  const design = more.design ?? fitted(probe);
  const play = start({
    phase: 'weapon',
    ground: { [to]: 'l' },
    units: [{ at: '0803', facing: 3, ...more, design }, { at: to }, { at: '0603', design: friend }],
    rules: ['TOE-active-probe-targeting-share'],
  });
  play.does(NORTH, fire(0, 1, 0));
  play.does(SOUTH, hold(1));
  const events = play.does(SOUTH, hold(2), 1, 1, ...NEXT);
  return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-active-probe-targeting-share'];
}

describe('probes', () => {
  rule('TOE-active-probe-targeting-share', 'make out targets in woods for their own unit and its network', () => {
    expect([woods('BeagleActiveProbe', '0807'), woods('BeagleActiveProbe', '0808')]).toEqual([-1, undefined]);
    const slave = fitted('ISC3SlaveUnit');
    const master: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: 'ISC3MasterUnit', at: 'RT' }, gear('BeagleActiveProbe')] };
    const shared = (design: Paper): number | undefined =>
      termsOf(
        numberOf(
          {
            ground: { '0810': 'l' },
            units: [{ at: '0803', facing: 3, design }, { at: '0810' }, { at: '0807', seat: NORTH, design: master }],
            rules: ['TOE-active-probe-targeting-share'],
          },
          0,
          design === slave ? 4 : 7,
        ),
      )['TOE-active-probe-targeting-share'];
    expect([shared(slave), shared(fitted())]).toEqual([-1, undefined]);
  });
  for (const id of ['TOE-watchdog-range', 'TOE-t404-watchdog-range'] as const)
    rule(id, 'the Watchdog reaches three hexes', () =>
      expect([woods('WatchdogECMSuite', '0806'), woods('WatchdogECMSuite', '0807')]).toEqual([-1, undefined]),
    );
  rule('TOE-bloodhound-stealth', 'a Bloodhound is of no use to whoever hides', () => {
    const hound = stealthy('ISGuardianECMSuite', 'BloodhoundActiveProbe');
    expect(woods('', '0809', 'GRF-1N', { design: hound })).toBe(-1);
    expect(woods('', '0809', 'GRF-1N', { design: hound, settings: { 2: 'on' } })).toBeUndefined();
  });
});

describe('a command console', () => {
  const spotter: Paper = { ...find('GRF-1N')!, cockpit: 'Command Console' };
  const terms = (design: Paper | string) => {
    const play = start({
      phase: 'weapon',
      ground: { '0806': '4' },
      units: [{ at: '0803', facing: 3 }, { at: '0810' }, { at: '0712', facing: 0, seat: NORTH, design }],
    });
    play.does(NORTH, { ...fire(2, 1, 0), spots: 1 } as ReturnType<typeof fire>);
    play.does(SOUTH, hold(1));
    const events = eventsOf(play.does(NORTH, fire(0, 1, 1), 1, 1, 1, 1, ...NEXT), 'fired');
    const by = (unit: number) => events.find(one => one.unit === unit)!.toHit;
    return { indirect: by(0), own: termsOf(by(2)), waived: by(2).terms.find(({ rule: id }) => id === 'TW-th-spotting')?.waivedBy };
  };
  rule('TOE-command-console-spotting', 'spots while the unit fires, and neither suffers', () => {
    const [plain, led] = [terms('GRF-1N'), terms(spotter)];
    expect(led.indirect.total).toBe(plain.indirect.total - 1);
    expect(plain.waived).toBeUndefined();
    expect(led.waived).toBe('TOE-command-console-spotting');
  });
});

describe('a camera', () => {
  const FILM = ['TOE-recon-camera-ground'] as const;
  /** The third unit spots for the first and fires itself; the camera needs a 6. */
  const spot = (design: Paper | string, ...dice: readonly number[]) => {
    const play = start({
      phase: 'weapon',
      ground: { '0806': '4' },
      units: [{ at: '0803', facing: 3 }, { at: '0810' }, { at: '0816', facing: 0, seat: NORTH, design }],
      rules: FILM,
    });
    play.does(NORTH, { ...fire(2, 1, 0), spots: 1 } as ReturnType<typeof fire>);
    play.does(SOUTH, hold(1));
    const events = play.does(NORTH, fire(0, 1, 1), ...dice, ...NEXT);
    return { fired: eventsOf(events, 'fired'), filmed: eventsOf(events, 'filmed'), story: play.story() };
  };
  const filming = fitted('ISReconCamera');

  rule('TOE-recon-camera-ground', 'spots while its unit fires, when it is held on the target as a designator would be', () => {
    const plain = spot('GRF-1N', 1, 1, 1, 1);
    const held = spot(filming, ...[3, 3], 1, 1, 1, 1);
    expect(held.filmed).toMatchObject([{ unit: 2, target: 1, ok: true, toHit: { total: 6 } }]);
    const by = (fired: typeof plain.fired, unit: number) => fired.find(one => one.unit === unit)!.toHit.total;
    expect([by(plain.fired, 0) - by(held.fired, 0), by(plain.fired, 2) - by(held.fired, 2)]).toEqual([1, 1]);
  });
  rule('TOE-recon-camera-ground', 'and spots nothing when it is not', () => {
    const lost = spot(filming, ...[2, 3], 1, 1);
    expect(lost.fired.find(({ unit }) => unit === 0)).toMatchObject({ result: 'automaticMiss', roll: null });
    expect(lost.story.join(' ')).toContain('from its camera');
  });
});
