import { FACINGS, inArc } from '@sortie/geometry';
import { nth, tell } from '@sortie/kernel';
import { binOf } from '../../attack/aim.ts';
import { gunsIn } from '../../infantry/field-guns.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Command, State, Unit } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { isFighting, type OnMap, sheetFor } from '../../state.ts';

type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** The shots of a declaration that are fired by guns. */
const gunShots = (unit: Unit, { shots }: Declaration) => shots.filter(({ weapon }) => (sheetFor(unit).weapons[weapon]?.crew ?? 0) > 0);

const DRAWN: ReadonlySet<string> = new Set(['motorized', 'wheeled', 'tracked']);

/** Only motorized platoons, and mechanized ones on wheels and tracks, drag guns; what nobody can serve any more is as good as destroyed (TW-inf-field). */
const platoons: ClassicRule = {
  ...advanced('TOE-field-gun-platoons', {
    covers: ['TOE-field-gun-crew'],
  }),
  forbidsSetup: ({ forces }) => {
    const wrong = forces.flat().find(({ design }) => {
      const sheet = sheetOf(design);
      return gunsIn(sheet).length > 0 && !DRAWN.has(sheet.motive);
    });
    return wrong && tell('such a platoon drags no guns');
  },
};

/** All guns point over one side, as a turret does. */
function bear(view: State, unit: OnMap, command: Declaration): boolean {
  const targets = gunShots(unit, command).flatMap(({ target: id }) => {
    const target = view.units[id];
    return isFighting(target) ? [target.at] : [];
  });
  return FACINGS.some(facing => targets.every(at => inArc('front', unit.at, facing, at)));
}

/** They fire as vehicles do, each at a target of its own in the arc. */
const attack = advanced('TOE-field-gun-attack', {
  needs: ['TOE-field-gun-platoons', 'TOE-field-gun-limits', 'TOE-field-gun-ammo', 'TOE-field-gun-special-weapons'],
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      return isFighting(unit) && !bear(view, unit, command) ? tell('all guns point over one side') : undefined;
    },
  },
});

/** Whoever fires what it carries does not serve guns; nobody fires one into its own hex. */
const limits = advanced('TOE-field-gun-limits', {
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      const shots = unit ? gunShots(unit, command) : [];
      if (!isFighting(unit) || shots.length === 0) return undefined;
      if (shots.length < command.shots.length) return tell('a platoon serves its guns or fires what it carries');
      const near = shots.some(({ target }) => {
        const at = view.units[target]?.at;
        return at?.q === unit.at.q && at.r === unit.at.r;
      });
      return near ? tell('no gun is fired into its own hex') : undefined;
    },
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      const climbs = blows.some(({ kind }) => kind === 'leg' || kind === 'swarm');
      return unit && climbs && sheetFor(unit).weapons.some(({ crew }) => crew > 0)
        ? tell("a platoon with field guns makes no anti-'Mech attacks")
        : undefined;
    },
  },
});

const isSlug = (unit: OnMap, weapon: Weapon, shot: Declaration['shots'][number]): boolean => {
  const bin = weapon.ammo === 'AC_LBX' ? binOf(unit, weapon, shot) : null;
  return bin !== null && nth(sheetFor(unit).bins, bin).munition !== 'CLUSTER';
};

/** Their ammunition belongs to the platoon and stays when troopers fall; shotguns are never loaded with slugs. */
const ammunition = advanced('TOE-field-gun-ammo', {
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (!isFighting(unit)) return undefined;
      const slug = gunShots(unit, command).some(shot => isSlug(unit, nth(sheetFor(unit).weapons, shot.weapon), shot));
      return slug ? tell('such a gun fires cluster ammunition') : undefined;
    },
  },
});

/** Whatever they are, they never jam; that nothing of theirs explodes is because nothing of a platoon is ever struck. */
const special = advanced('TOE-field-gun-special-weapons', {
  steps: {
    attack: [
      {
        name: 'fieldGuns',
        before: 'record',
        run: (_play, about) => {
          if (about.aim.weapon.crew > 0) about.jams = false;
        },
      },
    ],
  },
});

export const fieldGunRules: readonly ClassicRule[] = [platoons, attack, limits, ammunition, special];
