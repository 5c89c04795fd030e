import { HEADINGS, type Heading, headingsApart, inNarrowWedge, inWedge } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import { groundOf } from '../../board/compile.ts';
import { pair } from '../../fire/rules.ts';
import { acting } from '../../flow/asked.ts';
import { proceed } from '../../flow/proceed.ts';
import { activeIn, placeOf, unitAt } from '../../model/lookup.ts';
import type { Impact, Shot } from '../../model/shape.ts';
import { openWindow } from '../../reaction/window.ts';
import { type ImpactRule, optional, reading } from '../../rule.ts';
import { binds } from '../../setup/sides.ts';
import { appear } from '../../units/reveal.ts';

type Wedge = (from: number, heading: Heading, to: number) => boolean;

/** On an open table nobody has a facing, and sentries fire all around. */
const arc = optional('MAAS-14.9-facing-arc', {
  covers: ['MAAS-14.9-facing-rear'],
  affirms: { inArc: ({ from, heading, to }) => inWedge(from, heading, to) },
  forbids: {
    fire: (view, { target }, seat, book) => {
      const now = pair(view, seat, target);
      if (!now || now.unit.kind === 'sentry' || !binds(view, seat, 'MAAS-14.9-facing-arc') || groundOf(view.map).kind === 'table')
        return undefined;
      const { heading } = now.unit;
      return book.holds('inArc', { from: placeOf(now.unit), heading, to: now.enemy.at })
        ? undefined
        : 'it is outside the arc of fire: turn first';
    },
  },
});

/** Sixths that the attacker has turned, or has to turn to react until the target is in its arc. */
function turns({ state, attacker, target, how, ground }: Shot, wedge: Wedge): number {
  if (!attacker || !binds(state, attacker.seat, 'MAAS-14.9-facing-rotate')) return 0;
  if (how !== 'reaction') return state.active?.unit === attacker.id ? state.active.turned : 0;
  const { at, heading, kind } = attacker;
  const to = target.at;
  if (at === null || to === null || kind === 'sentry' || ground.kind === 'table') return 0;
  return Math.min(...HEADINGS.filter(way => wedge(at, way, to)).map(way => headingsApart(heading, way)));
}

const penalty = (turned: number): number | undefined => (turned > 0 ? -turned : undefined);

const rotate = optional('MAAS-14.9-facing-rotate', {
  needs: ['MAAS-14.9-facing-arc'],
  permits: { command: ['turn'] },
  adds: { strength: shot => penalty(turns(shot, inWedge)) },
  offers: { actions: () => HEADINGS.map(heading => ({ type: 'turn', heading }) as const) },
  forbids: {
    turn: (view, { heading }, seat) => {
      const now = acting(view, seat);
      if (!now) return 'none of your soldiers is active';
      if (now.unit.place !== 'map') return 'it has to come on first';
      if (now.active.shots > 0 || now.active.turned > 0) return 'it turns once, before firing';
      return heading === now.unit.heading ? 'it faces that way' : undefined;
    },
  },
});

/** The arc of the rule's text, sixty degrees, instead of that of its picture. */
const narrowArc = reading(35, 'narrow-arc', '14.9', {
  needs: ['MAAS-14.9-facing-rotate'],
  denies: { inArc: ({ from, heading, to }) => !inNarrowWedge(from, heading, to) },
  waives: { strength: ({ how }) => (how === 'reaction' ? ['MAAS-14.9-facing-rotate'] : undefined) },
  adds: { strength: shot => (shot.how === 'reaction' ? penalty(turns(shot, inNarrowWedge)) : undefined) },
});

export const facingRules: readonly ImpactRule[] = [arc, rotate, narrowArc];

export const turn: Handler<Impact, 'turn'> = (play, { heading }) => {
  const { unit } = activeIn(play.state);
  appear(play, unit);
  play.emit({ type: 'turned', unit, heading, steps: headingsApart(unitAt(play.state, unit).heading, heading) });
  openWindow(play, unit);
  proceed(play);
};
