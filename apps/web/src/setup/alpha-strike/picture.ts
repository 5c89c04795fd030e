import { table as terrain } from '@sortie/board';
import type { Token, Zone } from '@sortie/board-view';
import { alphaStrike, type Card, cardNamed, type Entry, radiusOf, type Setup } from '@sortie/rules-alpha-strike';
import { zoneOf } from '../../games/alpha-strike/deploy.ts';
import { missionOutlines } from '../../games/alpha-strike/missions/zones.ts';
import { INCH, toSpot, units } from '../../games/alpha-strike/scale.ts';
import { figureOf } from '../../games/alpha-strike/units.ts';
import { bothZones } from '../zones.ts';

const plans = new Map<string, terrain.TablePlan>();

/** The table of a set-up; grown once for each order. */
export function planOf({ table }: Setup): terrain.TablePlan {
  if (!('scene' in table)) return table;
  const key = JSON.stringify(table);
  const known = plans.get(key);
  if (known) return known;
  const made = terrain.generateTable(table);
  if (plans.size > 40) plans.clear();
  plans.set(key, made);
  return made;
}

export const cardOf = ({ card }: Entry): Card | undefined => (typeof card === 'string' ? cardNamed(card) : card);

/** Where each side sets up: as its mission says, or along its edge. */
export function zonesOf(unread: unknown): readonly Zone[] {
  const state = alphaStrike.ruleset.setup(unread as Setup);
  const zone = (seat: 0 | 1) => ({ outlines: missionOutlines(state, seat) ?? [zoneOf(state, seat, false)] });
  return bothZones(zone(0), zone(1));
}

/** Both forces in their zones, facing each other, so that a picture tells how many fight. */
export function tokensOf(unread: unknown): readonly Token[] {
  const setup = unread as Setup;
  const plan = planOf(setup);
  return setup.forces.flatMap((force, seat) => {
    const shown = force.filter(({ rides, offTable, hidden }) => rides === undefined && !offTable && !hidden);
    return shown.flatMap((entry, i): Token[] => {
      const card = cardOf(entry);
      if (!card) return [];
      const x = (plan.width * (i + 1)) / (shown.length + 1);
      const deep = Math.min(setup.zone * INCH, plan.height / 3) / 2;
      const y = seat === 0 ? plan.height - deep : deep;
      return [
        {
          id: `${seat}/${i}`,
          at: toSpot({ x, y }),
          heading: seat === 0 ? 0 : 180,
          width: units(2 * radiusOf({ card })) * 1.8,
          side: seat === 0 ? 'a' : 'b',
          figure: figureOf(card),
        },
      ];
    });
  });
}
