import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import type { BatchFile } from '../../session/batch.ts';
import { PageRow } from './page-row.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

interface PageListProps {
  files: readonly BatchFile[];
  onMove: (key: string, by: -1 | 1) => void;
  onRemove: (key: string) => void;
}

/** The pages of one recipe in their order. Who moves or removes one goes on where they are, by keyboard too. */
export function PageList({ files, onMove, onRemove }: PageListProps) {
  const [told, setTold] = useState('');
  const { list, keepFocus } = useKeptFocus(files);

  const move = (at: number, by: -1 | 1) => {
    const page = files[at];
    if (!page) return;
    keepFocus(page.key, by === 1 ? 'down' : 'up');
    setTold(`${page.file.name} is now page ${at + by + 1} of ${files.length}`);
    onMove(page.key, by);
  };
  const remove = (at: number) => {
    const page = files[at];
    const next = files[at + 1] ?? files[at - 1];
    if (!page) return;
    if (next) keepFocus(next.key, 'remove');
    setTold(`${page.file.name} was removed`);
    onRemove(page.key);
  };

  return (
    <>
      <List ref={list} aria-label="Pages in their order">
        {files.map(({ key, file }, at) => (
          <PageRow
            key={key}
            id={key}
            file={file}
            number={at + 1}
            isLast={at === files.length - 1}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </List>
      <p role="status" style={visuallyHidden}>
        {told}
      </p>
    </>
  );
}
