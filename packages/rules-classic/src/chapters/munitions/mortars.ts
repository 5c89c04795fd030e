import { distance } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { munitionOf } from '../../attack/barrage.ts';
import { isMortar } from '../../attack/guides.ts';
import { batterBuilding, factorAt } from '../../buildings/buildings.ts';
import { isHit } from '../../cluster/cluster.ts';
import { blast } from '../../damage/blast.ts';
import { wound } from '../../damage/damage.ts';
import { isOpen, isPlatoon } from '../../infantry/infantry.ts';
import type { Aim, Shelling } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { fighting, isFighting, type OnMap, placed } from '../../state.ts';
import { lay } from '../../terrain/passing.ts';
import { FLARE, FLARE_TURNS } from '../artillery/shells.ts';
import { isSuitMortar } from './clips.ts';
import { ratedDamage, smokeOf } from './clouds.ts';

const SMOKE_TURNS = 3;
const LIGHT = 1;

/** At a hex all shells count: against what is built there, or as smoke. */
function bombard(play: Play, { lands, munition: load, aim: { weapon } }: Shelling): void {
  if (!lands || !isMortar(weapon)) return;
  if (load === 'STANDARD') batterBuilding(play, lands, ratedDamage(weapon));
  else if (load === 'ANTI_PERSONNEL') batterBuilding(play, lands, weapon.rack);
  else if (load === 'SMOKE_WARHEAD') lay(play, lands, smokeOf(weapon), SMOKE_TURNS);
}

const LOBBED: ReadonlySet<string> = new Set(['STANDARD', 'ANTI_PERSONNEL', 'SMOKE_WARHEAD']);

/** At a unit, shells are rolled for like missiles; what is not named pierces armor. */
const general = munition('TOE-mortars-general', {
  affirms: { lobbed: ({ weapon, munition: load }) => isMortar(weapon) && LOBBED.has(load) },
  steps: { shelling: [{ name: 'bombard', after: 'land', run: bombard }] },
});

const isAirburst = ({ weapon }: Pick<Aim, 'weapon'>, load: string): boolean => isMortar(weapon) && load === 'AIRBURST';

/** Men without suits fall by dice, half a die for each shell; everybody else takes a point from each. Walls keep it out. */
function burst(play: Play, { lands, munition: load, aim, unit, weapon }: Shelling): void {
  if (!lands || !isAirburst(aim, load)) return;
  const { rack } = aim.weapon;
  const inside = factorAt(play.state, lands) > 0;
  const spares = (target: OnMap): boolean => inside || isPlatoon(target);
  const men = inside ? [] : fighting(play.state).filter(target => isPlatoon(target) && distance(target.at, lands) === 0);
  for (const platoon of men) scythe(play, platoon, Math.ceil(play.roll(rack, 6, 'TOE-mortar-airburst').total / 2), unit, weapon);
  blast(play, { unit, weapon, at: lands, damage: [rack], lot: 1, spares });
}

function scythe(play: Play, target: OnMap, points: number, unit: number, weapon: number): void {
  const open = isOpen({ state: play.state, target }) ? 2 : 1;
  const source = { kind: 'weapon', unit, weapon } as const;
  wound(play, { unit: target.id, location: 'TR', rear: false, points: points * open, critical: false, source });
}

const airburst = munition('TOE-mortar-airburst', {
  affirms: { lobbed: ({ weapon, munition: load }) => isAirburst({ weapon }, load) },
  waives: {
    toHit: ({ weapon, attacker, shot }) =>
      isMortar(weapon) && isAirburst({ weapon }, munitionOf(placed(attacker), shot)) ? ['TW-th-immobile'] : undefined,
  },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      return shots.some(shot => munitionOf(unit, shot) === 'AIRBURST')
        ? tell('shells that burst in the air are fired at hexes')
        : undefined;
    },
  },
  steps: { shelling: [{ name: 'airburst', after: 'land', run: burst }] },
});

/** A die of men for each shell; of everything else a point. */
const personnel = munition('TOE-mortar-ap', {
  steps: {
    attack: [
      {
        name: 'splinters',
        after: 'cluster',
        run: (play, attack) => {
          const { target, weapon } = attack.aim;
          if (attack.warhead !== 'ANTI_PERSONNEL' || !isMortar(weapon) || !isHit(attack)) return;
          const shells = attack.cluster?.hits ?? 1;
          const open = isOpen(attack.aim) ? 2 : 1;
          attack.groups = isPlatoon(target)
            ? [play.roll(shells, 6, 'TOE-mortar-ap').total * open]
            : Array.from({ length: shells }, () => 1);
        },
      },
    ],
  },
});

/** Flares and smoke: 'Mechs fire both from their mortars, and so do suits. */
function lightOrHide(play: Play, { lands, munition: load, aim: { weapon } }: Shelling): void {
  if (!lands || !(isMortar(weapon) || isSuitMortar(weapon))) return;
  if (load === 'FLARE') lay(play, lands, FLARE, FLARE_TURNS);
  else if (load === 'SMOKE' && isSuitMortar(weapon)) lay(play, lands, { kind: 'smoke', level: LIGHT }, SMOKE_TURNS);
}

const users = munition('TOE-t416-mortars-users', {
  affirms: {
    lobbed: ({ weapon, munition: load }) =>
      isSuitMortar(weapon) ? load === 'FLARE' || load === 'SMOKE' : isMortar(weapon) && load === 'FLARE',
  },
  steps: { shelling: [{ name: 'mortarFlares', after: 'land', run: lightOrHide }] },
});

export const mortarRules: readonly ClassicRule[] = [general, airburst, personnel, users];
