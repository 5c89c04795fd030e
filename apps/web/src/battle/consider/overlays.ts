import { isHex, type Mark, type Measure, type Overlays, type Place, type ReachHex, type Token } from '@sortie/board-view';
import { FACINGS } from '@sortie/geometry';
import type { Way } from '@sortie/kernel';
import type { Laid } from '@sortie/scene';
import type { Drafting } from '../../analysis/drafting.ts';
import type { Outlook } from '../../analysis/usual.ts';
import type { UnitCard } from '../face.ts';
import { type Considering, ghostId } from './considering.ts';
import type { Stood } from './stand.ts';
import { inShort } from './use-threat.ts';

/** What both sides may hope for. */
export interface Looks {
  readonly dealt: Outlook;
  readonly taken: Outlook;
}

interface Parts {
  readonly state: Considering;
  readonly drafting: Drafting;
  readonly laid: Laid;
  readonly one: UnitCard;
  readonly here: Stood;
  readonly there: Stood | undefined;
  readonly looks: Looks;
  /** The way whose arc is drawn. */
  readonly arc: Way | undefined;
  readonly units: readonly UnitCard[];
  readonly ghosts: readonly Token[];
  readonly reach: readonly ReachHex[];
}

/** The best chance and the damage to be hoped for, beside whom it is about. */
const markAt = (at: Place, { chance, hope }: Outlook, tone: Mark['tone']): Mark => ({
  at,
  text: chance === 0 ? '–' : hope > 0 ? `${Math.round(chance * 100)} % · ${inShort(hope)}` : `${Math.round(chance * 100)} %`,
  tone: chance === 0 ? 'quiet' : tone,
});

/** From where somebody stands to where its ghost does. */
const wayOf = (units: readonly UnitCard[], { ghosts }: Considering): readonly Measure[] =>
  Object.entries(ghosts).flatMap(([key, { at }]) => {
    const card = units.find(one => one.key === key);
    return card ? [{ stops: [card.token.at, at], text: '', tone: 'quiet' as const }] : [];
  });

/** What is drawn while somebody considers: ghosts that can be taken up, a line with what both may hope for, arcs and dangers. */
export function overlaysOf({ state, drafting, laid, one, here, there, looks, arc, units, ghosts, reach }: Parts): Overlays {
  const own = ghosts.find(({ id }) => id === ghostId(one.key));
  const reaching = arc && drafting.arc ? drafting.arc(laid.state, laid.names.indexOf(one.key), arc) : {};
  const turns = drafting.facing ? (isHex(here.at) ? { handles: FACINGS } : { turnable: true }) : {};
  return {
    selected: one.key,
    draggable: [...units.map(({ key }) => key), ...ghosts.map(({ id }) => id)],
    ...(own && { ghost: { token: own, ...turns } }),
    ...(reach.length > 0 && !arc && { reach }),
    ...reaching,
    measures: wayOf(units, state),
    ...(there && {
      target: ghosts.some(({ id }) => id === ghostId(there.id)) ? ghostId(there.id) : there.id,
      sights: [
        {
          from: here.at,
          to: there.at,
          state: looks.dealt.chance > 0 || looks.taken.chance > 0 ? ('clear' as const) : ('blocked' as const),
        },
      ],
      marks: [markAt(there.at, looks.dealt, 'danger'), markAt(here.at, looks.taken, 'mine')],
    }),
  };
}
