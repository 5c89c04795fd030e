import type { Place, Spot } from '@sortie/board-view';
import { type Telling, tell } from '@sortie/kernel';
import { callSign, type Foreseen, foresee, type Radar, WEAPON_NAMES } from '@sortie/rules-radar';
import type { Action, Change, Input, Interaction, PanelProps, Together } from '../../battle/face.ts';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { say, tn, t as translate, useT } from '../../i18n/index.ts';
import { Ladder, percentOf } from './ladder.tsx';
import type { Listed } from './listed.ts';
import { actorIn, aimedAt, forUnit, isStay, type Now, offers, pointedAt, targetIn } from './offers.ts';
import { progressOf } from './progress.ts';
import { closing, suggested } from './suggest.ts';
import { keyOf, unitOf } from './units.ts';
import { overlaysFor, placesOn } from './vectors.ts';

interface Choosing {
  readonly chosen?: string;
  /** An enemy that is looked at without anything being chosen. */
  readonly aimed?: string;
}
type Choice = Change<Radar, Choosing>;

const chosenOf = (moment: Now, { chosen }: Choosing): Listed | undefined => forUnit(moment).find(({ id }) => id === chosen);

/** In an exchange somebody is asked who cannot be chosen: whoever it is about. */
const asked = ({ view: { clash } }: Now): string | undefined => (clash ? keyOf(clash.units[clash.who]) : undefined);

/** The next or previous of what can be aimed at, or of all that is on offer. */
function turned(moment: Now, state: Choosing, by: 1 | -1): Choice {
  const all = forUnit(moment);
  const aimed = all.filter(({ command }) => targetIn(command) !== undefined);
  const list = aimed.length > 0 ? aimed : all;
  const at = list.findIndex(({ id }) => id === state.chosen);
  const next = list[(at + by + list.length) % list.length];
  return next ? { state: { chosen: next.id } } : {};
}

/** A tap chooses a craft, a place or an enemy; a second one on the same place or enemy carries it out. */
function tapped(moment: Now, state: Choosing, input: Extract<Input<Spot>, { readonly kind: 'tap' }>): Choice {
  const { at, token, under = token === undefined ? [] : [token] } = input;
  const candidates = choose.candidates(moment);
  const own = under.find(key => candidates.includes(key) && key !== moment.selected);
  if (own !== undefined) return { select: own, state: {} };
  const aimed = under.flatMap(key => aimedAt(moment, key));
  const one = aimed.find(({ id }) => id === state.chosen) ?? aimed[0] ?? pointedAt(moment, at);
  if (one) return one.id === state.chosen ? { send: one.command } : { state: { chosen: one.id } };
  const foe = under.find(key => unitOf(moment.view, key)?.seat !== moment.seat);
  return foe === undefined ? {} : { state: { aimed: foe } };
}

/** What is done by a button and not on the map. */
const inBar = (one: Listed): boolean => isStay(one.command) || (one.at === undefined && targetIn(one.command) === undefined);

/** Buttons that fit beside each other; the list has the rest. */
const FEW = 6;

/** How likely and how hard, in a few characters. */
function badgeOf({ view, book }: Now, { command }: Listed): Pick<Action, 'badge'> {
  const [roll] = foresee(view, command, book);
  if (!roll) return {};
  const chance = translate('{percent} %', { percent: percentOf(roll.needs.total) });
  return { badge: roll.damage ? `${chance} · ${Math.max(0, roll.damage.total)}` : chance };
}

const KEYS: { readonly [type: string]: string } = { move: 's', maneuver: 's', hold: 'h', done: 'd' };

/** Whoever ends the attacks on a map gives away those that could still be made. */
function givesAway(moment: Now, { command }: Listed): Pick<Action, 'gives'> {
  if (command.type !== 'hold') return {};
  const ready = new Set(offers(moment).flatMap(one => (one.command.type === 'engage' ? [one.command.unit] : []))).size;
  return ready > 0 ? { gives: tell('{n} craft could still attack.', { n: ready }) } : {};
}

function actionsFor(moment: Now, one: Listed | undefined): readonly Action[] {
  const bar = forUnit(moment).filter(inBar).slice(0, FEW);
  const buttons = bar.map((each): Action => {
    const key = KEYS[each.command.type];
    const look = each.id === one?.id ? 'primary' : 'plain';
    return {
      id: `do ${each.id}`,
      label: each.label,
      look,
      ...(key !== undefined && { key }),
      ...badgeOf(moment, each),
      ...givesAway(moment, each),
    };
  });
  const near = one ? undefined : closing(moment);
  if (near && !isStay(near.command)) return [...buttons, { id: `do ${near.id}`, label: tell('Close in'), key: 'g' }];
  if (!one || bar.includes(one)) return buttons;
  return [...buttons, { id: 'confirm', label: one.label, look: 'primary', ...badgeOf(moment, one) }];
}

function acted(moment: Now, state: Choosing, id: string): Choice {
  const all = forUnit(moment);
  if (id === 'confirm') {
    const one = chosenOf(moment, state) ?? suggested(moment);
    return one ? { send: one.command } : {};
  }
  if (id.startsWith('do ')) {
    const one = all.find(each => each.id === id.slice(3));
    return one ? { send: one.command } : {};
  }
  return all.some(each => each.id === id) ? { state: { chosen: id } } : {};
}

