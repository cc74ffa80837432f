import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

export type FileDropZoneProps = {
  onChooseFile: (file: File) => void;
  /** Form fields, into which the user can still drop text. The zone handles dropped files only. */
  children: ReactNode;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** An area around form fields on which the user can drop a file. */
export function FileDropZone({ onChooseFile, children }: FileDropZoneProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [droppedFileCount, setDroppedFileCount] = useState(0);

  function onDrop(event: DragEvent) {
    setIsDraggedOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file, ...otherFiles] = [...event.dataTransfer.files];
    setDroppedFileCount(event.dataTransfer.files.length);
    if (file && otherFiles.length === 0) onChooseFile(file);
  }

  return (
    <Box
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsDraggedOver(false);
      }}
      onDrop={onDrop}
      // Hides the error when the user chooses a file with a button inside, or types.
      onChange={() => setDroppedFileCount(0)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        borderRadius: 1,
        ...(isDraggedOver && { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 4 }),
      }}
    >
      {children}
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ color: 'error.main', fontWeight: 500, '&:empty': { position: 'absolute' } }}
      >
        {droppedFileCount > 1 && 'Drop one file at a time.'}
      </Typography>
    </Box>
  );
}
