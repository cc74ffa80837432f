import { useEffect, useRef, useState } from 'react';

import type { FormFile } from '~/domain/files/formFile';

import { useLatestTask } from '../useLatestTask';
import { formFileFieldCopy as copy } from './FormFileField.copy';

/** Checks that decide which files a field accepts. The errors that they return are messages for the user. */
export type FileValidator = {
  /** Media types for the `accept` attribute. In the file dialog, users can still choose other files. */
  mediaTypes: readonly string[];
  /** Returns an error if the size in bytes is not allowed. It is called before the file is read. */
  checkSize: (bytes: number) => string | undefined;
  /** Checks the file's content and detects its media type. The extension of the file's name is ignored. */
  checkContent: (bytes: Uint8Array) => { ok: true; type: string } | { ok: false; error: string };
};

export type FileError = {
  /** Name of the rejected file. */
  name: string;
  message: string;
  /** Differs for each rejected file, so that screen readers announce the same message again. */
  attempt: number;
};

/** State of a file field whose files `validator` checks. A rejected file does not replace `value`. */
export function useChosenFile(validator: FileValidator, value: FormFile, onChange: (file: File | '') => void) {
  const fileInputRef = useRef<HTMLInputElement>(null);
  const { start: startCheck, cancel: cancelCheck } = useLatestTask();
  const [error, setError] = useState<FileError>();

  // Keeps the file of the native input equal to `value`, because screen readers announce the name of the input's file.
  useEffect(() => setInputFile(fileInputRef.current, value), [value]);

  const chooseFile = async (file: File | null | undefined) => {
    // Some browsers empty the input when the user cancels the file dialog, so restore the accepted file.
    if (!file) {
      setInputFile(fileInputRef.current, value);
      return;
    }
    const isLatest = startCheck();
    const checkResult = await checkAndCopyFile(file, validator);
    if (!isLatest()) return;
    if (checkResult.ok) {
      setError(undefined);
      onChange(checkResult.file);
    } else {
      setError((previousError) => ({
        name: file.name,
        message: checkResult.error,
        attempt: (previousError?.attempt ?? 0) + 1,
      }));
      setInputFile(fileInputRef.current, value);
    }
  };

  const removeFile = () => {
    cancelCheck();
    setError(undefined);
    onChange('');
    fileInputRef.current?.focus();
  };

  return { fileInputRef, error, chooseFile, removeFile };
}

/** Sets the file of a native input to a file that the user has chosen; empties the input for other values. */
function setInputFile(input: HTMLInputElement | null, file: FormFile) {
  if (!input) return;
  input.value = '';
  if (!(file instanceof File)) return;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  input.files = dataTransfer.files;
}

type CheckResult = { ok: true; file: File } | { ok: false; error: string };

/**
 * Checks a file with a validator. Returns a copy of an accepted file, since the file on the disk can change before the
 * form is saved.
 */
async function checkAndCopyFile(file: File, { checkSize, checkContent }: FileValidator): Promise<CheckResult> {
  const sizeError = checkSize(file.size);
  if (sizeError !== undefined) return { ok: false, error: sizeError };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const contentCheck = checkContent(bytes);
    return contentCheck.ok
      ? { ok: true, file: new File([bytes], file.name, { type: contentCheck.type }) }
      : contentCheck;
  } catch {
    return { ok: false, error: copy.unreadable };
  }
}
