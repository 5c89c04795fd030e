import { Rulebook } from '@sortie/kernel';
import { alphaStrike } from '@sortie/rules-alpha-strike';
import { expect, test } from 'vitest';
import { phraseOf, readWords } from './words.ts';

const { ruleset, scenarios } = alphaStrike;
const scenario = scenarios.find(({ id }) => id === 'air-support')!;
const view = ruleset.view(ruleset.setup(scenario.setup), 0);
const read = (line: string) => readWords({ view, book: Rulebook.compile(ruleset, scenario.rules), seat: 0 } as never, line);
const spot = (x: number, y: number) => ({ x: x * 254, y: y * 254 });
const line = { type: 'overfly', unit: 4, from: spot(20, 48), to: spot(20, 0) };

test('aircraft take orders in words, and their orders are told in the same', () => {
  expect(read('fly S5 1')).toEqual({ command: { type: 'fly', unit: 4, ring: 1 } });
  expect(read('cross S5 20,48 20,0')).toEqual({ command: line });
  expect(read('cross S5 20,48 20,0 strike N2 heat 1')).toEqual({ command: { ...line, run: { kind: 'strike', target: 7, overheat: 1 } } });
  expect(read('cross S5 20,48 20,0 strafe 20,30')).toEqual({ command: { ...line, run: { kind: 'strafe', at: spot(20, 30) } } });
  expect(read('cross S5 20,48 20,0 bomb 20,30 he times 2')).toEqual({
    command: { ...line, run: { kind: 'bomb', at: spot(20, 30), bomb: 'he', count: 2 } },
  });
  expect(read('cross S5 20,48 20,0 high 20,30 20,20 cluster')).toEqual({
    command: { ...line, run: { kind: 'altitude', points: [spot(20, 30), spot(20, 20)], bomb: 'cluster' } },
  });
  for (const words of ['fly S5 1', 'land S5 20,48 20,30', 'liftoff S5', 'run S5']) {
    const said = read(words);
    expect(said && 'command' in said && said.command && phraseOf(view, said.command)).toBe(words);
  }
});
test('what a run needs is told before it is flown', () => {
  const units = view.units.map(unit => {
    if (unit.id === 4) return { ...unit, flight: { ring: 0 } };
    if (unit.id === 6) return { ...unit, fate: 'fighting', at: spot(20, 24) };
    return { ...unit, fate: 'withdrawn' };
  });
  const there = { ...view, units, turn: 1, phase: 'movement', active: 0 };
  const told = (words: string) => readWords({ view: there, book: Rulebook.compile(ruleset, scenario.rules), seat: 0 } as never, words);
  expect(told('aim S5 cross 20,48 20,0 strike N1')).toEqual({
    lines: [expect.stringMatching(/^ {2}N1 .*: \d+ or more {2}\+\d \[AS-skill\].* \+2 \[AS-a2g-strike\]/)],
  });
  expect(told('aim S5 cross 20,48 20,0 bomb 20,24 he')).toEqual({
    lines: [expect.stringMatching(/at 20,24: \d+ or more .*\[AS-bomb-attack\].*under it: N1 /)],
  });
  expect(told('aim S5 cross 20,48 20,0')).toEqual({ lines: ['  No dice are rolled.'] });
});
test('what is missing is asked for', () => {
  for (const words of ['fly S5', 'cross S5 20,48', 'land S5']) expect(read(words)).toHaveProperty('problem');
});
