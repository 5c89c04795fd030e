import { equip, halt, heed, muster, think, useAbility } from './abilities/use.ts';
import { overfly } from './aerospace/crossing.ts';
import { fly } from './aerospace/flight.ts';
import { land, liftOff } from './aerospace/landing.ts';
import { flyRun } from './aerospace/runs.ts';
import { bombard } from './artillery/artillery.ts';
import { crossMines } from './artillery/mines.ts';
import { attack } from './attack/attack.ts';
import { crossBuildings, demolish } from './buildings/buildings.ts';
import type { AlphaChapter } from './chapter.ts';
import { deed } from './engineering/deeds.ts';
import type { CoreEvents } from './event.ts';
import { attackFacts } from './facts/attack.ts';
import { equipFacts } from './facts/equip.ts';
import type { Parts } from './facts/fact.ts';
import { groundFacts } from './facts/ground.ts';
import { harmFacts } from './facts/harm.ts';
import { heatFacts } from './facts/heat.ts';
import { moveFacts } from './facts/move.ts';
import { turnFacts } from './facts/turn.ts';
import { order } from './heat/orders.ts';
import { identify } from './hidden/conceal.ts';
import { ambush, surprise } from './hidden/hidden.ts';
import { finishMove, move, takeStance } from './movement/move.ts';
import { commandsWith, type Vocabulary } from './read.ts';
import { CORE_RULES } from './rules.ts';
import { callNext, done } from './sequence/calling.ts';
import { endPhase } from './sequence/end.ts';
import { rollInitiative } from './sequence/initiative.ts';
import { deploy } from './sequence/setup.ts';
import { nextPhase, startTurn } from './sequence/turn.ts';
import { judge } from './sequence/victory.ts';
import type { CoreCommand, CoreDuty } from './shape.ts';
import { board } from './transport/transport.ts';

const events: Parts<keyof CoreEvents> = {
  ...turnFacts,
  ...moveFacts,
  ...attackFacts,
  ...harmFacts,
  ...heatFacts,
  ...groundFacts,
  ...equipFacts,
};

/** What every game knows, in the form of a chapter: commands, duties and facts, each with all that belongs to it. */
export const baseWith = (
  vocabulary: Vocabulary,
): AlphaChapter<{ command: CoreCommand['type']; duty: CoreDuty['type']; event: keyof CoreEvents }> => {
  const read = commandsWith(vocabulary);
  return {
    name: 'base',
    rules: CORE_RULES,
    commands: {
      deploy: { read: read.deploy, perform: deploy },
      move: { read: read.move, perform: move },
      attack: { read: read.attack, perform: attack },
      ability: { read: read.ability, perform: useAbility },
      demolish: { read: read.demolish, perform: demolish },
      bombard: { read: read.bombard, perform: bombard },
      order: { read: read.order, perform: order },
      deed: { read: read.deed, perform: deed },
      run: { read: read.run, perform: flyRun },
      fly: { read: read.fly, perform: fly },
      overfly: { read: read.overfly, perform: overfly },
      land: { read: read.land, perform: land },
      liftOff: { read: read.liftOff, perform: liftOff },
      done: { read: read.done, perform: done },
      ambush: { read: read.ambush, perform: ambush },
    },
    duties: {
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
      surprise,
      identify,
      equip,
      muster,
      heed,
      think,
      halt,
    },
    events,
  };
};
