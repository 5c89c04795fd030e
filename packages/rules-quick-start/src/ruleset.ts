import { type Core, gathered, join, oneOf, permitted, type RuleId } from '@sortie/kernel';
import { declare, spendAmmo } from './attack/declare.ts';
import { resolve } from './attack/resolve.ts';
import { awaiting, outcome } from './awaiting.ts';
import { CHAPTERS } from './chapters.ts';
import { choices } from './choices.ts';
import { markAtOnce, markDamage } from './damage/damage.ts';
import { removeWrecks } from './destruction/destruction.ts';
import type { Event } from './event.ts';
import { FOLDS } from './evolve.ts';
import { move } from './movement/move.ts';
import { options } from './options.ts';
import { COMMANDS, setupFields } from './read.ts';
import type { QuickStartRule } from './rule.ts';
import { CORE_RULES, editionsOf } from './rules.ts';
import { sample } from './sample.ts';
import { deploy } from './scenarios/deployment.ts';
import { setUp } from './scenarios/setup.ts';
import { nextStage, OPENING, STAGING } from './scenarios/stages.ts';
import { callNext } from './sequence/calling.ts';
import { rollInitiative } from './sequence/initiative.ts';
import { clearTurn, nextPhase } from './sequence/turn.ts';
import { judge } from './sequence/victory.ts';
import { type QuickStart, SCENARIOS, type State } from './shape.ts';
import { chooseSight, settleSight } from './sight/choice.ts';
import { TELLERS } from './tell.ts';

const VERSION = 1;
/** A step that some rule fills in. */
const outline = (): void => undefined;

/** The whole book. */
export const RULES: readonly QuickStartRule[] = [...CORE_RULES, ...CHAPTERS.flatMap(({ rules }) => rules)];

const scenarios = [...SCENARIOS, ...((permitted<QuickStart>(RULES).get('scenario') ?? []) as Iterable<State['scenario']>)];

const CORE = {
  id: 'quick-start',
  title: 'Quick-Start',
  version: VERSION,
  rules: CORE_RULES,
  editions: editionsOf,
  handlers: {
    deploy,
    move,
    declare,
    chooseSight,
    resolve,
    markDamage,
    nextStage,
    rollInitiative,
    callNext,
    nextPhase,
    removeWrecks,
    clearTurn,
    judge,
    settleSight,
    spendAmmo,
    markAtOnce,
  },
  sequences: {
    opening: OPENING,
    staging: STAGING,
    turn: { initiative: outline, movement: outline, attack: outline },
    attack: { aim: outline, roll: outline, cluster: outline, locate: outline },
    judging: { lastSide: outline },
  },
  commands: COMMANDS,
  fields: setupFields(oneOf(...scenarios), gathered(CHAPTERS, 'entry')),
  seats: 2,
  closed: { rule: 'QS-seq-turn-phases', reason: 'nobody does that under these rules' },
  setup: setUp,
  opening: () => [{ type: 'nextStage' }],
  folds: FOLDS,
  awaiting,
  outcome,
  options,
  choices,
  sample,
  // Everything lies open on the table: each seat sees the whole state and hears every event.
  view: state => state,
  redact: (_state, event) => event,
  reveals: () => false,
  upcast: event => event as Event,
  migrate: state => state as State,
  tellers: TELLERS,
} satisfies Core<QuickStart>;

export const ruleset = join<QuickStart, typeof CORE, typeof CHAPTERS>(CORE, CHAPTERS);
export const EDITIONS: { readonly [name: string]: readonly RuleId[] } = ruleset.editions;
