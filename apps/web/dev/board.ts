import { createBoard, DESERT, drawBoard, GRASSLAND, type Site } from '@sortie/board';
import { createBoardView, type Figure, type Overlays, type Token } from '@sortie/board-view';
import { fromOffset, hexesOf, line, within } from '@sortie/geometry';

/** A page to look at the board alone: `?map=desert|grass|all|large&show=reach|sight|zones|tokens`. */
const asked = new URLSearchParams(location.search);

const kinds = (list: readonly (readonly [string, number, object?])[]): Site[] =>
  list.map(([kind, level, more]) => ({ level: 0, terrains: [{ kind, level, ...more }] }) as Site);

const everything = (): ReturnType<typeof createBoard> => {
  const width = 14;
  const rows = [
    ['woods', 1],
    ['woods', 2],
    ['woods', 3],
    ['jungle', 1],
    ['jungle', 2],
    ['rough', 1],
    ['rough', 2],
    ['rubble', 2],
    ['sand', 1],
    ['mud', 1],
    ['swamp', 1],
    ['snow', 1],
    ['tundra', 1],
    ['magma', 2],
    ['ice', 1],
    ['fields', 1],
    ['pavement', 1],
    ['fuelTank', 1],
    ['fortified', 1],
    ['impassable', 1],
    ['fire', 1],
    ['smoke', 1],
    ['smoke', 2],
    ['geyser', 2],
    ['hazardousLiquid', 1],
    ['industrial', 2],
    ['building', 1, { height: 1, cf: 15 }],
    ['building', 3, { height: 4, cf: 90 }],
  ] as const;
  const first = kinds(rows as never);
  const spread: Site[] = [];
  for (let row = 0; row < 2; row++) {
    for (let q = 0; q < width; q++) spread.push({ level: 0, terrains: [] });
    for (let q = 0; q < width; q++) spread.push(first[row * width + q]!);
  }
  const rest = drawBoard({
    rows: [
      '..............',
      '..111.....~~..',
      '.12221...~==~.',
      '.123321.~~==~.',
      '..12321..~~~..',
      '...111..-.--..',
      'aaa.bbaa.--...',
      '.a..ab........',
      '.aaaa..cc.....',
      '....a..cc.....',
      '....a.........',
    ],
    legend: {
      a: { level: 0, terrains: [{ kind: 'road', level: 1 }] },
      b: { level: 0, terrains: [{ kind: 'road', level: 2 }] },
      c: { level: 0, terrains: [{ kind: 'building', level: 2, height: 2, cf: 40 }] },
    },
  });
  return createBoard({ width, height: 15, theme: asked.get('theme') ?? 'grass', sites: [...spread, ...rest.sites] });
};

const large = (): ReturnType<typeof createBoard> => {
  const sites: Site[] = Array.from({ length: 3600 }, (_, i) => {
    const n = (Math.imul(i, 2654435761) >>> 8) % 100;
    return {
      level: n > 92 ? 2 : n > 85 ? 1 : 0,
      terrains: n < 16 ? [{ kind: 'woods', level: n < 6 ? 2 : 1 }] : n < 19 ? [{ kind: 'water', level: 1 }] : [],
    } as Site;
  });
  return createBoard({ width: 60, height: 60, theme: 'grass', sites });
};

const maps = { desert: () => DESERT, grass: () => GRASSLAND, all: everything, large } as const;
const ground = maps[(asked.get('map') ?? 'desert') as keyof typeof maps]();
const show = asked.get('show') ?? 'tokens';

const FIGURES: readonly Figure[] = [
  'mech-light',
  'mech-medium',
  'mech-heavy',
  'mech-assault',
  'tracked',
  'wheeled',
  'hover',
  'vtol',
  'infantry',
  'battle-armor',
  'fighter',
  'dropship',
  'soldier',
  'emplacement',
];

