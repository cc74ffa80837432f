import type { QrDrawing } from '~/domain/codes/qr';
import { findDemoCode } from '~/domain/tag/demoTags';
import type { DemoTag } from '~/domain/tag/demoTags';
import type { ScannedTag } from '~/domain/tag/scannedTag';

import { FoundTag } from './FoundTag';
import { RegisteredTag } from './RegisteredTag';
import { UnknownTag } from './UnknownTag';

export type TagScreenProps = {
  /** The code in the URL, which is not validated yet. It is null while prerendering. */
  code: string | null;
  /** The tag in the workspace that has this code; undefined if there is no such tag or no workspace. */
  scannedTag?: ScannedTag | undefined;
  /** The demo tag that has this code; null if there is none. */
  demoTag: DemoTag | null;
  /** QR code for the pictures of tags on the page of an unknown tag. */
  sampleCode: QrDrawing;
  /** Opens the tag page for a code that the visitor has typed. */
  onOpenTag: (code: string) => void;
};

/** The page that a scanned tag opens. */
export function TagScreen({ code, scannedTag, demoTag, sampleCode, onOpenTag }: TagScreenProps) {
  if (scannedTag) return <RegisteredTag tag={scannedTag} />;
  return demoTag ? (
    <FoundTag demoTag={demoTag} code={findDemoCode(code ?? '') ?? demoTag.code} />
  ) : (
    <UnknownTag code={code} sampleCode={sampleCode} onOpenTag={onOpenTag} />
  );
}
