import { Link } from '@tanstack/react-router';
import type { CampaignMission } from '../campaign/open-mission.ts';
import { useT } from '../i18n/index.ts';

/** That the forces come from a campaign, and the way back to it. */
export function MissionNote({ mission: { id, title, number } }: { readonly mission: CampaignMission }) {
  const t = useT();
  return (
    <p className="note note-brass">
      {t('Mission {number} of {title}: the armies come as they are, with what is still broken. Take out whoever stays at home.', {
        number,
        title,
      })}{' '}
      <Link to="/campaigns/$id" params={{ id }}>
        {t('Back to the campaign')}
      </Link>
    </p>
  );
}
