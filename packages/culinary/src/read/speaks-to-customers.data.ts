import { pattern } from '../words/pattern.ts';

/** What an advert calls itself, at its beginning: "Sponsored: the fryer …", "Vidéo sponsorisée", "Anzeige – …". */
export const ADVERT_LABEL = pattern('iu')`
  ^[^\p{L}]{0,4}(?:(?:this|dieser|diese|ce|cette|este|esta|questo|questa|dit|deze)\s)?(?:[\p{L}-]{1,20}\s(?:(?:is|ist|est|es|è|wird|wurde|a été)\s)?)?
  (?:sponsored|gesponsert\p{L}{0,2}|sponsoris[ée]e?s?|sponsorizzat[oaie]|patrocinad[oa]s?|gesponsord\p{L}?|sponsrat|sponsrad)(?!\p{L})|
  ^[^\p{L}]{0,4}(?:anzeige|werbung|reklame|advert(?:isement|orial)?|ad|promo(?:tion)?|paid\s(?:partnership|promotion|post)|bezahlte\s(?:partnerschaft|werbung)|annuncio(?:\spubblicitario)?|annonces?(?:\spublicitaires?)?|anuncio|(?:brought\sto\syou|präsentiert|présenté|offert|presentado|presentato)\s(?:by|von|par|por|da)\s.{2,60}|
  publicit[ée]|publi-?r[ée]portage|partenariat\sr[ée]mun[ée]r[ée]|collaboration\scommerciale|pubblicit[àa]|collaborazione\scommerciale|publicidade?|
  colaboraci[óo]n\s(?:pagada|comercial)|publirreportaje|advertentie|annons)\s?(?:[:–—|]|-{1,3}(?:\s|$)|\.?$)|
  ^[^\p{L}]{0,4}(?:paid\s(?:partnership|promotion)|bezahlte\s(?:partnerschaft|werbung)|partenariat\sr[ée]mun[ée]r[ée]|collaboration\scommerciale|collaborazione\scommerciale|colaboraci[óo]n\s(?:pagada|comercial))(?!\p{L})
`;

const OUR = `(?:our|unser(?:e[mnrs]?)?|mein(?:e[mnrs]?)?|notre|nos|mon|mes|nuestr[oa]s?|nostr[oaei]|my|onze?|noss[oa]s?|vår[at]?)`;
const YOUR = `(?:you|your|dir|dich|euch|ihnen|dein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?|vous|te|toi|votre|vos|tu|tus|ti|vi|tuo|tua)`;

