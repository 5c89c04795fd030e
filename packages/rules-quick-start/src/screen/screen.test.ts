import { hexLabel } from '@sortie/geometry';
import { Rulebook } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../rules.ts';
import { ruleset } from '../ruleset.ts';
import { MODES } from '../shape.ts';
import { DEFENDER, fire, table, woods } from '../testing/table.ts';
import { aim } from './aim.ts';
import { reachable as reach, route } from './reach.ts';
import { recordSheet } from './record.ts';
import { whyNot } from './why-not.ts';

const book = Rulebook.compile(ruleset, EDITIONS['quick-start']!);
const see = (state: ReturnType<typeof table>) => ruleset.view(state, DEFENDER);

describe('reach', () => {
  const state = table({
    rows: woods({ '0809': 'l', '0910': 'h' }),
    units: [
      { mech: 'GRF-1N', at: '0810' },
      { mech: 'WVR-6R', at: '0807' },
    ],
  });

  test('every place is listed once for each mode, and each is a legal command', () => {
    for (const mode of MODES) {
      const found = reach(see(state), 0, mode, book);
      const places = found.filter(({ leaves }) => leaves === null).map(({ to, facing }) => `${hexLabel(to)}${facing}`);
      expect(new Set(places).size).toBe(places.length);
      for (const { command } of found) expect(book.check(see(state), command, DEFENDER)).toEqual([]);
    }
    expect(reach(see(state), 0, 'stand', book)).toHaveLength(1);
    expect(reach(see(state), 0, 'jump', book).filter(({ leaves }) => leaves === null)).toHaveLength((91 - 1) * 6);
  });

  test('what it says of a place is what the move makes of it', () => {
    for (const mode of ['walk', 'run', 'jump'] as const) {
      for (const stop of reach(see(state), 0, mode, book)) {
        const { command, to, facing, spent, hexes, evasion, leaves } = stop;
        const after = ruleset.evolve(state, movedBy(command));
        if (leaves !== null) continue;
        expect(after.units[0]).toMatchObject({ at: to, facing, moved: { mode, spent, hexes, die: { number: evasion || 6 } } });
      }
    }
    function movedBy(command: Parameters<typeof book.check>[1]) {
      const play = ruleset.handlers.move;
      const events: Parameters<typeof ruleset.evolve>[1][] = [];
      const { ask } = book;
      play(
        {
          state,
          book,
          seat: DEFENDER,
          ask: ask.bind(book) as never,
          roll: () => {
            throw new Error('no dice');
          },
          emit: event => events.push(event),
          run: () => undefined,
        },
        command as never,
      );
      return events[0]!;
    }
  });

  test('a detour is taken where it makes a harder target, and only there', () => {
    const open = table({
      units: [
        { mech: 'LCT-1V', at: '0810' },
        { mech: 'WVR-6R', at: '0101' },
      ],
    });
    const back = reach(see(open), 0, 'run', book).find(({ to, facing }) => hexLabel(to) === '0809' && facing === 0)!;
    expect(back).toMatchObject({ evasion: 2, ownFire: 2 });
    expect(back.hexes).toBeGreaterThanOrEqual(5);
    const ahead = reach(see(open), 0, 'walk', book).find(({ to, facing }) => hexLabel(to) === '0807' && facing === 0)!;
    // Two steps back for a longer run-up: the rule counts all five hexes since the turn-about.
    expect(ahead).toMatchObject({ steps: 'BBFFFFF', spent: 7, hexes: 5, evasion: 2 });
    const straight = reach(see(open), 0, 'walk', book).find(({ to, facing }) => hexLabel(to) === '0802' && facing === 0)!;
    expect(straight).toMatchObject({ steps: 'FFFFFFFF', spent: 8, hexes: 8, evasion: 3 });
  });

  test('a route tells what each step has cost', () => {
    expect(route(see(state), 0, 'run', 'FFR', book).map(({ at, facing, spent }) => [hexLabel(at), facing, spent])).toEqual([
      ['0810', 0, 0],
      ['0809', 0, 2],
      ['0808', 0, 3],
      ['0808', 1, 4],
    ]);
  });
});

describe('aim', () => {
  const state = table({
    rows: woods({ '0810': 'l' }),
    phase: 'attack',
    units: [
      { mech: 'GRF-1N', at: '0812', moved: ['walk', 2] },
      { mech: 'WVR-6R', at: '0808', moved: ['run', 5] },
    ],
  });

  test('shows the number, the chance and what lies between', () => {
    const shot = aim(see(state), 0, 1, 0, book)!;
    expect(shot).toMatchObject({ answer: { total: 8 }, range: 4, bracket: 'short', undecided: false, refusals: [] });
    expect(shot.chance).toBeCloseTo(15 / 36);
    expect(shot.expectedDamage).toBeCloseTo(150 / 36);
    expect(shot.sight.map(({ hex, woods: level, points }) => [hexLabel(hex), level, points])).toEqual([
      ['0811', 0, 0],
      ['0810', 1, 1],
      ['0809', 0, 0],
    ]);
  });

  test('says why not, and looks ahead from a place not yet reached', () => {
    expect(aim(see(state), 1, 0, 1, book)!.refusals).toEqual([]);
    const turned = table({
      units: [
        { mech: 'GRF-1N', at: '0812', facing: 3 },
        { mech: 'WVR-6R', at: '0808' },
      ],
    });
    expect(aim(see(turned), 0, 1, 0, book)!.refusals.map(({ rule }) => rule)).toEqual(['QS-attack-firing-arc']);
    const stop = reach(see(turned), 0, 'walk', book).find(({ to, facing }) => hexLabel(to) === '0812' && facing === 0)!;
    expect(aim(see(turned), 0, 1, 0, book, stop)).toMatchObject({ answer: { total: 5 }, refusals: [] });
    expect(aim(see(turned), 0, 9, 0, book)).toBeUndefined();
    expect(whyNot(see(turned), fire(0, 1, 0), DEFENDER, book).map(({ rule }) => rule)).toEqual([
      'QS-attack-firing-arc',
      'QS-seq-multi-declare-alternation',
    ]);
  });
});

test('a record sheet shows what is left', () => {
  const state = table({
    units: [{ mech: 'WVR-6R', at: '0810', side: 'attacker', armor: { LT: 0, LA: 0, CT: 7 }, ammo: [3, 0], pilot: 'ines-varga' }],
  });
  expect(recordSheet(see(state), 0, book)).toMatchObject({
    callSign: 'Wolverine',
    gunnery: 3,
    mp: { walk: 5, run: 8, jump: 5 },
    weapons: [
      { name: 'Medium Laser', damage: '5', usable: true, shots: null },
      { name: 'SRM 6', damage: '2/Msl', usable: false, shots: 3 },
      { name: 'AC/5', damage: '5', usable: false, shots: 0 },
    ],
    ammo: [
      { type: 'SRM 6', shots: 15, left: 3 },
      { type: 'AC/5', shots: 20, left: 0 },
    ],
  });
  expect(recordSheet(see(state), 0, book)!.locations.find(({ location }) => location === 'CT')).toEqual({
    location: 'CT',
    name: 'center torso',
    circles: 20,
    left: 7,
  });
});
