import type { Note, WatchedUnit } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { Umpire } from './faults.ts';

const unit = (id: number, x: number): WatchedUnit => ({ id, seat: 0, name: `${id}`, points: 1, left: 1, at: { x, y: 0 }, fighting: true });
const shot = (hit: boolean, possible = true): Note => ({ kind: 'shot', unit: 0, target: 1, possible, hit });
const shutDown = (own: boolean): Note => ({ kind: 'shutDown', unit: 0, own });
const kinds = (umpire: Umpire) => umpire.faults.map(({ kind, turn }) => `${kind} ${turn}`);

test('a unit that walks off unasked is reported, one that had to leave is not', () => {
  const umpire = new Umpire();
  umpire.hear([{ kind: 'left', unit: 0, meant: true }], 1);
  umpire.hear([{ kind: 'left', unit: 1, meant: false }], 2);
  expect(umpire.faults).toEqual([{ kind: 'walked off', unit: 1, turn: 2 }]);
});

test('a shot that cannot hit is reported', () => {
  const umpire = new Umpire();
  umpire.hear([shot(false), shot(false, false)], 4);
  expect(kinds(umpire)).toEqual(['impossible shot 4']);
});

test('a shutdown of its own making is for nothing if nothing was hit in that turn', () => {
  const umpire = new Umpire();
  umpire.hear([shot(true), shutDown(true)], 1);
  umpire.hear([shot(false), shutDown(false)], 2);
  expect(kinds(umpire)).toEqual([]);
  umpire.hear([shot(false), shutDown(true)], 3);
  expect(kinds(umpire)).toEqual(['shut down for nothing 3']);
});

test('three turns on the same spot in the open and out of range are reported once', () => {
  const umpire = new Umpire();
  for (const turn of [1, 2, 3, 4]) umpire.endTurn([unit(0, 5), unit(1, 5)], [0], turn);
  expect(umpire.faults).toEqual([{ kind: 'stood idle', unit: 0, turn: 3 }]);
});

test('whoever moves on, or sees somebody in between, has not stood idle', () => {
  const umpire = new Umpire();
  for (const turn of [1, 2, 3, 4, 5]) umpire.endTurn([unit(0, turn), unit(1, 5)], turn === 3 ? [0] : [0, 1], turn);
  expect(umpire.faults).toEqual([]);
});

test('who risks its reactor has to have a kill to show for it by the end of the turn', () => {
  const risk = (chance: number): Note => ({ kind: 'risk', unit: 0, of: 'heat', chance });
  const [own, foe] = [unit(0, 1), { ...unit(1, 9), seat: 1 }];
  const umpire = new Umpire();
  umpire.hear([risk(0.4), { kind: 'lost', unit: 1, by: 0 }], 1);
  umpire.endTurn([own, foe], [], 1);
  umpire.hear([risk(0.14)], 2);
  umpire.endTurn([own, foe], [], 2);
  expect(kinds(umpire)).toEqual([]);
  umpire.hear([risk(0.17), { kind: 'lost', unit: 0, by: 1 }], 3);
  umpire.endTurn([own, foe], [], 3);
  expect(kinds(umpire)).toEqual(['too hot 3']);
});

test('a way that trips a unit more often than not is reported', () => {
  const umpire = new Umpire();
  const way = (chance: number): Note => ({ kind: 'risk', unit: 0, of: 'feet', chance });
  umpire.hear([way(0.5), way(0.6)], 2);
  expect(kinds(umpire)).toEqual(['risky way 2']);
});
