import { Rulebook, seenBy } from '@sortie/kernel';
import { type Classic, classic, flightRules, LOCATIONS, sheetFor, type Unit } from '@sortie/rules-classic';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../battle/face.ts';
import { act, at, play, tap } from '../hexes/playing.fixture.ts';
import { extrasFor } from './extras.ts';
import { movement } from './movement.tsx';
import { outlinesFor } from './sheet/outlines.ts';
import { unitCards } from './units.ts';

const { ruleset, scenarios } = classic;
const [duel] = scenarios;
const book = Rulebook.compile(ruleset, [...duel!.rules, ...flightRules.map(({ id }) => id)]);

/** A fighter, chosen, with an enemy on the ground. */
function momentOf(change: Partial<Classic['state']>, flight: NonNullable<Unit['flight']>, fighter: Partial<Unit> = {}): Moment<Classic> {
  const bare = ruleset.setup({ ...duel!.setup, forces: [[{ design: 'CSR-V12', bombs: ['HEBomb'] }], [{ design: 'WVR-6R' }]] });
  const placings: readonly Partial<Unit>[] = [{ at: at(8, 1), facing: 3, flight, ...fighter }, { at: at(8, 9) }];
  const units = bare.units.map((unit, i): Unit => ({ ...unit, fate: 'fighting', ...placings[i] }));
  const view = seenBy<Classic>({ ...bare, turn: 1, active: 0, initiative: 1, ...change, units });
  return { ruleset, book, view, seat: 0, selected: '0' };
}

describe('flying', () => {
  const moment = momentOf({ phase: 'movement' }, { altitude: 4, path: [] });
  test('leads from edge to edge over the hex that is pointed at', () => {
    const { change } = play(movement, moment, [tap(at(8, 9)), act('altitude-3'), act('confirm')]);
    expect(change.send).toEqual({ type: 'fly', unit: 0, from: at(8, 1), heading: 3, altitude: 3 });
    expect(book.check(moment.view, change.send!, 0)).toEqual([]);
  });
  test('turns with the line, and may be left out', () => {
    const { change } = play(movement, moment, [
      tap(at(8, 9)),
      { kind: 'turn', by: 1 },
      { kind: 'turn', by: 1 },
      { kind: 'turn', by: 1 },
      act('confirm'),
    ]);
    expect(change.send).toMatchObject({ type: 'fly', heading: 0 });
    expect(play(movement, moment, [act('away')]).change.send).toEqual({ type: 'move', unit: 0, mode: 'stand' });
  });
  test('shows what can be dropped and strafed beneath the flight', () => {
    const path = Array.from({ length: 17 }, (_, i) => at(8, i + 1));
    const over = momentOf({ phase: 'weapon' }, { altitude: 3, path }, { at: at(8, 17) });
    const labels = extrasFor(over, over.view.units[0] as never).map(({ label }) => label.text);
    expect(labels).toEqual(expect.arrayContaining(['Strafe from {from} to {to}', 'Bomb {hex} (bombs: {count})']));
    expect(unitCards(over.view)[0]).toMatchObject({ token: { figure: 'fighter' }, status: { text: 'at altitude {altitude}' } });
  });
  test('every side of a fighter is drawn', () => {
    const sheet = sheetFor(moment.view.units[0]!);
    const drawn = outlinesFor(sheet.kind, sheet.quad);
    expect(LOCATIONS.filter(place => drawn[place])).toEqual(['NOS', 'LWG', 'RWG', 'AFT', 'SI']);
  });
});