/** Every question of this game: on the maps, by buttons and as a list, with the numbers that it will take. */
export const choose: Interaction<Radar, Choosing, Spot> = {
  candidates: moment => {
    const about = asked(moment);
    return about === undefined ? [...new Set(offers(moment).flatMap(({ command }) => actorIn(command) ?? []))] : [about];
  },
  begin: () => ({}),
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return choose.candidates(moment).includes(input.unit) ? { select: input.unit, state: {} } : {};
      case 'tap':
        return tapped(moment, state, input);
      case 'aim':
        return turned(moment, state, input.by);
      case 'pick': {
        const one = forUnit(moment)[input.n - 1];
        return one ? { state: { chosen: one.id } } : {};
      }
      case 'cancel':
        return state.chosen === undefined && state.aimed === undefined ? {} : { state: {} };
      case 'act':
        return acted(moment, state, input.id);
      default:
        return {};
    }
  },
  show(moment, state) {
    const one = chosenOf(moment, state) ?? suggested(moment);
    const target = (one && targetIn(one.command)) ?? state.aimed;
    return {
      overlays: overlaysFor(moment, one, state.aimed),
      actions: actionsFor(moment, one),
      ...focusOn(moment),
      // In an exchange the rules say best what is asked.
      ...(chosenOf(moment, state) || moment.view.clash ? {} : { hint: hintFor(moment) }),
      ...(target !== undefined && { other: target }),
    };
  },
  progress: progressOf,
  /** A single thing that can be done is no question. */
  nothing: moment => {
    const all = offers(moment);
    return all.length === 1 && moment.view.phase !== 'deployment' ? all[0]?.command : undefined;
  },
  Panel: Offers,
};

/** Where somebody may begin is looked at until somebody is there. */
function focusOn(moment: Now): { readonly focus?: readonly Place[] } {
  const places = moment.view.phase === 'deployment' ? placesOn(moment) : [];
  return places.length > 0 ? { focus: places } : {};
}

function hintFor(moment: Now): Telling {
  const unit = unitOf(moment.view, moment.selected);
  if (!unit) return tell('Choose a craft.');
  const name = callSign(moment.view, unit.id);
  const all = forUnit(moment);
  if (all.some(({ command }) => targetIn(command) !== undefined))
    return tell('Tap an enemy to see both sides’ numbers, once more to attack it.');
  if (all.some(({ at }) => at)) return tell('Tap a bright place for {unit}, once more to send it there.', { unit: name });
  return tell('Choose one of the things that the rules allow.');
}

/** Setting up: everybody at once. */
export const setUpAll: Together<Radar> = {
  label: tell('Set up all'),
  next: moment => {
    const [selected] = choose.candidates(moment);
    return selected === undefined ? undefined : suggested({ ...moment, selected })?.command;
  },
};

/** Moving: everybody goes for the nearest enemy, or stays. */
export const allClose: Together<Radar> = {
  label: tell('All close in'),
  next: moment => {
    const [selected] = choose.candidates(moment);
    return selected === undefined ? undefined : closing({ ...moment, selected })?.command;
  },
};

export const allStay: Together<Radar> = {
  label: tell('All stay'),
  next: moment => offers(moment).find(({ command }) => isStay(command))?.command,
  gives: moment => tell('{n} craft would stay where they are.', { n: choose.candidates(moment).length }),
};

function Offers({ moment, state, input }: PanelProps<Radar, Choosing, Spot>) {
  const t = useT();
  const all = forUnit(moment);
  const one = chosenOf(moment, state) ?? suggested(moment);
  const own = unitOf(moment.view, moment.selected);
  const foe = foeIn(moment, one, state);
  return (
    <div className="choice-panel">
      {own && foe && <Ladder moment={moment} one={own} two={foe} />}
      {one && <Numbers moment={moment} one={one} />}
      <details open={!all.some(each => !inBar(each))}>
        <summary>{tn('1 possibility', '{n} possibilities', all.length)}</summary>
        <ul className="choice-list choice-list-long" aria-label={t('What the rules allow')}>
          {all.map(({ id, label }) => (
            <li key={id}>
              <button type="button" className="choice-way" aria-pressed={one?.id === id} onClick={() => input({ kind: 'act', id })}>
                {say(label)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The other craft of an exchange, whoever is about to be attacked, or whoever is looked at. */
function foeIn({ view }: Now, one: Listed | undefined, { aimed }: Choosing) {
  const { clash } = view;
  if (clash) return view.units[clash.units[clash.who === 0 ? 1 : 0]];
  const target = one?.command.type === 'engage' ? targetIn(one.command) : aimed;
  return unitOf(view, target);
}

/** What has to be rolled for the thing that is chosen. */
function Numbers({ moment, one }: { readonly moment: Now; readonly one: Listed }) {
  const t = useT();
  const { view, book } = moment;
  const all = foresee(view, one.command, book);
  if (all.length === 0) return null;
  return (
    <ul className="choice-list" aria-label={t('What it needs')}>
      {all.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a command never change their places.
        <li key={i} className="choice-number">
          <b>{nameOf(moment, roll, t)}</b>{' '}
          <span className="radar-number">
            <b>{t('{number}+', { number: roll.needs.total })}</b>{' '}
            <span className="sum-chance">{t('{percent} %', { percent: percentOf(roll.needs.total) })}</span>
            {roll.damage && <span className="quiet"> {t('{points} damage', { points: Math.max(0, roll.damage.total) })}</span>}
          </span>
          <SumBar answer={roll.needs} compact />
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ view }: Now, { unit, what, weapon }: Foreseen, t: ReturnType<typeof useT>): string =>
  what === 'control' ? t('Control of {unit}', { unit: callSign(view, unit) }) : t(weapon ? WEAPON_NAMES[weapon] : 'To hit');
