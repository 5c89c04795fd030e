/** What a Skill is called, from 0 to 7. */
export const GRADES = ['Legendary', 'Heroic', 'Elite', 'Veteran', 'Regular', 'Green', 'Really Green', 'Wet Behind the Ears'] as const;
export type Grade = (typeof GRADES)[number];

/** The Skill of a unit of which nothing is said. */
export const REGULAR = 4;

/** The name of a Skill, or of the average of several, rounded to the nearest; what is worse than the scale has its last name. */
export const gradeOf = (skill: number): Grade => GRADES[Math.max(0, Math.min(GRADES.length - 1, Math.round(skill)))] ?? 'Regular';
