import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { FileButton } from '~/components/inputs/FileButton/FileButton';
import type { Design } from '~/domain/printing/design/design';
import { designTypes } from '~/domain/printing/design/designFile';

import { useDroppedFiles } from './useDroppedFiles';

export type DesignUploadProps = {
  design?: Design;
  /** What is known about the picture on its sticker: resolution. */
  detail?: string;
  /** The last file, where it was refused, and why; a former design stays. */
  refusal?: { name: string; message: string };
  onFile: (file: File) => void;
};

const extent = ({ kind, pixels }: Design) =>
  kind === 'drawing' ? 'Drawing, sharp at every size' : `${pixels.width} × ${pixels.height} px`;

/** Takes the picture that stickers are printed on: by button or by dropping a file anywhere in the window. */
export function DesignUpload({ design, detail, refusal, onFile }: DesignUploadProps) {
  const [dropped, setDropped] = useState(0);
  const over = useDroppedFiles((files) => {
    setDropped(files.length);
    const [file, ...others] = files;
    if (file && others.length === 0) onFile(file);
  });

  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          p: 1,
          border: 1,
          borderStyle: 'dashed',
          borderColor: over ? 'primary.main' : 'tone.fieldLine',
          borderRadius: 1,
          bgcolor: over ? 'tone.primarySoft' : 'transparent',
        }}
      >
        {design && (
          <Box
            component="img"
            src={design.href}
            alt=""
            sx={{
              width: 36,
              height: 43,
              objectFit: 'contain',
              flex: 'none',
              bgcolor: 'common.white',
              border: 1,
              borderColor: 'tone.line',
            }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ color: 'text.primary', fontWeight: 600 }}>
            {design ? <bdi>{design.name}</bdi> : 'No picture yet'}
          </Typography>
          <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
            {design ? [extent(design), detail].filter(Boolean).join(' · ') : 'PNG, JPEG, WebP, SVG or GIF'}
          </Typography>
        </Box>
        <FileButton
          label={design ? 'Replace' : 'Choose'}
          unseen={design ? ' the picture' : ' a picture'}
          accept={designTypes}
          onFile={(file) => {
            setDropped(0);
            onFile(file);
          }}
        />
      </Box>
      {design?.notes?.map((note) => (
        <Typography key={note} variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
          {note}
        </Typography>
      ))}
      <Typography
        role="status"
        variant="body2"
        sx={{
          color: 'error.main',
          fontWeight: 500,
          overflowWrap: 'anywhere',
          marginBlockStart: 1,
          '&:empty': { position: 'absolute', margin: 0 },
        }}
      >
        {dropped > 1
          ? 'Drop one file: a sheet has one design.'
          : refusal && (
              <>
                <Box component="bdi" sx={{ display: 'block', color: 'text.primary' }}>
                  {refusal.name}
                </Box>
                <span>{refusal.message}</span>
              </>
            )}
      </Typography>
    </div>
  );
}
