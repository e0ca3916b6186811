import { pattern } from '../../words/pattern.ts';

/** What sends a reader to another place for the steps: the place, or to look at the recipe itself; in eight languages. */
export const POINTS = pattern('iu')`
  (?<!\p{L})(?:(?:web)?sites?|web|homepage|blog|videos?|vidéos?|vídeos?|filmpje|youtube|instagram|tiktok|app|link|lien|enlace|bio|
  click|clic|klick\p{L}{0,3}|clicca\p{L}{0,2}|cliquez|clica|haz\sclic|klik|klicka|
  (?:see|view|read|find|get|visit|discover|here\sis)\s.{0,40}(?:recipe|method|instructions|directions|steps)|
  (?:full|complete)\s(?:recipe|method|instructions|directions)|
  (?:zum|zur|ganze|vollständige|komplette|gesamte)\s(?:rezept|zubereitung|anleitung)|
  (?:siehe|entdecke|lies|lesen|ansehen|finde[nt]?)(?!\p{L}).{0,40}(?:rezept|zubereitung|anleitung)|
  (?:voir|lire|découvr\p{L}{1,4}|retrouve[rz]|consulte[rz])\s.{0,40}(?:recette|préparation|étapes)|
  (?:scopri|leggi|vedi|guarda|trova)\s.{0,40}(?:ricetta|procedimento|preparazione|passaggi)|
  (?:ver|mira|descubre|consulta|lee|encuentra|veja|confira|descubra)\s.{0,40}(?:receta|preparación|elaboración|pasos|receita|preparo)|
  (?:bekijk|lees|ontdek)\s.{0,40}(?:recept|bereiding)|(?:se|läs|hitta)\s.{0,40}(?:receptet|tillagning))(?!\p{L})
`;
