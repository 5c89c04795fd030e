import type { Seat } from '@sortie/kernel';
import { ofAttacker } from '../../attack/shot.ts';
import { countOf, has } from '../../card/specials.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { type AlphaRule, core, type Seen, type Table } from '../../rule.ts';
import type { AttackCommand, State, Unit } from '../../shape.ts';
import { foesOf, markOf, runsHot, type Standing, unitAt } from '../../state.ts';

const LOADS: readonly string[] = ['inferno', 'magpulse'];

function* shots(view: Seen, unit: Standing, seat: Seat): Generator<AttackCommand> {
  if (!has(unit, 'IATM')) return;
  for (const foe of foesOf(view, seat))
    for (const munition of LOADS) yield { type: 'attack', unit: unit.id, target: foe.id, how: 'IATM', munition };
}

/** Heat for whoever has a heat scale, points for the others, nothing for what does not burn. */
function burn(play: Table, target: Unit, points: number): void {
  const rule = 'ASC-sua-iatm-inferno';
  if (has(target, 'FR')) return;
  if (runsHot(target)) play.emit({ type: 'heated', unit: target.id, total: target.heatFrom + points, rule });
  else hurt(play, target.id, points, byRule(rule));
}

/** Throughout the turn after the hit. */
const isPulsed = (state: State, unit: Unit): boolean => markOf(unit, 'magpulse')?.until === state.turn;

const iatm: AlphaRule = core('ASC-sua-iatm-inferno', {
  permits: { munition: [...LOADS] },
  offers: { attacks: ({ view, unit, seat }) => shots(view, unit, seat) },
  affirms: { loads: ({ unit, how, munition }) => how === 'IATM' && has(unit, 'IATM') && LOADS.includes(munition) },
  adds: { damage: ({ how, munition, bracket }) => (how === 'IATM' && munition !== '' && bracket === 0 ? -1 : undefined) },
  steps: {
    attack: [
      {
        name: 'iATM',
        after: 'apply',
        run: (play, { aim, hit }) => {
          if (!hit || aim.how !== 'IATM' || aim.bracket > 1) return;
          const target = unitAt(play.state, aim.target.id);
          if (aim.munition === 'inferno') burn(play, target, countOf(aim.attacker, 'IATM'));
          if (aim.munition === 'magpulse' && aim.bracket === 0)
            play.emit({ type: 'magpulsed', unit: target.id, until: play.state.turn + 1 });
        },
      },
    ],
  },
  covers: ['AS-sua-iatm'],
});

const pulse: AlphaRule = core('ASC-sua-iatm-magpulse', {
  adds: {
    move: ({ state, unit }) => (isPulsed(state, unit) ? -2 : undefined),
    ...ofAttacker(({ state, attacker, kind }) => (kind === 'weapon' && isPulsed(state, attacker) ? 1 : undefined)),
  },
});

export const iatmRules: readonly AlphaRule[] = [iatm, pulse];
