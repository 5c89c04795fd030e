import type { Seat, Telling } from '@sortie/kernel';
import { say, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { UnitCard, UnitKey } from '../face.ts';
import { TokenPicture } from './token-picture.tsx';

export interface ForceHead {
  readonly seat: Seat;
  readonly name: string;
  readonly role: Telling | undefined;
  readonly mine: boolean;
}

interface Props {
  readonly units: readonly UnitCard[];
  readonly seats: readonly ForceHead[];
  readonly selected: UnitKey | undefined;
  readonly ready: readonly UnitKey[];
  readonly onChoose: (unit: UnitKey) => void;
}

/** Both forces; a click selects a unit and brings it into the middle. */
export function ForceList({ units, seats, selected, ready, onChoose }: Props) {
  const t = useT();
  return (
    <div className="force-list">
      {seats.map(({ seat, name, role, mine }) => {
        const own = units.filter(unit => unit.seat === seat);
        return (
          <section key={seat} aria-label={t('Force of {name}', { name })}>
            <h3 className="forces-head">
              <SideMark seat={seat} /> {name}
              {role && <span className="quiet forces-role">{say(role)}</span>}
              {mine && <span className="chip chip-brass">{t('you')}</span>}
            </h3>
            <ul>
              {own.map(unit => (
                <li key={unit.key}>
                  <button
                    type="button"
                    className="force"
                    aria-pressed={unit.key === selected}
                    data-lost={unit.lost || undefined}
                    onClick={() => onChoose(unit.key)}
                  >
                    <TokenPicture token={unit.token} />
                    <span className="force-words">
                      <b>{unit.name}</b> <span className="quiet">{unit.detail}</span>
                      <Health token={unit.token} />
                      {unit.status && <span className="force-status">{say(unit.status)}</span>}
                    </span>
                    {ready.includes(unit.key) && <span className="force-ready" title={t('can act now')} />}
                    {ready.includes(unit.key) && <span className="unseen">{t('can act now')}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** How much of a unit is left, as a bar. */
function Health({ token }: { readonly token: UnitCard['token'] }) {
  const t = useT();
  const left = token.armor;
  if (left === undefined) return null;
  const percent = Math.round(left * 100);
  return (
    <span className="health" role="img" aria-label={t('{percent} % armor left', { percent })} data-low={left <= 0.25 || undefined}>
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
