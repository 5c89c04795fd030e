import type { Place } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import type { GameFace } from '../battle/face.ts';
import type { Desk } from '../battle/use-desk.ts';
import { advised, leadsTo, wordIn } from './advice.ts';
import type { Pointer } from './lesson.ts';

/** Something on the screen that a ring is drawn around. */
export type Spot = { readonly kind: 'place'; readonly at: Place } | { readonly kind: 'element'; readonly selector: string };

const PARTS: { readonly [P in Extract<Pointer, { at: 'part' }>['part']]: string } = {
  turn: '.turn-bar',
  actions: '.action-bar',
  panel: '.question-panel',
  sheet: '.battle-right, .bottom-grip',
  log: '.battle-log, .bottom-grip',
  undo: '.undo-button, .undo',
};

const button = (id: string): { readonly kind: 'element'; readonly selector: string } => ({
  kind: 'element',
  selector: `[data-action="${CSS.escape(id)}"]`,
});

function spotOf(pointer: Pointer, { snapshot, scene }: Desk, face: GameFace<Shape>): Spot | undefined {
  switch (pointer.at) {
    case 'unit': {
      const token = scene.tokens.find(({ id }) => id === pointer.unit);
      return token && { kind: 'place', at: token.at };
    }
    case 'action':
      return button(pointer.id);
    case 'part':
      return { kind: 'element', selector: PARTS[pointer.part] };
    case 'advice': {
      const command = advised(snapshot, pointer.like);
      const at = command && leadsTo(snapshot, face, command);
      return at && { kind: 'place', at };
    }
    case 'advised-action': {
      const command = advised(snapshot, pointer.like);
      const word = command && wordIn(command, pointer.field);
      return word === undefined ? undefined : button(word);
    }
  }
}

const CONFIRM: Spot = { kind: 'element', selector: '.action-bar .button-primary' };

const isThere = (spot: Spot, { flow }: Desk): boolean =>
  spot.kind === 'place' ||
  !spot.selector.startsWith('[data-action') ||
  flow.actions.some(({ id }) => button(id).selector === spot.selector);

/** Where nothing of what a step speaks of is there, the pupil is asked something in between: the usual answer to that. */
export function spotsOf(pointers: readonly Pointer[], desk: Desk, face: GameFace<Shape>): readonly Spot[] {
  const spots = pointers.flatMap(pointer => spotOf(pointer, desk, face) ?? []);
  return spots.some(spot => isThere(spot, desk)) || !desk.turn.awaiting ? spots : [...spots, CONFIRM];
}
