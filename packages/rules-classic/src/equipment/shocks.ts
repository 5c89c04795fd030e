import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { conditioned, unitAt } from '../state.ts';

/** What a shock adds to every shot and for how many turns: less where a suit has fired it. */
const TURNS = 3;
const MACHINE = 2;
const SUIT = 1;

/** A taser that does not shut its target down disturbs its instruments. */
export function shock(play: Play, id: UnitId, { item }: Weapon): void {
  const unit = unitAt(play.state, id);
  const now = { by: /BA ?Taser/.test(item) ? SUIT : MACHINE, until: play.state.turn + TURNS };
  play.emit({ type: 'altered', unit: id, what: 'shocked', condition: conditioned(unit.condition, { shock: now }) });
}

const disturbed: ClassicRule = {
  id: 'TW-th-taser',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ attacker: { condition }, state }) =>
      condition?.shock !== undefined && condition.shock.until >= state.turn ? condition.shock.by : undefined,
  },
};

export const shockRules: readonly ClassicRule[] = [disturbed];
