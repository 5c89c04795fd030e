import { type Seat, seenBy, type View } from '@sortie/kernel';
import { NONE } from './card/card.ts';
import type { Event } from './event.ts';
import type { AlphaStrike, Mark, State, Unit } from './shape.ts';

const UNKNOWN = {
  name: '?',
  type: 'BM',
  size: 1,
  tmm: 0,
  moves: [],
  damage: [NONE, NONE, NONE],
  overheat: 0,
  armor: 0,
  structure: 1,
  specials: [],
  pv: 0,
} as const;

/** What is known of a hidden unit: that there is one. It stays the same whatever happens to it. */
const concealed = ({ id, seat, base }: Unit): Unit => ({
  id,
  seat,
  base,
  card: UNKNOWN,
  name: 'hidden unit',
  skill: 4,
  pv: 0,
  lance: 0,
  commander: null,
  fate: 'fighting',
  at: null,
  z: 0,
  airborne: false,
  facing: { dx: 0, dy: 1 },
  armor: 0,
  structure: 1,
  heat: 0,
  moves: [],
  tmm: 0,
  engineHits: 0,
  fireHits: 0,
  weaponHits: 0,
  mpHits: 0,
  moved: null,
  did: [],
  aimedAt: [],
  abilities: [],
  quirks: [],
  contingent: 0,
  overheated: 0,
  heatFrom: 0,
  waiting: [],
  marks: [],
  spent: [],
  rides: null,
  hidden: true,
  veiled: true,
  mayHide: true,
  offTable: 0,
  shutdown: false,
  hurt: 0,
});

/** What large craft have on their sides is a secret like all their weapons. */
function plain({ arcs: _arcs, threshold: _threshold, ...card }: Unit['card']): Unit['card'] {
  return card;
}

/** A unit whose card is not known: what it is and how it moves can be seen, what it can do cannot. */
const veil = (unit: Unit): Unit => ({
  ...unit,
  card: { ...plain(unit.card), name: '?', damage: UNKNOWN.damage, overheat: 0, specials: [], pv: 0 },
  name: 'unknown unit',
  skill: 4,
  pv: 0,
  commander: null,
  abilities: [],
  quirks: [],
});
const unknown = (unit: Unit, seat: Seat): boolean => unit.veiled && unit.seat !== seat;
const seenAs = (unit: Unit, seat: Seat): Unit => discreet(unknown(unit, seat) ? veil(unit) : unit, seat);

/** Orders that only their own side has read. */
const isOrder = ({ kind }: Mark): boolean => kind.startsWith('secret-');
const hasOrders = (unit: Unit, seat: Seat): boolean => unit.seat !== seat && unit.marks.length > 0 && unit.marks.some(isOrder);
const discreet = (unit: Unit, seat: Seat): Unit =>
  hasOrders(unit, seat) ? { ...unit, marks: unit.marks.filter(mark => !isOrder(mark)) } : unit;

const secret = (unit: Unit | undefined, seat: Seat): boolean => unit?.hidden === true && unit.seat !== seat;

/** The state as a seat knows it: hidden enemies are blank, mines and plotted points of the other side are not there. */
export function view(state: State, seat: Seat): View<AlphaStrike> {
  const hidden = state.units.some(unit => secret(unit, seat) || unknown(unit, seat) || hasOrders(unit, seat));
  const mines = state.mines.some(field => field.seat !== seat);
  const shells = state.shells.length > 0;
  const noted = state.notes?.some((notes, owner) => owner !== seat && notes.length > 0) === true;
  const plotted = state.plotted.some((points, owner) => owner !== seat && points.length > 0);
  const formed = state.formations?.some((own, owner) => owner !== seat && own.length > 0) ?? false;
  if (!hidden && !mines && !plotted && !shells && !formed && !noted) return seenBy<AlphaStrike>(state);
  return seenBy<AlphaStrike>({
    ...state,
    units: hidden ? state.units.map(unit => (secret(unit, seat) ? concealed(unit) : seenAs(unit, seat))) : state.units,
    mines: mines ? state.mines.filter(field => field.seat === seat) : state.mines,
    shells: state.shells.filter(({ unit }) => state.units[unit]?.seat === seat),
    plotted: state.plotted.map((points, owner) => (owner === seat ? points : [])),
    ...(noted ? { notes: state.notes!.map((notes, owner) => (owner === seat ? notes : [])) } : {}),
    ...(formed && { formations: state.formations!.map((own, owner) => (owner === seat ? own : [])) }),
  });
}

/** What is added to an unknown card is no more known than the card. */
const veiledChange = (unit: Unit, event: Extract<Event, { readonly type: 'changed' }>): Event => ({
  ...event,
  rule: 'AS-conceal',
  what: 'is unknown',
  change: { ...event.change, card: veil({ ...unit, ...event.change }).card },
});

/** Orders of the other side are not heard, and neither is what an unknown crew can do. */
function heardChange(unit: Unit, event: Extract<Event, { readonly type: 'changed' }>, seat: Seat): Event {
  const { marks, abilities, card } = event.change;
  const orders = unit.seat !== seat && marks?.some(isOrder);
  const strange = unknown(unit, seat);
  if (!orders && !(strange && (card || abilities))) return event;
  const change = {
    ...event.change,
    ...(orders && { marks: marks!.filter(mark => !isOrder(mark)) }),
    ...(strange && abilities && { abilities: [] }),
  };
  return strange && card ? veiledChange(unit, { ...event, change }) : { ...event, change };
}

/** The same event as a seat hears of it. */
export function redact(state: State, event: Event, seat: Seat): Event | undefined {
  switch (event.type) {
    case 'deployed': {
      const unit = state.units[event.unit]!;
      if (!event.hidden || unit.seat === seat) return event;
      return { type: 'revealed', unit: event.unit, as: concealed(unit), rule: 'AS-hidden' };
    }
    case 'minesLaid':
      return event.field?.seat === seat ? event : { ...event, field: null };
    case 'minesChanged':
      return state.mines.some(field => field.id === event.id && field.seat === seat) ? event : undefined;
    case 'shellFired':
      return event.shell && state.units[event.shell.unit]?.seat === seat ? event : { ...event, shell: null };
    case 'revealed':
      return { ...event, as: seenAs(event.as, seat) };
    case 'plotted':
      return event.seat === seat ? event : undefined;
    case 'noted':
      return event.seat === seat ? event : { ...event, notes: [] };
    case 'changed':
      if (secret(state.units[event.unit], seat)) return undefined;
      return heardChange(state.units[event.unit]!, event, seat);
    case 'moved':
    case 'damaged':
    case 'rolled':
    case 'activated':
      return secret(state.units[event.unit], seat) ? undefined : event;
    default:
      return event;
  }
}

/** Learning of a hidden unit, of a card or of a minefield cannot be taken back. */
export const reveals = ({ type }: Event): boolean => type === 'revealed';
