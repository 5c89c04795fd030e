import { distance } from '@sortie/geometry';
import { type Candidate, type Handler, nth, tell } from '@sortie/kernel';
import { hasConsole } from '../../electronics/console.ts';
import { countersOver, fieldsOver, gradeOf, radiusOf } from '../../electronics/fields.ts';
import { isStealthy, settingOf } from '../../electronics/settings.ts';
import type { Aim } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Classic, Setting, State, Unit } from '../../shape.ts';
import { fighting, isFighting, isWhole, type OnMap, placed, sheetFor, unitAt } from '../../state.ts';
import { reachOfProbes } from '../active-probes/probes.ts';
import type { Ghost, Haunt } from './shape.ts';

/** The number of a console among the devices of a unit: it is no piece of equipment of its own. */
const CONSOLE = 99;
const COMMON_REACH = 6;
const NEEDED = 3;
const MOST = 3;
const HAUNTING: readonly Setting[] = ['ghost', 'ghostEcm', 'ghostEccm'];

interface Device {
  readonly device: number;
  readonly reach: number;
}

/** What a unit can make ghosts with now: suites and large sets tuned to it, and a console. Who hides needs an Angel for it. */
export function devicesOf(state: State, unit: OnMap): readonly Device[] {
  if (unit.shutDown || !unit.pilot.awake || countersOver(state, unit.seat, unit.at) < fieldsOver(state, unit.seat, unit.at)) return [];
  const stealthy = isStealthy(unit);
  const tuned = sheetFor(unit).gear.flatMap(({ kind, item }, device): Device[] => {
    if ((kind !== 'ecm' && kind !== 'comms') || !HAUNTING.includes(settingOf(unit, device)) || !isWhole(unit, 'gear', device)) return [];
    if (stealthy && gradeOf(item) !== 'angel') return [];
    return [{ device, reach: kind === 'comms' ? COMMON_REACH : radiusOf(item) }];
  });
  return hasConsole(unit) && !stealthy ? [...tuned, { device: CONSOLE, reach: COMMON_REACH }] : tuned;
}

/** Whom a device can haunt: friends, itself among them, and enemies in reach. */
export const hauntable = (state: State, unit: OnMap, { reach }: Device): readonly OnMap[] =>
  fighting(state).filter(other => distance(unit.at, other.at) <= reach);

function fault(view: State, unit: OnMap, { device, target }: Ghost) {
  const found = devicesOf(view, unit).find(one => one.device === device);
  if (!found) return tell('that makes no ghost targets');
  const other = view.units[target];
  if (isFighting(other) && distance(unit.at, other.at) <= found.reach) return undefined;
  return tell('there is nobody in reach of that');
}

function objection(view: State, { unit: id, ghosts }: Haunt, seat: number) {
  const unit = view.units[id];
  if (view.choosing?.[0] !== id || !isFighting(unit)) return tell('that unit has no ghost targets to place now');
  if (unit.seat !== seat) return tell('that is not your unit');
  if (new Set(ghosts.map(({ device }) => device)).size < ghosts.length) return tell('each device makes one ghost target');
  for (const ghost of ghosts) {
    const reason = fault(view, unit, ghost);
    if (reason) return reason;
  }
  return undefined;
}

/** Eyes on foot and probes that work are not deceived; whoever hides cannot trust its probes. */
const isDeceived = ({ state, attacker }: Aim): boolean =>
  sheetFor(attacker).kind !== 'infantry' && (isStealthy(attacker) || reachOfProbes(state, placed(attacker)) === 0);

const echoes = (aim: Aim): number => Math.min(MOST, aim.target.fresh.shielded ?? 0) + Math.min(MOST, aim.attacker.fresh.misled ?? 0);

/** Whoever has to choose comes before everybody else. */
function callChooser(play: Play, about: { called: boolean }): void {
  const { choosing, units, queue } = play.state;
  const chooser = choosing?.[0];
  if (chooser === undefined) return;
  play.emit({ type: 'called', seat: nth(units, chooser).seat, queue });
  about.called = true;
}

const tuning = advanced('TOE-ghost-targets-mode', {
  permits: { setting: HAUNTING },
});

