import '../setup/setup.css';
import './scenarios.css';
import type { AnyGame } from '@sortie/games';
import { readSetupFor, type Story, sure } from '@sortie/kernel';
import { type ReactNode, useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import { DiceChoice } from '../setup/dice-choice.tsx';
import { type Draft, draftOf, withNeeded } from '../setup/draft.ts';
import { EveryField } from '../setup/every/every-field.tsx';
import type { SetupFace } from '../setup/face.ts';
import { MapChoice } from '../setup/map-choice.tsx';
import { PlayBar } from '../setup/play-bar.tsx';
import { RulesChoice } from '../setup/rules-choice.tsx';
import { Seats } from '../setup/seats.tsx';
import { Page } from '../ui/page.tsx';
import type { ScenarioDoc } from './file.ts';
import { StoryPart } from './story-part.tsx';

interface Props {
  readonly doc: ScenarioDoc;
  readonly game: AnyGame;
  readonly face: SetupFace;
  readonly lead: string;
  /** What can be done with the scenario as it stands; and whether the rules allow it. */
  readonly actions: (doc: ScenarioDoc, sound: boolean) => ReactNode;
  readonly onChange: (doc: ScenarioDoc) => void;
}

const USUAL_LEVEL = 'regular';

export const storyOf = (game: AnyGame, { title, roles, briefing, orders, setup }: ScenarioDoc): Story => {
  const own = game.named?.(setup);
  return {
    title: own?.title || title || game.ruleset.title,
    roles: own?.roles ?? roles,
    ...(briefing && { briefing }),
    ...(orders?.some(text => text !== '') && { orders }),
  };
};

/** A scenario of any game, part by part; the rules themselves say what is wrong with it, and it can be played from here. */
export function Editor({ doc, game, face, lead, actions, onChange }: Props) {
  const t = useT();
  const first = sure(game.scenarios[0], 'a first scenario');
  const [table, setTable] = useState<Draft>(() => draftOf(game, first, USUAL_LEVEL));
  const story = storyOf(game, doc);
  const draft: Draft = { ...table, scenario: '', story, setup: doc.setup, changed: true, rules: doc.rules };
  const fault = faultOf(game, doc);
  const put = (next: Draft): void => {
    setTable(next);
    if (next.rules !== doc.rules) onChange({ ...doc, rules: next.rules });
  };
  const change = (setup: unknown): void => {
    const { rules } = withNeeded(draft, game, face.needs?.(setup) ?? [], face.needs?.(doc.setup));
    const own = game.named?.(setup as ScenarioDoc['setup']);
    onChange({ ...doc, ...(own && { title: own.title }), setup: setup as ScenarioDoc['setup'], rules });
  };
  const { Forces, ScenarioParts } = face;
  const names = story.roles.map(role => t(role));
  return (
    <Page title={story.title} lead={lead} actions={actions(doc, fault === undefined)}>
      <div className={ScenarioParts ? 'setup scenario-two' : 'setup'}>
        <div className="stack setup-scenario">
          <StoryPart doc={doc} roles={story.roles} named={game.named !== undefined} onChange={part => onChange({ ...doc, ...part })} />
          {ScenarioParts ? (
            <ScenarioParts setup={doc.setup} rules={doc.rules} onChange={change} />
          ) : (
            <Forces setup={doc.setup} roles={names} onChange={change} />
          )}
        </div>
        {!ScenarioParts && <MapChoice face={face} setup={doc.setup} roles={names} onChange={change} />}
        <div className="stack setup-table">
          <Seats draft={draft} roles={names} onChange={put} />
          <DiceChoice dice={table.dice} onChange={dice => put({ ...table, rules: doc.rules, dice })} />
          <RulesChoice draft={draft} game={game} onChange={put} />
          <EveryField form={game.ruleset.readSetup.form} setup={doc.setup} onChange={change} />
        </div>
      </div>
      <PlayBar draft={draft} game={game} objection={face.objection(doc.setup, doc.rules) ?? fault} />
    </Page>
  );
}

/** What the reader of the game itself says against a set-up: what it accepts can be kept, passed on and played. */
function faultOf({ ruleset }: AnyGame, { setup, rules }: ScenarioDoc): { readonly reason: string } | undefined {
  const read = readSetupFor(ruleset, rules)(setup, '');
  return read.ok ? undefined : { reason: because({ reason: read.problem, said: read.said }) };
}
