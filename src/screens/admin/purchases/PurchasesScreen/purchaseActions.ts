import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import type { Purchase } from '~/domain/purchase/purchase';

/** Result of generating the tags of a purchase. */
export type GenerationResult = {
  tagCount: number;
  /** URL of the list with the generated tags. */
  tagsHref: string;
};

/** Actions for one purchase. The menu contains only the actions that are defined. */
export type PurchaseActions = {
  onMarkPaid?: ((purchase: Purchase) => void) | undefined;
  /** Called after the user has confirmed. */
  onCancelPurchase?: ((purchase: Purchase) => void) | undefined;
  /** Generates the tags of a purchase: all of them, or none if the promise rejects. */
  onGenerate?: ((purchase: Purchase, options: TaskOptions) => Promise<GenerationResult>) | undefined;
};
