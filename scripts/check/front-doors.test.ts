import ts from 'typescript';
import { expect, test } from 'vitest';
import { leftOver } from './front-doors.ts';

const door = (text: string) => {
  const file = 'packages/x/src/index.ts';
  return [{ file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) }];
};
const left = (text: string, ...users: readonly string[]) => leftOver(door(text), users).map(({ name }) => name);

test('a value at the front door that nobody takes is named, and a type is not', () => {
  const shown = "export { a, b as c, type T } from './a.ts';";
  expect(left(shown)).toEqual(['a', 'c']);
  expect(left(shown, "import { a, type T } from '@sortie/x';")).toEqual(['c']);
  expect(left(shown, "import { a } from '@sortie/x';", "export { c as d } from '@sortie/x';")).toEqual([]);
  expect(left(shown, "import { a, c } from '@sortie/y';")).toEqual(['a', 'c']);
});

test('imports that come later, and those of everything, count', () => {
  const shown = "export { a, b } from './a.ts';";
  expect(left(shown, "const { a } = await import('@sortie/x');")).toEqual(['b']);
  expect(left(shown, "load: async () => (await import('@sortie/x')).b")).toEqual(['a']);
  expect(left(shown, "import * as all from '@sortie/x';")).toEqual([]);
});
