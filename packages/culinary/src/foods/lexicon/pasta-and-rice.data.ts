/** Pasta, rice and grains. How a food is written: `../read-lexicon.ts`. */
export const pastaAndRice = `
# Pasta, rice and pulses
pasta | plant | gluten eggs? | 0.402 |  | gp
  en dried pasta, pasta shape ; short pasta, long pasta, mostaccioli, tube pasta, orzo, orzo pasta, ditalini, orecchiette, noodle pasta:plant+egg?, conchiglie, pasta shell, gluten free pasta, cavatelli, cavatappi, gemelli, radiatori, mafaldine, strozzapreti, bigoli:plant+egg?, pici, fettucine:plant+egg?, tagliolini:plant+egg?, tortiglioni, mezze maniche, spagetti
  de Nudeln:plant+egg?, Nudel:plant+egg?, Hartweizennudeln ; Bandnudeln:plant+egg?, Muschelnudel/Muschelnudeln:plant+egg?, Nudelmuscheln:plant+egg?, Hörnchen Nudeln:plant+egg?, Bandnudel:plant+egg?
  fr pâtes, pâtes courtes ; escargots pâtes
  it pasta, pasta corta, pasta di semola, pasta di semola di grano duro, pasta secca ; rigatoni, paccheri, mezze maniche, orecchiette, trofie, tagliolini:plant+egg?, tortiglioni, mafalde, gnocchetti sardi, ditalini, strozzapreti, bigoli:plant+egg?, pici, malloreddus, lumache rigate, pasta lumache, pasta creste di gallo, cannolicchi pasta
  es pasta, pasta corta ; fideos, fideuá, fideo
  nl pasta ; slakkenhuisjes pasta
  pt massa/massas, macarrão ; esparguete massa
  sv pasta
  key usda 20420, agribalyse 9810
spaghetti | plant | gluten eggs? | 0.385 |  | p
  en spaghetti pasta ; linguine, spaghettini, capellini, angel hair pasta, vermicelli, bucatini, angel hair, linguini
  de Spaghetti, Spagetti ; Linguine
  fr spaghetti, spaghettis ; linguine
  it spaghetti, spaghettoni ; linguine, bucatini, vermicelli
  es espaguetis, espagueti ; tallarines finos
  nl spaghetti
  pt espaguete, esparguete
  sv spaghetti, spagetti, spagettini
penne | plant | gluten eggs? | 0.402 |  | p
  en penne pasta, penne rigate ; rigatoni, ziti, paccheri
  de Penne ; Rigatoni
  fr penne, pennes ; rigatoni
  it penne, penne rigate ; ziti, pennette, mezze penne
  es penne, plumas, macarrones penne ; rigatoni
  nl penne ; rigatoni
  pt penne ; rigatoni
  sv penne ; rigatoni
fusilli | plant | gluten eggs? | 0.36~ |  | p
  en rotini, fusilli pasta ; casarecce
  de Fusilli, Spiralnudeln:plant+egg?
  fr fusilli, torsades
  it fusilli ; casarecce
  es fusilli, espirales, hélices
  nl fusilli
  pt fusilli, espirais, parafuso
  sv fusilli, pastaskruvar
farfalle | plant | gluten eggs? | 0.342 |  | p
  en bow tie pasta, farfalle pasta
  de Farfalle
  fr farfalle, papillons pâtes
  it farfalle
  es farfalle, pajaritas, lazos pasta
  nl farfalle
  pt farfalle, ?laços
  sv farfalle
macaroni | plant | gluten eggs? | 0.516 |  | p
  en elbow macaroni, elbow pasta, elbows
  de Makkaroni, Hörnchennudeln:plant+egg?
  fr macaroni, macaronis, coquillettes
  it maccheroni, gomiti, sedanini
  es macarrones, macarrón
  nl macaroni
  pt macarronete, cotovelos, cotovelinhos
  sv makaroner, makaroni
tagliatelle | plant egg? | gluten eggs? | 0.25~ |  | p
  en ; pappardelle, fettuccine, fettuccini
  de Tagliatelle ; Pappardelle
  fr tagliatelle/tagliatelles
  it tagliatelle ; pappardelle, fettuccine
  es tallarines
  nl tagliatelle, lintpasta ; pappardelle, fettuccine
  pt tagliatelle, talharim ; pappardelle, fettuccine
  sv tagliatelle, bandspaghetti ; pappardelle, fettuccine
lasagne sheets | plant egg? | gluten eggs? | 0.38 | 20~ | p
  en lasagna noodle, lasagne sheet, lasagna sheet, lasagne:plant+egg?+meat?+dairy?, lasagna:plant+egg?+meat?+dairy?, no boil lasagna noodle, oven ready lasagna noodle ; cannelloni
  de Lasagneplatten, Lasagneblätter, Lasagne:plant+egg?+meat?+dairy?
  fr feuilles de lasagnes, plaques de lasagnes, lasagnes:plant+egg?+meat?+dairy?, feuilles de lasagne
  it lasagne, sfoglia per lasagne/sfoglie per lasagne, lasagna
  es placas de lasaña, láminas de lasaña, lasaña:plant+egg?+meat?+dairy?
  nl lasagnebladen, lasagnevellen, lasagneblad
  pt placas de lasanha, folhas de lasanha, massa para lasanha, lasanha massa, lasanha:plant+egg?+meat?+dairy?
  sv lasagneplattor, lasagneplatta ; cannelloni
egg noodles | plant egg | gluten eggs | 0.161 | 60~ nest | p
  en egg noodle, chinese egg noodle, wide egg noodle ; noodle:plant+egg?, spaetzle
  de Eiernudeln ; Spätzle, Mie-Nudeln
  fr nouilles=noodles, nouilles aux œufs ; nouilles chinoises
  it noodles=noodles, noodles all'uovo, pasta all'uovo
  es tallarines de huevo ; fideos chinos
  nl eiermie, ?mie, mienestjes, noedels, noedel
  pt noodles, noodles de ovo, massa chinesa, massa de ovo, macarrão oriental
  sv äggnudlar, nudlar
  key usda 20109, agribalyse 9815
rice noodles | plant | none |  |  | p
  en rice noodle, rice vermicelli, rice stick, vermicelli noodle, pad thai noodle, flat rice noodle, vermicelli rice noodle, maifun noodle ; glass noodle, cellophane noodle, bean thread noodle
  de Reisnudeln ; Glasnudeln=glass noodles
  fr vermicelles de riz, nouilles de riz, vermicelles=vermicelli
  it spaghetti di riso, noodles di riso
  es fideos de arroz
  nl rijstnoedels, mihoen, rijstvermicelli ; glasnoedels=glass noodles
  pt massa de arroz, noodles de arroz, macarrão de arroz, bifum ; massa de vidro=glass noodles
  sv risnudlar, risvermicelli ; glasnudlar=glass noodles
  key usda 20133, agribalyse 9900
ramen noodles | plant egg? | gluten eggs? |  | 85~ | p
  en ramen, ramen noodle
  de Ramennudeln, Ramen-Nudeln
  fr nouilles ramen, nouilles à ramen, ramen
  it noodles ramen, ramen
  es fideos ramen, ramen
  nl ramennoedels, ramen
  pt macarrão ramen, massa ramen, noodles ramen
  sv ramennudlar, ramen
udon noodles | plant egg? | gluten eggs? |  | 200~ | p
  en udon, udon noodle
  de Udon-Nudeln, Udonnudeln, Udon
  fr nouilles udon, udon
  it udon, noodles udon
  es fideos udon, udon
  nl udonnoedels, udon
  pt massa udon, macarrão udon, udon
  sv udonnudlar, udon
soba noodles | plant | gluten? |  |  | p
  en soba, soba noodle, buckwheat noodle
  de Sobanudeln, Soba-Nudeln, Soba, Buchweizennudeln
  fr nouilles soba, soba
  it soba, noodles soba
  es fideos soba, soba
  nl sobanoedels, soba
  pt massa soba, macarrão soba, soba
  sv sobanudlar, soba
rice paper | plant | none |  | 9~
  en rice paper wrapper, rice wrapper ; rice paper bacon
  de Reispapier, Reispapierblätter
  fr galettes de riz vietnamiennes, feuilles de riz, feuille de riz, papier de riz
  it carta di riso, fogli di carta di riso
  es papel de arroz, obleas de arroz, hojas de papel de arroz
  nl rijstpapier, rijstvellen, rijstvel
  pt papel de arroz, folhas de arroz
  sv rispapper, rispappersark
rice | plant | none | 0.782 |  | b
  en white rice, long grain rice, long grain white rice, uncooked rice, converted rice, uncooked white rice, parboiled rice ; medium grain rice, paella rice, bomba rice, pudding rice, instant rice, short grain rice
  de Reis, Langkornreis, weißer Reis
  fr riz, riz long, riz blanc ; riz rond
  it riso, riso bianco ; riso originario
  es arroz, arroz blanco, arroz largo ; arroz redondo, arroz bomba
  nl rijst
  pt arroz
  sv ris
  key usda 20444, agribalyse 9100
basmati rice | plant | none | 0.782~
  en basmati, white basmati rice
  de Basmatireis, Basmati-Reis
  fr riz basmati
  it riso basmati
  es arroz basmati
  nl basmatirijst
  pt arroz basmati
  sv basmatiris
jasmine rice | plant | none | 0.782~
  en thai rice, fragrant rice, thai fragrant rice
  de Jasminreis, Duftreis
  fr riz thaï, riz parfumé, riz jasmin
  it riso jasmine, riso thai
  es arroz jazmín
  nl jasmijnrijst, pandanrijst
  pt arroz jasmim, arroz thai
  sv jasminris
brown rice | plant | none | 0.782
  en wholegrain rice, long grain brown rice, short grain brown rice ; brown basmati rice
  de Naturreis, Vollkornreis, brauner Reis
  fr riz complet, riz brun
  it riso integrale
  es arroz integral
  nl zilvervliesrijst, bruine rijst, volkorenrijst
  pt arroz integral
  sv råris, fullkornsris
  key usda 20036, agribalyse 9102
risotto rice | plant | none | 0.824
  en arborio rice, carnaroli rice, arborio, carnaroli, vialone nano, vialone nano rice
  de Risottoreis, Arborio-Reis, Carnaroli
  fr riz à risotto, riz arborio, riz carnaroli, riz rond à risotto
  it riso per risotto, riso carnaroli, riso arborio, riso vialone nano, carnaroli, riso per risotti
  es arroz para risotto, arroz arborio, arroz carnaroli
  nl risottorijst
  pt arroz arbório
  sv risottoris
  key usda 20450, agribalyse 9100
sushi rice | plant | none | 0.824~
  en japanese rice ; sticky rice, glutinous rice, glutinous white rice, sweet rice
  de Sushireis ; Klebreis
  fr riz à sushi ; riz gluant
  it riso per sushi
  es arroz para sushi ; arroz glutinoso
  nl sushirijst ; kleefrijst, plakrijst
  pt arroz para sushi, arroz de sushi ; arroz glutinoso
  sv sushiris ; klibbigt ris
wild rice | plant | none | 0.676~
  de Wildreis
  fr riz sauvage
  it riso selvaggio, riso selvatico
  es arroz salvaje
  nl wilde rijst
  pt arroz selvagem
  sv vildris
cooked rice | plant | none | 0.668~
  en boiled rice, cooked white rice, steamed rice, leftover rice, cooked brown rice, cooked basmati rice
  de gekochter Reis, Reis vom Vortag
  fr riz cuit
  it riso cotto, riso bollito
  es arroz cocido, arroz hervido
  nl gekookte rijst
  pt arroz cozido, arroz branco cozido
  sv kokt ris
couscous | plant | gluten | 0.731
  de Couscous, Kuskus
  fr couscous, semoule de couscous
  it couscous, cous cous
  es cuscús
  nl couscous
  pt cuscuz, couscous
  sv couscous
  key usda 20028, agribalyse 9681
giant couscous | plant | gluten | 0.7~
  en israeli couscous, pearl couscous
  de Perlencouscous, Riesencouscous
  fr couscous perlé, couscous géant, perles de blé
  it fregola, cuscus perlato
  es cuscús perla, cuscús israelí
  nl parelcouscous
  pt couscous gigante, cuscuz marroquino gigante
  sv pärlcouscous
bulgur | plant | gluten | 0.592
  en bulgur wheat, bulghur, cracked wheat
  de Bulgur
  fr boulgour, boulghour
  it bulgur
  es bulgur
  nl bulgur, boelgoer
  pt bulgur, trigo para quibe
  sv bulgur
  key usda 20012, agribalyse 9690
freekeh | plant | gluten
  de Freekeh
  fr freekeh, frikeh, blé vert
  it freekeh
  es freekeh
  nl freekeh
  pt freekeh
  sv freekeh
quinoa | plant | none | 0.719 |  | m
  de Quinoa
  fr quinoa
  it quinoa
  es quinoa
  nl quinoa
  pt quinoa
  sv quinoa
  key usda 20035, agribalyse 9340_1
barley | plant | gluten | 0.845
  en pearl barley, pearled barley, hulled barley
  de Graupen, Perlgraupen, Gerste, Rollgerste
  fr orge, orge perlé
  it orzo, orzo perlato
  es cebada, cebada perlada
  nl gerst, parelgort, gort, parelgerst
  pt cevada, cevadinha
  sv korn, matkorn, pärlgryn, korngryn
  key usda 20005, agribalyse 9320
farro | plant | gluten | 0.8~
  en ; spelt, spelt grain, pearled spelt, emmer, wheat berry
  de Dinkel ; Grünkern
  fr épeautre, petit épeautre
  it farro, farro perlato
  es espelta
  nl spelt, farro, speltkorrels
  pt farro, espelta, trigo-espelta
  sv farro, speltkorn, dinkel, matvete
millet | plant | none | 0.845~
  de Hirse
  fr millet
  it miglio
  es mijo
  nl gierst
  pt painço, milhete
  sv hirs
buckwheat | plant | none | 0.719~
  en buckwheat groat, kasha, raw buckwheat
  de Buchweizen
  fr sarrasin
  it grano saraceno
  es trigo sarraceno
  nl boekweit
  pt trigo sarraceno
  sv bovete
amaranth | plant | none | 0.816~
  de Amaranth
  fr amarante
  it amaranto
  es amaranto
  nl amarant
  pt amaranto
  sv amarant
polenta | plant | none | 0.664
  en instant polenta, coarse cornmeal ; grits
  de Polenta
  fr polenta
  it polenta
  es polenta
  nl polenta
  pt polenta
  sv polenta
semolina | plant | gluten | 0.706
  en durum semolina, wheat semolina, semolina flour
  de Grieß, Hartweizengrieß, Weichweizengrieß, Weizengrieß
  fr semoule, semoule fine, semoule de blé, semoule de blé dur
  it semolino, semola, semola di grano duro, semola rimacinata, semola rimacinata di grano duro
  es sémola, sémola de trigo
  nl griesmeel
  pt semolina, sêmola
  sv mannagryn
  key usda 20066, agribalyse 9610
oats | plant | gluten | 0.342~
  en oat, rolled oat, porridge oat, old fashioned oat, oatmeal, oat flake, oatmeal flake, old fashioned rolled oat ; quick oat, jumbo oat, quick cooking oat
  de Haferflocken, zarte Haferflocken, kernige Haferflocken, Hafer
  fr flocons d'avoine, flocons d'avoine fins, avoine
  it fiocchi d'avena, avena, fiocchi di avena
  es copos de avena, avena, copos de avena finos
  nl havermout
  pt aveia em flocos, aveia
  sv havregryn
  key usda 20038, agribalyse 32140
steel-cut oats | plant | gluten | 0.68~
  en steel cut oat, pinhead oatmeal
  de Hafergrütze, geschnittener Hafer
  fr avoine concassée, gruau d'avoine
  it avena decorticata spezzata, avena tagliata
  es avena cortada, avena partida
  nl steel-cut haver, havergrutten, gebroken haver
  pt aveia cortada
  sv skuren havre, havregryn steel cut
muesli | plant honey? | gluten nuts? milk? | 0.36~
  en ; granola
  de Müsli
  fr muesli ; granola
  it muesli ; granola
  es muesli ; granola
  nl muesli, cruesli ; granola
  pt muesli, granola
  sv müsli, granola
breakfast cereal | plant honey? | gluten? | 0.13~
  en cereal ; cornflake, corn flake, rice krispies, puffed rice, rice cereal, bran flake, weetabix, crisped rice cereal, crispy rice cereal
  de Frühstückscerealien, Cerealien ; Cornflakes, Puffreis
  fr céréales de petit déjeuner, céréales ; corn flakes, riz soufflé
  it cereali per colazione, cereali ; corn flakes, riso soffiato
  es cereales de desayuno, cereales ; copos de maíz, arroz inflado
  nl ontbijtgranen ; cornflakes, gepofte rijst
  pt cereais de pequeno-almoço, cereal matinal, cereais ; flocos de milho, arroz tufado
  sv frukostflingor, flingor ; cornflakes, rostat ris, puffat ris
`;
