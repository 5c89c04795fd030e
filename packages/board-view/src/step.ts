/** The step whose pictures are sharp at this scale: scales go by powers of two, and a picture is shrunk but never blown up. */
export const stepFor = (scale: number): number => Math.min(3, Math.max(-3, Math.ceil(Math.log2(scale) - 0.08)));
