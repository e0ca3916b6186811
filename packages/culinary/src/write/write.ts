/**
 * Library files for export: our own zip, which restores everything, and schema.org JSON-LD, which other programs read.
 * Apart from `read`, whose tables take 150 MB that a service which only writes does without.
 */
export type { OwnFileReference } from './own-format.ts';
export {
  folderName,
  jsonLdDocument,
  ownManifestJson,
  ownRecipeJson,
  ownTemplateJson,
} from './write-library-file.ts';
export { isoDuration, schemaOrgRecipe } from './write-schema-org.ts';
export { zipStream, type ZipMember } from './write-zip.ts';
