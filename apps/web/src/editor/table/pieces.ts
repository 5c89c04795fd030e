import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import { word } from '../../i18n/index.ts';

type Point = geometry.Point;
const INCH = geometry.INCH;

/** A kind of terrain as it is laid. */
export interface Stamp {
  readonly id: string;
  readonly name: string;
  readonly kind: terrain.PieceKind;
  /** Drawn with straight sides by its corners, or by hand. */
  readonly square: boolean;
  readonly more: Omit<terrain.Piece, 'id' | 'kind' | 'outline'>;
}

const stamp = (id: string, name: string, kind: terrain.PieceKind, more: Stamp['more'] = {}, square = false): Stamp => ({
  id,
  name,
  kind,
  square,
  more,
});

export const STAMPS: readonly Stamp[] = [
  stamp('hill', word('Hill, 2″'), 'hill', { height: 2 * INCH }),
  stamp('step', word('Second step, 4″'), 'hill', { height: 4 * INCH }),
  stamp('light-woods', word('Light woods'), 'woods', { level: 1 }),
  stamp('heavy-woods', word('Heavy woods'), 'woods', { level: 2 }),
  stamp('jungle', word('Jungle'), 'jungle', { level: 1 }),
  stamp('water', word('Water, 1″'), 'water', { depth: INCH }),
  stamp('deep-water', word('Water, 2″'), 'water', { depth: 2 * INCH }),
  stamp('rough', word('Rough'), 'rough'),
  stamp('rubble', word('Rubble'), 'rubble'),
  stamp('swamp', word('Swamp'), 'swamp'),
  stamp('sand', word('Sand'), 'sand'),
  stamp('mud', word('Mud'), 'mud'),
  stamp('field', word('Field'), 'field', {}, true),
  stamp('pavement', word('Pavement'), 'pavement', {}, true),
  stamp('road', word('Road'), 'road', {}, true),
  stamp('bridge', word('Bridge'), 'bridge', { height: 0, cf: 10 }, true),
  stamp('house', word('Light building'), 'building', { level: 1, height: 2 * INCH, cf: 5 }, true),
  stamp('block', word('Medium building'), 'building', { level: 2, height: 4 * INCH, cf: 15 }, true),
  stamp('bunker', word('Heavy building'), 'building', { level: 3, height: 4 * INCH, cf: 25 }, true),
  stamp('wall', word('Wall'), 'wall', { level: 2, height: 2 * INCH, cf: 15 }, true),
];

export const stampOf = (id: string): Stamp => STAMPS.find(one => one.id === id) ?? nth(STAMPS, 0);

export const blankTable = (name: string): terrain.TablePlan => ({
  name,
  width: terrain.DEFAULT_WIDTH,
  height: terrain.DEFAULT_HEIGHT,
  pieces: [],
});

const LEAST = INCH / 2;
const MOST_CORNERS = 60;

/** The outline of what a hand has drawn; `undefined` if it was no more than a click. */
export function outlineOf(trace: readonly Point[], square: boolean): geometry.Outline | undefined {
  const [first, last] = [trace[0], trace.at(-1)];
  if (!first || !last) return undefined;
  const box = geometry.bounds({ kind: 'polygon', points: trace });
  if (box.right - box.left < LEAST || box.bottom - box.top < LEAST) return undefined;
  if (square) {
    const corner = (x: number, y: number): Point => ({ x, y });
    return {
      kind: 'polygon',
      points: [corner(box.left, box.top), corner(box.right, box.top), corner(box.right, box.bottom), corner(box.left, box.bottom)],
    };
  }
  const step = Math.max(1, Math.ceil(trace.length / MOST_CORNERS));
  const points = trace.filter((_, i) => i % step === 0);
  return points.length < 3 ? undefined : { kind: 'polygon', points };
}

/** A round piece where somebody clicked or pressed a key. */
export const discAt = (at: Point, square: boolean): geometry.Outline => {
  const reach = 2 * INCH;
  if (square)
    return sure(
      outlineOf(
        [
          { x: at.x - reach, y: at.y - reach },
          { x: at.x + reach, y: at.y + reach },
        ],
        true,
      ),
      'the outline',
    );
  return { kind: 'circle', at, radius: reach };
};

const freeId = (plan: terrain.TablePlan, kind: string): string => {
  for (let n = 1; ; n++) if (!plan.pieces.some(({ id }) => id === `${kind}-${n}`)) return `${kind}-${n}`;
};

export function laid(plan: terrain.TablePlan, { kind, more }: Stamp, outline: geometry.Outline, twin: boolean): terrain.TablePlan {
  const piece: terrain.Piece = { id: freeId(plan, kind), kind, outline, ...more };
  const next = { ...plan, pieces: [...plan.pieces, piece] };
  if (!twin) return next;
  return { ...next, pieces: [...next.pieces, { ...piece, id: freeId(next, kind), outline: turned(outline, plan) }] };
}

/** The same outline turned half about the middle of the table: what is fair. */
function turned(outline: geometry.Outline, { width, height }: terrain.TablePlan): geometry.Outline {
  const about = ({ x, y }: Point): Point => ({ x: width - x, y: height - y });
  return outline.kind === 'circle' ? { ...outline, at: about(outline.at) } : { kind: 'polygon', points: outline.points.map(about) };
}

/** The piece on top at a point. */
export const pieceAt = ({ pieces }: terrain.TablePlan, at: Point): terrain.Piece | undefined =>
  pieces.findLast(({ outline }) => geometry.contains(outline, at));

export const without = (plan: terrain.TablePlan, id: string): terrain.TablePlan => ({
  ...plan,
  pieces: plan.pieces.filter(one => one.id !== id),
});

export function shifted(plan: terrain.TablePlan, id: string, dx: number, dy: number): terrain.TablePlan {
  const by = ({ x, y }: Point): Point => ({ x: Math.round(x + dx), y: Math.round(y + dy) });
  const moved = (outline: geometry.Outline): geometry.Outline =>
    outline.kind === 'circle' ? { ...outline, at: by(outline.at) } : { kind: 'polygon', points: outline.points.map(by) };
  return { ...plan, pieces: plan.pieces.map(one => (one.id === id ? { ...one, outline: moved(one.outline) } : one)) };
}
