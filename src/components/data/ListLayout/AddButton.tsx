import Button from '@mui/material/Button';
import PlusIcon from 'lucide-react/icons/plus';

export type AddButtonProps = { label: string; onClick: () => void };

/** The primary button of a list. */
export function AddButton({ label, onClick }: AddButtonProps) {
  return (
    <Button variant="contained" startIcon={<PlusIcon size="1em" />} onClick={onClick}>
      {label}
    </Button>
  );
}
