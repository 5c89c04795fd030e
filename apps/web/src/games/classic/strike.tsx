import type { Mark } from '@sortie/board-view';
import { type Hex, hexLabel, sameHex } from '@sortie/geometry';
import { type Answer, type Refusal, type Telling, tell } from '@sortie/kernel';
import {
  BLOW_NAMES,
  type Blow,
  blowing,
  blowsAt,
  type Classic,
  isFighting,
  LOCATION_NAMES,
  neighboursOf,
  type OnMap,
  sheetFor,
  strikers,
  wreckings,
} from '@sortie/rules-classic';
import type { Action, Change, Interaction, Moment, PanelProps, UnitKey } from '../../battle/face.ts';
import { canStrike } from '../../battle/progress.ts';
import { nextAround } from '../../battle/walk.ts';
import { say, useT } from '../../i18n/index.ts';
import { WeaponRow } from '../hexes/weapon-row.tsx';
import { chanceAt } from './aim.ts';
import { keyOf, unitOf } from './units.ts';

/** Blows that are being considered. */
interface Striking {
  readonly target?: UnitKey;
  readonly blows: readonly Blow[];
}

type Now = Moment<Classic>;

const strikerOf = ({ view, seat, selected }: Now): OnMap | undefined => strikers(view, seat).find(({ id }) => keyOf(id) === selected);

const victimOf = ({ view }: Now, { target }: Striking): OnMap | undefined => {
  const unit = unitOf(view, target);
  return isFighting(unit) ? unit : undefined;
};

/** One blow with its number, before anybody commits to it. */
interface Offer {
  readonly id: string;
  readonly blow: Blow;
  readonly name: Telling;
  readonly toHit: Answer;
  readonly chance: number;
  readonly damage: number;
}

function nameOf(unit: OnMap, blow: Blow): Telling {
  switch (blow.kind) {
    case 'punch':
      return tell('Punch ({place})', { place: LOCATION_NAMES[blow.arm] });
    case 'kick':
      return tell('Kick ({place})', { place: LOCATION_NAMES[blow.leg] });
    case 'push':
      return tell('Push');
    case 'club': {
      const weapon = sheetFor(unit).gear[blow.gear]?.name ?? '';
      return blow.active ? tell('{weapon}, switched on', { weapon }) : tell(weapon);
    }
    case 'hurl':
      return tell('Throw it to {hex}', { hex: hexLabel(blow.to) });
    case 'charge':
      return tell('Charge');
    case 'dfa':
      return tell('Death from above');
    default:
      return tell(BLOW_NAMES[blow.kind]);
  }
}

const idOfBlow = (blow: Blow): string => `blow:${JSON.stringify(blow)}`;

function offersAt({ view, book, seat }: Now, unit: OnMap, target: OnMap): readonly Offer[] {
  const more = [...book.offered('blows', { view, unit, book, target })].filter(blow => book.allows(view, commandOf(unit, [blow]), seat));
  const walls = wreckings(view, unit).filter(blow => blow.kind === 'wreck' && sameHex(blow.at, target.at));
  return [...blowsAt(view, unit, target), ...more, ...walls].map(blow => {
    const about = blowing(view, unit, blow.kind === 'wreck' ? unit : target, blow);
    const toHit = book.ask('blow', about);
    return {
      id: idOfBlow(blow),
      blow,
      name: nameOf(unit, blow),
      toHit,
      chance: chanceAt(toHit.total),
      damage: book.ask('blowDamage', about).total,
    };
  });
}

const commandOf = (unit: OnMap, blows: readonly Blow[]) => ({ type: 'strike' as const, unit: unit.id, blows });

const against = ({ view, book, seat }: Now, unit: OnMap, blows: readonly Blow[]): readonly Refusal[] =>
  book.check(view, commandOf(unit, blows), seat);

/** The blow that may be hoped to do most. */
function suggestion(moment: Now): Striking {
  const unit = strikerOf(moment);
  const best = unit
    ? neighboursOf(moment.view, unit)
        .flatMap(target => offersAt(moment, unit, target).map(offer => ({ ...offer, target })))
        .filter(({ blow }) => against(moment, unit, [blow]).length === 0)
        .sort((a, b) => b.chance * b.damage - a.chance * a.damage)[0]
    : undefined;
  return best ? { target: keyOf(best.target.id), blows: [best.blow] } : { blows: [] };
}

function aimed(moment: Now, target: UnitKey): Change<Classic, Striking> {
  const unit = strikerOf(moment);
  const near = unit ? neighboursOf(moment.view, unit).some(({ id }) => keyOf(id) === target) : false;
  return near ? { state: { target, blows: [] } } : {};
}

