import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { derivation, nth, type RuleId, type Seat, sure, type Telling, tell } from '@sortie/kernel';
import { cardNamed } from '../../card/cards.ts';
import type { Setup } from '../../shape.ts';
import { attackerOf, buildingsOf, dressed, lancesIn } from './lay-out.ts';
import type { MISSIONS, MissionOrder, MissionVariant } from './mission.ts';

const { INCH } = geometry;

/** Which variants belong to which mission. */
export const VARIANTS_OF: { readonly [K in MissionOrder['kind']]: readonly MissionVariant[] } = {
  'stand-up-fight': ['crush-the-head'],
  'capture-the-flag': ['one-flag', 'many-flags', 'extraction'],
  'king-of-the-hill': ['domination', 'hold-them-off'],
  'hold-the-line': ['chase'],
  reconnaissance: ['hide-and-seek', 'easter-egg'],
};

/** A variant belongs to its own mission. */
export const notOfIt = ({ mission }: Pick<Setup, 'mission'>): Telling | undefined =>
  mission?.variant && !VARIANTS_OF[mission.kind].includes(mission.variant)
    ? tell('{variant} is no variant of {mission}', { variant: mission.variant, mission: mission.kind })
    : undefined;

/** The defender chooses how strong the buildings of a reconnaissance are, within limits. */
export function wrongStrength({ mission, table }: Pick<Setup, 'mission' | 'table'>): Telling | undefined {
  if (mission?.kind !== 'reconnaissance' || 'scene' in table) return undefined;
  const wrong = buildingsOf(table).find(({ cf }) => cf !== undefined && (cf < 1 || cf > 30));
  return wrong && tell('a building of a reconnaissance has a construction factor of 1 to 30');
}

export interface MissionAdvice {
  readonly rule: RuleId;
  readonly says: Telling;
}

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

/** Units and points of both sides are even, but for what one side may have more. */
function uneven(setup: Setup): { readonly rule: RuleId; readonly says: Telling } | undefined {
  const mission = sure(setup.mission, 'mission');
  const { favours, more, rule } = allowance(mission);
  const attacker = Math.max(0, attackerOf(setup));
  const large: Seat = favours === 'attacker' ? attacker : 1 - attacker;
  const counts = setup.forces.map(force => force.length);
  const points = setup.forces.map(force =>
    force.reduce((sum, { card, pv }) => sum + (pv ?? (typeof card === 'string' ? sure(cardNamed(card), 'card').pv : card.pv)), 0),
  );
  const within = (values: readonly number[], slack: number): boolean => {
    const [big, small] = [nth(values, large), nth(values, 1 - large)];
    return 100 * big <= (100 + more + slack) * small && 100 * big >= (100 - slack) * small;
  };
  if (within(counts, 0) && within(points, NEAR)) return undefined;
  const [a, c] = [nth(counts, 0), nth(counts, 1)];
  const [b, d] = [nth(points, 0), nth(points, 1)];
  return { rule, says: tell('the forces are not balanced: {a} units of {b} points against {c} of {d}', { a, b, c, d }) };
}

/** What a line advises for a mission on a table; nothing where players do as it says. */
interface AdviceRule {
  readonly id: RuleId;
  readonly cite: string;
  readonly advises: (setup: Setup, mission: MissionOrder, plan: terrain.TablePlan) => Telling | undefined;
}

const LONG = 48;
const WIDE = 36;
const MOST_UNITS = 40;
const COMPANY = 12;
const BETWEEN_ZONES = 24;

const advised = (id: RuleId, page: number, advises: AdviceRule['advises']): AdviceRule => ({
  id,
  cite: `Alpha Strike Companion p. ${page}`,
  advises,
});

/** The balance of forces as one line asks for it; in a campaign they are what they are. */
const balanced = (id: RuleId, page: number): AdviceRule =>
  advised(id, page, (setup, { campaign }) => {
    const found = campaign ? undefined : uneven(setup);
    return found?.rule === id ? found.says : undefined;
  });

/** What the book advises for its scenarios, line by line. */
export const ADVICE_RULES: readonly AdviceRule[] = [
  advised('ASC-scen-table-size', 159, (_setup, _mission, { width, height }) =>
    Math.min(width, height) < WIDE * INCH || Math.max(width, height) < LONG * INCH
      ? tell('scenarios are made for tables of at least {a} by {b} inches', { a: WIDE, b: LONG })
      : undefined,
  ),
  advised('ASC-scen-recommended-size', 159, ({ forces }) =>
    forces.some(force => force.length > MOST_UNITS) ? tell('more than {most} units a side take long', { most: MOST_UNITS }) : undefined,
  ),
  advised('ASC-scen-sf-setup', 160, ({ zone }, { kind }, { height }) =>
    kind === 'stand-up-fight' && height - 2 * zone * INCH < BETWEEN_ZONES * INCH
      ? tell('the zones should be at least {inches} inches apart', { inches: BETWEEN_ZONES })
      : undefined,
  ),
  advised('ASC-scen-ctf-forces', 161, ({ forces }, { kind, campaign }) =>
    kind === 'capture-the-flag' && !campaign && forces.some(force => force.length > COMPANY)
      ? tell('more than {most} units a side make it too easy', { most: COMPANY })
      : undefined,
  ),
  advised('ASC-scen-recon-setup', 166, (setup, { kind }, plan) =>
    kind === 'reconnaissance' && buildingsOf(plan).length < lancesIn(setup) ? tell('there is a building for every lance') : undefined,
  ),
  ...Object.values(FORCES).map(id => balanced(id, 160)),
  balanced('ASC-scen-htl-chase', 165),
  balanced('ASC-scen-ctf-extraction-balance', 162),
  balanced('ASC-scen-koth-hold-them-off-balance', 164),
];

/** What the book advises and these players do otherwise; nobody has to listen. */
export function missionAdvice(setup: Setup): readonly MissionAdvice[] {
  const { mission } = setup;
  if (!mission) return [];
  const plan = dressed(setup, 'scene' in setup.table ? terrain.generateTable(setup.table) : setup.table);
  const found = ADVICE_RULES.flatMap(({ id, advises }): readonly MissionAdvice[] => {
    const says = advises(setup, mission, plan);
    return says ? [{ rule: id, says }] : [];
  });
  return derivation.told(found, ADVICE_RULES);
}
