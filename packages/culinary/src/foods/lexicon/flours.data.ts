/** Flours, starches and crumbs. How a food is written: `../read-lexicon.ts`. */
export const flours = `
# Baking
flour | plant | gluten | 0.528 |  | b
  en plain flour, all purpose flour, wheat flour, white flour, ap flour, unbleached flour, unbleached all purpose flour, plain white flour, plain all purpose flour ; 00 flour, tipo 00 flour, type 00 flour, cake flour, pastry flour, double zero flour, gluten free flour
  de Mehl, Weizenmehl=wheat flour, Universalmehl ; Weizenmehl Type 405, Mehl Type 405, Weizenmehl Type 550, Mehl Type 550, glattes Mehl, griffiges Mehl
  fr farine, farine de blé=wheat flour, farine blanche ; farine T55, farine T45, farine de froment, farine fluide
  it farina, farina di frumento=wheat flour, farina bianca, farina di grano tenero ; farina 00, farina tipo 00, farina 0
  es harina, harina de trigo=wheat flour, harina común, harina blanca, harina de repostería
  nl bloem, tarwebloem=wheat flour, meel
  pt farinha de trigo, farinha=wheat flour
  sv vetemjöl, mjöl
  key usda 20481, agribalyse 9440
self-raising flour | plant | gluten | 0.528~
  en self rising flour, self raising flour
  de Mehl mit Backpulver, selbstbackendes Mehl
  fr farine à gâteaux, farine avec levure incorporée
  it farina autolievitante
  es harina leudante, harina con levadura
  nl zelfrijzend bakmeel
  pt farinha com fermento, farinha de trigo com fermento
  sv självjäsande mjöl
bread flour | plant | gluten | 0.579
  en strong white flour, strong flour, strong white bread flour, strong bread flour, white bread flour ; manitoba flour
  de Brotmehl
  fr farine de gruau
  it farina manitoba, farina di forza
  es harina de fuerza, harina panificable
  nl broodmeel, patentbloem, tarwebroodmeel
  pt farinha de força, farinha para pão, farinha forte
  sv vetemjöl special, bagerimjöl, manitobamjöl
  key usda 20083, agribalyse 9440
whole wheat flour | plant | gluten | 0.507
  en wholemeal flour, wholewheat flour, wholegrain flour, plain wholemeal flour ; whole wheat pastry flour, white whole wheat flour, strong wholemeal flour, wholemeal bread flour
  de Vollkornmehl, Weizenvollkornmehl
  fr farine complète, farine intégrale
  it farina integrale
  es harina integral
  nl volkorenmeel, volkoren tarwemeel, tarwemeel
  pt farinha integral, farinha de trigo integral
  sv grahamsmjöl, fullkornsvetemjöl, fullkornsmjöl
  key usda 20080, agribalyse 9415
rye flour | plant | gluten | 0.541
  en dark rye flour, wholemeal rye flour
  de Roggenmehl, Roggenvollkornmehl
  fr farine de seigle
  it farina di segale
  es harina de centeno
  nl roggemeel, roggebloem
  pt farinha de centeio
  sv rågmjöl, rågsikt
  key usda 20063, agribalyse 9533
spelt flour | plant | gluten | 0.5~
  en wholemeal spelt flour ; barley flour, einkorn flour, white spelt flour
  de Dinkelmehl, Dinkelvollkornmehl, Dinkelmehl Type 630
  fr farine d'épeautre
  it farina di farro
  es harina de espelta
  nl speltmeel, speltbloem
  pt farinha de espelta
  sv dinkelmjöl, speltmjöl, dinkelsikt
buckwheat flour | plant | none | 0.507
  de Buchweizenmehl
  fr farine de sarrasin, farine de blé noir
  it farina di grano saraceno
  es harina de trigo sarraceno
  nl boekweitmeel
  pt farinha de trigo sarraceno
  sv bovetemjöl
  key usda 20011, agribalyse 9540
rice flour | plant | none | 0.668~
  en ; brown rice flour, glutinous rice flour, sweet rice flour
  de Reismehl
  fr farine de riz
  it farina di riso
  es harina de arroz
  nl rijstmeel, rijstebloem
  pt farinha de arroz
  sv rismjöl
chickpea flour | plant | none | 0.389~
  en gram flour, besan, besan flour, garbanzo flour, garbanzo bean flour
  de Kichererbsenmehl
  fr farine de pois chiche/farine de pois chiches
  it farina di ceci
  es harina de garbanzo/harina de garbanzos
  nl kikkererwtenmeel
  pt farinha de grão-de-bico, farinha de grão
  sv kikärtsmjöl
almond flour | plant | nuts | 0.406~
  en almond meal, blanched almond flour
  de Mandelmehl
  fr farine d'amande, farine d'amandes
  it farina di mandorle finissima, farina di mandorla
  es harina de almendra/harina de almendras
  nl amandelbloem
  pt farinha de amêndoa, farinha de amêndoas
  sv mandelmjöl fint, avfettat mandelmjöl
coconut flour | plant | none | 0.473~
  de Kokosmehl
  fr farine de coco, farine de noix de coco
  it farina di cocco degrassata, farina di noce di cocco
  es harina de coco
  nl kokosmeel
  pt farinha de coco
  sv kokosmjöl
oat flour | plant | gluten | 0.44~
  en ; oat bran
  de Hafermehl ; Haferkleie
  fr farine d'avoine ; son d'avoine
  it farina di avena, farina d'avena ; crusca d'avena
  es harina de avena ; salvado de avena
  nl havermeel ; haverzemelen
  pt farinha de aveia ; farelo de aveia
  sv havremjöl ; havrekli
corn flour | plant | none | 0.495~
  en masa harina, masa, corn masa flour
  de Masa Harina, Maismehl für Tortillas
  fr masa harina, farine de maïs nixtamalisé
  it masa harina, farina per tortillas
  es masa harina, harina para tortillas, harina de maíz nixtamalizado
  nl masa harina
  pt masa harina, farinha de milho para tortilhas
  sv masa harina
tapioca starch | plant | none | 0.51~
  en tapioca flour, tapioca ; tapioca pearl, cassava flour, sago
  de Tapiokastärke, Tapioka, Tapiokamehl ; Tapiokaperlen, Sago
  fr fécule de tapioca, tapioca, fécule de manioc ; perles de tapioca, perles du Japon
  it amido di tapioca, tapioca, fecola di tapioca ; perle di tapioca
  es almidón de tapioca, tapioca, almidón de yuca ; perlas de tapioca
  nl tapiocazetmeel, tapioca, tapiocameel ; tapiocaparels, sago
  pt fécula de mandioca, polvilho, polvilho doce, tapioca, goma de tapioca ; polvilho azedo
  sv tapiokastärkelse, tapioka, tapiokamjöl ; tapiokapärlor, sagogryn
cornmeal | plant | none | 0.664
  en yellow cornmeal, maize meal, corn meal ; white cornmeal
  de Maismehl, Maisgrieß
  fr farine de maïs, semoule de maïs
  it farina di mais, farina gialla
  es harina de maíz, sémola de maíz
  nl maïsmeel, maisgriesmeel
  pt farinha de milho, fubá, sêmola de milho
  sv majsmjöl
  key usda 20022, agribalyse 9614
cornflour | plant | none | 0.541
  en cornstarch, corn starch, maize starch, maizena
  de Speisestärke, Stärke, Stärkemehl, Maisstärke, Maizena, Mondamin
  fr maïzena, fécule de maïs, fécule, amidon de maïs
  it amido di mais, maizena, fecola di mais, amido
  es maicena, almidón de maíz, fécula de maíz
  nl maizena
  pt amido de milho, maisena, amido
  sv majsstärkelse
  key usda 20027, agribalyse 9510
potato starch | plant | none | 0.68~
  en potato flour
  de Kartoffelmehl, Kartoffelstärke
  fr fécule de pomme de terre
  it fecola di patate, fecola=starch
  es fécula de patata, almidón de patata
  nl aardappelzetmeel, aardappelmeel, zetmeel
  pt fécula de batata, amido de batata
  sv potatismjöl, potatisstärkelse
arrowroot | plant | none | 0.541~
  en arrowroot powder, arrowroot starch
  de Pfeilwurzelstärke, Pfeilwurzelmehl, Arrowroot
  fr arrow-root, fécule d'arrow-root
  it arrowroot, fecola di maranta, maranta
  es arrurruz
  nl arrowroot, pijlwortelmeel
  pt araruta
  sv arrowrot, arrowrotmjöl, pilrotsmjöl
wheat gluten | plant | gluten | 0.5~
  en vital wheat gluten
  de Weizengluten, ?Gluten, Seitanmehl
  fr gluten de blé, ?gluten
  it glutine di frumento, ?glutine, glutine di grano
  es gluten de trigo, ?gluten
  nl tarwegluten, ?gluten
  pt glúten de trigo, ?glúten
  sv vetegluten, ?gluten
wheat bran | plant | gluten | 0.245~
  en bran ; wheat germ, wheatgerm
  de Weizenkleie ; Weizenkeime
  fr son de blé ; germe de blé
  it crusca di frumento, crusca=bran, crusca di grano ; germe di grano
  es salvado de trigo, salvado=bran ; germen de trigo
  nl tarwezemelen, zemelen ; tarwekiemen
  pt farelo de trigo ; gérmen de trigo
  sv vetekli ; vetegroddar
breadcrumbs | plant | gluten | 0.456
  en bread crumb, dry breadcrumb, dried breadcrumb, dry bread crumb, fine breadcrumb, breadcrumb ; italian style dry bread crumb, italian breadcrumb, seasoned breadcrumb, italian seasoned bread crumb, italian style breadcrumb
  de Semmelbrösel, Paniermehl, Brösel
  fr chapelure, chapelure fine
  it pangrattato, pane grattugiato
  es pan rallado
  nl paneermeel
  pt farinha de rosca, pão ralado
  sv ströbröd
  key usda 18079, agribalyse 7001
fresh breadcrumbs | plant | gluten | 0.19
  en fresh breadcrumb, soft breadcrumb, fresh bread crumb, soft bread crumb, fresh white breadcrumb, white breadcrumb
  de frische Semmelbrösel, frische Brotkrumen, Weißbrotkrumen
  fr mie de pain, chapelure fraîche, miettes de pain frais
  it mollica di pane, mollica, mollica fresca
  es miga de pan, pan rallado fresco, migas de pan
  nl vers broodkruim, verse broodkruimels, broodkruim
  pt miolo de pão, pão ralado fresco
  sv färskt ströbröd, vitt brödinkråm, inkråm av bröd
panko | plant | gluten milk? | 0.21~
  en panko breadcrumb, panko bread crumb
  de Panko, Pankomehl
  fr panko, chapelure panko
  it panko, pangrattato panko
  es panko, pan rallado panko
  nl panko, pankopaneermeel
  pt panko, farinha panko
  sv panko, pankoströbröd
`;
