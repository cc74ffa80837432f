import { fn } from 'storybook/test';

import type { CodeDownloadOutcome, ShareOutcome } from './codeActions';

/** Args that the stories of TagsStage share. Each story adds its own `tags`. */
export const tagsArgs = {
  tagBaseUrl: 'https://tag.example.com',
  onDelete: fn(),
  onPrint: fn(),
  onDownload: fn((): Promise<CodeDownloadOutcome> => Promise.resolve('saved')),
  onCopy: fn((): Promise<'copied' | 'failed'> => Promise.resolve('copied')),
  onShare: fn((): Promise<ShareOutcome> => Promise.resolve('copied')),
};
