import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { loadOf } from '../../buildings/buildings.ts';
import { point, ruleset, stay } from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import { see } from '../../sight/see.ts';
import { INCH, isOn, radiusOf, tallness } from '../../state.ts';
import { against, answerTo, at, book, go, moving, shot, unit } from '../drones-and-robots/unit-types.fixture.ts';

const giant: Sketch = { size: 4, specials: 'LG', move: '6"' };
const BASE = 318 / 254;
const CLOSE = 349 / 254;

rule('ASC-unit-superheavy-stats', 'Size 4 and large: three inches tall, an inch and a half across', () => {
  const [big, usual] = setPiece([unit(0, 20, 40, giant), unit(0, 30, 40)]).units;
  expect([tallness(big!) / INCH, tallness(usual!) / INCH, Math.round((2 * radiusOf(big!) * 4) / INCH) / 4]).toEqual([3, 2, 1.5]);
});
rule('ASC-unit-superheavy-cover', 'only what is two inches high, or as deep, covers a part of it', () => {
  const covered = (card: Sketch, height: number) => {
    const state = setPiece([unit(0, 20, 40), unit(1, 20, 20, card)], {}, [
      patch('building', 15, 20.8, 25, 21.4, { height: height * INCH }),
    ]);
    const [a, b] = state.units;
    return isOn(a) && isOn(b) && see(state, a, b).partial;
  };
  expect([covered({}, 1), covered(giant, 1), covered(giant, 1.5), covered(giant, 2)]).toEqual([true, false, false, true]);
  const wading = (card: Sketch, depth: number) => {
    const state = setPiece([unit(0, 20, 40), unit(1, 20, 20, card, { z: -depth * INCH })], {}, [
      patch('water', 10, 10, 30, 30, { depth: depth * INCH }),
    ]);
    const [a, b] = state.units;
    return isOn(a) && isOn(b) && see(state, a, b).partial;
  };
  expect([wading({}, 1), wading(giant, 1.5), wading(giant, 2)]).toEqual([true, false, true]);
});
rule('ASC-unit-superheavy-stacking', 'friends go around it too, except infantry', () => {
  const through = (mover: Sketch, other: Sketch) =>
    against(moving([unit(0, 20, 40, { move: '8"', ...mover }), unit(0, 20, 36, other), unit(1, 60, 4)]), go(20, 33));
  expect([through({}, {}), through({}, giant), through({ type: 'CI', move: '8"f' }, giant)]).toEqual([[], ['AS-stacking'], []]);
});
rule('ASC-unit-superheavy-movement', 'woods, jungle, rough ground, rubble and buildings cost it an inch less for each inch', () => {
  const extra = (card: Sketch, kind: 'woods' | 'jungle' | 'rough' | 'rubble' | 'building' | 'swamp') => {
    const state = setPiece([unit(0, 20, 40, card)]);
    const ground = { pieces: [patch(kind, 0, 0, 40, 48)], elevation: 0, depth: 0 };
    const { weather } = state;
    const mover = state.units[0]!;
    return book.holds('barred', { unit: mover, mode: 'ground', ground } as never)
      ? 99
      : book.ask('surcharge', { unit: mover, mode: 'ground', ground, weather } as never).total;
  };
  for (const kind of ['woods', 'jungle', 'rough', 'rubble', 'building'] as const) expect(extra({}, kind) - extra(giant, kind)).toBe(1);
  expect(extra({}, 'swamp') - extra(giant, 'swamp')).toBe(0);
});
const term = (attacker: Sketch, target: Sketch, how: 'standard' | 'strike' | 'antimech', id: string) => {
  const apart = how === 'standard' ? 4 : attacker === giant || target === giant ? CLOSE : BASE;
  const { terms } = answerTo(setPiece([unit(0, 20, 40, attacker), unit(1, 20, 40 - apart, target)]), shot(1, { how }));
  return terms.find(({ rule: one }) => one === id)?.value;
};
rule('ASC-unit-superheavy-to-hit', 'easier to hit by one, with weapons and fists; its own fists are one worse', () => {
  expect([term({}, giant, 'standard', 'AS-to-hit-lg'), term({}, giant, 'strike', 'AS-to-hit-lg')]).toEqual([-1, -1]);
  const own = 'ASC-unit-superheavy-to-hit';
  expect([term(giant, {}, 'strike', own), term(giant, {}, 'standard', own), term({}, giant, 'strike', own)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});
rule('ASC-unit-superheavy-infantry', 'infantry on it is two better, and not one more for its size', () => {
  expect(term({ type: 'BA', move: '4"f', specials: 'AM' }, giant, 'antimech', 'AS-to-hit-lg')).toBe(-2);
});
rule('ASC-unit-superheavy-mechba', 'one squad of battle armor rides it and no second one', () => {
  const suit = { type: 'BA' as const, move: '4"f', specials: 'XMEC,CAR4' };
  const state = moving([
    unit(0, 20, 40, { ...giant, move: '12"' }),
    unit(0, 20 - CLOSE, 40, suit),
    unit(0, 20 + CLOSE, 40, suit),
    unit(1, 60, 4),
  ]);
  const mounts = (...who: readonly number[]) => against(state, go(20, 37, { mounts: who }));
  expect([mounts(1), mounts(1, 2)]).toEqual([[], ['AS-mount']]);
});
rule('ASC-unit-superheavy-crits', "criticals as on a 'Mech of its kind: one roll, and two for a superheavy IndustrialMech", () => {
  const struck = (type: 'BM' | 'IM', ...dice: readonly number[]) => {
    const game = at(setPiece([unit(0, 20, 40), unit(1, 20, 36, { ...giant, type, structure: 9 }, { armor: 0 })]));
    game.does(0, shot(), 6, 5, ...dice);
    return game.events.filter(event => event.type === 'rolled' && event.rule === 'AS-tbl-critical-mech').length;
  };
  expect([struck('BM', 3, 2), struck('IM', 3, 2, 3, 2)]).toEqual([1, 2]);
});
rule('ASC-unit-superheavy-buildings', 'it climbs none, no building bears it, and it wrecks two points for every inch inside', () => {
  const tower = patch('building', 15, 30, 25, 33, { level: 4, height: 6 * INCH, cf: 40 });
  const climbs = (card: Sketch) => {
    const game = at(moving([unit(0, 20, 34.5, { ...card, move: '20"' }), unit(1, 60, 4)], [tower]), 'AS-climb');
    return game.book.check(ruleset.view(game.state, 0), { ...stay({ path: [point(20, 32)], height: 6 }) }, 0).map(({ rule: id }) => id);
  };
  expect([climbs({}), climbs(giant)]).toEqual([[], ['AS-move-prohibited', 'AS-vtol']]);
  const house = (points: number) => patch('building', 15, 30, 25, 33, { level: 4, height: INCH, cf: points });
  expect(loadOf(setPiece([unit(0, 20, 31, giant)], {}, [house(40)]), house(40))).toBe(5);
  const passes = (card: Sketch, y: number) => {
    const game = at(moving([unit(0, 20, 34.5, { ...card, move: '20"' }), unit(1, 60, 4)], [house(40)]));
    game.does(0, go(20, y));
    return game.state.table.pieces.find(({ id }) => id === 'building')?.cf;
  };
  expect([passes({}, 28), passes(giant, 28)]).toEqual([37, 34]);
  expect([passes({}, 31.5) !== undefined, passes(giant, 31.5)]).toEqual([true, undefined]);
});
rule('ASC-unit-superheavy-bog', 'one worse at not sinking in', () => {
  const sinks = (card: Sketch, why: string) => {
    const state = setPiece([unit(0, 20, 40, card)]);
    return book.ask('control', { state, unit: state.units[0]!, why, inches: 0 }).total;
  };
  expect([sinks(giant, 'bog') - sinks({}, 'bog'), sinks(giant, 'skid') - sinks({}, 'skid')]).toEqual([1, 0]);
});
rule('ASC-unit-superheavy-transport', "no 'Mech bay takes it, only 220 tons of cargo room, and it is never dropped", () => {
  const loads = (specials: string, rider: Sketch = giant) => {
    const truck = unit(0, 20, 40, { type: 'SV', size: 3, move: '8"t', specials });
    return against(moving([truck, unit(0, 20 + CLOSE, 40, rider), unit(1, 60, 4)]), go(20, 37, { mounts: [1] }));
  };
  expect([loads('MT4'), loads('MT4', { size: 4, move: '6"' }), loads('CT219'), loads('CT220')]).toEqual([
    ['AS-mount'],
    expect.anything(),
    ['AS-mount'],
    expect.anything(),
  ]);
  expect(loads('CT220')).not.toContain('AS-mount');
  const drops = (rider: Sketch) => {
    const state = moving([
      unit(0, 20, 40, { type: 'CV', move: '10"v', specials: 'CT300,MT4' }, { airborne: true }),
      unit(0, 0, 0, { ...rider, move: '6"j' }, { fate: 'riding', rides: 0, at: null }),
      unit(1, 60, 4),
    ]);
    return against(state, go(20, 37, { drops: [1], height: 3 }));
  };
  expect([drops(giant).includes('ASC-unit-superheavy-transport'), drops({}).includes('ASC-unit-superheavy-transport')]).toEqual([
    true,
    false,
  ]);
});
