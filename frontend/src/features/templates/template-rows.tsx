import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { RecipeTemplatesQuery } from '../../generated/operations.ts';
import { useWayToEvent } from '../../kitchen/event/use-way-to-event.ts';
import { formatAdded } from '../../kitchen/labels/added-date.ts';
import { paths } from '../../shared/api/paths.ts';
import { colour } from '../../shared/theme/colour.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { IconAction } from '../../shared/ui/controls/icon-action.tsx';
import { TrashIcon } from '../../shared/ui/icons/menu-icons.ts';

export type Template = RecipeTemplatesQuery['templates'][number];

const List = styled('ul')({ paddingBottom: 80 });
const Row = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
  padding: '12px 0',
  borderBottom: `1px solid ${colour.line}`,
  '& > div': { flex: 1, minWidth: 0 },
});
const Title = styled(Link)({
  ...typeStyle('card'),
  display: 'inline-block',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: '0 52px 0 0' },
  '&:hover': { color: colour.cobalt },
});
const Words = styled('p')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
});

interface TemplateRowsProps {
  templates: readonly Template[];
  /** For whose menu the recipe is. */
  eventId: string | null;
  onDelete: (template: Template) => void;
}

/** Templates, each a link to a new recipe. */
export function TemplateRows({ templates, eventId, onDelete }: TemplateRowsProps) {
  const { onward } = useWayToEvent();
  return (
    <List aria-label="Templates">
      {templates.map((template) => (
        <Row key={template.id}>
          <div>
            <Title to={paths.newRecipe.getHref(template.id, eventId)} state={onward} dir="auto">
              {template.title}
            </Title>
            <Words dir="auto">
              {template.description || `Kept ${formatAdded(template.createdAt)}`}
            </Words>
          </div>
          <IconAction
            label={`Delete ${template.title}`}
            icon={<TrashIcon />}
            color="inherit"
            onClick={() => onDelete(template)}
          />
        </Row>
      ))}
    </List>
  );
}
