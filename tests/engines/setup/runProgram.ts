import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/**
 * Shell script that runs a program, given by the environment variable PROGRAM, until the process that has started the
 * script ends.
 */
export const runScript = fileURLToPath(new URL('run-with-parent.sh', import.meta.url));

/**
 * Starts a program in the background. It ends, with all of its child processes, when `stop` is called or this process
 * ends.
 */
export function runProgram(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const runner = spawn(runScript, args, {
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
