import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

import { DesignGallery } from '~/components/printing/DesignGallery/DesignGallery';
import type { DesignGalleryProps } from '~/components/printing/DesignGallery/DesignGallery';
import { designGalleryCopy } from '~/components/printing/DesignGallery/DesignGallery.copy';
import { DesignUpload } from '~/components/printing/DesignUpload/DesignUpload';
import type { SizeErrors } from '~/components/printing/ScanChecks/checkRun';
import { PdfPageFields } from '~/components/printing/PdfPageFields/PdfPageFields';
import type { RejectedFile } from '~/domain/files/rejectedFile';
import { findResolutionWarning, fitImage } from '~/domain/printing/design/design';
import type { Design } from '~/domain/printing/design/design';
import type { DesignFileError } from '~/domain/printing/design/designFile';
import { limits } from '~/domain/printing/settings/limits';
import type { Size } from '~/domain/printing/settings/paper';

import type { DesignChoice } from '../controller/useDesignChoice';
import type { PrintSettingsFieldsProps } from '../shared/printSettingsFieldsProps';
import { SizeFields } from './SizeFields';
import { controlsCopy } from './controls.copy';

export type DesignFieldsProps = PrintSettingsFieldsProps & {
  image: Design | undefined;
  rejectedFile: RejectedFile<DesignFileError> | undefined;
  designChoice: Pick<DesignChoice, 'reading' | 'onChooseFile' | 'onPageChange'>;
  onRemove: () => void;
  /** Props of the gallery of built-in designs; undefined while the DesignStartCard of a phone shows it. */
  gallery: Omit<DesignGalleryProps, 'label'> | undefined;
  /** Errors if the width or the height of the sticker is too small for a code; undefined if both are large enough. */
  sizeErrors: SizeErrors['design'];
};

export function DesignFields({
  settings,
  onChange,
  image,
  rejectedFile,
  designChoice,
  onRemove,
  gallery,
  sizeErrors,
}: DesignFieldsProps) {
  const { design } = settings;
  const copy = controlsCopy.design;
  const dpi = image?.kind === 'raster' ? fitImage(image.originalSize, design).dpi : undefined;
  const resolutionRating = dpi === undefined ? undefined : findResolutionWarning(dpi);
  const changeSize = (size: Size) => onChange({ ...settings, design: size });
  return (
    <>
      <DesignUpload
        design={image}
        resolution={dpi === undefined ? undefined : copy.dpi(dpi)}
        rejectedFile={rejectedFile}
        isReading={designChoice.reading !== undefined}
        onChooseFile={designChoice.onChooseFile}
        onRemove={onRemove}
      />
      {image?.pdf && (
        <PdfPageFields
          pageChoice={{ ...image.pdf, page: designChoice.reading?.page ?? image.pdf.page }}
          pageSize={image.originalSize}
          stickerSize={design}
          onPageChange={designChoice.onPageChange}
          onSizeChange={changeSize}
        />
      )}
      {gallery && (
        <div>
          {!image && (
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.primary', marginBlockEnd: 0.5 }}>
              {designGalleryCopy.startTitle}
            </Typography>
          )}
          <DesignGallery label={image ? designGalleryCopy.label : designGalleryCopy.startTitle} {...gallery} />
        </div>
      )}
      <SizeFields
        labels={copy}
        size={design}
        limits={limits.design}
        errors={sizeErrors}
        isLinked={settings.designLinked}
        onLinkedChange={(designLinked) => onChange({ ...settings, designLinked })}
        onChange={changeSize}
      />
      {dpi !== undefined && resolutionRating && (
        <Alert severity="warning" role="status">
          {copy.resolution(resolutionRating, dpi)}
        </Alert>
      )}
    </>
  );
}
