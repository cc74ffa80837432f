import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

/** Runs a program in the folder `cwd`, and shows its output in the terminal. */
function runProgram(cwd: string, program: string, ...args: readonly string[]) {
  execFileSync(program, args, { cwd, stdio: 'inherit' });
}

/** Builds the Storybook of the project in `cwd` into the folder `output`, and returns the absolute path of `output`. */
export function buildStorybook(output: string, cwd = '.'): string {
  runProgram(cwd, 'npx', 'storybook', 'build', '--quiet', '--test', '-o', resolve(output));
  return resolve(output);
}

/** Builds the Storybook of another commit in a temporary Git worktree under `folder`. Returns the path of the build. */
export function buildStorybookOf(commit: string, folder: string): string {
  const commitId = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { encoding: 'utf8' }).trim();
  const [worktree, output] = [resolve(folder, `worktree-${commitId}`), resolve(folder, `storybook-${commitId}`)];
  if (existsSync(`${output}/index.json`)) return output;
  runProgram('.', 'git', 'worktree', 'add', '--force', '--detach', worktree, commitId);
  try {
    const hasSamePackages = ['package-lock.json', '.npmrc'].every((file) =>
      readFileSync(file).equals(readFileSync(`${worktree}/${file}`)),
    );
    if (hasSamePackages) symlinkSync(resolve('node_modules'), `${worktree}/node_modules`);
    else runProgram(worktree, 'npm', 'ci', '--no-audit', '--no-fund');
    return buildStorybook(output, worktree);
  } finally {
    runProgram('.', 'git', 'worktree', 'remove', '--force', worktree);
  }
}
