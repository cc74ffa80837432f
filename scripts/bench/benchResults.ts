/* Stores the results of `npm run bench`, compares them with earlier results, and draws a chart of their history. */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

import { parse, View } from 'vega';
import { compile } from 'vega-lite';

/** A measured value of a benchmark: the smaller, the better. The unit 'x' marks a ratio. */
export type BenchResult = { name: string; value: number; unit: 'ms' | 'x' | 'MB' };
export type RecordBenchResult = (name: string, value: number, unit: BenchResult['unit']) => void;

/** The results of one `npm run bench`. `load` is the system's load average at the start, which should be near 0. */
type BenchRun = { date: string; commit: string; load: number; figures: BenchResult[] };

const getResultsPath = (name: string) => fileURLToPath(new URL(`../../docs/bench/${name}`, import.meta.url));
const historyFile = getResultsPath('history.json');

const readHistory = async () => JSON.parse(await readFile(historyFile, 'utf8')) as BenchRun[];

/**
 * Collects the results of one `npm run bench`. `record` adds a result. `save` prints each result next to its
 * latest value in the history, and adds the results to the history and its chart.
 */
export function collectBenchResults() {
  const results: BenchResult[] = [];
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const record: RecordBenchResult = (name, value, unit) => {
    results.push({ name, value: Number(value.toPrecision(3)), unit });
  };
  const save = async () => {
    const history = await readHistory();
    printResults(results, history);
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    history.push({ date: new Date().toISOString().slice(0, 16), commit, load, figures: results });
    await writeFile(historyFile, `${JSON.stringify(history, undefined, 2)}\n`);
    await writeFile(getResultsPath('history.svg'), await drawHistory(history));
  };
  return { record, save, load };
}

function printResults(results: readonly BenchResult[], history: readonly BenchRun[]) {
  const previousValues = new Map(
    history.flatMap((run) => run.figures.map(({ name, value }) => [name, value] as const)),
  );
  console.log(`\n${'figure'.padEnd(72)}${'now'.padStart(12)}${'before'.padStart(10)}`);
  for (const { name, value, unit } of results) {
    console.log(
      `${name.padEnd(72)}${`${value} ${unit}`.padStart(12)}${String(previousValues.get(name) ?? '-').padStart(10)}`,
    );
  }
}

/** Draws an SVG with a chart for each benchmark. */
function drawHistory(history: readonly BenchRun[]): Promise<string> {
  const values = history.flatMap(({ date, figures }) => figures.map((result) => ({ ...result, date: `${date}Z` })));
  const { spec } = compile({
    data: { values },
    facet: { field: 'name', type: 'nominal', header: { title: null, labelLimit: 420, labelFontSize: 11 } },
    columns: 3,
    resolve: { scale: { y: 'independent' } },
    spec: {
      width: 300,
      height: 90,
      mark: { type: 'line', point: true },
      encoding: {
        x: { field: 'date', type: 'temporal', title: null },
        y: { field: 'value', type: 'quantitative', title: null, scale: { zero: true } },
      },
    },
    background: 'white',
  });
  return new View(parse(spec)).toSVG();
}
