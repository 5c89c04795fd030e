import type { table as terrain } from '@sortie/board';
import type { Mark, Overlays, Spot, Zone } from '@sortie/board-view';
import { table as geometry } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import {
  type AlphaStrike,
  BRACKETS,
  callSign,
  gunFor,
  isOn,
  radiusOf,
  type Standing,
  templatesOf,
  type Unit,
} from '@sortie/rules-alpha-strike';
import type { Action, Change, Interaction, Shown, UnitKey } from '../../battle/face.ts';
import { canFire } from '../../battle/progress.ts';
import { nextAround } from '../../battle/walk.ts';
import { AttackPanel } from './attack-panel.tsx';
import {
  type Attacking,
  attackAsked,
  attacksOf,
  bombardment,
  gunnerOf,
  hasWork,
  hopeOf,
  type Now,
  prospectsOf,
  refusalsOf,
  START,
  suggestion,
  targetOf,
  waysOf,
} from './attack-state.ts';
import { pointAt } from './ground.ts';
import { attackTogether } from './group.ts';
import { commandsFor, howWord, type Listed, pieceWords } from './listed.ts';
import { bare, foes, prospectOf } from './prospects.ts';
import { percentOf, rollsOf } from './rolls.tsx';
import { circleAt, INCH, inchWords, type Point, toSpot } from './scale.ts';
import { ringsAround, sightLine } from './tape.ts';
import { keyOf, unitOf } from './units.ts';

type Attacks = Change<AlphaStrike, Attacking>;

function aimed(moment: Now, state: Attacking, target: UnitKey): Attacks {
  const unit = gunnerOf(moment);
  const foe = unitOf(moment.view, target);
  if (!unit || !isOn(foe) || foe.seat === moment.seat) return {};
  const next: Attacking = { how: state.how, overheat: state.overheat, target };
  const prospects = prospectsOf(moment, unit, foe, next);
  const usable = prospects.filter(({ refusals }) => refusals.length === 0);
  const same = usable.some(({ command }) => command.how === state.how);
  const best = [...usable].sort((a, b) => hopeOf(b) - hopeOf(a))[0];
  return { state: same || !best ? next : { ...next, how: best.command.how } };
}

/** A house, wall or bridge under a point. */
const pieceAt = ({ view }: Now, at: Point): terrain.Piece | undefined =>
  view.table.pieces.find(
    ({ kind, outline }) => (kind === 'building' || kind === 'wall' || kind === 'bridge') && geometry.contains(outline, at),
  );

function tapped(moment: Now, state: Attacking, spot: Spot, token: UnitKey | undefined): Attacks {
  const at = pointAt(moment.view, spot);
  if (state.gun !== undefined) return { state: { ...state, at } };
  if (token !== undefined) return attack.on(moment, state, { kind: 'select', unit: token });
  const unit = gunnerOf(moment);
  const piece = unit && pieceAt(moment, at);
  if (!unit || !piece) return {};
  const refusals = refusalsOf(moment, { type: 'demolish', unit: unit.id, piece: piece.id });
  return refusals.length > 0 ? { refusals } : { state: { ...without(state, 'target'), piece: piece.id } };
}

function act(moment: Now, state: Attacking, id: string): Attacks {
  const unit = gunnerOf(moment);
  if (id === 'done') return { send: { type: 'done' } };
  if (!unit) return {};
  if (id === 'fire') {
    const asked = attackAsked(moment, state);
    return asked ? { send: asked.command } : {};
  }
  if (id === 'demolish' && state.piece !== undefined) return { send: { type: 'demolish', unit: unit.id, piece: state.piece } };
  if (id === 'bombard') {
    const command = bombardment(moment.book, unit, state);
    return command ? { send: command } : {};
  }
  const [what, value = ''] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  if (what === 'how') return { state: { ...without(state, 'gun', 'at', 'use'), how: value as Attacking['how'] } };
  if (what === 'use') return { state: state.use === value ? without(state, 'use') : { ...state, use: value } };
  if (what === 'heat') return { state: { ...state, overheat: Number(value) } };
  if (what === 'spotter') return { state: { ...state, spotter: Number(value) } };
  if (what === 'load') return { state: value === '' ? without(state, 'munition') : { ...state, munition: value } };
  if (what === 'gun') return { state: state.gun === value ? without(state, 'gun', 'at') : { ...without(state, 'at'), gun: value } };
  const other = commandsFor(moment).find(one => one.id === id);
  return other ? { send: other.command } : {};
}

