import { words } from '../../words/word-list.ts';

/** What is done in French-speaking kitchens, by infinitive, folded; behind a stroke its stem where that is stressed. */
export const frenchVerbs = words(`
  abaisser accompagner additionner affiner agiter agrementer ajouter ajuster aligner allonger
    allumer alterner amalgamer amener aplatir appliquer appuyer/appui arracher arranger arreter
    arroser assaisonner assembler attacher attendre attendrir augmenter badigeonner baigner
    baisser barder basculer battre beurrer blanchir blondir bouillir braiser brasser brider
    brosser broyer/broi bruler caler canneler carameliser casser cerner chauffer chemiser
    ciseler/cisel clarifier clouter coller colorer combiner commencer compoter concasser
    congeler/congel conserver continuer contiser coucher couler couper couvrir creuser croiser
    cuire cuisiner debarder debarrasser debiter decanter decongeler/decongel decorer decortiquer
    decouper decuire degager degermer deglacer degorger degraisser deguster delayer/delai demouler
    denoyauter deplier deposer depouiller deshydrater desosser dessaler dessecher detacher
    detailler detendre detremper deveiner devisser diluer diminuer diriger disperser disposer
    disseminer dissoudre diviser donner dorer doser dresser ebarber ebouillanter ebouter ecailler
    ecaler ecarter echauder ecosser ecraser ecumer effeuiller effiler effilocher egaliser egoutter
    egrapper egrener eliminer emballer emietter emincer emonder emulsionner enduire enfariner
    enfermer enfiler enfoncer enfourner enlever enrober enrouler entailler entamer entourer
    envelopper epaissir epepiner epicer eplucher eponger equeuter espacer essorer essuyer/essui
    etaler eteindre etendre etuver evaporer evider faconner faire farcir fariner fendre fermer
    ficeler/ficel filmer filtrer finir flamber foncer fondre former fouetter fourrer fractionner
    fraiser frapper frire frotter garder garnir glacer glisser gouter graisser gratiner gratter
    griller habiller hacher humecter humidifier hydrater imbiber immerger inciser incorporer
    infuser inserer installer intercaler introduire inverser jeter/jett joindre laisser laminer
    laquer larder laver lever lier lisser lustrer macerer malaxer manier marbrer mariner masquer
    masser melanger mesurer mettre mijoter mixer modeler monder monter moudre mouiller mouler
    mouliner napper nettoyer/nettoi obtenir oter ouvrir paner parfumer parsemer partager passer
    patienter peler/pel perforer peser petrir piler pincer piquer placer plier plonger plumer
    pocher poeler poinconner poivrer porter poser poudrer poursuivre pousser praliner prechauffer
    precuire prelever prendre preparer presser proceder puiser quadriller rabattre racler
    rafraichir rajouter rallumer ramasser ramener ramollir ranger raper rassembler rassir rayer
    rebattre rechauffer recommencer recouper recouvrir rectifier recueillir recuperer reduire
    refermer refrigerer refroidir regler rehydrater relever remettre remonter remplir remuer
    renouveler/renouvell renverser repartir repasser repeter replacer replier reposer reprendre
    reserver resserrer retirer retourner retrousser revenir rincer rissoler rompre rotir rouler
    sabler saisir saler saupoudrer sauter secher secouer selectionner separer serrer servir sortir
    souder soulever stabiliser steriliser stopper sucrer suer superposer surgeler/surgel suspendre
    tailler tamiser tamponner tapisser tapoter tartiner tasser temperer tendre terminer tiedir
    tirer torrefier torsader tourner trancher transferer transvaser travailler tremper trier
    triturer turbiner vanner verifier verser vider zester
`);
/** Those of them in "ir" that put "iss" before their endings. */
export const frenchWithIss = words(`
  aplatir attendrir blanchir blondir epaissir farcir finir garnir petrir rafraichir ramollir
    rassir refroidir remplir repartir rotir saisir tiedir
`);
/** Forms that no rule makes. */
export const frenchIrregular = words(`
  bat bats battez battons bouillez bous couvre couvres couvrez couvrons cuis cuisez cuisons cuit
   dissolvez enduis enduisez enduit eteignez eteignons eteins eteint fais faisons fait faites
   introduis introduisez joignez joins met mets mettez mettons moulez obtenez ouvre ouvrez ouvrons
   poursuis poursuivez precuisez prend prends prenez prenons rabats rabattez recouvre recouvrez
   recouvrons recueillez reduis reduisez remet remets remettez remettons reprends reprenez revenez
   sers sert servez servons sors sort sortez sortons
`);
