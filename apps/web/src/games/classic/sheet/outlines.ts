import { sure } from '@sortie/kernel';
import type { Location, Sheet } from '@sortie/rules-classic';
import type { Box } from '../../hexes/circles.ts';
import { BIPED_PLACES, type PlaceLook } from '../../hexes/diagram.ts';

/** Where armor and structure of a location are drawn, and its armor at the back where it has any. */
export interface Outline extends PlaceLook {
  readonly structure: Box;
  readonly rear?: { readonly outline: string; readonly box: Box };
}

/** The lower part of a box is for what lies below the armor. */
function shared({ outline, box, label }: PlaceLook, part = 0.36): Outline {
  const inner = Math.round(box.height * part);
  return {
    outline,
    label,
    box: { ...box, height: box.height - inner - 3 },
    structure: { ...box, y: box.y + box.height - inner, height: inner },
  };
}

/** A plate below the diagram for the armor at the back. */
function plated(outline: Outline, x: number, width: number): Outline {
  return {
    ...outline,
    rear: { outline: `M${x} 250h${width}l-5 28h${10 - width}z`, box: { x: x + 8, y: 253, width: width - 16, height: 22 } },
  };
}

const BIPED: { readonly [L in Location]?: Outline } = {
  HD: shared(BIPED_PLACES.HD),
  CT: plated(shared(BIPED_PLACES.CT), 116, 68),
  RT: plated(shared(BIPED_PLACES.RT), 42, 68),
  LT: plated(shared(BIPED_PLACES.LT), 190, 68),
  RA: shared(BIPED_PLACES.RA),
  LA: shared(BIPED_PLACES.LA),
  RL: shared(BIPED_PLACES.RL),
  LL: shared(BIPED_PLACES.LL),
};

/** One leg of four, on its foot. */
const leg = (x: number, y: number, label: PlaceLook['label']): Outline =>
  shared({
    outline: `M${x} ${y}h44v72l6 12h-56l6-12z`,
    box: { x: x + 3, y: y + 5, width: 38, height: 70 },
    label,
  });

const QUAD: { readonly [L in Location]?: Outline } = {
  HD: sure(BIPED.HD, 'the head'),
  CT: sure(BIPED.CT, 'the center torso'),
  RT: sure(BIPED.RT, 'the right torso'),
  LT: sure(BIPED.LT, 'the left torso'),
  FRL: leg(14, 52, { x: 36, y: 156, anchor: 'middle' }),
  FLL: leg(242, 52, { x: 264, y: 156, anchor: 'middle' }),
  RRL: leg(80, 150, { x: 66, y: 232, anchor: 'end' }),
  RLL: leg(176, 150, { x: 236, y: 232, anchor: 'start' }),
};

/** The hull of a vehicle from above, its front up. */
const HULL: { readonly [L in Location]?: Outline } = {
  FR: shared({
    outline: 'M96 20h108l30 38-28 30H94L66 58z',
    box: { x: 98, y: 26, width: 104, height: 54 },
    label: { x: 150, y: 14, anchor: 'middle' },
  }),
  LS: shared({ outline: 'M60 62l32 30v84l-32 22z', box: { x: 64, y: 92, width: 25, height: 80 }, label: { x: 54, y: 132, anchor: 'end' } }),
  RS: shared({
    outline: 'M240 62l-32 30v84l32 22z',
    box: { x: 211, y: 92, width: 25, height: 80 },
    label: { x: 246, y: 132, anchor: 'start' },
  }),
  RR: shared({
    outline: 'M94 180h112l30 22-16 30H80l-16-30z',
    box: { x: 92, y: 184, width: 116, height: 44 },
    label: { x: 150, y: 246, anchor: 'middle' },
  }),
  TU: shared({
    outline: 'M112 105h76l12 12v41l-12 12h-76l-12-12v-41z',
    box: { x: 106, y: 109, width: 88, height: 57 },
    label: { x: 150, y: 101, anchor: 'middle' },
  }),
};

