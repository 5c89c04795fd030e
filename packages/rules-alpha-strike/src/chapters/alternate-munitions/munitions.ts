import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Handler, nth } from '@sortie/kernel';
import { countOf, dealt, has, hasAny, specialsOf } from '../../card/specials.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import type { Aim } from '../../questions.ts';
import { type AlphaRule, core, option } from '../../rule.ts';
import type { AlphaStrike, Point, State, Unit, UnitId } from '../../shape.ts';
import { INCH, isOn, type Standing, unitAt } from '../../state.ts';
import { autocannonRounds } from './autocannon.ts';
import { otherBombs } from './bombs.ts';
import { load, loaded, missiles } from './loading.ts';
import { missileLoads } from './missiles.ts';
import { narcPods } from './pods.ts';
import { artilleryShells } from './shells.ts';

const vulnerable = (aim: Pick<Aim, 'target'>): boolean => hasAny(aim.target, 'TSMX', 'TSI');

/** Whatever is loaded must be there for this unit and this attack by some rule. */
const general: AlphaRule = core('ASC-mun-general', {
  forbids: {
    attack: ({ units }, { unit: id, munition, how }, _seat, book) => {
      const unit = units[id];
      return unit && munition && !book.holds('loads', { unit, how, munition }) ? 'it cannot fire that' : undefined;
    },
    bombard: ({ units }, { unit: id, weapon, munition, against }, _seat, book) => {
      const unit = units[id];
      return unit && munition && against === undefined && !book.holds('shells', { unit, weapon, munition })
        ? 'it cannot fire that'
        : undefined;
    },
  },
});

/** Fired indirectly, special missiles do no more than the launchers do at Long range. */
const lobbed: AlphaRule = core('AS-if-spotter', {
  atMost: {
    damage: ({ attacker, how, munition }) => {
      const launchers = how === 'indirect' && munition !== '' ? specialsOf(attacker.card).get('LRM') : undefined;
      return launchers && dealt(launchers, LONG).points;
    },
  },
});
const LONG = 2;

const antiTsm: AlphaRule = option('ASC-mun-anti-tsm-damage', {
  ...missiles('anti-tsm'),
  adds: {
    damage: loaded('anti-tsm', aim => (vulnerable(aim) ? 1 : -1)),
    chances: ({ munition, unit }) => (munition === 'anti-tsm' && hasAny(unit, 'TSMX', 'TSI') ? 1 : undefined),
  },
  covers: ['AS-sua-tsi', 'ASC-sua-tsi'],
});

/** Smoke of these warheads is known by its name. */
const CORROSIVE = 'anti-tsm-smoke-';
const corrosive = (state: State): readonly terrain.Piece[] =>
  state.table.pieces.filter(({ id, kind }) => kind === 'smoke' && id.startsWith(CORROSIVE));
const isIn = (pieces: readonly terrain.Piece[], at: Point): boolean => pieces.some(({ outline }) => geometry.contains(outline, at));
const eats = (unit: Unit | undefined): unit is Standing => isOn(unit) && unit.armor === 0 && hasAny(unit, 'TSMX', 'TSI');

/** Muscle of the old kind without armor over it suffers where it goes into such smoke, and where it is in it when the Movement Phase begins. */
const smoke: AlphaRule = option('ASC-mun-anti-tsm-smoke', {
  needs: ['ASC-mun-anti-tsm-damage'],
  follows: {
    moved: (state, { unit: id, path, mode }) => {
      const unit = state.units[id];
      const from = unit?.moved?.from;
      const pieces = corrosive(state);
      if (pieces.length === 0 || !eats(unit) || !from || path.length === 0 || isIn(pieces, from)) return undefined;
      const way = mode === 'jump' ? [] : [from, ...path];
      const through = way.some((to, i) => i > 0 && pieces.some(({ outline }) => geometry.lengthInside(outline, nth(way, i - 1), to) > 0));
      return through || isIn(pieces, unit.at) ? [{ type: 'corrode', unit: id }] : undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'anti-TSM smoke',
        after: 'apply',
        run: (play, { aim, hit }) => {
          const target = play.state.units[aim.target.id];
          if (!hit || aim.munition !== 'anti-tsm' || !isOn(target)) return;
          const id = `${CORROSIVE}${play.state.turn}-${aim.attacker.id}`;
          play.emit({
            type: 'terrainChanged',
            piece: id,
            as: { id, kind: 'smoke', outline: { kind: 'circle', at: target.at, radius: 2 * INCH }, level: 1 },
            rule: 'ASC-mun-anti-tsm-smoke',
          });
        },
      },
    ],
    thinking: [
      {
        name: 'corrosion',
        after: 'begin',
        run: play => {
          const pieces = corrosive(play.state);
          if (pieces.length > 0)
            for (const unit of play.state.units) if (eats(unit) && isIn(pieces, unit.at)) corrode(play, { type: 'corrode', unit: unit.id });
        },
      },
    ],
  },
  splitFrom: { rule: 'ASC-mun-anti-tsm-damage', version: 2 },
});
export const corrode: Handler<AlphaStrike, 'corrode'> = (play, { unit }) => {
  if (eats(play.state.units[unit])) hurt(play, unit, 1, byRule('ASC-mun-anti-tsm-smoke'));
};

