import { wordSet } from '../../words/word-list.ts';
import { pattern } from '../../words/pattern.ts';

/** Words of which a title does not consist: sections of sites, courses, buttons; folded. */
export const aloneNoTitle = wordSet(`
  home page recipe recipes print menu search blog video index all our my the your new best main
    dishes dish course courses starter starters dessert desserts soups salads breakfast lunch
    dinner snacks drinks sides easy quick seasonal popular latest food cooking kitchen about
    contact login untitled document scan image photo
  startseite rezept rezepte alle unsere meine neue hauptgericht hauptgerichte hauptspeisen
    vorspeisen nachspeisen desserts suppen salate fruhstuck backen kochen seite drucken suche
    kuche
  accueil recette recettes nos mes les toutes plat plats principal principaux entrees desserts
    saison de cuisine imprimer recherche
  ricetta ricette le tutte primi secondi piatti dolci antipasti contorni cucina stampa di
    stagione
  receta recetas inicio todas las nuestras platos principales entrantes postres cocina buscar
    imprimir
  recept recepten hoofdgerechten voorgerechten nagerechten alle onze keuken zoeken
  receita receitas todas pratos principais entradas sobremesas
  startsida forratter huvudratter efterratter alla vara
`);

/** A page's number, a date, a credit; of folded text. */
export const creditOrDate = pattern('u')`
  ^(?:page|seite|pagina|sida)\s\d|^\d{1,2}[./]\d{1,2}[./]\d{2,4}|
  ^(?:posted|published|updated|written|veroffentlicht|publie|pubblicato|publicado|geplaatst)\s(?:on|by|am|von|le|par|il|da|el|por|op)\b
`;
