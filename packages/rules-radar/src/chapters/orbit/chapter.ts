import { flag, list, literal, nth, oneOf, optional, type Read, record, type Seat, tell, text, whole } from '@sortie/kernel';
import { ARCS, WEAPON_CLASSES } from '../../card/card.ts';
import type { RadarChapter } from '../../chapter.ts';
import { slotOf } from '../../combat/weapons.ts';
import { id } from '../../read.ts';
import type { State } from '../../shape.ts';
import { callSign, withDoings } from '../../state.ts';
import type { GravityEvents } from '../gravity/shape.ts';
import { answerBelow, bombard, orbitRules } from './orbit.ts';
import { orbitScenario } from './scenario.ts';
import type { Barrage, OrbitCommands, OrbitDuties, OrbitEvents, Site } from './shape.ts';

const inches = whole(0, 200);
const site: Read<Site> = record({
  name: text(80),
  seat: oneOf(0, 1),
  x: inches,
  y: inches,
  points: whole(1, 1000),
  tagged: optional(flag),
  battery: optional(record({ weapon: oneOf('capital', 'subCapital', 'missiles'), damage: whole(1, 200) })),
});

/** When missiles come down is known to whoever fired them alone. */
const veil = (barrage: Barrage, seat: Seat): Barrage => (barrage.secret && barrage.seat !== seat ? { ...barrage, turn: -1 } : barrage);
const veiled = (barrages: readonly Barrage[], seat: Seat): boolean => barrages.some(one => one.secret && one.seat !== seat);

/** Without the first one that looks like this. */
function lessOne(all: State['barrages'], { by, x, y, damage, turn }: Barrage): State['barrages'] {
  const at = all.findIndex(one => one.by === by && one.x === x && one.y === y && one.damage === damage && one.turn === turn);
  return all.filter((_, i) => i !== at);
}

/** A WarShip that strikes the ground leaves nothing but rubble where it lies (ASC-reading-268). */
const buried = (state: State, { at, diameter }: GravityEvents['crashed']): State =>
  at === undefined
    ? state
    : {
        ...state,
        sites: state.sites.map(site =>
          4 * ((site.x - at.x) * (site.x - at.x) + (site.y - at.y) * (site.y - at.y)) <= diameter * diameter
            ? { ...site, points: 0 }
            : site,
        ),
      };

/** What fire from orbit is worth at first sight. */
const WORTH = 6;

/** Fire from close orbit at places on the ground, and theirs in return. */
export const orbit: RadarChapter<{
  command: keyof OrbitCommands;
  duty: keyof OrbitDuties;
  event: keyof OrbitEvents;
  setup: 'sites';
}> = {
  name: 'orbit',
  uses: ['gravity'],
  rules: orbitRules,
  setup: { sites: optional(list(site, 20)) },
  begin: (state, { sites = [] }) => ({ ...state, sites, barrages: [] }),
  conceal: (state, seat) => (veiled(state.barrages, seat) ? { ...state, barrages: state.barrages.map(one => veil(one, seat)) } : state),
  commands: {
    bombard: {
      read: record({
        type: literal('bombard'),
        unit: id,
        arc: oneOf(...ARCS),
        weapon: oneOf(...WEAPON_CLASSES),
        at: list(record({ x: inches, y: inches }), 10),
      }),
      perform: bombard,
    },
  },
  duties: { answerBelow },
  events: {
    bombarded: {
      fold: (state, { unit, arc, weapon, barrages }) => {
        const { spent, attacks } = nth(state.units, unit).turn;
        const next = withDoings(state, unit, { spent: [...spent, slotOf(arc, weapon)], attacks: attacks + 1, orbit: arc });
        return { ...next, barrages: [...state.barrages, ...barrages] };
      },
      tell: (state, { unit, toHit, roll }) =>
        tell('{unit} fires at the ground: needs {needs}, rolls {roll}.', {
          unit: callSign(state, unit),
          needs: toHit.total,
          roll: roll.total,
        }),
      redact: (_state, event, seat) =>
        veiled(event.barrages, seat) ? { ...event, delay: null, barrages: event.barrages.map(one => veil(one, seat)) } : event,
    },
    landed: {
      fold: (state, { barrage, losses }) => ({
        ...state,
        barrages: lessOne(state.barrages, barrage),
        sites: state.sites.map((one, i) => {
          const lost = losses.find(loss => loss.site === i);
          return lost ? { ...one, points: Math.max(0, one.points - lost.damage) } : one;
        }),
      }),
      tell: (state, { barrage, losses }) =>
        losses.length === 0
          ? tell('Fire from {unit} comes down and strikes nothing.', { unit: callSign(state, barrage.by) })
          : tell('Fire from {unit} comes down: {sites}.', {
              unit: callSign(state, barrage.by),
              sites: losses.map(({ site: at, damage }) => `${state.sites[at]?.name ?? ''} −${damage}`).join(', '),
            }),
      redact: (_state, event, seat) => ({ ...event, barrage: veil(event.barrage, seat) }),
      reveals: true,
    },
    answeredBelow: {
      fold: state => state,
      tell: (state, { site: at, target, toHit, roll, hit }) => {
        const args = { site: state.sites[at]?.name ?? '', target: callSign(state, target), needs: toHit.total, roll: roll?.total ?? 0 };
        return hit
          ? tell('{site} answers {target}: needs {needs}, rolls {roll}, and hits.', args)
          : tell('{site} answers {target}: needs {needs}, rolls {roll}, and misses.', args);
      },
    },
  },
  heeds: { crashed: buried },
  weighs: { bombard: () => WORTH },
  scenarios: rules => [orbitScenario(rules)],
};
