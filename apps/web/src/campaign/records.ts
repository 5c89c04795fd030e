import { shelf } from '../device/shelf.ts';

/** A campaign on this device, as the text of a campaign file, which has a version of its own (docs/formats/campaign.md). */
export interface CampaignRecord {
  readonly id: string;
  readonly text: string;
  readonly changedAt: number;
  /** The table where the next mission is played. */
  readonly table?: string;
}

/** The campaigns of this device, unread: whoever only asks for a table does not fetch the rules of campaigns. */
export const campaigns = shelf<CampaignRecord>('campaigns');

/** The campaign whose mission is played at this table. */
export const campaignAt = async (table: string): Promise<string | undefined> =>
  (await campaigns.all()).find(one => one.table === table)?.id;
