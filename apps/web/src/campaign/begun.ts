import { beginCampaign, type Setup, type Written } from '@sortie/campaign';

/** A campaign with dice of its own. */
export function begun(setup: Setup): Written {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return beginCampaign(setup, [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join(''));
}
