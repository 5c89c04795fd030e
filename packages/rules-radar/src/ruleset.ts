import type { Ruleset } from '@sortie/kernel';
import { awaiting, outcome } from './awaiting.ts';
import { answer, chooseRange, engage, fire, showSide } from './combat/engage.ts';
import { EXCHANGE } from './combat/exchange.ts';
import { settle } from './combat/settle.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { jump } from './jump/jump.ts';
import { maneuver, move } from './movement/move.ts';
import { options } from './options.ts';
import { readCommand, readSetup } from './read.ts';
import { EDITIONS, RULES } from './rules.ts';
import { sample } from './sample.ts';
import { callNext } from './sequence/calling.ts';
import { rollInitiative } from './sequence/initiative.ts';
import { hold, nextMap } from './sequence/turn.ts';
import { deploy } from './setup/deployment.ts';
import { setUp } from './setup/setup.ts';
import type { Radar, State } from './shape.ts';
import { launch, pass } from './special/afar.ts';
import { abort, dock, undock } from './special/docking.ts';
import { done } from './special/done.ts';
import { wash } from './special/gifts.ts';
import { screen } from './special/handlers.ts';
import { answerBelow, bombard } from './special/orbit.ts';
import { release } from './special/orders.ts';
import { tellEvent } from './tell.ts';
import { redact, view } from './view.ts';

const VERSION = 1;
/** A step that some rule fills in, or that waits for one. */
const outline = (): void => undefined;

export const ruleset: Ruleset<Radar> = {
  id: 'radar',
  title: 'Alpha Strike in space',
  version: VERSION,
  rules: RULES,
  editions: EDITIONS,
  handlers: {
    deploy,
    move,
    maneuver,
    engage,
    answer,
    face: showSide,
    range: chooseRange,
    fire,
    launch,
    pass,
    bombard,
    screen,
    hold,
    settle,
    jump,
    dock,
    abort,
    undock,
    release,
    wash,
    done,
    callNext,
    rollInitiative,
    nextMap,
    answerBelow,
  },
  sequences: {
    turn: {},
    exchange: EXCHANGE,
    attack: { effect: outline },
    aftermath: { missiles: outline, effects: outline },
    closing: {
      undocking: outline,
      jumps: outline,
      docking: outline,
      boarding: outline,
      fuel: outline,
      heat: outline,
      gravity: outline,
      ground: outline,
      effects: outline,
      maps: outline,
    },
    judging: { lastSide: outline },
  },
  rounding: { pace: 'down' },
  readSetup,
  readCommand,
  seats: 2,
  setup: setUp,
  opening: () => [{ type: 'callNext' }],
  evolve,
  awaiting,
  outcome,
  options,
  sample,
  view,
  redact,
  reveals: event => event.type === 'landed' && event.barrage.secret,
  upcast: event => event as Event,
  migrate: state => state as State,
  tell: tellEvent,
};
