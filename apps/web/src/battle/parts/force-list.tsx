import './force-list.css';
import type { Seat, Telling } from '@sortie/kernel';
import { type ReactNode, useState } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { UnitCard, UnitKey } from '../face.ts';
import { TokenPicture } from './token-picture.tsx';

export interface ForceHead {
  readonly seat: Seat;
  readonly name: string;
  readonly role: Telling | undefined;
  readonly mine: boolean;
  /** Nobody is there at the moment. */
  readonly away: boolean;
}

interface Props {
  readonly units: readonly UnitCard[];
  readonly seats: readonly ForceHead[];
  readonly selected: UnitKey | undefined;
  readonly ready: readonly UnitKey[];
  /** Those who are chosen along with the selected one. */
  readonly group?: readonly UnitKey[];
  /** `along`: beside those who are chosen already. */
  readonly onChoose: (unit: UnitKey, along: boolean) => void;
}

/** Both forces; a click selects a unit and brings it into view, a click with Shift chooses one more. */
export function ForceList({ units, seats, selected, ready, group = [], onChoose }: Props) {
  const t = useT();
  return (
    <div className="force-list">
      {seats.map(head => {
        const own = units.filter(unit => unit.seat === head.seat);
        return (
          <Force key={head.seat} head={head} units={own} folds={units.length > MANY && !head.mine}>
            {own.map(unit => (
              <li key={unit.key}>
                <Row
                  unit={unit}
                  chosen={unit.key === selected || group.includes(unit.key)}
                  ready={ready.includes(unit.key)}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </Force>
        );
      })}
      {units.length === 0 && <p className="quiet">{t('Nobody is here yet.')}</p>}
    </div>
  );
}

/** With more units than this the other side's list begins folded. */
const MANY = 14;

interface ForceProps {
  readonly head: ForceHead;
  readonly units: readonly UnitCard[];
  readonly folds: boolean;
  readonly children: ReactNode;
}

/** One side: its name, how many of it are left, and its units, which fold away. */
function Force({ head: { seat, name, role, mine, away }, units, folds, children }: ForceProps) {
  const t = useT();
  const [open, setOpen] = useState(!folds);
  const left = units.filter(({ lost }) => !lost).length;
  return (
    <section aria-label={t('Force of {name}', { name })}>
      <h3 className="forces-head">
        <button type="button" className="forces-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          <SideMark seat={seat} /> {name}
          {role && say(role) !== name && <span className="quiet forces-role">{say(role)}</span>}
          {mine && <span className="chip chip-brass">{t('you')}</span>}
          {away && <span className="chip chip-ember">{t('away')}</span>}
          <span className="quiet forces-left">{left === units.length ? left : t('{left} of {all}', { left, all: units.length })}</span>
        </button>
      </h3>
      {open && <ul>{children}</ul>}
    </section>
  );
}

interface RowProps {
  readonly unit: UnitCard;
  readonly chosen: boolean;
  readonly ready: boolean;
  readonly onChoose: Props['onChoose'];
}

function Row({ unit, chosen, ready, onChoose }: RowProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="force"
      aria-pressed={chosen}
      data-lost={unit.lost || undefined}
      onClick={({ shiftKey }) => onChoose(unit.key, shiftKey)}
    >
      <TokenPicture token={unit.token} size={32} />
      <span className="force-words">
        <b>{unit.name}</b> <span className="quiet">{unit.detail}</span>
        <Health token={unit.token} />
        {unit.status && <span className="force-status">{say(unit.status)}</span>}
      </span>
      {ready && <span className="force-ready" title={t('can act now')} />}
      {ready && <span className="unseen">{t('can act now')}</span>}
    </button>
  );
}

const percent = (share: number): number => Math.round(share * 100);

/** What is left of armor and structure, each as a bar of its own: a unit without armor is not a unit without structure. */
function Health({ token: { armor, structure, mood } }: { readonly token: UnitCard['token'] }) {
  const t = useT();
  if (armor === undefined || mood === 'wreck') return null;
  const words =
    structure === undefined
      ? t('{percent} % armor left', { percent: percent(armor) })
      : t('{armor} % armor and {structure} % structure left', { armor: percent(armor), structure: percent(structure) });
  return (
    <span className="health" role="img" aria-label={words} title={words}>
      <span className="health-armor" data-low={armor <= 0.25 || undefined}>
        <span style={{ width: `${percent(armor)}%` }} />
      </span>
      {structure !== undefined && (
        <span className="health-structure" data-low={structure <= 0.5 || undefined}>
          <span style={{ width: `${percent(structure)}%` }} />
        </span>
      )}
    </span>
  );
}
