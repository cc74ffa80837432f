import { useRef, useState } from 'react';

import { useLatestTask } from '../useLatestTask';
import { formFileFieldCopy as copy } from './FormFileField.copy';

/** Decides which files a field accepts. The checks return an error message, or undefined for a valid file. */
export type FileRule = {
  /** Media types for the `accept` attribute. In the file dialog, users can still choose other files. */
  types: readonly string[];
  /** Checks the size in bytes. It is called before the file is read. */
  checkSize: (bytes: number) => string | undefined;
  /** Checks the content of the file. The extension of the file's name is ignored. */
  checkContent: (bytes: Uint8Array) => string | undefined;
};

export type FileError = {
  /** Name of the rejected file. */
  name: string;
  message: string;
  /** Number that differs for each rejected file, so that screen readers announce the same message again. */
  attempt: number;
};

/** State of a file field that accepts files by `rule`. A rejected file does not replace the accepted file. */
export function useChosenFile(rule: FileRule, onChange: (name: string) => void) {
  const fileInputRef = useRef<HTMLInputElement>(null);
  const acceptedFile = useRef<File>(undefined);
  const { start, cancel } = useLatestTask();
  const [error, setError] = useState<FileError>();

  /** Sets the file of the native input, which browsers show and screen readers announce. */
  const setFile = (file: File | undefined) => {
    if (!fileInputRef.current) return;
    fileInputRef.current.value = '';
    if (!file) return;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    fileInputRef.current.files = dataTransfer.files;
  };

  const chooseFile = async (file: File | null | undefined) => {
    // Some browsers empty the input when the user cancels the file dialog, so the accepted file is restored.
    if (!file) {
      setFile(acceptedFile.current);
      return;
    }
    const isLatest = start();
    const message = await checkFile(file, rule);
    if (!isLatest()) return;
    if (message === undefined) {
      setError(undefined);
      acceptedFile.current = file;
      onChange(file.name);
    } else {
      setError((last) => ({ name: file.name, message, attempt: (last?.attempt ?? 0) + 1 }));
      setFile(acceptedFile.current);
    }
  };

  const removeFile = () => {
    cancel();
    acceptedFile.current = undefined;
    setFile(undefined);
    setError(undefined);
    onChange('');
    fileInputRef.current?.focus();
  };

  return { fileInputRef, error, chooseFile, removeFile };
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
