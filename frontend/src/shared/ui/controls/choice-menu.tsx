import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface ChoiceMenuProps {
  open: boolean;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** What is being chosen. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of several, with the present choice marked. */
export function ChoiceMenu({
  open,
  anchor,
  onClose,
  label,
  value,
  options,
  onChange,
}: ChoiceMenuProps) {
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { sx: { marginTop: '4px', minWidth: 184 } },
        list: { 'aria-label': label },
      }}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          selected={option.value === value}
          onClick={() => {
            onClose();
            onChange(option.value);
          }}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
