import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { unitOf } from '../../scenarios/setup.ts';
import type { Command, Order } from '../../shape.ts';
import { bin, griffin, lob, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start, WITNESS } from '../../testing/table.fixture.ts';
import type { Clip } from './shape.ts';

const HIT = [6, 6] as const;
const GRENADES = 'TOE-grenades-general';
const MORTARS = 'TOE-mortars-general';
const USERS = 'TOE-t416-mortars-users';
const SQUAD = find('Elemental Battle Armor [Laser](Sqd5)')!;
const squad = (...items: readonly string[]): Paper => ({
  ...SQUAD,
  mounts: items.map(item => ({ kind: 'weapon' as const, item, at: 'Squad' })),
});
const THROWERS = squad('CLBAHeavyGrenadeLauncher');
const MORTARMEN = squad('CLBAHeavyMortar');
const CHANGE: Order = { do: 'clip', clip: 1 };

/** A squad with two clips that fires the first at a hex, changes, and fires the second; `clips` as they are in a game that has begun. */
function table(design: Paper, clips: readonly Clip[], rules: readonly `${string}-${string}`[]) {
  const [first] = clips;
  const units: readonly Placed[] = [
    { at: '0806', facing: 3, design, gunnery: 8, condition: { clips }, ...(first === 'STANDARD' ? {} : { grenades: first! }) },
    { at: '0816' },
    WITNESS,
  ];
  return start({ phase: 'weapon', units, rules: [MUNITIONS, ...rules] });
}

/** The end of a turn in which the squad orders another clip: what it has then, and what a shot at a hex lays. */
function changed(design: Paper, clips: readonly Clip[], rules: readonly `${string}-${string}`[]) {
  const play = table(design, clips, rules);
  play.does(NORTH, { ...hold(0), orders: [CHANGE] } as Command);
  play.does(SOUTH, hold(2));
  const events = play.does(SOUTH, hold(1), ...NEXT);
  return { told: eventsOf(events, 'clipChanged').map(({ to }) => to), load: play.state.units[0]!.grenades };
}

/** May a force with such a squad take the field? */
const setsUp = (design: Paper | string, ...clips: readonly Clip[]): boolean =>
  readSetup({ map: 'hills', forces: [[{ design, clips }], [{ design: 'GRF-1N' }]], turns: null }).ok;

describe('clips of launchers', () => {
  rule('TOE-grenades-general#3', 'a suit with two clips changes them in play', () => {
    const play = table(THROWERS, ['SMOKE', 'INCENDIARY'], [GRENADES]);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual({ ...hold(0), orders: [CHANGE] });
    expect(changed(THROWERS, ['SMOKE', 'INCENDIARY'], [GRENADES])).toEqual({ told: ['INCENDIARY'], load: 'INCENDIARY' });
    expect(changed(THROWERS, ['SMOKE', 'STANDARD'], [GRENADES])).toEqual({ told: ['STANDARD'], load: undefined });
    const single = table(THROWERS, ['SMOKE'], [GRENADES]);
    expect(single.refuses(NORTH, { ...hold(0), orders: [CHANGE] } as Command).map(one => one.rule)).toEqual([MUNITIONS]);
    expect(single.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain(MUNITIONS);
  });
  rule('TOE-grenades-general#4', 'all suits are loaded alike, with what all their launchers throw', () => {
    expect([
      setsUp(THROWERS, 'SMOKE', 'INCENDIARY'),
      setsUp(THROWERS, 'FLARE'),
      setsUp(THROWERS, 'SMOKE', 'INCENDIARY', 'STANDARD'),
    ]).toEqual([true, false, false]);
    const mixed = squad('CLBAHeavyGrenadeLauncher', 'CLBAHeavyMortar');
    expect([setsUp(mixed, 'SMOKE'), setsUp(mixed, 'INCENDIARY'), setsUp('GRF-1N', 'SMOKE')]).toEqual([true, false, false]);
    const both = squad('CLBAHeavyGrenadeLauncher', 'ISBAMicroGrenadeLauncher');
    const play = table(both, ['SMOKE'], [GRENADES]);
    play.does(NORTH, { ...lob(0, 0, '0807'), barrages: [0, 1].map(gun => ({ weapon: gun, at: at('0807') })) } as Command);
    play.does(SOUTH, hold(2));
    play.does(SOUTH, hold(1), ...HIT, ...HIT, ...NEXT);
    expect(play.state.passing?.map(({ terrain }) => terrain.kind)).toEqual(['smoke', 'smoke']);
  });
  rule('TOE-mortars-general#3', 'a mortar of suits changes its clips in play, and all of a squad carry the same', () => {
    expect(changed(MORTARMEN, ['SMOKE', 'FLARE'], [MORTARS, USERS])).toEqual({ told: ['FLARE'], load: 'FLARE' });
    expect([setsUp(MORTARMEN, 'SMOKE', 'FLARE'), setsUp(MORTARMEN, 'INCENDIARY')]).toEqual([true, false]);
  });
});

describe('flares and smoke', () => {
  const laid = (design: Paper, more: Partial<Placed> = {}) =>
    shell(
      { units: [{ at: '0806', facing: 3, design, ...more }, { at: '0116' }, WITNESS], rules: [MUNITIONS, MORTARS, USERS] },
      '0809',
      ...HIT,
      ...NEXT,
    ).play.state.passing?.map(({ terrain, until }) => [terrain.kind, until]);
  rule('TOE-t416-mortars-users#1', 'suits and ’Mechs fire both from their mortars', () => {
    const mech = (kind: string): Paper => griffin(weapon('IS Mech Mortar-4'), bin(`IS Ammo ${kind} Mortar-4`));
    const far = { at: '0803' } as const;
    expect([laid(mech('FL'), far), laid(mech('SM'), far)]).toEqual([[['other', 5]], [['smoke', 4]]]);
    expect([laid(MORTARMEN, { grenades: 'FLARE' }), laid(MORTARMEN, { grenades: 'SMOKE' })]).toEqual([[['other', 5]], [['smoke', 4]]]);
    const thrower = start({
      phase: 'weapon',
      units: [{ at: '0806', facing: 3, design: THROWERS, grenades: 'FLARE' }, WITNESS],
      rules: [MUNITIONS, USERS],
    });
    expect(thrower.refuses(NORTH, lob(0, 0, '0807')).map(one => one.rule)).toEqual(['TW-house-barrages']);
  });
});

describe('missiles of ProtoMechs', () => {
  rule('TOE-missile-reload-protomech#1', 'are bought one by one: those of usual weight all fit in, those of twice the weight half', () => {
    const proto: Paper = {
      ...find('Roc')!,
      mounts: [
        { kind: 'weapon', item: 'CLLRM10', at: 'Torso' },
        { kind: 'ammo', item: 'Clan Ammo LRM-10', at: 'Torso', shots: 8 },
      ],
    };
    const shots = (load: string) => {
      const read = readSetup({ map: 'hills', forces: [[{ design: proto, loads: [load] }], [{ design: 'GRF-1N' }]], turns: null });
      return read.ok ? unitOf(read.value.forces[0][0]!, 0, NORTH).ammo[0] : read.problem;
    };
    expect([shots('Clan Ammo LRM-10 (Clan) Thunder'), shots('Clan Ammo LRM-10 (Clan) Thunder-Active')]).toEqual([8, 4]);
  });
});
