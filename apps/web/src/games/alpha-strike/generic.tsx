import type { Overlays, Spot } from '@sortie/board-view';
import { nth, tell } from '@sortie/kernel';
import type { AlphaStrike, Command } from '@sortie/rules-alpha-strike';
import type { Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { say, useT } from '../../i18n/index.ts';
import { type Listed, listed } from './listed.ts';
import { type Point, toPoint, toSpot } from './scale.ts';
import { keyOf } from './units.ts';

interface Choosing {
  readonly chosen?: string;
}

type Now = Moment<AlphaStrike>;

const MOST = 400;
const known = new WeakMap<Now['view'], { readonly seat: number; readonly all: readonly Listed[] }>();

/** Everything that the rules offer, up to a number that a list can hold. */
export function offers({ ruleset, view, seat, book }: Now): readonly Listed[] {
  const cached = known.get(view);
  if (cached?.seat === seat) return cached.all;
  const all: Listed[] = [];
  for (const command of ruleset.options(view, seat, book)) {
    all.push(listed(view, command));
    if (all.length >= MOST) break;
  }
  known.set(view, { seat, all });
  return all;
}

const unitIn = (command: Command): string | undefined => ('unit' in command ? keyOf(command.unit) : undefined);
const placeIn = (command: Command): Point | undefined =>
  'at' in command && command.at ? command.at : 'path' in command ? command.path.at(-1) : undefined;

const forUnit = (moment: Now): readonly Listed[] => {
  const all = offers(moment);
  const own = all.filter(({ command }) => unitIn(command) === moment.selected || unitIn(command) === undefined);
  return own.length > 0 ? own : all;
};

/** The offer whose place is nearest to where somebody points. */
function nearest(moment: Now, at: Point): Listed | undefined {
  let best: { readonly one: Listed; readonly far: number } | undefined;
  for (const one of forUnit(moment)) {
    const place = placeIn(one.command);
    if (!place) continue;
    const far = Math.hypot(place.x - at.x, place.y - at.y);
    if (!best || far < best.far) best = { one, far };
  }
  return best?.one;
}

function marksFor(moment: Now, chosen: string | undefined): Overlays {
  const places = forUnit(moment).flatMap(({ id, command }) => {
    const at = placeIn(command);
    return at ? [{ id, at }] : [];
  });
  return { reach: places.map(({ id, at }) => ({ at: toSpot(at), band: id === chosen ? (0 as const) : (2 as const), radius: 9 })) };
}

function Offers({ moment, state, input }: PanelProps<AlphaStrike, Choosing, Spot>) {
  const t = useT();
  return (
    <ul className="choice-list choice-list-long" aria-label={t('What the rules allow')}>
      {forUnit(moment).map(({ id, label }) => (
        <li key={id}>
          <button type="button" className="choice-way" aria-pressed={state.chosen === id} onClick={() => input({ kind: 'act', id })}>
            {say(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A question that this screen knows nothing special about: what the rules allow, as a list and on the table. */
export const generic: Interaction<AlphaStrike, Choosing, Spot> = {
  candidates: moment => [...new Set(offers(moment).flatMap(({ command }) => unitIn(command) ?? []))],
  begin: moment => {
    const own = forUnit(moment);
    return own.length === 1 ? { chosen: nth(own, 0).id } : {};
  },
  on(moment, state, input) {
    if (input.kind === 'select') return generic.candidates(moment).includes(input.unit) ? { select: input.unit, state: {} } : {};
    if (input.kind === 'tap') {
      if (input.token !== undefined && generic.candidates(moment).includes(input.token)) return { select: input.token, state: {} };
      const one = nearest(moment, toPoint(input.at));
      return one ? { state: { chosen: one.id } } : {};
    }
    if (input.kind === 'cancel') return state.chosen === undefined ? {} : { state: {} };
    if (input.kind !== 'act') return {};
    const id = input.id === 'confirm' ? state.chosen : input.id;
    const one = offers(moment).find(offer => offer.id === id);
    if (!one) return {};
    return input.id === 'confirm' ? { send: one.command } : { state: { chosen: one.id } };
  },
  show(moment, { chosen }) {
    const all = forUnit(moment);
    const one = all.find(({ id }) => id === chosen);
    const few = all.length <= 4 ? all : [];
    return {
      overlays: marksFor(moment, chosen),
      actions: [
        ...few.filter(({ id }) => id !== chosen).map(({ id, label }) => ({ id, label })),
        ...(one ? [{ id: 'confirm', label: one.label, look: 'primary' as const }] : []),
      ],
      ...(one ? {} : { hint: tell('Choose one of the things that the rules allow.') }),
    };
  },
  Panel: Offers,
};
