import { keptCampaign, noteTable } from './store.ts';

/** The next mission of a campaign, as the set-up of a game has to know it. */
export interface CampaignMission {
  readonly id: string;
  readonly title: string;
  readonly number: number;
  /** The same set-up with the armies of the campaign. */
  readonly fit: (setup: unknown) => unknown;
  /** Remembers the table, so that its result finds home. */
  readonly laid: (table: string) => Promise<void>;
}

/** A campaign goes on with games of Alpha Strike alone; anything else has no mission. */
export async function openMission(game: string, id: string): Promise<CampaignMission | undefined> {
  if (game !== 'alpha-strike') return undefined;
  const [kept, { fieldedIn }] = await Promise.all([keptCampaign(id), import('./marching.ts')]);
  if (kept?.journal.match.state.phase !== 'ready') return undefined;
  const { state } = kept.journal.match;
  const number = state.mission + 1;
  return {
    id,
    title: state.title,
    number,
    fit: setup => fieldedIn(setup as Parameters<typeof fieldedIn>[0], state),
    laid: table => noteTable(id, { id: table, mission: number }),
  };
}
