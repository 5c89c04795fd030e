import type { Spot } from '@sortie/board-view';
import type { Command, Impact } from '@sortie/rules-impact';
import type { Action, Interaction, Moment, Shown } from '../../battle/face.ts';
import { placeIn } from './ground.ts';
import { idOf, keyOf } from './units.ts';
import { askedWords, labelOf } from './words.ts';

type Now = Moment<Impact>;

/** Whatever the rules allow now. */
export const optionsOf = ({ ruleset, view, seat, book }: Now): readonly Command[] => [...ruleset.options(view, seat, book)];

/** The unit that a command is about, if it is about one. */
function subjectOf(view: Now['view'], command: Command): number | undefined {
  if (command.type === 'choose') {
    const top = view.pending.at(-1);
    const units = top?.kind === 'event' && ![14, 21, 22].includes(top.event);
    return units && command.pick !== null ? command.pick : undefined;
  }
  return undefined;
}

/** The place that a command is about. */
function spotOf(view: Now['view'], command: Command): number | undefined {
  if (command.type === 'comeDown') return command.to ?? undefined;
  if (command.type !== 'choose' || command.pick === null) return undefined;
  const top = view.pending.at(-1);
  if (top?.kind === 'cover' || (top?.kind === 'event' && (top.event === 21 || top.event === 22))) return command.pick;
  return top?.kind === 'event' && top.event === 14 ? view.mines.find(({ id }) => id === command.pick)?.at : undefined;
}

const same = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

/** A question with a handful of answers: each is a button, and what has a place can be pointed at. */
export const list: Interaction<Impact, object, Spot> = {
  candidates: moment =>
    optionsOf(moment).flatMap(command => {
      const unit = subjectOf(moment.view, command);
      return unit === undefined ? [] : [keyOf(unit)];
    }),
  begin: () => ({}),
  on(moment, _, input) {
    const { view } = moment;
    if (input.kind === 'act') {
      const command = optionsOf(moment)[Number(input.id)];
      return command ? { send: command } : {};
    }
    if (input.kind !== 'tap') return {};
    const command = optionsOf(moment).find(one => {
      const [unit, at] = [subjectOf(view, one), spotOf(view, one)];
      return (
        (unit !== undefined && input.token !== undefined && idOf(input.token) === unit) ||
        (at !== undefined && same(placeIn(view, at), input.at))
      );
    });
    return command ? { send: command } : {};
  },
  show(moment): Shown {
    const { view } = moment;
    const options = optionsOf(moment);
    const hint = askedWords(view, view.pending.at(-1));
    const spots = options.flatMap(command => spotOf(view, command) ?? []);
    const actions = options.map(
      (command, i): Action => ({
        id: String(i),
        label: labelOf(view, command),
        look: i === 0 && options.length <= 3 ? 'primary' : 'plain',
      }),
    );
    return {
      actions,
      overlays: { reach: spots.map(at => ({ at: placeIn(view, at), band: 1 as const, radius: 18 })) },
      ...(hint && { hint }),
    };
  },
};
