import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { colour } from '../../../../shared/theme/colour.ts';
import { transition } from '../../../../shared/theme/motion.ts';

const List = styled('div')({
  display: 'flex',
  gap: 20,
  margin: '0 0 18px',
  borderBottom: `1px solid ${colour.line}`,
});
const Tab = styled('button')({
  flex: 'none',
  minHeight: 44,
  padding: '6px 0',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  fontSize: '.9375rem',
  lineHeight: '20px',
  color: colour.ink2,
  transition: transition('color'),
  '&&': { fontWeight: 500 },
  '&:hover': { color: colour.cobalt },
  '&&[aria-selected=true]': {
    color: colour.cobalt,
    fontWeight: 600,
    boxShadow: `inset 0 -2px ${colour.cobalt}`,
  },
});

interface TabListProps<Name extends string> {
  label: string;
  /** Ids of tabs and of what they show begin with it. */
  id: string;
  tabs: readonly { name: Name; label: string }[];
  shown: Name;
  onShow: (name: Name) => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Tabs of a panel: the keyboard comes to the one that is shown, and arrows go on to the others. */
export function TabList<Name extends string>({
  label,
  id,
  tabs,
  shown,
  onShow,
}: TabListProps<Name>) {
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(
      tabs.findIndex(({ name }) => name === shown),
      tabs.length - 1,
    );
    onShow(tabs[at]!.name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  return (
    <List role="tablist" aria-label={label} onKeyDown={goOn}>
      {tabs.map((tab) => (
        <Tab
          key={tab.name}
          type="button"
          role="tab"
          id={`${id}-${tab.name}`}
          aria-selected={tab.name === shown}
          aria-controls={`${id}-shown`}
          tabIndex={tab.name === shown ? 0 : -1}
          onClick={() => onShow(tab.name)}
        >
          {tab.label}
        </Tab>
      ))}
    </List>
  );
}
