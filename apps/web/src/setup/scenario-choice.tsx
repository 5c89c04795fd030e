import type { LoadedGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';

type Scenario = LoadedGame['scenarios'][number];

interface Props {
  readonly scenarios: readonly Scenario[];
  readonly chosen: string;
  readonly onChoose: (scenario: Scenario) => void;
}

export function ScenarioChoice({ scenarios, chosen, onChoose }: Props) {
  const t = useT();
  return (
    <section className="panel setup-part">
      <h2 id="scenario-title">{t('Scenario')}</h2>
      <div className="stack-tight" role="radiogroup" aria-labelledby="scenario-title">
        {scenarios.map(scenario => (
          <label key={scenario.id} className="setup-choice">
            <input type="radio" name="scenario" checked={scenario.id === chosen} onChange={() => onChoose(scenario)} />
            <span className="setup-choice-body">
              <strong>{t(scenario.title)}</strong>
              {scenario.id === chosen && <span className="quiet small">{t(scenario.summary)}</span>}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
