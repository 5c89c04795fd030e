import { mustered, type State } from '@sortie/campaign';
import { priceFor } from '@sortie/convert';
import { type Entry, entriesOf, type Setup } from '@sortie/rules-alpha-strike';

/** Everybody of an army who can fight on the ground now, with what has not been repaired. */
export const marching = (state: State, seat: 0 | 1): readonly Entry[] =>
  entriesOf(
    mustered(state, seat).map(({ card, skill, abilities, quirks, worn }) => ({
      printed: card,
      pv: priceFor(card, skill),
      member: { skill, abilities, quirks },
      worn,
    })),
  ).entries;

/** A set-up with the armies of the campaign in it. An army that has nobody to send leaves its place to whom the scenario brings. */
export function fieldedIn(setup: Setup, state: State): Setup {
  const [ours, theirs] = [marching(state, 0), marching(state, 1)];
  const { commands: _, ...rest } = setup;
  return {
    ...rest,
    forces: [ours.length > 0 ? ours : setup.forces[0], theirs.length > 0 ? theirs : setup.forces[1]],
    ...(setup.mission && { mission: { ...setup.mission, campaign: true } }),
  };
}