function without<K extends keyof Attacking>(state: Attacking, ...keys: readonly K[]): Attacking {
  const rest = { ...state };
  for (const key of keys) delete (rest as { [P in keyof Attacking]?: Attacking[P] })[key];
  return rest;
}

/** The farthest that the unit reaches at all, as a number of brackets. */
function bracketsOf({ card }: Unit): number {
  const last = card.damage.findLastIndex(({ points, minimal }) => points > 0 || minimal);
  return Math.min(BRACKETS.length, Math.max(1, last + 1));
}

/** The best chance against an enemy, beside it on the table. */
function markFor(moment: Now, unit: Unit, foe: Standing): Mark {
  const { view, book, seat } = moment;
  const best = attacksOf(moment, unit)
    .filter(({ target, overheat }) => target === foe.id && !overheat)
    .reduce((most, command) => Math.max(most, prospectOf(view, book, seat, command).chance), 0);
  return best > 0
    ? { at: toSpot(foe.at), text: `${Math.round(best * 100)} %`, tone: 'danger' }
    : { at: toSpot(foe.at), text: '–', tone: 'quiet' };
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The sum of the attack that is about to be made, on its line: "4 +1 +2 = 7+". */
function sumOnLine(moment: Now, unit: Standing, target: Standing, state: Attacking): readonly Mark[] {
  const asked = attackAsked(moment, state);
  if (!asked?.toHit || asked.refusals.length > 0) return [];
  const [first, ...rest] = bare(asked.toHit).terms.filter(
    ({ value, waivedBy, outdoneBy }) => value !== 0 && waivedBy === undefined && outdoneBy === undefined,
  );
  const parts = [`${first?.value ?? 0}`, ...rest.map(({ value }) => signed(value))];
  const at = toSpot({ x: (unit.at.x + target.at.x) / 2, y: (unit.at.y + target.at.y) / 2 });
  return [{ at, text: `${parts.join(' ')} = ${asked.toHit.total}+`, tone: 'mine' }];
}

/** What a shell covers where it comes down: the inner template, and an outer one where it has one. */
function templates(unit: Unit, weapon: string, at: Point, munition: string | undefined): readonly Zone[] {
  const gun = gunFor(unit, weapon);
  return (gun ? templatesOf(gun, munition) : [])
    .map((across, i): Zone => ({ outlines: [circleAt(at, (across * INCH) / 2)], tone: i === 0 ? 'danger' : 'mine', hatched: true }))
    .reverse();
}

function overlaysFor(moment: Now, unit: Unit, target: Standing | undefined, state: Attacking): Overlays {
  const { view, book, seat } = moment;
  const zones = state.gun !== undefined && state.at ? templates(unit, state.gun, state.at, state.munition) : [];
  if (!isOn(unit)) return { zones };
  const others = foes(view, seat).filter(foe => foe !== target);
  const faint = target ? [] : others.map(foe => sightLine(view, book, unit, foe, true));
  return {
    zones,
    sights: [...faint, ...(target && state.gun === undefined ? [sightLine(view, book, unit, target)] : [])],
    marks: [
      ...foes(view, seat).map(foe => markFor(moment, unit, foe)),
      ...(target && state.gun === undefined ? sumOnLine(moment, unit, target, state) : []),
    ],
    rings: ringsAround(unit.at, radiusOf(unit), bracketsOf(unit)),
    ...(target && { target: keyOf(target.id) }),
  };
}

/** The attack from the air that was declared while it flew. */
const runOf = (moment: Now): Listed | undefined => commandsFor(moment).find(({ command }) => command.type === 'run');

const percent = (chance: number): number => Math.round(chance * 100);

/** The fire of the whole side ends: whoever could still shoot is named first. */
const doneWith = (left: number): Action => ({
  id: 'done',
  label: tell('End attacks'),
  key: 'x',
  look: left === 0 ? 'primary' : 'plain',
  ...(left > 0 && { gives: canFire(left) }),
});

function mainActions(moment: Now, unit: Unit, target: Standing | undefined, state: Attacking, left: number): readonly Action[] {
  const done = doneWith(left);
  if (state.gun !== undefined) {
    const command = bombardment(moment.book, unit, state);
    const label = state.at
      ? tell('Fire at {x} / {y}', { x: inchWords(state.at.x), y: inchWords(state.at.y) })
      : tell('Choose where it lands');
    return [done, ...(command ? [{ id: 'bombard', label, look: 'primary' as const, refusals: refusalsOf(moment, command) }] : [])];
  }
  if (state.piece !== undefined) {
    const command = { type: 'demolish', unit: unit.id, piece: state.piece } as const;
    const building = pieceWords(moment.view, state.piece);
    const [roll] = rollsOf(moment, command);
    const label = roll
      ? tell('Shoot at the {building}: {percent} %', { building, percent: percentOf(roll) })
      : tell('Shoot at the {building}', { building });
    return [done, { id: 'demolish', label, look: 'primary', refusals: refusalsOf(moment, command) }];
  }
  const asked = attackAsked(moment, state);
  const run = runOf(moment);
  if (run && !target) return [done, { id: run.id, label: run.label, look: 'primary' }];
  if (!target || !asked) return [done];
  const { refusals, chance } = asked;
  const label = tell('{how} at {target}: {percent} %', {
    how: howWord(state.how),
    target: callSign(moment.view, target.id),
    percent: percent(chance),
  });
  return [done, { id: 'fire', label, look: 'primary', refusals }];
}

/** Works, orders and buildings of this unit that fit into the bar; the rest is in the panel. */
function show(moment: Now, state: Attacking): Shown {
  const unit = gunnerOf(moment);
  const left = attack.candidates(moment).length;
  if (!unit) {
    return { overlays: {}, actions: [doneWith(left)], hint: tell('Choose a unit that attacks, or end the attacks of your side.') };
  }
  const target = targetOf(moment, state);
  const actions = mainActions(moment, unit, target, state, left);
  const name = callSign(moment.view, unit.id);
  const hint =
    state.gun !== undefined
      ? tell('Tap the place where the shell of the {unit} should land.', { unit: name })
      : state.piece !== undefined
        ? tell('Look at what the {unit} needs, then shoot.', { unit: name })
        : target
          ? tell('Choose how the {unit} attacks the {target}.', { unit: name, target: callSign(moment.view, target.id) })
          : runOf(moment)
            ? tell('The {unit} attacks from the air as it was declared.', { unit: name })
            : waysOf(unit).length === 0
              ? tell('The {unit} has nothing to attack with.', { unit: name })
              : tell('Choose a target for the {unit}, or go on to another unit.', { unit: name });
  return { overlays: overlaysFor(moment, unit, target, state), actions, hint, ...(target && { other: keyOf(target.id) }) };
}

/** Nobody has a shot or anything else to do: the attacks end by themselves. */
function onlyToEnd({ ruleset, view, seat, book }: Now): { readonly type: 'done' } | undefined {
  for (const command of ruleset.options(view, seat, book)) if (command.type !== 'done') return undefined;
  return { type: 'done' };
}

/** The so manieth way to attack the target that is chosen. */
function picked(moment: Now, state: Attacking, n: number): Attacks {
  const unit = gunnerOf(moment);
  const target = targetOf(moment, state);
  const way = unit && target && prospectsOf(moment, unit, target, state)[n - 1];
  if (!way) return {};
  return way.refusals.length > 0 ? { refusals: way.refusals } : act(moment, state, `how:${way.command.how}`);
}

/** Choose a unit, a target and a way; see every number before committing. */
export const attack: Interaction<AlphaStrike, Attacking, Spot> = {
  candidates: moment => moment.view.units.filter(unit => unit.seat === moment.seat && hasWork(moment, unit)).map(({ id }) => keyOf(id)),
  begin(moment) {
    const unit = gunnerOf(moment);
    return unit ? suggestion(moment, unit) : START;
  },
  progress: moment => (attack.candidates(moment).length > 0 ? canFire(attack.candidates(moment).length) : undefined),
  groups: attackTogether,
  nothing: moment => onlyToEnd(moment),
  on(moment, state, input) {
    switch (input.kind) {
      case 'select': {
        const unit = unitOf(moment.view, input.unit);
        if (unit?.seat !== moment.seat) return aimed(moment, state, input.unit);
        return { select: input.unit, state: attack.begin({ ...moment, selected: input.unit }) };
      }
      case 'tap':
        return tapped(moment, state, input.at, input.token);
      case 'aim': {
        const list = foes(moment.view, moment.seat).map(({ id }) => keyOf(id));
        const next = nextAround(list, state.target, input.by);
        return next === undefined ? {} : aimed(moment, state, next);
      }
      case 'pick':
        return picked(moment, state, input.n);
      case 'cancel':
        return state.target === undefined && state.gun === undefined && state.piece === undefined ? {} : { state: START };
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  show,
  Panel: AttackPanel,
};
