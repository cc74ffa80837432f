import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent, useState } from 'react';

import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import { layOutRecordedRun, toPrintRun } from '~/domain/printing/runs/recordedRun';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';

import type { RunContents, RunHistory } from '../controller/runEffects';
import { ReprintForm } from './ReprintForm';
import { runsCopy as copy } from './runs.copy';

export type ReprintPanelProps = {
  run: RecordedRun;
  read: RunHistory['read'];
  onReprint: (stickersToReprint: PrintRun, picture: RunContents['picture']) => void;
};

/** Reads the codes of a recorded run, and then shows the form in which the user chooses what to reprint. */
export function ReprintPanel({ run, read, onReprint }: ReprintPanelProps) {
  const [contents, setContents] = useState<RunContents | 'loading' | undefined>('loading');
  const readRun = useEffectEvent(() => read(run));
  useEffect(() => {
    let isCurrent = true;
    void readRun().then((result) => {
      if (isCurrent) setContents(result);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (contents === 'loading') return <EmptyState iconVariant="ring" text={copy.loading} />;
  const runLayout = contents && layOutRecordedRun(run, contents.codes.length);
  if (!runLayout) return <Alert severity="error">{copy.unreadable}</Alert>;
  return (
    <ReprintForm
      run={run}
      printRun={toPrintRun(run, contents.codes)}
      {...runLayout}
      onReprint={(stickersToReprint) => onReprint(stickersToReprint, contents.picture)}
    />
  );
}
