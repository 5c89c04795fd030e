import { type Ruleset, type StepRun, tell } from '@sortie/kernel';
import { eventHandlers } from './events/handlers.ts';
import { evolve } from './evolve/evolve.ts';
import { attackSequence } from './fire/attack.ts';
import { fireHandlers } from './fire/handlers.ts';
import { readCommand } from './io/command.ts';
import { readScenario } from './io/scenario.ts';
import type { Event } from './model/event.ts';
import type { Impact } from './model/shape.ts';
import type { Result, State } from './model/state.ts';
import { movementHandlers } from './movement/handlers.ts';
import { options, sample } from './options/options.ts';
import { reactionHandlers } from './reaction/handlers.ts';
import { openWindow } from './reaction/window.ts';
import { repairHandlers } from './repair/handlers.ts';
import { allRules, optionalIds, standardRules } from './rules.ts';
import { judge } from './scenarios/victory.ts';
import { redact, reveals, view } from './secrecy/secrecy.ts';
import { awaiting } from './sequence/awaiting.ts';
import { sequenceHandlers } from './sequence/handlers.ts';
import { turnEnd } from './sequence/turn-end.ts';
import { turnStart } from './sequence/turn-start.ts';
import { setUp } from './setup/begin.ts';
import { setupHandlers } from './setup/handlers.ts';
import { narrate } from './tell/tell.ts';
import { glow } from './terrain/slag.ts';

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

/** M.A.A.S. Impact as a value that tables, servers, opponents and shells play. */
export const ruleset: Ruleset<Impact> = {
  id: 'impact',
  title: 'M.A.A.S. Impact',
  version: 1,
  seats: 2,
  rules: allRules,
  editions: { standard: standardRules, everything: [...standardRules, ...optionalIds.filter(id => id !== 'MAAS-14.8-strict-combat')] },
  rounding: { interval: 'down' },
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
  sequences: { turnStart, attack: attackSequence, arrival, turnEnd },
  readSetup: readScenario,
  readCommand,
  setup: setUp,
  opening: () => [{ type: 'open' }],
  evolve,
  awaiting,
  outcome: ({ result }: State) =>
    result ? { winners: result.winners, reason: tell(REASONS[result.reason]), points: result.points } : undefined,
  options,
  sample,
  view,
  redact,
  reveals,
  upcast: event => event as Event,
  migrate: state => state as State,
  tell: narrate,
};
