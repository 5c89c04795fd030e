import type { Rule, StepRun } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { draw } from '../cards/draw.ts';
import { acting, isFresh } from '../flow/asked.ts';
import { lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';

type R = Rule<Impact>;

/** Right after initiative a d6 for every suit in stealth: below its box it fails, otherwise the soldier may come out (14.3). */
const check: StepRun<Impact, 'turnStart'> = play => {
  for (const { id, stealth, place } of play.state.units) {
    if (stealth.box === 0 || place !== 'map') continue;
    const { d6 } = draw(play, 'MAAS-14.3-stealth-forced-reveal');
    const stays = lawOf(play.book).equalStays && d6 === stealth.box;
    play.emit({ type: 'stealthChecked', unit: id, leave: d6 < stealth.box ? 'must' : stays ? 'no' : 'may', d6 });
  }
};

/** A suit that has failed is seen at the latest when the turn ends, acted or not. */
const surface: StepRun<Impact, 'turnEnd'> = play => {
  for (const { id, stealth: suit, place } of play.state.units)
    if (suit.leave === 'must' && suit.box > 0 && place === 'map')
      play.emit({ type: 'surfaced', unit: id, ready: play.state.turn + suit.box });
};

const stealth: R = {
  id: 'MAAS-14.3-stealth-entry',
  cite: '14.3',
  kind: 'optional',
  covers: [
    'MAAS-14.3-stealth-forced-reveal',
    'MAAS-14.3-stealth-voluntary',
    'MAAS-14.3-stealth-reveal-move',
    'MAAS-14.3-stealth-assault',
    'MAAS-14.3-stealth-no-reaction',
    'MAAS-14.3-stealth-cooldown',
    'MAAS-14.3-stealth-advance',
    'MAAS-14.3-stealth-marker-flip',
  ],
  adds: { law: name => (name === 'stealth' ? 1 : undefined) },
  steps: {
    turnStart: [{ name: 'stealth', after: 'initiative', run: check }],
    turnEnd: [{ name: 'surface', before: 'close', run: surface }],
  },
  forbids: {
    stealth: (view, _, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (!now.unit.card?.stealthy) return 'its suit has no stealth';
      if (now.unit.place !== 'map' || now.unit.aloft) return 'stealth works on the ground';
      if (now.unit.stealth.ready > view.turn) return `the suit is cooling until turn ${now.unit.stealth.ready}`;
      return isFresh(now.active) ? undefined : 'it has already done something else';
    },
  },
};

const groundOnly: R = {
  id: 'MAAS-14.3-stealth-ground-only',
  cite: '14.3',
  kind: 'optional',
  needs: ['MAAS-14.3-stealth-entry'],
  forbids: {
    bounce: (view, _, seat) =>
      (acting(view, seat)?.active.emerging ?? 0) > 0 ? 'coming out of stealth it stays on the ground' : undefined,
    step: (view, { to }, seat) => {
      const emerging = (acting(view, seat)?.active.emerging ?? 0) > 0;
      return emerging && groundOf(view.map).has(to) && groundOf(view.map).terrain(to) === 'slag'
        ? 'coming out of stealth it keeps off slag'
        : undefined;
    },
  },
};

const firedUpon: R = {
  id: 'MAAS-9.3.2-mod-stealth',
  cite: '9.3.2',
  kind: 'optional',
  needs: ['MAAS-14.3-stealth-entry'],
  covers: ['MAAS-14.3-stealth-fired-upon'],
  adds: { strength: ({ target }) => (target.stealth.box > 0 ? -2 * target.stealth.box : undefined) },
};

export const stealthRules: readonly R[] = [stealth, groundOnly, firedUpon];
