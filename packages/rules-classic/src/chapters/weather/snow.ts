import { boardOf, type Site, siteAt } from '@sortie/board';
import { hexesOf } from '@sortie/geometry';
import { sure } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State } from '../../shape.ts';

/** Turns until snow has piled up by another step: thin, then deep; from memory. */
const PILES_UP = { moderateSnow: 10, heavySnow: 5 } as const;

const DEEP = 2;
const LIQUID = 2;
const VENT = 3;

/** Where snow does not stay: on water and roofs, and never on liquid magma or where it breaks out. */
const melts = ({ terrains }: Site): boolean =>
  terrains.some(
    ({ kind, level }) =>
      kind === 'water' || kind === 'building' || (kind === 'magma' && level >= LIQUID) || (kind === 'geyser' && level >= VENT),
  );

function pileUp(play: Play): void {
  const board = boardOf(play.state.board);
  for (const at of hexesOf(board)) {
    const site = sure(siteAt(board, at), 'the site');
    const now = site.terrains.find(({ kind }) => kind === 'snow')?.level ?? 0;
    if (now >= DEEP || melts(site)) continue;
    if (now > 0) play.emit({ type: 'lifted', at, terrain: { kind: 'snow', level: now } });
    play.emit({ type: 'laid', at, terrain: { kind: 'snow', level: now + 1 }, until: null });
  }
}

const snows = ({ conditions, turn }: State, what: keyof typeof PILES_UP): boolean =>
  conditions?.weather === what && turn % PILES_UP[what] === 0;

const snowfall = (id: ClassicRule['id'], what: keyof typeof PILES_UP): ClassicRule =>
  advanced(id, {
    steps: {
      end: [
        {
          name: what,
          after: 'fires',
          run: play => {
            if (snows(play.state, what)) pileUp(play);
          },
        },
      ],
    },
  });

export const snowRules: readonly ClassicRule[] = [
  snowfall('TOE-moderate-snow-magma', 'moderateSnow'),
  snowfall('TOE-heavy-snow-magma', 'heavySnow'),
];
