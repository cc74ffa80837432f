import Button from '@mui/material/Button';
import { useState } from 'react';

import { TaskDialog } from './TaskDialog';
import type { Task } from './useTask';

export type TaskDialogStageProps = { task: Task<number>; onClose: () => void };

const copy = {
  titles: {
    question: 'Bake the cakes?',
    running: 'Baking the cakes…',
    cancelled: 'Nothing was baked',
    failed: 'Nothing was baked',
    done: 'Cakes baked',
  },
  confirm: 'Bake',
  cancelled: 'You stopped the oven.',
};

/** A task that bakes cakes, and a button that opens its dialog. */
export function TaskDialogStage({ task, onClose }: TaskDialogStageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bake cakes</Button>
      {isOpen && (
        <TaskDialog
          copy={copy}
          facts={[{ label: 'Cakes', value: '10,000' }]}
          total={10_000}
          task={task}
          renderResult={(count) => ({
            facts: [{ label: 'Baked', value: String(count) }],
            actions: <Button variant="contained">Eat</Button>,
          })}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}
