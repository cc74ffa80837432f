/** `npm run tokens`: writes the design tokens to `docs/design-tokens.json`. */
import { writeFileSync } from 'node:fs';

import { designTokens } from '../src/components/theme/foundations/designTokens';

writeFileSync('docs/design-tokens.json', `${JSON.stringify(designTokens, null, 2)}\n`);
