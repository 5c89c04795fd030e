import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type RuleId, type Seat, type Telling, tell } from '@sortie/kernel';
import { cardNamed } from '../card/cards.ts';
import type { MISSIONS, MissionOrder, MissionVariant, Setup } from '../shape.ts';
import { attackerOf, buildingsOf, dressed, lancesIn } from './lay-out.ts';

const { INCH } = geometry;

/** Which variants belong to which mission. */
export const VARIANTS_OF: { readonly [K in MissionOrder['kind']]: readonly MissionVariant[] } = {
  'stand-up-fight': ['crush-the-head'],
  'capture-the-flag': ['one-flag', 'many-flags', 'extraction'],
  'king-of-the-hill': ['domination', 'hold-them-off'],
  'hold-the-line': ['chase'],
  reconnaissance: ['hide-and-seek', 'easter-egg'],
};

/** What makes a mission impossible. */
export function missionTrouble({ mission, table }: Omit<Setup, 'forces'>): Telling | undefined {
  if (!mission) return undefined;
  if (mission.variant && !VARIANTS_OF[mission.kind].includes(mission.variant))
    return tell('{variant} is no variant of {mission}', { variant: mission.variant, mission: mission.kind });
  if (mission.kind !== 'reconnaissance' || 'scene' in table) return undefined;
  const wrong = buildingsOf(table).find(({ cf }) => cf !== undefined && (cf < 1 || cf > 30));
  return wrong && tell('a building of a reconnaissance has a construction factor of 1 to 30');
}

export interface MissionAdvice {
  readonly rule: RuleId;
  readonly says: Telling;
}

const LONG = 48;
const WIDE = 36;
const MOST_UNITS = 40;
const COMPANY = 12;

/** How much larger one side may be, in hundredths: the defender of a line, whoever keeps flags, whoever storms a hill. */
function allowance(mission: MissionOrder): { readonly favours: 'attacker' | 'defender'; readonly more: number; readonly rule: RuleId } {
  if (mission.variant === 'chase') return { favours: 'defender', more: 50, rule: 'ASC-scen-htl-chase' };
  if (mission.kind === 'hold-the-line') return { favours: 'defender', more: 25, rule: 'ASC-scen-htl-forces' };
  if (mission.variant === 'extraction') return { favours: 'defender', more: 25, rule: 'ASC-scen-ctf-extraction-balance' };
  if (mission.variant === 'hold-them-off') return { favours: 'attacker', more: 25, rule: 'ASC-scen-koth-hold-them-off-balance' };
  return { favours: 'attacker', more: 0, rule: FORCES[mission.kind] };
}
const FORCES: { readonly [K in (typeof MISSIONS)[number]]: RuleId } = {
  'stand-up-fight': 'ASC-scen-sf-forces',
  'capture-the-flag': 'ASC-scen-ctf-forces',
  'king-of-the-hill': 'ASC-scen-koth-forces',
  'hold-the-line': 'ASC-scen-htl-forces',
  reconnaissance: 'ASC-scen-recon-forces',
};

/** Points may differ by a twentieth: cards do not come in all sizes. */
const NEAR = 5;

function balance(setup: Setup): MissionAdvice | undefined {
  const mission = setup.mission!;
  const { favours, more, rule } = allowance(mission);
  const attacker = Math.max(0, attackerOf(setup));
  const large: Seat = favours === 'attacker' ? attacker : 1 - attacker;
  const counts = setup.forces.map(force => force.length);
  const points = setup.forces.map(force =>
    force.reduce((sum, { card, pv }) => sum + (pv ?? (typeof card === 'string' ? cardNamed(card)!.pv : card.pv)), 0),
  );
  const within = (values: readonly number[], slack: number): boolean => {
    const [big, small] = [values[large]!, values[1 - large]!];
    return 100 * big <= (100 + more + slack) * small && 100 * big >= (100 - slack) * small;
  };
  return within(counts, 0) && within(points, NEAR)
    ? undefined
    : {
        rule,
        says: tell('the forces are not balanced: {a} units of {b} points against {c} of {d}', {
          a: counts[0]!,
          b: points[0]!,
          c: counts[1]!,
          d: points[1]!,
        }),
      };
}

/** What the book advises and these players do otherwise; nobody has to listen. */
export function missionAdvice(setup: Setup): readonly MissionAdvice[] {
  const { mission, forces } = setup;
  if (!mission) return [];
  const found: MissionAdvice[] = [];
  const plan = dressed(setup, 'scene' in setup.table ? terrain.generateTable(setup.table) : setup.table);
  const sides = [plan.width, plan.height].sort((a, b) => a - b) as [number, number];
  if (sides[0] < WIDE * INCH || sides[1] < LONG * INCH)
    found.push({
      rule: 'ASC-scen-table-size',
      says: tell('scenarios are made for tables of at least {a} by {b} inches', { a: WIDE, b: LONG }),
    });
  if (forces.some(force => force.length > MOST_UNITS))
    found.push({ rule: 'ASC-scen-recommended-size', says: tell('more than {most} units a side take long', { most: MOST_UNITS }) });
  if (mission.kind === 'capture-the-flag' && !mission.campaign && forces.some(force => force.length > COMPANY))
    found.push({ rule: 'ASC-scen-ctf-forces', says: tell('more than {most} units a side make it too easy', { most: COMPANY }) });
  if (mission.kind === 'reconnaissance' && buildingsOf(plan).length < lancesIn(setup))
    found.push({ rule: 'ASC-scen-recon-setup', says: tell('there is a building for every lance') });
  const uneven = mission.campaign ? undefined : balance(setup);
  return uneven ? [...found, uneven] : found;
}
