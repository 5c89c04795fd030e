import type { Overlays } from '@sortie/board-view';
import { type Hex, hexLabel, sameHex } from '@sortie/geometry';
import { fill, type Refusal, type Telling, tell } from '@sortie/kernel';
import {
  type Classic,
  callSign,
  MANNERS,
  type Manner,
  type Mode,
  type Move,
  movers,
  type OnMap,
  sheetFor,
  WALKED,
} from '@sortie/rules-classic';
import type { Action, Change, Interaction, Moment, Shown } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import { endIn, facingsIn, nextFacing } from '../hexes/stops.ts';
import { foesOf, sightLine } from './aim.ts';
import { moveTogether } from './group.ts';
import { MovePanel } from './move-panel.tsx';
import { carriersOf, endOf, type Moving, moverOf } from './move-state.ts';
import { allowanceFor, type End, endsFor, pathTo, reachOf, standingAt, walkOf } from './moving.ts';
import { stepActions, stepped } from './steps.ts';
import { boardingActions, taskActions, taskOf } from './tasks.ts';
import { idOf, keyOf, tokenOf, unitOf } from './units.ts';

type Now = Moment<Classic>;
type Moves = Change<Classic, Moving>;

/** Why nothing can be reached in this mode, or nothing at all. */
function against({ view, book, seat }: Now, unit: OnMap, mode: Mode, manner?: Manner): readonly Refusal[] {
  const command: Move =
    mode === 'stand'
      ? { type: 'move', unit: unit.id, mode }
      : mode === 'jump'
        ? { type: 'move', unit: unit.id, mode, to: unit.at, facing: unit.facing }
        : walkOf(unit, { mode, settled: [], ...(manner && { manner }) }, []);
  return book.check(view, command, seat);
}

const onMap = (ends: readonly End[]): readonly End[] => ends.filter(({ assault }) => assault === undefined);

/** Why a hex cannot be reached: what the rules say to a jump there, or to a way on foot that is too long. */
function whyNotThere(moment: Now, unit: OnMap, state: Moving, at: Hex): readonly Refusal[] {
  const { view, book, seat } = moment;
  if (state.mode === 'jump') return book.check(view, { type: 'move', unit: unit.id, mode: 'jump', to: at, facing: unit.facing }, seat);
  const said = tell('no way to {hex} costs {total} MP or less', { hex: hexLabel(at), total: allowanceFor(moment, unit, state) });
  return [{ rule: 'TW-mp-min', reason: fill(said), said }];
}

function point(moment: Now, state: Moving, at: Hex): Moves {
  const unit = moverOf(moment);
  if (!unit || state.mode === 'stand') return {};
  const { assault: _, ...rest } = state;
  const foes = foesOf(moment).map(foe => foe.at);
  const end = endIn(onMap(endsFor(moment, unit, state)), at, foes);
  return end ? { state: { ...rest, at, facing: end.facing } } : { refusals: whyNotThere(moment, unit, state, at) };
}

/** Pointing at an enemy means to run into it, or to come down on it. */
function assail(moment: Now, state: Moving, target: number): Moves {
  const unit = moverOf(moment);
  const end = unit && endsFor(moment, unit, state).find(({ assault }) => assault === target);
  if (!end) return {};
  return { state: { ...state, at: end.to, facing: end.facing, assault: target } };
}

function turned(moment: Now, state: Moving, by: 1 | -1): Moves {
  const unit = moverOf(moment);
  if (!unit || !state.at || state.assault !== undefined) return {};
  const next = nextFacing(onMap(endsFor(moment, unit, state)), state.at, state.facing, by);
  return next === undefined ? {} : { state: { ...state, facing: next } };
}

const isMode = (id: string): id is Mode => id === 'stand' || id === 'walk' || id === 'run' || id === 'jump';
/** Some manners are walked; all others are run. */
const modeFor = (manner: Manner): 'walk' | 'run' => (WALKED.has(manner) ? 'walk' : 'run');
const isManner = (id: string): id is Manner => (MANNERS as readonly string[]).includes(id);

function act(moment: Now, state: Moving, id: string): Moves {
  const task = taskOf(id);
  if (task) return { send: task };
  const unit = moverOf(moment);
  if (!unit) return {};
  if (isMode(id)) return { state: { mode: id, settled: [] } };
  if (isManner(id)) return { state: { mode: modeFor(id), manner: id, settled: [] } };
  if (id === 'halt') return { send: { type: 'halt', unit: unit.id } };
  if (id === 'careful' || id === 'hurried' || id === 'blindly') {
    const { tempo, at: _at, facing: _facing, ...rest } = state;
    return { state: tempo === id ? rest : { ...rest, tempo: id } };
  }
  const end = endOf(moment, unit, state);
  if (id.startsWith('declare-')) return { state: declaring(state, Number(id.slice('declare-'.length))) };
  if (id === 'confirm') return end ? { send: saidBy(state, end.command) } : {};
  if (id === 'onwards') return end ? { state: { mode: state.mode, settled: end.steps, ...kept(state) } } : {};
  return stepped(moment, unit, state, end, id);
}

