import { shelf } from '../device/shelf.ts';

/** A campaign on this device, as the text of a campaign file, which has a version of its own (docs/formats/campaign.md). */
export interface CampaignRecord {
  readonly id: string;
  readonly text: string;
  readonly changedAt: number;
  /** The table where a mission is played; it counts until that mission has been booked, and again if the booking is taken back. */
  readonly table?: { readonly id: string; readonly mission: number };
}

/** The campaigns of this device, unread: whoever only asks for a table does not fetch the rules of campaigns. */
export const campaigns = shelf<CampaignRecord>('campaigns');

/** The campaign whose mission is played at this table. */
export const campaignAt = async (table: string): Promise<string | undefined> =>
  (await campaigns.all()).find(one => one.table?.id === table)?.id;