const listenKill: AlphaRule = option('ASC-mun-listen-kill', {
  ...missiles('listen-kill'),
  adds: { toHit: loaded('listen-kill', () => -1) },
});
/** They work for the three years in which nobody knows what to do about them; where no year is told, they are past. */
const NEW = 3037;
const KNOWN = 3039;
const listenKillEra: AlphaRule = option('ASC-mun-listen-kill-era', {
  waives: {
    toHit: ({ munition, state: { year = KNOWN + 1 } }) =>
      munition === 'listen-kill' && (year < NEW || year > KNOWN) ? ['ASC-mun-listen-kill'] : undefined,
  },
});

/** The launcher that is loaded: the one that fires alone, else LRMs before SRMs. */
const launcher = ({ attacker, how }: Aim): 'LRM' | 'SRM' => (how === 'SRM' || (how !== 'LRM' && !has(attacker, 'LRM')) ? 'SRM' : 'LRM');
/** The farthest bracket that it loses. */
const FARTHEST = { LRM: 2, SRM: 1 } as const;
/** A point more as far as it still reaches; where it reaches no longer, what it would have done. */
function deadFirePoints(aim: Aim): number | undefined {
  const code = launcher(aim);
  const special = specialsOf(aim.attacker.card).get(code);
  const last = FARTHEST[code];
  if (aim.bracket < last) return 1;
  return special && aim.bracket === last ? -dealt(special, last).points || undefined : undefined;
}
const deadFire: AlphaRule = option('ASC-mun-dead-fire', {
  ...missiles('dead-fire'),
  adds: { damage: loaded('dead-fire', deadFirePoints) },
});

/** Pods that explode: at once, or all together when their owner says so. */
const podDamage = (pods: number): number => Math.floor(pods / 2);
/** Charges of one launcher that a unit carries. */
function chargesOn({ marks }: Unit, by: UnitId): number {
  for (const mark of marks) if (mark.kind === 'seeded' && mark.by === by) return mark.value;
  return 0;
}
const shootAndSit: AlphaRule = option('ASC-mun-shoot-and-sit-contact', {
  ...load(
    ['explosive', 'delayed', 'detonate'],
    (unit, how, munition) => has(unit, 'SNARC') && how === (munition === 'detonate' ? 'standard' : 'SNARC'),
    ['SNARC', 'standard'],
  ),
  forbids: {
    attack: ({ units }, { unit, target, munition }) =>
      munition === 'detonate' && units[target] && chargesOn(units[target], unit) === 0 ? 'it has no charges on that target' : undefined,
  },
  steps: {
    attack: [
      {
        name: 'pods',
        after: 'apply',
        run: (play, { aim, hit }) => {
          const target = unitAt(play.state, aim.target.id);
          const before = chargesOn(target, aim.attacker.id);
          const by = aim.attacker.id;
          if (hit && aim.munition === 'explosive')
            hurt(play, target.id, podDamage(countOf(aim.attacker, 'SNARC')), byRule('ASC-mun-shoot-and-sit-contact'));
          if (hit && aim.munition === 'delayed') play.emit({ type: 'seeded', unit: target.id, by, charges: before + 1 });
          // What sits on it already goes off whether the shot itself hits or not.
          if (aim.munition !== 'detonate') return;
          play.emit({ type: 'seeded', unit: target.id, by, charges: 0 });
          hurt(play, target.id, podDamage(before), byRule('ASC-mun-shoot-and-sit-delayed'));
        },
      },
    ],
  },
  covers: ['ASC-mun-shoot-and-sit-delayed', 'ASC-mun-shoot-and-sit-owner'],
});

/** Armor-piercing shells and tandem charges. */
const piercing: AlphaRule = option('AS-munition-list', {
  ...load(['armor-piercing', 'tandem'], (unit, how, munition) => how === (munition === 'tandem' ? 'SRM' : 'AC') && has(unit, how), [
    'AC',
    'SRM',
  ]),
  adds: {
    chances: ({ munition, unit }) => ((munition === 'armor-piercing' || munition === 'tandem') && !has(unit, 'ABA') ? 1 : undefined),
  },
});

export const munitionRules: readonly AlphaRule[] = [
  general,
  lobbed,
  antiTsm,
  smoke,
  listenKill,
  listenKillEra,
  deadFire,
  shootAndSit,
  piercing,
  autocannonRounds,
  missileLoads,
  narcPods,
  artilleryShells,
  otherBombs,
];
