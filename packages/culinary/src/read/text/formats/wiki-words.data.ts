/** Links that put a picture or a category on a page, and no words. */
export const SILENT_LINK =
  /^:?(?:file|image|media|category|datei|bild|kategorie|fichier|image|catégorie|archivo|imagen|categoría|immagine|categoria|bestand|afbeelding|ficheiro|imagem|fil|kategori|[a-z]{2,3})\s?:/i;
