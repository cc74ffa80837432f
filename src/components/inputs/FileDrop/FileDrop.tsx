import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

export type FileDropProps = {
  onFile: (file: File) => void;
  /** Fields of which the file is to be the value; everything else in them works as ever. */
  children: ReactNode;
};

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes one file that is dropped on the fields in it. */
export function FileDrop({ onFile, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  const [dropped, setDropped] = useState(0);

  function drop(event: DragEvent) {
    setOver(false);
    if (!carriesFiles(event)) return;
    event.preventDefault();
    const [file, ...others] = [...event.dataTransfer.files];
    setDropped(event.dataTransfer.files.length);
    if (file && others.length === 0) onFile(file);
  }

  return (
    <Box
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        borderRadius: 1,
        ...(over && { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 4 }),
      }}
    >
      {children}
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ color: 'error.main', fontWeight: 500, '&:empty': { position: 'absolute' } }}
      >
        {dropped > 1 && 'Drop one file at a time.'}
      </Typography>
    </Box>
  );
}
