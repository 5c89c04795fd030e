import { isHex, type Place, samePlace, type Token } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import type { Drafting } from '../../analysis/drafting.ts';
import type { Action, Input, UnitCard, UnitKey } from '../face.ts';
import { nextAround } from '../walk.ts';
import type { ThreatKind } from './threat.ts';

/** Where somebody is thought to stand. */
export interface Ghosted {
  readonly at: Place;
  /** How it came there; absent: as it has moved in fact. */
  readonly gait?: string;
  /** Degrees clockwise from the top; absent: towards the nearest enemy. */
  readonly looks?: number;
}

/** What is being considered. */
export interface Considering {
  readonly open: boolean;
  /** Whose numbers are shown, and against whom. */
  readonly subject?: UnitKey;
  readonly target?: UnitKey;
  readonly ghosts: { readonly [unit: UnitKey]: Ghosted };
  readonly threat: 'off' | ThreatKind;
  /** The way whose arc is drawn. */
  readonly arc?: string | undefined;
  readonly dragging: boolean;
}

export const START: Considering = { open: false, ghosts: {}, threat: 'off', dragging: false };

const GHOST = 'ghost:';
export const ghostId = (key: UnitKey): string => `${GHOST}${key}`;
const meant = (token: string): UnitKey => (token.startsWith(GHOST) ? token.slice(GHOST.length) : token);

interface Context {
  readonly units: readonly UnitCard[];
  readonly one: UnitCard;
  readonly other: UnitCard | undefined;
  readonly ghosts: readonly Token[];
  readonly drafting: Drafting;
}

/** Somebody put somewhere; whoever leaves its place has moved there in the plainest way. */
function placed(state: Considering, { units, drafting }: Context, key: UnitKey, at: Place, done: boolean): Considering {
  const card = units.find(one => one.key === key);
  if (!card) return state;
  const before = state.ghosts[key];
  const home = samePlace(card.token.at, at);
  const gait = before?.gait ?? (home ? undefined : drafting.gaits?.[1]?.value);
  const ghost: Ghosted = { at, ...(gait !== undefined && { gait }), ...(before?.looks !== undefined && { looks: before.looks }) };
  return { ...state, subject: key, ghosts: { ...state.ghosts, [key]: ghost }, dragging: !done };
}

/** Whoever is looked at turns; it becomes a ghost where it stands. */
function looking(state: Considering, { one, ghosts }: Context, by: (now: number) => number, done = true): Considering {
  const token = ghosts.find(({ id }) => id === ghostId(one.key)) ?? one.token;
  const now = token.heading ?? (token.facing ?? 0) * 60;
  const ghost = state.ghosts[one.key] ?? { at: one.token.at };
  return { ...state, subject: one.key, ghosts: { ...state.ghosts, [one.key]: { ...ghost, looks: by(now) } }, dragging: !done };
}

/** An enemy of the one who is looked at becomes the other; everybody else is looked at. */
function chosen(state: Considering, { units, one }: Context, key: UnitKey): Considering {
  const card = units.find(unit => unit.key === key);
  if (!card) return state;
  const { arc: _, ...rest } = state;
  return card.seat === one.seat ? { ...rest, subject: key } : { ...rest, subject: one.key, target: key };
}

function acted(state: Considering, context: Context, id: string): Considering {
  const { one, other } = context;
  if (id === 'consider:close') return START;
  if (id === 'consider:back') return { ...state, ghosts: {} };
  if (id === 'consider:swap' && other) return { ...state, subject: other.key, target: one.key };
  if (id === 'consider:taken' || id === 'consider:dealt') {
    const kind: ThreatKind = id === 'consider:taken' ? 'taken' : 'dealt';
    return { ...state, threat: state.threat === kind ? 'off' : kind };
  }
  if (!id.startsWith('gait:')) return state;
  const ghost = state.ghosts[one.key] ?? { at: one.token.at };
  return { ...state, subject: one.key, ghosts: { ...state.ghosts, [one.key]: { ...ghost, gait: id.slice('gait:'.length) } } };
}

function stepped(state: Considering, context: Context): Considering {
  return Object.keys(state.ghosts).length > 0 ? { ...state, ghosts: {} } : acted(state, context, 'consider:close');
}

/** What follows from something that was done while somebody considers. */
export function changedBy(state: Considering, input: Input, context: Context): Considering {
  const { one, other, units, drafting } = context;
  switch (input.kind) {
    case 'drag':
      return placed(state, context, meant(input.token), input.at, input.done);
    case 'tap':
      return input.token === undefined ? placed(state, context, one.key, input.at, true) : chosen(state, context, meant(input.token));
    case 'select':
      return chosen(state, context, meant(input.unit));
    case 'face':
      return looking(state, context, () => input.facing * 60, input.done);
    case 'head':
      return looking(state, context, () => input.heading, input.done);
    case 'turn':
      return drafting.facing ? looking(state, context, now => (now + input.by * (isHex(one.token.at) ? 60 : 30) + 360) % 360) : state;
    case 'aim': {
      const next = nextAround(
        units.filter(({ seat }) => seat !== one.seat).map(({ key }) => key),
        other?.key,
        input.by,
      );
      return next === undefined ? state : chosen(state, context, next);
    }
    case 'pick': {
      const gait = drafting.gaits?.[input.n - 1];
      return gait ? acted(state, context, `gait:${gait.value}`) : state;
    }
    case 'cancel':
      return stepped(state, context);
    case 'act':
      return acted(state, context, input.id);
    default:
      return state;
  }
}

/** What can be done beside dragging. */
export function actionsOf(state: Considering, { drafting, one }: Context): readonly Action[] {
  const gait = state.ghosts[one.key]?.gait;
  const gaits = (drafting.gaits ?? []).map(
    ({ value, label }, i): Action => ({
      id: `gait:${value}`,
      label: tell(label),
      key: String(i + 1),
      look: 'choice',
      chosen: gait === value,
    }),
  );
  const fires: readonly Action[] = [
    { id: 'consider:taken', label: tell('Their fire'), key: 'h', look: 'choice', chosen: state.threat === 'taken' },
    { id: 'consider:dealt', label: tell('Its fire'), key: 'j', look: 'choice', chosen: state.threat === 'dealt' },
  ];
  const some = Object.keys(state.ghosts).length > 0;
  return [
    ...gaits,
    ...(drafting.mutual ? [] : fires),
    { id: 'consider:swap', label: tell('Swap'), key: 'x' },
    ...(some ? [{ id: 'consider:back', label: tell('Put all back'), key: 'b' }] : []),
    { id: 'consider:close', label: tell('Back to the game'), look: 'primary' },
  ];
}
