import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FileButton } from '~/components/inputs/FileButton/FileButton';
import { codeFileTypes } from '~/domain/printing/codes/codeFile';
import type { CodeFile } from '~/domain/printing/codes/tagSource';
import { formatCount } from '~/domain/number/amounts';

export type CodeFileCardProps = {
  file?: CodeFile | undefined;
  /** The last file, where it was refused, and why; a former one stays. */
  refusal?: { name: string; message: string } | undefined;
  onFile: (file: File) => void;
};

const cut = (lines: number) =>
  `This file has more than ${formatCount(lines)} lines, and the first ${formatCount(lines)} are used. Save the rest as another file.`;

/** The file that codes are taken from, and the way to choose another. */
export function CodeFileCard({ file, refusal, onFile }: CodeFileCardProps) {
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
            {file ? <bdi>{file.name}</bdi> : 'No file yet'}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {file ? 'Drop another here, or choose one' : 'CSV or text: drop it here, or choose it'}
          </Typography>
        </Box>
        <FileButton
          label={file ? 'Replace' : 'Choose'}
          unseen={file ? ' the file' : ' a file'}
          accept={codeFileTypes}
          onFile={onFile}
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
        {refusal && (
          <>
            <Box component="bdi" sx={{ display: 'block', color: 'text.primary' }}>
              {refusal.name}
            </Box>
            <span>{refusal.message}</span>
          </>
        )}
      </Typography>
      {file?.cutAfter !== undefined && (
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'warning.main', fontWeight: 500, marginBlockStart: 1 }}
        >
          {cut(file.cutAfter)}
        </Typography>
      )}
    </div>
  );
}
