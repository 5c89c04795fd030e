import { type Core, gathered, join, oneOf, permitted, type Read, type RuleId } from '@sortie/kernel';
import { recordShelling, rollShelling } from './attack/barrage.ts';
import { declare } from './attack/declare.ts';
import { resolveFire } from './attack/resolve.ts';
import { awaiting, outcome } from './awaiting.ts';
import { CHAPTERS } from './chapters.ts';
import { choices } from './choices.ts';
import { FOLDS } from './evolve.ts';
import { coolDown } from './heat/heat.ts';
import { throwOff } from './infantry/climbing.ts';
import { halt, move } from './movement/move.ts';
import { CLOSED } from './movement/tasks.ts';
import { broughtForward, shortWays } from './older.ts';
import { options } from './options.ts';
import { keepHold } from './physical/handheld.ts';
import { resolveBlows, strike } from './physical/strike.ts';
import { leaveLimb } from './physical/torn.ts';
import { commandReaders, setupFields } from './read.ts';
import type { ClassicRule } from './rule.ts';
import { CORE_RULES, editionsOf } from './rules.ts';
import { sample } from './sample.ts';
import { deploy } from './scenarios/deployment.ts';
import { setUp } from './scenarios/setup.ts';
import { callNext } from './sequence/calling.ts';
import { rollInitiative } from './sequence/initiative.ts';
import { beginPhase, endTurn } from './sequence/turn.ts';
import { closePhase } from './sequence/victory.ts';
import type { Blow, Classic } from './shape.ts';
import { BLOWS as CORE_BLOWS } from './tell/names.ts';
import { tellersOf } from './tell.ts';
import { liftPassing } from './terrain/passing.ts';
import { unload } from './vehicles/carrying.ts';
import { redact, reveals, view } from './view.ts';

const VERSION = 2;
/** A step that some rule fills in, or that waits for one. */
const outline = (): void => undefined;

/** The book as far as it is carried out. */
export const RULES: readonly ClassicRule[] = [...CORE_RULES, ...CHAPTERS.flatMap(({ rules }) => rules)];

/** Words of a choice: those that somebody opens, whether that rule is in force or not. */
const OPENED = permitted<Classic>(RULES);
const wordsOf = <C extends keyof Classic['choices']>(choice: C): Read<Classic['choices'][C]> =>
  oneOf(...([...(OPENED.get(choice) ?? [])] as Classic['choices'][C][]));

const STEP_PARTS = gathered(CHAPTERS, 'steps');
/** A way as it is written short, one letter for each step: `FFR`. */
export const stepsIn = shortWays(STEP_PARTS);
const older = broughtForward(stepsIn);

const BLOWS = gathered(CHAPTERS, 'blows');
const namesOf = <K extends string>(parts: { readonly [B in K]: { readonly name: string } }): { readonly [B in K]: string } =>
  Object.fromEntries(Object.entries<{ readonly name: string }>(parts).map(([kind, { name }]) => [kind, name])) as { [B in K]: string };
/** What blows are called. */
export const BLOW_NAMES: { readonly [K in Blow['kind']]: string } = { ...CORE_BLOWS, ...namesOf(BLOWS) };

const CORE = {
  id: 'classic',
  title: 'Classic BattleTech',
  version: VERSION,
  rules: CORE_RULES,
  editions: editionsOf,
  closed: CLOSED,
  handlers: {
    deploy,
    move,
    halt,
    declare,
    strike,
    unload,
    rollInitiative,
    callNext,
    keepHold,
    throwOff,
    leaveLimb,
    resolveFire,
    resolveBlows,
    coolDown,
    endTurn,
    closePhase,
  },
  sequences: {
    turn: { initiative: outline, movement: outline, weapon: outline, physical: outline, heat: beginPhase('heat'), end: beginPhase('end') },
    turnStart: { wind: outline, ground: outline },
    fireStart: { crystals: outline },
    calling: { choosers: outline },
    settingOut: { strain: outline },
    tasking: { begins: outline },
    swerving: { sideslip: outline },
    turning: { mode: outline },
    effort: { begins: outline },
    descending: { rope: outline },
    approaching: { ahead: outline },
    entering: { strain: outline, water: outline, rubble: outline, swamp: outline },
    alighting: { strain: outline },
    landing: { strain: outline, water: outline, rubble: outline, swamp: outline },
    battering: { walls: outline },
    shaken: { cracks: outline },
    shelling: { roll: rollShelling, scatter: outline, record: recordShelling, land: outline },
    attack: { roll: outline, cluster: outline, record: outline, strike: outline },
    firing: { numbers: outline },
    toppling: { holds: outline },
    warding: { shields: outline },
    finding: { found: outline },
    striking: { roll: outline, record: outline, effect: outline },
    slotStruck: { cockpit: outline, bins: outline, weapons: outline },
    wounded: { hull: outline },
    jolting: { passengers: outline },
    closing: { wrecks: outline, fainting: outline, piloting: outline },
    heat: { add: outline, reactor: outline, ammunition: outline, pilot: outline },
    end: { waking: outline, dumping: outline, fires: outline, lifting: liftPassing, things: outline, upkeep: outline },
    abandoning: { machine: outline },
    crashing: { water: outline },
    judging: { lastSide: outline },
  },
  rounding: { blowDamage: 'up', hitDamage: 'down', visualRange: 'down', sensorEdge: 'down' } as const,
  commands: commandReaders({
    tasks: wordsOf('task'),
    tempos: wordsOf('tempo'),
    steps: STEP_PARTS,
    terms: gathered(CHAPTERS, 'terms'),
    purposes: wordsOf('purpose'),
    shots: gathered(CHAPTERS, 'shots'),
    swings: gathered(CHAPTERS, 'swings'),
    blows: BLOWS,
    orders: gathered(CHAPTERS, 'orders'),
  }),
  fields: setupFields(gathered(CHAPTERS, 'entry')),
  seats: 2,
  setup: setUp,
  opening: () => [{ type: 'callNext' }],
  folds: FOLDS,
  awaiting,
  outcome,
  options,
  choices,
  sample,
  view,
  redact,
  reveals,
  upcast: older.event,
  upcastCommand: older.command,
  migrate: older.state,
  tellers: tellersOf({ alterations: gathered(CHAPTERS, 'alterations'), blows: BLOW_NAMES, causes: gathered(CHAPTERS, 'causes') }),
} satisfies Core<Classic>;

export const ruleset = join<Classic, typeof CORE, typeof CHAPTERS>(CORE, CHAPTERS);
export const EDITIONS: { readonly [name: string]: readonly RuleId[] } = ruleset.editions;
export const { readSetup, readCommand } = ruleset;
