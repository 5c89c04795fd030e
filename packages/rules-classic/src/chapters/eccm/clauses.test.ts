import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Setting } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { fitted, gear, stealthy } from '../../testing/fitted.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, numberOf, type Placed, SOUTH, start, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const GUARDIAN = fitted('ISGuardianECMSuite');
const ANGEL = fitted('ISAngelECMSuite');
const SUIT = 0;
const RULES: readonly RuleId[] = ['TOE-eccm-infantry-ecm', 'TOE-active-probe-targeting-share'];
const set = (to: Setting): Pick<Placed, 'settings'> => ({ settings: { [SUIT]: to } });
const counter = (at: string, design: Paper = GUARDIAN, to: Setting = 'eccm'): Placed => ({ at, seat: NORTH, design, ...set(to) });
const tune = (unit: number, to: Setting) => ({ ...hold(unit), tunes: [{ gear: SUIT, to }] }) as ReturnType<typeof hold>;

const IDLE = { blows: [], numbers: null, resolved: true } as const;

/** What the probe of a unit in 0805 is worth against somebody in woods three hexes away, where it is not jammed. */
function probed(others: readonly Placed[], probe: Paper | string = 'CLActiveProbe', to = '0808'): number | undefined {
  const design = typeof probe === 'string' ? fitted(probe) : probe;
  const idle = { shots: [], spots: null, numbers: null, resolved: true } as const;
  const units: readonly Placed[] = [
    { at: '0805', facing: 3, design, strike: IDLE },
    { at: to, strike: IDLE },
    ...others.map((unit): Placed => ({ fire: idle, strike: IDLE, ...unit })),
  ];
  const play = start({ phase: 'weapon', ground: { [to]: 'l' }, units, rules: RULES });
  play.does(NORTH, fire(0, 1, 0));
  const [fired] = eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired');
  return termsOf(fired!.toHit)['TOE-active-probe-targeting-share'];
}
const works = (...others: readonly Placed[]): boolean => probed(others) === -1;
const foe: Placed = { at: '0809', design: GUARDIAN };

