const L = -1;
const M = 0;
const R = 1;
/** Where the pips of each face of a die sit, in thirds from its middle. */
export const DIE_PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, M]],
  [
    [L, L],
    [R, R],
  ],
  [
    [L, L],
    [M, M],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
];
