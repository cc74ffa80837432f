import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/**
 * Path of a shell script that runs the program in the environment variable PROGRAM until the process that has started
 * the script ends.
 */
export const runnerScriptPath = fileURLToPath(new URL('run-with-parent.sh', import.meta.url));

/**
 * Starts a program in the background. The program and its child processes are killed when `stop` is called or this
 * process ends.
 */
export function runProgram(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const runner = spawn(runnerScriptPath, args, {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, ...env, PROGRAM: program },
  });
  return {
    /** The program's file descriptor 3, to which Xvfb writes its display number. */
    output: runner.stdio[3] as Readable,
    stop: () =>
      new Promise<void>((resolve) => {
        if (runner.exitCode !== null || runner.signalCode !== null) resolve();
        else runner.once('exit', () => resolve());
        runner.stdin?.end();
      }),
  };
}