describe('against jamming', () => {
  rule('TOE-eccm-covers-source#1', 'where the counter covers the source, the field is gone everywhere', () => {
    expect([works(), works(foe)]).toEqual([true, false]);
    // Ten hexes from the one that fires, four from the source; seven from the source it does nothing.
    expect([works(foe, counter('0813')), works(foe, counter('0816'))]).toEqual([true, false]);
  });
  rule('TOE-eccm-angel#1', 'an Angel yields to an Angel and to nothing less', () => {
    const angel: Placed = { at: '0809', design: ANGEL };
    expect([works(angel), works(angel, counter('0607')), works(angel, counter('0607', ANGEL))]).toEqual([false, false, true]);
  });
  rule('TOE-eccm-angel#2', 'one Angel undoes any number of others, a Guardian does not', () => {
    const many = ['0811', '0910', '1010'].map((label): Placed => ({ at: label, design: GUARDIAN }));
    expect([works(...many), works(...many, counter('0801')), works(...many, counter('0801', ANGEL))]).toEqual([false, false, true]);
  });
  rule('TOE-eccm-angel#3', 'as two plain suites it jams and counters at once, and a Guardian is enough against it', () => {
    const twin: Placed = { at: '0809', design: ANGEL, ...set('twin') };
    expect([works(twin), works(twin, counter('0607'))]).toEqual([false, true]);
    expect(works(foe, { ...twin, at: '0611', seat: NORTH })).toBe(true);
    expect(works({ at: '0811', design: ANGEL }, { ...twin, at: '0610', seat: NORTH })).toBe(false);
  });
  rule('TOE-eccm-angel#4', 'that is chosen with the attacks and holds from the next turn on; a Guardian cannot', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', design: ANGEL }, WITNESS], rules: RULES });
    play.does(NORTH, tune(0, 'twin'));
    expect(unitAt(play.state, 0).settings ?? {}).toEqual({});
    play.does(SOUTH, hold(1), ...NEXT);
    expect([play.state.turn, unitAt(play.state, 0).settings]).toEqual([2, { [SUIT]: 'twin' }]);
    const plain = start({ phase: 'weapon', units: [{ at: '0805', design: GUARDIAN }, WITNESS], rules: RULES });
    expect(plain.refuses(NORTH, tune(0, 'twin'))).toHaveLength(1);
  });
  rule('TOE-angel-ecm-ba-available#1', 'a squad may carry an Angel, and it counts as one', () => {
    const squad = find('Elemental Battle Armor [Laser](Sqd5)')!;
    const mounts = [...squad.mounts.filter(({ kind }) => kind !== 'equipment')];
    const angels: Paper = { ...squad, mounts: [...mounts, { kind: 'equipment', item: 'BAISAngelECMSuite', at: 'Squad' }] };
    const near: Placed = { at: '0805', design: angels };
    expect([works(near), works(near, counter('0603')), works(near, counter('0603', ANGEL))]).toEqual([false, false, true]);
  });
  rule('TOE-angel-ecm-blocks#1', 'an Angel blinds a Bloodhound, which a Guardian does not, and all that a Guardian blinds', () => {
    const angel: Placed = { at: '0809', design: ANGEL };
    const hound = (...others: readonly Placed[]) => probed(others, 'BloodhoundActiveProbe');
    expect([hound(foe), hound(angel)]).toEqual([-1, undefined]);
    expect([probed([foe], 'CLActiveProbe'), probed([angel], 'CLActiveProbe')]).toEqual([undefined, undefined]);
    const [open, shut] = [GUARDIAN, ANGEL].map(jammer => linked(BOOSTED, 'ISC3BoostedSystemSlaveUnit', jammer));
    expect([open, shut]).toEqual([linked(BOOSTED, 'ISC3BoostedSystemSlaveUnit'), linked(PLAIN, 'ISGuardianECMSuite')]);
  });
  rule('TOE-angel-ecm-blocks#2', 'Artemis V is blocked by both', () => {
    const design: Paper = {
      ...find('GRF-1N')!,
      mounts: [
        { kind: 'weapon', item: 'CLLRM10', at: 'RT' },
        gear('CLArtemisV'),
        { kind: 'ammo', item: 'Clan Ammo LRM-10 (Clan) Artemis V-capable', at: 'LT', shots: 12 },
      ],
    };
    const better = (jammer?: Paper) => {
      const units: readonly Placed[] = [{ at: '0803', facing: 3, design }, { at: '0810', ...(jammer ? { design: jammer } : {}) }, WITNESS];
      const play = start({ phase: 'weapon', units, rules: RULES });
      play.does(NORTH, fire(0, 1, 0));
      play.does(SOUTH, hold(1));
      const [fired] = eventsOf(play.does(SOUTH, hold(2), 1, 1, ...NEXT), 'fired');
      return fired!.toHit.total;
    };
    expect([better(GUARDIAN), better(ANGEL)]).toEqual([better() + 1, better() + 1]);
  });
});

describe('who hides', () => {
  const COATED = stealthy('ISGuardianECMSuite');
  rule('TOE-eccm-stealth-armor#1', 'stealth armor needs a suite that works, and that suite makes no field of either kind', () => {
    const ON = { settings: { 1: 'on' } } as const;
    expect([works({ at: '0809', design: COATED }), works({ at: '0809', design: COATED, ...ON })]).toEqual([false, true]);
    expect(works(foe, { at: '0607', seat: NORTH, design: COATED, settings: { 0: 'eccm', 1: 'on' } })).toBe(false);
    expect(works(foe, { at: '0607', seat: NORTH, design: COATED, settings: { 0: 'eccm' } })).toBe(true);
    const hidden = (more: Partial<Placed>, needed: number) =>
      termsOf(numberOf({ units: [{ at: '0803', facing: 3 }, { at: '0810', design: COATED, ...ON, ...more }, WITNESS] }, 0, needed))[
        'TW-th-tstealth'
      ];
    // Its jammer is gone, and with it the armor's worth.
    expect([hidden({}, 7), hidden({ hits: { RT: [0] } }, 6)]).toEqual([1, undefined]);
  });
  rule('TOE-void-sig-own-ecm#1', 'while a void signature works, the jammer aboard does nothing but feed it', () => {
    const design = fitted('ISGuardianECMSuite', 'Mek Void Signature System');
    expect([works({ at: '0809', design }), works({ at: '0809', design, settings: { 1: 'on' } })]).toEqual([false, true]);
  });
});

