/** Internal structure of a ProtoMech: arms and head share one column, the torso has a point for each ton. */
export function protoMechStructure(tons: number): Readonly<Record<string, number>> {
  const limb = tons <= 5 ? 1 : tons <= 9 ? 2 : tons <= 13 ? 3 : 4;
  const legs = (tons >> 1) + 1;
  return { HD: limb, T: tons, RA: limb, LA: limb, L: legs, MG: tons <= 9 ? 1 : 2 };
}
