import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { FormDateTimeField } from '~/components/inputs/FormDateTimeField/FormDateTimeField';
import { FormNoChoice } from '~/components/inputs/FormNoChoice/FormNoChoice';
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
import type { PurchaseDraft, PurchaseEntry } from '~/domain/purchase/purchaseDraft';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from '~/domain/purchase/purchaseTerms';
import { optionsOf } from '~/domain/options';
import type { Option } from '~/domain/options';

import { purchaseWizardCopy as copy } from './PurchaseWizard.copy';

export type PurchaseWizardProps = WizardCallbacks<PurchaseDraft> & {
  /** By id, with what tells one package from another. */
  packages: readonly Option[];
  /** Goes to where a package is added; a wizard can take this one's place there. */
  onAddPackage?: (() => void) | undefined;
};

export function PurchaseWizard({ packages, onAddPackage, ...callbacks }: PurchaseWizardProps) {
  const form = useForm<PurchaseEntry, unknown, PurchaseDraft>({
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
                <FormSelect<PurchaseEntry>
                  name="package"
                  label={copy.package}
                  placeholder={copy.choosePackage}
                  options={packages}
                />
              ) : (
                <FormNoChoice<PurchaseEntry>
                  name="package"
                  label={copy.package}
                  text={copy.noPackages}
                  wayOn={copy.addPackage}
                  href={paths.admin.packages()}
                  onFollow={onAddPackage}
                />
              )}
              <FormSelect<PurchaseEntry>
                name="buyerContentType"
                label={copy.buyerContentType}
                placeholder={copy.chooseBuyerContentType}
                options={optionsOf(buyerTypeLabels)}
              />
              <FormTextField<PurchaseEntry> name="buyer" label={copy.buyer} autoComplete="off" />
            </>
          ),
        },
        {
          label: copy.steps.payment,
          fields: purchasePaymentSchema.keyof().options,
          content: (
            <>
              <FormTextField<PurchaseEntry> name="transactionId" label={copy.transactionId} autoComplete="off" />
              <FormTextField<PurchaseEntry> name="orderId" label={copy.orderId} autoComplete="off" />
              <FormNumberField<PurchaseEntry> name="amount" label={copy.amount} labelNote={copy.currency} step={0.01} />
              <FormSelect<PurchaseEntry>
                name="paymentStatus"
                label={copy.paymentStatus}
                options={optionsOf(paymentStatusLabels)}
              />
              <FormSelect<PurchaseEntry>
                name="paymentMethod"
                label={copy.paymentMethod}
                labelNote={copy.optional}
                placeholder={copy.noPaymentMethod}
                options={optionsOf(paymentMethodLabels)}
              />
              <FormSwitch<PurchaseEntry>
                name="hexacodesGenerated"
                label={copy.hexacodesGenerated}
                explanation={copy.hexacodesGeneratedMeans}
              />
            </>
          ),
        },
        {
          label: copy.steps.timestamps,
          fields: purchaseTimestampsSchema.keyof().options,
          content: (
            <>
              <FormDateTimeField<PurchaseEntry> name="paymentDate" label={copy.paymentDate} />
              <FormDateTimeField<PurchaseEntry> name="purchasedAt" label={copy.purchasedAt} />
            </>
          ),
        },
      ]}
    />
  );
}
