import { useT } from '../i18n/index.ts';
import { TextField } from '../ui/text-field.tsx';
import type { ScenarioDoc } from './file.ts';

interface Props {
  readonly doc: ScenarioDoc;
  /** What the sides are called. */
  readonly roles: readonly string[];
  /** The game keeps title and sides in its own set-up, and asks for them there. */
  readonly named: boolean;
  readonly onChange: (part: Partial<ScenarioDoc>) => void;
}

const SHORT = 600;
const LONG = 4000;

/** What it is called, what it is about, and what everybody reads before the first turn. */
export function StoryPart({ doc, roles, named, onChange }: Props) {
  const t = useT();
  const { title, summary, briefing = '', orders = [] } = doc;
  const order = (seat: number, text: string): void => onChange({ orders: roles.map((_, i) => (i === seat ? text : (orders[i] ?? ''))) });
  const rename = (seat: number, name: string): void => onChange({ roles: roles.map((role, i) => (i === seat ? name : role)) });
  return (
    <section className="panel setup-part">
      <h2>{t('Briefing')}</h2>
      {!named && <TextField label={t('Title')} value={title} maxLength={80} onChange={text => onChange({ title: text })} />}
      <Text label={t('In one or two sentences')} rows={2} longest={SHORT} value={summary} onChange={text => onChange({ summary: text })} />
      <Text label={t('Briefing for everybody')} rows={3} longest={LONG} value={briefing} onChange={text => onChange({ briefing: text })} />
      {roles.map((role, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <details key={seat} className="setup-always" open={(orders[seat] ?? '') !== ''}>
          <summary>{t('Orders for {role}', { role: t(role) })}</summary>
          {!named && (
            <TextField label={t('Name of side {n}', { n: seat + 1 })} value={role} maxLength={40} onChange={name => rename(seat, name)} />
          )}
          <Text
            label={t('Orders for {role}', { role: t(role) })}
            rows={3}
            longest={LONG}
            value={orders[seat] ?? ''}
            onChange={text => order(seat, text)}
          />
        </details>
      ))}
    </section>
  );
}

interface TextProps {
  readonly label: string;
  readonly rows: number;
  readonly longest: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const Text = ({ label, rows, longest, value, onChange }: TextProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <textarea className="input" rows={rows} maxLength={longest} value={value} onChange={event => onChange(event.target.value)} />
  </label>
);
