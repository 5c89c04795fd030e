import { distance } from '@sortie/geometry';
import { sure } from '@sortie/kernel';
import { sideStruck } from '../../arcs/arcs.ts';
import { aimAt } from '../../attack/aim.ts';
import { groupsOf, isHit } from '../../cluster/cluster.ts';
import { inCluster } from '../../cluster/table.ts';
import { munitionOf } from '../../equipment/fire-control.ts';
import type { Attack } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { munition } from '../../rule.ts';
import type { UnitId } from '../../shape.ts';
import { fighting, type OnMap, placed, unitAt } from '../../state.ts';

const isSwarm = (name: string | undefined): boolean => name === 'SWARM' || name === 'SWARM_I';

/** Whoever is nearest to the last target, in its hex or beside it; some missiles know their own side. */
function nextOf(play: Play, { target, past = [], warhead, unit }: Attack): OnMap | undefined {
  const [last, firer] = [placed(unitAt(play.state, target)), unitAt(play.state, unit)];
  if (!last.at) return undefined;
  return fighting(play.state)
    .filter(({ id, at, seat }) => {
      if (id === target || id === unit || past.includes(id) || distance(at, last.at) > 1) return false;
      return warhead !== 'SWARM_I' || seat !== firer.seat;
    })
    .toSorted((a, b) => distance(a.at, last.at) - distance(b.at, last.at) || a.id - b.id)[0];
}

/** The rest of the salvo at somebody else: nobody has to see him, and it still comes from the one who fired. */
function goOn(play: Play, attack: Attack, left: number, next: OnMap): void {
  const attacker = placed(attack.aim.attacker);
  const shot = { ...attack.shot, target: next.id };
  const seen = aimAt({
    state: attack.aim.state,
    book: play.book,
    unit: attacker,
    target: next,
    shot,
    pose: { twist: attacker.twist, flip: attacker.flipped },
  });
  const { weapon, range, bracket, spotter } = attack.aim;
  const aim = { ...seen, weapon: { ...weapon, rack: left }, range, bracket, spotter };
  const past: readonly UnitId[] = [...(attack.past ?? []), attack.target];
  play.run('attack', {
    unit: attack.unit,
    target: next.id,
    shot,
    aim,
    side: sideStruck(attack.aim.state, next, attacker),
    toHit: play.ask('toHit', aim),
    result: 'hit',
    roll: null,
    cluster: null,
    jams: false,
    defended: false,
    groups: [],
    past,
    warhead: sure(attack.warhead, 'the warhead'),
  });
}

const surviving = munition('TOE-swarm-surviving', {
  covers: ['TOE-swarm-los'],
  steps: {
    attack: [
      {
        name: 'swarm',
        after: 'strike',
        run: (play, attack) => {
          if (!isSwarm(attack.warhead) || attack.result === 'automaticMiss') return;
          const left = attack.aim.weapon.rack - (isHit(attack) ? (attack.sent ?? attack.cluster?.hits ?? 1) : 0);
          const next = left > 0 ? nextOf(play, attack) : undefined;
          if (next) goOn(play, attack, left, next);
        },
      },
    ],
  },
});

const MIDDLE = 8;
const LOT = 5;

/** Point defense takes its share of those that went for the target, not of the salvo. */
const defended = munition('TOE-swarm-ams', {
  waives: { clusterRow: ({ aim, defended: fired }) => (fired && isSwarm(munitionOf(aim)) ? ['TW-ams'] : undefined) },
  steps: {
    attack: [
      {
        name: 'thinned',
        after: 'cluster',
        run: (_play, attack) => {
          if (!isSwarm(attack.warhead) || !attack.defended || !attack.cluster) return;
          const { hits } = attack.cluster;
          attack.sent = hits;
          const left = inCluster(hits, MIDDLE);
          attack.cluster = { ...attack.cluster, hits: left };
          attack.groups = groupsOf(left, LOT);
        },
      },
    ],
  },
});

export const swarmRules: readonly ClassicRule[] = [surviving, defended];
