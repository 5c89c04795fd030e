import type { Handler, Seat, StepRun } from '@sortie/kernel';
import { groundOf } from '../../board/compile.ts';
import { draw } from '../../cards/draw.ts';
import { over } from '../../events/resolve.ts';
import { acting, isFresh } from '../../flow/asked.ts';
import { finish } from '../../flow/finish.ts';
import { proceed } from '../../flow/proceed.ts';
import { activeIn, unitAt } from '../../model/lookup.ts';
import type { Impact } from '../../model/shape.ts';
import type { Unit, UnitId } from '../../model/state.ts';
import { type ImpactRule, optional, reading, type Seen, split, type Table } from '../../rule.ts';
import { binds } from '../../setup/sides.ts';
import { expose } from '../../units/reveal.ts';
import { isDown } from '../../units/unit.ts';

/** The suit is seen, and has to cool for as many turns as the box it was in. */
function surface(play: Table, unit: UnitId): void {
  const { box } = unitAt(play.state, unit).stealth;
  if (box > 0) play.emit({ type: 'surfaced', unit, ready: play.state.turn + box });
}

/** The box that a soldier comes out of when it is called up. */
const boxOf = ({ stealth: { box, from = 0 } }: Unit): number => box || from;

/** Right after initiative a d6 for every suit in stealth: below its box it is seen at once, otherwise the soldier may come out (14.3). */
const check: StepRun<Impact, 'turnStart'> = play => {
  for (const { id, stealth, place } of play.state.units) {
    if (stealth.box === 0 || place !== 'map') continue;
    const { d6 } = draw(play, 'MAAS-14.3-stealth-forced-reveal');
    const leave = d6 < stealth.box ? 'must' : play.book.holds('emerges', { d6, box: stealth.box }) ? 'may' : 'no';
    play.emit({ type: 'stealthChecked', unit: id, leave, d6 });
    if (leave === 'must') play.emit({ type: 'surfaced', unit: id, ready: play.state.turn + stealth.box, from: stealth.box });
  }
};

/** Whoever is called up comes out. */
const comeOut: StepRun<Impact, 'activating'> = (play, { unit }) => {
  if (play.state.active?.emerging === 0) return;
  surface(play, unit);
  expose(play, unit);
};

/** Stealth fails with the nerves, and with the last box. */
const rattled: StepRun<Impact, 'shock'> = (play, { unit }) => surface(play, unit);
const struck: StepRun<Impact, 'harm'> = (play, { unit }) => {
  if (isDown(unitAt(play.state, unit))) surface(play, unit);
};

/** Cold Sinks: suits cool a turn faster. */
const sinks: StepRun<Impact, 'event'> = (play, about) => {
  if (about.event !== 11) return;
  play.emit({ type: 'cooled', seat: about.holder });
  over(play);
  about.done = true;
};

const entry = optional('MAAS-14.3-stealth-entry', {
  covers: [
    'MAAS-14.3-stealth-forced-reveal',
    'MAAS-14.3-stealth-voluntary',
    'MAAS-14.3-stealth-cooldown',
    'MAAS-14.3-stealth-advance',
    'MAAS-14.3-stealth-marker-flip',
  ],
  permits: { command: ['stealth'] },
  affirms: { emerges: ({ d6, box }) => d6 >= box },
  denies: {
    idle: ({ unit: { stealth, morale } }) => stealth.box > 0 && stealth.leave === 'no' && morale === 'good',
    reacts: ({ unit }) => boxOf(unit) > 0,
  },
  offers: { actions: () => [{ type: 'stealth' }] },
  steps: {
    turnStart: [{ name: 'stealth', after: 'initiative', run: check }],
    activating: [{ name: 'comeOut', after: 'start', run: comeOut }],
    shock: [{ name: 'surface', after: 'mark', run: rattled }],
    harm: [{ name: 'surface', after: 'cross', run: struck }],
    event: [{ name: 'sinks', before: 'obey', run: sinks }],
  },
  forbids: {
    stealth: (view, _, seat) => {
      const now = acting(view, seat);
      if (!now) return 'none of your soldiers is active';
      if (!now.unit.card?.stealthy || !binds(view, seat, 'MAAS-14.3-stealth-entry')) return 'its suit has no stealth';
      if (now.unit.place !== 'map' || now.unit.aloft) return 'stealth works on the ground';
      if (now.unit.stealth.ready > view.turn) return `the suit is cooling until turn ${now.unit.stealth.ready}`;
      return isFresh(now.active) ? undefined : 'it has already done something else';
    },
  },
});

const emerging = (view: Seen, seat: Seat): boolean => (acting(view, seat)?.active.emerging ?? 0) > 0;

/** Half of the movement value times the box, rounded up. */
const revealMove = split(
  'MAAS-14.3-stealth-entry',
  optional('MAAS-14.3-stealth-reveal-move', {
    needs: ['MAAS-14.3-stealth-entry'],
    multiplies: { movement: ({ unit }) => (boxOf(unit) > 0 ? boxOf(unit) / 2 : undefined) },
  }),
);

const BUSY = 'coming out of stealth it moves, and fires on the move';
const onlyMoves = (view: Seen, _: unknown, seat: Seat): string | undefined => (emerging(view, seat) ? BUSY : undefined);

/** It fires on the move or not at all, and does nothing else. */
const assault = split(
  'MAAS-14.3-stealth-entry',
  optional('MAAS-14.3-stealth-assault', {
    needs: ['MAAS-14.3-stealth-entry'],
    forbids: {
      fire: (view, { mode }, seat) => (mode !== 'assault' && emerging(view, seat) ? BUSY : undefined),
      paint: onlyMoves,
      repair: onlyMoves,
      mend: onlyMoves,
      demolish: onlyMoves,
      stealth: onlyMoves,
    },
  }),
);

const noReaction = split(
  'MAAS-14.3-stealth-entry',
  optional('MAAS-14.3-stealth-no-reaction', {
    needs: ['MAAS-14.3-stealth-entry'],
    denies: { opposed: ({ active }) => active.emerging > 0 },
  }),
);

const groundOnly = optional('MAAS-14.3-stealth-ground-only', {
  needs: ['MAAS-14.3-stealth-entry'],
  forbids: {
    bounce: (view, _, seat) => (emerging(view, seat) ? 'coming out of stealth it stays on the ground' : undefined),
    step: (view, { to }, seat) =>
      emerging(view, seat) && groundOf(view.map).has(to) && groundOf(view.map).terrain(to) === 'slag'
        ? 'coming out of stealth it keeps off slag'
        : undefined,
  },
});

const firedUpon = optional('MAAS-9.3.2-mod-stealth', {
  needs: ['MAAS-14.3-stealth-entry'],
  covers: ['MAAS-14.3-stealth-fired-upon'],
  adds: { strength: ({ target }) => (target.stealth.box > 0 ? -2 * target.stealth.box : undefined) },
});

const equalStays = reading(53, 'equal-stays', '14.3', { denies: { emerges: ({ d6, box }) => d6 === box } });

export const stealthRules: readonly ImpactRule[] = [entry, revealMove, assault, noReaction, groundOnly, firedUpon, equalStays];

/** The suit fades: it stays where it is as the place last known (14.3). */
export const fade: Handler<Impact, 'stealth'> = play => {
  play.emit({ type: 'hid', unit: activeIn(play.state).unit });
  finish(play);
  proceed(play);
};
