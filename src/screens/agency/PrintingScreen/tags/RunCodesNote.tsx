import type { RefObject } from 'react';

import type { Printing } from '../controller/usePrinting';
import { CodesNote } from './CodesNote';
import { openTagsGroup } from './openTagsGroup';

export type RunCodesNoteProps = {
  printing: Printing;
  onChooseTags: () => void;
  tagGroupRef: RefObject<HTMLDetailsElement | null>;
  /** Called when a clicked button disappears, to move the focus, which would otherwise be lost. */
  onButtonDisappear: () => void;
};

/** CodesNote whose props are derived from the state of the printing screen. */
export function RunCodesNote({ printing, onChooseTags, tagGroupRef, onButtonDisappear }: RunCodesNoteProps) {
  const { state, tags, preview, progress } = printing;
  const { layout } = preview;
  const isPreparing = state.printStatus === 'preparing' && layout.fits;
  return (
    <CodesNote
      tags={tags}
      printer={printing.printer}
      copies={state.settings.quantity}
      preparation={isPreparing ? { count: layout.stickerCount, progress } : undefined}
      onCancel={() => {
        printing.onCancelPrint();
        onButtonDisappear();
      }}
      onChooseTags={onChooseTags}
      onOpenSettings={() => openTagsGroup(tagGroupRef.current)}
    />
  );
}
