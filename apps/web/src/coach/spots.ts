import type { Place } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import type { GameFace } from '../battle/face.ts';
import type { Desk } from '../battle/use-desk.ts';
import { advised, leadsTo, wordIn } from './advice.ts';
import type { Pointer } from './lesson.ts';

/** Something on the screen that a ring is drawn around: a place of the board, something to press, or a part of the screen to look at. */
export type Spot =
  | { readonly kind: 'place'; readonly at: Place }
  | { readonly kind: 'button' | 'part'; readonly selector: string }
  /** Shown only where nothing else is there to be pressed. */
  | { readonly kind: 'otherwise'; readonly selector: string };

const PARTS: { readonly [P in Extract<Pointer, { at: 'part' }>['part']]: string } = {
  turn: '.turn-bar',
  actions: '.action-bar',
  panel: '.battle-right:has(.question-panel), .question-panel',
  sheet: '.battle-right, .bottom-grip',
  log: '.battle-log, .bottom-grip',
  undo: '.undo-button, .undo',
};

const button = (id: string): Spot => ({ kind: 'button', selector: `[data-action="${CSS.escape(id)}"]` });

/** Where the unit stands that the advice is for, as long as another one is chosen. */
function otherUnit(command: Shape['command'], { tokens }: Desk['scene'], { selected, candidates }: Desk['turn']): Place | undefined {
  const unit = 'unit' in command && typeof command.unit === 'number' ? String(command.unit) : undefined;
  return unit === undefined || unit === selected || !candidates.includes(unit) ? undefined : tokens.find(({ id }) => id === unit)?.at;
}

/** Whom the advice is aimed at, where they are drawn: several may share a place. */
function aimedAt(command: Shape['command'], { tokens }: Desk['scene']): Place | undefined {
  const target = 'target' in command && typeof command.target === 'number' ? String(command.target) : undefined;
  return tokens.find(({ id }) => id === target)?.at;
}

function spotOf(pointer: Pointer, { snapshot, scene, turn }: Desk, face: GameFace<Shape>): Spot | undefined {
  switch (pointer.at) {
    case 'unit': {
      const token = scene.tokens.find(({ id }) => id === pointer.unit);
      return token && { kind: 'place', at: token.at };
    }
    case 'action':
      return button(pointer.id);
    case 'part':
      return { kind: 'part', selector: PARTS[pointer.part] };
    case 'advice': {
      const command = advised(snapshot, pointer.like);
      const at = command && (otherUnit(command, scene, turn) ?? aimedAt(command, scene) ?? leadsTo(snapshot, face, command));
      return at && { kind: 'place', at };
    }
    case 'advised-action': {
      const command = advised(snapshot, pointer.like);
      const word = command && wordIn(command, pointer.field);
      return word === undefined ? undefined : button(word);
    }
  }
}

const CONFIRM: Spot = { kind: 'otherwise', selector: '.action-bar .button-primary' };

/** Where nothing of what a step speaks of can be done, the pupil is asked something in between: the usual answer to that. */
export const spotsOf = (pointers: readonly Pointer[], desk: Desk, face: GameFace<Shape>, doing: boolean): readonly Spot[] => [
  ...pointers.flatMap(pointer => spotOf(pointer, desk, face) ?? []),
  ...(doing && desk.turn.awaiting ? [CONFIRM] : []),
];
