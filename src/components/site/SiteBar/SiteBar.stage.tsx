import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { drawQr } from '~/domain/codes/qr';

import { DownloadPanel } from '../DownloadPanel/DownloadPanel';
import { SiteBar } from './SiteBar';
import type { SiteBarProps } from './SiteBar';

const siteCode = drawQr('https://tag.example.com/');

/** A page with the bar, content below the bar, and the DownloadPanel. */
export function SiteBarStage(props: SiteBarProps) {
  return (
    <CodeSprite code={siteCode}>
      <SiteBar {...props} />
      <main>The page</main>
      <DownloadPanel stores={[]} />
    </CodeSprite>
  );
}
