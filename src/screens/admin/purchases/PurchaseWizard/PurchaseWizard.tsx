import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { FormDateTimeField } from '~/components/inputs/FormDateTimeField/FormDateTimeField';
import { FormEmptySelect } from '~/components/inputs/FormEmptySelect/FormEmptySelect';
import { FormNumberField } from '~/components/inputs/FormNumberField/FormNumberField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
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
import { optionsOf } from '~/domain/options';
import type { Option } from '~/domain/options';
import { fieldLabels } from '~/domain/fieldLabels';

import { purchaseWizardCopy as copy } from './PurchaseWizard.copy';

export type PurchaseWizardProps = WizardCallbacks<PurchaseDraft> & {
  /** Package ids with a label that tells packages apart. */
  packages: readonly Option[];
  /** Replaces the link to the packages, to open their wizard. */
  onAddPackage?: (() => void) | undefined;
};

export function PurchaseWizard({ packages, onAddPackage, ...callbacks }: PurchaseWizardProps) {
  const form = useForm<PurchaseFormValues, unknown, PurchaseDraft>({
    ...formTiming,
    resolver: zodResolver(purchaseDraftSchema),
    defaultValues: {
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
  });
  return (
    <Wizard
      {...callbacks}
      title={copy.title}
      form={form}
      steps={[
        {
          label: copy.steps.package,
          fields: purchasePackageSchema.keyof().options,
          content: (
            <>
              {packages.length > 0 ? (
                <FormSelect<PurchaseFormValues>
                  name="package"
                  label={copy.package}
                  placeholder={copy.choosePackage}
                  options={packages}
                />
              ) : (
                <FormEmptySelect<PurchaseFormValues>
                  name="package"
                  label={copy.package}
                  text={copy.noPackages}
                  linkLabel={copy.addPackage}
                  href={paths.admin.packages()}
                  onFollow={onAddPackage}
                />
              )}
              <FormSelect<PurchaseFormValues>
                name="buyerContentType"
                label={copy.buyerContentType}
                placeholder={copy.chooseBuyerContentType}
                options={optionsOf(buyerTypeLabels)}
              />
              <FormTextField<PurchaseFormValues> name="buyer" label={copy.buyer} autoComplete="off" />
            </>
          ),
        },
        {
          label: copy.steps.payment,
          fields: purchasePaymentSchema.keyof().options,
          content: (
            <>
              <FormTextField<PurchaseFormValues> name="transactionId" label={copy.transactionId} autoComplete="off" />
              <FormTextField<PurchaseFormValues> name="orderId" label={copy.orderId} autoComplete="off" />
              <FormNumberField<PurchaseFormValues>
                name="amount"
                label={copy.amount}
                labelNote={copy.currency}
                step={0.01}
              />
              <FormSelect<PurchaseFormValues>
                name="paymentStatus"
                label={copy.paymentStatus}
                options={optionsOf(paymentStatusLabels)}
              />
              <FormSelect<PurchaseFormValues>
                name="paymentMethod"
                label={copy.paymentMethod}
                labelNote={fieldLabels.optional}
                placeholder={copy.noPaymentMethod}
                options={optionsOf(paymentMethodLabels)}
              />
              <FormSwitch<PurchaseFormValues>
                name="hexacodesGenerated"
                label={copy.hexacodesGenerated}
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
              <FormDateTimeField<PurchaseFormValues> name="paymentDate" label={copy.paymentDate} />
              <FormDateTimeField<PurchaseFormValues> name="purchasedAt" label={copy.purchasedAt} />
            </>
          ),
        },
      ]}
    />
  );
}
