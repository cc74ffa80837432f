import type { ReactElement } from 'react';
import { fn } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';

/** Parts of the `meta` that the stories of wizards and dialogs share. `onSave` succeeds. */
export const dialogMeta = {
  parameters: { layout: 'fullscreen', darkCopy: false },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn(), onUnsavedChange: fn() },
  decorators: [(Story: () => ReactElement) => <ConfirmProvider>{Story()}</ConfirmProvider>],
};
