import type { Handler, Seat, StepRun } from '@sortie/kernel';
import { groundOf } from '../../board/compile.ts';
import { draw } from '../../cards/draw.ts';
import { detonate } from '../../drones/nuke.ts';
import { offer } from '../../events/resolve.ts';
import { blast } from '../../fire/aim.ts';
import { resolve } from '../../fire/attack.ts';
import { sideAt, unitAt } from '../../model/lookup.ts';
import type { Impact } from '../../model/shape.ts';
import type { State, UnitId } from '../../model/state.ts';
import { type ImpactRule, optional, reading, split, type Table } from '../../rule.ts';
import { isMySetup } from '../../setup/zone.ts';
import { damageOf, is, isPlaced } from '../../units/unit.ts';
import { MINE_KINDS, type Mine, type MineKind } from './shape.ts';

const UNDERFOOT = 9;
const BESIDE = 6;

/** Whoever comes to a mine marker's point turns it over, on foot or in the air (14.6). */
const stepOn: StepRun<Impact, 'arrival'> = (play, { unit: id }) => {
  const unit = unitAt(play.state, id);
  if (!isPlaced(unit)) return;
  const ground = groundOf(play.state.map);
  const inches = play.state.plan.mineReach ?? 1;
  for (const mine of play.state.mines.filter(({ at }) => play.book.holds('trips', { ground, at: unit.at, mine: at, inches }))) {
    if (!isPlaced(unitAt(play.state, id))) return;
    if (is(unit, 'engineer') && clears(play, id, mine)) continue;
    const before = unitAt(play.state, id);
    setOff(play, id, mine);
    const after = unitAt(play.state, id);
    const unharmed = after.place === 'map' && after.morale === before.morale && damageOf(after) === damageOf(before);
    if (isPlaced(after) && (!after.aloft || !unharmed)) play.emit({ type: 'halted', unit: id });
  }
};

/** Who does not know what is buried there reckons with an explosive. */
const kindOf = ({ kind }: Mine): MineKind => kind ?? 'explosive';

/** An engineer lifts a mine unless the d12 is no higher than his own damage (12.2.3). */
function clears(play: Table, id: UnitId, mine: Mine): boolean {
  const { d12 } = draw(play, 'MAAS-12.2.3-mine-clearance');
  const lifted = d12 > damageOf(unitAt(play.state, id));
  if (lifted) play.emit({ type: 'mineRevealed', id: mine.id, kind: kindOf(mine), cleared: true });
  return lifted;
}

function setOff(play: Table, id: UnitId, mine: Mine) {
  play.emit({ type: 'mineRevealed', id: mine.id, kind: kindOf(mine), cleared: false });
  if (mine.kind === 'nuclear') return detonate(play, mine.at, null);
  if (mine.kind === 'dummy') return;
  resolve(play, blast(play.state, unitAt(play.state, id), UNDERFOOT, 'blast'), 'blast', 'blast');
  const ground = groundOf(play.state.map);
  for (const other of play.state.units) {
    const now = unitAt(play.state, other.id);
    if (other.id !== id && isPlaced(now) && ground.adjacent(now.at, mine.at))
      resolve(play, blast(play.state, now, BESIDE, 'blast'), 'blast', 'blast');
  }
}

/** Bad Fuse: the holder turns a marker over and takes it away. */
const badFuse: StepRun<Impact, 'event'> = (play, about) => {
  if (about.event !== FUSE || play.state.mines.length === 0) return;
  offer(play, about.holder);
  about.done = true;
};
const defuse: StepRun<Impact, 'picking'> = (play, about) => {
  if (about.event !== FUSE) return;
  const mine = play.state.mines.find(({ id }) => id === about.pick);
  if (mine) play.emit({ type: 'mineRevealed', id: mine.id, kind: kindOf(mine), cleared: true });
  about.done = true;
};
const FUSE = 14;

/** Mines wait on their points. Without this rule markers are only markers. */
const trigger = optional('MAAS-14.6-mine-trigger', {
  covers: [
    'MAAS-14.6.1-mine-grounded',
    'MAAS-14.6.2-mine-airborne',
    'MAAS-14.6.3.1-dummy',
    'MAAS-14.6.3.2-explosive',
    'MAAS-14.6.3.2-explosive-adjacent',
    'MAAS-14.6.3.3-nuclear',
    'MAAS-12.2.3-mine-clearance',
  ],
  affirms: { trips: ({ ground, at, mine, inches }) => ground.reaches(at, mine, inches) },
  offers: { picks: ({ state, event }) => (event === FUSE ? state.mines.map(({ id }) => id) : []) },
  steps: {
    arrival: [{ name: 'mines', before: 'slag', run: stepOn }],
    event: [{ name: 'fuse', before: 'obey', run: badFuse }],
    picking: [{ name: 'defuse', before: 'grant', run: defuse }],
  },
});

/** The next kind to lay; all of one kind before the next. */
const nextKind = (view: State, seat: Seat): MineKind | undefined =>
  [...MINE_KINDS].reverse().find(kind => sideAt(view, seat).stock[kind] > 0);

/** Markers are laid face down before the game. */
const marker = split(
  'MAAS-14.6-mine-trigger',
  optional('MAAS-3.12-mine-marker', {
    permits: { command: ['layMine'] },
    offers: {
      laying: ({ view, seat }) => {
        const kind = nextKind(view, seat);
        return kind ? groundOf(view.map).spots.map(at => ({ type: 'layMine', kind, at }) as const) : [];
      },
    },
    forbids: {
      layMine: (view, { kind, at }, seat) => {
        const late = isMySetup(view, seat);
        if (late) return late;
        if (sideAt(view, seat).stock[kind] < 1) return 'there are none left';
        const ground = groundOf(view.map);
        if (!ground.has(at) || ground.terrain(at) === 'water') return 'mines lie on land';
        return view.mines.some(mine => mine.at === at) ? 'there is a marker' : undefined;
      },
      ready: (view, _, seat) => (nextKind(view, seat) ? 'there is something left to lay' : undefined),
    },
  }),
);

const wideMines = reading(34, 'wide-mines', '3.12', {
  affirms: { trips: ({ ground, at, mine }) => ground.kind === 'panels' && ground.adjacent(at, mine) },
});

export const mineRules: readonly ImpactRule[] = [marker, trigger, wideMines];

export const layMine: Handler<Impact, 'layMine'> = (play, { kind, at }) =>
  play.emit({ type: 'mineLaid', seat: play.seat, id: play.state.mines.length, at, kind });
