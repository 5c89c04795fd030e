import { distance } from '@sortie/geometry';
import { isHit } from '../../cluster/cluster.ts';
import { blast } from '../../damage/blast.ts';
import { wound } from '../../damage/damage.ts';
import { isPlatoon } from '../../infantry/infantry.ts';
import type { Attack, Shelling } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { munition } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { fighting, sheetFor } from '../../state.ts';
import { lay } from '../../terrain/passing.ts';

const isVehicular = ({ item }: Weapon): boolean => /VehicularGrenadeLauncher/.test(item);
const isCarried = ({ item }: Weapon): boolean => /BA.*GrenadeLauncher/.test(item);

/** Dice that splinters roll, and the armor that is thin enough for them. */
const SPLINTERS = 2;
const THIN = 4;

/** Men without suits, and civil vehicles with the thinnest of armor; nobody else. */
function shatter(play: Play, { lands, munition: load, aim, unit, weapon }: Shelling): void {
  if (!lands || load !== 'STANDARD' || !isVehicular(aim.weapon)) return;
  const points = play.roll(SPLINTERS, 6, 'TOE-grenades-frag-bar').total;
  const source = { kind: 'weapon', unit, weapon } as const;
  for (const target of fighting(play.state)) {
    if (distance(target.at, lands) > 0) continue;
    const { support, bar } = sheetFor(target);
    if (isPlatoon(target)) wound(play, { unit: target.id, location: 'TR', rear: false, points, critical: false, source });
    else if (support && bar <= THIN) blast(play, { unit, weapon, at: lands, damage: [points], spares: other => other.id !== target.id });
  }
}

const fragments = munition('TOE-grenades-frag-bar', { steps: { shelling: [{ name: 'splinters', after: 'land', run: shatter }] } });

const THROWN: ReadonlySet<string> = new Set(['STANDARD', 'SMOKE', 'INCENDIARY']);
const SMOKE_TURNS = 3;
const BURNING_TURNS = 3;
const LIGHT = 1;

/** What launchers on vehicles throw is settled before the game; what is not named shatters. */
const general = munition('TOE-grenades-general', {
  covers: ['TOE-t414-grenade-users'],
  affirms: {
    lobbed: ({ weapon, munition: load }) => THROWN.has(load) && (isVehicular(weapon) || (isCarried(weapon) && load !== 'STANDARD')),
  },
  steps: {
    shelling: [
      {
        name: 'grenades',
        after: 'land',
        run: (play, { lands, munition: load, aim }) => {
          if (!lands || !(isVehicular(aim.weapon) || isCarried(aim.weapon))) return;
          if (load === 'SMOKE') lay(play, lands, { kind: 'smoke', level: LIGHT }, SMOKE_TURNS);
          else if (load === 'INCENDIARY') lay(play, lands, { kind: 'fire', level: LIGHT }, BURNING_TURNS);
        },
      },
    ],
  },
});

const INFERNO = 2;

/** Each that a squad lands heats like a missile filled with fuel; the squad rolls how many do. */
function burn(play: Play, attack: Attack): void {
  const { weapon, attacker } = attack.aim;
  if (!isHit(attack) || attacker.grenades !== 'INCENDIARY' || !isCarried(weapon)) return;
  attack.groups = [];
  play.emit({ type: 'heated', unit: attack.target, points: INFERNO * (attack.cluster?.hits ?? 1) });
}

const incendiary = munition('TOE-grenades-incendiary-ba', { steps: { attack: [{ name: 'grenades', before: 'strike', run: burn }] } });

export const grenadeRules: readonly ClassicRule[] = [fragments, general, incendiary];
