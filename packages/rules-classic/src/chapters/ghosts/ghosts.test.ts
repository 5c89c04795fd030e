import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { setUp } from '../../scenarios/setup.ts';
import type { Command, Setting } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { fitted, gear, stealthy } from '../../testing/fitted.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, stay, termsOf, WITNESS } from '../../testing/table.fixture.ts';
import type { Ghost } from './shape.ts';

const RULES = ['TOE-ghost-targets-mode', 'TOE-ghost-targets-roll', 'TOE-ghost-targets-stealth', 'TOE-eccm-infantry-ecm'] as const;
const GUARDIAN = fitted('ISGuardianECMSuite');
const ANGEL = fitted('ISAngelECMSuite');
const CONSOLE = 99;
/** A MechWarrior of skill 5 needs an 8. */
const [GOOD, BAD] = [pair(8), pair(7)];

const haunt = (unit: number, ...ghosts: readonly (readonly [device: number, target: number])[]): Command => ({
  type: 'haunt',
  unit,
  ghosts: ghosts.map(([device, target]): Ghost => ({ device, target })),
});
const ghost = (more: Partial<Placed> = {}): Placed => ({ at: '0803', facing: 3, design: GUARDIAN, settings: { 0: 'ghost' }, ...more });

/** Everybody has moved but the first unit, whose stay begins the phase of shots. */
function begin(units: readonly Placed[]) {
  const play = start({ units: units.map((unit, i) => (i === 0 ? unit : { ...unit, moved: ['stand', 0] as const })), rules: RULES });
  play.does(NORTH, stay(0));
  return play;
}

/** What a shot of one unit at another suffers by ghosts. */
function suffers(
  units: readonly Placed[],
  haunts: readonly (readonly [command: Command, ...dice: readonly number[]])[],
  by: number,
  at: number,
): number | undefined {
  const play = begin(units);
  for (const [command, ...dice] of haunts) play.does(unitAt(play.state, (command as { unit: number }).unit).seat, command, ...dice);
  const order = play.state.units.map(({ id }) => id);
  const fired: unknown[] = [];
  for (let i = 0; i < order.length; i++) {
    const seat = play.state.active;
    const waiting = play.state.units.filter(unit => unit.seat === seat && unit.fire === null);
    const next = waiting.find(({ id }) => id === by) ?? waiting[0]!;
    const last = i === order.length - 1;
    const command = next.id === by ? fire(by, at, 0) : hold(next.id);
    fired.push(...play.does(seat, command, ...(last ? [1, 1, ...NEXT] : [])));
  }
  return termsOf(eventsOf(fired as never, 'fired')[0]!.toHit)['TOE-ghost-targets-roll'];
}

