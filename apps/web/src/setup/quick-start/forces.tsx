import { CATALOGUE, find, type Unit } from '@sortie/roster';
import type { Entry, Setup } from '@sortie/rules-quick-start';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import type { ForcesProps } from '../face.ts';

const SIDES = ['defender', 'attacker'] as const;

/** Both forces with their tonnage. A game of one's own chooses its 'Mechs; a published scenario names them. */
export function Forces({ setup: unread, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  const open = setup.scenario === 'open';
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      <Balance setup={setup} />
      {SIDES.map((side, i) => (
        <div key={side} className={i === 0 ? 'force force-a' : 'force force-b'}>
          <div className="force-head small">
            <span className="setup-role">
              <SideMark seat={i} /> {t(side === 'defender' ? 'Defender' : 'Attacker')}
            </span>
            <span className="quiet">{t('{tons} tons', { tons: tonsOf(setup[side]) })}</span>
          </div>
          <ul className="stack-tight">
            {setup[side].map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same 'Mech may be there twice
              <li key={at} className="force-unit">
                <EntryName entry={entry} />
                {open && setup[side].length > 1 && (
                  <button
                    type="button"
                    className="button button-plain button-icon"
                    aria-label={t('Remove {name}', { name: codeOf(entry) })}
                    onClick={() => onChange({ ...setup, [side]: setup[side].filter((_, i) => i !== at) })}
                  >
                    <Icon name="close" size={16} />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {open && <AddUnit side={side} onAdd={code => onChange({ ...setup, [side]: [...setup[side], { mech: code }] })} />}
        </div>
      ))}
    </section>
  );
}

const codeOf = ({ mech }: Entry): string => (typeof mech === 'string' ? mech : mech.code);
const unitOf = (entry: Entry): Unit | undefined => find(codeOf(entry));
const tonsOf = (force: readonly Entry[]): number =>
  force.reduce((sum, entry) => sum + (typeof entry.mech === 'string' ? (unitOf(entry)?.tons ?? 0) : entry.mech.tons), 0);

function EntryName({ entry }: { readonly entry: Entry }) {
  const t = useT();
  const tons = tonsOf([entry]);
  const name = typeof entry.mech === 'string' ? (unitOf(entry)?.chassis ?? entry.mech) : entry.mech.name;
  const card = typeof entry.card === 'string' ? entry.card : entry.card?.name;
  return (
    <>
      <span>
        <strong>{name}</strong> <span className="quiet">{codeOf(entry)}</span>
        {card !== undefined && <span className="quiet"> · {card}</span>}
      </span>
      <span className="quiet tiny">{t('{tons} tons', { tons })}</span>
    </>
  );
}

/** Tonnage of one side against the other, as lengths. */
function Balance({ setup }: { readonly setup: Setup }) {
  const [a, b] = [tonsOf(setup.defender), tonsOf(setup.attacker)];
  return (
    <div className="balance" aria-hidden="true">
      <span style={{ flexGrow: a || 1 }} />
      <span style={{ flexGrow: b || 1 }} />
    </div>
  );
}

function AddUnit({ side, onAdd }: { readonly side: string; readonly onAdd: (code: string) => void }) {
  const t = useT();
  return (
    <select
      className="input small"
      value=""
      aria-label={t('Add a ’Mech to the {side}', { side })}
      onChange={event => onAdd(event.target.value)}
    >
      <option value="" disabled>
        {t('Add a ’Mech')}
      </option>
      {CATALOGUE.map(unit => (
        <option key={unit.model} value={unit.model}>
          {`${unit.chassis} ${unit.model} · ${unit.tons}`}
        </option>
      ))}
    </select>
  );
}
