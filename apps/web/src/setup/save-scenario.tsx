import { useNavigate } from '@tanstack/react-router';
import type { LoadedGame, OfferedGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { writeScenario } from '../scenarios/file.ts';
import { keepScenario } from '../scenarios/store.ts';
import type { Draft } from './draft.ts';

interface Props {
  readonly offer: OfferedGame;
  readonly game: LoadedGame;
  readonly draft: Draft;
}

/** Keeps what stands on the page as a scenario, and opens it where briefing and the rest are written. */
export function SaveScenario({ offer, game, draft }: Props) {
  const t = useT();
  const go = useNavigate();
  const save = async () => {
    const scenario = game.scenarios.find(({ id }) => id === draft.scenario);
    if (!scenario) return;
    const { id: _, ...printed } = scenario;
    const doc = { ...printed, title: t(printed.title), summary: t(printed.summary), rules: draft.rules, setup: draft.setup as never };
    const id = await keepScenario(writeScenario(game, { ...doc, game: offer.id }));
    await go({ to: '/scenarios/$id', params: { id } });
  };
  return (
    <button type="button" className="button" onClick={() => void save()}>
      {t('Save as a scenario')}
    </button>
  );
}
