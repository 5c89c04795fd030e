import { nth } from '@sortie/kernel';
import { mean } from '../interval.ts';
import type { Rating } from '../rating.ts';
import type { Result } from '../series.ts';
import { type Drawing, type Mark, tenths, ticks } from './drawing.ts';
import { word } from './word.ts';

/** Words of the charts, so that a page in another language can bring its own. */
export interface ChartWords {
  readonly a: string;
  readonly b: string;
  readonly turn: string;
  readonly games: string;
  readonly rating: string;
  readonly length: string;
  readonly harm: string;
  readonly positions: string;
}

export const ENGLISH: ChartWords = {
  a: 'A',
  b: 'B',
  turn: word('Turn'),
  games: word('Games'),
  rating: word('Rating with 95 % intervals'),
  length: word('How long games last'),
  harm: word('Damage done by turn'),
  positions: word('Where units stood'),
};

const WIDTH = 480;
const LEFT = 44;
const RIGHT = 16;
/** How wide a letter is at most, on average. */
const LETTER = 8;

/** Ratings as dots on a scale, each with its interval. */
export function ratingChart(ratings: readonly Rating[], words: ChartWords): Drawing {
  const row = 34;
  const left = Math.min(WIDTH / 2, 12 + LETTER * Math.max(...ratings.map(({ name }) => name.length)));
  const ends = ratings.flatMap(({ interval }) => [interval.from, interval.to]);
  const [low, high] = [Math.floor((Math.min(...ends) - 20) / 100) * 100, Math.ceil((Math.max(...ends) + 20) / 100) * 100];
  const x = (points: number): number => tenths(left + ((points - low) / (high - low)) * (WIDTH - left - RIGHT));
  const height = ratings.length * row + 36;
  const scale = ticks(high - low, 5).map(step => low + step);
  const marks: Mark[] = scale.flatMap((points): readonly Mark[] => [
    stroke('grid', [x(points), 8], [x(points), height - 26]),
    { kind: 'word', x: x(points), y: height - 8, text: String(points), ink: 'quiet', anchor: 'middle' },
  ]);
  for (const [i, { name, points, interval }] of ratings.entries()) {
    const y = 8 + row * i + row / 2;
    marks.push(
      { kind: 'word', x: left - 12, y: y + 5, text: name, ink: 'text', anchor: 'end' },
      stroke('line', [x(interval.from), y], [x(interval.to), y]),
      { kind: 'dot', x: x(points), y, ink: 'a' },
    );
  }
  const summary = ratings.map(({ name, points }) => `${name} ${Math.round(points)}`).join(', ');
  return { title: words.rating, summary, width: WIDTH, height, marks };
}

/** How many games ended in each turn. */
export function lengthChart(results: readonly Result[], words: ChartWords): Drawing {
  const last = Math.max(1, ...results.map(({ turns }) => turns));
  const counts = Array.from({ length: last }, (_, i) => results.filter(({ turns }) => turns === i + 1).length);
  const most = Math.max(1, ...counts);
  const frame = framed(last, most, 200, words.turn);
  const wide = Math.max(1, tenths(frame.step * 0.7));
  const bars = counts.flatMap((count, i): readonly Mark[] =>
    count === 0
      ? []
      : [
          {
            kind: 'box',
            x: tenths(frame.x(i + 1) - wide / 2),
            y: frame.y(count),
            width: wide,
            height: tenths(frame.y(0) - frame.y(count)),
            ink: 'a',
            strength: 0.85,
          },
        ],
  );
  const summary = `${words.games}: ${counts
    .map((count, i) => (count > 0 ? `${i + 1}: ${count}` : ''))
    .filter(Boolean)
    .join(', ')}`;
  return { title: words.length, summary, width: WIDTH, height: 200, marks: [...frame.marks, ...bars] };
}

/** Harm that each side does in each turn, on average over the games that were still going on. */
export function harmChart(results: readonly Result[], words: ChartWords): Drawing {
  const last = Math.max(1, ...results.map(({ chronicle }) => chronicle.harm.length));
  const line = (side: 'a' | 'b'): readonly number[] =>
    Array.from({ length: last }, (_, i) => mean(results.filter(({ turns }) => turns > i).map(one => harmIn(one, side, i))));
  const [a, b] = [line('a'), line('b')];
  const frame = framed(last, Math.max(1, ...a, ...b), 220, words.turn);
  const marks: Mark[] = [...frame.marks];
  for (const [side, values] of [['b', b] as const, ['a', a] as const]) {
    marks.push({
      kind: 'stroke',
      points: values.map((value, i) => [frame.x(i + 1), frame.y(value)]),
      ink: side,
      ...(side === 'b' && { dashed: true }),
    });
    for (const [i, value] of values.entries())
      marks.push({ kind: 'dot', x: frame.x(i + 1), y: frame.y(value), ink: side, ...(side === 'b' && { diamond: true }) });
  }
  marks.push(...legend(words));
  const told = (name: string, values: readonly number[]): string => `${name} ${values.map(tenths).join(', ')}`;
  return { title: words.harm, summary: `${told(words.a, a)}; ${told(words.b, b)}`, width: WIDTH, height: 220, marks };
}

