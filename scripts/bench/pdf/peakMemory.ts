import { readFileSync } from 'node:fs';

/** Returns the most memory in bytes that a process has used so far; undefined on other systems than Linux. */
export function readPeakMemory(processId: number | 'self'): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
