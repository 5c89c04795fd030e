import type { Shape } from '@sortie/kernel';
import { useMemo, useState } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { GameFace } from '../face.ts';
import type { Recording } from '../replay/recording.ts';
import { BattleReport } from './battle-report.tsx';
import { happenings } from './chronicle.ts';
import { figuresOf } from './figures.ts';
import { headlineOf } from './headline.ts';

interface Props {
  readonly recording: Recording;
  readonly face: GameFace<Shape>;
}

/** The battle report of a game that is watched again. */
export function ReplayReport(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { outcome, names } = props.recording;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('Battle report')}
      </button>
      <Sheet title={outcome ? headlineOf(outcome, names, []) : t('So far')} open={open} wide onClose={() => setOpen(false)}>
        <Report {...props} />
      </Sheet>
    </>
  );
}

function Report({ recording, face }: Props) {
  const { game, hearing, log, names, outcome } = recording;
  const winner = outcome?.winners[0];
  const [figures, units] = useMemo(() => {
    const told = happenings({ ruleset: game.ruleset, log, entries: hearing.entries, views: hearing.before }, face);
    const found = figuresOf({ happenings: told, face, view: hearing.view, facing: 0, seats: names.length, winner });
    return [found, face.units(hearing.view, 0)] as const;
  }, [game, log, hearing, face, names.length, winner]);
  return (
    <div className="stack">
      {outcome && <p>{say(outcome.reason)}</p>}
      <BattleReport figures={figures} units={units} names={names} score={outcome?.points} />
    </div>
  );
}
