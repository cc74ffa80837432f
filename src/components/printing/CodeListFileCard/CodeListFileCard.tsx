import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FileButton } from '~/components/inputs/FileButton/FileButton';
import type { RejectedFile } from '~/domain/files/rejectedFile';
import { codeListFileTypes } from '~/domain/printing/codes/codeListFile';
import type { CodeListFile, CodeListFileError } from '~/domain/printing/codes/codeListFile';

import { codeListFileCopy as copy } from './CodeListFileCard.copy';

export type CodeListFileCardProps = {
  file?: CodeListFile | undefined;
  /** The file that the user chose last, if it was rejected. `file` is then the last accepted file, if there is one. */
  rejectedFile?: RejectedFile<CodeListFileError> | undefined;
  onChooseFile: (file: File) => void;
};

/** Card with the name of the uploaded file of codes, and a button that uploads a file or replaces it. */
export function CodeListFileCard({ file, rejectedFile, onChooseFile }: CodeListFileCardProps) {
  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          p: 1,
          paddingInlineStart: 1.5,
          border: 1,
          borderStyle: 'dashed',
          borderColor: 'tone.fieldLine',
          borderRadius: 1,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ color: 'text.primary', fontWeight: 600 }}>
            {file ? <bdi>{file.name}</bdi> : copy.empty.title}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {file ? copy.replace.detail : copy.empty.detail}
          </Typography>
        </Box>
        <FileButton
          label={file ? copy.replace.label : copy.empty.choose}
          hiddenLabel={file ? copy.replace.hiddenLabel : copy.empty.hiddenLabel}
          accept={codeListFileTypes}
          onChooseFile={onChooseFile}
        />
      </Box>
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{
          color: 'error.main',
          fontWeight: 500,
          overflowWrap: 'anywhere',
          marginBlockStart: 1,
          '&:empty': { position: 'absolute', margin: 0 },
        }}
      >
        {rejectedFile && (
          <>
            <Box component="bdi" sx={{ display: 'block', color: 'text.primary' }}>
              {rejectedFile.name}
            </Box>
            <span>{copy.errorText(rejectedFile.error)}</span>
          </>
        )}
      </Typography>
      {[
        file?.lastReadLine !== undefined && copy.truncated(file.lastReadLine),
        file?.hiddenRowCount !== undefined && copy.hiddenRows(file.hiddenRowCount),
      ].map(
        (note) =>
          note && (
            <Typography
              key={note}
              variant="caption"
              component="p"
              sx={{ color: 'warning.main', fontWeight: 500, marginBlockStart: 1 }}
            >
              {note}
            </Typography>
          ),
      )}
    </div>
  );
}
