import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Returns the software bill of materials (CycloneDX) of the runtime packages. It depends on `package-lock.json` only.
 * The npm script `sbom` uses cyclonedx-npm, since npm's own command `npm sbom` leaves out packages that are also peer
 * dependencies, such as React.
 */
export async function createSbom(root: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    maxBuffer: 10_000_000,
  });
  return stdout;
}
