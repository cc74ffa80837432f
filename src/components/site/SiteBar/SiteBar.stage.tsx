import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { drawQr } from '~/domain/codes/qr';

import { DownloadPanel } from '../DownloadPanel/DownloadPanel';
import { SiteBar } from './SiteBar';
import type { SiteBarProps } from './SiteBar';

const code = drawQr('https://tag.example.com/');

/** The bar on a page with content below it and the download panel. */
export function SiteBarStage(props: SiteBarProps) {
  return (
    <CodeSprite code={code}>
      <SiteBar {...props} />
      <main>The page</main>
      <DownloadPanel stores={[]} />
    </CodeSprite>
  );
}
