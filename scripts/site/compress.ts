import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses `content` with Brotli at the highest quality, 11. */
export const compressWithBrotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Cache with the compressed copies of earlier builds, named by the hash of the original file. Without it, compressing
 * takes half of a build's time.
 */
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/compressed', import.meta.url));

/** Returns the content of a file in the cache. If the file is missing, writes the result of `create` to it first. */
async function readCached(name: string, create: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheFolder, name);
  const cachedContent = await readFile(file).catch(() => undefined);
  if (cachedContent) return cachedContent;
  const content = await create();
  // Writes to a temporary name first and then renames, so that a build that is stopped leaves no incomplete file.
  const temporaryFile = `${file}.${randomUUID()}`;
  await writeFile(temporaryFile, content);
  await rename(temporaryFile, file);
  return content;
}

async function writeCompressedCopies(file: string): Promise<void> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex');
  await writeFile(`${file}.br`, await readCached(`${hash}.br`, () => compressWithBrotli(content)));
  await writeFile(`${file}.gz`, await readCached(`${hash}.gz`, () => gzipAsync(content, { level: 9 })));
}

/** Writes a Brotli copy (.br) and a gzip copy (.gz) next to each file in `folder` whose type compresses well. */
export async function compressAll(folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(html|js|css|svg|txt|xml|webmanifest|wasm|ttf)$/.test(entry.name))
      .map((entry) => writeCompressedCopies(join(entry.parentPath, entry.name))),
  );
}
