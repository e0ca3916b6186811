import { wordSet } from '../../words/word-list.ts';
import type { Language } from '../../words/language.ts';

/** Words of at most three letters that recipes have, and the most common of those that name no food, no vessel and nothing that is done. */
export const commonWords: Record<Language, ReadonlySet<string>> = {
  de: wordSet(`
    a ab abb ad ai am an art arm auf aus b bad bd bei bio bis brr bzw c ca cl cm d da dag das dem den der des die dir dl dor
    du e eck eg ehe ei ein eis el en er es ess et etw f fl für g gar geh gem gib gr gut h her hin i ihn ihr im in ins ist j ja
    je k kg kl km l m man max mg min mit ml mm mus n na nah nen ner nie nr nun nur o ob oel ofl ohr öl ort p pck pfd pkg pkt
    pr prs pro r ran ras rat rau reh rot rum s sau sec sehr sei sie so st std stg stk sud süß t tag tee tl to tür u uhr um
    und uns v vom von vor w was weg wem wen wer wie wir wo x y z zb zu zug zum zur zus zwo
    alle allem allen alles anbraten andere auch aufkochen bund danach dann darauf dazu diese dieser dieses drei
    durch eine einem einen einer eines erst etwas fein fest gleich glatt gold grad große grob heiß hinein jetzt kalt
    kleine kurz lang lauwarm leicht locker mehr mittlere nach nicht noch oder ohne quer rein restliche restlichen
    rundum schon sehr sich sind sobald sofort stück stücke stunde stunden über unter vier warm weich welche wenn
    werden wieder wird ziehen zwei
  `),
  en: wordSet(`
    a ad add age ago ale all am an and any ap are as ask at b bag bar bay be bed big bin bit bon box bun but by c can cod cos
    cow cup cut d dab day dip do dot dry due e eat eg egg end f fan far fat few fig fit fix fl for fry g gas get go got gr ham
    has he her hob hot how i ice if in is it its jam jar job jug just k kg kid l lay lb lbs leg let lid lie lot low lrg m man
    may me mg min mix ml mm mug my n net new no non nor not now nut o oat odd of off oil old on one opt or our out own oz p pad
    pak pan pat pea per pie pin pod pop pot pt pts put q qt r rag raw red rib rim rub rum run rye s salt saw sea see set she
    sip sit six sky so soy st sum sun t tab tap tbl tea ten the tie tin tip to toe ton too top tsp tub tv two u up us use v ve
    veg via w was way we web wet who why win wok won x y yam yet you z zip
    about after again also before both chopped cold down each edges even every evenly fine finely firm five four
    from gently golden good half have hours into just large last least lightly little long lower make more much once
    only other over overnight quite recipe sides sliced small soft some still than that their them then they thick
    thin this three through till time together turn until upper very warm well what when while white whole with
    without your
  `),
  fr: wordSet(`
    a à ad ai ail air an as au aux b bac bas bec blé bol bon bœu bio c ca ça cac càc car cas cc ce ces cet ci cl clé cm coq
    cru cs ct cuit d dans de des dés dès dix dl do dos doré du e eau elk en env épi es est et eu eux f far feu fil fin fut g
    gr gré gui h ha hop i ici il île in ja je jus k kg kl l la là le les lie lin lit lui m ma mai max me mes mi mie mis mm ml
    mn moi mon mou mr mûr n ne née net ni nid nom non nos nu o œuf oie on or os ou où p pan par pas peu pic pin pot pré près
    pu pur q qs qu que qui r ras riz rôt s sa sac sec sel ses si sol son sur t ta tas té tel tes th thé tôt tr très tu un une
    us va vie vif vin vos vu y zen
    après aussi autre avant avec bien bord bouillir bords cette chaque chaud chaude comme cuisson dans demi dessous
    dessus deux doux doré encore entre environ ensuite entier fait fine fines fois froid grande grosse heure heures
    jusqu leur mais même moitié moyen pendant petit petits petite petites plus pour puis quand quatre reste
    rondelles sans sous surface tiède toute tous tout très trois vers votre
  `),
  it: wordSet(`
    a ad ai al alt b ben bio blu bue c cc ce che chi ci cl cm col con così cui d da dai dal dei del dì di dl do dop due e è ed
    el et età f fa fai far fin fra fu g già gin giù gli gr h ha hai ho i il in io l la là le lei lì li lo lt lui m ma mai max
    me mg mi mie min mio ml mm n ne nei nel né no noi non nr o od ogni olio or ora ore p par per pi più poi pr può q qb qua qui
    r re rum s sa sé se sei sì si soia son sto su sua sud sue sui sul suo t té tè ti tra tre tu tua tuo u uno un una uva va
    vai vi via vin voi x
    alla alle allo anche ancora appena bene bianco circa come cottura della delle dello degli dentro dopo dorata
    dorati dove ecco fette fine fino finché fredda freddo fuori gradi grande grandi leggermente mano meno mentre
    metà mezza mezzo molto negli nella nelle nello ogni oltre ora ore piccoli poca poco prima qualche quando quasi
    quattro quella questo sempre senza solo sono sopra sotto subito sugli sulla sulle tempo tiepido tutta tutte
    tutti
  `),
  es: wordSet(`
    a ají ajo al así asi aun aún ave b bar bol c ca cal cc cda cl cm col con cs cp cu d da dan dar das de del dé di dl don dos
    e el él en era es esa ese eso está f fin flor fue g gas gr grs h ha han has hay haz i ir j jn k kg km l la las le les ley
    lo los luz m mal mar mas más me mes mi mí mil min ml mm muy n ni no nos nº nuez o ó oca os p pan par paz pe pez pie pie
    pon por q que qué r ras rol ron s sal se sé sea sed ser si sí sin son su sus t tal tan té te ti tía tío tu tú u un una uno
    uds us usa uso va van ve ver ves vez vi vin y ya yo
    antes aparte aquí bien blanda cada caliente casi como cuando cuarto desde después donde dorada encima entre esta
    este fina finas fría frío fuera grande hace hasta hora horas lento luego media medio menos mientras minuto mismo
    mitad mucho muy otra otro para parte pero poca poco porque primero puede queda quede resto siempre sobre suave
    tanto tibia tiempo todas todos trozos unas unos veces
  `),
  nl: wordSet(`
    a aan af al als am bak bij blik c ca cl cm d dag dan dat de der dez dik dl doe dop dor dun e ei een el en er et ets g gaar
    gas ga geef ged gr h het hij hoe ijs ik in is jam je jus k kan kg ki kip kl kom l la laag lat leg lp m maak man met mix ml
    mm na naar nat nu nog o of om ons ook op oud over p pak pan per pl pot r rol rum s sap si snij soja st t tak te ten thee
    tl tot u ui uit uur v van vel vet vis vla voor vuur w wat we wie wit wok x z za ze zet zo zon zou zij zit zout zn
    alle ander beetje boven circa daarna deze door eerst erbij erdoor erop erover even gaar geen goed graden grote
    halve heel hele helft kleine kort langzaam maar meer naar niet nodig ongeveer onder over rest staan totdat
    tussen twee veel verder vier voor weer witte zacht zodat zonder
  `),
  pt: wordSet(`
    a à ah ao aos as às até b bem boa bom c cá chá cl cm com cor d da das de dê dez dia dl do dos e é ela em ele era eu fio for
    foz g gr h há ir já k kg l lá lhe m mal mar mas me mel meu mil min ml mm na nas não nem no nos nó nós num o os ou p pá
    pão pé pó por pôr q que r s sal se sem ser sob sol sua sul t ter teu tu u um uma uns ver vez vós x xíc
    ainda antes após aqui até bem cada como cerca cima com depois dois duas entre esta este fogo fria frio hora
    horas lume mais meia meio menos mesmo metade muito onde outra para pela pelo pouco quando quente restante sem
    sempre sobre todos também uma
  `),
  sv: wordSet(`
    a all än är ät att av bit bra c ca cl cm d dag dal de den det di dig dl du e ej en ett f fat få för g gul går gör gr gå h
    ha han hel het hon hop hur i is ja k kan kg kl ko kål l lax le lä låg låt m man med men mg min ml mm msk mus när nu nya o
    öl ör och om on opp os ost ov p på per pr r ren råg röd rom rör s sa sås se sen sig skå smör som st så ta tar te tills tog
    två tsk u ugn under upp ur ut vad var vi vid vin vit växt ve x y å ägg äta är
    alla allt bara bitar dela eller efter fint från genom grader hela håller igen ihop innan inte lite mellan minst
    nästa ovan resten runt samma sedan sist small tills timme under utan vara varm över övriga
  `),
};
