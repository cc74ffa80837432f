import { useRef, useState } from 'react';

import { formFileFieldCopy as copy } from './FormFileField.copy';

/** Which files a field takes. What is said of one that is refused says what to do next; undefined lets it pass. */
export type FileRule = {
  /** The media types that the chooser offers. Nothing keeps somebody from choosing others all the same. */
  types: readonly string[];
  /** Judges by the size in bytes, before a byte is read. */
  refuseSize: (bytes: number) => string | undefined;
  /** Judges by what is in the file, whatever it is called. */
  refuseContent: (bytes: Uint8Array) => string | undefined;
};

/** A file that was not taken, and why; `attempt` tells one from the same file chosen again. */
export type Refusal = { name: string; message: string; attempt: number };

/** Lets files into a field that follow its rule; a refused one leaves the field as it was. */
export function useChosenFile(rule: FileRule, onChange: (name: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const kept = useRef<File>(undefined);
  const latest = useRef<File>(undefined);
  const [refusal, setRefusal] = useState<Refusal>();

  /** What the browser and a screen reader say of the field is what it holds. */
  const show = (file: File | undefined) => {
    if (!input.current) return;
    input.current.value = '';
    if (!file) return;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.current.files = transfer.files;
  };

  const choose = async (file: File | null | undefined) => {
    if (!file) {
      // The chooser was closed, which some browsers take for emptying the field.
      show(kept.current);
      return;
    }
    latest.current = file;
    const message = await refusalOf(file, rule);
    // Another was chosen, or the field emptied, while this one was read.
    if (latest.current !== file) return;
    if (message !== undefined) {
      setRefusal((last) => ({ name: file.name, message, attempt: (last?.attempt ?? 0) + 1 }));
      show(kept.current);
      return;
    }
    setRefusal(undefined);
    kept.current = file;
    onChange(file.name);
  };

  const remove = () => {
    kept.current = undefined;
    latest.current = undefined;
    show(undefined);
    setRefusal(undefined);
    onChange('');
    input.current?.focus();
  };

  return {
    refusal,
    choose,
    remove,
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element;
    },
  };
}

async function refusalOf(file: File, { refuseSize, refuseContent }: FileRule): Promise<string | undefined> {
  const bySize = refuseSize(file.size);
  if (bySize !== undefined) return bySize;
  try {
    return refuseContent(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return copy.unreadable;
  }
}
