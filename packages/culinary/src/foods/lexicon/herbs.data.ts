/** Fresh herbs. How a food is written: `../read-lexicon.ts`. */
export const herbs = `
# Fruit and vegetables
basil | plant | none | 0.101 | 0.5 leaf
  en fresh basil, basil leaf, sweet basil, genovese basil
  de Basilikum, Basilikumblätter, frisches Basilikum, Basilikumblatt
  fr basilic, feuilles de basilic, basilic frais
  it basilico, foglie di basilico, basilico fresco
  es albahaca, hojas de albahaca, albahaca fresca
  nl basilicum
  pt manjericão
  sv basilika
  key usda 02044, agribalyse 11033
thai basil | plant | none | 0.101~ | 0.5~ leaf
  en ; holy basil
  de Thai-Basilikum, Thaibasilikum
  fr basilic thaï, basilic thaïlandais
  it basilico thai, basilico tailandese
  es albahaca tailandesa, albahaca thai
  nl Thaise basilicum
  pt manjericão tailandês
  sv thaibasilika
parsley | plant | none | 0.254 | 1 sprig
  en fresh parsley, flat leaf parsley, flatleaf parsley, italian parsley, curly parsley, parsley leaf, flat parsley
  de Petersilie, glatte Petersilie, krause Petersilie, Petersilienblätter, frische Petersilie
  fr persil, persil plat, persil frais, persil frisé
  it prezzemolo, prezzemolo fresco, prezzemolo tritato
  es perejil, perejil fresco, perejil picado
  nl peterselie
  pt salsa
  sv persilja
  key usda 11297, agribalyse 11014
coriander | plant | none | 0.068 | 2.2 sprig
  en cilantro, coriander leaf, fresh coriander, fresh cilantro, cilantro leaf, coriander stem, cilantro root, coriander root, cilantro stem
  de Koriander, Koriandergrün, frischer Koriander, Korianderblätter
  fr coriandre, coriandre fraîche
  it coriandolo, coriandolo fresco
  es cilantro, cilantro fresco
  nl koriander
  pt coentro, coentros
  sv koriander
  key usda 11165, agribalyse 11094
mint | plant | none | 0.385 | 0.15 leaf
  en fresh mint, mint leaf, spearmint ; peppermint
  de Minze, Minzblätter, Minzeblätter ; Pfefferminze
  fr menthe, feuilles de menthe, menthe fraîche
  it menta, foglie di menta, menta fresca ; mentuccia
  es menta, hierbabuena, hojas de menta, menta fresca
  nl munt
  pt hortelã
  sv mynta
  key usda 02065, agribalyse 11027
dill | plant | none | 0.038 | 0.2 sprig
  en fresh dill, dill weed, dillweed, dill frond
  de Dill ; Fischkraut
  fr aneth
  it aneto
  es eneldo
  nl dille
  pt endro
  sv dill
  key usda 02045, agribalyse 11093
thyme | plant | none | 0.162 | 0.8~ sprig
  en fresh thyme, thyme leaf, thyme sprig ; lemon thyme
  de Thymian, Thymianzweig/Thymianzweige
  fr thym, branche de thym/branches de thym, brin de thym/brins de thym, thym frais
  it timo, timo fresco, rametto di timo
  es tomillo, rama de tomillo/ramas de tomillo
  nl tijm
  pt tomilho
  sv timjan
  key usda 02049, agribalyse 11070
rosemary | plant | none | 0.115 | 1.5~ sprig
  en fresh rosemary, rosemary sprig, rosemary leaf, rosemary needle
  de Rosmarin
  fr romarin
  it rosmarino
  es romero
  nl rozemarijn
  pt alecrim
  sv rosmarin
  key usda 02063, agribalyse 11068
sage | plant | none | 0.135~ | 0.5~ leaf
  en fresh sage, sage leaf
  de Salbei, Salbeiblatt/Salbeiblätter=sage leaf/sage leaves
  fr sauge, feuille de sauge/feuilles de sauge=sage leaf/sage leaves
  it salvia, foglia di salvia/foglie di salvia=sage leaf/sage leaves
  es salvia, hoja de salvia/hojas de salvia=sage leaf/sage leaves
  nl salie, salieblad/salieblaadjes=sage leaf/sage leaves
  pt sálvia, folha de sálvia/folhas de sálvia=sage leaf/sage leaves
  sv salvia, salviablad=sage leaf/sage leaves
  key usda 02038, agribalyse 11069
tarragon | plant | none | 0.122~
  en fresh tarragon, tarragon leaf
  de Estragon
  fr estragon
  it dragoncello, estragone
  es estragón
  nl dragon
  pt estragão
  sv dragon
  key usda 02041, agribalyse 11092
oregano | plant | none | 0.1~
  en fresh oregano, oregano leaf
  de Oregano
  fr origan
  it origano
  es orégano
  nl oregano
  pt orégano
  sv oregano
  key usda 02027, agribalyse 11035
marjoram | plant | none | 0.1~
  en fresh marjoram, sweet marjoram
  de Majoran
  fr marjolaine
  it maggiorana
  es mejorana
  nl marjolein, majoraan
  pt manjerona
  sv mejram
chervil | plant | none
  de Kerbel
  fr cerfeuil
  it cerfoglio
  es perifollo
  nl kervel
  pt cerefólio
  sv körvel
lovage | plant | none
  de Liebstöckel, Maggikraut
  fr livèche
  it levistico, sedano di monte
  es levístico, apio de monte
  nl lavas, maggikruid
  pt levístico
  sv libbsticka
borage | plant | none
  de Borretsch, Gurkenkraut
  fr bourrache
  it borragine
  es borraja
  nl bernagie, komkommerkruid
  pt borragem
  sv gurkört
savory | plant | none
  en ; summer savory, winter savory
  de Bohnenkraut
  fr sarriette
  it santoreggia
  es ajedrea
  nl bonenkruid
  pt segurelha
  sv kyndel
curry leaf/curry leaves | plant | none |  | 0.1~
  en fresh curry leaf
  de Curryblatt/Curryblätter
  fr feuille de curry/feuilles de curry, feuilles de caloupilé
  it foglia di curry/foglie di curry
  es hoja de curry/hojas de curry
  nl curryblad/curryblaadjes, kerrieblad/kerrieblaadjes
  pt folha de caril/folhas de caril, folhas de curry
  sv curryblad
vine leaf/vine leaves | plant | none |  | 4~
  en grape leaf
  de Weinblatt/Weinblätter
  fr feuille de vigne/feuilles de vigne
  it foglia di vite/foglie di vite
  es hoja de parra/hojas de parra
  nl wijnblad/wijnbladeren, druivenblad/druivenbladeren
  pt folha de videira/folhas de videira, folhas de parreira
  sv vinblad
banana leaf/banana leaves | plant | none
  de Bananenblatt/Bananenblätter
  fr feuille de bananier/feuilles de bananier
  it foglia di banano/foglie di banano
  es hoja de plátano/hojas de plátano, hoja de bananero
  nl bananenblad/bananenbladeren
  pt folha de bananeira/folhas de bananeira
  sv bananblad
mixed herbs | plant | none |  |  | g
  en herb, fresh herb, soft herb, green herb, garden herb, mixed fresh herb
  de Kräuter=herbs, frische Kräuter=fresh herbs, gemischte Kräuter, Küchenkräuter ; Frankfurter Grüne Soße, Kräuter für Grüne Soße
  fr herbes=herbs, herbes fraîches=fresh herbs, fines herbes
  it erbe=herbs, erbe aromatiche=herbs, erbe fresche=fresh herbs, erbette
  es hierbas=herbs, hierbas frescas=fresh herbs, hierbas aromáticas=herbs
  nl kruiden, verse kruiden, tuinkruiden, gemengde kruiden
  pt ervas, ervas frescas, ervas aromáticas, cheiro-verde
  sv örter, färska örter, blandade örter
microgreens | plant | none
  de Microgreens, Mikrogrün, Sprossen
  fr micro-pousses, jeunes pousses germées, pousses
  it microgreens, micro ortaggi, germogli
  es microbrotes, microvegetales, germinados
  nl microgroenten, cressen, kiemgroenten
  pt microverdes, rebentos
  sv mikrogrönt, skott och groddar
edible flowers | plant | none
  en edible flower, nasturtium
  de essbare Blüte/essbare Blüten, Kapuzinerkresse
  fr fleur comestible/fleurs comestibles, capucine, capucines
  it fiore edule/fiori eduli, fiori commestibili
  es flor comestible/flores comestibles
  nl eetbare bloem/eetbare bloemen, Oost-Indische kers
  pt flor comestível/flores comestíveis
  sv ätbar blomma/ätbara blommor, ätliga blommor
wheatgrass | plant | gluten
  de Weizengras
  fr herbe de blé
  it erba di grano
  es hierba de trigo, pasto de trigo
  nl tarwegras
  pt erva de trigo
  sv vetegräs
`;
