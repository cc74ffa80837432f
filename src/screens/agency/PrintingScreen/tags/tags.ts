import type { ReadTags, RunSource, TagEntries } from '~/domain/printing/codes/tagSource';

/** Which tags are printed: what was entered, what it gives, and the part of it that one print window takes. */
export type PrintedTags = {
  entries: TagEntries;
  onEntries: (entries: TagEntries) => void;
  read: ReadTags;
  run: RunSource;
  onPart: (part: number) => void;
  /** How many tags were chosen in the list of tags. */
  chosen: number;
  /** Forgets those and goes back to the sample series. */
  onDrop: () => void;
  /** Takes a file with codes; what is wrong with the last one stands in `refusal`. */
  onFile: (file: File) => void;
  refusal?: { name: string; message: string };
};
