import { type Telling, tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { type Entry, type ScenarioName, type Setup, SIDES, type Side } from '../shape.ts';
import type { Sheet } from './sheet.ts';
import { sheetCalled } from './sheets.ts';

export const sheetOfEntry = ({ mech }: Entry): Sheet | undefined => (typeof mech === 'string' ? sheetCalled(mech) : mech);

export const codeOf = ({ mech }: Entry): string => (typeof mech === 'string' ? mech : mech.code);

const tonsOf = (force: readonly Entry[]): number => force.reduce((sum, entry) => sum + (sheetOfEntry(entry)?.tons ?? 0), 0);

/** The forces that published scenarios name. */
export const FORCES = {
  training: { defender: ['GRF-1N'], attacker: ['WVR-6R'] },
  'two-each': { defender: ['GRF-1N', 'GRF-1S'], attacker: ['WVR-6R', 'WVR-6M'] },
  'lance-each': { defender: ['GRF-1N', 'GRF-1S', 'TDR-5S', 'LCT-1V'], attacker: ['WVR-6R', 'WVR-6M', 'TDR-5SE', 'LCT-1E'] },
} as const;

const sorted = (codes: readonly string[]): string => [...codes].sort().join(', ');

/** Why this is not the force that a scenario gives to a side. */
export function wrongForce(setup: Setup, scenario: ScenarioName, side: Side, wanted: readonly string[]): Telling | undefined {
  if (setup.scenario !== scenario) return undefined;
  return sorted(setup[side].map(codeOf)) === sorted(wanted)
    ? undefined
    : tell('the {side} fields {mechs}', { side, mechs: wanted.join(', ') });
}

const wrongForces = (setup: Setup, scenario: 'two-each' | 'lance-each'): Telling | undefined =>
  wrongForce(setup, scenario, 'defender', FORCES[scenario].defender) ?? wrongForce(setup, scenario, 'attacker', FORCES[scenario].attacker);

const twoEach: QuickStartRule = {
  id: 'QS-force-two-each',
  cite: 'QS p. 10',
  kind: 'core',
  forbidsSetup: setup => wrongForces(setup, 'two-each'),
};

const lanceEach: QuickStartRule = {
  id: 'QS-force-lance-each',
  cite: 'QS p. 10',
  kind: 'core',
  forbidsSetup: setup => wrongForces(setup, 'lance-each'),
};

/** Who builds forces of their own keeps them equal in number and tonnage; a published scenario is balanced by its author. */
const balance: QuickStartRule = {
  id: 'QS-force-balance',
  cite: 'QS p. 10',
  kind: 'core',
  forbidsSetup: ({ scenario, defender, attacker }) => {
    // A 'Mech that nobody knows is the business of another rule.
    if (scenario !== 'open' || [...defender, ...attacker].some(entry => !sheetOfEntry(entry))) return undefined;
    if (defender.length !== attacker.length)
      return tell("both sides field equally many 'Mechs: {one} against {other}", {
        one: defender.length,
        other: attacker.length,
      });
    const [one, other] = [tonsOf(defender), tonsOf(attacker)];
    return one === other ? undefined : tell('both sides field the same tonnage: {one} against {other} tons', { one, other });
  },
};

/** A code names one sheet and no other; a name without its variant names none. */
const variants: QuickStartRule = {
  id: 'QS-force-variants',
  cite: 'QS p. 8',
  kind: 'core',
  forbidsSetup: setup => {
    for (const side of SIDES) {
      const unknown = setup[side].find(entry => sheetOfEntry(entry) === undefined);
      if (unknown) return tell('no record sheet is called {mech}', { mech: codeOf(unknown) });
    }
    return undefined;
  },
};

/** Sheets print a tech base; nothing here reads it, so a sheet does not even hold it. */
const techBaseIgnored: QuickStartRule = {
  id: 'QS-force-tech-base-ignored',
  cite: 'QS p. 8',
  kind: 'core',
  structural: 'a sheet holds no tech base',
};

export const forceRules: readonly QuickStartRule[] = [variants, twoEach, lanceEach, balance, techBaseIgnored];