const PLAIN = 'ISC3MasterUnit';
const BOOSTED = 'ISC3MasterBoostedSystemUnit';
/**
 * How far the target counts for the shot of a slave ten hexes off whose master stands beside it: short range (0) by the network, medium
 * (2) without. `foe` stands near the slave.
 */
function linked(master: string, slave: string | Paper, foe: Paper | string = 'GRF-1N', more: Partial<Placed> = {}): number {
  const lead: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: master, at: 'RT' }] };
  const idle = { shots: [], spots: null, numbers: null, resolved: true } as const;
  const units: readonly Placed[] = [
    { at: '0802', facing: 3, design: typeof slave === 'string' ? fitted(slave) : slave, ...more },
    { at: '0812' },
    { at: '0810', seat: NORTH, design: lead, fire: idle },
    { at: '0502', design: foe, fire: idle },
  ];
  const play = start({ phase: 'weapon', units, rules: RULES });
  play.does(NORTH, fire(0, 1, 0));
  const [fired] = eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired');
  return fired!.toHit.total - 4;
}

describe('networks', () => {
  const SLAVE = 'ISC3SlaveUnit';
  const BOOSTED_SLAVE = 'ISC3BoostedSystemSlaveUnit';
  const FREE = linked(PLAIN, SLAVE);
  const ALONE = linked(PLAIN, 'ISGuardianECMSuite');
  rule('TOE-c3bs-mixed-network#1', 'plain and boosted systems talk to each other', () => {
    expect(ALONE).toBeGreaterThan(FREE);
    expect([linked(PLAIN, BOOSTED_SLAVE), linked(BOOSTED, SLAVE), linked(BOOSTED, BOOSTED_SLAVE)]).toEqual([FREE, FREE, FREE]);
  });
  rule('TOE-c3bs-mixed-network#2', 'a plain member is cut off by a hostile field', () => {
    expect([linked(PLAIN, SLAVE, GUARDIAN), linked(BOOSTED, SLAVE, GUARDIAN)]).toEqual([ALONE, ALONE]);
  });
  rule('TOE-c3bs-mixed-network#3', 'a plain master cannot reach a boosted member in a hostile field', () => {
    expect(linked(PLAIN, BOOSTED_SLAVE, GUARDIAN)).toBe(ALONE);
  });
  rule('TOE-c3bs-mixed-network#4', 'two boosted ones talk through it', () => {
    expect(linked(BOOSTED, BOOSTED_SLAVE, GUARDIAN)).toBe(FREE);
  });
  rule('TOE-c3bs-stealth#1', 'boosted or not, who hides in its armor is offline', () => {
    const hiding = stealthy('ISGuardianECMSuite', BOOSTED_SLAVE);
    expect([linked(BOOSTED, hiding), linked(BOOSTED, hiding, 'GRF-1N', { settings: { 2: 'on' } })]).toEqual([FREE, ALONE]);
  });
  const shielded = fitted(SLAVE, 'Chameleon Light Polarization Shield');
  rule('TOE-chameleon-lps-c3#1', 'who shields itself with light is offline', () => {
    expect([linked(PLAIN, shielded), linked(PLAIN, shielded, 'GRF-1N', { settings: { 1: 'on' } })]).toEqual([FREE, ALONE]);
  });
  rule('TOE-chameleon-lps-c3#2', 'switched off with the attacks of a turn, it is back at the start of the next', () => {
    const lead: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: PLAIN, at: 'RT' }] };
    const units: readonly Placed[] = [
      { at: '0802', facing: 3, design: shielded, settings: { 1: 'on' } },
      { at: '0812' },
      { at: '0810', seat: NORTH, design: lead },
    ];
    const play = start({ phase: 'weapon', units, rules: RULES });
    const shot = { ...fire(0, 1, 0), tunes: [{ gear: 1, to: 'off' as const }] } as ReturnType<typeof hold>;
    const totals: number[] = [];
    for (const command of [shot, fire(0, 1, 0)]) {
      const { turn } = play.state;
      while (play.state.turn === turn) {
        const key = play.state.phase === 'movement' ? 'moved' : 'fire';
        const waiting = play.state.units.filter(one => one[key] === null);
        const { id, seat } = waiting.find(one => one.seat === play.state.active)!;
        const deed = key === 'moved' ? ({ type: 'move', unit: id, mode: 'stand' } as const) : id === 0 ? command : hold(id);
        const events = play.does(seat, deed, ...(key === 'fire' && waiting.length === 1 ? [1, 1, ...NEXT] : []));
        totals.push(...eventsOf(events, 'fired').map(({ toHit }) => toHit.total - 4));
      }
    }
    expect(totals).toEqual([ALONE, FREE]);
  });
});