/** A speed that is declared, or no longer. */
function declaring(state: Moving, speed: number): Moving {
  const { declared: _, ...rest } = state;
  return Number.isInteger(speed) && speed > 0 ? { ...rest, declared: speed } : rest;
}

/** The move with the speed that was declared for it. */
const saidBy = ({ declared }: Moving, command: End['command']): End['command'] =>
  declared !== undefined && (command.mode === 'walk' || command.mode === 'run') ? { ...command, declared } : command;

const kept = ({ manner, tempo, declared }: Moving): Pick<Moving, 'manner' | 'tempo' | 'declared'> => ({
  ...(declared !== undefined && { declared }),
  ...(manner && { manner }),
  ...(tempo && { tempo }),
});

const MODES: readonly { readonly mode: Mode; readonly key: string; readonly label: Telling; readonly driving: Telling }[] = [
  { mode: 'stand', key: 's', label: tell('Stand'), driving: tell('Stay') },
  { mode: 'walk', key: 'w', label: tell('Walk'), driving: tell('Cruise') },
  { mode: 'run', key: 'r', label: tell('Run'), driving: tell('Flank speed') },
  { mode: 'jump', key: 'j', label: tell('Jump'), driving: tell('Jump') },
];

const MANNER_NAMES: { readonly [M in Manner]?: string } = {
  sprint: word('Sprint'),
  evade: word('Evade'),
  masc: word('Use MASC'),
  supercharge: word('Supercharge'),
  overdrive: word('MASC and supercharger'),
  shield: word('Shield others'),
};

function modeActions(moment: Now, unit: OnMap, state: Moving): readonly Action[] {
  const { kind, jump } = sheetFor(unit);
  // A move that has begun goes on as it began.
  const modes = MODES.filter(({ mode }) => (unit.moved ? mode === unit.moved.mode && mode !== 'jump' : mode !== 'jump' || jump > 0));
  const plain = modes.map(({ mode, key, label, driving }): Action => {
    const points = allowanceFor(moment, unit, { mode, settled: [] });
    return {
      id: mode,
      label: kind === 'vehicle' ? driving : label,
      key,
      look: 'choice',
      chosen: state.mode === mode && !state.manner,
      ...(mode !== 'stand' && { badge: `${points} MP` }),
      refusals: against(moment, unit, mode),
    };
  });
  return unit.moved ? plain : [...plain, ...mannerActions(moment, unit, state)];
}

/** Ways of running that the machine or the rules in force know. */
function mannerActions(moment: Now, unit: OnMap, state: Moving): readonly Action[] {
  return MANNERS.flatMap((manner): Action[] => {
    if (against(moment, unit, modeFor(manner), manner).length > 0) return [];
    const points = allowanceFor(moment, unit, { mode: modeFor(manner), manner, settled: [] });
    return [
      { id: manner, label: tell(MANNER_NAMES[manner] ?? manner), look: 'choice', chosen: state.manner === manner, badge: `${points} MP` },
    ];
  });
}

const CONFIRM: { readonly [M in Mode]: string } = {
  stand: word('Stand still'),
  walk: word('Walk to {hex}: {spent} MP'),
  run: word('Run to {hex}: {spent} MP'),
  jump: word('Jump to {hex}: {spent} MP'),
};

function confirmation({ view }: Now, { mode, assault }: Moving, { to, spent }: End): Action {
  const target = assault === undefined ? '' : callSign(view, assault);
  const label =
    assault === undefined
      ? tell(CONFIRM[mode], { hex: hexLabel(to), spent })
      : mode === 'jump'
        ? tell('Come down on the {target}', { target })
        : tell('Charge the {target}: {spent} MP', { target, spent });
  return { id: 'confirm', label, look: assault === undefined ? 'primary' : 'danger' };
}

