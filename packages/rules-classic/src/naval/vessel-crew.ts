import { sure } from '@sortie/kernel';
import type { ClassicRule, Play } from '../rule.ts';
import type { Unit, UnitId, Wear } from '../shape.ts';
import { fighting } from '../state.ts';

/** Boxes of a crew: when all are marked nobody is left. From memory, as of other ships with so many hands. */
export const CREW = 6;

/** One more box is marked: for good, or up to the end of a turn. */
export const marked = (wear: Wear, until: number | null): Wear => ({ ...wear, crew: [...(wear.crew ?? []), until] });

const boxes = ({ wear }: Unit): number | undefined => wear?.crew?.length || undefined;

function wake(play: Play, id: UnitId, wear: Wear): void {
  const crew = sure(wear.crew, 'the crew').filter(until => until === null || until > play.state.turn);
  if (crew.length === sure(wear.crew, 'the crew').length) return;
  const roll = { rule: 'TOE-large-naval-crew-stunned', faces: [], total: 0 } as const;
  play.emit({ type: 'worn', unit: id, what: 'recovered', location: 'FR', roll, wear: { ...wear, crew }, jams: null, doomed: null });
}

/** Those who are stunned are missing as the dead are, up to the end of the next turn: everything is a point harder for each box. */
const stunned: ClassicRule = {
  id: 'TOE-large-naval-crew-stunned',
  cite: 'TOE',
  kind: 'core',
  adds: { toHit: ({ attacker }) => boxes(attacker), piloting: ({ unit }) => boxes(unit) },
  steps: {
    end: [
      {
        name: 'crews',
        before: 'upkeep',
        run: play => {
          if (play.state.vessels) for (const { id, wear } of fighting(play.state)) if (wear?.crew) wake(play, id, wear);
        },
      },
    ],
  },
};

export const vesselCrewRules: readonly ClassicRule[] = [stunned];
