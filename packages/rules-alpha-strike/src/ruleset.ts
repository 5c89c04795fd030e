import type { Ruleset } from '@sortie/kernel';
import { overfly } from './aerospace/crossing.ts';
import { fly } from './aerospace/flight.ts';
import { land, liftOff } from './aerospace/landing.ts';
import { bombard } from './artillery/artillery.ts';
import { crossMines } from './artillery/mines.ts';
import { ATTACK_STEPS, attack } from './attack/attack.ts';
import { fly as flyRun } from './attack/runs.ts';
import { awaiting, outcome } from './awaiting.ts';
import { crossBuildings, demolish } from './buildings/buildings.ts';
import { ABILITY_STEPS, equip, heed, muster, useAbility } from './commands/use.ts';
import { CRITICAL_STEPS } from './criticals/roll.ts';
import { SETTLING } from './criticals/settle.ts';
import { cloak } from './electronics/modes.ts';
import { jam } from './electronics/pulses.ts';
import { deed } from './engineering/deeds.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { regroup } from './formations/lend.ts';
import { bailOut } from './heat/bail-out.ts';
import { order } from './heat/orders.ts';
import { identify } from './hidden/conceal.ts';
import { ambush, surprise } from './hidden/hidden.ts';
import { crossBog } from './movement/bog.ts';
import { landLeap } from './movement/climbing.ts';
import { finishMove, move } from './movement/move.ts';
import { skid } from './movement/skid.ts';
import { takeStance } from './movement/stances.ts';
import { options } from './options.ts';
import { readCommand, readSetup } from './read.ts';
import { EDITIONS, RULES } from './rules.ts';
import { sample } from './sample.ts';
import { credit } from './scenarios/kills.ts';
import { touch } from './scenarios/king-of-the-hill.ts';
import { uncover } from './scenarios/reconnaissance.ts';
import { draw } from './scenarios/secrets.ts';
import { brief, plot } from './sequence/briefing.ts';
import { ENDING, endPhase } from './sequence/end.ts';
import { INITIATIVE_STEPS, rollInitiative } from './sequence/initiative.ts';
import { deploy, setUp } from './sequence/setup.ts';
import { callNext, done, nextPhase, startTurn } from './sequence/turn.ts';
import { JUDGING, judge } from './sequence/victory.ts';
import type { AlphaStrike, State } from './shape.ts';
import { tellEvent } from './tell.ts';
import { lift } from './transport/lift.ts';
import { hurl } from './transport/throw.ts';
import { haul, unhitch } from './transport/tow.ts';
import { board } from './transport/transport.ts';
import { THINKING, think } from './unit-types/rules.ts';
import { redact, reveals, view } from './view.ts';

const VERSION = 1;

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
    demolish,
    bombard,
    order,
    deed,
    lift,
    throw: hurl,
    run: flyRun,
    fly,
    overfly,
    land,
    liftOff,
    plot,
    done,
    ambush,
    beginTurn: startTurn,
    rollInitiative,
    callNext,
    nextPhase,
    endPhase,
    judge,
    finishMove,
    takeStance,
    board,
    crossMines,
    crossBuildings,
    crossBog,
    surprise,
    skid,
    haul,
    unhitch,
    bailOut,
    brief,
    credit,
    uncover,
    touch,
    draw,
    jam,
    landLeap,
    cloak,
    identify,
    ability: useAbility,
    equip,
    muster,
    heed,
    regroup,
    think,
  },
  sequences: {
    ...ABILITY_STEPS,
    thinking: THINKING,
    attack: ATTACK_STEPS,
    critical: CRITICAL_STEPS,
    initiative: INITIATIVE_STEPS,
    ending: ENDING,
    judging: JUDGING,
    settling: SETTLING,
  },
  rounding: { taken: 'down', move: 'down' },
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
