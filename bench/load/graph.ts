/** What was measured with so many tables. */
export interface Step {
  readonly tables: number;
  readonly commands: number;
  readonly p50: number;
  readonly p99: number;
  /** Of each node, in cores. */
  readonly cpu: readonly number[];
}

const [WIDTH, HEIGHT, LEFT, BELOW] = [640, 320, 60, 40];

/** Delay against tables, as a drawing. */
export function graphOf(steps: readonly Step[]): string {
  const most = Math.max(...steps.map(({ p99 }) => p99), 50);
  const widest = Math.max(...steps.map(({ tables }) => tables), 1);
  const x = (tables: number): number => LEFT + ((WIDTH - LEFT - 20) * tables) / widest;
  const y = (delay: number): number => HEIGHT - BELOW - ((HEIGHT - BELOW - 20) * delay) / most;
  const line = (of: (step: Step) => number, colour: string): string =>
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${steps.map(step => `${x(step.tables)},${y(of(step)).toFixed(1)}`).join(' ')}"/>`;
  const marks = steps.map(
    ({ tables, p50, p99 }) =>
      `<text x="${x(tables)}" y="${HEIGHT - BELOW + 16}" text-anchor="middle">${tables}</text><text x="${x(tables)}" y="${y(p99) - 6}" text-anchor="middle">${p99.toFixed(0)}</text><text x="${x(tables)}" y="${y(p50) - 6}" text-anchor="middle">${p50.toFixed(0)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">
<title>Delay of answers against tables</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>
<path d="M${LEFT} 20V${HEIGHT - BELOW}H${WIDTH - 20}" fill="none" stroke="black"/>
${line(({ p99 }) => p99, '#b00')}${line(({ p50 }) => p50, '#06c')}${marks.join('')}
<text x="${LEFT + 8}" y="32" fill="#b00">p99, milliseconds</text><text x="${LEFT + 8}" y="48" fill="#06c">p50, milliseconds</text>
<text x="${WIDTH / 2}" y="${HEIGHT - 6}" text-anchor="middle">tables, one command every three seconds each</text>
</svg>
`;
}
