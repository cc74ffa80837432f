import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Script that runs the program in the environment variable PROGRAM until the process that has started it ends. */
export const runScript = fileURLToPath(new URL('run-with-parent.sh', import.meta.url));

/** Starts a program in the background. It ends, with all processes that it has started, with this process or `stop`. */
export function runProgram(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const runner = spawn(runScript, args, {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, ...env, PROGRAM: program },
  });
  return {
    /** The fourth file descriptor of the program, to which Xvfb writes the number of its display. */
    output: runner.stdio[3] as Readable,
    stop: () =>
      new Promise<void>((resolve) => {
        if (runner.exitCode !== null || runner.signalCode !== null) resolve();
        else runner.once('exit', () => resolve());
        runner.stdin?.end();
      }),
  };
}
