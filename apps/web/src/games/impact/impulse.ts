import type { Spot } from '@sortie/board-view';
import { nth, tell } from '@sortie/kernel';
import { type Command, type Impact, owed, pointsFor, type Unit } from '@sortie/rules-impact';
import type { Action, Interaction, Moment } from '../../battle/face.ts';
import { fieldIn, placeIn, spotOn } from './ground.ts';
import { ImpulsePanel, type Looking } from './impulse-panel.tsx';
import { looked, sightsFrom } from './sight.ts';
import { idOf, keyOf, unitName, unitOf } from './units.ts';
import { sightAction } from './words.ts';

type Now = Moment<Impact>;

const may = ({ view, book, seat }: Now, command: Command): boolean => book.allows(view, command, seat);

/** Everything a side may do with one of its units when its impulse has come. */
function commandsFor(moment: Now, unit: Unit): readonly Command[] {
  const { view, book } = moment;
  const most = unit.morale === 'good' ? -1 : Math.min(6, pointsFor(view, book, unit));
  return [
    { type: 'activate', unit: unit.id },
    ...Array.from({ length: most + 1 }, (_, points): Command => ({ type: 'rally', unit: unit.id, points })),
    ...(unit.morale === 'good' ? [] : [{ type: 'comfort', unit: unit.id } as const]),
    ...(unit.card?.type === 'command' ? [{ type: 'command', unit: unit.id } as const] : []),
  ];
}

const candidatesOf = (moment: Now): readonly string[] =>
  moment.view.units
    .filter(unit => unit.seat === moment.seat && !unit.done && commandsFor(moment, unit).some(command => may(moment, command)))
    .map(({ id }) => keyOf(id));

function actionFor(moment: Now, command: Command, first: boolean): Action {
  const { view, book, seat } = moment;
  const refusals = book.check(view, command, seat);
  const look = first ? 'primary' : 'plain';
  switch (command.type) {
    case 'activate':
      return { id: 'activate', label: tell('Activate'), key: 'a', look, refusals };
    case 'rally':
      return command.points === 0
        ? { id: 'rally-0', label: tell('Check morale'), key: 'm', look, refusals }
        : { id: `rally-${command.points}`, label: tell('with {points} points', { points: command.points }), refusals };
    case 'comfort':
      return { id: 'comfort', label: tell('A crusader calms it'), key: 'x', refusals };
    default:
      return { id: 'command', label: tell('Command: draw points'), key: 'p', refusals };
  }
}

const idOfCommand = (command: Command): string => (command.type === 'rally' ? `rally-${command.points}` : command.type);

function hintFor({ view, book, seat }: Now, unit: Unit | undefined) {
  const due = owed(view, book, seat);
  if (due.length > 0) {
    const names = due.map(({ tag }) => tag).join(', ');
    return nth(due, 0).morale === 'shocked'
      ? tell('Shocked soldiers are seen to first: {names}.', { names })
      : tell('Panicked soldiers are next: {names}.', { names });
  }
  return unit?.seat === seat
    ? tell('{unit}: activate it, or choose another.', { unit: unitName(unit) })
    : tell('Choose the soldier to activate, or pass.');
}

/** Steps of ten points, at which most attacks weaken, or the line that the sight tool looks along. */
function overlaysFor(moment: Now, own: Unit, { sight, over }: Looking) {
  const line = sight && over !== undefined ? looked(moment, own, over) : undefined;
  if (line) return line;
  const { view } = moment;
  return { sights: sightsFrom(moment, own), ...(own.at !== null && { rings: [{ at: placeIn(view, own.at), radius: 520, text: '10' }] }) };
}

/** A second tap where several are means the next of them. */
const nextUnder = (
  { token = '', under = [] }: { readonly token?: string; readonly under?: readonly string[] },
  chosen: string | undefined,
): string => (chosen !== undefined && under.includes(chosen) && under[(under.indexOf(chosen) + 1) % under.length]) || token;

/** Whose impulse it is chooses a soldier, or passes. */
export const impulse: Interaction<Impact, Looking, Spot> = {
  candidates: candidatesOf,
  begin: () => ({}),
  on(moment, state, input) {
    if (input.kind === 'hover' && state.sight)
      return { state: { sight: true, ...(input.at && { over: spotOn(fieldIn(moment.view), input.at) }) } };
    if (input.kind === 'select' || (input.kind === 'tap' && input.token !== undefined)) {
      return { select: input.kind === 'select' ? input.unit : nextUnder(input, moment.selected), state };
    }
    if (input.kind !== 'act') return {};
    if (input.id === 'sight') return { state: { sight: !state.sight } };
    if (input.id === 'pass' || input.id === 'reorganize') return { send: { type: input.id } };
    if (input.id.startsWith('detonate-')) return { send: { type: 'detonate', unit: idOf(input.id.slice('detonate-'.length)) } };
    const unit = unitOf(moment.view, moment.selected);
    const command = unit && commandsFor(moment, unit).find(one => idOfCommand(one) === input.id);
    return command ? { send: command } : {};
  },
  show(moment, state) {
    const { view, book, seat } = moment;
    const unit = unitOf(view, moment.selected);
    const own = unit?.seat === seat ? unit : undefined;
    const commands = own ? commandsFor(moment, own).filter(one => own.morale === 'good' || one.type !== 'activate') : [];
    const first = commands.find(command => may(moment, command));
    const bombs = view.units.filter(one => may(moment, { type: 'detonate', unit: one.id }));
    return {
      hint: hintFor(moment, unit),
      overlays: own ? overlaysFor(moment, own, state) : {},
      actions: [
        ...commands.map(command => actionFor(moment, command, command === first)),
        ...bombs.map(
          ({ id, tag }): Action => ({ id: `detonate-${keyOf(id)}`, label: tell('Set off {unit}', { unit: tag }), look: 'danger' }),
        ),
        ...(own?.at != null ? [sightAction(state.sight ?? false)] : []),
        ...(may(moment, { type: 'reorganize' }) ? [{ id: 'reorganize', label: tell('Reorganize into one squad') }] : []),
        {
          id: 'pass',
          label: tell('Pass'),
          key: 's',
          look: first ? 'plain' : 'primary',
          refusals: book.check(view, { type: 'pass' }, seat),
        },
      ],
    };
  },
  Panel: ImpulsePanel,
};