/** What a business alone says, of itself and to its customers: that it delivers, what to order from it, to put into the basket, to subscribe to. */
export const TO_CUSTOMERS = pattern('iu')`
  (?<!\p{L})(?:
  deliver(?:ed|s|ing|y)?\s(?:[\p{L}'’]{1,15}\s){0,4}?(?:to|at|straight|fresh)\s(?:[\p{L}'’]{1,15}\s){0,2}?(?:${YOUR}|home|door(?:step)?)(?!\p{L})|let\sus\s(?:deliver|bring|cook|send|do\sthe\sshopping)|
  (?:we|we['’]ll|we\swill|we\scan)\s(?:deliver|ship)(?!\p{L})|(?:home|free|next[- ]day|same[- ]day|weekly)\s(?:delivery|shipping)|(?:to|at)\syour\sdoor(?:step)?(?!\p{L})|
  (?:nach\shause|ins\shaus|frei\shaus|(?:an|vor|bis)\s(?:an\s)?die\s(?:haus|wohnungs)?tür)\s(?:zu\s)?(?:liefern|geliefert|bestellen|bestellt)|lass(?:t|en)?\s(?:dir|euch|sie\ssich)\s[^.]{0,80}?(?:liefern|bringen|schicken)(?!\p{L})|liefern\slassen|
  wir\s(?:liefern|versenden|bringen\s(?:dir|ihnen|euch))(?!\p{L})|liefer(?:dienst|service|ung\snach\shause)|versand(?:kosten\p{L}*|frei\p{L}*)?(?!\p{L})|kostenlose[rn]?\slieferung|shipping|
  (?:faites|fais)[-\s](?:vous|toi|le|la|les)(?:[-\s](?:vous|toi))?\slivrer|livr(?:ée?s?|ons|aison)\s(?:[\p{L}'’]{1,15}\s){0,2}?(?:chez\s(?:vous|toi)|à\s(?:votre|ta|la)\sporte|à\sdomicile|gratuite?|offerte|chaque|en\s\d+\s?(?:h|min|jours?)(?!\p{L})|en\sbas\sde)|livraison|on\s(?:te|vous)\sl(?:e|a|es|['’])\s?livre|nous\s(?:te|vous)\sl(?:e|a|es|['’])\s?livrons|
  (?:te|os|se|le)\sl[oae]s?\s(?:llevamos|enviamos|entregamos|mandamos|acercamos)|(?:rec[ií]bel[oa]s?|recibe|p[ií]del[oa]s?|pide|enviamos|entregamos|llevamos|entrega|env[ií]os?)\s(?:[\p{L}'’]{1,15}\s){0,4}?(?:en\s(?:tu\s|la\spuerta\sde\stu\s)?casa|a\s(?:tu\s)?(?:casa|domicilio|puerta)|gratis|gratuito)|
  (?:fattel[oaie]|fatti|farsel[oaie]|fatevel[oaie])\s(?:consegnare|portare|recapitare|spedire)|(?:te|ve)\sl[oaie]\s(?:consegniamo|portiamo|spediamo)|spedizion[ei]|consegniamo|entregamos|nous\slivrons|consegn(?:a|e|at[oaie]|iamo)\s(?:[\p{L}'’]{1,15}\s){0,3}?(?:a\s(?:casa|domicilio)|gratuita|alla\s(?:tua\s)?porta)|
  (?:thuis)?bezorg(?:d|en|ing)\s(?:[\p{L}'’]{1,15}\s){0,2}?(?:aan\shuis|bij\sje|thuis)|thuisbezorgd|entrega\s(?:em\scasa|ao\sdomicílio|grátis)|hemleverans|
  (?:add|put|pop)\s(?:[\p{L}'’]{1,15}\s){0,5}?(?:to|in|into)\s(?:my|your|the)\s(?:basket|cart|trolley|shopping\s(?:bag|cart|basket|list))(?!\p{L})|(?:in\s(?:den|deinen|ihren)|zum)\s(?:warenkorb|einkaufswagen)|
  au\spanier(?=[.!]|$)|(?:à|dans)\s(?:votre|ton)\spanier(?!\p{L}|\s(?:à\s)?(?:vapeur|friture|cuisson))|a\s(?:tu|la|su)\s(?:cesta|carrito)|al\s(?:tuo\s)?carrito|al\s(?:tuo\s)?carrello|nel\s(?:tuo\s)?carrello|in\s(?:je|uw|de)\swinkel(?:wagen|mand|mandje)|
  subscribe(?:\s(?:to|now|today|for|and|here)|[.!]?$)|sign\sup\s(?:to|for|now|today|here)|join\s(?:our|the\s(?:club|community|family|newsletter))|free\strial|cancel\sany\s?time|
  (?:abonnier|abonnieren)\p{L}{0,2}\s(?:[\p{L}'’]{1,15}\s){0,3}?(?:newsletter|kanal|magazin)|newsletter|infolettre|(?:abonnez|inscrivez|abonne|inscris)-(?:vous|toi)|rejoignez|sans\sengagement|suscr[íi]b(?:ete|ase|iros|íos)|inscríbete|ap[úu]ntate\sa|[úu]nete|(?:hazte|diventa|diventare|devenez|become)\s(?:a\s)?(?:soci[oa]|membre|abonné|member|subscriber|premium)|(?:first|erste|première|primera|prima)\sbox\s(?:is|geht|est|es|è)|
  iscriv(?:iti|etevi|ersi)|abb[óo]nati|unisciti|registrati(?=\s(?:gratis|ora|al|alla|sul))|jederzeit\skündbar|skip\s(?:any|a)\sweek|weekly\smenus?|mitglied\swerden|werde\s(?:jetzt\s)?mitglied|abonneer|schrijf\sje\sin|prenumerera|
  (?:discount|promo|voucher|rabatt|gutschein)[-\s]?codes?|code\spromo|c[óo]digo\s(?:de\s)?(?:descuento|promocional)|codice\s(?:sconto|promo)|kortingscode|rabattkod|\d\s?%\s(?:off|rabatt|de\s(?:réduction|remise|descuento)|di\ssconto|korting)|sconto\sdel|
  (?:save|spare?n?(?:\ssie)?|[ée]conomisez|ahorra|risparmia)\s(?:bis\szu\s|up\sto\s|jusqu['’]à\s|hasta\s|fino\sa\s)?(?:[£$€]\s?\d|\d{1,4}\s?(?:%|€|euros?(?!\p{L})))|(?:code|c[óo]digo|codice)\s[\p{L}]{0,15}\d|
  in\s(?:deiner|ihrer|eurer|unserer?n?)\s(?:filialen?|märkten)|in\syour\s(?:local|nearest)\sstore|erhältlich\s(?:bei|in)\suns|
  (?:back|again|now)\sin\sstock|wieder\s(?:lieferbar|vorrätig|auf\slager|erhältlich)|de\s(?:nouveau|retour)\s(?:en\s(?:stock|rayon|boutique)|disponibles?)|di\snuovo\sdisponibil[ei]|de\snuevo\s(?:en\sstock|disponibles?)|
  (?:order|shop|buy|book)\s(?:[\p{L}'’]{1,15}\s){0,3}?(?:now|online|today|from\sus|with\sus)(?!\p{L})|order\s(?:yours\s)?here|(?:one|single|einem|un|un\ssolo|unico)\s(?:clicks?|taps?|klick|clic)(?!\p{L})|(?:try\s(?:it\s)?(?:for\s)?free|(?:gratis|kostenlos)\stesten|essai\sgratuit|essayez\sgratuitement|prueba\sgratis|prova\s(?:gratis|gratuita))(?!\p{L})|(?:jetzt|gleich|hier|online|bei\suns)\s(?:[\p{L}'’]{1,15}\s){0,2}?(?:bestell|kauf|shoppen|sichern)\p{L}*|
  (?:commande|achète|command|achet)(?:z|ez|r|er)?\s(?:[\p{L}'’]{1,15}\s){0,3}?(?:maintenant|en\sligne|chez\snous|sur\s(?:notre|le)\s(?:site|boutique))|(?:pide|compra|cómpral[oa]s?|encarga)\s(?:[\p{L}'’]{1,15}\s){0,3}?(?:ahora|en\slínea|online|nuestr[oa]s?)(?!\p{L})|
  (?:ordina|acquista|compra)(?:l[oaie]|te)?\s(?:[\p{L}'’]{1,15}\s){0,3}?(?:ora|online|subito|nel\snostro|sul\snostro)(?!\p{L})|
  (?:download|get|try|use)\s(?:our|the)\s(?:[\p{L}'’]{1,15}\s){0,2}?app(?!\p{L})|(?:lade|ladet|laden|hol|holt)\s(?:[\p{L}'’]{1,15}\s){0,4}?app(?!\p{L})|téléchargez|descarga(?:te)?\s(?:[\p{L}'’]{1,15}\s){0,3}?app(?!\p{L})|scarica(?:te)?\s(?:[\p{L}'’]{1,15}\s){0,2}?(?:l['’])?\s?app(?!\p{L})|
  ${OUR}\s(?:[\p{L}'’-]{1,20}\s){0,2}?(?:(?:online|web)[- ]?)?(?:apps?|applis?|applications?|shops?|onlineshops?|stores?|e-?shops?|e-?books?|kochboxe?n?|meal\skits?|kits?\srepas|box\srepas|recipe\sboxes|
  newsletters?|boutique|tienda|negozi[oi]|club|supper\sclub|abos?|abonnements?|onlinekurs(?:e|en)?|kochkurs(?:e|en)?|masterclass|cursos?|kundenkarte|website|webseite|web|sito|podcast|chaîne|kanal|canale?|channel|filialen?|menüboxe?n?|supermercados|supermercati|supermarkets?|magasins|märkten?)(?!\p{L})
  )
`;

