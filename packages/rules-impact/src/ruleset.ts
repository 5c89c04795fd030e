import { type Core, gathered, join, type Read, type RuleId, type Ruleset, type StepRun, tell, where } from '@sortie/kernel';
import { CHAPTERS } from './chapters.ts';
import { choices } from './choices.ts';
import { eventHandlers, picking } from './events/handlers.ts';
import { event } from './events/resolve.ts';
import { FOLDS } from './evolve/evolve.ts';
import { attackSequence } from './fire/attack.ts';
import { fireHandlers } from './fire/handlers.ts';
import { harm, shock } from './fire/harm.ts';
import { commandsWith } from './io/command.ts';
import { scenarioFields, scenarioProblem } from './io/scenario.ts';
import type { Event } from './model/event.ts';
import type { ScenarioPlan } from './model/scenario.ts';
import type { Impact } from './model/shape.ts';
import type { Result, State } from './model/state.ts';
import { movementHandlers } from './movement/handlers.ts';
import { options, sample } from './options/options.ts';
import { reactionHandlers } from './reaction/handlers.ts';
import { openWindow } from './reaction/window.ts';
import { demolished, repairHandlers } from './repair/handlers.ts';
import type { ImpactRule } from './rule.ts';
import { CORE_RULES, editionsOf, idsOf } from './rules.ts';
import { judge } from './scenarios/victory.ts';
import { redact, reveals, view } from './secrecy/secrecy.ts';
import { activating } from './sequence/activation.ts';
import { awaiting } from './sequence/awaiting.ts';
import { passing, sequenceHandlers } from './sequence/handlers.ts';
import { turnEnd } from './sequence/turn-end.ts';
import { turnStart } from './sequence/turn-start.ts';
import { setUp } from './setup/begin.ts';
import { setupHandlers } from './setup/handlers.ts';
import { TELLERS } from './tell/tell.ts';
import { glow } from './terrain/slag.ts';
import { noticed } from './units/reveal.ts';

/** The whole book, with the other readings of doubtful passages. */
export const RULES: readonly ImpactRule[] = [...CORE_RULES, ...CHAPTERS.flatMap(({ rules }) => rules)];

/** A step that waits for a rule to put something beside it. */
const outline = (): void => undefined;

/** Slag first, then whoever watches may fire. */
const arrival: { readonly [step: string]: StepRun<Impact, 'arrival'> } = {
  slag: (play, { unit }) => glow(play, unit),
  react: (play, { unit }) => openWindow(play, unit),
};

const REASONS: { readonly [R in Result['reason']]: string } = {
  points: 'Victory points decide',
  held: 'The defender has held',
  post: 'The command post has fallen',
  broken: 'The attack is broken',
  annihilation: 'Nobody is left to fight',
};

const CORE = {
  id: 'impact',
  title: 'M.A.A.S. Impact',
  version: 2,
  seats: 2,
  rules: CORE_RULES,
  editions: editionsOf,
  closed: { rule: 'MAAS-14.0-optional-use', reason: 'this game is played without that rule' },
  rounding: { interval: 'down', movement: 'up' },
  handlers: {
    ...setupHandlers,
    ...sequenceHandlers,
    ...movementHandlers,
    ...fireHandlers,
    ...reactionHandlers,
    ...repairHandlers,
    ...eventHandlers,
    loseLeader: (play, { seat, squad, turn }) => play.emit({ type: 'leaderLost', seat, squad, turn }),
    judge: play => judge(play, false),
  },
  sequences: {
    turnStart,
    attack: attackSequence,
    approach: { free: outline },
    arrival,
    turnEnd,
    noticed,
    harm,
    shock,
    activating,
    passing,
    rallying: { listen: outline },
    demolished,
    event,
    picking,
  },
  commands: commandsWith(gathered(CHAPTERS, 'terms')),
  fields: scenarioFields({
    muster: gathered(CHAPTERS, 'muster'),
    force: gathered(CHAPTERS, 'force'),
    garrison: gathered(CHAPTERS, 'garrison'),
  }),
  setup: setUp,
  opening: () => [{ type: 'open' }],
  folds: FOLDS,
  tellers: TELLERS,
  awaiting,
  outcome: ({ result }: State) =>
    result ? { winners: result.winners, reason: tell(REASONS[result.reason]), points: result.points } : undefined,
  options,
  choices,
  sample,
  view,
  redact,
  reveals,
  upcast: event => event as Event,
  migrate: state => state as State,
} satisfies Core<Impact>;

const joined = join<Impact, typeof CORE, typeof CHAPTERS>(CORE, CHAPTERS);

/** M.A.A.S. Impact as a value that tables, servers, opponents and shells play. */
export const ruleset: Ruleset<Impact> = { ...joined, readSetup: where(joined.readSetup, scenarioProblem) };

/** A scenario from a file or a wire, or what is wrong with it. */
export const readScenario: Read<ScenarioPlan> = ruleset.readSetup;

export const standardRules: readonly RuleId[] = idsOf(RULES, 'core');
export const optionalIds: readonly RuleId[] = idsOf(RULES, 'optional');
export const readingIds: readonly RuleId[] = idsOf(RULES, 'house');
