import { Rulebook } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { quickStart } from '../game.ts';
import { EDITIONS, ruleset } from '../ruleset.ts';
import type { Mech } from '../shape.ts';
import { DEFENDER, table } from '../testing/table.fixture.ts';
import { tacticsWith } from './tactics.ts';
import { Toll } from './toll.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

const book = Rulebook.compile(ruleset, EDITIONS['quick-start']!);
const weights = { ...WEIGHTS, toll: 1 };
const wolverine = (armor: Partial<Mech['armor']> = {}): Mech => table({ units: [{ mech: 'WVR-6R', at: '0804', armor }] }).units[0]!;
/** A hit that cannot miss, for so much damage. */
const sure = (damage: number) => ({ number: 2, chance: 1, damage });
const tollOf = (unit: Mech, ...strikes: ReturnType<typeof sure>[]): number => {
  const toll = new Toll(book, unit, weights);
  toll.add(strikes, 0);
  return toll.loss;
};

describe('what fire costs a ’Mech', () => {
  test('is its whole worth as likely as it is destroyed', () => {
    const [left, worth] = [wolverine({ CT: 5, HD: 9 }), worthOf(wolverine({ CT: 5, HD: 9 }), weights)];
    const hurt = tollOf(left, sure(4));
    // Five points more than that strike the center torso on 7 of 36 rolls.
    expect(tollOf(left, sure(5)) - hurt).toBeGreaterThan((7 / 36) * (worth - 20));
    expect(tollOf(left, ...Array.from({ length: 60 }, () => sure(5)))).toBeGreaterThan(0.99 * worth);
    expect(tollOf(left, ...Array.from({ length: 200 }, () => sure(20)))).toBeLessThanOrEqual(worth);
  });

  test('counts a head that a single hit takes off, and what passes inward through a torso that is gone', () => {
    const head = tollOf(wolverine({ HD: 8 }), sure(8)) - tollOf(wolverine({ HD: 8 }), sure(7));
    expect(head).toBeGreaterThan((1 / 36) * 0.8 * worthOf(wolverine(), weights));
    const open = { CT: 5, LT: 0, LA: 0 };
    expect(tollOf(wolverine(open), sure(5))).toBeGreaterThan(1.3 * tollOf(wolverine({ CT: 5 }), sure(5)));
  });

  test('of a second volley is less where the first has done enough', () => {
    const volley = Array.from({ length: 8 }, () => sure(10));
    const [dying, fresh] = [new Toll(book, wolverine({ CT: 2 }), weights), new Toll(book, wolverine(), weights)];
    for (const toll of [dying, fresh]) toll.add(volley, 0);
    expect(dying.more(volley, 0)).toBeLessThan(fresh.more(volley, 0));
    expect(dying.more(volley, 11)).toBe(0);
  });
});

test('whoever reckons so leaves a ’Mech to friends that are sure to finish it', () => {
  const state = table({
    phase: 'attack',
    units: [
      {
        mech: 'TDR-5S',
        side: 'defender',
        at: '0808',
        fire: { shots: [0, 1, 2, 3, 4].map(weapon => ({ weapon, target: 2 })), resolved: false },
      },
      { mech: 'GRF-1N', side: 'defender', at: '0709' },
      { mech: 'WVR-6R', side: 'attacker', at: '0807', armor: { CT: 1, LT: 0, RT: 0, LA: 0, RA: 0 } },
      { mech: 'WVR-6R', side: 'attacker', at: '0707' },
    ],
  });
  const view = ruleset.view(state, DEFENDER);
  const aims = (tactics: typeof quickStart.tactics) => tactics.candidates(view, DEFENDER, book)[0]!.command;
  expect(aims(tacticsWith(weights))).toMatchObject({ type: 'declare', unit: 1, shots: [{ target: 3 }, { target: 3 }] });
  expect(aims(quickStart.tactics)).toMatchObject({ type: 'declare', unit: 1, shots: [{ target: 2 }, { target: 2 }] });
});
