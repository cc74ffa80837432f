import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { DesignUpload } from '~/components/printing/DesignUpload/DesignUpload';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import type { RejectedFile } from '~/domain/files/rejectedFile';
import { betterHeight, checkResolution, fitImage } from '~/domain/printing/design/design';
import type { Design } from '~/domain/printing/design/design';
import type { DesignFileError } from '~/domain/printing/design/designFile';
import { limits } from '~/domain/printing/settings/limits';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import { FieldRow } from '../workspace/FieldRow';
import type { ControlsProps } from '../workspace/controls';
import { controlsCopy } from './controls.copy';

export type DesignControlsProps = ControlsProps & {
  image: Design | undefined;
  rejected: RejectedFile<DesignFileError> | undefined;
  problem: SheetProblem | undefined;
  onFile: (file: File) => void;
};

export function DesignControls({
  settings,
  onChange,
  groupProps,
  image,
  rejected,
  problem,
  onFile,
}: DesignControlsProps) {
  const { design } = settings;
  const copy = controlsCopy.design;
  const fit = image && fitImage(image.pixels, design);
  const dpi = image?.kind === 'raster' ? fit?.dpi : undefined;
  const rating = dpi === undefined ? undefined : checkResolution(dpi);
  const height = fit && betterHeight(fit, design);
  const error = problem && copy.problems[problem.reason];
  const resize = (part: Partial<PrintSettings['design']>) => onChange({ ...settings, design: { ...design, ...part } });
  return (
    <SettingsGroup
      title={copy.title}
      value={error ?? copy.value(settings)}
      isInvalid={error !== undefined}
      {...groupProps('open')}
    >
      <DesignUpload
        design={image}
        detail={dpi === undefined ? undefined : copy.dpi(dpi)}
        rejected={rejected}
        onFile={onFile}
      />
      <FieldRow>
        <NumberField
          label={copy.width}
          value={design.width}
          limits={limits.design}
          onChange={(width) => resize({ width })}
        />
        <NumberField
          label={copy.height}
          value={design.height}
          limits={limits.design}
          onChange={(height) => resize({ height })}
        />
      </FieldRow>
      {dpi !== undefined && rating && (
        <Alert severity="warning" role="status">
          {copy.resolution(rating, dpi)}
        </Alert>
      )}
      {fit && fit.strips !== 'none' && (
        <div>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {copy.strips(fit.strips)}
          </Typography>
          {height !== undefined && (
            <Button variant="outlined" size="small" sx={{ marginBlockStart: 1 }} onClick={() => resize({ height })}>
              {copy.match(height)}
            </Button>
          )}
        </div>
      )}
    </SettingsGroup>
  );
}
