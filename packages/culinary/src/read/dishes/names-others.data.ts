/** The same of Dutch; a "-" stands before what ends compounds. */
export const headsNl = `
  -soep -stoofpot -stamppot ~schotel -ovenschotel -taart -taartjes -cake -koek -koekjes -koekje -brood -broodjes -salade -saus -curry -stoof -hachee
  ~gehakt -balletjes -pannenkoeken -wafels -muffins -pudding -vla -ijs -compote -jam -chutney -risotto -lasagne -pasta -quiche -gratin -puree ~rijst
  -bami -nasi -rolletjes -spiesjes -kroketten -burgers -wraps -pizza -tosti -omelet -mousse -crumble -pap -siroop -likeur -dip -kruimel -vlaai -bollen
  -cakejes -reepjes -fondue -kapucijners
`;
export const namesNl = `
  erwtensoep, snert, boerenkool met worst, stamppot boerenkool, hutspot, zuurkoolstamppot, hete bliksem, andijviestamppot, hachee, draadjesvlees,
  zoervleis, zuurvlees, gehaktballen, bitterballen, balkenbrij, kapucijners, raasdonders, bruine bonensoep, mosterdsoep, kippensoep, groentesoep,
  uiensoep, nasi goreng, bami goreng, saté, kipsaté, gado gado, babi ketjap, rendang, bruine bonen met rijst, saoto, pannenkoeken, poffertjes,
  oliebollen, appelflappen, appeltaart, appelkruimel, boterkoek, speculaas, speculaasjes, gevulde speculaas, kruidnoten, pepernoten, taaitaai,
  banketstaaf, kerststol, ontbijtkoek, krentenbollen, krentenbrood, suikerbrood, fryske sûkerbôle, arretjescake, kwarktaart, slagroomtaart,
  bossche bollen, limburgse vlaai, vlaai, rijstevlaai, stroopwafels, janhagel, jodenkoeken, wentelteefjes, griesmeelpudding, rijstepap, watergruwel,
  krentjebrij, hangop, advocaat, boerenjongens, chocolademousse, tiramisu, stoofvlees, vlaamse karbonaden, waterzooi, witloof met ham, witlofschotel,
  konijn met pruimen, mosselen, vol-au-vent, koninginnenhapje, stoemp, tomaat-garnaal, garnaalkroketten, luikse wafels, brusselse wafels,
  mattentaarten, spruitjesstamppot, huzarensalade, aardappelsalade, haringsalade, zalmsalade, macaronischotel, spaghetti bolognese, chili con carne,
  shakshuka, hummus, kaasfondue, polderfondue, jachtschotel, viskoekjes, kibbeling
`;
/** Of Portuguese, with which names begin. */
export const headsPt = `
  sopa creme canja açorda arroz feijoada feijão guisado ensopado estufado caldeirada cataplana cozido bacalhau sardinhas bife lombo costelas
  almôndegas croquetes pastéis rissóis empadão empada torta tarte bolo bolos bolinhos biscoitos bolachas pão pães pudim mousse gelado sorvete geleia
  compota salada esparguete lasanha omelete tortilha quiche pizza panquecas crepes moqueca farofa
`;
export const namesPt = `
  caldo verde, feijoada, feijoada à transmontana, francesinha, tripas à moda do porto, cozido à portuguesa, bacalhau à brás, bacalhau à gomes de sá,
  bacalhau com natas, bacalhau à lagareiro, bacalhau espiritual, polvo à lagareiro, açorda, açorda alentejana, migas, carne de porco à alentejana,
  ensopado de borrego, gaspacho, arroz de pato, arroz de marisco, arroz de tamboril, arroz de cabidela, arroz doce, leite-creme, aletria,
  pastéis de nata, pastéis de bacalhau, pataniscas, peixinhos da horta, caldeirada, cataplana, amêijoas à bulhão pato, sardinhas assadas, chanfana,
  rojões, bifana, bifanas, sopa da pedra, canja de galinha, sopa de nabos, rabanadas, filhós, azevias, bolo rei, folar, pão de ló, pão de deus,
  bolo de bolacha, molotof, toucinho do céu, barriga de freira, encharcada, sericaia, ovos moles, queijadas, travesseiros, broas, broas de mel,
  bolo de mel, bolo do caco, espetada, poncha, marmelada, tigelada, pudim abade de priscos, pudim de ovos, pudim flan, salame de chocolate,
  mousse de chocolate, ginjinha, moqueca, moqueca baiana, vatapá, acarajé, caruru, bobó de camarão, xinxim, feijão tropeiro, tutu de feijão,
  pão de queijo, coxinha, coxinhas, brigadeiro, brigadeiros, beijinho, quindim, pudim de leite, bolo de cenoura, bolo de fubá, bolo de rolo, cuscuz,
  cuscuz paulista, escondidinho, baião de dois, carne de sol, farofa, vaca atolada, galinhada, frango com quiabo, strogonoff, estrogonofe, empadão,
  empadinhas, canjica, curau, pamonha, cocada, paçoca, romeu e julieta, caipirinha, quentão, açaí, arroz carreteiro, barreado
`;
/** Of Swedish; a "-" stands before what ends compounds. */
export const headsSv = `
  -soppa -gryta -gratäng -paj -kaka -kakor -tårta -bullar -bröd -limpa -limpor -frallor -bollar -biffar ~färs -sallad -sås -röra -pannkaka -pannkakor
  -våfflor -plättar -gröt -kräm -sylt ~saft -gelé -chutney -likör -glögg -pudding -lasagne -pasta -risotto -curry -stroganoff -rullader -puré
  -stuvning -omelett -pizza -muffins -mousse -sylta -sill -godis -knäck -kex -knäckebröd -marmelad -skorpor -wok -tacos -dressing -smörgåstårta
`;
export const namesSv = `
  köttbullar, köttbullar med potatismos, pytt i panna, raggmunk, raggmunkar, rårakor, janssons frestelse, gravlax, inlagd sill, senapssill, ärtsoppa,
  kalops, sjömansbiff, biff à la lindström, biff rydberg, korv stroganoff, korvstroganoff, flygande jakob, kåldolmar, kålpudding, pölsa, isterband,
  palt, pitepalt, kroppkakor, dillkött, wallenbergare, laxpudding, fiskgratäng, fisksoppa, västerbottenpaj, västerbottensostpaj, toast skagen,
  smörgåstårta, gubbröra, ostkaka, kladdkaka, kärleksmums, sockerkaka, tigerkaka, kanelbullar, kardemummabullar, lussekatter, lussebullar, semlor,
  wienerbröd, chokladbollar, havreflarn, hallongrottor, finska pinnar, syltkakor, bondkakor, schackrutor, prinsesstårta, princesstårta, gräddtårta,
  silviakaka, toscakaka, mazariner, kolasnittar, pepparkakor, ischoklad, mandelkubb, våfflor, pannkakor, ugnspannkaka, fläskpannkaka, plättar,
  risgrynsgröt, ris à la malta, mannagrynspudding, blåbärssoppa, rabarberkräm, rabarberpaj, äppelpaj, smulpaj, äppelkaka, fruktsallad, rågsiktslimpa,
  limpa, tunnbröd, hönökaka, knäckebröd, saffranspannkaka, snabbglögg, glögg, kalvsylta, rullsylta, sylta, leverpastej, julskinka, brunkål,
  bruna bönor, fläsklägg med rotmos, stekt strömming, strömmingsflundror, surströmming, kräftor, hasselbackspotatis, potatisgratäng, potatissallad,
  tzatziki
`;
