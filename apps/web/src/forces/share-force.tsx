import { type Force, forceJson, writeForce } from '@sortie/roster';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { download } from '../maps/files.ts';
import { CopyLink } from '../play/copy-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { pack } from '../units/share/packed.ts';
import { fileName } from './file-name.ts';
import { mulOf } from './force-file.ts';

/** Gives a force away: as a link that carries it, or as a file. */
export function ShareForce({ force }: { readonly force: Force }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setShown(true)}>
        <Icon name="link" /> {t('Share')}
      </button>
      <Sheet title={t('Share this force')} open={shown} onClose={() => setShown(false)}>
        <ForceLink force={force} />
        <div>
          <button type="button" className="button" onClick={() => download(fileName(force.name), writeForce(force), 'application/json')}>
            <Icon name="download" /> {t('Save as file')}
          </button>{' '}
          <button
            type="button"
            className="button"
            onClick={() => download(fileName(force.name).replace(/\.force\.json$/, '.mul'), mulOf(force), 'application/xml')}
          >
            <Icon name="download" /> {t('Save as MUL file')}
          </button>
        </div>
      </Sheet>
    </>
  );
}

function ForceLink({ force }: { readonly force: Force }) {
  const t = useT();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    void pack(forceJson(force)).then(text => setPath(`/forces#f=${text}`));
  }, [force]);
  if (path === undefined) return undefined;
  return (
    <div className="stack-tight">
      <CopyLink label={t('Link to this force')} path={path} />
      <p className="quiet small">{t('The link carries the force itself; no server sees it.')}</p>
    </div>
  );
}