const ghosts = advanced('TOE-ghost-targets-roll', {
  needs: ['TOE-ghost-targets-mode'],
  covers: [
    'TOE-ghost-targets-stack',
    'TOE-ghost-targets-active-probe',
    'TOE-ghost-targets-angel',
    'TOE-ghost-targets-command-console',
    'TOE-ghost-targets-communications',
    'TOE-ghost-targets-infantry',
    'TOE-ghost-targets-eccm',
    'TOE-ghost-targets-multiple',
  ],
  adds: {
    toHit: aim => {
      const misses = echoes(aim);
      return misses > 0 && isDeceived(aim) ? misses : undefined;
    },
  },
  permits: { command: ['haunt'] },
  offers: { moments: ({ view, seat }) => hauntings(view, seat), guesses: ({ view, seat }) => likely(view, seat) },
  forbids: {
    haunt: objection,
    declare: view => (view.choosing ? tell('ghost targets are placed first') : undefined),
  },
  follows: {
    phaseBegan: (_state, { phase }) => (phase === 'weapon' ? [{ type: 'callHaunters' }] : undefined),
    hauntingDone: () => [{ type: 'callNext' }],
  },
  steps: { calling: [{ name: 'haunters', before: 'choosers', run: callChooser }] },
});

/** Echoes about a machine that hides trouble its own instruments as well. */
const stealth = advanced('TOE-ghost-targets-stealth', {
  needs: ['TOE-ghost-targets-roll'],
  adds: { toHit: ({ attacker }) => (attacker.fresh.haunts && isStealthy(attacker) ? 1 : undefined) },
});

export const ghostRules: readonly ClassicRule[] = [tuning, ghosts, stealth];

/** Everybody who can makes ghosts before anybody fires, in the order of the units. */
export const callHaunters: Handler<Classic, 'callHaunters'> = play => {
  const units = fighting(play.state).filter(unit => devicesOf(play.state, unit).length > 0);
  if (units.length > 0) play.emit({ type: 'hauntersCalled', units: units.map(({ id }) => id) });
};

/** A skill roll that nothing else modifies. */
export const haunt: Handler<Classic, 'haunt'> = (play, { unit: id, ghosts: all }) => {
  const needed = unitAt(play.state, id).pilot.piloting + NEEDED;
  for (const { device, target } of all) {
    const roll = play.roll(2, 6, 'TOE-ghost-targets-roll');
    play.emit({ type: 'haunted', unit: id, device, target, needed, roll, ok: roll.total >= needed });
  }
  play.emit({ type: 'hauntingDone', unit: id });
};

/** Ways to haunt for whoever is asked: not at all, or one device at a time and all of them at once. */
function* hauntings(view: State, seat: number): Generator<Haunt> {
  const id = view.choosing?.[0];
  const unit = id === undefined ? undefined : view.units[id];
  if (!isFighting(unit) || unit.seat !== seat) return;
  yield { type: 'haunt', unit: unit.id, ghosts: [] };
  const devices = devicesOf(view, unit);
  for (const device of devices)
    for (const { id: target } of hauntable(view, unit, device))
      yield { type: 'haunt', unit: unit.id, ghosts: [{ device: device.device, target }] };
  if (devices.length > 1) yield { type: 'haunt', unit: unit.id, ghosts: devices.map(({ device }) => ({ device, target: unit.id })) };
}

/** A good choice for an opponent: mislead the heaviest enemy in reach with everything, or shield itself. */
function likely(view: State, seat: number): readonly Candidate<Classic>[] {
  const id = view.choosing?.[0];
  const unit = id === undefined ? undefined : view.units[id];
  if (!isFighting(unit) || unit.seat !== seat) return [];
  const weight = (other: Unit): number => (other.seat === seat ? 0 : sheetFor(other).tons);
  const command: Haunt = {
    type: 'haunt',
    unit: unit.id,
    ghosts: devicesOf(view, unit).map(device => ({
      device: device.device,
      target: hauntable(view, unit, device).reduce<Unit>((best, other) => (weight(other) > weight(best) ? other : best), unit).id,
    })),
  };
  return [{ command, worth: 1 }];
}
