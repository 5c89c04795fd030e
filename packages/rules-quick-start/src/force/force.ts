import { type Telling, tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { type Entry, type ScenarioName, type Setup, SIDES } from '../shape.ts';
import type { Sheet } from './sheet.ts';
import { sheetCalled } from './sheets.ts';

export const sheetOfEntry = ({ mech }: Entry): Sheet | undefined => (typeof mech === 'string' ? sheetCalled(mech) : mech);

export const codeOf = ({ mech }: Entry): string => (typeof mech === 'string' ? mech : mech.code);

const tonsOf = (force: readonly Entry[]): number => force.reduce((sum, entry) => sum + (sheetOfEntry(entry)?.tons ?? 0), 0);

/** The forces that each published scenario names. */
export const FORCES: { readonly [S in Exclude<ScenarioName, 'open'>]: { readonly [side in 'defender' | 'attacker']: readonly string[] } } =
  {
    training: { defender: ['GRF-1N'], attacker: ['WVR-6R'] },
    'two-each': { defender: ['GRF-1N', 'GRF-1S'], attacker: ['WVR-6R', 'WVR-6M'] },
    'lance-each': { defender: ['GRF-1N', 'GRF-1S', 'TDR-5S', 'LCT-1V'], attacker: ['WVR-6R', 'WVR-6M', 'TDR-5SE', 'LCT-1E'] },
    breakthrough: { defender: ['GRF-1N', 'GRF-1N', 'TDR-5S', 'LCT-1V'], attacker: ['WVR-6R', 'TDR-5SE'] },
  };

const sorted = (codes: readonly string[]): string => [...codes].sort().join(', ');

/** Why this is not the force that a scenario gives to a side. */
export function wrongForce(setup: Setup, scenario: Exclude<ScenarioName, 'open'>, side: 'defender' | 'attacker'): Telling | undefined {
  if (setup.scenario !== scenario) return undefined;
  const wanted = FORCES[scenario][side];
  return sorted(setup[side].map(codeOf)) === sorted(wanted)
    ? undefined
    : tell('the {side} fields {mechs}', { side, mechs: wanted.join(', ') });
}

const twoEach: QuickStartRule = {
  id: 'QS-force-two-each',
  cite: 'QS p. 10',
  kind: 'core',
  forbidsSetup: setup => wrongForce(setup, 'two-each', 'defender') ?? wrongForce(setup, 'two-each', 'attacker'),
};

const lanceEach: QuickStartRule = {
  id: 'QS-force-lance-each',
  cite: 'QS p. 10',
  kind: 'core',
  forbidsSetup: setup => wrongForce(setup, 'lance-each', 'defender') ?? wrongForce(setup, 'lance-each', 'attacker'),
};

/** Who builds forces of their own keeps them equal in number and tonnage; a published scenario is balanced by its author. */
const balance: QuickStartRule = {
  id: 'QS-force-balance',
  cite: 'QS p. 10',
  kind: 'core',
  forbidsSetup: ({ scenario, defender, attacker }) => {
    if (scenario !== 'open') return undefined;
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
const techBaseIgnored: QuickStartRule = { id: 'QS-force-tech-base-ignored', cite: 'QS p. 8', kind: 'core' };

export const forceRules: readonly QuickStartRule[] = [variants, twoEach, lanceEach, balance, techBaseIgnored];
