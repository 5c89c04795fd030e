import { nth, type Roll } from '@sortie/kernel';
import { applyDamage } from '../../damage/apply.ts';
import { codeOf, wrongForce } from '../../force/force.ts';
import type { QuickStartRule, Table } from '../../rule.ts';
import type { Mech, Setup } from '../../shape.ts';
import { ofSide } from '../../state.ts';
import { tablesOf } from '../../tables.ts';

const cite = 'QS p. 10';

export const DEFENDERS: readonly string[] = ['GRF-1N', 'GRF-1N', 'TDR-5S', 'LCT-1V'];
export const ATTACKERS: readonly string[] = ['WVR-6R', 'TDR-5SE'];
/** The box holds one Griffin of each kind, so these are allowed as well. */
const FROM_THE_BOX: readonly string[] = ['GRF-1N', 'GRF-1S', 'TDR-5S', 'LCT-1V'];

/** Map, deployment and order of the training scenario hold here as well: their rules ask for no scenario. */
const setup: QuickStartRule = {
  id: 'QS-scenario-breakthrough-setup',
  cite,
  kind: 'core',
  permits: { scenario: ['breakthrough'] },
  affirms: { escape: ({ scenario, side, edge }) => scenario === 'breakthrough' && side === 'attacker' && edge === 'south' },
};

/** As printed the defender has the same Griffin twice; the box holds one of each, so that is allowed as well. */
const defender: QuickStartRule = {
  id: 'QS-scenario-breakthrough-defender',
  cite,
  kind: 'core',
  forbidsSetup: chosen => (isFromTheBox(chosen) ? undefined : wrongForce(chosen, 'breakthrough', 'defender', DEFENDERS)),
};

const isFromTheBox = ({ defender: force }: Setup): boolean => [...force.map(codeOf)].sort().join() === [...FROM_THE_BOX].sort().join();

const attacker: QuickStartRule = {
  id: 'QS-scenario-breakthrough-attacker',
  cite,
  kind: 'core',
  forbidsSetup: chosen => wrongForce(chosen, 'breakthrough', 'attacker', ATTACKERS),
};

const BLOWS = 2;
const POINTS = 5;

const armorDamage: QuickStartRule = {
  id: 'QS-scenario-breakthrough-armor-damage',
  cite,
  kind: 'core',
  covers: ['QS-scenario-breakthrough-no-head'],
  steps: {
    opening: [
      {
        name: 'scars',
        after: 'roles',
        run: play => {
          if (play.state.scenario !== 'breakthrough') return;
          for (const unit of ofSide(play.state, 'attacker')) for (let blow = 0; blow < BLOWS; blow++) scar(play, unit.id);
        },
      },
    ],
  },
};

/** Five points somewhere; a roll for the head is made again. */
function scar(play: Table, unit: number): void {
  const tables = tablesOf(play.book);
  const rolls: Roll[] = [];
  const struck = () => {
    const roll = play.roll(2, 6, 'QS-scenario-breakthrough-armor-damage');
    rolls.push(roll);
    return nth(tables.struck, roll.total);
  };
  let location = struck();
  while (location === 'HD') location = struck();
  const { marks, lost } = applyDamage(tables, nth(play.state.units, unit).armor, location, POINTS);
  play.emit({ type: 'scarred', unit, rolls, marks, lost });
}

const LIMPING = { stand: 0, walk: 4, run: 6, jump: 4 } as const;

const isLimping = ({ side, sheet }: Mech): boolean => side === 'attacker' && sheet.code === 'WVR-6R';

const motive: QuickStartRule = {
  id: 'QS-scenario-breakthrough-motive',
  cite,
  kind: 'core',
  atMost: { allowance: ({ scenario, unit, mode }) => (scenario === 'breakthrough' && isLimping(unit) ? LIMPING[mode] : undefined) },
};

export const breakthroughRules: readonly QuickStartRule[] = [setup, defender, attacker, armorDamage, motive];
