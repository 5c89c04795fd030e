import { type Core, gathered, join, permitted, type Refusal, Rulebook, type RuleId } from '@sortie/kernel';
import { ABILITY_STEPS } from './abilities/use.ts';
import { ARTILLERY_STEPS } from './artillery/artillery.ts';
import { BOMB_STEPS } from './artillery/bombs.ts';
import { ATTACK_STEPS } from './attack/attack.ts';
import { awaiting, outcome } from './awaiting.ts';
import { baseWith } from './base.ts';
import { DEMOLISHING } from './buildings/buildings.ts';
import { BATTERING } from './buildings/wreck.ts';
import { CHAPTERS } from './chapters.ts';
import { choices } from './choices.ts';
import { CRITICAL_STEPS } from './criticals/roll.ts';
import { SETTLING } from './criticals/settle.ts';
import type { Event } from './event.ts';
import { TESTING } from './movement/control.ts';
import { options } from './options/options.ts';
import { sample } from './options/sample.ts';
import { setupFields } from './read.ts';
import type { AlphaRule } from './rule.ts';
import { CORE_RULES, editionsOf } from './rules.ts';
import { CALLING } from './sequence/calling.ts';
import { ENDING } from './sequence/end.ts';
import { INITIATIVE_STEPS } from './sequence/initiative.ts';
import { setUp } from './sequence/setup.ts';
import { JUDGING } from './sequence/victory.ts';
import type { AlphaStrike, State } from './shape.ts';
import { upcastWith } from './upcast.ts';
import { view } from './view.ts';

const VERSION = 2;
/** Rules put their steps after this one. */
const begin = (): void => undefined;

const RULES: readonly AlphaRule[] = [...CORE_RULES, ...CHAPTERS.flatMap(({ rules }) => rules)];
const OPENED = permitted<AlphaStrike>(RULES);
const wordsOf = (choice: string): readonly string[] => [...(OPENED.get(choice) ?? [])];

const base = baseWith({
  stances: wordsOf('stance'),
  orders: wordsOf('order'),
  deeds: wordsOf('deed'),
  blows: wordsOf('blow'),
  terms: gathered(CHAPTERS, 'terms'),
});

const CORE = {
  id: 'alpha-strike',
  title: 'Alpha Strike',
  version: VERSION,
  rules: [],
  editions: editionsOf,
  handlers: {},
  commands: {},
  fields: setupFields(gathered(CHAPTERS, 'entry')),
  folds: {},
  tellers: {},
  sequences: {
    ...ABILITY_STEPS,
    ...ARTILLERY_STEPS,
    ...BOMB_STEPS,
    ...SETTLING,
    ...TESTING,
    attack: ATTACK_STEPS,
    critical: CRITICAL_STEPS,
    initiative: INITIATIVE_STEPS,
    calling: CALLING,
    ending: ENDING,
    judging: JUDGING,
    battering: BATTERING,
    demolishing: DEMOLISHING,
    trampling: { begin },
    running: { begin },
    rising: { begin },
    doing: { begin },
    obeying: { begin },
    posing: { begin },
  },
  rounding: { damage: 'down', taken: 'down', soaked: 'down', move: 'down' } as const,
  closed: { rule: 'ASC-optional-rules', reason: 'the players have not agreed on that' },
  seats: 2,
  setup: setUp,
  opening: () => [{ type: 'rollInitiative' }],
  awaiting,
  outcome,
  options,
  choices,
  sample,
  view,
  redact: (_state: State, event: Event) => event,
  reveals: () => false,
  upcast: upcastWith(Object.assign({}, ...CHAPTERS.map(chapter => ('patches' in chapter ? chapter.patches : {})))),
  migrate: state => state as State,
} satisfies Core<AlphaStrike>;

const ALL = [base, ...CHAPTERS] as const;

export const ruleset = join<AlphaStrike, typeof CORE, typeof ALL>(CORE, ALL);
export const EDITIONS: { readonly [name: string]: readonly RuleId[] } = ruleset.editions;

const STANDARD = Rulebook.compile(ruleset, Object.values(EDITIONS)[0] ?? []);
/** What is wrong with a set-up by the usual rules: not well formed, or against one of them. */
export function setupObjection(raw: unknown): Refusal | undefined {
  const read = ruleset.readSetup(raw);
  if (read.ok) return STANDARD.checkSetup(read.value)[0];
  return { rule: 'AS-setup-standup', reason: read.problem, ...(read.said && { said: read.said }) };
}
