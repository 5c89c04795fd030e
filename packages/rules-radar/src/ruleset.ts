import { type Core, gathered, join, type RuleId } from '@sortie/kernel';
import { awaiting, outcome } from './awaiting.ts';
import { CHAPTERS } from './chapters.ts';
import { choices } from './choices.ts';
import { answer, chooseRange, engageWith, fire, showSide } from './combat/acts.ts';
import { EXCHANGE } from './combat/exchange.ts';
import { screen } from './combat/screens.ts';
import { settle } from './combat/settle.ts';
import { mark } from './damage/apply.ts';
import { wreck } from './damage/effects.ts';
import type { Event } from './event.ts';
import { FOLDS } from './evolve.ts';
import { maneuver, move } from './movement/move.ts';
import { options } from './options.ts';
import { commandsWith, setupFields } from './read.ts';
import type { RadarRule } from './rule.ts';
import { CORE_RULES, editionsOf } from './rules.ts';
import { sample } from './sample.ts';
import { callNext } from './sequence/calling.ts';
import { rollInitiative } from './sequence/initiative.ts';
import { done } from './sequence/orders.ts';
import { hold, nextMap } from './sequence/turn.ts';
import { deploy } from './setup/deployment.ts';
import { setUp } from './setup/setup.ts';
import type { Radar, State } from './shape.ts';
import { tellersWith } from './tell.ts';

const VERSION = 2;
/** A step that some rule fills in, or that waits for one. */
const outline = (): void => undefined;

/** The whole chapter of the book. */
export const RULES: readonly RadarRule[] = [...CORE_RULES, ...CHAPTERS.flatMap(({ rules }) => rules)];

const CORE = {
  id: 'radar',
  title: 'Alpha Strike in space',
  version: VERSION,
  rules: CORE_RULES,
  editions: editionsOf,
  handlers: {
    deploy,
    move,
    maneuver,
    engage: engageWith(gathered(CHAPTERS, 'clash')),
    answer,
    face: showSide,
    range: chooseRange,
    fire,
    screen,
    hold,
    settle,
    done,
    callNext,
    rollInitiative,
    nextMap,
  },
  sequences: {
    turn: {},
    exchange: EXCHANGE,
    ranging: { compare: outline },
    rolling: { roll: outline },
    attack: { effect: outline },
    striking: { aim: outline, minimal: outline, mark, vital: outline },
    departing: { leave: outline },
    maneuvered: { moved: outline },
    retreating: { leave: outline },
    wrecking: { wreck },
    settling: { contest: outline },
    parting: { bothFail: outline },
    aftermath: { missiles: outline, effects: outline },
    closing: {
      undocking: outline,
      jumps: outline,
      docking: outline,
      boarding: outline,
      fuel: outline,
      gravity: outline,
      heat: outline,
      ground: outline,
      effects: outline,
      maps: outline,
    },
    judging: { lastSide: outline },
  },
  rounding: { pace: 'down' },
  commands: commandsWith(gathered(CHAPTERS, 'terms')),
  fields: setupFields(gathered(CHAPTERS, 'entry')),
  seats: 2,
  closed: { rule: 'ASC-space-end-phase', reason: 'nobody does that under these rules' },
  setup: setUp,
  opening: () => [{ type: 'callNext' }],
  folds: FOLDS,
  awaiting,
  outcome,
  options,
  choices,
  sample,
  // What is hidden belongs to chapters.
  view: state => state,
  redact: (_state, event) => event,
  reveals: () => false,
  upcast: event => event as Event,
  migrate: state => state as State,
  tellers: tellersWith({ controls: gathered(CHAPTERS, 'controls'), openings: gathered(CHAPTERS, 'openings') }),
} satisfies Core<Radar>;

export const ruleset = join<Radar, typeof CORE, typeof CHAPTERS>(CORE, CHAPTERS);
export const EDITIONS: { readonly [name: string]: readonly RuleId[] } = ruleset.editions;
