import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import type { SizeErrors } from '~/components/printing/ScanChecks/checkRun';
import { limits } from '~/domain/printing/settings/limits';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getBarcodeSize } from '~/domain/printing/sticker/stickerElements';

import type { DataMatrixState } from '../controller/useDataMatrix';
import { SwitchRow } from '../shared/SwitchRow';
import { PositionFields } from '../shared/PositionFields';
import type { PrintSettingsFieldsProps } from '../shared/printSettingsFieldsProps';
import { ColourFields } from './QrFields';
import { SizeFields } from './SizeFields';
import { controlsCopy } from './controls.copy';

export type BarcodeFieldsProps = PrintSettingsFieldsProps & {
  dataMatrixState: Pick<DataMatrixState, 'hasFailed' | 'retry'>;
  sizeErrors: SizeErrors['barcode'];
};

/** Fields of the second code: a Code 128 barcode or a Data Matrix code. */
export function BarcodeFields({ settings, onChange, dataMatrixState, sizeErrors }: BarcodeFieldsProps) {
  const { design, barcode } = settings;
  const copy = controlsCopy.barcode;
  const changeBarcode = (changes: Partial<PrintSettings['barcode']>) =>
    onChange({ ...settings, barcode: { ...barcode, ...changes } });
  return (
    <>
      <SwitchRow label={copy.shown} checked={barcode.shown} onChange={(shown) => changeBarcode({ shown })} />
      {barcode.shown && (
        <>
          <SegmentedControl
            label={copy.symbology}
            options={copy.symbologies}
            value={barcode.symbology}
            onChange={(symbology) => changeBarcode({ symbology })}
          />
          {barcode.symbology === 'dataMatrix' ? (
            <>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {copy.dataMatrixNote}
              </Typography>
              {dataMatrixState.hasFailed && (
                <Alert
                  severity="error"
                  action={
                    <Button color="inherit" size="small" onClick={dataMatrixState.retry}>
                      {copy.retry}
                    </Button>
                  }
                >
                  {copy.notLoaded}
                </Alert>
              )}
              <NumberField
                label={copy.dataMatrixSize}
                value={getBarcodeSize(barcode).width}
                limits={limits.code}
                liveError={sizeErrors?.width}
                onChange={(side) => changeBarcode({ width: side, height: side })}
              />
            </>
          ) : (
            <SizeFields
              labels={copy}
              size={barcode}
              limits={limits.code}
              errors={sizeErrors}
              isLinked={barcode.sizeLinked}
              onLinkedChange={(sizeLinked) => changeBarcode({ sizeLinked })}
              onChange={changeBarcode}
            />
          )}
          <PositionFields position={barcode} design={design} onChange={changeBarcode} />
          <ColourFields code={barcode} onChange={changeBarcode} />
          <SwitchRow label={copy.serial} checked={barcode.serial} onChange={(serial) => changeBarcode({ serial })} />
        </>
      )}
    </>
  );
}
