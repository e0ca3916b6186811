import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { ArchiveRecipeDocument } from '../../../generated/documents/archive-recipe.ts';
import { CopyRecipeDocument } from '../../../generated/documents/copy-recipe.ts';
import { KeepRecipeTemplateDocument } from '../../../generated/documents/keep-recipe-template.ts';
import type { ExportFormat, RecipeVisibility } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { writeExport } from '../../../kitchen/export/write-export.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { startDownload } from '../../../shared/browser/start-download.ts';
import { useRestoreRecipe } from './use-restore-recipe.ts';
import { useSetVisibility } from './use-set-visibility.ts';
import { useSingleFlight } from './use-single-flight.ts';

export interface RecipeActions {
  archive: () => Promise<void>;
  restore: () => Promise<void>;
  setVisibility: (visibility: RecipeVisibility) => Promise<void>;
  duplicate: () => Promise<void>;
  keepAsTemplate: () => Promise<void>;
  exportAs: (format: ExportFormat) => Promise<void>;
}

/**
 * What a cook can do with a recipe of theirs. Each says in a toast how it ended, and runs once
 * however often it is asked for meanwhile.
 */
export function useRecipeActions({ id, title }: { id: string; title: string }): RecipeActions {
  const client = useApolloClient();
  const navigate = useNavigate();
  const once = useSingleFlight();
  const restore = useRestoreRecipe({ id });
  const setVisibility = useSetVisibility({ id });

  return {
    restore,
    setVisibility,
    archive: () =>
      once('archive', 'Failed to archive recipe', async () => {
        await client.mutate({ mutation: ArchiveRecipeDocument, variables: { id } });
        void refreshLibrary(client);
        notify.success({
          title: 'Recipe archived successfully',
          action: { label: 'Restore', onClick: () => void restore() },
        });
        await navigate(paths.home.getHref());
      }),
    duplicate: () =>
      once('duplicate', 'The recipe could not be duplicated', async () => {
        const { data } = await client.mutate({
          mutation: CopyRecipeDocument,
          variables: { id, idempotencyKey: crypto.randomUUID() },
        });
        if (!data) return;
        void refreshLibrary(client);
        notify.success({
          title: 'Recipe saved successfully!',
          text: `This is your copy of ${title}.`,
        });
        await navigate(paths.recipe.getHref(data.duplicateRecipe.id));
      }),
    keepAsTemplate: () =>
      once('template', 'The template could not be kept', async () => {
        const { data } = await client.mutate({
          mutation: KeepRecipeTemplateDocument,
          variables: { recipeId: id, idempotencyKey: crypto.randomUUID() },
        });
        if (!data) return;
        notify.success({
          title: 'Kept as a template',
          text: `${data.template.title} is among your templates.`,
          action: {
            label: 'Use it',
            onClick: () => void navigate(paths.newRecipe.getHref(data.template.id)),
          },
        });
      }),
    exportAs: (format) =>
      once(`export ${format}`, 'The recipe could not be exported', (signal) =>
        download(client, { id, format, signal }),
      ),
  };
}

interface WantedExport {
  id: string;
  format: ExportFormat;
  signal: AbortSignal;
}

async function download(client: ApolloClient, { id, format, signal }: WantedExport) {
  const { url, fileName } = await writeExport(client, format, { ids: [id], signal });
  startDownload(url, fileName);
  notify.success({
    title: 'Downloaded!',
    text: `${fileName} holds the recipe${format === 'zip' ? ' with its files' : ''}.`,
  });
}
