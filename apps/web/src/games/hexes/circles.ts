export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
}

const LARGEST = 4.6;

/** So many circles in a box, as large as they fit, row by row from the top. */
export function circlesIn({ x, y, width, height }: Box, count: number): { readonly circles: readonly Circle[]; readonly radius: number } {
  let [columns, radius] = [1, 0];
  for (let tried = 1; tried <= count; tried++) {
    const rows = Math.ceil(count / tried);
    const fits = Math.min(width / tried, height / rows) / 2;
    if (fits > radius) [columns, radius] = [tried, fits];
  }
  const r = Math.min(radius * 0.84, LARGEST);
  const pitch = Math.min(radius * 2, r * 2.5);
  const rows = Math.ceil(count / columns);
  const top = y + height / 2 - ((rows - 1) * pitch) / 2;
  const circles = Array.from({ length: count }, (_, i): Circle => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: round(x + width / 2 + ((i % columns) - (inRow - 1) / 2) * pitch), y: round(top + row * pitch) };
  });
  return { circles, radius: round(r) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
