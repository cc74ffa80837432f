/** The time of the last print of each printed code, as an ISO text in UTC, by the code. */
export type PrintedCodes = ReadonlyMap<string, string>;

/** Summary of the codes to print that were printed before. */
export type PrintedBefore = {
  /** Number of different codes among those to print now. */
  total: number;
  /** Number of these codes that were printed before. */
  count: number;
  /** Time of the latest of these prints, as an ISO text in UTC. */
  printedAt: string;
};

/** Collects the codes of printed runs. */
export function collectPrintedCodes(runs: Iterable<{ printedAt: string; codes: readonly string[] }>): PrintedCodes {
  const printed = new Map<string, string>();
  for (const { printedAt, codes } of runs) {
    for (const code of codes) {
      const known = printed.get(code);
      if (known === undefined || known < printedAt) printed.set(code, printedAt);
    }
  }
  return printed;
}

/** Finds which of the codes to print were printed before. Returns undefined if there are none. */
export function findPrintedBefore(printed: PrintedCodes, codes: readonly string[]): PrintedBefore | undefined {
  const toPrint = new Set(codes);
  let [count, last] = [0, ''];
  for (const code of toPrint) {
    const printedAt = printed.get(code);
    if (printedAt === undefined) continue;
    count += 1;
    if (printedAt > last) last = printedAt;
  }
  return count > 0 ? { total: toPrint.size, count, printedAt: last } : undefined;
}
