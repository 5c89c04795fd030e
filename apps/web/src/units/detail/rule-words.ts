/// <reference types="vite/client" />
import type { RuleId } from '@sortie/kernel';
import { type Line, parseLines } from '@sortie/ledger';
import { useEffect, useMemo, useState } from 'react';
import type { RuleWordsProvider } from '../../battle/sums/rule-words.ts';

type RuleWords = Parameters<typeof RuleWordsProvider>[0]['value'];

/** Readings of our own stand in no book; they have a file beside the books. */
const files = import.meta.glob<string>('../../../../../rules/house.jsonl', { query: '?url', import: 'default', eager: true });

let readings: Promise<ReadonlyMap<string, Line>> | undefined;

async function fetchReadings(): Promise<ReadonlyMap<string, Line>> {
  const [url] = Object.values(files);
  const response = url === undefined ? undefined : await fetch(url);
  const parsed = response?.ok ? parseLines(await response.text()) : undefined;
  return new Map(parsed?.ok ? parsed.value.map(line => [line.id, line]) : []);
}

/** How the conversion speaks of rules that no book has. */
export function useRuleWords(): RuleWords {
  const [known, setKnown] = useState<ReadonlyMap<string, Line>>();
  useEffect(() => {
    let wanted = true;
    readings ??= fetchReadings();
    readings.then(
      lines => wanted && setKnown(lines),
      () => {
        readings = undefined;
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return useMemo(
    () => ({
      termName: () => undefined,
      houseRule: (rule: RuleId) => {
        const line = rule.startsWith('HOUSE-') ? known?.get(rule) : undefined;
        return line && { title: { text: line.title }, gist: { text: line.gist } };
      },
    }),
    [known],
  );
}
