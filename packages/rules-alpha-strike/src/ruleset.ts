import type { Ruleset } from '@sortie/kernel';
import { ATTACK_STEPS, attack } from './attack/attack.ts';
import { awaiting, outcome } from './awaiting.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { finishMove, move } from './movement/move.ts';
import { options } from './options.ts';
import { readCommand, readSetup } from './read.ts';
import { EDITIONS, RULES } from './rules.ts';
import { sample } from './sample.ts';
import { ENDING, endPhase } from './sequence/end.ts';
import { rollInitiative } from './sequence/initiative.ts';
import { deploy, setUp } from './sequence/setup.ts';
import { callNext, done, nextPhase, startTurn } from './sequence/turn.ts';
import { judge } from './sequence/victory.ts';
import type { AlphaStrike, State } from './shape.ts';
import { tellEvent } from './tell.ts';
import { redact, reveals, view } from './view.ts';

const VERSION = 1;
const nothing = (): void => undefined;

export const ruleset: Ruleset<AlphaStrike> = {
  id: 'alpha-strike',
  title: 'Alpha Strike',
  version: VERSION,
  rules: RULES,
  editions: EDITIONS,
  handlers: {
    deploy,
    move,
    attack,
    demolish: nothing,
    bombard: nothing,
    order: nothing,
    deed: nothing,
    done,
    ambush: nothing,
    beginTurn: startTurn,
    rollInitiative,
    callNext,
    nextPhase,
    endPhase,
    judge,
    finishMove,
    takeStance: nothing,
    board: nothing,
    crossMines: nothing,
    crossBuildings: nothing,
    crossBog: nothing,
    surprise: nothing,
    leaveTable: nothing,
  },
  sequences: { attack: ATTACK_STEPS, ending: ENDING },
  rounding: { taken: 'down' },
  readSetup,
  readCommand,
  seats: 2,
  setup: setUp,
  opening: () => [{ type: 'rollInitiative' }],
  evolve,
  awaiting,
  outcome,
  options,
  sample,
  view,
  redact,
  reveals,
  upcast: event => event as Event,
  migrate: state => state as State,
  tell: tellEvent,
};
