import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses `content` with Brotli as far as possible. */
export const compressWithBrotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Writes a Brotli copy (.br) and a gzip copy (.gz) next to each file in `folder` that such a copy makes smaller. */
export async function compressAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|txt|xml|webmanifest|wasm|ttf)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await compressWithBrotli(content));
    await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }));
  }
}
