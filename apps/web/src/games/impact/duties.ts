import { HEADINGS } from '@sortie/geometry';
import { sure, tell } from '@sortie/kernel';
import { acting, type Command, EDGES, type Impact, isPlaced } from '@sortie/rules-impact';
import type { Action, Moment } from '../../battle/face.ts';
import { fieldIn } from './ground.ts';
import { labelOf } from './words.ts';

type Now = Moment<Impact>;

/** What a soldier does beside walking, flying and firing. Only what the rules allow now is offered; there would be too much else. */
function duties(moment: Now): readonly Command[] {
  const { view, seat, book } = moment;
  const now = acting(view, seat);
  if (!now || !isPlaced(now.unit)) return [];
  const { unit } = now;
  const field = fieldIn(view);
  const here = now.unit.at;
  const beside = view.units.filter(
    other => other.id !== unit.id && other.seat === seat && isPlaced(other) && field.adjacent(other.at, here),
  );
  const all: readonly Command[] = [
    { type: 'repair' },
    ...(unit.card?.stealthy ? [{ type: 'stealth' } as const] : []),
    ...beside.flatMap(({ id }): Command[] =>
      [false, true].flatMap(draw => [
        { type: 'mend', by: unit.id, patient: id, draw },
        { type: 'mend', by: id, patient: unit.id, draw },
      ]),
    ),
    ...(unit.card?.type === 'engineer' ? [here, ...field.neighbours(here)].map((at): Command => ({ type: 'demolish', at })) : []),
    ...Array.from({ length: field.storeys(here) + 1 }, (_, storey): Command => ({ type: 'climb', storey })),
    ...EDGES.map((edge): Command => ({ type: 'exit', edge })),
    ...HEADINGS.map((heading): Command => ({ type: 'turn', heading })),
    ...view.units.filter(one => one.seat === seat && one.card?.type === 'bomb').map(({ id }): Command => ({ type: 'detonate', unit: id })),
  ];
  return all.filter(command => book.allows(view, command, seat));
}

const idOf = (command: Command): string => `duty-${JSON.stringify(command)}`;
const KEYS: { readonly [type: string]: string } = { repair: 'w', stealth: 'v' };

export const dutyActions = (moment: Now): readonly Action[] =>
  duties(moment).map(command => ({
    id: idOf(command),
    label: command.type === 'exit' ? tell('Leave by the {edge}', { edge: command.edge }) : labelOf(moment.view, command),
    ...(KEYS[command.type] !== undefined && { key: sure(KEYS[command.type], 'the keys') }),
    ...(command.type === 'exit' || command.type === 'detonate' ? { look: 'danger' as const } : {}),
  }));

export const dutyFor = (moment: Now, id: string): Command | undefined => duties(moment).find(command => idOf(command) === id);