function tokens(): readonly Token[] {
  if (ground.width === 60) {
    return Array.from(
      { length: 40 },
      (_, i) =>
        ({
          id: `u${i}`,
          at: fromOffset(2 + ((i * 17) % 57), 2 + ((i * 29) % 56)),
          facing: (i % 6) as 0,
          side: i % 2 ? 'a' : 'b',
          figure: FIGURES[i % 4]!,
          armor: 0.8,
          structure: 1,
          label: 'UNIT',
        }) as Token,
    );
  }
  if (show === 'figures') {
    return FIGURES.flatMap((figure, i) =>
      (['a', 'b'] as const).map(
        (side, row) =>
          ({
            id: `${figure}${side}`,
            at: fromOffset(1 + i, 3 + row * 2),
            facing: (i % 6) as 0,
            side,
            figure,
            armor: 1 - i * 0.07,
            structure: 1 - i * 0.03,
            label: figure.slice(0, 8),
            heat: row === 1 && i % 3 === 0 ? 0.8 : 0,
            mood: i === 4 ? 'done' : i === 5 ? 'wreck' : 'ready',
            ...(i % 2 ? { die: { colour: (['white', 'black', 'red'] as const)[i % 3]!, face: (i % 6) + 1 } } : {}),
            ...(i % 4 === 1 ? { pips: ['prone', 'shocked'] } : {}),
          }) as Token,
      ),
    );
  }
  return [
    {
      id: 'g',
      at: fromOffset(5, 13),
      facing: 1,
      side: 'a',
      figure: 'mech-medium',
      armor: 0.82,
      structure: 1,
      label: 'GRF-1N',
      mood: 'ready',
      die: { colour: 'white', face: 6 },
    },
    {
      id: 't',
      at: fromOffset(8, 14),
      facing: 0,
      side: 'a',
      figure: 'mech-heavy',
      armor: 1,
      structure: 1,
      label: 'TDR-5S',
      die: { colour: 'black', face: 2 },
    },
    {
      id: 'w',
      at: fromOffset(9, 5),
      facing: 3,
      side: 'b',
      figure: 'mech-medium',
      armor: 0.42,
      structure: 0.9,
      label: 'WVR-6R',
      die: { colour: 'red', face: 3 },
    },
    {
      id: 'l',
      at: fromOffset(13, 6),
      facing: 4,
      side: 'b',
      figure: 'mech-light',
      armor: 0.2,
      structure: 0.6,
      label: 'LCT-1E',
      mood: 'done',
    },
  ];
}

function overlays(): Overlays {
  const from = fromOffset(5, 13);
  if (show === 'reach') {
    const inside = hexesOf(ground);
    const near = within(from, 5).filter(h => inside.some(one => one.q === h.q && one.r === h.r));
    const path = [from, fromOffset(5, 12), fromOffset(5, 11), fromOffset(6, 10), fromOffset(7, 10)];
    const end = path.at(-1)!;
    return {
      selected: 'g',
      reach: near.map((at, i) => ({
        at,
        band: Math.min(3, Math.floor(i / 22)) as 0,
        text: String(Math.ceil(i / 14)),
        small: `+${Math.floor(i / 30)}`,
      })),
      path: { stops: path.map((at, i) => ({ at, text: String(i) })) },
      ghost: { token: { ...tokens()[0]!, at: end, facing: 1 }, handles: [0, 1, 2, 3, 4, 5] },
    };
  }
  if (show === 'sight') {
    const to = fromOffset(9, 5);
    const steps = line(from, to).slice(1, -1).flat();
    return {
      selected: 'g',
      target: 'w',
      zones: [{ hexes: within(from, 9).filter(h => h.r + h.q / 2 < from.r + from.q / 2), tone: 'friend' }],
      sights: [
        { from, to, state: 'hindered', marks: [{ at: steps[3]!, text: '+1', tone: 'mine' }] },
        { from, to: fromOffset(13, 6), state: 'blocked', marks: [{ at: fromOffset(9, 9), text: '+2', tone: 'danger' }] },
      ],
      marks: [{ at: to, text: '9+ · 28 %', tone: 'danger' }],
      cursor: fromOffset(3, 9),
    };
  }
  if (show === 'zones') {
    const hexes = hexesOf(ground);
    return {
      zones: [
        { hexes: hexes.filter(h => h.r + (h.q >> 1) > 13), tone: 'mine', spotlight: true },
        { hexes: hexes.filter(h => h.r + (h.q >> 1) < 2), tone: 'quiet', hatched: true },
      ],
    };
  }
  return { selected: 'g' };
}

const host = document.querySelector<HTMLElement>('#board')!;
const view = createBoardView(host, { onGesture: gesture => Object.assign(window, { lastGesture: gesture }) });
view.show({ ground, tokens: tokens(), overlays: overlays() });
const zoom = asked.get('zoom');
if (zoom) view.centreOn(fromOffset(Number(asked.get('x') ?? 6), Number(asked.get('y') ?? 12)), { zoom: Number(zoom) });
Object.assign(window, { view, fromOffset });
