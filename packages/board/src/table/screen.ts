/** Up to which height a screen between two shares of the line hides what stands at its end. */
export function screened(eye: number, roof: number, from: number, to: number): number {
  if (roof >= eye) return from <= 0 ? Number.MAX_SAFE_INTEGER : eye + (roof - eye) / from;
  return eye + (roof - eye) / to;
}
