import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { EditIcon, PlusIcon, RetryIcon } from '../../../shared/ui/icons/icons.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import { AddChef } from './add-chef.tsx';
import { ChefGrid } from './chef-grid.tsx';
import type { Chef } from './chef-lists.ts';
import { takeOff } from './take-off.ts';
import { useAddChef } from './use-add-chef.ts';
import type { Chefs } from './use-chefs.ts';

/** What is being done to the selection of chefs. */
export type ChefTool = 'add' | 'edit' | null;

interface ToolProps {
  tool: ChefTool;
  onTool: (tool: ChefTool) => void;
}

interface ChooseChefProps extends ToolProps {
  chefs: Chefs;
  chosen: Chef | null;
  onChoose: (chef: Chef | null) => void;
}

const Lede = styled('p')({ margin: '0 0 8px', color: colour.ink2 });
const Adding = styled('div')({ marginBottom: 20 });
const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 360 });

/** Chooses the chef, and says which there are to choose from. */
export function ChooseChef({ chefs, chosen, onChoose, tool, onTool }: ChooseChefProps) {
  const { add, adding, forget } = useAddChef(chefs, onChoose);
  return (
    <>
      <Lede>
        The recipe will be written in the manner of your choice, with what is known of their
        kitchen.
      </Lede>
      {tool === 'add' && (
        <Adding>
          <AddChef adding={adding} onAdd={add} onClose={() => onTool(null)} onGone={forget} />
        </Adding>
      )}
      {chefs.error ? (
        <TintedPanel
          kind="error"
          title="The chefs could not be read"
          actions={
            <Button startIcon={<RetryIcon />} onClick={chefs.retry}>
              Retry
            </Button>
          }
        >
          {sentenceOf(chefs.error, 'Try again in a moment.')}
        </TintedPanel>
      ) : !chefs.chefs ? (
        <Waiting>
          <SliceLoading />
        </Waiting>
      ) : chefs.chefs.length === 0 ? (
        <p>Every chef is hidden. Add one by name to see the card again.</p>
      ) : (
        <ChefGrid
          chefs={chefs.chefs}
          chosen={chosen}
          onChoose={onChoose}
          onRemove={
            tool === 'edit'
              ? (chef) => {
                  takeOff(chefs, chef);
                  if (chosen?.name === chef.name) onChoose(null);
                }
              : null
          }
        />
      )}
    </>
  );
}

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });
/** Beside Add chef and Continue a small screen has room for its icon. */
const EditWords = styled('span')({ [media.belowSm]: visuallyHidden });

const narrow = {
  [media.belowSm]: { minWidth: 48, paddingInline: '14px', '& .MuiButton-startIcon': { margin: 0 } },
};

/** Adds to the selection, and takes off it. */
export function ChefTools({ tool, onTool }: ToolProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  // The field that had the focus is gone, and whoever uses the keyboard goes on from where it was opened.
  useEffect(() => {
    if (wasAdding.current && tool === null) addButton.current?.focus();
    wasAdding.current = tool === 'add';
  }, [tool]);
  const button = (name: 'add' | 'edit') => ({
    'aria-pressed': tool === name,
    onClick: () => onTool(tool === name ? null : name),
  });
  return (
    <Tools>
      <Button ref={addButton} startIcon={<PlusIcon />} {...button('add')}>
        Add chef
      </Button>
      <Button startIcon={<EditIcon />} sx={narrow} {...button('edit')}>
        {tool === 'edit' ? 'Done' : <EditWords>Edit chefs</EditWords>}
      </Button>
    </Tools>
  );
}
