import type { Ruleset } from '@sortie/kernel';
import { film } from './advanced/electronics/camera.ts';
import { callHaunters, haunt } from './advanced/electronics/ghosts.ts';
import { detonate } from './advanced/minefields/command.ts';
import { callLance } from './advanced/movement/lances.ts';
import { leaveLimb } from './advanced/physical/limb-weight.ts';
import { keepWatch } from './advanced/sensors/watch.ts';
import { fly } from './aerospace/fly.ts';
import { recordShelling, rollShelling } from './attack/barrage.ts';
import { declare } from './attack/declare.ts';
import { resolveFire } from './attack/resolve.ts';
import { awaiting, outcome } from './awaiting.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { coolDown } from './heat/heat.ts';
import { halt, move } from './movement/move.ts';
import { options } from './options.ts';
import { keepHold } from './physical/handheld.ts';
import { resolveBlows, strike } from './physical/strike.ts';
import { readCommand, readSetup } from './read.ts';
import { EDITIONS, RULES } from './rules.ts';
import { sample } from './sample.ts';
import { deploy } from './scenarios/deployment.ts';
import { setUp } from './scenarios/setup.ts';
import { callNext } from './sequence/calling.ts';
import { rollInitiative } from './sequence/initiative.ts';
import { beginPhase, endTurn } from './sequence/turn.ts';
import { closePhase } from './sequence/victory.ts';
import type { Classic, State } from './shape.ts';
import { tellEvent } from './tell.ts';
import { liftPassing } from './terrain/passing.ts';
import { unload } from './vehicles/carrying.ts';
import { redact, reveals, view } from './view.ts';
import { startFire, startTurn } from './worlds/worlds.ts';

const VERSION = 1;
/** A step that some rule fills in, or that waits for one. */
const outline = (): void => undefined;

export const ruleset: Ruleset<Classic> = {
  id: 'classic',
  title: 'Classic BattleTech',
  version: VERSION,
  rules: RULES,
  editions: EDITIONS,
  handlers: {
    deploy,
    move,
    fly,
    halt,
    declare,
    strike,
    detonate,
    unload,
    rollInitiative,
    startTurn,
    startFire,
    callNext,
    callLance,
    keepWatch,
    callHaunters,
    film,
    leaveLimb,
    keepHold,
    haunt,
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
    settingOut: { strain: outline },
    tasking: { begins: outline },
    swerving: { sideslip: outline },
    turning: { mode: outline },
    descending: { rope: outline },
    approaching: { ahead: outline },
    entering: { strain: outline, water: outline, rubble: outline, swamp: outline },
    landing: { strain: outline, water: outline, rubble: outline, swamp: outline },
    battering: { walls: outline },
    shaken: { cracks: outline },
    shelling: { roll: rollShelling, scatter: outline, record: recordShelling, land: outline },
    attack: { roll: outline, cluster: outline, record: outline, strike: outline },
    firing: { numbers: outline },
    toppling: { holds: outline },
    warding: { shields: outline },
    striking: { roll: outline, record: outline, effect: outline },
    slotStruck: { cockpit: outline, bins: outline, weapons: outline },
    wounded: { hull: outline },
    closing: { wrecks: outline, fainting: outline, piloting: outline },
    heat: { add: outline, reactor: outline, ammunition: outline, pilot: outline },
    end: { waking: outline, dumping: outline, fires: outline, lifting: liftPassing, things: outline, upkeep: outline },
    crashing: { water: outline },
    judging: { lastSide: outline },
  },
  rounding: { blowDamage: 'up', hitDamage: 'down', visualRange: 'down', sensorEdge: 'down' },
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
  reveals,
  upcast: event => event as Event,
  migrate: state => state as State,
  tell: tellEvent,
};