/** What a sentence begins with that offers something to customers, and tells nobody to cook. */
export const OFFERS = pattern('iu')`
  ^[^\p{L}]{0,4}(?:(?:jetzt|now|and|und|et|y|e)\s)?(?:
  (?:recibe|recevez|reçois|ricevi|ricevete|erhalte|erhalten\ssie|receive|claim|unlock|pre-?order|download|herunterladen|télécharge[zr]?|desc[áa]rga(?:te|l[oa]|r)?|(?:profite[zr]?|approfitta(?:te)?|aprovecha(?:te)?)\s(?:[\p{L}'’]{1,15}\s){0,3}?(?:[\p{L}]{1,4}['’])?(?:offres?|promos?|promotions?|remise|réduction|offert[ae]|sconto|promozion[ei]|ofertas?|descuento|promoción|\d{1,3}\s?%)|consigue\s(?:un|tu|hasta)|
  hol(?:t|en\ssie)?\s(?:dir|euch|sich)|sicher[ne]?\s(?:dir|euch|sie\ssich)|bestell(?:e|t|en\ssie)?\s(?:dir|euch|jetzt|gleich|unser\p{L}*|dein\p{L}*|hier|bei\suns)|vorbestellen)(?!\p{L})|
  scarica(?:l[oa]|te)?\s(?!l['’]acqua|il\sliquido)
  )
`;