const harmIn = ({ chronicle, seatOfA }: Result, side: 'a' | 'b', turn: number): number =>
  chronicle.harm[turn]?.[side === 'a' ? seatOfA : 1 - seatOfA] ?? 0;

/**
 * Where one side's units stood at the ends of turns: the darker, the more often. Games in which A had the other seat are turned about, so
 * that both sides always begin at their own end of the picture.
 */
export function positionChart(results: readonly Result[], side: 'a' | 'b', words: ChartWords): Drawing {
  const width = Math.max(1, ...results.map(({ chronicle }) => chronicle.field.width));
  const height = Math.max(1, ...results.map(({ chronicle }) => chronicle.field.height));
  const counts = new Map<number, number>();
  for (const one of results) for (const [x, y] of placesOf(one, side)) counts.set(y * width + x, (counts.get(y * width + x) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  const edge = tenths(Math.max(2, Math.min(24, WIDTH / width)));
  const cells = [...counts].map(
    ([cell, count]): Mark => ({
      kind: 'box',
      x: tenths((cell % width) * edge),
      y: tenths(Math.floor(cell / width) * edge),
      width: edge,
      height: edge,
      ink: side,
      strength: Math.round(100 * (0.12 + 0.88 * Math.sqrt(count / most))) / 100,
    }),
  );
  const outline = stroke('line', [0, 0], [width * edge, 0], [width * edge, height * edge], [0, height * edge], [0, 0]);
  return {
    title: `${words.positions}: ${words[side]}`,
    summary: `${counts.size}/${width * height}`,
    width: tenths(width * edge),
    height: tenths(height * edge),
    marks: [...cells, outline],
  };
}

function placesOf({ chronicle, seatOfA }: Result, side: 'a' | 'b'): readonly (readonly [number, number])[] {
  const { field, stood } = chronicle;
  const seat = side === 'a' ? seatOfA : 1 - seatOfA;
  return nth(stood, seat).map(cell => {
    const [x, y] = [cell % field.width, Math.floor(cell / field.width)];
    return seatOfA === 0 ? [x, y] : [field.width - 1 - x, field.height - 1 - y];
  });
}

interface Frame {
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
  readonly step: number;
  readonly marks: readonly Mark[];
}

/** Axes for turns across and values up. */
function framed(last: number, most: number, height: number, turn: string): Frame {
  const [top, bottom] = [26, height - 34];
  const step = (WIDTH - LEFT - RIGHT) / last;
  const x = (at: number): number => tenths(LEFT + (at - 0.5) * step);
  const y = (value: number): number => tenths(bottom - (value / most) * (bottom - top));
  const across = Math.max(1, Math.ceil(last / 16));
  return {
    x,
    y,
    step,
    marks: [
      ...ticks(most, 5).flatMap((value): readonly Mark[] => [
        stroke('grid', [LEFT, y(value)], [WIDTH - RIGHT, y(value)]),
        { kind: 'word', x: LEFT - 8, y: y(value) + 4, text: String(value), ink: 'quiet', anchor: 'end' },
      ]),
      ...Array.from({ length: last }, (_, i) => i + 1)
        .filter(at => at % across === 0)
        .map((at): Mark => ({ kind: 'word', x: x(at), y: height - 16, text: String(at), ink: 'quiet', anchor: 'middle' })),
      { kind: 'word', x: WIDTH - RIGHT, y: height - 2, text: turn, ink: 'quiet', anchor: 'end' },
    ],
  };
}

const HALF = (WIDTH - LEFT - RIGHT) / 2;

/** A name in its half of the picture: two long ones must not run into each other. */
function shortened(name: string): string {
  const letters = Math.floor((HALF - 24) / LETTER);
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}

const legend = ({ a, b }: ChartWords): readonly Mark[] => [
  { kind: 'dot', x: LEFT + 4, y: 12, ink: 'a' },
  { kind: 'word', x: LEFT + 14, y: 16, text: shortened(a), ink: 'text' },
  { kind: 'dot', x: LEFT + HALF + 4, y: 12, ink: 'b', diamond: true },
  { kind: 'word', x: LEFT + HALF + 14, y: 16, text: shortened(b), ink: 'text' },
];

const stroke = (ink: Mark['ink'], ...points: readonly (readonly [number, number])[]): Mark => ({ kind: 'stroke', points, ink });