function overlaysFor(moment: Now, unit: OnMap, state: Moving, end: End | undefined): Overlays {
  const { view } = moment;
  const ends = onMap(endsFor(moment, unit, state));
  const reach = state.mode === 'stand' ? {} : { reach: reachOf(moment, unit, state) };
  const foes = foesOf(moment);
  const over = state.over && !(state.at && sameHex(state.over, state.at)) ? state.over : undefined;
  const preview =
    over &&
    endIn(
      ends,
      over,
      foes.map(foe => foe.at),
    );
  const way = preview ?? end;
  const base: Overlays = {
    draggable: [keyOf(unit.id)],
    ...reach,
    ...(way && state.mode !== 'stand' && { path: pathTo(moment, unit, way) }),
  };
  if (!end) return base;
  const there = standingAt(moment, unit, end);
  // Only those who see it there: the others are told in the panel.
  const sights = foes.map(foe => sightLine(view, foe, there, true)).filter(({ state: open }) => open !== 'blocked');
  const target = state.assault === undefined ? {} : { target: keyOf(state.assault) };
  if (state.mode === 'stand') return { ...base, sights };
  const handles = state.assault === undefined ? facingsIn(ends, end.to) : [];
  return { ...base, ...target, sights, ghost: { token: { ...tokenOf(there), at: end.to, facing: end.facing }, handles } };
}

/** A vehicle that has moved may still let troops out. */
function unloading(moment: Now): Shown {
  const carrier = carriersOf(moment).find(({ id }) => keyOf(id) === moment.selected);
  if (!carrier) return { overlays: {}, actions: [], hint: tell('Choose a unit to move.') };
  const hint = tell('The {unit} has moved: let troops get out, or choose a unit to move.', { unit: sheetFor(carrier).name });
  return { overlays: {}, actions: boardingActions(moment, carrier), hint };
}

function show(moment: Now, state: Moving): Shown {
  const unit = moverOf(moment);
  if (!unit) return unloading(moment);
  const end = endOf(moment, unit, state);
  const halt: readonly Action[] = unit.moved ? [{ id: 'halt', label: tell('Halt here'), key: 'h', look: end ? 'plain' : 'primary' }] : [];
  const name = sheetFor(unit).name;
  const hint = end
    ? tell('Choose the facing, look who sees you there, then confirm.')
    : unit.prone
      ? tell('The {unit} lies on the ground: let it get up, or stay.', { unit: name })
      : tell('Choose how the {unit} moves and where it goes.', { unit: name });
  return {
    overlays: overlaysFor(moment, unit, state, end),
    actions: [
      ...modeActions(moment, unit, state),
      ...taskActions(moment, unit),
      ...boardingActions(moment, unit),
      ...stepActions(moment, unit, state, end),
      ...halt,
      ...(end ? [confirmation(moment, state, end)] : []),
    ],
    hint,
    ...(state.assault !== undefined && { other: keyOf(state.assault) }),
  };
}

/** Walking where it can; who cannot stays, who goes on goes on as it began. */
function begin(moment: Now): Moving {
  const unit = moverOf(moment);
  if (unit?.moved && unit.moved.mode !== 'stand')
    return { mode: unit.moved.mode, settled: [], ...(unit.moved.manner && { manner: unit.moved.manner }) };
  return { mode: unit && against(moment, unit, 'walk').length > 0 ? 'stand' : 'walk', settled: [] };
}

function tapped(moment: Now, state: Moving, at: Hex, token: string | undefined): Moves {
  if (token === undefined || token === moment.selected) return point(moment, state, at);
  const other = unitOf(moment.view, token);
  const onto = other && other.seat !== moment.seat ? assail(moment, state, idOf(token)) : {};
  return onto.state ? onto : move.on(moment, state, { kind: 'select', unit: token });
}

/** Choose a mode, see what can be reached, point at a place, turn, confirm. */
export const move: Interaction<Classic, Moving, Hex> = {
  candidates: moment => [...movers(moment.view, moment.seat, moment.book), ...carriersOf(moment)].map(({ id }) => keyOf(id)),
  begin,
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return move.candidates(moment).includes(input.unit)
          ? { select: input.unit, state: begin({ ...moment, selected: input.unit }) }
          : {};
      case 'tap':
        return tapped(moment, state, input.at, input.token);
      case 'drag': {
        if (input.token !== moment.selected) return {};
        const pointed = point(moment, state, input.at);
        return pointed.state ? pointed : { state };
      }
      case 'hover': {
        const { over: _, ...rest } = state;
        return { state: input.at ? { ...rest, over: input.at } : rest };
      }
      case 'face':
        return { state: { ...state, facing: input.facing } };
      case 'turn':
        return turned(moment, state, input.by);
      case 'cancel':
        return state.at || state.settled.length > 0 ? { state: { mode: state.mode, settled: [], ...kept(state) } } : {};
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  show,
  groups: moveTogether,
  rest: ({ over: _, ...state }) => state,
  Panel: MovePanel,
};
