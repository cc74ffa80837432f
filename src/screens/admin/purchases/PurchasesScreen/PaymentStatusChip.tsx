import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import type { StatusTone } from '~/components/data/StatusChip/StatusChip';
import { paymentStatusLabels } from '~/domain/purchase/purchaseTerms';
import type { PaymentStatus } from '~/domain/purchase/purchaseTerms';

const statusTones: Record<PaymentStatus, StatusTone> = {
  Pending: 'warn',
  Completed: 'ok',
  Failed: 'bad',
  Cancelled: 'idle',
};

export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  return <StatusChip label={paymentStatusLabels[status]} tone={statusTones[status]} />;
}
