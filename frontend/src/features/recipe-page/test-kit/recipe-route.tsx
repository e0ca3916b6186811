import { useParams } from 'react-router-dom';
import { RecipePage } from '../recipe-page.tsx';

interface PartProps {
  open: boolean;
  onClose: () => void;
  inEnglish?: boolean;
  units?: string;
}

/** Stands for what another feature brings to the page. */
const part = (name: string) =>
  Object.assign(
    ({ open, onClose, inEnglish, units }: PartProps) =>
      open && (
        <section aria-label={name} data-units={units} lang={inEnglish ? 'en' : undefined}>
          <button onClick={onClose}>Cancel</button>
        </section>
      ),
    { fetch() {} },
  );
const Editor = part('Editor');
const ShoppingList = part('List to shop from');
const Share = part('Share');

function AtAddress() {
  const { id } = useParams();
  return <RecipePage key={id} id={id} Editor={Editor} ShoppingList={ShoppingList} Share={Share} />;
}

export const RecipeRoute = <AtAddress />;
