/** `npm run new`: asks what to make, or takes it as arguments: `npm run new -- list GiftCard GiftCards`. */
import { join } from 'node:path';

import { Plop, run } from 'plop';

const kinds = ['component', 'screen', 'list'];
const [kind] = process.argv.slice(2);

if (kind !== undefined && !kind.startsWith('-') && !kinds.includes(kind)) {
  console.error(
    `There is no "${kind}" to make. Choose one of ${kinds.join(', ')}: npm run new -- list GiftCard GiftCards`,
  );
  process.exit(1);
}
Plop.prepare({ configPath: join(import.meta.dirname, 'plopfile.ts') }, (env) => {
  Plop.execute(env, (prepared) => void run(prepared, undefined, false));
});
