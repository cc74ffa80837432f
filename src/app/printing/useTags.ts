import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';

import { noEntries, readTags, runSource } from '~/domain/printing/codes/tagSource';
import type { TagEntries } from '~/domain/printing/codes/tagSource';

import { focusHeading } from '../page/focusHeading';
import { printSelection } from '../store/printSelection';
import { readCodeFile } from './readCodeFile';

/** Which tags are printed, when each is printed `copies` times: at first those chosen in the list of tags, if any. */
export function useTags(copies: number) {
  const hexacodes = useStore(printSelection, (state) => state.hexacodes);
  const [first] = useState<TagEntries>(() => ({ ...noEntries, source: hexacodes.length > 0 ? 'chosen' : 'sample' }));
  const [entered, setEntered] = useState(first);
  const [part, setPart] = useState(0);
  const [refusal, setRefusal] = useState<{ name: string; message: string }>();
  /** Counts the files taken, so that one that was slow to read does not replace a later one. */
  const turn = useRef(0);

  // Signing out in another window, for instance, forgets the choice.
  const isGone = entered.source === 'chosen' && hexacodes.length === 0;
  const entries = useMemo<TagEntries>(() => (isGone ? { ...entered, source: 'sample' } : entered), [entered, isGone]);
  // A long list is read a moment after it was typed in.
  const typed = useDeferredValue(entries);
  const read = useMemo(() => readTags(typed, hexacodes), [typed, hexacodes]);
  const run = useMemo(() => runSource(read, copies, part), [read, copies, part]);

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function take(file: File) {
    const mine = ++turn.current;
    const result = await readCodeFile(file);
    if (mine !== turn.current) return;
    setEntered((former) => {
      const { text, pasted } = former.list;
      // What was said of the table of another file counts no more.
      const list = result.ok ? { text, ...(pasted && { pasted }), file: result.file } : former.list;
      return { ...former, list: { ...list, from: 'file' } };
    });
    setRefusal(result.ok ? undefined : { name: file.name, message: result.message });
    if (result.ok) setPart(0);
  }

  const update = (next: TagEntries) => {
    setPart(0);
    setEntered(next);
  };

  return {
    tags: {
      entries,
      onEntries: update,
      read,
      run,
      onPart: setPart,
      chosen: hexacodes.length,
      onDrop: () => {
        printSelection.getState().drop();
        update({ ...entered, source: 'sample' });
        // The button goes with what it dropped.
        focusHeading();
      },
      onFile: (file: File) => void take(file),
      ...(refusal ? { refusal } : {}),
    },
    /** What is printed by a press of this moment, be it read or not. */
    runNow: () => (typed === entries ? run : runSource(readTags(entries, hexacodes), copies, part)),
    /** Back to what the screen came with. */
    clear: () => {
      turn.current += 1;
      setRefusal(undefined);
      update({ ...noEntries, source: hexacodes.length > 0 ? 'chosen' : 'sample' });
    },
  };
}
