import type { ReactElement } from 'react';
import { fn } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';

/** Story meta of wizards and dialogs whose save succeeds. */
export const dialogMeta = {
  parameters: { layout: 'fullscreen', stacked: false },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn(), onUnsavedChange: fn() },
  decorators: [(Story: () => ReactElement) => <ConfirmProvider>{Story()}</ConfirmProvider>],
};
