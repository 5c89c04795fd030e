import { matchUp } from '@sortie/convert';
import { BOX_SHEETS, cardCalled, type Entry, type Setup, sheetCalled } from '@sortie/rules-quick-start';
import { below } from '../../forces/opponent/below.ts';
import { MatchButton } from '../../forces/opponent/match-button.tsx';
import { t, useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import type { ForcesProps } from '../face.ts';
import { Terms } from './terms.tsx';

const SIDES = ['defender', 'attacker'] as const;
type Side = (typeof SIDES)[number];

/** Both forces with their tonnage. A game of one's own chooses its 'Mechs; a published scenario names them. */
export function Forces({ setup: unread, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      <Balance setup={setup} />
      {SIDES.map((side, i) => (
        <Force key={side} side={side} seat={i} setup={setup} onChange={onChange} />
      ))}
      <Terms setup={setup} onChange={onChange} />
    </section>
  );
}

interface ForceProps {
  readonly side: Side;
  readonly seat: number;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

function Force({ side, seat, setup, onChange }: ForceProps) {
  const t = useT();
  const force = setup[side];
  const own = setup.scenario === 'open';
  const change = (force: readonly Entry[]) => onChange({ ...setup, [side]: force });
  return (
    <div className={seat === 0 ? 'setup-force force-a' : 'setup-force force-b'}>
      <div className="force-head small">
        <span className="setup-role">
          <SideMark seat={seat} /> {side === 'defender' ? t('Defender') : t('Attacker')}
        </span>
        <span className="quiet">{t('{tons} tons', { tons: tonsOf(force) })}</span>
      </div>
      <ul className="stack-tight">
        {force.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same 'Mech may be there twice
          <li key={at} className="force-unit">
            <EntryName entry={entry} />
            {own && force.length > 1 && (
              <button
                type="button"
                className="button button-plain button-icon"
                aria-label={t('Remove {name}', { name: codeOf(entry) })}
                onClick={() => change(force.filter((_, i) => i !== at))}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {own && (
        <MatchButton
          role={side === 'defender' ? t('Defender') : t('Attacker')}
          onMatch={() => change(matchedTo(setup[side === 'defender' ? 'attacker' : 'defender']))}
        />
      )}
      {own && <AddUnit side={side} onAdd={mech => change([...force, { mech }])} />}
    </div>
  );
}

const codeOf = ({ mech }: Entry): string => (typeof mech === 'string' ? mech : mech.code);
const sheetOf = ({ mech }: Entry) => (typeof mech === 'string' ? sheetCalled(mech) : mech);
const tonsOf = (force: readonly Entry[]): number => force.reduce((sum, entry) => sum + (sheetOf(entry)?.tons ?? 0), 0);

/** A 'Mech as it stands on paper. */
export function rosterLine(entry: Entry): string {
  const sheet = sheetOf(entry);
  return sheet ? t('{name} {code}, {tons} tons', { name: sheet.name, code: codeOf(entry), tons: sheet.tons }) : codeOf(entry);
}

/** 'Mechs of the box that weigh together what another force weighs, as many of them. */
const matchedTo = (other: readonly Entry[]): readonly Entry[] =>
  matchUp(
    BOX_SHEETS.map(({ code, tons }) => ({ name: code, pv: tons })),
    { points: tonsOf(other), units: other.length },
    below,
  ).map(({ name }) => ({ mech: name }));

function EntryName({ entry }: { readonly entry: Entry }) {
  const t = useT();
  const card = typeof entry.card === 'string' ? cardCalled(entry.card) : entry.card;
  return (
    <>
      <span>
        <strong>{sheetOf(entry)?.name ?? codeOf(entry)}</strong> <span className="quiet">{codeOf(entry)}</span>
        {card && <span className="quiet force-pilot">{t('{name}, gunnery {gunnery}', { name: card.name, gunnery: card.gunnery })}</span>}
      </span>
      <span className="quiet tiny">{t('{tons} tons', { tons: tonsOf([entry]) })}</span>
    </>
  );
}

/** Tonnage of one side against the other, as lengths. */
function Balance({ setup }: { readonly setup: Setup }) {
  const [a, b] = [tonsOf(setup.defender), tonsOf(setup.attacker)];
  return (
    <div className="setup-balance" aria-hidden="true">
      <span style={{ flexGrow: a || 1 }} />
      <span style={{ flexGrow: b || 1 }} />
    </div>
  );
}

function AddUnit({ side, onAdd }: { readonly side: Side; readonly onAdd: (code: string) => void }) {
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
      {BOX_SHEETS.map(({ code, name, tons }) => (
        <option key={code} value={code}>
          {`${name} ${code}, ${tons} t`}
        </option>
      ))}
    </select>
  );
}
