import { type Command, carryOut, strike, type Written } from '@sortie/campaign';
import type { Refusal, Seat, Telling } from '@sortie/kernel';
import { useState } from 'react';
import { t } from '../i18n/index.ts';
import { type KeptCampaign, keepCampaign } from './store.ts';

export interface Trouble {
  readonly reason: string;
  readonly said?: Telling;
  readonly refusals?: readonly Refusal[];
}

/** The books of one campaign: every page is kept before it is shown. */
export interface Books {
  readonly kept: KeptCampaign;
  readonly trouble: Trouble | undefined;
  /** Carries something out for an army; answers whether it was done. */
  readonly act: (seat: Seat, ...commands: readonly Command[]) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
  /** The mission is not played at that table any more. */
  readonly forgetTable: () => Promise<boolean>;
}

export function useBooks(begin: KeptCampaign): Books {
  const [kept, setKept] = useState(begin);
  const [trouble, setTrouble] = useState<Trouble>();
  const keep = async (next: KeptCampaign): Promise<boolean> => {
    try {
      const done = await keepCampaign(next);
      if (done) setKept(done);
      setTrouble(done ? undefined : { reason: t('This campaign has been carried on in another window. Load the page again.') });
      return done !== undefined;
    } catch (error) {
      setTrouble({
        reason: t('The campaign could not be kept: {reason}', { reason: error instanceof Error ? error.message : String(error) }),
      });
      return false;
    }
  };
  const write = async (written: Written): Promise<boolean> => {
    if (!written.ok) {
      setTrouble(written);
      return false;
    }
    return keep({ ...kept, journal: written });
  };
  const withoutTable = ({ table: _, ...rest }: KeptCampaign): KeptCampaign => rest;
  return {
    kept,
    trouble,
    act: (seat, ...commands) => write(carryOut(kept.journal, seat, commands)),
    undo: () => write(strike(kept.journal)),
    forgetTable: () => keep(withoutTable(kept)),
  };
}
