import type { Check, Pattern, Pointer, Step } from '../lesson.ts';

const READ: Check = { kind: 'read' };
export const asked = (question: string): Check => ({ kind: 'asked', question });
export const happened = (event: Pattern): Check => ({ kind: 'happened', event });
export const any = (...of: readonly Check[]): Check => ({ kind: 'any', of });
const action = (id: string): Pointer => ({ at: 'action', id });
export const part = (name: Extract<Pointer, { at: 'part' }>['part']): Pointer => ({ at: 'part', part: name });

/** Something to read. */
export const reading = (id: string, says: string, ...points: readonly Pointer[]): Step => ({ id, says, points, until: READ });

/** Something to do. */
export const doing = (id: string, says: string, until: Check, ...points: readonly Pointer[]): Step => ({ id, says, points, until });

/** The last word. */
export const ending = (says: string): Step => ({ id: 'end', says, until: READ, last: true });

/** A way of moving, then a place, then the button. */
export const moving = (
  id: string,
  says: { readonly mode: string; readonly where: string },
  mode: string,
  moved: Check,
): readonly Step[] => [
  doing(`${id}-mode`, says.mode, any({ kind: 'chosen', action: mode }, moved), action(mode)),
  doing(`${id}-where`, says.where, moved, { at: 'advice', like: { type: 'move', mode } }, action('confirm')),
];

/** A button, pressed. */
export const pressing = (id: string, says: string, button: string, until: Check): Step => doing(id, says, until, action(button));
