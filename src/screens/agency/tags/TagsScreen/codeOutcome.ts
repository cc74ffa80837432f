/** The files that a tag's code can be had as. */
export type CodeFormat = 'png' | 'svg';

/** How it went, for the card to say. A picker that was closed without choosing says nothing. */
export type DownloadOutcome = 'saved' | 'failed';
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** What can be done with the code of one tag. */
export type CodeActions<Tag> = {
  onDownload: (tag: Tag, format: CodeFormat) => Promise<DownloadOutcome>;
  onShare: (tag: Tag) => Promise<ShareOutcome>;
};
