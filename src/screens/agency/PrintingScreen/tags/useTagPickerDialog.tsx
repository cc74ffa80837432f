import { useState } from 'react';
import type { RefObject } from 'react';

import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';
import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { resetCopies } from '~/domain/printing/state/resetCopies';
import { selectTagListSource } from '~/domain/printing/state/tagsToPrint';

import type { PrintingEffects } from '../controller/printingEffects';
import type { Printing } from '../controller/usePrinting';
import { openTagsGroup } from './openTagsGroup';
import type { TagPickerDialogProps } from './TagPickerDialog';

/** While the dialog loads on a slow connection, NavigationProgress gives feedback on the click. */
const TagPickerDialog = lazyOverlay<TagPickerDialogProps>(
  () => import('./TagPickerDialog').then((module) => module.TagPickerDialog),
  ({ onClose }) => onClose(),
  () => <NavigationProgress isLoading />,
);

type TagPickerOptions = {
  effects: PrintingEffects;
  printing: Pick<Printing, 'state' | 'tags'>;
  /** Called when the dialog has closed but the button that opened it has disappeared, to move the focus. */
  onButtonDisappear: () => void;
  /** The settings group 'Tags', which has the other sources of codes. */
  tagGroupRef: RefObject<HTMLDetailsElement | null>;
};

/** Returns the dialog in which the user selects the tags to print, and a function that opens it. */
export function useTagPickerDialog({ effects, printing, tagGroupRef, onButtonDisappear }: TagPickerOptions) {
  const { state, tags } = printing;
  const [isOpen, setOpen] = useState(false);
  return {
    onOpen: () => setOpen(true),
    dialog: (
      <TagPickerDialog
        open={isOpen}
        effects={effects}
        settings={resetCopies(state.settings, state.tags, selectTagListSource(state.tags))}
        onUse={tags.onSelectTags}
        offersSamples={tags.run.source === 'selected'}
        onClose={() => setOpen(false)}
        onClosed={(choice) => {
          if (choice === 'other-source') {
            openTagsGroup(tagGroupRef.current);
            return;
          }
          if (choice === 'samples') tags.onDropSelectedTags();
          // MUI has returned the focus to the button that opened the dialog, unless the button has disappeared.
          if (choice === 'samples' || document.activeElement === document.body) onButtonDisappear();
        }}
      />
    ),
  };
}
