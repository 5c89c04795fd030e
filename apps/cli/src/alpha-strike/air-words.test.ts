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
test('what is missing is asked for', () => {
  for (const words of ['fly S5', 'cross S5 20,48', 'land S5']) expect(read(words)).toHaveProperty('problem');
});
