import type { ScenarioPlan } from '@sortie/rules-impact';
import { useT } from '../../i18n/index.ts';
import { TextField } from '../../ui/text-field.tsx';

interface TitleProps {
  readonly plan: ScenarioPlan;
  readonly onChange: (part: Partial<ScenarioPlan>) => void;
}

/** What it is called and what is going on. */
export function TitlePart({ plan: { title, situation }, onChange }: TitleProps) {
  const t = useT();
  return (
    <section className="panel setup-part">
      <h2>{t('Title')}</h2>
      <TextField label={t('Title')} value={title} maxLength={80} onChange={text => onChange({ title: text })} />
      <label className="field">
        <span className="label">{t('Situation')}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={600}
          value={situation}
          onChange={event => onChange({ situation: event.target.value })}
        />
      </label>
    </section>
  );
}
