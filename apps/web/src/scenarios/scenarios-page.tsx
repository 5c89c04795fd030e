import '../setup/setup.css';
import './scenarios.css';
import type { RuleId } from '@sortie/kernel';
import { impact, type ScenarioPlan, standardRules } from '@sortie/rules-impact';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { DesignForm } from './design-form.tsx';
import { readScenarioFile } from './file.ts';
import { type KeptScenario, keepScenario, keptScenarios, removeScenario } from './store.ts';

/** Scenarios of Impact: those in the box to begin from, one's own, and a quick way to a new one. */
export function ScenariosPage() {
  const t = useT();
  const go = useNavigate();
  const [version, setVersion] = useState(0);
  const loaded = useLoaded(keptScenarios, [version]);
  const kept = loaded.state === 'ready' ? loaded.value : [];
  const edit = async (plan: ScenarioPlan, rules: readonly RuleId[] = []) => {
    const id = await keepScenario(plan, rules);
    await go({ to: '/scenarios/$id', params: { id } });
  };
  return (
    <Page
      title={t('Scenarios')}
      lead={t('Write your own battles for M.A.A.S. Impact: map, forces, special rules, victory.')}
      actions={
        <>
          <Link to="/scenarios/print" className="button">
            {t('Print and play')}
          </Link>
          <ImportButton onRead={edit} />
        </>
      }
    >
      <div className="scenarios">
        <div className="stack">
          <section className="panel setup-part">
            <h2>{t('My scenarios')}</h2>
            {kept.length === 0 && <p className="quiet">{t('None yet. Begin with one from the box, design one, or import a file.')}</p>}
            <ul className="stack-tight">
              {kept.map(one => (
                <Kept key={one.id} scenario={one} onRemoved={() => setVersion(version + 1)} />
              ))}
            </ul>
          </section>
          <section className="panel setup-part">
            <h2>{t('From the box')}</h2>
            <ul className="stack-tight">
              {impact.scenarios.map(scenario => (
                <Boxed key={scenario.id} scenario={scenario} onEdit={edit} />
              ))}
            </ul>
          </section>
        </div>
        <DesignForm onMade={plan => void edit(plan, plan.forces.some(({ squads }) => squads === 2) ? SQUADS : [])} />
      </div>
    </Page>
  );
}

const SQUADS: readonly RuleId[] = ['MAAS-14.11-squad-split', 'MAAS-14.11-reorganize', 'MAAS-14.12-squad-morale'];

interface BoxedProps {
  readonly scenario: (typeof impact.scenarios)[number];
  readonly onEdit: (plan: ScenarioPlan, rules: readonly RuleId[]) => Promise<void>;
}

function Boxed({ scenario: { title, summary, setup, rules }, onEdit }: BoxedProps) {
  const t = useT();
  const own = rules.filter(rule => !standardRules.includes(rule));
  return (
    <li className="scenario-row">
      <span>
        <strong>{t(title)}</strong> <span className="quiet small">{t(summary)}</span>
      </span>
      <button type="button" className="button" aria-label={t('Copy and change {title}', { title })} onClick={() => void onEdit(setup, own)}>
        {t('Copy and change')}
      </button>
    </li>
  );
}

function Kept({ scenario: { id, plan }, onRemoved }: { readonly scenario: KeptScenario; readonly onRemoved: () => void }) {
  const t = useT();
  return (
    <li className="scenario-row">
      <Link to="/scenarios/$id" params={{ id }}>
        {plan.title || t('Untitled')}
      </Link>
      <button
        type="button"
        className="button"
        aria-label={t('Remove {name}', { name: plan.title })}
        onClick={() => void removeScenario(id).then(onRemoved)}
      >
        {t('Remove')}
      </button>
    </li>
  );
}

function ImportButton({ onRead }: { readonly onRead: (plan: ScenarioPlan, rules: readonly RuleId[]) => Promise<void> }) {
  const t = useT();
  const [trouble, setTrouble] = useState<string>();
  const open = async (file: File) => {
    const read = readScenarioFile(await file.text());
    if (read.ok) await onRead(read.value.plan, read.value.rules);
    else setTrouble(because(read));
  };
  return (
    <>
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {t('The file was not understood: {reason}', { reason: trouble })}
        </p>
      )}
      <FileButton accept=".json" label={t('Scenario file')} onFile={file => void open(file)}>
        <Icon name="upload" /> {t('Import a scenario')}
      </FileButton>
    </>
  );
}
