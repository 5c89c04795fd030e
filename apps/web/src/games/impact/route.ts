import type { View } from '@sortie/kernel';
import type { Impact } from '@sortie/rules-impact';

/** A way of several steps that is being walked: the other side may react after each, so each is a command of its own. */
interface Route {
  readonly unit: number;
  readonly steps: readonly number[];
  /** Where the soldier must be for the rest to make sense. */
  readonly from: number;
  readonly turn: number;
  /** Cards drawn when it set out: a card means that something happened. */
  readonly cards: number;
}

let route: Route | undefined;

export function setOut(view: View<Impact>, unit: number, path: readonly number[]): void {
  const [first, ...steps] = path;
  route = first === undefined || steps.length === 0 ? undefined : { unit, steps, from: first, turn: view.turn, cards: view.discard.length };
}

/** The steps that are still to be walked, if nothing has come between. */
export function stepsLeft(view: View<Impact>): readonly number[] {
  if (!route || view.active?.unit !== route.unit || view.turn !== route.turn || view.discard.length !== route.cards) return [];
  return view.units[route.unit]?.at === route.from ? route.steps : [];
}

/** One step further. */
export function walkOn(): void {
  const [next, ...steps] = route?.steps ?? [];
  route = route && next !== undefined && steps.length > 0 ? { ...route, from: next, steps } : undefined;
}

export const stop = (): void => {
  route = undefined;
};
