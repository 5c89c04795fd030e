import type { Place } from '@sortie/board-view';
import type { Game, Seat, Shape } from '@sortie/kernel';
import type { GameFace } from '../battle/face.ts';
import type { Snapshot } from '../link/index.ts';
import { agrees } from './holds.ts';
import type { Pattern } from './lesson.ts';

/** What a good player would do here, among the commands that agree with a pattern; where none does, among all. */
export function advised(snapshot: Snapshot<Shape>, like: Pattern | undefined): Shape['command'] | undefined {
  const { view, book, acting, game } = snapshot;
  if (acting === undefined) return undefined;
  const { tactics }: Game<Shape> = game;
  const found = tactics.candidates(view, acting as Seat, book);
  return (found.find(({ command }) => agrees(command, like ?? {})) ?? found[0])?.command;
}

/** Where a command leads to, or whom it is aimed at. */
export function leadsTo(snapshot: Snapshot<Shape>, face: GameFace<Shape>, command: Shape['command']): Place | undefined {
  const end = snapshot.game.tactics.path?.(snapshot.view, command).at(-1);
  return end && face.placed(snapshot.view, end);
}

/** A word of the command, such as its way of moving. */
export function wordIn(command: Shape['command'], field: string): string | undefined {
  const word: unknown = (command as { readonly [name: string]: unknown })[field];
  return typeof word === 'string' ? word : undefined;
}
