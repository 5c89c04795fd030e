import { useMemo } from 'react';
import type { LayoutProps } from '../layout/props.ts';
import { Result } from '../parts/result.tsx';
import { saveFile } from '../save-file.ts';
import { nameAt } from '../words.ts';
import { BattleReport } from './battle-report.tsx';
import { figuresOf } from './figures.ts';
import { headlineOf } from './headline.ts';
import { savePostcard } from './postcard.ts';

/** After the end: the battle report, and what one may do with the game. */
export function TheResult({ desk, face, link, onReplay, next, share, title, onClose }: LayoutProps & { readonly onClose: () => void }) {
  const { snapshot, units, happenings, view, scene } = desk;
  const { outcome, seats, mine, facing } = snapshot;
  const names = seats.map((_, seat) => nameAt(snapshot, seat));
  const winner = outcome?.winners[0];
  const figures = useMemo(
    () => figuresOf({ happenings, face, view, facing, seats: seats.length, winner }),
    [happenings, face, view, facing, seats.length, winner],
  );
  if (!outcome) return null;
  const headline = headlineOf(outcome, names, mine);
  const { ground, tokens } = scene;
  return (
    <Result
      headline={headline}
      outcome={outcome}
      commitment={snapshot.commitment}
      onVerify={link.verify}
      onFile={() => void link.file().then(text => saveFile(`sortie-${snapshot.table}.jsonl`, text))}
      onPicture={() => void savePostcard({ headline, reason: outcome.reason, title: title ?? '', names, figures, ground, tokens })}
      onReplay={onReplay}
      next={next}
      share={share?.(link.file)}
      onClose={onClose}
    >
      <BattleReport
        figures={figures}
        units={units}
        names={names}
        score={outcome.points}
        onShow={one => {
          onClose();
          desk.showAgain(one);
        }}
      />
    </Result>
  );
}
