import { isHit } from '../cluster/cluster.ts';
import type { ClassicRule } from '../rule.ts';
import { isMech, sheetFor, unitAt } from '../state.ts';
import { equipment } from './plating.ts';
import { shock, shockRules } from './shocks.ts';

/** What the tables of equipment say of weapons and gear is how they are fired and struck. */
const rows = equipment('TOE-t406-binary-laser', {
  structural: 'rows of the table of weapons',
  covers: [
    'TOE-t404-clan-rac-heat',
    'TOE-t406-silver-bullet-tc',
    'TOE-t406-er-pulse-small-note',
    'TOE-t406-improved-heavy-lasers',
    'TOE-t406-coolant-type',
    'TOE-t407-laser-heatsink-space',
    'TOE-t408-extended-lrm20-heat',
    'TOE-t408-streak-lrm-damage',
    'TOE-t410-rifle-tohit',
    'TOE-t410-thunderbolt-tohit',
    'TOE-apollo-mechs',
    'TOE-reactive-crit-transfer',
    'TOE-artemis-v-as-iv',
  ],
});

/** Nobody sits in a drone, so that it does not matter how. */
const drone = equipment('TOE-drone-cockpit-modifiers', {
  waives: {
    piloting: ({ unit }) =>
      sheetFor(unit).smallCockpit && sheetFor(unit).gear.some(({ kind }) => kind === 'drone') ? ['TW-psrmod-cockpit'] : undefined,
  },
});

/** From this roll on a 'Mech that is struck by a taser shuts down. */
const STUNNED = 10;

/** Harder to aim, as its row says; what it does beside its point of damage is a matter of luck. */
const taser = equipment('TOE-taser-to-hit', {
  steps: {
    attack: [
      {
        name: 'taser',
        after: 'strike',
        run: (play, attack) => {
          const { weapon, target } = attack.aim;
          if (!/Taser/.test(weapon.item) || !isHit(attack) || !isMech(target) || unitAt(play.state, attack.target).shutDown) return;
          const roll = play.roll(2, 6, 'TOE-taser-to-hit');
          const shutDown = roll.total >= STUNNED;
          play.emit({ type: 'reactorRolled', unit: attack.target, needed: STUNNED, roll, shutDown, restart: false });
          if (!shutDown) shock(play, attack.target, weapon);
        },
      },
    ],
  },
});

export const listedRules: readonly ClassicRule[] = [rows, drone, taser, ...shockRules];
