import { has } from '../card/craft.ts';
import { asc, everyAttack, type RadarRule } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { fighting, isInAir, sharesSector } from '../state.ts';
import { isJammed } from './bombs.ts';

/** Most that share what their sensors see. */
const MOST = 6;

/** In a network with at least one friend in its sector. */
function isLinked(state: State, unit: Unit): boolean {
  const net = fighting(state).filter(
    one => one.seat === unit.seat && sharesSector(one, unit) && has(one, 'NC3') && !one.shutdown && !isJammed(state, one),
  );
  const place = net.findIndex(({ id }) => id === unit.id);
  return net.length > 1 && place >= 0 && place < MOST;
}

/** Electronic counter-measures mean nothing to it; only blinding the ship itself does. */
const network: RadarRule = asc('ASC-sa-nc3', 89, {
  adds: everyAttack(({ state, attacker }) => (has(attacker, 'NC3') && isLinked(state, attacker) ? -1 : undefined)),
  covers: ['ASC-sa-nc3-countermeasures'],
});

const teleoperated: RadarRule = asc('ASC-sa-tele', 89, {
  adds: everyAttack(({ attacker, weapon, bomb }) => (weapon === 'missiles' && bomb === null && has(attacker, 'TELE') ? -1 : undefined)),
});

const crippled: RadarRule = asc('ASC-space-adrift-to-hit', 83, {
  adds: { toHit: ({ adrift, target }) => (adrift && !isDry(target) ? -2 : undefined) },
});
const isDry = (unit: Unit): boolean => unit.card.type === 'AF' && unit.fuel <= 0;
const dry: RadarRule = asc('ASC-space-fuel-exhausted-to-hit', 75, { adds: { toHit: ({ target }) => (isDry(target) ? -2 : undefined) } });

/** In the air, and only if both are. */
const atmosphere: RadarRule = asc('ASC-tbl-aero-atmospheric-mods', 81, {
  adds: { toHit: ({ attacker, target }) => (isInAir(attacker) && isInAir(target) ? 2 : undefined) },
});
/** Whoever manoeuvres against another one in the air. */
const controlInAir: RadarRule = asc('ASC-space-control-atmosphere-mod', 78, {
  adds: { control: ({ unit, other }) => (isInAir(unit) && other !== null ? 2 : undefined) },
});

export const networkRules: readonly RadarRule[] = [network, teleoperated, crippled, dry, atmosphere, controlInAir];
