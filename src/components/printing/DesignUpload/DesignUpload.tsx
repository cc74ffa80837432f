import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Design } from '~/domain/printing/design';
import { designTypes } from '~/domain/printing/designFile';

import { useDroppedFiles } from './useDroppedFiles';

export type DesignUploadProps = {
  design?: Design;
  /** What is known about the picture on its sticker: resolution. */
  detail?: string;
  /** The last file, where it was refused, and why; a former design stays. */
  refusal?: { name: string; message: string };
  onFile: (file: File) => void;
};

/** There for keyboards and screen readers. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
const UnseenText = styled('span')(unseen);
const UnseenFileInput = styled('input')(unseen);

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
        <Button
          component="label"
          variant="outlined"
          // The file input inside is what is focused and pressed; its label must not be a second button.
          role={undefined}
          tabIndex={-1}
          sx={{ px: 1.5, '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
        >
          {design ? 'Replace' : 'Choose'}
          <UnseenText>{design ? ' the picture' : ' a picture'}</UnseenText>
          <UnseenFileInput
            type="file"
            accept={designTypes.join(',')}
            onChange={({ target }) => {
              const file = target.files?.item(0);
              // The same file can be chosen again after it was mended.
              target.value = '';
              setDropped(0);
              if (file) onFile(file);
            }}
          />
        </Button>
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