describe('ghost targets', () => {
  rule('TOE-ghost-targets-mode', 'take a suite that is tuned to them when a turn ends, or before the game', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0803', design: GUARDIAN }, WITNESS], rules: RULES });
    const tune = (to: Setting): Command => ({ ...hold(0), tunes: [{ gear: 0, to }] }) as Command;
    expect(start({ phase: 'weapon', units: [{ at: '0803', design: GUARDIAN }, WITNESS] }).refuses(NORTH, tune('ghost'))).toMatchObject([
      { rule: 'TW-ecm-eccm' },
    ]);
    play.does(NORTH, tune('ghost'));
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).settings).toEqual({ 0: 'ghost' });
    const setup = (to: string) => ({
      map: 'hills',
      forces: [[{ design: GUARDIAN, tunes: [{ gear: 0, to }] }], [{ design: 'GRF-1N' }]],
      turns: null,
    });
    const read = readSetup(setup('ghost'));
    expect(read.ok && unitAt(setUp(read.value), 0).settings).toEqual({ 0: 'ghost' });
    expect(readSetup(setup('twin')).ok).toBe(false);
  });
  rule('TOE-ghost-targets-mode', 'and leave the suite nothing else to do', () => {
    expect(suffers([ghost(), { at: '0808' }], [[haunt(0, [0, 0]), ...GOOD]], 1, 0)).toBe(1);
    expect(unitAt(ruleset.view(begin([ghost(), { at: '0808' }]).state, SOUTH), 0).settings).toEqual({ 0: 'ghost' });
  });
  rule('TOE-ghost-targets-roll', 'shield a friend or mislead an enemy until the phase ends', () => {
    const foe: Placed = { at: '0808' };
    expect(suffers([ghost(), foe], [[haunt(0, [0, 0]), ...GOOD]], 1, 0)).toBe(1);
    expect(suffers([ghost(), foe], [[haunt(0, [0, 0]), ...BAD]], 1, 0)).toBeUndefined();
    expect(suffers([ghost(), foe], [[haunt(0, [0, 1]), ...GOOD]], 1, 0)).toBe(1);
    expect(suffers([ghost(), foe], [[haunt(0, [0, 1]), ...GOOD]], 0, 1)).toBeUndefined();
    const play = begin([ghost(), { at: '0808' }, { at: '0810' }]);
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: NORTH, question: 'haunt' }]);
    expect(play.refuses(NORTH, haunt(0, [0, 2])).map(one => one.rule)).toEqual(['TOE-ghost-targets-roll']);
    expect(play.refuses(NORTH, hold(0)).map(one => one.rule)).toEqual(['TOE-ghost-targets-roll']);
    const [event] = eventsOf(play.does(NORTH, haunt(0, [0, 1]), ...GOOD), 'haunted');
    expect(event).toMatchObject({ needed: 8, ok: true });
    expect(unitAt(play.state, 1).fresh.misled).toBe(1);
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), ...NEXT);
    expect(unitAt(play.state, 1).fresh.misled).toBeUndefined();
  });
  test('are told in the log', () => {
    const play = begin([ghost(), { at: '0808' }]);
    play.does(NORTH, haunt(0, [0, 0]), ...GOOD);
    expect(play.story().at(-1)).toBe('Griffin GRF-1N #1 puts ghost targets about Griffin GRF-1N #1 (8 of 8).');
  });
  rule('TOE-ghost-targets-stack', 'add up to three of each kind', () => {
    const four = ['0802', '0902', '0703', '0903'].map((at): Placed => ghost({ at, seat: NORTH }));
    const units = [{ at: '0803', facing: 3 } as Placed, { at: '0807' } as Placed, ...four, ghost({ at: '0808', seat: SOUTH })];
    const shield = four.map((_, i) => [haunt(2 + i, [0, 0]), ...GOOD] as const);
    expect(suffers(units, [...shield, [haunt(6)]], 1, 0)).toBe(3);
    expect(
      suffers(units, [...shield.slice(0, 2), ...shield.slice(2).map((_, i) => [haunt(4 + i, [0, 1]), ...GOOD] as const), [haunt(6)]], 1, 0),
    ).toBe(4);
  });
  rule('TOE-ghost-targets-active-probe', 'do not fool a probe that works', () => {
    const probe = fitted('BeagleActiveProbe');
    const at = (foe: Partial<Placed>, more: readonly Placed[] = [], then: readonly (readonly [Command])[] = []) =>
      suffers([ghost(), { at: '0808', ...foe }, ...more], [[haunt(0, [0, 1]), ...GOOD], ...then], 1, 0);
    expect([at({}), at({ design: probe })]).toEqual([1, undefined]);
    expect(at({ design: probe }, [{ at: '0703', seat: NORTH, design: ANGEL }])).toBe(1);
    const hiding = stealthy('ISGuardianECMSuite', 'BeagleActiveProbe');
    expect(at({ design: hiding, settings: { 2: 'on' } })).toBe(1);
  });
  rule('TOE-ghost-targets-infantry', 'do not fool eyes on foot', () => {
    const men: Placed = { at: '0805', design: 'Foot Platoon (Rifle)' };
    expect(suffers([ghost(), men], [[haunt(0, [0, 1]), ...GOOD]], 1, 0)).toBeUndefined();
  });
  rule('TOE-ghost-targets-angel', 'leave an Angel room for one thing more', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0803', design: ANGEL }, WITNESS], rules: RULES });
    play.does(NORTH, { ...hold(0), tunes: [{ gear: 0, to: 'ghostEcm' }] } as Command);
    const both = begin([ghost({ design: ANGEL, settings: { 0: 'ghostEcm' } }), { at: '0808' }]);
    both.does(NORTH, haunt(0, [0, 0]), ...GOOD);
    // Its field keeps the other side from making ghosts; without it they could.
    const rival = (setting: Setting) =>
      begin([ghost({ design: ANGEL, settings: { 0: setting } }), ghost({ at: '0806', facing: 0 })]).state.choosing;
    expect([rival('ghostEcm'), rival('ghost')]).toEqual([[0], [0, 1]]);
  });
  rule('TOE-ghost-targets-eccm', 'come to nothing where the other side jams more than is undone', () => {
    const under = (...more: readonly Placed[]) => begin([ghost(), { at: '0808', design: GUARDIAN }, ...more]).state.choosing;
    expect(under()).toBeUndefined();
    expect(under({ at: '0802', seat: NORTH, design: GUARDIAN, settings: { 0: 'eccm' } })).toEqual([0]);
  });
  const console: Paper = { ...find('GRF-1N')!, cockpit: 'Command Console' };
  rule('TOE-ghost-targets-command-console', 'can be made at a console, six hexes far', () => {
    expect(suffers([{ at: '0803', facing: 3, design: console }, { at: '0809' }], [[haunt(0, [CONSOLE, 1]), ...GOOD]], 1, 0)).toBe(1);
    const play = begin([{ at: '0803', facing: 3, design: console }, { at: '0810' }]);
    expect(play.refuses(NORTH, haunt(0, [CONSOLE, 1]))).toHaveLength(1);
  });
  const sets = (tons: number): Paper => fitted(gear('Communications Equipment', 'RT', tons));
  rule('TOE-ghost-targets-communications', 'can be made with seven tons of communications equipment, when it does nothing else', () => {
    const with7 = (to: Setting) => begin([{ at: '0803', facing: 3, design: sets(7), settings: { 0: to } }, { at: '0809' }]).state.choosing;
    expect([with7('ghost'), with7('eccm'), with7('on')]).toEqual([[0], undefined, undefined]);
    const tune = (tons: number) => start({ phase: 'weapon', units: [{ at: '0803', design: sets(tons) }, WITNESS], rules: RULES });
    const command: Command = { ...hold(0), tunes: [{ gear: 0, to: 'ghost' }] } as Command;
    expect(
      tune(6)
        .refuses(NORTH, command)
        .map(one => one.rule),
    ).toEqual(['TW-house-settings']);
    tune(7).does(NORTH, command);
  });
  rule('TOE-ghost-targets-stealth', 'of a machine that hides take an Angel, and trouble its own fire', () => {
    const hiding = (suite: string): Placed => ghost({ design: stealthy(suite), settings: { 0: 'ghost', 1: 'on' } });
    expect(begin([hiding('ISGuardianECMSuite'), { at: '0808' }]).state.choosing).toBeUndefined();
    const play = begin([hiding('ISAngelECMSuite'), { at: '0808' }]);
    play.does(NORTH, haunt(0, [0, 0]), ...BAD);
    play.does(NORTH, fire(0, 1, 0));
    const events = play.does(SOUTH, hold(1), 1, 1, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toMatchObject({ 'TOE-ghost-targets-stealth': 1 });
  });
  rule('TOE-ghost-targets-multiple', 'are chosen and rolled for each device by itself', () => {
    const design: Paper = { ...fitted('ISGuardianECMSuite', gear('Communications Equipment', 'LT', 7)), cockpit: 'Command Console' };
    const units: readonly Placed[] = [ghost({ design, settings: { 0: 'ghost', 1: 'ghost' } }), { at: '0808' }];
    expect(suffers(units, [[haunt(0, [0, 1], [1, 1], [CONSOLE, 0]), ...GOOD, ...BAD, ...GOOD]], 1, 0)).toBe(2);
    expect(begin(units).refuses(NORTH, haunt(0, [0, 1], [0, 0]))).toHaveLength(1);
  });

  rule('TOE-ghost-targets-mode#1', 'a suite that makes them jams nothing', () => {
    const under = (setting: Setting) =>
      begin([ghost({ design: GUARDIAN, settings: { 0: setting } }), ghost({ at: '0806', facing: 0 })]).state.choosing;
    // The other side makes its own as long as nobody jams it.
    expect([under('ghost'), under('on')]).toEqual([[0, 1], undefined]);
  });
  rule('TOE-ghost-targets-mode#2', 'it is tuned when a turn ends, or before the game', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0803', design: GUARDIAN }, WITNESS], rules: RULES });
    play.does(NORTH, { ...hold(0), tunes: [{ gear: 0, to: 'ghost' }] } as Command);
    expect(unitAt(play.state, 0).settings).toBeUndefined();
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).settings).toEqual({ 0: 'ghost' });
    const read = readSetup({
      map: 'hills',
      forces: [[{ design: GUARDIAN, tunes: [{ gear: 0, to: 'ghost' }] }], [{ design: 'GRF-1N' }]],
      turns: null,
    });
    expect(read.ok && unitAt(setUp(read.value), 0).settings).toEqual({ 0: 'ghost' });
  });
  const foe: Placed = { at: '0808' };
  rule('TOE-ghost-targets-roll#1', 'one unit within the range of the suite, friend, foe or itself, is picked when the phase begins', () => {
    const reach = (label: string, target: number) => {
      const play = begin([ghost(), { at: label }, { at: '0802', seat: NORTH }]);
      return play.book.check(play.state as never, haunt(0, [0, target]), NORTH).length === 0;
    };
    expect([reach('0809', 1), reach('0810', 1), reach('0809', 0), reach('0809', 2)]).toEqual([true, false, true, true]);
  });
  rule('TOE-ghost-targets-roll#2', 'on Piloting and three, with no other modifier', () => {
    const needed = (more: Partial<Placed>) => {
      const play = begin([ghost(more), foe]);
      return eventsOf(play.does(NORTH, haunt(0, [0, 1]), ...GOOD), 'haunted')[0]!.needed;
    };
    expect([needed({}), needed({ piloting: 3 }), needed({ hits: { LL: [0] } })]).toEqual([8, 6, 8]);
  });
  rule('TOE-ghost-targets-roll#3', 'fire at a friend, or by an enemy, is one harder', () => {
    expect(suffers([ghost(), foe], [[haunt(0, [0, 0]), ...GOOD]], 1, 0)).toBe(1);
    expect(suffers([ghost(), foe], [[haunt(0, [0, 1]), ...GOOD]], 1, 0)).toBe(1);
    expect(suffers([ghost(), foe], [[haunt(0, [0, 1]), ...GOOD]], 0, 1)).toBeUndefined();
    expect(suffers([ghost(), foe], [[haunt(0, [0, 0]), ...BAD]], 1, 0)).toBeUndefined();
  });
  rule('TOE-ghost-targets-roll#4', 'until the phase ends; the next turn takes another roll', () => {
    const play = begin([ghost(), foe]);
    play.does(NORTH, haunt(0, [0, 1]), ...GOOD);
    expect(unitAt(play.state, 1).fresh.misled).toBe(1);
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 1).fresh.misled).toBeUndefined();
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(1));
    expect(play.state.choosing).toEqual([0]);
  });
  const misled = (more: Partial<Placed>, others: readonly Placed[] = []) =>
    suffers([ghost(), { ...foe, ...more }, ...others], [[haunt(0, [0, 1]), ...GOOD]], 1, 0);
  rule('TOE-ghost-targets-active-probe#1', 'any probe sees through them, however far it reaches', () => {
    for (const item of ['BeagleActiveProbe', 'BloodhoundActiveProbe', 'CLLightActiveProbe'])
      expect(misled({ design: fitted(item) })).toBeUndefined();
    expect(misled({})).toBe(1);
  });
  rule('TOE-ghost-targets-active-probe#2', 'but not one that is jammed, or on a machine that hides', () => {
    const probe = fitted('BeagleActiveProbe');
    expect(misled({ design: probe }, [{ at: '0703', seat: NORTH, design: ANGEL }])).toBe(1);
    expect(misled({ design: stealthy('ISGuardianECMSuite', 'BeagleActiveProbe'), settings: { 2: 'on' } })).toBe(1);
    expect(misled({ design: probe })).toBeUndefined();
  });
  rule('TOE-ghost-targets-communications#1', 'seven tons of communications equipment make them, six hexes far; six tons do not', () => {
    const tuned = (tons: number) => {
      const play = start({ phase: 'weapon', units: [{ at: '0803', design: sets(tons) }, WITNESS], rules: RULES });
      return play.book.check(play.state as never, { ...hold(0), tunes: [{ gear: 0, to: 'ghost' }] } as Command, NORTH).length === 0;
    };
    expect([tuned(6), tuned(7)]).toEqual([false, true]);
    const reach = (label: string) => {
      const play = begin([{ at: '0803', facing: 3, design: sets(7), settings: { 0: 'ghost' } }, { at: label }]);
      return play.book.check(play.state as never, haunt(0, [0, 1]), NORTH).length === 0;
    };
    expect([reach('0809'), reach('0810')]).toEqual([true, false]);
  });
  rule('TOE-ghost-targets-communications#2', 'and not while it undoes what the other side jams', () => {
    const with7 = (to: Setting) => begin([{ at: '0803', facing: 3, design: sets(7), settings: { 0: to } }, { at: '0809' }]).state.choosing;
    expect([with7('ghost'), with7('eccm')]).toEqual([[0], undefined]);
  });
  const hiding = (suite: string, on: Setting): Placed => ghost({ design: stealthy(suite), settings: { 0: 'ghost', 1: on } });
  rule('TOE-ghost-targets-stealth#1', 'a machine that hides makes them with an Angel alone', () => {
    const choosing = (suite: string, on: Setting) => begin([hiding(suite, on), foe]).state.choosing;
    expect([choosing('ISGuardianECMSuite', 'on'), choosing('ISAngelECMSuite', 'on'), choosing('ISGuardianECMSuite', 'off')]).toEqual([
      undefined,
      [0],
      [0],
    ]);
  });
  rule('TOE-ghost-targets-stealth#2', 'and is one worse with its own weapons', () => {
    const own = (on: Setting, ...ghosts: readonly (readonly [number, number])[]) => {
      const play = begin([hiding('ISAngelECMSuite', on), foe]);
      play.does(NORTH, haunt(0, ...ghosts), ...(ghosts.length > 0 ? BAD : []));
      play.does(NORTH, fire(0, 1, 0));
      const events = play.does(SOUTH, hold(1), 1, 1, ...NEXT);
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-ghost-targets-stealth'];
    };
    expect([own('on', [0, 0]), own('off', [0, 0])]).toEqual([1, undefined]);
  });
  const three: Paper = { ...fitted('ISGuardianECMSuite', gear('Communications Equipment', 'LT', 7)), cockpit: 'Command Console' };
  const maker = ghost({ design: three, settings: { 0: 'ghost', 1: 'ghost' } });
  rule('TOE-ghost-targets-multiple#1', 'one for each device that can: suite, equipment and console', () => {
    const tries = (...ghosts: readonly (readonly [number, number])[]) => {
      const play = begin([maker, foe]);
      return play.book.check(play.state as never, haunt(0, ...ghosts), NORTH).length === 0;
    };
    expect([tries([0, 1], [1, 1], [CONSOLE, 0]), tries([0, 1], [0, 0]), tries([0, 1], [2, 1])]).toEqual([true, false, false]);
  });
  rule('TOE-ghost-targets-multiple#2', 'each is chosen and rolled for apart', () => {
    expect(suffers([maker, foe], [[haunt(0, [0, 1], [1, 1], [CONSOLE, 0]), ...GOOD, ...BAD, ...GOOD]], 1, 0)).toBe(2);
    expect(suffers([maker, foe], [[haunt(0, [0, 1], [1, 1], [CONSOLE, 1]), ...GOOD, ...GOOD, ...GOOD]], 1, 0)).toBe(3);
    expect(suffers([maker, foe], [[haunt(0, [0, 1], [1, 1], [CONSOLE, 0]), ...BAD, ...BAD, ...BAD]], 1, 0)).toBeUndefined();
  });
});
