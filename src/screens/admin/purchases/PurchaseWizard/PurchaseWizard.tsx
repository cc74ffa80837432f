import { FormDateTimeField } from '~/components/inputs/FormDateTimeField/FormDateTimeField';
import { FormEmptySelect } from '~/components/inputs/FormEmptySelect/FormEmptySelect';
import { FormNumberField } from '~/components/inputs/FormNumberField/FormNumberField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { paths } from '~/domain/paths';
import {
  purchaseDraftSchema,
  purchasePackageSchema,
  purchasePaymentSchema,
  purchaseTimestampsSchema,
} from '~/domain/purchase/purchaseDraft';
import type { PurchaseDraft, PurchaseFormValues } from '~/domain/purchase/purchaseDraft';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from '~/domain/purchase/purchaseTerms';
import { createSelectOptions } from '~/domain/selectOptions';
import type { Option } from '~/domain/selectOptions';
import { fieldLabels } from '~/domain/fieldLabels';

import { BuyerHelp } from './BuyerHelp';
import type { BuyerHelpProps } from './BuyerHelp';
import { purchaseWizardCopy as copy } from './PurchaseWizard.copy';

const TextField = FormTextField<PurchaseFormValues>;
const NumberField = FormNumberField<PurchaseFormValues>;
const Select = FormSelect<PurchaseFormValues>;
const Switch = FormSwitch<PurchaseFormValues>;
const DateTimeField = FormDateTimeField<PurchaseFormValues>;
const EmptySelect = FormEmptySelect<PurchaseFormValues>;

export type PurchaseWizardProps = WizardCallbacks<PurchaseDraft> & {
  /** Options of the package field: the values are ids, and the labels contain name, size and price. */
  packages: readonly Option[];
  /** Called on a click on the link to the packages. If undefined, the click follows the link. */
  onAddPackage?: (() => void) | undefined;
  /** Called on a click on the link below the buyer field. Undefined with sample data, which accepts every buyer. */
  onAddBuyer?: BuyerHelpProps['onAdd'] | undefined;
  /** The purchase to edit. */
  initialValues?: PurchaseFormValues | undefined;
};

export function PurchaseWizard(props: PurchaseWizardProps) {
  const { packages, onAddPackage, onAddBuyer, initialValues, ...callbacks } = props;
  const form = useDraftForm(
    purchaseDraftSchema,
    {
      package: '',
      buyerContentType: '',
      buyer: '',
      transactionId: '',
      orderId: '',
      amount: '',
      paymentStatus: 'Pending',
      paymentMethod: '',
      hexacodesGenerated: false,
      paymentDate: '',
      purchasedAt: '',
    },
    initialValues,
  );
  return (
    <Wizard
      {...callbacks}
      title={copy.titles[initialValues ? 'edit' : 'add']}
      form={form}
      steps={[
        {
          label: copy.steps.package,
          fields: purchasePackageSchema.keyof().options,
          content: (
            <>
              {packages.length > 0 ? (
                <Select
                  name="package"
                  label={fieldLabels.package}
                  placeholder={copy.choosePackage}
                  options={packages}
                />
              ) : (
                <EmptySelect
                  name="package"
                  label={fieldLabels.package}
                  text={copy.noPackages}
                  linkLabel={copy.addPackage}
                  href={paths.admin.packages()}
                  onFollow={onAddPackage}
                />
              )}
              <Select
                name="buyerContentType"
                label={fieldLabels.buyerContentType}
                placeholder={copy.chooseBuyerContentType}
                options={createSelectOptions(buyerTypeLabels)}
              />
              <TextField
                name="buyer"
                label={fieldLabels.buyer}
                autoComplete="off"
                helperText={onAddBuyer && <BuyerHelp onAdd={onAddBuyer} />}
              />
            </>
          ),
        },
        {
          label: copy.steps.payment,
          fields: purchasePaymentSchema.keyof().options,
          content: (
            <>
              <TextField name="transactionId" label={fieldLabels.transactionId} autoComplete="off" />
              <TextField name="orderId" label={fieldLabels.orderId} autoComplete="off" />
              <NumberField name="amount" label={fieldLabels.amount} labelNote={copy.currency} step={0.01} />
              <Select
                name="paymentStatus"
                label={fieldLabels.paymentStatus}
                options={createSelectOptions(paymentStatusLabels)}
              />
              <Select
                name="paymentMethod"
                label={fieldLabels.paymentMethod}
                labelNote={fieldLabels.optional}
                placeholder={copy.noPaymentMethod}
                options={createSelectOptions(paymentMethodLabels)}
              />
              <Switch
                name="hexacodesGenerated"
                label={fieldLabels.hexacodesGenerated}
                helperText={copy.hexacodesGeneratedHelp}
              />
            </>
          ),
        },
        {
          label: copy.steps.timestamps,
          fields: purchaseTimestampsSchema.keyof().options,
          content: (
            <>
              <DateTimeField name="paymentDate" label={fieldLabels.paymentDate} />
              <DateTimeField name="purchasedAt" label={fieldLabels.purchasedAt} />
            </>
          ),
        },
      ]}
    />
  );
}
