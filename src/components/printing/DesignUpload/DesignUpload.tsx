import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import RemoveIcon from 'lucide-react/icons/x';
import { useRef, useState } from 'react';

import { FileButton } from '~/components/inputs/FileButton/FileButton';
import type { RejectedFile } from '~/domain/files/rejectedFile';
import { designFileTypes } from '~/domain/printing/design/design';
import type { Design } from '~/domain/printing/design/design';
import type { DesignFileError } from '~/domain/printing/design/designFile';

import { designUploadCopy as copy } from './DesignUpload.copy';
import { useDroppedFiles } from './useDroppedFiles';

export type DesignUploadProps = {
  design?: Design;
  /** Resolution of the image on the sticker: '600 dpi'. */
  resolution?: string;
  /**
   * The file that the user chose last, if it was rejected. `design` is then the last accepted design, if there is one.
   */
  rejectedFile?: RejectedFile<DesignFileError>;
  isReading?: boolean;
  onChooseFile: (file: File) => void;
  onRemove: () => void;
};

/**
 * Upload field for the design, an image or a PDF. The user chooses a file with the button or drops it anywhere in the
 * window.
 */
export function DesignUpload(props: DesignUploadProps) {
  const { design, resolution, rejectedFile, isReading, onChooseFile, onRemove } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const [droppedFileCount, setDroppedFileCount] = useState(0);
  const isDraggedOver = useDroppedFiles((files) => {
    setDroppedFileCount(files.length);
    const [file, ...otherFiles] = files;
    if (file && otherFiles.length === 0) onChooseFile(file);
  });

  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        ref={frameRef}
        tabIndex={-1}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: 1,
          border: 1,
          borderStyle: design && !isDraggedOver ? 'solid' : 'dashed',
          borderColor: isDraggedOver ? 'primary.main' : design ? 'tone.line' : 'tone.fieldLine',
          borderRadius: 1,
          bgcolor: isDraggedOver ? 'tone.primarySoft' : 'transparent',
        }}
      >
        {design && <Box component="img" src={design.href} alt="" sx={pictureStyles} />}
        <Box sx={{ flex: '1 1 76px', minWidth: 0 }}>
          <Typography variant="body2" sx={titleStyles}>
            {design ? <bdi>{design.name}</bdi> : copy.empty.title}
          </Typography>
          <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
            {isReading ? copy.reading : design ? copy.details(design, resolution) : copy.empty.detail}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', marginInlineStart: 'auto' }}>
          <FileButton
            label={design ? copy.replace.label : copy.empty.choose}
            hiddenLabel={design ? copy.replace.hiddenLabel : copy.empty.hiddenLabel}
            accept={designFileTypes}
            onChooseFile={(file) => {
              setDroppedFileCount(0);
              onChooseFile(file);
            }}
          />
          {design && (
            <IconButton
              aria-label={copy.remove}
              onClick={() => {
                onRemove();
                // The clicked button disappears with the design, so the frame takes the focus.
                frameRef.current?.focus();
              }}
              sx={{ marginInlineEnd: -0.75 }}
            >
              <RemoveIcon size={16} />
            </IconButton>
          )}
        </Box>
      </Box>
      {design?.notes?.map((note) => (
        <Typography key={note} variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
          {copy.note(note)}
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
        {droppedFileCount > 1
          ? copy.severalFiles
          : rejectedFile && (
              <>
                <Box component="bdi" sx={{ display: 'block', color: 'text.primary' }}>
                  {rejectedFile.name}
                </Box>
                <span>{copy.errorText(rejectedFile.error)}</span>
              </>
            )}
      </Typography>
    </Box>
  );
}

/** In a narrow panel, the details need the space of the picture. */
const pictureStyles = {
  width: 36,
  height: 43,
  objectFit: 'contain',
  flex: 'none',
  bgcolor: 'common.white',
  border: 1,
  borderColor: 'tone.line',
  '@container (max-width: 299px)': { display: 'none' },
} as const;

/** Limits the name to two lines, in which a narrow panel shows the whole name of most files. */
const titleStyles = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'text.primary',
  fontWeight: 600,
} as const;
