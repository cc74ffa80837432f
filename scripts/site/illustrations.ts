import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import type { QrDrawing } from '../../src/domain/codes/qr.ts';
import { products } from '../../src/domain/product/product.ts';
import { demoTags } from '../../src/domain/tag/demoTags.ts';
import type { DemoCode } from '../../src/domain/tag/demoTags.ts';
import type * as Renderer from './renderIllustrations';
import type { ProductCode } from './renderIllustrations';

const resolveHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const cacheFolder = resolveHere('../../node_modules/.cache/illustrations/');

/**
 * Writes the illustrations of the products as SVG files, and returns the source of a module that imports these files.
 * In its export `illustrations`, the tags show the QR code of the site; in `demoIllustrations`, the codes of the demo
 * tags.
 */
export async function createIllustrationModule(
  siteCode: QrDrawing,
  demoCodes: Record<DemoCode, QrDrawing>,
): Promise<string> {
  const { module: renderer } = await runnerImport<typeof Renderer>(resolveHere('./renderIllustrations.tsx'), {
    configFile: false,
    resolve: { alias: { '~': resolveHere('../../src') } },
  });
  const codesByExport: Record<string, readonly ProductCode[]> = {
    illustrations: products.map(({ id }) => [id, siteCode]),
    demoIllustrations: demoTags.map(({ product, code }) => [product.id, demoCodes[code]]),
  };
  const moduleParts = Object.entries(codesByExport).map(async ([name, codes]) => {
    const pictures = renderer.renderIllustrations(codes);
    const imports = pictures.map(async ([id, svg]) => {
      // The folder depends on the content, since builds with other codes can run at the same time.
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
      const file = `${cacheFolder}${hash}/${name === 'illustrations' ? id : `demo-${id}`}.svg`;
      await mkdir(dirname(file), { recursive: true });
      if (!existsSync(file)) await writeFile(file, svg);
      return `import ${name}_${id} from ${JSON.stringify(file)};`;
    });
    const entries = pictures.map(([id]) => `${id}: ${name}_${id}`);
    return [...(await Promise.all(imports)), `export const ${name} = { ${entries.join(', ')} };`];
  });
  return (await Promise.all(moduleParts)).flat().join('\n');
}
