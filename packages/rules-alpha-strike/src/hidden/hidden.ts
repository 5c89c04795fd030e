import { table as geometry } from '@sortie/geometry';
import { type Handler, nth } from '@sortie/kernel';
import { NOT_NOW } from '../abilities/use.ts';
import { attack } from '../attack/attack.ts';
import { spentAttack } from '../attack/rules.ts';
import { has } from '../card/specials.ts';
import { jammed } from '../electronics/ecm.ts';
import { type AlphaRule, type Book, core, type Table } from '../rule.ts';
import type { AlphaStrike, Point, State, UnitId } from '../shape.ts';
import { see } from '../sight/see.ts';
import { canAct, INCH, isOn, isWithin, marked, onTable, radiusOf, type Standing } from '../state.ts';

/** Whoever passes this near to a hidden unit finds it, and may be shot at. */
export const SURPRISE = 1;
/** Weak: how far a sensor on the ground finds what hides. */
export const SENSOR_RANGE = 12;

/** How far probes find what hides, in inches. */
export function probeRange(unit: Standing, state: State, book: Book): number {
  const reach = ownRange(unit, state);
  return reach > 0 ? reach + book.ask('probe', { unit }).total : 0;
}

function ownRange(unit: Standing, state: State): number {
  if (has(unit, 'BH')) return jammed(state, unit, 'angel') ? 0 : 26;
  if (jammed(state, unit)) return 0;
  if (marked(unit, 'sensor')) return SENSOR_RANGE;
  if (has(unit, 'PRB') || has(unit, 'NOVA')) return 18;
  return has(unit, 'LPRB') || has(unit, 'WAT') ? 12 : 0;
}

export function reveal(play: Table, id: number, rule: 'AS-hidden' | 'AS-probe'): void {
  if (play.state.units[id]?.hidden) play.emit({ type: 'uncovered', unit: id, what: 'unit', rule });
}

const passes = (unit: Standing, path: readonly Point[], other: Standing): boolean => {
  const shape = { kind: 'circle', at: other.at, radius: radiusOf(other) + radiusOf(unit) + SURPRISE * INCH } as const;
  return geometry.contains(shape, unit.at) || path.some((to, i) => i > 0 && geometry.lengthInside(shape, nth(path, i - 1), to) > 0);
};

export const surprise: Handler<AlphaStrike, 'surprise'> = (play, { unit: id, path }) => {
  const mover = play.state.units[id];
  if (!isOn(mover)) return;
  const hidden = onTable(play.state).filter(other => other.hidden && other.seat !== mover.seat);
  const range = probeRange(mover, play.state, play.book);
  for (const other of hidden) {
    if (!marked(mover, 'sensor') && passes(mover, path, other)) {
      reveal(play, other.id, 'AS-hidden');
      offerShot(play, other.id, id);
    } else if (range > 0 && isWithin(mover, other, range) && !see(play.state, mover, other).hidden) reveal(play, other.id, 'AS-probe');
  }
};

/** Somebody may shoot out of turn: at once, or when those before him have decided. Whoever acts out of turn already is not disturbed. */
export function offerShot(play: Table, unit: UnitId, target: UnitId): void {
  const { pending } = play.state;
  if (!pending) play.emit({ type: 'pendingSet', pending: { kind: 'ambush', unit, target } });
  else if (pending.kind === 'ambush')
    play.emit({ type: 'pendingSet', pending: { ...pending, others: [...(pending.others ?? []), { unit, target }] } });
}

/** Is there still somebody to shoot and somebody to be shot at? */
const mayShoot = ({ units }: State, { unit, target }: { readonly unit: UnitId; readonly target: UnitId }): boolean => {
  const [one, other] = [units[unit], units[target]];
  return isOn(one) && isOn(other) && one.structure > 0 && other.structure > 0 && canAct(one) && !spentAttack(one);
};

export const ambush: Handler<AlphaStrike, 'ambush'> = (play, { fire }) => {
  const { pending } = play.state;
  if (!pending) return;
  if (fire) attack(play, { type: 'attack', unit: pending.unit, target: pending.target, how: 'standard' });
  const left = pending.kind === 'ambush' ? (pending.others ?? []) : [];
  const at = left.findIndex(one => mayShoot(play.state, one));
  const next = left[at];
  const others = left.slice(at + 1);
  play.emit({ type: 'pendingSet', pending: next ? { kind: 'ambush', ...next, ...(others.length > 0 ? { others } : {}) } : null });
};

/** Whoever wants to move comes out of hiding first. */
const BREAK_COVER = 'break-cover';

const hiding: AlphaRule = core('AS-hidden', {
  affirms: { hides: ({ unit }) => unit.mayHide },
  follows: {
    moved: ({ units }, { unit, path }) => {
      const from = units[unit]?.moved?.from;
      const seat = units[unit]?.seat;
      return units.some(other => other.hidden && other.seat !== seat)
        ? [{ type: 'surprise', unit, path: from ? [from, ...path] : path }]
        : undefined;
    },
    pendingSet: (_state, { pending }) => (pending ? undefined : [{ type: 'callNext' }]),
  },
  forbids: {
    deploy: (view, { unit: id, hidden }, _seat, book) => {
      const unit = view.units[id];
      return hidden && unit && !book.holds('hides', { state: view, unit }) ? 'it may not be set up hidden' : undefined;
    },
    ambush: ({ pending, units }, _command, seat) =>
      pending && units[pending.unit]?.seat === seat ? undefined : 'nobody of yours lies in ambush',
    ability: ({ phase, units }, { ability, unit: id = -1 }, seat) => {
      if (ability !== BREAK_COVER) return undefined;
      return phase === 'movement' && units[id]?.seat === seat && units[id]?.hidden ? undefined : NOT_NOW;
    },
  },
  permits: { ability: [BREAK_COVER] },
  offers: {
    asides: ({ view, seat }) =>
      view.phase === 'movement'
        ? view.units.flatMap(({ id, seat: owner, hidden }) =>
            hidden && owner === seat ? [{ type: 'ability', ability: BREAK_COVER, unit: id } as const] : [],
          )
        : [],
  },
  steps: {
    using: [
      {
        name: 'break cover',
        after: 'begin',
        run: (play, { ability, unit }) => {
          if (ability === BREAK_COVER && unit !== undefined) reveal(play, unit, 'AS-hidden');
        },
      },
    ],
    attack: [{ name: 'appear', before: 'aim', run: (play, { aim }) => reveal(play, aim.attacker.id, 'AS-hidden') }],
  },
});

export const hiddenRules: readonly AlphaRule[] = [
  hiding,
  core('AS-probe', {
    structural: 'the reach of a probe by its name, which other rules ask about',
    covers: ['AS-sua-prb', 'AS-sua-lprb', 'AS-sua-bh'],
  }),
];
