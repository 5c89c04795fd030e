import type { Spot, Zone } from '@sortie/board-view';
import { nth, type Refusal, tell } from '@sortie/kernel';
import { type Command, type Impact, impact, inZone, type Unit } from '@sortie/rules-impact';
import type { Action, Change, Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { useT, word } from '../../i18n/index.ts';
import { fieldIn, placeIn, spotOn } from './ground.ts';
import { NoteField } from './note.tsx';
import { idOf, keyOf, liftFor, tokenOf, unitName, unitOf } from './units.ts';

type Now = Moment<Impact>;
type Stocked = 'command-post' | 'bunker' | 'improved' | 'nuclear' | 'explosive' | 'dummy';

interface Laying {
  readonly stock?: Stocked;
  readonly at?: number;
  readonly level: number;
  readonly hidden: boolean;
}

const STOCK: readonly { readonly kind: Stocked; readonly name: string }[] = [
  { kind: 'command-post', name: word('Command post') },
  { kind: 'bunker', name: word('Bunker') },
  { kind: 'improved', name: word('Improved position') },
  { kind: 'nuclear', name: word('Nuclear mine') },
  { kind: 'explosive', name: word('Explosive mine') },
  { kind: 'dummy', name: word('Dummy mine') },
];

const leftOf = ({ view, seat }: Now): readonly (typeof STOCK)[number][] =>
  STOCK.filter(({ kind }) => nth(view.sides, seat).stock[kind] > 0);
const waiting = ({ view, seat }: Now): readonly Unit[] =>
  nth(view.plan.forces, seat).setsUp ? view.units.filter(unit => unit.seat === seat && unit.place === 'reserve' && !unit.later) : [];
const movable = ({ view, seat }: Now): readonly Unit[] =>
  nth(view.plan.forces, seat).setsUp ? view.units.filter(unit => unit.seat === seat && !unit.later) : [];

function commandAt({ view, selected, seat }: Now, { stock, level, hidden }: Laying, at: number): Command | undefined {
  if (stock === 'bunker' || stock === 'improved' || stock === 'command-post') return { type: 'build', work: stock, at };
  if (stock) return { type: 'layMine', kind: stock, at };
  if (selected === undefined || !nth(view.plan.forces, seat).setsUp) return undefined;
  return { type: 'deploy', unit: idOf(selected), at, level: fieldIn(view).level(at) + level, hidden: hidden && level === 0 };
}

const wishes = new WeakMap<Now['view'], Command | undefined>();

/** The next soldier or work where the game's own tactics would put it. */
function everybody(moment: Now): Command | undefined {
  const { view, seat, book } = moment;
  if (waiting(moment).length === 0) return undefined;
  if (wishes.has(view)) return wishes.get(view);
  const best = impact.tactics.candidates(view, seat, book, undefined, 1)[0]?.command;
  const wish = best?.type === 'deploy' || best?.type === 'build' || best?.type === 'layMine' ? best : undefined;
  wishes.set(view, wish);
  return wish;
}

const check = (moment: Now, state: Laying, at: number): readonly Refusal[] => {
  const command = commandAt(moment, state, at);
  return command ? moment.book.check(moment.view, command, moment.seat) : [];
};

/** Hidden where the rules allow it, otherwise in the open. */
function settle(moment: Now, state: Laying, at: number): Change<Impact, Laying> {
  const wished = { ...state, hidden: true };
  const hiding = !state.stock && state.level === 0 && check(moment, wished, at).length === 0;
  const next = { ...state, hidden: hiding, at };
  const refusals = check(moment, next, at);
  return refusals.length > 0 ? { refusals } : { state: next };
}

function zonesOf({ view, seat }: Now): readonly Zone[] {
  const { setsUp } = nth(view.plan.forces, seat);
  const { plan } = view.map;
  if (!setsUp || plan.kind !== 'panels') return [];
  const field = fieldIn(view);
  const across = plan.rows[0]?.length ?? 1;
  const outlines = setsUp.panels.map(n => {
    const [x, y] = [(n % across) * 34, Math.floor(n / across) * 34];
    const corner = (dx: number, dy: number) => placeIn(view, ((y + dy) << 8) | (x + dx));
    return [corner(0, 0), corner(34, 0), corner(34, 34), corner(0, 34)];
  });
  return field.spots.some(at => inZone(view, seat, at)) ? [{ outlines, tone: 'mine', spotlight: true }] : [];
}

function SetupPanel({ moment, state, change }: PanelProps<Impact, Laying, Spot>) {
  const t = useT();
  const unit = unitOf(moment.view, moment.selected);
  const flies = unit && unit.kind !== 'unarmored' && unit.kind !== 'sentry';
  const at = state.at;
  const mayHide = at !== undefined && !state.stock && check(moment, { ...state, level: 0, hidden: true }, at).length === 0;
  return (
    <div className="stack-tight">
      {leftOf(moment).length > 0 && (
        <fieldset className="plain-group stock" aria-label={t('Still to be laid')}>
          {leftOf(moment).map(({ kind, name }) => (
            <button
              key={kind}
              type="button"
              className="chip"
              aria-pressed={state.stock === kind}
              onClick={() => change({ state: { level: 0, hidden: false, stock: kind } })}
            >
              {t(name)} × {nth(moment.view.sides, moment.seat).stock[kind]}
            </button>
          ))}
        </fieldset>
      )}
      {!state.stock && flies && (
        <label className="field">
          <span className="label">{t('Levels above the ground: {level}', { level: state.level })}</span>
          <input
            type="range"
            min={0}
            max={12}
            value={state.level}
            onChange={event => change({ state: { ...state, hidden: false, level: event.target.valueAsNumber } })}
          />
        </label>
      )}
      {mayHide && (
        <label>
          <input type="checkbox" checked={state.hidden} onChange={() => change({ state: { ...state, level: 0, hidden: !state.hidden } })} />{' '}
          {t('Hidden: the enemy does not see where')}
        </label>
      )}
      {unit && unit.seat === moment.seat && !state.stock && (
        <NoteField key={unit.id} unit={unit} change={change as (change: Change<Impact, never>) => void} />
      )}
    </div>
  );
}

function hintFor(moment: Now, { stock }: Laying) {
  const name = STOCK.find(({ kind }) => kind === stock)?.name;
  if (name) return tell('Point where it goes: {what}.', { what: name });
  const unit = unitOf(moment.view, moment.selected);
  if (waiting(moment).length === 0) return tell('Everything stands. Look once more, then finish the set-up.');
  return unit ? tell('Point where {unit} stands.', { unit: unitName(unit) }) : tell('Choose a soldier to set up.');
}

const splits = ({ view, seat }: Now): boolean => nth(view.sides, seat).squads === 2;
const soldiersOf = ({ view, seat }: Now): readonly Unit[] =>
  view.units.filter(unit => unit.seat === seat && unit.card?.type !== 'command' && (unit.kind === 'armored' || unit.kind === 'unarmored'));

/** The chosen soldier in the other squad. */
function swapped(moment: Now): Command {
  const chosen = unitOf(moment.view, moment.selected);
  const first = soldiersOf(moment).filter(({ id, squad }) => (id === chosen?.id ? squad !== 1 : squad === 1));
  return { type: 'assign', first: first.map(({ id }) => id) };
}

function squadActions(moment: Now): readonly Action[] {
  const { view, book, seat, selected } = moment;
  const unit = unitOf(view, selected);
  if (!splits(moment) || !unit || !soldiersOf(moment).includes(unit)) return [];
  const label = tell('{unit} to squad {n}', { unit: unit.tag, n: unit.squad === 1 ? 2 : 1 });
  return [{ id: 'squad', label, key: 'w', refusals: book.check(view, swapped(moment), seat) }];
}

/** Works, mines and soldiers, one after the other; anybody may be moved again until the set-up is finished. */
export const setup: Interaction<Impact, Laying, Spot> = {
  candidates: moment => {
    if (leftOf(moment).length > 0) return [];
    const ids = [...waiting(moment), ...(splits(moment) ? soldiersOf(moment) : [])].map(({ id }) => keyOf(id));
    return [...new Set(ids)];
  },
  begin: moment => {
    const [first] = leftOf(moment);
    return { level: 0, hidden: false, ...(first && { stock: first.kind }) };
  },
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return [...movable(moment), ...soldiersOf(moment)].some(({ id }) => keyOf(id) === input.unit)
          ? { select: input.unit, state: { level: 0, hidden: false } }
          : {};
      case 'tap':
        if (input.token !== undefined && !state.stock && input.token !== moment.selected)
          return setup.on(moment, state, { kind: 'select', unit: input.token });
        return settle(moment, state, spotOn(fieldIn(moment.view), input.at));
      case 'cancel':
        return { state: { level: 0, hidden: false } };
      case 'act': {
        if (input.id === 'ready') return { send: { type: 'ready' } };
        if (input.id === 'squad') return { send: swapped(moment) };
        const command = state.at === undefined ? undefined : commandAt(moment, state, state.at);
        return input.id === 'put' && command ? { send: command } : {};
      }
      default:
        return {};
    }
  },
  show(moment, state) {
    const { view, book, seat } = moment;
    const unit = unitOf(view, moment.selected);
    const put: readonly Action[] =
      state.at === undefined
        ? []
        : [
            {
              id: 'put',
              label: tell('Here: {at}', { at: fieldIn(view).name(state.at) }),
              look: 'primary',
              refusals: check(moment, state, state.at),
            },
          ];
    const token =
      state.at !== undefined && unit && !state.stock
        ? { ...tokenOf(view, unit), at: placeIn(view, state.at), ...(state.level > 0 && { lift: liftFor(state.level) }) }
        : undefined;
    const mark = state.at !== undefined && state.stock ? [{ at: placeIn(view, state.at), band: 2 as const, radius: 20 }] : [];
    return {
      hint: hintFor(moment, state),
      overlays: { zones: zonesOf(moment), reach: mark, ...(token && { ghost: { token } }) },
      actions: [
        ...put,
        ...squadActions(moment),
        {
          id: 'ready',
          label: tell('Set-up is finished'),
          look: put.length > 0 ? 'plain' : 'primary',
          refusals: book.check(view, { type: 'ready' }, seat),
        },
      ],
    };
  },
  all: { label: tell('Set up all'), next: everybody },
  Panel: SetupPanel,
};
