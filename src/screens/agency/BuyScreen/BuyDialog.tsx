import Button from '@mui/material/Button';

import { onPlainClick } from '~/components/links/plainClick';
import { TaskDialog } from '~/components/wizard/TaskDialog/TaskDialog';
import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import { fieldLabels } from '~/domain/fieldLabels';
import { currency, formatCount, formatPrice } from '~/domain/number/amounts';
import { paths } from '~/domain/paths';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';

import { buyCopy } from './BuyScreen.copy';

const copy = buyCopy.dialog;

/** A completed purchase. */
export type BuyResult = {
  orderId: string;
  /** Hexacodes of the generated tags. */
  hexacodes: readonly string[];
  /** URL of a list that contains the generated tags. */
  tagsHref: string;
};

export type BuyDialogProps = {
  /** True to show the dialog. Only `lazyOverlay` reads this prop: it loads the dialog on the first opening. */
  open: boolean;
  offer: PackageOffer;
  /** Name of the agency that buys the package. */
  buyerName: string;
  onBuy: (offer: PackageOffer, options: TaskOptions) => Promise<BuyResult>;
  onPrint?: ((hexacodes: readonly string[]) => void) | undefined;
  onClose: () => void;
};

/** Asks the user to confirm the purchase of a package, shows its progress, and links to the new tags. */
export function BuyDialog({ offer, buyerName, onBuy, onPrint, onClose }: BuyDialogProps) {
  const { name, totalHexacodes, price } = offer;
  return (
    <TaskDialog
      copy={copy}
      facts={[
        { label: fieldLabels.package, value: name },
        { label: fieldLabels.totalHexacodes, value: formatCount(totalHexacodes) },
        { label: fieldLabels.price, value: `${formatPrice(price)} ${currency}` },
        { label: fieldLabels.buyer, value: buyerName },
      ]}
      total={totalHexacodes}
      task={(options) => onBuy(offer, options)}
      renderResult={({ orderId, hexacodes, tagsHref }) => ({
        facts: [
          { label: fieldLabels.orderId, value: orderId },
          { label: copy.tags, value: formatCount(hexacodes.length) },
        ],
        actions: (
          <>
            <Button variant="outlined" href={tagsHref}>
              {copy.showTags}
            </Button>
            {onPrint && (
              <Button
                variant="contained"
                href={paths.agency.printing()}
                onClick={onPlainClick(() => onPrint(hexacodes))}
              >
                {copy.printTags}
              </Button>
            )}
          </>
        ),
      })}
      onClose={onClose}
    />
  );
}
