import { type Journal, readCampaign, writeCampaign } from '@sortie/campaign';
import { type CampaignRecord, campaigns } from './records.ts';

export interface KeptCampaign extends Pick<CampaignRecord, 'id' | 'changedAt' | 'table'> {
  readonly journal: Journal;
}

function openRecord({ text, ...record }: CampaignRecord): KeptCampaign | undefined {
  const read = readCampaign(text);
  return read.ok ? { ...record, journal: read } : undefined;
}

/** Newest first. A record that cannot be read any more is left out, not thrown away. */
export async function keptCampaigns(): Promise<readonly KeptCampaign[]> {
  return (await campaigns.all())
    .map(openRecord)
    .filter(one => one !== undefined)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function keptCampaign(id: string): Promise<KeptCampaign | undefined> {
  const record = await campaigns.get(id);
  return record && openRecord(record);
}

const recordOf = ({ id, table, journal }: Omit<KeptCampaign, 'changedAt'>): CampaignRecord => ({
  id,
  text: writeCampaign(journal),
  changedAt: Date.now(),
  ...(table !== undefined && { table }),
});

export async function keepNewCampaign(journal: Journal): Promise<string> {
  const id = crypto.randomUUID();
  await campaigns.put(recordOf({ id, journal }));
  return id;
}

/** The next page of the books; nothing if another window has written in them since. */
export async function keepCampaign(kept: KeptCampaign): Promise<KeptCampaign | undefined> {
  const there = await campaigns.get(kept.id);
  if (there && there.changedAt !== kept.changedAt) return undefined;
  const record = recordOf(kept);
  // Two pages of the same moment are told apart as well.
  const changedAt = Math.max(record.changedAt, kept.changedAt + 1);
  await campaigns.put({ ...record, changedAt });
  return { ...kept, changedAt };
}

/** Notes at which table the next mission is played. */
export async function noteTable(id: string, table: NonNullable<KeptCampaign['table']>): Promise<void> {
  const there = await campaigns.get(id);
  if (there) await campaigns.put({ ...there, table, changedAt: Math.max(Date.now(), there.changedAt + 1) });
}

export const removeCampaign = (id: string): Promise<void> => campaigns.remove(id);
