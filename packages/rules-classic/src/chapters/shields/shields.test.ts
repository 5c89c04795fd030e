import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { options } from '../../options.ts';
import type { Condition, Order } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import {
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
  strike,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';
import type { Guard } from './shape.ts';

const HIT = [6, 6] as const;
const IDLE = { blows: [], numbers: null, resolved: true } as const;
const gear = (item: string, at: string, slots: number): Mount => ({ kind: 'equipment', item, at, slots });
const weapon = (item: string, at: string): Mount => ({ kind: 'weapon', item, at });
const griffin = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });
const LASER = griffin(weapon('Medium Laser', 'RA'));
const CANNON = griffin(weapon('PPC', 'RA'));
const bearer = griffin(gear('ISMediumShield', 'LA', 5), weapon('Medium Laser', 'LT'));
const active: Guard = { gear: 0, mode: 'active' };
const shot = (attacker: Paper, target: Partial<Placed>, rules: readonly RuleId[], ...dice: readonly number[]) =>
  shoot(
    { units: [{ at: '0803', facing: 3, design: attacker }, { at: '0806', design: bearer, ...target } as Placed, WITNESS], rules },
    0,
    ...HIT,
    ...dice,
    ...NEXT,
  );
const armorLost = (events: ReturnType<typeof shot>['events']) =>
  eventsOf(events, 'damaged').map(({ location, armor }) => [location, armor]);

for (const id of ['TOE-shield-missing-actuators', 'TOE-t405-shield-space'])
  rule(id, 'a shield takes five of a hit, one less for each joint its arm lacks, and fills five slots', () => {
    const held: Condition = { guards: [active] };
    expect(armorLost(shot(CANNON, { condition: held }, [], ...pair(8)).events)).toEqual([['LT', 5]]);
    expect(armorLost(shot(CANNON, { condition: held, hits: { LA: [2, 3] } }, [], ...pair(8)).events)).toEqual([['LT', 7]]);
    expect(armorLost(shot(CANNON, {}, [], ...pair(8)).events)).toEqual([['LT', 10]]);
    expect(unitAt(shot(CANNON, { condition: held }, [], ...pair(8)).play.state, 1).condition!.worn).toEqual({ 0: 5 });
    // Eighteen points in all: the last three are all that is left of it.
    expect(armorLost(shot(CANNON, { condition: { ...held, worn: { 0: 15 } } }, [], ...pair(8)).events)).toEqual([['LT', 7]]);
    expect(sheetOf(bearer).slots['LA']!.filter(({ part }) => part === 'gear')).toHaveLength(5);
    const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: bearer }, { at: '0806' }] });
    const order: Order = { do: 'guard', gear: 0, mode: 'active' };
    expect([...options(play.state, NORTH, play.book)]).toContainEqual({ ...hold(0), orders: [order] });
    play.does(NORTH, { ...hold(0), orders: [order] } as never);
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).condition).toEqual({ guards: [active] });
  });

rule('TOE-shield-floating-crits', 'a shield is not in the way of a charge, nor of what goes through armor', () => {
  const play = start({
    units: [
      { at: '0807', facing: 3 },
      { at: '0810', design: bearer, condition: { guards: [active] }, moved: ['stand', 0] },
      { ...WITNESS, moved: ['stand', 0], strike: IDLE },
    ],
  });
  play.does(NORTH, { ...walk(0, 'FF'), charge: 1 } as never);
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1));
  play.does(SOUTH, hold(2));
  // Three lots, all of them on the left torso; two on the attacker; then both keep their feet.
  const three = [8, 8, 8].flatMap(total => pair(total));
  const charged = play.does(SOUTH, strike(1), ...HIT, ...three, ...pair(7), ...pair(6), ...HIT, ...HIT, ...NEXT);
  expect(armorLost(charged).slice(0, 3)).toEqual([
    ['LT', 5],
    ['LT', 5],
    ['LT', 1],
  ]);
  const floating = shot(
    LASER,
    { condition: { guards: [active] } },
    ['TOE-floating-crit-partial-cover'],
    ...pair(2),
    ...pair(8),
    ...pair(8),
    1,
    1,
  );
  expect(eventsOf(floating.events, 'criticalRolled')).toHaveLength(1);
});

rule('TOE-shield-ams', 'what is behind an active shield does not fire', () => {
  const play = (guard: Guard) =>
    start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: bearer, condition: { guards: [guard] } }, { at: '0806' }] });
  expect(
    play(active)
      .refuses(NORTH, fire(0, 1, 0))
      .map(one => one.rule),
  ).toContain('TOE-shield-ams');
  const passive = play({ gear: 0, mode: 'passive' });
  expect(passive.book.check(passive.state as never, fire(0, 1, 0), NORTH)).toEqual([]);
  const guarded = griffin(gear('ISMediumShield', 'LA', 5), weapon('ISAntiMissileSystem', 'LT'), {
    kind: 'ammo',
    item: 'ISAMS Ammo',
    at: 'RT',
    shots: 12,
  });
  const rockets = griffin(weapon('SRM 4', 'RA'), { kind: 'ammo', item: 'IS Ammo SRM-4', at: 'RT', shots: 25 });
  const defended = (condition: Condition) =>
    eventsOf(
      shot(rockets, { design: guarded, condition }, [], ...pair(2), ...pair(6), ...(condition.guards![0]!.mode === 'active' ? [] : []))
        .events,
      'pointDefense',
    ).length;
  expect([defended({ guards: [active] }), defended({ guards: [{ gear: 0, mode: 'passive' }] })]).toEqual([0, 1]);
});

