import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { SearchField } from '../../../shared/ui/controls/search-field.tsx';
import { longestSearch } from '../reading/longest-search.data.ts';

/** A pause in typing, in ms, after which the library is searched. */
const pause = 150;

export interface LibrarySearchProps {
  /** What the library is searched for. */
  search: string;
  onSearch: (search: string) => void;
}

const InHeader = styled('div')({
  flex: 1,
  maxWidth: 536,
  minWidth: 0,
  margin: '0 auto 0 12px',
  paddingRight: 16,
  [media.belowMd]: { display: 'none' },
});
const OwnLine = styled('div')({
  display: 'none',
  paddingTop: 14,
  [media.belowMd]: { display: 'block' },
});

/** The search of wide screens, in the header. */
export const HeaderSearch = (props: LibrarySearchProps) => (
  <InHeader>
    <Search {...props} />
  </InHeader>
);

/** The search of small screens, on a line of its own. */
export const LineSearch = (props: LibrarySearchProps) => (
  <OwnLine>
    <Search {...props} />
  </OwnLine>
);

/** What is typed shows at once; the library follows after a pause. */
function Search({ search, onSearch }: LibrarySearchProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== known) {
    // Changed from elsewhere: the way back, or the button that clears it.
    setKnown(search);
    if (search !== sent) setText(search);
    setSent(search);
  }
  const send = useEffectEvent(() => {
    const next = text.trim();
    if (next === search) return;
    setSent(next);
    onSearch(next);
  });
  useEffect(() => {
    const timer = setTimeout(send, text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField
      value={text}
      onChange={(typed) => setText(typed.slice(0, longestSearch))}
      placeholder="Search recipes, ingredients, tags"
      shortcut
    />
  );
}
