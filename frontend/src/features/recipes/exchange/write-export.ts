import type { ApolloClient } from '@apollo/client';
import { ExportLibraryDocument } from '../../../generated/documents/export-library.ts';
import { LibraryExportDocument } from '../../../generated/documents/library-export.ts';
import type { ExportFormat, LibraryExport_ExportFragment } from '../../../generated/operations.ts';
import { waitAfter } from './wait-after.ts';

export type LibraryExport = LibraryExport_ExportFragment;

/** What is said where nothing better is known. */
export const unwritten = 'The file could not be written. Try again.';

/** Has recipes written into one file on the server, the whole library without ids. Small ones are often done at once. */
export async function beginExport(client: ApolloClient, format: ExportFormat, ids?: readonly string[]): Promise<LibraryExport> {
  const { data } = await client.mutate({ mutation: ExportLibraryDocument, variables: { format, ...(ids && { ids: [...ids] }) }, fetchPolicy: 'no-cache' });
  return answered(data).export;
}

/** How far an export has come. */
export async function lookAtExport(client: ApolloClient, id: string): Promise<LibraryExport> {
  const { data } = await client.query({ query: LibraryExportDocument, variables: { id }, fetchPolicy: 'no-cache' });
  return answered(data).export;
}

/** The file with these recipes, once it is written. Rejects with a sentence when it cannot be. */
export async function writeExport(client: ApolloClient, format: ExportFormat, ids: readonly string[]): Promise<{ url: string; fileName: string }> {
  let written = await beginExport(client, format, ids);
  for (let looks = 1; written.state === 'running'; looks++) {
    await new Promise((wake) => setTimeout(wake, waitAfter(looks)));
    written = await lookAtExport(client, written.id);
  }
  const { url, fileName, error } = written;
  if (!url || !fileName) throw new Error(error ?? unwritten);
  return { url, fileName };
}

function answered<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error(unwritten);
  return data;
}
