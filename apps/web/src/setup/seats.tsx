import { useT } from '../i18n/index.ts';
import { SideMark } from '../ui/side-mark.tsx';
import { type Draft, isOnline, type SeatChoice, type SeatDraft, withSeat, withSeatsTurned } from './draft.ts';
import { CHARACTERS, LEVELS, named, partsOf } from './levels.ts';

interface Props {
  readonly draft: Draft;
  readonly roles: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

export function Seats({ draft, roles, onChange }: Props) {
  const t = useT();
  return (
    <section className="panel setup-part">
      <h2>{t('Who plays')}</h2>
      {draft.seats.map((seat, i) => (
        <Seat
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={i}
          at={i}
          role={roles[i] ?? t('Seat {n}', { n: i + 1 })}
          seat={seat}
          onChange={change => onChange(withSeat(draft, i, change))}
        />
      ))}
      {draft.seats.length === 2 && (
        <div>
          <button type="button" className="button button-plain" onClick={() => onChange(withSeatsTurned(draft))}>
            {t('Swap sides')}
          </button>
        </div>
      )}
      {isOnline(draft) && <p className="note small">{t('You get an invitation link as soon as the table is set up.')}</p>}
    </section>
  );
}

interface SeatProps {
  readonly at: number;
  readonly role: string;
  readonly seat: SeatDraft;
  readonly onChange: (change: Partial<SeatDraft>) => void;
}

function Seat({ at, role, seat, onChange }: SeatProps) {
  const t = useT();
  const { level: skill, character } = partsOf(seat.level);
  const value = seat.choice === 'opponent' ? `opponent ${skill}` : seat.choice;
  const choose = (value: string) => {
    const [choice, level] = value.split(' ') as [SeatChoice, string | undefined];
    onChange(level === undefined ? { choice } : { choice, level: named(level, character) });
  };
  return (
    <div className="stack-tight">
      <label className="field">
        <span className="label setup-role">
          <SideMark seat={at} /> {t(role)}
        </span>
        <select className="input" value={value} onChange={event => choose(event.target.value)}>
          <option value="me">{t('Me')}</option>
          <option value="here">{t('Another player at this screen')}</option>
          <option value="invite">{t('A player I invite by link')}</option>
          <optgroup label={t('The opponent')}>
            {LEVELS.map(({ id, name }) => (
              <option key={id} value={`opponent ${id}`}>
                {t('Opponent: {level}', { level: name })}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {seat.choice === 'opponent' && <Character character={character} onChange={to => onChange({ level: named(skill, to) })} />}
      {seat.choice === 'here' && (
        <label className="field">
          <span className="label">{t('Player’s name')}</span>
          <input
            className="input"
            type="text"
            maxLength={30}
            value={seat.name}
            onChange={event => onChange({ name: event.target.value })}
          />
        </label>
      )}
    </div>
  );
}

function Character({ character, onChange }: { readonly character: string; readonly onChange: (character: string) => void }) {
  const t = useT();
  return (
    <label className="field">
      <span className="label">{t('Style of play')}</span>
      <select className="input" value={character} onChange={event => onChange(event.target.value)}>
        {CHARACTERS.map(({ id, name }) => (
          <option key={id} value={id}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
