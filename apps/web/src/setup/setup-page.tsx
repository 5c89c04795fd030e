import { nth, sure } from '@sortie/kernel';
import './setup.css';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { CampaignMission } from '../campaign/open-mission.ts';
import { type LoadedGame, type OfferedGame, offeredGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { findMap } from '../maps/library.ts';
import { Nowhere } from '../shell/trouble.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { DiceChoice } from './dice-choice.tsx';
import { type Draft, draftOf, withNeeded, withSetup } from './draft.ts';
import { EveryField } from './every/every-field.tsx';
import type { SetupFace } from './face.ts';
import { MapChoice } from './map-choice.tsx';
import { MissionNote } from './mission-note.tsx';
import { readPack, withPack } from './packs.ts';
import { PlayBar } from './play-bar.tsx';
import { RulesChoice } from './rules-choice.tsx';
import { SaveScenario } from './save-scenario.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import { Seats } from './seats.tsx';
import type { SetupSearch } from './setup-search.ts';

const route = getRouteApi('/frame/set-up/$game');

interface Opened {
  readonly game: LoadedGame;
  readonly face: SetupFace;
  readonly draft: Draft;
  readonly mission: CampaignMission | undefined;
}

export const USUAL_LEVEL = 'regular';

async function openSetup(offer: OfferedGame, search: SetupSearch): Promise<Opened> {
  const [game, face, board, mission] = await Promise.all([
    offer.load(),
    offer.setupFace(),
    search.map === undefined ? undefined : findMap(search.map),
    search.campaign === undefined ? undefined : missionOf(offer, search.campaign),
  ]);
  const scenario = game.scenarios.find(({ id }) => id === search.scenario) ?? nth(game.scenarios, 0);
  const draft = draftOf(game, scenario, USUAL_LEVEL);
  const moved = board && search.map !== undefined && face.withBoard?.(draft.setup, search.map, board);
  const open = { game, face, draft: moved ? withSetup(draft, moved) : draft, mission };
  const pack = search.pack === undefined ? undefined : readPack(game, search.pack);
  const ready = fitted(open.draft, open);
  return { ...open, draft: pack ? withPack(ready, game, pack) : ready };
}

/** Whoever plays no campaign does not fetch its books. */
const missionOf = async ({ id }: OfferedGame, campaign: string): Promise<CampaignMission | undefined> =>
  (await import('../campaign/open-mission.ts')).openMission(id, campaign);

/** The forces of a campaign go wherever its mission is fought. */
const fitted = (draft: Draft, { game, face, mission }: Omit<Opened, 'draft'>): Draft => {
  if (!mission) return draft;
  const setup = mission.fit(draft.setup);
  return withNeeded(withSetup(draft, setup), game, face.needs?.(setup) ?? []);
};

export function SetupPage() {
  const t = useT();
  const { game } = route.useParams();
  const search = route.useSearch();
  const offer = offeredGame(game);
  const loaded = useLoaded(
    async () => (offer ? openSetup(offer, search) : undefined),
    [offer, search.scenario, search.map, search.campaign],
  );
  if (loaded.state === 'waiting') return <Waiting what={t('Laying out the table.')} />;
  if (loaded.state === 'failed') throw new Error(loaded.reason);
  if (!offer || !loaded.value) return <Nowhere />;
  return <Setup key={`${search.scenario} ${search.map} ${search.campaign}`} offer={offer} {...loaded.value} />;
}

function Setup({ offer, draft: start, ...open }: Opened & { readonly offer: OfferedGame }) {
  const t = useT();
  const { game, face, mission } = open;
  const [draft, setDraft] = useState(start);
  const scenario = sure(
    game.scenarios.find(({ id }) => id === draft.scenario),
    'one of the scenarios',
  );
  const objection = face.objection(draft.setup, draft.rules);
  const { Forces } = face;
  const change = (setup: unknown): void =>
    setDraft(withNeeded(withSetup(draft, setup), game, face.needs?.(setup) ?? [], face.needs?.(draft.setup)));
  return (
    <Page title={t('Set up a game')} lead={t(offer.title)} actions={<SaveScenario offer={offer} game={game} draft={draft} />}>
      {mission && <MissionNote mission={mission} />}
      <div className="setup">
        <div className="stack setup-scenario">
          <ScenarioChoice
            face={face}
            id={offer.id}
            game={game}
            chosen={draft.scenario}
            onChoose={scenario => setDraft(fitted(draftOf(game, scenario, USUAL_LEVEL, draft), open))}
          />
          <Forces setup={draft.setup} roles={scenario.roles} onChange={change} />
        </div>
        <MapChoice face={face} setup={draft.setup} roles={scenario.roles} onChange={setup => setDraft(withSetup(draft, setup))} />
        <div className="stack setup-table">
          <Seats draft={draft} roles={scenario.roles} onChange={setDraft} />
          <DiceChoice dice={draft.dice} onChange={dice => setDraft({ ...draft, dice })} />
          <RulesChoice draft={draft} game={game} onChange={setDraft} />
          <EveryField form={game.ruleset.readSetup?.form} setup={draft.setup} onChange={change} />
        </div>
      </div>
      <PlayBar draft={draft} game={game} objection={objection} onLaid={mission?.laid} />
    </Page>
  );
}
