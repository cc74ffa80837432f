/** Maps each printed code to the time of its last print, as an ISO 8601 string in UTC. */
export type PrintedCodes = ReadonlyMap<string, string>;

/** Summary of the codes to print that were printed before. */
export type PrintedBeforeSummary = {
  /** Number of distinct codes to print now. */
  codeCount: number;
  /** Number of those codes that were printed before. */
  printedCount: number;
  /** Time of the latest print of these codes, as an ISO 8601 string in UTC. */
  printedAt: string;
};

/** Collects the codes of printed runs, with the time of the last print of each code. */
export function collectPrintedCodes(runs: Iterable<{ printedAt: string; codes: readonly string[] }>): PrintedCodes {
  const printTimes = new Map<string, string>();
  for (const { printedAt, codes } of runs) {
    for (const code of codes) {
      const knownPrintTime = printTimes.get(code);
      if (knownPrintTime === undefined || knownPrintTime < printedAt) printTimes.set(code, printedAt);
    }
  }
  return printTimes;
}

/** Counts the codes to print that were printed before. Returns undefined if there are none. */
export function summarizePrintedBefore(
  printTimes: PrintedCodes,
  codes: readonly string[],
): PrintedBeforeSummary | undefined {
  const codesToPrint = new Set(codes);
  let [printedCount, lastPrintedAt] = [0, ''];
  for (const code of codesToPrint) {
    const printedAt = printTimes.get(code);
    if (printedAt === undefined) continue;
    printedCount += 1;
    if (printedAt > lastPrintedAt) lastPrintedAt = printedAt;
  }
  return printedCount > 0 ? { codeCount: codesToPrint.size, printedCount, printedAt: lastPrintedAt } : undefined;
}
