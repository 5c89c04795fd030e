import type { Mark, Overlays } from '@sortie/board-view';
import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { isFighting, type QuickStart, type Shot, type Standing } from '@sortie/rules-quick-start';
import type { Action, Change, Interaction, Moment, Shown, UnitKey } from '../../battle/face.ts';
import { canFire, fireAt } from '../../battle/progress.ts';
import { nextAround } from '../../battle/walk.ts';
import { arcHexes, fightersOf, prospectsOf, sightLine } from './aim.ts';
import { DeclarePanel } from './declare-panel.tsx';
import { type Declaring, gunnerOf, targetOf } from './declare-state.ts';
import { hexesOn } from './ground.ts';
import { idOf, keyOf, unitOf } from './units.ts';

type Now = Moment<QuickStart>;
type Declares = Change<QuickStart, Declaring>;

const usable = ({ view, book }: Now, unit: Standing, target: Standing): readonly number[] =>
  prospectsOf(view, book, unit, target)
    .filter(({ refusals, chance }) => refusals.length === 0 && chance > 0)
    .map(({ weapon }) => weapon);

/** The enemy on whom most damage can be hoped for, as a first suggestion. */
function suggestion(moment: Now, unit: Standing): Standing | undefined {
  const { view, book, seat } = moment;
  const hopes = fightersOf(view, seat, false).map(foe => ({
    foe,
    hope: prospectsOf(view, book, unit, foe).reduce((sum, { hope }) => sum + hope, 0),
  }));
  return hopes.sort((a, b) => b.hope - a.hope).find(({ hope }) => hope > 0)?.foe;
}

function aimed(moment: Now, target: UnitKey): Declares {
  const unit = gunnerOf(moment);
  const foe = unitOf(moment.view, target);
  if (!unit || !isFighting(foe) || foe.seat === moment.seat) return {};
  return { state: { target, weapons: usable(moment, unit, foe) } };
}

const shotsOf = ({ target, weapons }: Declaring): readonly Shot[] =>
  target === undefined ? [] : weapons.map(weapon => ({ weapon, target: idOf(target) }));

function toggled(state: Declaring, weapon: number): Declaring {
  const weapons = state.weapons.includes(weapon)
    ? state.weapons.filter(one => one !== weapon)
    : [...state.weapons, weapon].sort((a, b) => a - b);
  return { ...state, weapons };
}

function act(moment: Now, state: Declaring, id: string): Declares {
  const unit = gunnerOf(moment);
  if (!unit) return {};
  if (id === 'hold') return { send: { type: 'declare', unit: unit.id, shots: [] } };
  if (id === 'fire') return { send: { type: 'declare', unit: unit.id, shots: shotsOf(state) } };
  const target = targetOf(moment, state);
  const weapon = Number(id.slice('weapon-'.length));
  if (!target || !id.startsWith('weapon-')) return {};
  const refusals = prospectsOf(moment.view, moment.book, unit, target)[weapon]?.refusals ?? [];
  return refusals.length > 0 ? { refusals } : { state: toggled(state, weapon) };
}

function overlaysFor(moment: Now, unit: Standing, target: Standing | undefined): Overlays {
  const { view, book, seat } = moment;
  const others = fightersOf(view, seat, false).filter(foe => foe !== target);
  const faint = target ? [] : others.map(foe => sightLine(view, book, unit, foe, true));
  return {
    zones: [{ hexes: arcHexes(hexesOn(view), unit), tone: 'friend' }],
    sights: [...faint, ...(target ? [sightLine(view, book, unit, target)] : [])],
    marks: fightersOf(view, seat, false).map(foe => markFor(moment, unit, foe)),
    ...(target && { target: keyOf(target.id) }),
  };
}

/** The best chance against an enemy, beside it on the map. */
function markFor({ view, book }: Now, unit: Standing, foe: Standing): Mark {
  const best = Math.max(0, ...prospectsOf(view, book, unit, foe).map(({ chance }) => chance));
  return best > 0 ? { at: foe.at, text: `${Math.round(best * 100)} %`, tone: 'danger' } : { at: foe.at, text: '–', tone: 'quiet' };
}

function show(moment: Now, state: Declaring): Shown {
  const unit = gunnerOf(moment);
  if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a ’Mech that declares its fire.') };
  const { view, book, seat } = moment;
  const target = targetOf(moment, state);
  const shots = shotsOf(state);
  const hold: Action = { id: 'hold', label: tell('Hold fire'), key: 'h', look: shots.length === 0 ? 'primary' : 'plain' };
  const fire: Action = {
    id: 'fire',
    label: shots.length === 1 ? tell('Declare 1 weapon') : tell('Declare {count} weapons', { count: shots.length }),
    look: 'primary',
    refusals: book.check(view, { type: 'declare', unit: unit.id, shots }, seat),
  };
  const hint = target
    ? tell('Choose the weapons that the {unit} fires at the {target}.', { unit: unit.sheet.name, target: target.sheet.name })
    : tell('Choose a target for the {unit}, or hold its fire.', { unit: unit.sheet.name });
  return {
    overlays: overlaysFor(moment, unit, target),
    actions: shots.length > 0 ? [hold, fire] : [hold],
    hint,
    ...(target && { other: keyOf(target.id) }),
  };
}

/** Choose a target, see every number before committing, choose the weapons. */
export const declare: Interaction<QuickStart, Declaring, Hex> = {
  candidates: ({ view, seat }) =>
    view.units.filter(unit => unit.seat === seat && isFighting(unit) && unit.fire === null).map(({ id }) => keyOf(id)),
  begin(moment) {
    const unit = gunnerOf(moment);
    const foe = unit && suggestion(moment, unit);
    return unit && foe ? { target: keyOf(foe.id), weapons: usable(moment, unit, foe) } : { weapons: [] };
  },
  progress: moment => canFire(declare.candidates(moment).length),
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        if (!declare.candidates(moment).includes(input.unit)) return aimed(moment, input.unit);
        return { select: input.unit, state: declare.begin({ ...moment, selected: input.unit }) };
      case 'tap':
        return input.token === undefined ? {} : declare.on(moment, state, { kind: 'select', unit: input.token });
      case 'aim': {
        const foes = fightersOf(moment.view, moment.seat, false).map(({ id }) => keyOf(id));
        const next = nextAround(foes, state.target, input.by);
        return next === undefined ? {} : aimed(moment, next);
      }
      case 'pick':
        return act(moment, state, `weapon-${input.n - 1}`);
      case 'cancel':
        return state.target === undefined ? {} : { state: { weapons: [] } };
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  groups(moment, { target }, group) {
    const foe = unitOf(moment.view, target);
    if (!isFighting(foe)) return [];
    const shotBy = (now: Now, key: UnitKey) => {
      const unit = gunnerOf({ ...now, selected: key });
      const aimedAt = unitOf(now.view, target);
      const weapons = unit && isFighting(aimedAt) ? usable(now, unit, aimedAt) : [];
      return unit && weapons.length > 0
        ? { type: 'declare' as const, unit: unit.id, shots: shotsOf({ target: keyOf(foe.id), weapons }) }
        : undefined;
    };
    const able = group.filter(key => shotBy(moment, key));
    if (able.length < 2) return [];
    return [{ label: fireAt(able.length, foe.sheet.name), next: now => able.map(key => shotBy(now, key)).find(one => one !== undefined) }];
  },
  show,
  Panel: DeclarePanel,
};
