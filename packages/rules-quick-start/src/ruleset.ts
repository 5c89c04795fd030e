import { type Ruleset, seenBy } from '@sortie/kernel';
import { declare, spendAmmo } from './attack/declare.ts';
import { resolve } from './attack/resolve.ts';
import { awaiting, outcome } from './awaiting.ts';
import { markAtOnce, markDamage } from './damage/damage.ts';
import { removeWrecks } from './destruction/destruction.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { move } from './movement/move.ts';
import { options } from './options.ts';
import { chooseCard } from './pilots/choosing.ts';
import { readCommand, readSetup } from './read.ts';
import { EDITIONS, RULES } from './rules.ts';
import { sample } from './sample.ts';
import { deploy } from './scenarios/deployment.ts';
import { layPiece } from './scenarios/pieces.ts';
import { setUp } from './scenarios/setup.ts';
import { nextStage, OPENING } from './scenarios/stages.ts';
import { callNext } from './sequence/calling.ts';
import { rollInitiative } from './sequence/initiative.ts';
import { clearTurn, nextPhase } from './sequence/turn.ts';
import { judge } from './sequence/victory.ts';
import type { QuickStart, State } from './shape.ts';
import { chooseSight, settleSight } from './sight/choice.ts';
import { tellEvent } from './tell.ts';

const VERSION = 1;
/** A step that some rule fills in. */
const outline = (): void => undefined;

export const ruleset: Ruleset<QuickStart> = {
  id: 'quick-start',
  title: 'Quick-Start',
  version: VERSION,
  rules: RULES,
  editions: EDITIONS,
  handlers: {
    chooseCard,
    layPiece,
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
    turn: { initiative: outline, movement: outline, attack: outline },
    attack: { aim: outline, roll: outline, cluster: outline, locate: outline },
    judging: { lastSide: outline },
  },
  readSetup,
  readCommand,
  seats: 2,
  setup: setUp,
  opening: () => [{ type: 'nextStage' }],
  evolve,
  awaiting,
  outcome,
  options,
  sample,
  // Everything lies open on the table: each seat sees the whole state and hears every event.
  view: state => seenBy<QuickStart>(state),
  redact: (_state, event) => event,
  reveals: () => false,
  upcast: event => event as Event,
  migrate: state => state as State,
  tell: tellEvent,
};
