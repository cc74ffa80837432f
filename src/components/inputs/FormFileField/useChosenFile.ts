import { useRef, useState } from 'react';

import { useLatestTask } from '../useLatestTask';
import { formFileFieldCopy as copy } from './FormFileField.copy';

/** Rules for the file of a field. The checks return an error message, or undefined for a valid file. */
export type FileRule = {
  /** Media types for the `accept` attribute; the file dialog can still return other files. */
  types: readonly string[];
  /** Checks the size in bytes before the file is read. */
  checkSize: (bytes: number) => string | undefined;
  /** Checks the content; the file's extension is ignored. */
  checkContent: (bytes: Uint8Array) => string | undefined;
};

/** A rejected file; `attempt` differs when the same file is chosen again. */
export type FileError = { name: string; message: string; attempt: number };

/** Accepts files that follow `rule`; a rejected file leaves the accepted one in the field. */
export function useChosenFile(rule: FileRule, onChange: (name: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const accepted = useRef<File>(undefined);
  const { start, cancel } = useLatestTask();
  const [error, setError] = useState<FileError>();

  /** Sets the input's files, which browsers and screen readers announce. */
  const setFile = (file: File | undefined) => {
    if (!input.current) return;
    input.current.value = '';
    if (!file) return;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.current.files = transfer.files;
  };

  const choose = async (file: File | null | undefined) => {
    // Some browsers clear the input when the file dialog is cancelled.
    if (!file) {
      setFile(accepted.current);
      return;
    }
    const isLatest = start();
    const message = await checkFile(file, rule);
    if (!isLatest()) return;
    if (message === undefined) {
      setError(undefined);
      accepted.current = file;
      onChange(file.name);
    } else {
      setError((last) => ({ name: file.name, message, attempt: (last?.attempt ?? 0) + 1 }));
      setFile(accepted.current);
    }
  };

  const remove = () => {
    cancel();
    accepted.current = undefined;
    setFile(undefined);
    setError(undefined);
    onChange('');
    input.current?.focus();
  };

  return { input, error, choose, remove };
}

async function checkFile(file: File, { checkSize, checkContent }: FileRule): Promise<string | undefined> {
  const sizeError = checkSize(file.size);
  if (sizeError !== undefined) return sizeError;
  try {
    return checkContent(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return copy.unreadable;
  }
}
