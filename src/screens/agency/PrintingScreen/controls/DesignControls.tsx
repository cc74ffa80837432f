import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { DesignUpload } from '~/components/printing/DesignUpload/DesignUpload';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import { betterHeight, fitPicture, warnOfResolution } from '~/domain/printing/design/design';
import type { Design } from '~/domain/printing/design/design';
import { limits } from '~/domain/printing/settings/limits';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import { printingCopy } from '../PrintingScreen.copy';
import { Row } from './Row';
import type { ControlsProps } from './controls';

export type DesignControlsProps = ControlsProps & {
  picture?: Design;
  refusal?: { name: string; message: string };
  problem?: SheetProblem;
  onFile: (file: File) => void;
};

export function DesignControls({
  settings,
  onChange,
  folding,
  picture,
  refusal,
  problem,
  onFile,
}: DesignControlsProps) {
  const { design } = settings;
  const copy = printingCopy.design;
  const fit = picture && fitPicture(picture.pixels, design);
  const dpi = picture?.kind === 'picture' ? fit?.dpi : undefined;
  const warning = dpi === undefined ? undefined : warnOfResolution(dpi);
  const height = fit && betterHeight(fit, design);
  const fault = problem && copy.faults[problem.reason];
  const resize = (part: Partial<PrintSettings['design']>) => onChange({ ...settings, design: { ...design, ...part } });
  return (
    <SettingsGroup
      title={copy.title}
      value={fault ?? copy.value(settings)}
      faulty={fault !== undefined}
      {...folding('open')}
    >
      <DesignUpload
        design={picture}
        detail={dpi === undefined ? undefined : copy.dpi(dpi)}
        refusal={refusal}
        onFile={onFile}
      />
      <Row>
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
      </Row>
      {warning && (
        <Alert severity="warning" role="status">
          {warning}
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
