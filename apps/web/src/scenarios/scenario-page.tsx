import '../setup/setup.css';
import './scenarios.css';
import { nth, type RuleId } from '@sortie/kernel';
import { impact, readScenario, type ScenarioPlan, standardRules } from '@sortie/rules-impact';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { LoadedGame } from '../games-registry.ts';
import { because, useT } from '../i18n/index.ts';
import { download } from '../maps/files.ts';
import { DiceChoice } from '../setup/dice-choice.tsx';
import { type Draft, draftOf } from '../setup/draft.ts';
import { PlayBar } from '../setup/play-bar.tsx';
import { Seats } from '../setup/seats.tsx';
import { Nowhere } from '../shell/trouble.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { writeScenarioFile } from './file.ts';
import { ForcePart } from './force-part.tsx';
import { MapPart } from './map-part.tsx';
import { SpecialPart } from './special-part.tsx';
import { type KeptScenario, keepScenario, keptScenario } from './store.ts';
import { TitlePart } from './title-part.tsx';
import { VictoryPart } from './victory-part.tsx';

const route = getRouteApi('/frame/scenarios/$id');
const game = impact as unknown as LoadedGame;
/** Milliseconds after the last change until it is kept. */
const SETTLE = 300;

export function ScenarioPage() {
  const t = useT();
  const { id } = route.useParams();
  const loaded = useLoaded(() => keptScenario(id), [id]);
  if (loaded.state === 'waiting') return <Waiting what={t('Opening the scenario.')} />;
  if (loaded.state === 'failed' || !loaded.value) return <Nowhere />;
  return <Editor key={id} kept={loaded.value} />;
}

/** A scenario part by part; the rules themselves say what is wrong with it, and it is kept while it is right. */
function Editor({ kept }: { readonly kept: KeptScenario }) {
  const t = useT();
  const [plan, setPlan] = useState(kept.plan);
  const [rules, setRules] = useState(kept.rules);
  const [draft, setDraft] = useState<Draft>(() => draftOf(game, nth(game.scenarios, 0), 'regular'));
  const reading = readScenario(plan);
  const objection = reading.ok ? undefined : because({ reason: reading.problem, said: reading.said });
  useKept(kept.id, plan, rules, reading.ok);
  const change = (part: Partial<ScenarioPlan>) => setPlan({ ...plan, ...part });
  const played: Draft = { ...draft, setup: plan, changed: true, rules: [...standardRules, ...rules] };
  return (
    <Page
      title={plan.title || t('Untitled')}
      lead={t('Changes are kept on this device as long as the scenario can be played.')}
      actions={
        <button
          type="button"
          className="button"
          onClick={() => download(`${fileName(plan.title)}.json`, writeScenarioFile({ plan, rules }), 'application/json')}
        >
          <Icon name="download" /> {t('Export')}
        </button>
      }
    >
      <div className="scenario-editor">
        <div className="stack">
          <TitlePart plan={plan} onChange={change} />
          <MapPart plan={plan} onChange={change} />
          <SpecialPart
            plan={plan}
            rules={rules}
            onChange={special => change({ special })}
            onRules={setRules}
            onReach={mineReach => change({ mineReach })}
          />
        </div>
        <div className="stack">
          <ForcePart plan={plan} rules={rules} seat={0} onChange={force => change({ forces: [force, plan.forces[1]] })} />
          <ForcePart plan={plan} rules={rules} seat={1} onChange={force => change({ forces: [plan.forces[0], force] })} />
        </div>
        <div className="stack">
          <VictoryPart plan={plan} onChange={victory => change({ victory })} />
          <Seats draft={played} roles={plan.forces.map(({ name }) => name)} onChange={setDraft} />
          <DiceChoice dice={draft.dice} onChange={dice => setDraft({ ...draft, dice })} />
        </div>
      </div>
      <PlayBar
        draft={played}
        game={game}
        objection={objection === undefined ? undefined : { rule: 'MAAS-15.5-special-rules', reason: objection }}
      />
    </Page>
  );
}

/** Keeps what can be played, a moment after the last change. */
function useKept(id: string, plan: ScenarioPlan, rules: readonly RuleId[], sound: boolean): void {
  useEffect(() => {
    if (!sound) return;
    const timer = setTimeout(() => void keepScenario(plan, rules, id), SETTLE);
    return () => clearTimeout(timer);
  }, [id, plan, rules, sound]);
}

const fileName = (title: string): string => title.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'scenario';
