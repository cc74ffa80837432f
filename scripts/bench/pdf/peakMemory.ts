import { readFileSync } from 'node:fs';

/** Returns the peak memory of a process in bytes; undefined on systems other than Linux. */
export function readPeakMemory(processId: number | 'self'): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