/** Hulls so large that their sides have two halves. */
const HALVES: { readonly [L in Location]?: Outline } = {
  FRRS: shared({ outline: 'M60 62l32 30v40H60z', box: { x: 64, y: 92, width: 25, height: 37 }, label: { x: 54, y: 104, anchor: 'end' } }),
  RRRS: shared({
    outline: 'M60 136h32v40l-32 22z',
    box: { x: 64, y: 139, width: 25, height: 37 },
    label: { x: 54, y: 164, anchor: 'end' },
  }),
  FRLS: shared({
    outline: 'M240 62l-32 30v40h32z',
    box: { x: 211, y: 92, width: 25, height: 37 },
    label: { x: 246, y: 104, anchor: 'start' },
  }),
  RRLS: shared({
    outline: 'M240 136h-32v40l32 22z',
    box: { x: 211, y: 139, width: 25, height: 37 },
    label: { x: 246, y: 164, anchor: 'start' },
  }),
};

/** Turrets on the deck of a vessel, from the bow in rows of three. */
const DECK: { readonly [L in Location]?: Outline } = Object.fromEntries(
  (['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'] as const).map((at, i) => {
    const [x, y] = [102 + 33 * (i % 3), 96 + 27 * Math.floor(i / 3)];
    const box = { x: x + 3, y: y + 3, width: 24, height: 18 };
    return [at, shared({ outline: `M${x} ${y}h30v24h-30z`, box, label: { x: x + 15, y: y - 1, anchor: 'middle' } })];
  }),
);

const ROTOR: Outline = shared({
  outline: 'M150 105a33 33 0 1 1-.1 0z',
  box: { x: 128, y: 119, width: 44, height: 38 },
  label: { x: 150, y: 101, anchor: 'middle' },
});

/** A ProtoMech: its legs are one, and so is its torso. */
const PROTO: { readonly [L in Location]?: Outline } = {
  PH: sure(BIPED.HD, 'the head'),
  PT: shared({ ...BIPED_PLACES.CT, outline: 'M98 50h104l6 8-8 62-14 14h-72l-14-14-8-62z', box: { x: 104, y: 56, width: 92, height: 68 } }),
  RA: sure(BIPED.RA, 'the right arm'),
  LA: sure(BIPED.LA, 'the left arm'),
  PL: shared({
    outline: 'M104 154h92l10 62-8 16H102l-8-16z',
    box: { x: 106, y: 160, width: 88, height: 66 },
    label: { x: 214, y: 222, anchor: 'start' },
  }),
  MG: shared({ outline: 'M216 6h48l6 34h-60z', box: { x: 218, y: 9, width: 44, height: 28 }, label: { x: 273, y: 26, anchor: 'start' } }),
};

/** A fighter from above: nose, wings, aft, and the airframe that they share. */
const FIGHTER: { readonly [L in Location]?: Outline } = {
  NOS: shared(
    { outline: 'M150 6l34 44 6 44h-80l6-44z', box: { x: 116, y: 46, width: 68, height: 46 }, label: { x: 196, y: 30, anchor: 'start' } },
    0,
  ),
  LWG: shared(
    { outline: 'M106 100v84l-92 28V170z', box: { x: 34, y: 150, width: 66, height: 40 }, label: { x: 20, y: 152, anchor: 'start' } },
    0,
  ),
  RWG: shared(
    { outline: 'M194 100v84l92 28V170z', box: { x: 200, y: 150, width: 66, height: 40 }, label: { x: 280, y: 152, anchor: 'end' } },
    0,
  ),
  AFT: shared(
    { outline: 'M112 190h76l12 50h-100z', box: { x: 112, y: 194, width: 76, height: 42 }, label: { x: 206, y: 238, anchor: 'start' } },
    0,
  ),
  SI: shared(
    { outline: 'M110 100h80v84h-80z', box: { x: 116, y: 106, width: 68, height: 72 }, label: { x: 150, y: 116, anchor: 'middle' } },
    0.8,
  ),
};

export function outlinesFor(kind: Sheet['kind'], quad: boolean): { readonly [L in Location]?: Outline } {
  if (kind === 'vehicle') return { ...HULL, ...HALVES, ...DECK, RO: ROTOR };
  if (kind === 'proto') return PROTO;
  if (kind === 'fighter') return FIGHTER;
  return quad ? QUAD : BIPED;
}
