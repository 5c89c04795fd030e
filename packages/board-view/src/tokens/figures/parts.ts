/** What a part of a figure is painted with: from the light hull to the dark of tracks and muzzles. */
export type Tone = 'hull' | 'shade' | 'dark' | 'glass' | 'glow';

/** A part of a figure in a box of about 36 units around the origin, from the back to the front. */
export type Part = readonly [tone: Tone, path: string];

export type Outline = readonly (readonly [x: number, y: number])[];

const lines = (points: Outline): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** The right half of a symmetrical outline from top to bottom, made whole. */
export const whole = (...half: Outline): string => lines([...half, ...[...half].reverse().map(([x, y]) => [-x, y] as const)]);

/** A shape on the right and its mirror image on the left. */
export const both = (...shape: Outline): string => lines(shape) + lines(shape.map(([x, y]) => [-x, y] as const));

export const shape = (...points: Outline): string => lines(points);

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A slit that somebody looks through. */
export const visor = (y: number, w: number, h = 2): string => `M${-w} ${y}L${w} ${y}L${w * 0.7} ${y + h}L${-w * 0.7} ${y + h}Z`;
