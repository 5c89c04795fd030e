import './companion.css';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { saveBlob } from '../battle/save-file.ts';
import { useT } from '../i18n/index.ts';
import { myName } from '../play/name.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { AddUnits } from './add-units.tsx';
import { type Deed, type Evening, inOrder, lastOf } from './document.ts';
import { EveningLog } from './evening-log.tsx';
import { deviceName } from './kept.ts';
import { LineBar } from './line-bar.tsx';
import { recordOf, reportOf } from './report.ts';
import type { Session } from './session.ts';
import { ToHit } from './to-hit.tsx';
import { UnitCard } from './unit-card.tsx';
import { useSession, useShown } from './use-session.ts';

const route = getRouteApi('/frame/companion/$id');

/** One evening at a real table. */
export function CompanionTablePage() {
  const t = useT();
  const { id } = route.useParams();
  const opened = useSession(id);
  if (opened.state === 'opening') return <Waiting what={t('Opening the evening.')} />;
  if (opened.state === 'none')
    return (
      <Page title={t('At a real table')}>
        <p>{t('This device knows no such evening.')}</p>
      </Page>
    );
  return <Table session={opened.session} />;
}

function Table({ session }: { readonly session: Session }) {
  const t = useT();
  const { evening, entries, kept, line } = useShown(session);
  const sat = entries.find(({ by, deed }) => by === deviceName() && deed.type === 'join');
  const [typed, setTyped] = useState(myName);
  const me = sat?.deed.type === 'join' ? sat.deed.player : typed;
  const note = (deed: Deed): void => session.note(deed);
  const mine = lastOf(entries, deviceName());
  return (
    <Page title={evening.title || t('Evening')}>
      <div className="companion">
        <LineBar code={kept.code} line={line} waiting={kept.own.length} onShared={code => session.share(code)} />
        {!sat && evening.title !== '' && (
          <SitDown name={typed} taken={evening.players} onName={setTyped} onJoin={() => note({ type: 'join', player: typed.trim() })} />
        )}
        <TurnBar evening={evening} me={me} note={note} />
        <div className="companion-bar">
          <button type="button" className="button" disabled={!mine} onClick={() => mine && note({ type: 'undo', entry: mine.id })}>
            <Icon name="undo" size={16} /> {t('Undo')}
          </button>
          <AddUnits system={evening.system} owner={me} onAdd={unit => note({ type: 'bring', unit })} />
          <ToHit evening={evening} me={me} />
          <Export evening={evening} />
        </div>
        <div className="companion-sides">
          {inOrder(evening).map(player => (
            <section key={player} className="companion-side" aria-label={player}>
              <h2>{player}</h2>
              {evening.units
                .filter(({ owner }) => owner === player)
                .map(unit => (
                  <UnitCard key={unit.id} unit={unit} mine={player === me} note={note} />
                ))}
            </section>
          ))}
        </div>
        <EveningLog evening={evening} me={me} note={note} />
      </div>
    </Page>
  );
}

interface SitDownProps {
  readonly name: string;
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onJoin: () => void;
}

/** Whoever comes by the code says who they are; nobody takes a name that is taken. */
function SitDown({ name, taken, onName, onJoin }: SitDownProps) {
  const t = useT();
  const free = name.trim() !== '' && !taken.includes(name.trim());
  return (
    <form
      className="panel door companion-bar"
      onSubmit={event => {
        event.preventDefault();
        if (free) onJoin();
      }}
    >
      <label htmlFor="companion-name">{t('Your name at this table')}</label>
      <input id="companion-name" className="input" value={name} maxLength={40} onChange={event => onName(event.target.value)} />
      <button type="submit" className="button button-primary">
        {t('Sit down')}
      </button>
      {taken.includes(name.trim()) && <span className="small quiet">{t('Somebody at this table has this name.')}</span>}
    </form>
  );
}

const die = (): number => ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 6) + 1;

interface TurnProps {
  readonly evening: Evening;
  readonly me: string;
  readonly note: (deed: Deed) => void;
}

/** Which turn it is, who moves first, and dice for whoever has none at hand. */
function TurnBar({ evening, me, note }: TurnProps) {
  const t = useT();
  const { turn, initiative, units } = evening;
  const left = units.filter(({ lost, acted }) => !lost && !acted.includes('moved')).length;
  return (
    <div className="companion-bar" aria-live="polite">
      <strong>{t('Turn {n}', { n: turn })}</strong>
      <span className="quiet small">{t('{n} still to move', { n: left })}</span>
      <button type="button" className="button" onClick={() => note({ type: 'initiative', player: me, roll: die() + die() })}>
        <Icon name="dice" size={16} /> {t('Roll initiative')}
      </button>
      {inOrder(evening).map(player =>
        initiative[player] === undefined ? null : (
          <span key={player} className="chip">
            {player} {initiative[player]}
          </span>
        ),
      )}
      <button type="button" className="button" onClick={() => note({ type: 'roll', player: me, faces: [die(), die()], why: '' })}>
        <Icon name="dice" size={16} /> {t('Roll 2D6')}
      </button>
      <button type="button" className="button button-primary" onClick={() => note({ type: 'turn' })}>
        {t('Next turn')}
      </button>
    </div>
  );
}

function Export({ evening }: { readonly evening: Evening }) {
  const t = useT();
  const name = (evening.title || 'evening').replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  const save = (ending: string, text: string, type: string): void => saveBlob(`${name}.${ending}`, new Blob([text], { type }));
  return (
    <>
      <button type="button" className="button" onClick={() => save('md', reportOf(evening, Date.now()), 'text/markdown')}>
        <Icon name="download" size={16} /> {t('Battle report')}
      </button>
      <button type="button" className="button button-plain" onClick={() => save('json', recordOf(evening), 'application/json')}>
        {t('For programs (JSON)')}
      </button>
    </>
  );
}
