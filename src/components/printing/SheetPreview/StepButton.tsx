import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';

export type StepButtonProps = {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onClick: () => void;
};

/** Icon button that keeps the focus when it becomes disabled: it sets `aria-disabled` instead of `disabled`. */
export function StepButton({ label, icon: Icon, disabled, onClick }: StepButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={{ color: 'text.primary' }}
    >
      <Icon size={16} />
    </IconButton>
  );
}
