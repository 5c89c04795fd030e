/** Codes of artillery weapons behind ART. */
export const ART_CODES: Readonly<Record<string, string>> = {
  ISArrowIV: 'AIS',
  ProtoTypeArrowIV: 'AIS',
  CLArrowIV: 'AC',
  ISThumper: 'T',
  ISSniper: 'S',
  ISLongTom: 'LT',
  ISPrimitiveLongTom: 'LT',
  ISCruiseMissile50: 'CM5',
  ISCruiseMissile70: 'CM7',
  ISCruiseMissile90: 'CM9',
  ISCruiseMissile120: 'CM12',
  ISBATubeArtillery: 'BA',
  ISThumperCannon: 'TC',
  ISSniperCannon: 'SC',
  ISLongTomCannon: 'LTC',
};

/** Heat by the printed table, where it is another than that of the weapon itself. */
export const ART_HEAT: Readonly<Record<string, number>> = { ISThumper: 6 };

/** Damage inside and outside, and inches of blast radius beyond two, for point values. */
export const ART_DAMAGE: Readonly<Record<string, readonly [inner: number, outer: number, extraRadius: number]>> = {
  AIS: [3, 0, 0],
  AC: [3, 0, 0],
  T: [2, 0, 0],
  S: [3, 0, 0],
  LT: [5, 2, 4],
  CM5: [8, 0, 0],
  CM7: [11, 2, 4],
  CM9: [16, 6, 4],
  CM12: [22, 14, 4],
  BA: [2, 0, 0],
  TC: [1, 0, 0],
  SC: [2, 0, 0],
  LTC: [3, 0, 0],
};
