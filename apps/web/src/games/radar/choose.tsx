import type { Overlays, Spot } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import { callSign, type Foreseen, foresee, type Radar, WEAPON_NAMES } from '@sortie/rules-radar';
import type { Change, Input, Interaction, PanelProps } from '../../battle/face.ts';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { say, useT } from '../../i18n/index.ts';
import { borderAt } from './ground.ts';
import type { Listed } from './listed.ts';
import { actorIn, aimedAt, forUnit, type Now, offers, pointedAt, targetIn } from './offers.ts';
import { keyOf, unitOf } from './units.ts';

interface Choosing {
  readonly chosen?: string;
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

function tapped(moment: Now, input: Extract<Input<Spot>, { readonly kind: 'tap' }>): Choice {
  const { at, token, under = token === undefined ? [] : [token] } = input;
  const candidates = choose.candidates(moment);
  const own = under.find(key => candidates.includes(key) && key !== moment.selected);
  if (own !== undefined) return { select: own, state: {} };
  const aimed = under.flatMap(key => aimedAt(moment, key))[0];
  const one = aimed ?? pointedAt(moment, at);
  return one ? { state: { chosen: one.id } } : {};
}

/** Where the chosen craft may go, whom it may aim at, and the way that is chosen. */
function overlaysFor(moment: Now, chosen: Listed | undefined): Overlays {
  const places = new Map(forUnit(moment).flatMap(({ at }) => (at ? [[`${at.x}/${at.y}`, at] as const] : [])));
  const outlines = [...places.values()].map(at => borderAt(moment.view, at));
  const target = chosen && targetIn(chosen.command);
  return {
    zones: [{ outlines, tone: 'friend' }, ...(chosen?.at ? [{ outlines: [borderAt(moment.view, chosen.at)], tone: 'mine' as const }] : [])],
    ...(target !== undefined && { target }),
  };
}

/** Every question of this game: what the rules allow, as a list, on the maps, and with the numbers that it will take. */
export const choose: Interaction<Radar, Choosing, Spot> = {
  candidates: moment => {
    const about = asked(moment);
    return about === undefined ? [...new Set(offers(moment).flatMap(({ command }) => actorIn(command) ?? []))] : [about];
  },
  begin: moment => {
    const own = forUnit(moment);
    return own.length === 1 ? { chosen: own[0]!.id } : {};
  },
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return choose.candidates(moment).includes(input.unit) ? { select: input.unit, state: {} } : {};
      case 'tap':
        return tapped(moment, input);
      case 'aim':
        return turned(moment, state, input.by);
      case 'cancel':
        return state.chosen === undefined ? {} : { state: {} };
      case 'act': {
        if (input.id === 'confirm') {
          const one = chosenOf(moment, state);
          return one ? { send: one.command } : {};
        }
        return forUnit(moment).some(({ id }) => id === input.id) ? { state: { chosen: input.id } } : {};
      }
      default:
        return {};
    }
  },
  show(moment, state) {
    const one = chosenOf(moment, state);
    const target = one && targetIn(one.command);
    return {
      overlays: overlaysFor(moment, one),
      actions: one ? [{ id: 'confirm', label: one.label, look: 'primary' }] : [],
      // In an exchange the rules say best what is asked.
      ...(one || moment.view.clash ? {} : { hint: hintFor(moment) }),
      ...(target !== undefined && { other: target }),
    };
  },
  Panel: Offers,
};

function hintFor(moment: Now) {
  const unit = unitOf(moment.view, moment.selected);
  if (!unit) return tell('Choose a craft.');
  return forUnit(moment).some(({ at }) => at)
    ? tell('Choose a bright place on a map for {unit}, or something from the list.', { unit: callSign(moment.view, unit.id) })
    : tell('Choose one of the things that the rules allow.');
}

function Offers({ moment, state, input }: PanelProps<Radar, Choosing, Spot>) {
  const t = useT();
  const all = forUnit(moment);
  const one = chosenOf(moment, state);
  return (
    <div className="choice-panel">
      {one && <Numbers moment={moment} one={one} />}
      <ul className="choice-list choice-list-long" aria-label={t('What the rules allow')}>
        {all.map(({ id, label }) => (
          <li key={id}>
            <button type="button" className="choice-way" aria-pressed={state.chosen === id} onClick={() => input({ kind: 'act', id })}>
              {say(label)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of thirty-six throws of two dice, how many reach a number. */
const REACH: readonly number[] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];
const chanceOf = (number: number): number => Math.round((REACH[Math.max(0, Math.min(13, number))]! * 100) / 36);

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
            <span className="sum-chance">{t('{percent} %', { percent: chanceOf(roll.needs.total) })}</span>
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
