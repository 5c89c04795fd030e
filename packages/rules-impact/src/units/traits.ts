import { derivation, type RuleId, type Telling, tell } from '@sortie/kernel';
import { unitRules } from './rules.ts';
import type { UnitType } from './types.ts';

/** One of the special rules on a tracking card (4.3), and the line of the book that says it. */
export interface Trait {
  readonly rule: RuleId;
  readonly said: Telling;
}

const trait = (rule: RuleId, text: string): Trait => ({ rule, said: tell(text) });

const ONE_LOOK = trait('MAAS-4.5-query-ranger-dead-eye', 'Looks at one enemy card in each activation');
const ONE_HIT = trait('MAAS-4.6.2-drone-one-hit', 'One hit destroys it');
const SPOTS = trait('MAAS-3.3-drone-spotting', 'Spots for indirect fire');
const OVER = trait('MAAS-14.4-drone-over-terrain', 'Flies over terrain, not through it; need not land');
const ON_FOOT = [
  trait('MAAS-3.2-unarmored-no-bounce', 'Does not bounce'),
  trait('MAAS-4.6.1-unarmored-one-hit', 'One hit eliminates it'),
] as const;

const TRAITS: { readonly [T in UnitType]: readonly Trait[] } = {
  'front-line': [],
  assault: [],
  thumper: [],
  command: [
    trait('MAAS-12.1-commanders', 'Keeps its soldiers in command'),
    trait('MAAS-12.1.1-action-override', 'May act before a shocked or panicked soldier does'),
    trait('MAAS-12.1.2-active-command-pool', 'Instead of acting: a d6 of command points for morale and further activations'),
  ],
  ranger: [ONE_LOOK, trait('MAAS-14.3-stealth-entry', 'Wears a stealth suit')],
  'dead-eye': [ONE_LOOK],
  sniper: [
    trait('MAAS-12.1s-sniper-once', 'Fires once a turn, only if it has not moved, and not in the air'),
    trait('MAAS-12.1s-sniper-paint', 'Paints for +4, but does not fire at what it has painted'),
    trait('MAAS-12.1s-sniper-close', '−2 at five points or less'),
    trait('MAAS-4.5-query-sniper', 'Looks at every enemy card in sight'),
  ],
  engineer: [
    trait('MAAS-12.2.1-engineer-auto-repair', 'Repairs a soldier beside it: one box, or a d6 less its own damage'),
    trait('MAAS-12.2.2-demolition', 'Instead of moving: brings down a bridge, building or bunker on or beside its point'),
    trait('MAAS-12.2.3-mine-clearance', 'Lifts a mine on a d12 above its damage'),
    trait('MAAS-7.8-down-revive', 'Brings round a soldier who is down'),
  ],
  crusader: [
    trait('MAAS-12.3-crusader-aura', 'Within three points: panic becomes shock, or shock goes, without a draw'),
    trait('MAAS-7.8-down-revive', 'Brings round a soldier who is down'),
  ],
  'jack-knife': [trait('MAAS-12.4-jack-knife-triple', 'Three times its attack value at an enemy beside it')],
  police: ON_FOOT,
  militia: ON_FOOT,
  recon: [trait('MAAS-3.3.1-recon-drone', 'Paints; does not attack'), SPOTS, OVER, ONE_HIT],
  attack: [trait('MAAS-3.3.2-attack-drone', 'Attacks; does not paint'), SPOTS, OVER, ONE_HIT],
  bomb: [trait('MAAS-14.4.2-bombing', 'Carries a mini-nuke that may be set off at any moment'), SPOTS, OVER, ONE_HIT],
  ecm: [
    trait('MAAS-14.4.3-ecm-command', 'Within ten points: enemies are out of command and lose twice as much over distance'),
    trait('MAAS-14.4.3-ecm-unpaintable', 'Cannot be painted'),
    SPOTS,
    OVER,
    ONE_HIT,
  ],
  sentry: [
    trait('MAAS-14.4.4-sentry-double-fire', 'Stays where it is and fires twice, in any direction'),
    trait('MAAS-3.3.5-sentry-no-rapid-penalty', 'No −1 for rapid fire'),
    SPOTS,
    ONE_HIT,
  ],
};

/** What a tracking card says about its type beside the numbers. */
export const traitsOf = (type: UnitType): readonly Trait[] =>
  derivation.told({ traits: TRAITS[type], by: ['MAAS-4.0-tracking-card', 'MAAS-4.3-special-rules-box'] }, unitRules).traits;
