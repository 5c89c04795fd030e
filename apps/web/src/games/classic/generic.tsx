import type { Overlays } from '@sortie/board-view';
import { distance, type Hex, hexLabel } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { type Classic, type Command, callSign } from '@sortie/rules-classic';
import type { Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { say, useT } from '../../i18n/index.ts';
import { keyOf } from './units.ts';

interface Choosing {
  readonly chosen?: string;
}

interface Offer {
  readonly id: string;
  readonly command: Command;
  readonly label: Telling;
}

type Now = Moment<Classic>;

const MOST = 300;
const known = new WeakMap<Now['view'], readonly Offer[]>();

const minedAt = ({ mines = [] }: Now['view'], field: number): string => {
  const at = mines[field]?.at;
  return at ? hexLabel(at) : '';
};

/** What a command says without knowing more of it: its type, and what it carries. */
export function wordsFor({ view }: Now, command: Command): Telling {
  if (command.type === 'haunt') {
    const [ghost] = command.ghosts;
    return ghost ? tell('Ghost targets about {target}', { target: callSign(view, ghost.target) }) : tell('No ghost targets');
  }
  if (command.type === 'detonate') {
    const hex = minedAt(view, command.field);
    return command.trap ? tell('Set the mines in {hex} off when an enemy comes', { hex }) : tell('Set the mines in {hex} off', { hex });
  }
  if (command.type === 'unload')
    return tell('{troops} get out of {unit}', { troops: callSign(view, command.troops), unit: callSign(view, command.unit) });
  const { type, unit, ...rest } = command as { readonly type: string; readonly unit?: number };
  const more = Object.entries(rest).map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return tell('{unit}: {what}', { unit: unit === undefined ? '' : callSign(view, unit), what: [type, ...more].join(', ') });
}

function offers(moment: Now): readonly Offer[] {
  const cached = known.get(moment.view);
  if (cached) return cached;
  const all: Offer[] = [];
  for (const command of moment.ruleset.options(moment.view, moment.seat, moment.book)) {
    all.push({ id: `do:${all.length}`, command, label: wordsFor(moment, command) });
    if (all.length >= MOST) break;
  }
  known.set(moment.view, all);
  return all;
}

const unitIn = (command: Command): string | undefined => ('unit' in command ? keyOf(command.unit) : undefined);
const placeIn = (command: Command): Hex | undefined => (command as { readonly at?: Hex; readonly to?: Hex }).at;

const forUnit = (moment: Now): readonly Offer[] => {
  const own = offers(moment).filter(({ command }) => unitIn(command) === moment.selected);
  return own.length > 0 ? own : offers(moment);
};

function nearest(moment: Now, at: Hex): Offer | undefined {
  return forUnit(moment)
    .flatMap(offer => {
      const place = placeIn(offer.command);
      return place ? [{ offer, far: distance(place, at) }] : [];
    })
    .sort((a, b) => a.far - b.far)[0]?.offer;
}

function placesOf(moment: Now, chosen: string | undefined): Overlays {
  return {
    reach: forUnit(moment).flatMap(({ id, command }) => {
      const at = placeIn(command);
      return at ? [{ at, band: id === chosen ? (0 as const) : (2 as const) }] : [];
    }),
  };
}

function Offers({ moment, state, input }: PanelProps<Classic, Choosing, Hex>) {
  const t = useT();
  return (
    <ul className="classic-offers" aria-label={t('What the rules allow')}>
      {forUnit(moment).map(({ id, label }) => (
        <li key={id}>
          <button type="button" className="prospect-way" aria-pressed={state.chosen === id} onClick={() => input({ kind: 'act', id })}>
            {say(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A question that this screen knows nothing special about: what the rules allow, as a list and on the map. */
export const generic: Interaction<Classic, Choosing, Hex> = {
  candidates: moment => [...new Set(offers(moment).flatMap(({ command }) => unitIn(command) ?? []))],
  begin: moment => {
    const [first, second] = forUnit(moment);
    return first && !second ? { chosen: first.id } : {};
  },
  on(moment, state, input) {
    if (input.kind === 'select') return generic.candidates(moment).includes(input.unit) ? { select: input.unit, state: {} } : {};
    if (input.kind === 'tap') {
      const offer = nearest(moment, input.at);
      return offer ? { state: { chosen: offer.id } } : {};
    }
    if (input.kind === 'cancel') return state.chosen === undefined ? {} : { state: {} };
    if (input.kind !== 'act') return {};
    const offer = offers(moment).find(({ id }) => id === (input.id === 'confirm' ? state.chosen : input.id));
    if (!offer) return {};
    return input.id === 'confirm' ? { send: offer.command } : { state: { chosen: offer.id } };
  },
  show(moment, { chosen }) {
    const offer = forUnit(moment).find(({ id }) => id === chosen);
    return {
      overlays: placesOf(moment, chosen),
      actions: offer ? [{ id: 'confirm', label: offer.label, look: 'primary' }] : [],
      ...(offer ? {} : { hint: tell('Choose one of the things that the rules allow.') }),
    };
  },
  Panel: Offers,
};
