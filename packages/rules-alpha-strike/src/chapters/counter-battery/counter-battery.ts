import type { Seat } from '@sortie/kernel';
import { gunOf } from '../../artillery/guns.ts';
import { specialsOf } from '../../card/specials.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { gunsOf } from '../../options/works.ts';
import type { Landing } from '../../questions.ts';
import { type AlphaRule, core, type Seen, type Table } from '../../rule.ts';
import type { Command, Unit } from '../../shape.ts';
import { unitAt } from '../../state.ts';

/** What fire at guns that nobody sees adds. */
const UNSEEN = 7;

/** In answer to every gun off the table. */
function* answers(view: Seen, unit: Unit, seat: Seat): Generator<Command> {
  for (const weapon of gunsOf(unit))
    for (const foe of view.units)
      if (foe.seat !== seat && foe.fate === 'offTable')
        yield { type: 'bombard', unit: unit.id, weapon, at: { x: 0, y: 0 }, against: foe.id };
}

/** A whole hit does everything, one that is just enough half; rules may bring near misses up to that. */
function result(play: Table, { shell, gun, margin, left }: Landing): void {
  if (shell.against === null) return;
  const inner = left(gun.inner);
  const good = margin + play.ask('ranging', { unit: unitAt(play.state, shell.unit) }).total;
  const points = good >= 1 ? inner : good >= (good === margin ? 0 : -1) ? Math.floor(inner / 2) : 0;
  hurt(play, shell.against, points, byRule('ASC-counter-battery-result'));
}

const counter: AlphaRule = core('ASC-counter-battery-eligibility', {
  affirms: { answerable: ({ target }) => target?.fate === 'offTable' },
  offers: { works: ({ view, unit, seat }) => answers(view, unit, seat) },
  forbids: {
    bombard: (view, { unit: id, weapon, against }, seat) => {
      if (against === undefined) return undefined;
      const [unit, foe] = [view.units[id], view.units[against]];
      if (foe?.fate !== 'offTable') return undefined;
      if (foe.seat === seat) return 'that is no enemy';
      if (!view.witnessed.some(one => one.unit === against && one.seat === seat && one.turn < view.turn))
        return 'nobody has seen its shells land before this turn';
      const theirs = [...specialsOf(foe.card).keys()].map(gunOf).reduce((most, gun) => Math.max(most, gun?.range ?? 0), 0);
      return unit && (gunOf(weapon)?.range ?? 0) >= theirs ? undefined : 'its gun does not reach as far';
    },
  },
  adds: { artillery: ({ against }) => (against?.fate === 'offTable' ? UNSEEN : undefined) },
  covers: ['ASC-counter-battery-acquire', 'ASC-counter-battery-range', 'ASC-tbl-counter-battery', 'ASC-counter-battery-flight'],
});

/** Each further shell that was seen to land makes the next answer easier, up to 4. */
const ranging: AlphaRule = core('ASC-counter-battery-to-hit', {
  adds: {
    artillery: ({ state, unit, against }) => {
      const seen = against ? state.witnessed.filter(one => one.unit === against.id && one.seat === unit.seat).length : 0;
      return seen > 1 ? -Math.min(4, seen - 1) : undefined;
    },
  },
});

export const counterBatteryRules: readonly AlphaRule[] = [
  counter,
  ranging,
  core('ASC-counter-battery-result', { steps: { landing: [{ name: 'counter-battery', after: 'strike', run: result }] } }),
];
