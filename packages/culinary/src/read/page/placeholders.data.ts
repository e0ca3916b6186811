import { pattern } from '../../words/pattern.ts';

/** What a form of recipes asks for: the parts of a recipe, in the languages that are read; without accents. */
export const ASKED_FOR: ReadonlySet<string> = new Set(
  `title name recipe ingredient ingredients step steps instruction instructions method direction directions description summary text item
  titel name rezept rezeptname rezepttitel zutat zutaten schritt schritte anleitung zubereitung zubereitungsschritt arbeitsschritt beschreibung
  kurzbeschreibung rezeptbeschreibung text
  titre nom recette ingredient ingredients etape etapes preparation description texte instruction instructions
  titolo nome ricetta ingrediente ingredienti passaggio passaggi passo passi preparazione procedimento descrizione testo istruzioni
  titulo nombre receta ingrediente ingredientes paso pasos preparacion elaboracion descripcion texto instrucciones
  nome receita passo passos preparo preparacao descricao instrucoes modo
  titel naam recept receptnaam ingredient ingredienten stap stappen bereiding bereidingswijze beschrijving omschrijving tekst`
    .split(/\s+/)
    .filter(Boolean),
);

/** What shows that it has not been filled in yet: whose it is, which of several, where and how to write it; without accents. */
export const TO_FILL_IN: ReadonlySet<string> = new Set(
  `your my here goes go write enter type add insert put placeholder sample example untitled new edit change replace first second third one two three
  dein deine deinen ihr ihre ihren hier schreibe schreib gib geben einfugen hinzufugen eingeben eintragen platzhalter beispiel muster unbenannt neues neue
  erste erster ersten zweite zweiter zweiten dritte dritter dritten eins zwei drei
  votre vos ton ta tes ici ecrivez ecris saisissez saisir ajoutez ajouter inserez exemple modele nouvelle premier premiere deuxieme second seconde
  troisieme un deux trois
  tuo tua tuoi qui scrivi scrivere inserisci inserire aggiungi digita esempio segnaposto nuova nuovo primo prima secondo seconda terzo terza uno due tre
  tu tus su aqui escribe escriba anade agrega inserta introduce ejemplo nueva nuevo primer primero segundo segunda tercer tercero dos tres
  seu sua aqui escreva digite adicione insira exemplo nova primeiro primeira segundo terceiro dois
  jouw uw je hier schrijf vul voeg typ voorbeeld nieuw eerste tweede derde een twee drie`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words between them that say nothing by themselves; without accents. */
export const BETWEEN: ReadonlySet<string> = new Set(
  `a an the of for in this to and short please some
  der die das den des ein eine einen kurze bitte fur zum in und toevoegen
  le la les l de du des d une un pour cette courte s il vous plait votre et
  il lo la i gli le del della dell di un una per questa breve e
  el la los las del de un una para esta corta breve por favor y
  o os as do da de um uma para esta curta
  het de van voor een korte dit in`
    .split(/\s+/)
    .filter(Boolean),
);

/** The text that printers fill a form with; without accents. */
export const FILLER =
  /(?<!\p{L})(?:lorem ipsum|dolor sit amet|consectetur adipisci|sed do eiusmod|tempor incididunt)/u;

/** What forms show of a name alone: nothing is called so that is cooked; without accents. */
export const NO_NAME =
  /^(?:untitled(?: recipe)?|unbenannt(?:es rezept)?|ohne titel|sans titre|(?:ricetta )?senza titolo|(?:receta )?sin titulo|sem titulo|naamloos|zonder titel)$/u;

/** What somebody calls what he tries a form out with, or means to take away again; without accents. */
export const TRIAL_NAME = pattern('u')`
  ^(?:(?:just\s)?(?:a\s)?test(?:ing)?(?:\s(?:\d{1,3}|recipe|post|page|test))*|(?:test|trial|dummy|beispiel|muster)\s?(?:recipe|rezept|seite|beitrag|eintrag)|(?:recette|ricetta|receta)\s(?:(?:de|di)\s)?(?:test|essai|prova|prueba|teste)|
  essai|prova|prueba|asdf\p{L}*|qwertz?y?\p{L}*|xxx+|new\srecipe\s\d{1,3}|neues\srezept\s\d{1,3})$|
  (?<!\p{L})(?:delete\sme|to\sbe\sdeleted|please\sdelete|(?:do\snot|don\s?t)\s(?:publish|post|use\sthis)|bitte\s(?:wieder\s)?loschen$|nicht\s(?:veroffentlichen|freischalten|online\sstellen)|
  ne\spas\spublier|non\spubblicare|borrarme$|no\spublicar)(?!\p{L})
`;

/** The whole of a name, or what stands in it in brackets or in capitals; in a sentence a cough or a thirst is taken away. Without accents. */
export const TO_DELETE = pattern('u')`
  ^(?:(?:(?:recipe|rezept|recette|ricetta|receta)\s)?(?:(?:(?:to|zum|zu|a|pour|da|para|por)\s)?(?:delete|(?:wieder\s)?loschen|supprimer|cancellare|eliminare|borrar|eliminar)))$
`;

/** What a program sets before the name of a dish that was copied: "Copy of Mum’s Lemon Tea". */
export const COPY_OF =
  /^(?:(?:copy\sof|kopie\s(?:von|vom)|copie\sde|copia\sd[ie])\s+)+(?=\P{L}?\p{L})/iu;
