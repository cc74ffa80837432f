import { findDemoCode } from '~/domain/tag/demoTags';
import type { DemoTag } from '~/domain/tag/demoTags';

import { FoundTag } from './FoundTag';
import { UnknownTag } from './UnknownTag';

export type TagScreenProps = {
  /** The unvalidated code in the URL; null while prerendering. */
  code: string | null;
  /** The demo tag with this code, or null. */
  demonstration: DemoTag | null;
  /** Opens the page of a typed code. */
  onOpenTag: (code: string) => void;
};

/** Landing page of a scanned tag. */
export function TagScreen({ code, demonstration, onOpenTag }: TagScreenProps) {
  return demonstration ? (
    <FoundTag demonstration={demonstration} code={findDemoCode(code ?? '') ?? demonstration.code} />
  ) : (
    <UnknownTag code={code} onOpenTag={onOpenTag} />
  );
}
