import { Rulebook, type Scenario } from '@sortie/kernel';
import { type QuickStart, quickStart, type State } from '@sortie/rules-quick-start';
import { randomGame } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Asked } from '../offer.ts';
import { quickStartFace as face } from './face.ts';
import { facingNamed, labelOf, unitNamed } from './labels.ts';

const { ruleset, scenarios } = quickStart;
const plain = { colour: false, plain: true };

function askedIn(state: State, { rules }: Scenario<QuickStart>): Asked<QuickStart> | undefined {
  const asked = ruleset.awaiting(state)[0];
  return (
    asked && { view: ruleset.view(state, asked.seat), seat: asked.seat, book: Rulebook.compile(ruleset, rules), question: asked.question }
  );
}

/** Positions of random games, some from every scenario. */
function* positions(): Generator<Asked<QuickStart>> {
  for (const scenario of scenarios) {
    for (const { n, before } of randomGame({ game: quickStart, scenario, seed: scenario.id, commands: 60 })) {
      const asked = n % 4 === 1 ? askedIn(before, scenario) : undefined;
      if (asked) yield asked;
    }
  }
}

describe('the words of the Quick-Start prompt', () => {
  test('every option can be typed as it is listed', () => {
    let typed = 0;
    for (const asked of positions()) {
      const options = [...ruleset.options(asked.view, asked.seat, asked.book)];
      // A few of each list: moves alone come by the hundred.
      for (let at = 0; at < options.length; at += Math.max(1, options.length >> 3)) {
        const line = face.phrase(asked.view, options[at]!);
        expect(face.read(asked, line, plain), line).toEqual({ command: options[at] });
        typed += 1;
      }
    }
    expect(typed).toBeGreaterThan(300);
  });

  test('every position has a map, forces, a brief and help', () => {
    for (const asked of positions()) {
      expect(face.map(asked.view, plain).length).toBeGreaterThan(30);
      expect(face.forces(asked.view, plain).join('\n')).toContain('HD ');
      expect(face.help(asked).length).toBeGreaterThan(0);
      for (const line of face.brief(asked, plain)) expect(line).not.toContain('undefined');
    }
  });

  test('what makes no sense is answered with what would', () => {
    const [asked] = [...positions()].filter(({ view }) => view.phase === 'movement' && view.scenario === 'training');
    const answer = (line: string) => face.read(asked!, line, plain);
    expect(answer('walk')).toEqual({ problem: expect.stringContaining('Say where to') });
    expect(answer('walk 9999')).toEqual({ problem: expect.stringContaining('reach walk') });
    expect(answer('walk here')).toEqual({ problem: expect.stringContaining('neither a hex') });
    expect(answer('jump 0505')).toEqual({ problem: expect.stringContaining('which way to face') });
    expect(answer('walk A7 F')).toEqual({ problem: expect.stringContaining("no 'Mech A7") });
    expect(answer('fire all')).toEqual({ problem: expect.stringContaining('Say at whom') });
  });
});

test("'Mechs and facings are called by short names", () => {
  const { before } = [
    ...randomGame({ game: quickStart, scenario: scenarios.find(({ id }) => id === 'two-each')!, seed: 1, commands: 1 }),
  ][0]!;
  expect(before.units.map(({ id }) => labelOf(before, id)).sort()).toEqual(['A1', 'A2', 'D1', 'D2']);
  expect(unitNamed(before, 'a2')?.side).toBe('attacker');
  expect([facingNamed('NE'), facingNamed('south'), facingNamed('1'), facingNamed('up')]).toEqual([1, 3, 0, undefined]);
});
