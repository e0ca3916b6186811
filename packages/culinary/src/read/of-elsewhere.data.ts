import { pattern } from '../words/pattern.ts';
import { words } from '../words/word-list.ts';

/**
 * What sentences around a recipe are about, by the beginnings of their words: en de fr it es nl pt sv; folded. A word ends in "." where it
 * is whole: "auto." begins no "automne".
 */
export const OF_ELSEWHERE: Readonly<
  Record<'readers' | 'press' | 'shop' | 'life' | 'house' | 'outing', readonly string[]>
> = {
  /** Those who read a post, and where they are. */
  readers: words(`
    photo foto. fotos. fotito selfie picture. pictures. imagen. imagenes. comments. comentari commentair commenti. kommentar blog. blogs. blogger insta. instagram facebook
    whatsapp tiktok youtube pinterest telegram. story. stories. reel. reels. hashtag follower seguidor abonne. abonnes. abonniert abonnent subscri suscri
    newsletter podcast podcasts profil. profile. perfil. profilo. likes. dm. inbox
  `),
  /** Papers and sites that sell what they write. */
  press: words(`
    artikel. artikeln. article. articles. articolo. articoli. articulo. articulos. artigo. artigos. zugriff zugang. acces. access. accesso. acceso. acesso.
    leser. leserin. leserinnen lesern. lecteur lectrice lettori. lettrici. lectores. lectoras. readers. redaktion redaction redazion redaccion ausgabe. edition.
    epaper journal. zeitung giornale. periodico. newspaper magazin. magazine. journaliste reporter concours. gewinnspiel verlosung concorso. sorteo giveaway
  `),
  /** What is bought, and what it costs. */
  shop: words(`
    euro. euros. eur. chf. preis. preise. price. prices. prix. prezzo. prezzi. precio. precios. rabatt gutschein sconto descuento discount promo promotion
    angebot. angebote. oferta. ofertas. bestellung commande. commandes. ordine. pedido. pedidos. carrito panier. carrello warenkorb lieferung livraison consegna.
    offnungszeiten geoffnet. geschlossen. filiale. shop. onlineshop boutique. tienda. negozio. store. stores. kunden. clientes. clienti. clients. customers
    shipping versand. versandkosten envio. spedizione
  `),
  /** How somebody is, and what there is to see to at home. */
  life: words(`
    ciatica sciatic ischias sciatalgia lumbago krank. krankenhaus hospital. hopital ospedale arzt. arztin. doctor. docteur dottore. medico. medica. grippe. gripe. flu.
    influenza. febbre. fiebre. fieber. operiert operacion rodilla. ginocchio. genou. knie. rheuma reuma rhumatism heizung boiler. auto. autos. coche.
    voiture. garage. garaje. schule. schulaufgaben ecole. scuola. escuela. colegio. school. examen. examenes. esame. esami. exam. exams. prufung. kindergarten. kita. hund. hundchen katze. chat. chien. cane. gatto.
    perro. gato. dog. cat. nachbar. nachbarin. nachbarn. voisin. voisine. voisins. vecina. vecino. vecinos. neighbour neighbor vicina. vicini. umzug. wohnung. appartement appartamento piso.
    hochzeit. wedding. boda. mariage. matrimonio. enkel. enkelin. enkeln. nietos. nietas. nipoti. cunado cunada suegra. suegro. cognata. cognato. primos. primas. onkel. oncle. tio. tia. zio. zia. uncle. aunt.
    cousin. cousine. cousins. hijo. hija. figlio. figlia.
  `),
  /** What is built, mended and grown at home, and who does it. */
  house: words(`
    heating. heizkessel therme. thermostat radiator radiateur chaudiere chauffage caldaia caldaie. riscaldamento caldera. calderas. calefaccion verwarming caldeira aquecimento
    plumber klempner installateur plombier idraulico fontanero loodgieter canalizador rormokare electrician elektriker electricien elettricista electricista handwerker builder. builders. roofer. dachdecker
    couvreur muratore muratori. albanil schreiner tischler. menuisier falegname carpintero carpenter. decorators. imbianchino schornsteinfeger kaminkehrer ramoneur spazzacamino deshollinador
    roof. roofs. dach. toit. toiture tetto. tejado. goteras. gutter. gutters. dachrinne regenrinne grondai gouttiere canalon scaffolding gerust. echafaudage impalcatur andamio
    renovierung umbau. umbaus. badezimmer bathroom. travaux. ristrutturazion lavori. reforma. reformas. obra. obras. verbouwing
    waschmaschine lavatrice. lavadora. garden. gardens. garten. jardin. jardins. giardin huerto. huerta. orto. potager. lawn. rasen. pelouse. prato. cesped. hedge. hecke. haie. siepe.
    greenhouse gewachshaus invernadero shed. schuppen. hagel. grele. grandine. granizo. allotment. schrebergarten kompost. compost.
  `),
  /** Where somebody goes, and when. */
  outing: words(`
    playa. plage. spiaggia. strand. beach. urlaub. ferien. vacances. vacanze. vacanza. vacaciones. holidays. holiday. semana. settimana. weather. wetter. meteo. reise. voyage. viaje. viaggio. trip.
    paques. pasqua. ostern. easter. navidad. natale. weihnachten. noel. christmas. zug. train. treno. tren. bus. autobus. fussball. futbol. calcio. match. partido. partita. spiel. concert. konzert. kino. cinema. cine.
    geburtstag. anniversaire. cumpleanos. compleanno. birthday.
  `),
};

/** What refers to another place of a book: "di cui diremo nel capitolo seguente". */
export const OF_BOOK = pattern('iu')`
  (?<!\p{L})(?:
  (?:next|following|previous|last|earlier|later)\schapter|(?:nächsten?|folgenden?|vorigen?|letzten?|späteren?|früheren?)\skapitel|chapitre\s(?:suivant|précédent)|prochain\schapitre|
  capitolo\s(?:seguente|successivo|precedente)|prossimo\scapitolo|cap[íi]tulo\s(?:siguiente|anterior|seguinte)|(?:próximo|siguiente)\scap[íi]tulo|volgend\p{L}*\shoofdstuk|nästa\skapitel
  )(?!\p{L})
`;
