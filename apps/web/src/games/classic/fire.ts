import type { Mark, Overlays } from '@sortie/board-view';
import type { Hex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { type Classic, isFighting, type OnMap, type Pose, posesOf, sheetFor, shooters } from '@sortie/rules-classic';
import type { Action, Change, Interaction, Moment, Shown, UnitKey } from '../../battle/face.ts';
import { canFire } from '../../battle/progress.ts';
import { nextAround } from '../../battle/walk.ts';
import { arcHexes, foesOf, prospectsOf, sightLine } from './aim.ts';
import { extrasFor } from './extras.ts';
import { FirePanel } from './fire-panel.tsx';
import { commandOf, type Declaring, firstSuggestion, gunnerOf, heldAs, samePose, suggestionAt, targetOf, toggled } from './fire-state.ts';
import { hexesOn } from './ground.ts';
import { fireTogether } from './group.ts';
import { fireInto, hexesAimedAt, withoutWeapon } from './hex-fire.ts';
import { keyOf, unitOf } from './units.ts';

type Now = Moment<Classic>;
type Declares = Change<Classic, Declaring>;

function aimed(moment: Now, state: Declaring, target: UnitKey): Declares {
  const unit = gunnerOf(moment);
  const foe = unitOf(moment.view, target);
  if (!unit || !isFighting(foe) || foe.seat === moment.seat) return {};
  // Whoever has chosen weapons may divide them; until then the best fire at the new target is suggested.
  if (!state.touched) return { state: suggestionAt(moment, unit, foe) };
  const { spots: _, ...rest } = state;
  return { state: { ...rest, target } };
}

function act(moment: Now, state: Declaring, id: string): Declares {
  const unit = gunnerOf(moment);
  if (!unit) return {};
  const { view, book } = moment;
  if (id === 'hold') return { send: commandOf(unit, { ...holding(state), shots: [] }) };
  if (id === 'fire') return { send: commandOf(unit, state) };
  if (id.startsWith('pose-')) {
    const pose = posesOf(unit)[Number(id.slice('pose-'.length))];
    return pose ? { state: heldAs(moment, unit, state, pose) } : {};
  }
  if (id === 'spot') {
    const { spots, ...rest } = state;
    return { state: { ...rest, touched: true, ...(!spots && { spots: true }) } };
  }
  if (id.startsWith('also-')) return { state: withExtra(moment, unit, state, id.slice('also-'.length)) };
  if (id.startsWith('point-')) return { state: pointingAt(state, id.slice('point-'.length)) };
  const target = targetOf(moment, state);
  if (!target || !id.startsWith('weapon-')) return {};
  const weapon = Number(id.slice('weapon-'.length));
  const refusals = prospectsOf(view, book, unit, target, state.pose, state.shots)[weapon]?.refusals ?? [];
  const already = state.shots.some(one => one.weapon === weapon && one.target === target.id);
  return refusals.length > 0 && !already ? { refusals } : { state: toggled(moment, unit, state, weapon) };
}

/** Nothing fired at all: what is lit and set stays. */
function holding({ hexes = {}, ...rest }: Declaring): Declaring {
  return hexes.light ? { ...rest, hexes: { light: hexes.light } } : rest;
}

/** Something declared beside the fire, or no longer. */
function withExtra(moment: Now, unit: OnMap, state: Declaring, id: string): Declaring {
  const extras = state.extras ?? [];
  if (extras.some(one => one.id === id)) return { ...state, extras: extras.filter(one => one.id !== id) };
  const extra = extrasFor(moment, unit).find(one => one.id === id);
  return extra ? { ...state, extras: [...extras, extra] } : state;
}

/** The next hex is for this weapon, or for the searchlight; once more, and it is for nobody. */
function pointingAt(state: Declaring, id: string): Declaring {
  const wanted = id === 'light' ? 'light' : Number(id);
  const { pointing, ...rest } = state;
  if (pointing === wanted) return rest;
  return { ...(typeof wanted === 'number' ? withoutWeapon(rest, wanted) : rest), pointing: wanted };
}

function overlaysFor(moment: Now, unit: OnMap, state: Declaring, target: OnMap | undefined): Overlays {
  const { view } = moment;
  const foes = foesOf(moment);
  const faint = foes
    .filter(foe => foe.id !== target?.id && (!target || state.shots.some(shot => shot.target === foe.id)))
    .map(foe => sightLine(view, unit, foe, true));
  return {
    zones: [{ hexes: arcHexes(hexesOn(view), unit, state.pose), tone: 'friend' }],
    sights: [...faint, ...(target ? [sightLine(view, unit, target)] : [])],
    marks: [
      ...foes.map(foe => markFor(moment, unit, foe, state.pose)),
      ...hexesAimedAt(state).map((at): Mark => ({ at, text: '⌖', tone: 'mine' })),
    ],
    ...(target && { target: keyOf(target.id) }),
  };
}

/** The best chance against an enemy, beside it on the map. */
function markFor({ view, book }: Now, unit: OnMap, foe: OnMap, pose: Pose): Mark {
  const best = Math.max(0, ...prospectsOf(view, book, unit, foe, pose, []).map(({ chance }) => chance));
  return best > 0 ? { at: foe.at, text: `${Math.round(best * 100)} %`, tone: 'danger' } : { at: foe.at, text: '–', tone: 'quiet' };
}

const TWISTS: readonly (readonly [twist: -1 | 0 | 1, label: Telling, key: string])[] = [
  [-1, tell('Torso left'), 'q'],
  [0, tell('Torso ahead'), 'w'],
  [1, tell('Torso right'), 'e'],
];

function poseActions(unit: OnMap, { pose }: Declaring): readonly Action[] {
  const poses = posesOf(unit);
  // Turrets have a dial of their own in the panel.
  if (poses.length < 2 || unit.wear) return [];
  return poses
    .map((one, i) => ({ one, i }))
    .sort((a, b) => Number(a.one.flip) - Number(b.one.flip) || a.one.twist - b.one.twist)
    .map(({ one, i }): Action => {
      const [, label, key] = TWISTS.find(([twist]) => !one.flip && twist === one.twist) ?? [0, tell('Arms back'), 'b'];
      return { id: `pose-${i}`, label, key, look: 'choice', chosen: samePose(one, pose) };
    });
}

function show(moment: Now, state: Declaring): Shown {
  const unit = gunnerOf(moment);
  if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a unit that declares its fire.') };
  const { view, book, seat } = moment;
  const target = targetOf(moment, state);
  const count = state.shots.length + (state.hexes?.batters?.length ?? 0) + (state.hexes?.barrages?.length ?? 0);
  const hold: Action = { id: 'hold', label: tell('Hold fire'), key: 'h', look: count === 0 ? 'primary' : 'plain' };
  const fire: Action = {
    id: 'fire',
    label: count === 1 ? tell('Declare 1 weapon') : tell('Declare {count} weapons', { count }),
    look: 'primary',
    refusals: book.check(view, commandOf(unit, state), seat),
  };
  const name = sheetFor(unit).name;
  return {
    overlays: overlaysFor(moment, unit, state, target),
    actions: [...poseActions(unit, state), hold, ...(count > 0 ? [fire] : [])],
    hint:
      state.pointing !== undefined
        ? tell('Choose the hex.')
        : target
          ? tell('Choose the weapons that the {unit} fires at the {target}.', { unit: name, target: sheetFor(target).name })
          : tell('Choose a target for the {unit}, or hold its fire.', { unit: name }),
    ...(target && { other: keyOf(target.id) }),
  };
}

function tapped(moment: Now, state: Declaring, at: Hex, token: UnitKey | undefined): Declares {
  const unit = gunnerOf(moment);
  if (unit && state.pointing !== undefined) return fireInto(moment, unit, state, at);
  return token === undefined ? {} : fire.on(moment, state, { kind: 'select', unit: token });
}

/** Turn the torso, choose a target, see every number before committing, choose the weapons. */
export const fire: Interaction<Classic, Declaring, Hex> = {
  candidates: ({ view, seat }) => shooters(view, seat).map(({ id }) => keyOf(id)),
  begin: firstSuggestion,
  progress: moment => canFire(fire.candidates(moment).length),
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        if (!fire.candidates(moment).includes(input.unit)) return aimed(moment, state, input.unit);
        return { select: input.unit, state: firstSuggestion({ ...moment, selected: input.unit }) };
      case 'tap':
        return tapped(moment, state, input.at, input.token);
      case 'turn': {
        const unit = gunnerOf(moment);
        const poses = unit ? posesOf(unit).filter(({ flip, fore }) => !flip && fore === state.pose.fore) : [];
        const order = [...poses].sort((a, b) => a.twist - b.twist || (a.turret ?? 0) - (b.turret ?? 0));
        const next = order[order.findIndex(one => samePose(one, state.pose)) + input.by];
        return unit && next ? { state: heldAs(moment, unit, state, next) } : {};
      }
      case 'aim': {
        const next = nextAround(
          foesOf(moment).map(({ id }) => keyOf(id)),
          state.target,
          input.by,
        );
        return next === undefined ? {} : aimed(moment, state, next);
      }
      case 'pick':
        return act(moment, state, `weapon-${input.n - 1}`);
      case 'cancel':
        return state.target === undefined ? {} : { state: { pose: state.pose, shots: [] } };
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  groups: fireTogether,
  show,
  Panel: FirePanel,
};
