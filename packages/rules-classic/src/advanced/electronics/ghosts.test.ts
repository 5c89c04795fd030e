import { find, type Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { readSetup } from '../../read.ts';
import { ruleset } from '../../ruleset.ts';
import { setUp } from '../../scenarios/setup.ts';
import type { Command, Ghost, Setting } from '../../shape.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, stay, termsOf, WITNESS } from '../../testing/table.fixture.ts';
import { fitted, gear, stealthy } from './fitted.fixture.ts';

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
  for (const [command, ...dice] of haunts) play.does(play.state.units[(command as { unit: number }).unit]!.seat, command, ...dice);
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
    expect(play.state.units[0]!.settings).toEqual({ 0: 'ghost' });
    const setup = (to: string) => ({
      map: 'hills',
      forces: [[{ design: GUARDIAN, tunes: [{ gear: 0, to }] }], [{ design: 'GRF-1N' }]],
      turns: null,
    });
    const read = readSetup(setup('ghost'));
    expect(read.ok && setUp(read.value).units[0]!.settings).toEqual({ 0: 'ghost' });
    expect(readSetup(setup('twin')).ok).toBe(false);
  });
  rule('TOE-ghost-targets-mode', 'and leave the suite nothing else to do', () => {
    expect(suffers([ghost(), { at: '0808' }], [[haunt(0, [0, 0]), ...GOOD]], 1, 0)).toBe(1);
    expect(ruleset.view(begin([ghost(), { at: '0808' }]).state, SOUTH).units[0]!.settings).toEqual({ 0: 'ghost' });
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
    expect(play.state.units[1]!.fresh.misled).toBe(1);
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), ...NEXT);
    expect(play.state.units[1]!.fresh.misled).toBeUndefined();
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
  const console: Unit = { ...find('GRF-1N')!, cockpit: 'Command Console' };
  rule('TOE-ghost-targets-command-console', 'can be made at a console, six hexes far', () => {
    expect(suffers([{ at: '0803', facing: 3, design: console }, { at: '0809' }], [[haunt(0, [CONSOLE, 1]), ...GOOD]], 1, 0)).toBe(1);
    const play = begin([{ at: '0803', facing: 3, design: console }, { at: '0810' }]);
    expect(play.refuses(NORTH, haunt(0, [CONSOLE, 1]))).toHaveLength(1);
  });
  const sets = (tons: number): Unit => fitted(gear('Communications Equipment', 'RT', tons));
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
    const design: Unit = { ...fitted('ISGuardianECMSuite', gear('Communications Equipment', 'LT', 7)), cockpit: 'Command Console' };
    const units: readonly Placed[] = [ghost({ design, settings: { 0: 'ghost', 1: 'ghost' } }), { at: '0808' }];
    expect(suffers(units, [[haunt(0, [0, 1], [1, 1], [CONSOLE, 0]), ...GOOD, ...BAD, ...GOOD]], 1, 0)).toBe(2);
    expect(begin(units).refuses(NORTH, haunt(0, [0, 1], [0, 0]))).toHaveLength(1);
  });
});
