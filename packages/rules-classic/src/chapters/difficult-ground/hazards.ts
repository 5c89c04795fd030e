import { boardOf, terrainAt } from '@sortie/board';
import { sameHex } from '@sortie/geometry';
import { strikePlace } from '../../damage/strike-place.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { Attack, Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { rides } from '../../sheet/sheet.ts';
import { fighting, isMech, sheetFor, unitAt } from '../../state.ts';
import { ground } from '../../terrain/costs.ts';

const HIDES = 2;

/** Steam and scalding mud: dear to cross, hard to see into, closed to wheels and feet. */
const geyser: ClassicRule = {
  ...ground('TOE-terrain-table-geyser', 'geyser', [1, 2, 3], {
    mech: 1,
    tracked: 1,
    wheeled: null,
    hover: 1,
    foot: null,
    mechanized: null,
  }),
  cite: 'TOE',
  kind: 'advanced',
};
const geyserRule: ClassicRule = {
  ...geyser,
  adds: {
    ...geyser.adds,
    toHit: ({ state, target }) => (target.at && terrainAt(boardOf(state.board), target.at, 'geyser') ? HIDES : undefined),
  },
};

/** Rails lie upon whatever ground is there and cost nobody anything; they can be shot to pieces, and bear any load. */
const rails = advanced('TOE-rails-cf', {
  structural: 'rails stand on the map with a strength of their own',
  covers: ['TOE-terrain-table-remove-rail-base'],
});

/** What soft ground takes off the roll to get through it; from memory. */
const SOFT = -1;

function mire(play: Play, about: Entering): void {
  const unit = unitAt(play.state, about.unit);
  const { gait } = sheetFor(unit);
  if (about.stopped || rides(gait)) return;
  const board = boardOf(play.state.board);
  const soft =
    (terrainAt(board, about.to, 'mud') && !isMech(unit)) ||
    (terrainAt(board, about.to, 'snow')?.level ?? 0) > 1 ||
    terrainAt(board, about.to, 'tundra') !== undefined;
  if (!soft || pilotingRoll(play, about.unit, 'mire').ok) return;
  play.emit({ type: 'bogged', unit: about.unit, stuck: true });
  about.stopped = true;
}

/** Mud, deep snow and tundra hold whoever goes in; crusts of magma do not. */
const soft = advanced('TOE-bog-down-additional-terrain', {
  adds: { piloting: ({ cause }) => (cause === 'mire' ? SOFT : undefined) },
  steps: {
    entering: [{ name: 'mire', after: 'swamp', run: mire }],
    landing: [{ name: 'mire', after: 'swamp', run: mire }],
  },
});

const LOOKED_UP = 8;
const MAJOR = 12;
const INFERNO_HEAT = 2;

/** Every shot at somebody between tanks and pipes may set something off: one roll whether, a second one what. */
function spark(play: Play, { aim, result }: Attack): void {
  const { at } = aim.target;
  if (!at || result === 'automaticMiss' || !terrainAt(boardOf(play.state.board), at, 'industrial')) return;
  if (play.roll(2, 6, 'TOE-heavy-industrial-explosion-trigger').total < LOOKED_UP) return;
  if (play.roll(2, 6, 'TOE-terrain-effects-12-major-explosion').total < MAJOR) return;
  for (const unit of fighting(play.state)) {
    if (!sameHex(unit.at, at)) continue;
    const points = play.roll(2, 6, 'TOE-terrain-effects-12-major-explosion').total;
    strikePlace(play, unit.id, 'body', 'front', points, { kind: 'explosion' });
    const missiles = play.roll(1, 6, 'TOE-terrain-effects-12-major-explosion').total;
    play.emit({ type: 'heated', unit: unit.id, points: INFERNO_HEAT * missiles });
  }
}

const industry = advanced('TOE-heavy-industrial-explosion-trigger', {
  covers: ['TOE-terrain-effects-12-major-explosion'],
  steps: { attack: [{ name: 'industry', after: 'strike', run: spark }] },
});

export const hazardRules: readonly ClassicRule[] = [geyserRule, rails, soft, industry];
