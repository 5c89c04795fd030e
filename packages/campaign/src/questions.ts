import type { RuleId, Seat } from '@sortie/kernel';
import type { Loss, Work } from './event.ts';
import type { Command, Crew, Enlisted, State, Suffered, Unit } from './shape.ts';

export interface Questions {
  /** Support Points of an army at the beginning. */
  readonly support: { readonly state: State; readonly seat: Seat };
  /** What the technicians and medics of an army need to roll. */
  readonly techSkill: { readonly state: State; readonly seat: Seat };
  /** Minutes of work in an interval of so many hours. */
  readonly labor: { readonly state: State; readonly seat: Seat; readonly hours: number };
  readonly initiative: { readonly state: State; readonly seat: Seat };
  readonly crewRoll: { readonly state: State; readonly unit: Unit; readonly crew: Crew; readonly suffered: Suffered };
  /** What comes of a crew that fails by so much: 0 for nothing new, 1 for wounded, 2 for killed. */
  readonly injury: { readonly short: number };
  readonly repairRoll: { readonly state: State; readonly seat: Seat; readonly unit: Unit; readonly work: string };
  /** What comes of a repair that fails by so much: 2 for repaired, 1 for half done, 0 for nothing. */
  readonly repaired: { readonly short: number };
  /** Per cent of the printed cost and of the printed time. */
  readonly repairCost: { readonly state: State; readonly seat: Seat; readonly unit: Unit };
  readonly repairTime: { readonly state: State; readonly seat: Seat; readonly unit: Unit };
  readonly salvageRoll: { readonly state: State; readonly seat: Seat; readonly unit: Unit };
  /** What a wreck is good for, by the margin of the check: 2 for repair, 1 for scrap, 0 for nothing. */
  readonly salvaged: { readonly margin: number };
  /** Above zero: a roll in the workshop that ends the unit. */
  readonly ruin: { readonly unit: Unit; readonly roll: number };
  readonly healRoll: { readonly state: State; readonly crew: Crew };
  readonly healCost: { readonly state: State; readonly crew: Crew };
  readonly healTime: { readonly state: State; readonly crew: Crew };
  /** What a whole unit brings as scrap, and what this one does, given that and the price of its repairs. */
  readonly scrapBase: { readonly unit: Unit };
  readonly scrapValue: { readonly unit: Unit; readonly base: number; readonly repairs: number };
  readonly price: { readonly unit: Enlisted };
  /** Missions until a purchase is there. */
  readonly delivery: { readonly seat: Seat };
  readonly hiring: { readonly command: Extract<Command, { readonly type: 'hire' }> };
  /** Skill of new people. */
  readonly rookie: { readonly trained: boolean };
  readonly training: { readonly crew: Pick<Crew, 'kind' | 'fought'> };
}

export interface Truths {
  /** Two scores are as good as even. */
  readonly draw: { readonly ours: number; readonly theirs: number };
  /** An order will never come. */
  readonly recalled: { readonly state: State; readonly seat: Seat };
  /** May an army buy and train in an interval of so many hours? */
  readonly upgrade: { readonly state: State; readonly seat: Seat; readonly hours: number };
  /** It takes fuel, or ammunition, aboard after a battle. */
  readonly thirsty: { readonly unit: Pick<Unit, 'type' | 'card'> };
  readonly hungry: { readonly unit: Pick<Unit, 'type' | 'card'> };
  /** It cannot go on. */
  readonly stranded: { readonly sp: number; readonly needs: readonly number[] };
}

/** A unit that is looked at after a battle. */
export interface Assessing {
  readonly unit: Unit;
  readonly suffered: Suffered;
  /** It has been said what it is. */
  done: boolean;
}

export interface Sequences {
  /** The dice that set the interval. */
  readonly contending: { done: boolean };
  /** Personnel first, then the equipment. */
  readonly diagnosing: Assessing;
  readonly assessing: Assessing;
  /** A repair that was half done: what it takes for good, and by which rule. */
  readonly botching: { readonly unit: Unit; readonly work: Work; readonly sp: number; loss: Loss | undefined; rule: RuleId };
}
