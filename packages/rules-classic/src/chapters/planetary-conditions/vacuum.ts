import { type Telling, tell } from '@sortie/kernel';
import { checkHull } from '../../damage/breach.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { conditionsOf } from '../../scenarios/place.ts';
import type { Setup, State } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import type { Sheet } from '../../sheet/sheet.ts';
import { isTroop, unitAt } from '../../state.ts';

/** Hardly any air, or none. */
export const isAirless = ({ conditions }: Pick<State, 'conditions'>): boolean =>
  conditions?.pressure === 'vacuum' || conditions?.pressure === 'trace';

/** Engines that take no air in. */
const AIRLESS: ReadonlySet<string> = new Set([
  'Fusion',
  'XL',
  'XXL',
  'Light',
  'Compact',
  'Fission',
  'Fuel Cell',
  'Battery',
  'Solar',
  'External',
]);

/** Built for places without air. */
const HULLS: ReadonlySet<Sheet['kind']> = new Set(['battleArmor', 'proto', 'fighter']);

const isSealed = ({ kind, industrial, gear }: Sheet): boolean =>
  (kind === 'mech' && !industrial) || HULLS.has(kind) || gear.some(one => one.kind === 'sealing');

/** Can it go about where there is no air? */
export const operates = (sheet: Sheet): boolean =>
  sheet.kind === 'infantry' ? sheet.sealedSuits : isSealed(sheet) && (HULLS.has(sheet.kind) || AIRLESS.has(sheet.engine));

/** The first design of a set-up that does not bear a place. */
export function unfit({ forces }: Setup, bears: (sheet: Sheet) => boolean): Sheet | undefined {
  return forces
    .flat()
    .map(({ design }) => sheetOf(design))
    .find(sheet => !bears(sheet));
}

/** Sealed, and with an engine that needs no air: everybody else stays at home. */
const operable = advanced('TOE-vacuum-operable-units', {
  covers: ['TOE-terrain-table-vacuum-vehicles', 'TOE-terrain-footnote-26'],
});
const operableSetup: ClassicRule = {
  ...operable,
  forbidsSetup: (setup): Telling | undefined => {
    const conditions = conditionsOf(setup);
    const out = conditions && isAirless({ conditions }) ? unfit(setup, operates) : undefined;
    return out && tell('{unit} does not work without air', { unit: `${out.name} ${out.model}`.trim() });
  },
};

/** Whatever damages it, a hull may open; troops go without the roll. */
const hull = advanced('TOE-vacuum-hull-integrity-trigger', {
  steps: {
    wounded: [
      {
        name: 'vacuum',
        after: 'hull',
        run: (play, wound) => {
          if (isAirless(play.state) && !isTroop(unitAt(play.state, wound.unit)))
            checkHull(play, wound, 'TOE-vacuum-hull-integrity-trigger', true);
        },
      },
    ],
  },
});

export const vacuumRules: readonly ClassicRule[] = [operableSetup, hull];
