import './forces.css';
import type { Force } from '@sortie/roster';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Editor } from './editor.tsx';
import { keepForce, keptForce } from './store.ts';

const route = getRouteApi('/frame/forces/$id');

/** One force, to be changed. Every change is kept by itself. */
export function ForcePage() {
  const t = useT();
  const { id } = route.useParams();
  const loaded = useLoaded(() => keptForce(id), [id]);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed' || !loaded.value) {
    return (
      <Page title={t('This force is not on this device')} narrow>
        <p>
          <Link to="/forces">{t('All forces')}</Link>
        </p>
      </Page>
    );
  }
  return loaded.value.id === id ? <Kept key={id} id={id} begin={loaded.value.force} /> : <Waiting />;
}

function Kept({ id, begin }: { readonly id: string; readonly begin: Force }) {
  const [force, setForce] = useState(begin);
  const [trouble, setTrouble] = useState<string>();
  const saved = useRef(begin);
  useEffect(() => {
    if (force === saved.current) return;
    saved.current = force;
    keepForce(force, id).then(
      () => setTrouble(undefined),
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
  }, [force, id]);
  return <Editor id={id} force={force} onChange={setForce} trouble={trouble} />;
}
