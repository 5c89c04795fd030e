import { open, Rulebook, ScriptedDice } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import { scene } from '@sortie/testkit';
import { ruleset } from './ruleset.ts';
import type { Army, Enlisted, Report, Setup, State, Suffered, Unit } from './shape.ts';

// What the tests of the campaign set up again and again: plain cards, two armies, and a mission that has just been fought.

export const book = Rulebook.compile(ruleset, ruleset.editions['companion']!);

/** A 'Mech of Size 2 unless something else is said. */
export const card = (more: Partial<PrintedCard> = {}): PrintedCard => ({
  name: 'Ram',
  type: 'BM',
  size: 2,
  tmm: 1,
  move: '8"',
  damage: '3/3/1',
  overheat: 0,
  armor: 6,
  structure: 3,
  specials: [],
  pv: 30,
  ...more,
});

export const enlisted = (more: Partial<PrintedCard> = {}, rest: Partial<Enlisted> = {}): Enlisted => ({
  card: card(more),
  skill: 4,
  ...rest,
});
export const army = (units: readonly Enlisted[], more: Partial<Army> = {}): Army => ({
  name: 'Army',
  affiliations: [],
  stance: 'offensive',
  home: false,
  units,
  ...more,
});

/** A campaign as it begins, with its points given out. */
export function opened(ours: Army, theirs: Army = army([enlisted()]), year?: number): State {
  const setup: Setup = { title: 'Test', armies: [ours, theirs], ...(year !== undefined && { year }) };
  const done = open(ruleset, book, setup, new ScriptedDice([]));
  if (!done.ok) throw new Error('the campaign does not open');
  return done.state;
}

/** A scene of a campaign. */
export const campaign = (ours: Army, theirs?: Army, year?: number) => scene(ruleset, opened(ours, theirs, year));

export const lost = (unit: number, more: Partial<Suffered> = {}): Suffered => ({ unit, fate: 'active', armor: 0, structure: 0, ...more });
export const report = (units: readonly Suffered[], more: Partial<Report> = {}): Report => ({ result: 'victory', field: 0, units, ...more });

/** Campaign Initiative that the first army wins, whatever the armies are: 12 to 2. */
export const WON = [6, 6, 1, 1] as const;

/** A position in the work after a mission: the first army, changed as a test wants it, with points and time enough. */
export function atWork(
  units: readonly Enlisted[],
  change: Partial<Unit> = {},
  more: { readonly sp?: number; readonly minutes?: number; readonly army?: Partial<Army>; readonly state?: Partial<State> } = {},
) {
  const state = opened(army(units, more.army));
  const [ours, theirs] = state.sides;
  return scene(ruleset, {
    ...state,
    phase: 'support',
    mission: 1,
    hours: 720,
    sides: [
      { ...ours, sp: more.sp ?? 10_000, minutes: more.minutes ?? 100_000, stage: 'recovery', upgrade: true, last: 'victory' },
      { ...theirs, stage: 'done', last: 'defeat' },
    ],
    units: state.units.map(unit => (unit.id === 0 ? { ...unit, ...change } : unit)),
    ...more.state,
  });
}

type AtWork = ReturnType<typeof atWork>;
/** Points that the first army has spent, and minutes. */
export const spent = (game: AtWork, before = 10_000): number => before - game.state.sides[0].sp;
export const worked = (game: AtWork, before = 100_000): number => before - game.state.sides[0].minutes;
/** The rules that refuse something. */
export const refusing = (game: AtWork, command: Parameters<AtWork['refuses']>[1], seat = 0): readonly string[] =>
  game.refuses(seat, command).map(({ rule }) => rule);
