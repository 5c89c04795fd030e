import { isHit } from '../../cluster/cluster.ts';
import { strikePlace } from '../../damage/strike-place.ts';
import { munitionOf } from '../../equipment/fire-control.ts';
import type { Attack } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { conditioned, fighting, sheetFor, unitAt } from '../../state.ts';

/** What the crew has to roll to put a fire out, once a turn (the way is not in the errata: TOE-reading-235). */
const PUT_OUT = 8;

/** Infernos that strike what fills several hexes leave a fire there. */
function catchFire(play: Play, attack: Attack): void {
  const target = unitAt(play.state, attack.target);
  if (!isHit(attack) || sheetFor(target).vessel === undefined || munitionOf(attack.aim) !== 'INFERNO' || target.condition?.burning) return;
  play.emit({ type: 'altered', unit: target.id, what: 'caughtFire', condition: conditioned(target.condition, { burning: true }) });
}

/** A die of damage in every End Phase, until the crew has put it out. */
function burn(play: Play): void {
  for (const { id, condition } of fighting(play.state)) {
    if (!condition?.burning) continue;
    strikePlace(play, id, 'body', 'front', play.roll(1, 6, 'TOE-fire-multihex-inferno').total, { kind: 'explosion' });
    if (play.roll(2, 6, 'TOE-fire-multihex-inferno').total < PUT_OUT) continue;
    play.emit({
      type: 'altered',
      unit: id,
      what: 'fireOut',
      condition: conditioned(unitAt(play.state, id).condition, { burning: undefined }),
    });
  }
}

/** Large hulls burn like other vehicles where they are struck, and go on burning. */
const burning = advanced('TOE-fire-multihex-inferno', {
  steps: {
    attack: [{ name: 'vesselFires', after: 'strike', run: catchFire }],
    end: [{ name: 'vesselFires', after: 'fires', run: burn }],
  },
});

export const burningRules: readonly ClassicRule[] = [burning];
