import { pattern } from '../../words/pattern.ts';

/** What sends a reader to another place for the steps or the list: the place, or to look at the recipe itself; in eight languages. */
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

/** What only names another place of the same page, without what ends it: "Voir l'article", "Siehe oben", "All in the post". */
export const POINTS_WITHIN = pattern('iu')`
  ^[\s(*→>-]{0,3}(?:please\s|bitte\s)?(?:
  (?:see|read|view|check|find|refer\sto|look|listed|given|described|as|all|it(?:'s|’s|\sis)|in)\s(?:.{0,30}\s)?
  (?:article|posts?|text|page|notes?|description|instructions|method|recipe|(?:recipe\s)?card|above|below)|
  (?:siehe|s\.|vgl\.|lies|lest|lesen|wie|im|in|steht|alles|findest|finden|findet)\s(?:.{0,30}\s)?
  (?:artikel|beitrag|text|seite|blog\p{L}{0,8}|beschreibung|anleitung|zubereitung|rezept|oben|unten|beschrieben|angegeben)|
  (?:voir|v\.|cf\.?|lire|lisez|consulte[rz]|comme|dans|tout|retrouve[rz]|détaill\p{L}{1,3}|indiqu\p{L}{1,3})\s(?:.{0,30}[\s'’-])?
  (?:article|billet|texte|page|notes?|recette|préparation|dessus|dessous|plus\shaut|plus\sbas)|
  (?:vedi|v\.|leggi|guarda|come|nel|tutto|si\sveda|consulta|trovi|trovate)\s(?:.{0,30}[\s'’])?
  (?:articolo|post|testo|pagina|ricetta|procedimento|preparazione|sopra|sotto|indicato)|
  (?:nell['’])(?:articolo)|
  (?:ver|véase|vea|mira|lee|leer|consultar?|como|en|todo|está|están)\s(?:.{0,30}\s)?
  (?:artículo|entrada|post|texto|página|receta|preparación|elaboración|arriba|abajo|indicado)
  )$
`;
