/** One case that was compared: what is special about it, and whether both sides say the same. */
export interface Case {
  readonly name: string;
  readonly features: ReadonlySet<string>;
  readonly equal: boolean;
}

/** Cases that differ and have something in common. */
export interface Group {
  readonly feature: string;
  readonly differing: number;
  /** All cases with the feature, equal ones among them. */
  readonly all: number;
  readonly examples: readonly string[];
}

interface Count {
  all: number;
  differing: number;
}

function countFeatures(cases: readonly Case[], open: ReadonlySet<Case>): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const one of cases)
    for (const feature of one.features) {
      const count = counts.get(feature) ?? { all: 0, differing: 0 };
      count.all++;
      if (open.has(one)) count.differing++;
      counts.set(feature, count);
    }
  return counts;
}

/** How well a feature tells differing cases from equal ones: many of them, and few others. */
const telling = ({ all, differing }: Count): number => differing * (differing / all) ** 2;

/** The largest groups of difference: each time the feature that tells most of the differing cases that are left. */
export function groupsOf(cases: readonly Case[], most: number): Group[] {
  const open = new Set(cases.filter(({ equal }) => !equal));
  const groups: Group[] = [];
  while (groups.length < most && open.size > 0) {
    const [best] = [...countFeatures(cases, open)].sort(([, a], [, b]) => telling(b) - telling(a));
    if (!best || best[1].differing === 0) break;
    const members = [...open].filter(({ features }) => features.has(best[0]));
    groups.push({
      feature: best[0],
      differing: best[1].differing,
      all: best[1].all,
      examples: members.slice(0, 3).map(({ name }) => name),
    });
    for (const member of members) open.delete(member);
  }
  return groups;
}