describe('probes', () => {
  rule('TOE-active-probe-targeting-share#1', 'the bonus belongs to the unit with the probe alone', () => {
    expect(probed([])).toBe(-1);
    expect(probed([{ at: '0806', seat: NORTH, design: fitted('BeagleActiveProbe') }], 'ISGuardianECMSuite')).toBeUndefined();
  });
  rule('TOE-active-probe-targeting-share#2', 'a network passes it on', () => {
    const master: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: PLAIN, at: 'RT' }, gear('BeagleActiveProbe')] };
    const friend: Placed = { at: '0806', seat: NORTH, design: master };
    expect([probed([friend], 'ISC3SlaveUnit'), probed([friend], 'ISGuardianECMSuite')]).toEqual([-1, undefined]);
  });
  rule('TOE-active-probe-targeting-share#3', 'one easier within its reach, at targets in or behind trees and smoke', () => {
    expect([probed([], 'BeagleActiveProbe', '0809'), probed([], 'BeagleActiveProbe', '0810')]).toEqual([-1, undefined]);
    const open = (ground: { readonly [label: string]: string }) => {
      const units: readonly Placed[] = [{ at: '0805', facing: 3, design: fitted('BeagleActiveProbe') }, { at: '0808' }, WITNESS];
      const play = start({ phase: 'weapon', ground, units, rules: RULES });
      play.does(NORTH, fire(0, 1, 0));
      play.does(SOUTH, hold(1));
      return termsOf(eventsOf(play.does(SOUTH, hold(2), 1, 1, ...NEXT), 'fired')[0]!.toHit)['TOE-active-probe-targeting-share'];
    };
    expect([open({}), open({ '0807': 'W' }), open({ '0807': 'v' })]).toEqual([undefined, -1, -1]);
  });
});

describe('a command console', () => {
  const terms = (design: Paper | string) => {
    const units: readonly Placed[] = [{ at: '0803', facing: 3 }, { at: '0810' }, { at: '0712', facing: 0, seat: NORTH, design }];
    const play = start({ phase: 'weapon', ground: { '0806': '4' }, units });
    play.does(NORTH, { ...fire(2, 1, 0), spots: 1 } as ReturnType<typeof fire>);
    play.does(SOUTH, hold(1));
    const events = eventsOf(play.does(NORTH, fire(0, 1, 1), 1, 1, 1, 1, ...NEXT), 'fired');
    return [0, 2].map(unit => events.find(one => one.unit === unit)!.toHit.total);
  };
  const [plain, led] = [terms('GRF-1N'), terms({ ...find('GRF-1N')!, cockpit: 'Command Console' })];
  rule('TOE-command-console-spotting#1', 'its unit fires no worse for it', () => {
    expect(terms({ ...find('GRF-1N')!, cockpit: 'Command Console' })[1]).toBe(led[1]);
    expect(led[1]).toBe(plain[1]! - 1);
  });
  rule('TOE-command-console-spotting#2', 'nor does the one it spots for', () => {
    expect(terms('GRF-1N')[0]).toBe(plain[0]);
    expect(led[0]).toBe(plain[0]! - 1);
  });
});
