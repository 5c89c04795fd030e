/** Whether two values of plain data say the same. Parts that are one and the same are not looked into. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return left.length === Object.keys(other).length && left.every(([key, value]) => key in other && alike(value, right[key]));
}
