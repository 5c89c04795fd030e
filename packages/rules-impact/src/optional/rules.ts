import { inNarrowWedge, inWedge } from '@sortie/geometry';
import type { Rule, StepRun } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { pair } from '../fire/rules.ts';
import { acting } from '../flow/asked.ts';
import { type LawName, lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';
import { unveil } from '../units/reveal.ts';
import { isPlaced, shieldOf } from '../units/unit.ts';

type R = Rule<Impact>;

export const sets =
  (...names: readonly LawName[]) =>
  (name: LawName): number | undefined =>
    names.includes(name) ? 1 : undefined;

/** Commands that exist only under an optional rule are refused without it (14.0). */
const optionalUse: R = {
  id: 'MAAS-14.0-optional-use',
  cite: '14.0',
  kind: 'core',
  forbids: {
    stealth: (_, __, ___, book) => without(lawOf(book).stealth),
    turn: (_, __, ___, book) => without(lawOf(book).facing),
    climb: (_, __, ___, book) => without(lawOf(book).storeys),
    reorganize: (_, __, ___, book) => without(lawOf(book).squads),
  },
};

const without = (inForce: boolean): string | undefined => (inForce ? undefined : 'this game is played without that rule');

const detection: R = {
  id: 'MAAS-14.1-improved-detection',
  cite: '14.1',
  kind: 'optional',
  adds: { strength: ({ state, attacker }) => (attacker && state.plan.forces[attacker.seat]!.detection ? 2 : undefined) },
};

const integrity: R = {
  id: 'MAAS-14.2-suit-integrity',
  cite: '14.2',
  kind: 'optional',
  covers: ['MAAS-14.2-suit-integrity-auto'],
  adds: { law: sets('breach') },
};

const marines: readonly R[] = [
  {
    id: 'MAAS-14.5.1-marine-firepower',
    cite: '14.5.1',
    kind: 'optional',
    adds: { strength: ({ attacker }) => (attacker?.card?.marine ? 1 : undefined) },
  },
  {
    id: 'MAAS-14.5.2-marine-aggressive',
    cite: '14.5.2',
    kind: 'optional',
    adds: { strength: ({ target }) => (target.card?.marine && (shieldOf(target) ?? 0) > 0 ? 1 : undefined) },
  },
  {
    id: 'MAAS-14.5.3-marine-morale',
    cite: '14.5.3',
    kind: 'optional',
    adds: { morale: ({ unit }) => (unit.card?.marine ? 1 : undefined) },
  },
];

const napOfEarth: R = { id: 'MAAS-14.7-nap-of-earth', cite: '14.7', kind: 'optional', adds: { law: sets('nap') } };

/** Nobody measures first: a shot at what turns out to be out of sight is lost, and the soldier is done (14.8). */
const strict: R = {
  id: 'MAAS-14.8-strict-combat',
  cite: '14.8',
  kind: 'optional',
  replaces: ['MAAS-6.0-los-required'],
};

const facing: R = {
  id: 'MAAS-14.9-facing-arc',
  cite: '14.9',
  kind: 'optional',
  covers: ['MAAS-14.9-facing-rear'],
  adds: { law: sets('facing') },
  forbids: {
    fire: (view, { target }, seat, book) => {
      const now = pair(view, seat, target);
      if (!now || now.unit.kind === 'sentry' || groundOf(view.map).kind === 'table') return undefined;
      const seen = (lawOf(book).narrowArc ? inNarrowWedge : inWedge)(now.unit.at!, now.unit.heading, now.enemy.at);
      return seen ? undefined : 'it is outside the arc of fire: turn first';
    },
  },
};

const rotate: R = {
  id: 'MAAS-14.9-facing-rotate',
  cite: '14.9',
  kind: 'optional',
  needs: ['MAAS-14.9-facing-arc'],
  adds: { strength: ({ turned }) => (turned > 0 ? -turned : undefined) },
  forbids: {
    turn: (view, { heading }, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (now.unit.place !== 'map') return 'it has to come on first';
      if (now.active.shots > 0 || now.active.turned > 0) return 'it turns once, before firing';
      return heading === now.unit.heading ? 'it faces that way' : undefined;
    },
  },
};

/** Hidden soldiers beside the mover are found (reading 71). */
const spot: StepRun<Impact, 'arrival'> = (play, { unit: id }) => {
  const mover = play.state.units[id]!;
  if (!isPlaced(mover)) return;
  const ground = groundOf(play.state.map);
  for (const other of play.state.units)
    if (other.hidden && other.seat !== mover.seat && isPlaced(other) && ground.adjacent(other.at, mover.at)) unveil(play, other.id);
};

const hidden: R = {
  id: 'MAAS-14.10-hidden-setup',
  cite: '14.10',
  kind: 'optional',
  adds: { law: sets('hiddenSetup') },
  steps: { arrival: [{ name: 'spot', before: 'slag', run: spot }] },
};

const abandonment: R = {
  id: 'MAAS-14.14-abandonment',
  cite: '14.14',
  kind: 'optional',
  adds: { law: sets('abandonment'), morale: ({ abandonment: d6 }) => (d6 > 0 ? -d6 : undefined) },
};

export const optionalCore: readonly R[] = [optionalUse];
export const optionalRules: readonly R[] = [detection, integrity, ...marines, napOfEarth, strict, facing, rotate, hidden, abandonment];
