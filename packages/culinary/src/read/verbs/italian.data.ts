import { words } from '../../words/word-list.ts';

/** What is done in Italian kitchens, by infinitive, folded. */
export const italianVerbs = words(`
  abbassare abbattere abbrustolire accendere accomodare accompagnare accoppiare adagiare adattare
    addensare addizionare affettare affogare aggiungere aggiungervi aggiustare allargare allineare
    allungare alternare alzare amalgamare ammassare ammollare ammorbidire annaffiare annodare
    appallottolare appassire appiattire appoggiare aprire aromatizzare arricchire arrostire
    arrotolare asciugare aspettare asportare assaggiare assemblare attendere attivare
    attorcigliare avviare avvolgere azionare bagnare battere bollare bollire brasare bucare
    bucherellare buttare calare cambiare candire capovolgere caramellare caricare centrifugare
    chiarificare chiudere colare collocare cominciare compattare completare comporre comprimere
    concentrare condire congelare continuare controllare coprire cospargere crogiolare cucinare
    cuocere dadolare decantare decorare denocciolare deporre diliscare diluire dimezzare diminuire
    disossare disporre dissalare dissanguare distendere distribuire dividere dorare dosare
    eliminare emulsionare estrarre evaporare far farcire fare fermare fiammeggiare filtrare finire
    fissare foderare fondere formare frantumare friggere frullare girare glassare gratinare
    grattare grattugiare grigliare guarnire imbeverare imbiancare imbiondire imbottire imburrare
    immergere impanare impastare impiattare impilare incidere inclinare incoperchiare incorporare
    indorare infarcire infarinare infilare infilzare infornare ingrassare iniziare insaporire
    inserire intaccare intagliare intiepidire intingere introdurre inumidire invasare invertire
    irrorare lasciare lavare lavorare legare lessare levare lievitare livellare lucidare macinare
    mantecare marinare massaggiare mescolare mettere miscelare mischiare modellare mondare montare
    oliare ottenere panare passare pelare pennellare pepare pesare pestare picchiettare piegare
    pigiare polverizzare porre portare posare posizionare prelevare premere prendere preparare
    preriscaldare pressare procedere prolungare proseguire pulire raccogliere raddensare
    raffreddare raggiungere raschiare rassodare rendere ricavare ricoprire ridurre riempire
    rifinire rigirare rilavorare rimestare rimettere rimpastare rimuovere rinfrescare rinvenire
    ripassare ripetere ripiegare riporre riportare riprendere riscaldare risciacquare riservare
    rispolverare ritagliare ritirare riunire rivestire rivoltare rompere rosolare rovesciare
    sabbiare salare saltare sbattere sbiancare sbocconcellare sbollentare sbriciolare sbucciare
    scaldare scartare scavare schiacciare schiumare sciacquare sciogliere scolare scongelare
    scoprire scottare scuocere separare setacciare sfilare sfilettare sfoderare sfogliare sformare
    sfornare sfregare sfumare sgocciolare sgonfiare sgranare sgrassare sgusciare sigillare
    sistemare smontare smuovere snocciolare sobbollire soffriggere spaccare spalmare spargere
    sparpagliare spegnere spellare spennellare spezzare spezzettare spianare spinare spolverare
    spolverizzare sporzionare spostare spremere spruzzare spuntare squamare staccare stampare
    stemperare stendere sterilizzare stirare stracciare strapazzare stringere strizzare strofinare
    stufare succhiare suddividere surgelare svitare svuotare tagliare tagliuzzare tamponare
    temperare tenere terminare tirare toccare togliere tornare tostare trasferire travasare
    tritare tuffare ungere unire versare vuotare zuccherare
`);
/** Those of them that put "isc" before their endings. */
export const italianWithIsc = words(`
  abbrustolire ammorbidire appassire appiattire arricchire arrostire candire condire diluire
   diminuire distribuire farcire finire guarnire imbiondire imbottire infarcire insaporire inserire
   intiepidire inumidire pulire rifinire riunire trasferire unire
`);
/** Forms that no rule makes. */
export const italianIrregular = words(`
  avvolgi componete componi cuoce cuocete cuoci cuocia cuociamo cuociano cuocio cuociono dispone
    disponete disponetele disponeteli disponga dispongono disponi disponiamo estraete estraetela
    estraetelo estragga estrai estraiamo faccia facciamo faccio fai falla falle falli fallo fanno
    far farla farle farli farlo fate fatela fatele fateli fatelo introduca introducete introduci
    lasciar lasciarvi pone ponetela ponetele ponetelo ponetevi ponga poni poniamo ponila ponili
    porla porle porli porlo raccogli raccogliamo raccoglie raccogliete raccolga riduca riduce
    riducete riduci riduciamo rimuova rimuovi riponete riponetela riponetelo riponga riponi
    sciogli sciogliamo scioglie scioglietelo sciolga smuovi spenga spengono tenga tengono teniamo
    tieni togli togliamo toglie toglietela toglietele toglieteli toglietelo tolga tolgano tolgono
`);