/** What a business says more often than a cook, and a cook as well. */
export const MAYBE_TO_CUSTOMERS = pattern('iu')`
  (?<!\p{L})(?:
  ${OUR}\s(?:[\p{L}'’-]{1,20}\s){0,2}?(?:box(?:es)?|kiste|kochbuch|kochbücher|cookbooks?|books?|livres?(?!\sde\scuisine\sde)|libros?|libri|ricettari[oi]|range|products?|produkte?n?|produits?|produc?tos?|prodott[oi]|sortiment|gamme|gama|gamma|customers|kunden|clients?|clientes|clienti|team|chefs|community|partners?|restaurants?|ristoranti?|restaurantes?|café|bistro)(?!\p{L})|
  (?:deliver(?:ed|y)|geliefert|lieferung|livraison|livrée?s?\s(?:à|par|chez)|a\sdomicilio|consegna|à\sdomicile|bezorgd)(?!\p{L})|
  (?:download(?!\p{L})|herunterladen|télécharge\p{L}*|descargar?|scarica\s(?:il|la|le|i|qui)|membership|subscription|abonnement|suscripción|abbonamento)|
  (?:in\s(?:your|every|each|this\sweek['’]s)\sbox|in\s(?:deiner|der|ihrer)\sbox|dans\svo(?:tre|s)\sbox|en\stu\scaja|nella\stua\sbox)(?!\p{L})|
  nach\shause(?!\s(?:gebracht|gekommen|mitgebracht))|(?:koch|menü|gemüse)[- ]?(?:box|kiste)n?(?!\p{L})|meal[- ]kits?|(?:veg|vegetable|recipe|fruit)\sbox|(?:caja|cesta)\sde\s(?:verduras|fruta)|panier\sde\slégumes|
  (?:in\szusammenarbeit\smit|en\scollaboration\savec|in\scollaborazione\scon|en\scolaboración\scon|in\spartnership\swith|in\sassociation\swith|in\scollaboration\swith)(?!\p{L})|
  (?:we|we['’]ll)\s(?:[\p{L}'’]{1,15}\s)?(?:pack|send|source|offer)(?!\p{L})|
  (?:(?:the|la|die|der|einer|una?|une|this)\s|l['’])(?:apps?|applis?|aplicación|applicazione|application)(?!\p{L})|(?:koch|back|online)kurs(?:e|en|es)?(?!\p{L})|${OUR}\s(?:[\p{L}'’-]{1,20}\s)?(?:corso|curso|cours|workshops?|ateliers?|talleres|taller)(?!\p{L})|
  (?:affiliate|amazon|gutschein\p{L}*|rabatt(?:e|s|codes?|aktion\p{L}*)?|voucher|discount|descuento|sconto|remise|webshop|onlineshop|online\sshop|boutique\sen\sligne|tienda\sonline|negozio\sonline)(?!\p{L})
  )
`;

/** Somebody who sells food and is not who writes: "Commandez le gigot chez votre boucher." */
export const AT_TRADESMAN = pattern('iu')`
  (?<!\p{L})(?:butcher|fishmonger|baker(?:y|['’]s|(?=\s|[.,]))|greengrocer|market|metzger|fleischer|fischhändler|bäcker|bauern|wochenmarkt|markt|boucher|poissonnier|boulanger|traiteur|fromager|marché|
  carnicer|pescader|frutero|frutería|panader|mercado|macella|pescivendol|pescheria|fornaio|panettiere|mercato|slager|visboer|bakker|talho|peixaria|slaktare|fiskhandl)
`;