/** One blow, or a punch with each arm: another takes the place of what cannot go with it. */
function toggled(moment: Now, unit: OnMap, { target, blows }: Striking, blow: Blow): Striking {
  const at = target === undefined ? {} : { target };
  const id = idOfBlow(blow);
  if (blows.some(one => idOfBlow(one) === id)) return { ...at, blows: blows.filter(one => idOfBlow(one) !== id) };
  const both = [...blows, blow];
  return { ...at, blows: against(moment, unit, both).length === 0 ? both : [blow] };
}

function StrikePanel({ moment, state, input }: PanelProps<Classic, Striking, Hex>) {
  const t = useT();
  const unit = strikerOf(moment);
  const target = victimOf(moment, state);
  if (!unit || !target) return null;
  const offers = offersAt(moment, unit, target);
  return (
    <div className="prospect">
      {offers.length === 0 && <p className="quiet">{t('It reaches nothing of this target.')}</p>}
      <ul className="weapons">
        {offers.map(({ id, blow, name, toHit, chance, damage }) => (
          <WeaponRow
            key={id}
            name={say(name)}
            toHit={toHit}
            chance={chance}
            hope={chance * damage}
            refusals={against(moment, unit, [blow])}
            chosen={state.blows.some(one => idOfBlow(one) === id)}
            onToggle={() => input({ kind: 'act', id })}
            note={<span className="quiet classic-weapon-note">{t('{damage} damage', { damage })}</span>}
          />
        ))}
      </ul>
    </div>
  );
}

/** The best chance against a neighbour, beside it on the map. */
function markFor(moment: Now, unit: OnMap, foe: OnMap): Mark {
  const best = Math.max(0, ...offersAt(moment, unit, foe).map(({ chance }) => chance));
  return best > 0 ? { at: foe.at, text: `${Math.round(best * 100)} %`, tone: 'danger' } : { at: foe.at, text: '–', tone: 'quiet' };
}

/** Whoever reaches nobody and nothing stands by without being asked. */
function idle({ view, seat }: Now) {
  const unit = strikers(view, seat).find(one => neighboursOf(view, one).length === 0 && wreckings(view, one).length === 0);
  return unit && commandOf(unit, []);
}

/** Hands and feet: choose whom, see every number, strike or not. */
export const strike: Interaction<Classic, Striking, Hex> = {
  candidates: ({ view, seat }) => strikers(view, seat).map(({ id }) => keyOf(id)),
  begin: suggestion,
  progress: moment => canStrike(strike.candidates(moment).length),
  nothing: moment => idle(moment),
  on(moment, state, input) {
    const unit = strikerOf(moment);
    switch (input.kind) {
      case 'select':
        if (!strike.candidates(moment).includes(input.unit)) return aimed(moment, input.unit);
        return { select: input.unit, state: suggestion({ ...moment, selected: input.unit }) };
      case 'tap':
        return input.token === undefined ? {} : strike.on(moment, state, { kind: 'select', unit: input.token });
      case 'aim': {
        const near = unit ? neighboursOf(moment.view, unit).map(({ id }) => keyOf(id)) : [];
        const next = nextAround(near, state.target, input.by);
        return next === undefined ? {} : aimed(moment, next);
      }
      case 'pick': {
        const target = victimOf(moment, state);
        const offer = unit && target && offersAt(moment, unit, target)[input.n - 1];
        return offer ? { state: toggled(moment, unit, state, offer.blow) } : {};
      }
      case 'cancel':
        return state.target === undefined ? {} : { state: { blows: [] } };
      case 'act': {
        if (!unit) return {};
        if (input.id === 'none') return { send: commandOf(unit, []) };
        if (input.id === 'strike') return { send: commandOf(unit, state.blows) };
        const target = victimOf(moment, state);
        const offer = target && offersAt(moment, unit, target).find(({ id }) => id === input.id);
        return offer ? { state: toggled(moment, unit, state, offer.blow) } : {};
      }
      default:
        return {};
    }
  },
  show(moment, state) {
    const unit = strikerOf(moment);
    if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a unit that strikes.') };
    const target = victimOf(moment, state);
    const count = state.blows.length;
    const none: Action = { id: 'none', label: tell('Skip physical attacks'), key: 'h', look: count === 0 ? 'primary' : 'plain' };
    const doIt: Action = {
      id: 'strike',
      label: count === 1 ? tell('Strike once') : tell('Strike {count} times', { count }),
      look: 'primary',
      refusals: against(moment, unit, state.blows),
    };
    return {
      overlays: {
        marks: neighboursOf(moment.view, unit).map(foe => markFor(moment, unit, foe)),
        ...(target && { target: keyOf(target.id) }),
      },
      actions: [none, ...(count > 0 ? [doIt] : [])],
      hint: tell('Choose how the {unit} strikes, or let it stand.', { unit: sheetFor(unit).name }),
      ...(target && { other: keyOf(target.id) }),
    };
  },
  Panel: StrikePanel,
};
