import { wordSet } from '../../words/word-list.ts';

/** Nouns, adjectives and small words of all languages that are written like a form of a verb; folded. */
export const otherWords = wordSet(`
  acaba adobe adorno agite alto amasa amo aparte armas asa asado assa assaggi assas ata ate
    back bagni bagno baja bak banos barbecue barda barra barras barre base bata batas batida batte
    batter beleg belegen beurre binde biscuit blanchis blase bolle bolsa braise brate bride
    brise brood brosse broye bundle cada calda caliente calientes calma cambi candite caramella
    carga carica casca case casse cernes char cierre ciocca cisele clara claras clarifie cocinas
    cola colas cole coli colle colore coma comienza complete compote concasse concentrate
    conserve cook copa copri corta cortas corte cortes coule coupe couvert couvre cozinha
    crema cremas creuse cross-hatch cube cubi cucina cuenta cuida cuis cuisine cuit
    cura cure curl dab dan das decke decora decoupe deeg deel dek del dem den des detrempe die
    doras dore dosa dose doses dosi dot double draai drehe dresse droog drucke druppel eche
    egoutte emince enche entame epice espesa espuma espumas etale etuve even evide fait
    falte farci farcis farcite farine fecha fechas ferme ferment fetta fette fila fillet filme
    filo filtre filtro fine fini finis finito firm fish fit flake flambe float flour fluff fold
    fonce fond fonda fondo fonds fondu forage forma formas forme forno forra fouette fourre fraise
    frappe free frei fria frias frita fritas fritura frotte fuente fullt fume funda gaar
    garde garne garni garnis geel gele gira giro glace glatte glaze gor gora gracia graisse
    gratine grease griddle grigli griglia grill grille grillons grobe grona guarda guardas
    guisa guisos haak hace hacemos hacen haces hache hacke half hang hange haring
    heap hel hitze hobel hull imbibe impasti infarinate infuse infusiones jarra
    juntas kaas kalte kap ken kippe klare knip koche kokta kor koste kosten kruid kurze label lage
    lamina laminas laque last lata latas lava lavas lave layer leere lega leite letto leva leve
    level lie lima limas limpia limpias line lisce lisse llamas llena llenas llenes lleva llevan
    llevas load lock lok los lose lustre maal mal malen malt marca marcas marinade marine masa
    mash masque massa massas masse mat mecha media mediana medias melange menu mesa messe mesure
    met meta mets mezclas mezza mide mijote mische mist mistura misturas misura misure mixe modele
    molde moldes mole moles molida monda monde monta montas monte montes mos mosa mouille moule
    moules mouline mound muele nappe napper niveles odore ora ost ostar pa packe paltas pan pane
    panes panna parfume part parte partes pasa pasas pase passa passas passe passiert passt pasta
    pastas paste pastel peche peine pelate peler pers pesa pese pesi pesta petris pica picada
    picas pickle piega pieghe pieni pila pile pilons pince pinta pintas pique pit place plancha
    planchas plate platte platze plet plie plonge plume plump poche poeder poele point poivre
    polvo pop por portion pose position poudre prak prend prends prensa press pressa
    presse prima probiert process prop prova prueba pruebas puff punt punto quadra quarter quebra
    quema queman quemas quick quite rabo racion range rape rasa raspa raspas rassis raye receta
    regola reibe reicht reife rellena rellenas remplis reserva reservas reserve resta reste resto
    reverse rijp rik ripiena riposo ris roast rocas roda rodas rokt rol rola rolas rolle rook rosa
    roste rot roti rotis roule rub rueda ruhe rulla rust sable saisis sala sale salen salsa
    salsas salta saltas sandwich sauce saure saute schaaf schale schaume schichte schijf schil
    schmeckt score scotta scramble scura season seca secas seche seco seed segale segna sella
    serre sert serve serves sfoglia sfoglie sgrana shape shell shred siebe sierra sila skal skewer
    skin slice slip slit smak smoke smor snap sobre soles sors sort sorte sortes sota sous spad
    spalla spalte spann spear spesa spina splash sponge spray spread spritze sprout spugna squash
    stack stamp stampa stampi stampo stand stang stark steam steg stelle stew stick stocke stoof
    stoom stop stor strain strip strut sua suas sueltas suma surgelate surgele susse
    sweat swirl tag tagli taglia tagliata taille tamices tamise tap tapa tapas tarta tartine tasse
    teile teilt temos tempera tempero temperos tempi tende tender test thread tie tiede tiene
    tienen tierna tiernas tira tiras tiri toast tocchi tom toma tomas top topp torta tosta tourne
    tranche trate travail trempe trita triti trituro trocas trockne tropfe try tuesta twist una
    unas une unen unta usa usas uva vacias vara vari vel verdes versa verse verte vet vide
    viene vila vira virem vorm vuelta vuelven vuota vuoti warme wedge weiche wel wen wende
    wet whip wok work wurze zeef zest zeste zout zucchera zupfe
`);

/** Words before a noun: what stands before one of them is no noun itself. */
export const articles = wordSet(`
  the a an all both each your
  den die das ein eine einen
  le la les l un une du des
  il lo i gli uno una
  el los las unos unas
  o os as um uma
  de het een
`);
