import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { loadFace, ReplayScreen } from '../battle/index.ts';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useTitle } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Closed } from './closed.tsx';
import { type OpenRecording, openRecording } from './open-recording.ts';
import { Share } from './share.tsx';

const route = getRouteApi('/replay/$id');

export function ReplayPage() {
  const t = useT();
  const { id } = route.useParams();
  useTitle(t('Replay'));
  const loaded = useLoaded(() => openRecording(id), [id]);
  if (loaded.state === 'waiting') return <Waiting what={t('Opening the game.')} />;
  if (loaded.state === 'failed') return <Closed refusal={{ code: 'not-found', reason: loaded.reason }} />;
  return loaded.value.ok ? <Replay {...loaded.value.value} /> : <Closed refusal={loaded.value.refusal} />;
}

function Replay({ recording, file }: OpenRecording) {
  const t = useT();
  const go = useNavigate();
  const game = recording.game.ruleset.id;
  const face = useLoaded(() => loadFace(game), [game]);
  if (face.state === 'waiting') return <Waiting what={t('Opening the game.')} />;
  if (face.state === 'failed' || !face.value)
    return <Closed refusal={{ code: 'not-found', reason: t('this version cannot show that game') }} />;
  return <ReplayScreen recording={recording} face={face.value} onLeave={() => void go({ to: '/games' })} share={<Share file={file} />} />;
}
