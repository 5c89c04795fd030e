import { useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import { download } from '../maps/files.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { CopyLink } from './copy-link.tsx';
import { doors } from './doors.ts';
import { enterHouse } from './enter.ts';
import { gameOf } from './open-recording.ts';

/** A game as a file, at hand or to be asked for. */
type Kept = string | (() => Promise<string>);

const textOf = async (file: Kept): Promise<string> => (typeof file === 'string' ? file : file());

/** Keep a game as a file, give it away by a link, prove that its dice were fair. */
export function Share({ file }: { readonly file: Kept }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="link" /> {t('Share')}
      </button>
      <Sheet title={t('Share this game')} open={open} onClose={() => setOpen(false)}>
        <div className="stack">
          <LinkMaker file={file} />
          <div>
            <button
              type="button"
              className="button"
              onClick={() => void textOf(file).then(text => download('game.sortie', text, 'application/x-ndjson'))}
            >
              <Icon name="download" /> {t('Save as file')}
            </button>
          </div>
          <Proof file={file} />
        </div>
      </Sheet>
    </>
  );
}

/** A link that anybody may open needs the game on the server. */
function LinkMaker({ file }: { readonly file: Kept }) {
  const t = useT();
  const [path, setPath] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  if (path !== undefined) return <CopyLink label={t('Anybody with this link can watch')} path={path} />;
  const make = async () => {
    const house = await enterHouse();
    const kept = house.ok ? await house.value.keepReplay(await textOf(file)) : house;
    if (kept.ok) setPath(kept.value.path);
    else setTrouble(because(kept.refusal));
  };
  return (
    <div className="stack-tight">
      <div>
        <button type="button" className="button button-primary" onClick={() => void make()}>
          <Icon name="link" /> {t('Make a link')}
        </button>
      </div>
      <p className="quiet small">{t('The game is kept on the server for whoever has the link.')}</p>
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {t('No link could be made: {reason}', { reason: trouble })}
        </p>
      )}
    </div>
  );
}

function Proof({ file: kept }: { readonly file: Kept }) {
  const t = useT();
  const [words, setWords] = useState('');
  const check = async () => {
    const file = await textOf(kept);
    const game = await gameOf(file);
    const verdict = game && (await doors()).verifyFile(game, file);
    if (!verdict) return;
    setWords(
      verdict.ok
        ? t('Verified: all {entries} entries match, and the dice are the sealed ones.', { entries: verdict.entries })
        : verdict.older
          ? t('Played by rules {playedBy}; today’s are {today}. It can be replayed, but not checked die by die.', verdict.older)
          : t('Not verified: {reason}', { reason: verdict.reason }),
    );
  };
  return (
    <div className="stack-tight">
      <div>
        <button type="button" className="button" onClick={() => void check()}>
          <Icon name="check" /> {t('Verify the game')}
        </button>
      </div>
      <p role="status" className="small">
        {words}
      </p>
    </div>
  );
}