rule('TOE-shield-two', 'of two shields before the middle the one takes the hit that its owner has named', () => {
  const both = griffin(gear('ISMediumShield', 'LA', 5), gear('ISSmallShield', 'RA', 3));
  const worn = (second?: true) => {
    const guards: readonly Guard[] = [active, { gear: 1, mode: 'active', ...(second ? { center: true } : {}) }];
    return unitAt(shot(CANNON, { design: both, condition: { guards } }, [], ...pair(7)).play.state, 1).condition!.worn;
  };
  expect([worn(), worn(true)]).toEqual([{ 0: 5 }, { 1: 3 }]);
});

const bashed = (more: readonly Mount[], heat: number, rules: readonly RuleId[], part?: 'high' | 'low', hits: Placed['hits'] = {}) => {
  const design = griffin(gear('ISMediumShield', 'LA', 5), ...more);
  const units: readonly Placed[] = [{ at: '0808', facing: 3, design, heat, hits }, { at: '0809' }, { ...WITNESS, strike: IDLE }];
  const play = start({ phase: 'physical', units, rules });
  play.does(NORTH, strike(0, { kind: 'club', gear: 0, target: 1, ...(part ? { part } : {}) }));
  return play;
};
const bash = (...about: Parameters<typeof bashed>) => {
  const [struck] = eventsOf(bashed(...about).does(SOUTH, strike(1), 1, 1, ...NEXT), 'struck');
  return [struck!.damage, struck!.toHit.total];
};

rule('TOE-shield-bash#1', 'a shield is swung at the upper or the lower half, four harder, without the rule of the mace', () => {
  const place = (part: 'high' | 'low', ...dice: readonly number[]) =>
    eventsOf(bashed([], 0, [], part).does(SOUTH, strike(1), ...HIT, ...dice, ...NEXT), 'damaged')[0]!.location;
  expect([place('high', 1), place('high', 5), place('low', 1), place('low', 6)]).toEqual(['LA', 'RA', 'RL', 'LL']);
  expect(bash([], 0, [], 'high')[1]).toBe(9);
  const play = start({
    phase: 'physical',
    units: [{ at: '0808', facing: 3, design: griffin(gear('ISMediumShield', 'LA', 5)) }, { at: '0809' }, WITNESS],
  });
  const offered = [...options(play.state, NORTH, play.book)];
  for (const part of ['high', 'low'] as const) expect(offered).toContainEqual(strike(0, { kind: 'club', gear: 0, target: 1, part }));
});

rule('TOE-shield-bash#2', 'it does as much as the shield takes from a hit now', () => {
  expect([bash([], 0, [])[0], bash([], 0, [], undefined, { LA: [1] })[0], bash([], 0, [], undefined, { LA: [1, 2] })[0]]).toEqual([
    5, 4, 3,
  ]);
});

rule('TOE-shield-bash#3', 'muscles that are hot, or moved by other means, do not add to it', () => {
  const strong = [gear('Triple Strength Myomer', 'CT', 1), gear('ISAES', 'LA', 2)];
  expect([bash([], 0, []), bash(strong, 9, ['TOE-aes-arm', 'TOE-aes-legs'])]).toEqual([
    [5, 5],
    [5, 5],
  ]);
});

const spiked = (plating?: string): Paper => {
  const unit = griffin(gear('Spikes', 'LT', 1));
  return plating ? { ...unit, armor: { ...unit.armor, type: plating } } : unit;
};
/** A kick from a level above strikes the table of punches: a two is the left torso. */
const kicked = (design: Paper, tons: number, ...dice: readonly number[]) => {
  const units: readonly Placed[] = [
    { at: '0808', facing: 3, design: { ...LASER, tons } },
    { at: '0809', design },
    { ...WITNESS, strike: IDLE },
  ];
  const play = start({ phase: 'physical', units });
  play.does(NORTH, strike(0, { kind: 'punch', arm: 'LA', target: 1 }));
  return { events: play.does(SOUTH, strike(1), ...HIT, 2, ...dice, ...NEXT), play };
};

rule('TOE-spikes-ferro-order', 'spikes take four of a blow first, and plates of steel their part of the rest', () => {
  // A hundred tons punch for ten: six are left, of which the armor takes two.
  expect(eventsOf(kicked(spiked('Ferro-Lamellor'), 100, ...pair(8)).events, 'damaged')[0]).toMatchObject({ location: 'LT', armor: 4 });
  expect(eventsOf(kicked(spiked(), 100, ...pair(8)).events, 'damaged')[0]).toMatchObject({ armor: 6 });
});

rule('TOE-spikes-damage-roll', 'whatever damages a spiked place may break the spikes', () => {
  const broken = (rolled: number) => eventsOf(shot(LASER, { design: spiked() }, [], ...pair(8), ...pair(rolled)).events, 'slotHit').length;
  expect([broken(8), broken(9)]).toEqual([0, 1]);
  expect(eventsOf(kicked(spiked(), 50, ...pair(9)).events, 'slotHit')).toHaveLength(1);
});

rule('TOE-spikes-ferro-zero', 'what the armor has stopped altogether breaks nothing', () => {
  // Twenty tons punch for two, of which the spikes leave one and the armor none.
  expect(eventsOf(kicked(spiked('Ferro-Lamellor'), 20).events, 'slotHit')).toEqual([]);
});
