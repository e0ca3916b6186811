/** Fish. How a food is written: `../read-lexicon.ts`. */
export const fish = `
# Fish counter
salmon | fish | fish |  | 198
  en salmon fillet, fresh salmon, salmon steak, side of salmon, salmon side
  de Lachs, Lachsfilet/Lachsfilets
  fr saumon, filet de saumon/filets de saumon, pavé de saumon/pavés de saumon
  it salmone, filetto di salmone/filetti di salmone, trancio di salmone/tranci di salmone, salmone fresco
  es salmón, lomo de salmón/lomos de salmón, filete de salmón/filetes de salmón, salmón fresco
  nl zalm, zalmfilet/zalmfilets, zalmmoot/zalmmoten
  pt salmão
  sv lax, laxfilé/laxfiléer, laxsida, laks
  key usda 15236, agribalyse 26036
smoked salmon | fish | fish | 0.575
  en lox, cold smoked salmon ; gravlax, hot smoked salmon
  de Räucherlachs, geräucherter Lachs
  fr saumon fumé, tranches de saumon fumé
  it salmone affumicato
  es salmón ahumado
  nl gerookte zalm
  pt salmão fumado, salmão defumado
  sv rökt lax, kallrökt lax ; gravad lax, varmrökt lax, gravlax
  key usda 15077, agribalyse 26037
cod | fish | fish |  | 231
  en cod fillet, cod loin, cod steak
  de Kabeljau, Dorsch, Kabeljaufilet/Kabeljaufilets, Kabeljaurücken
  fr cabillaud, dos de cabillaud, filet de cabillaud/filets de cabillaud
  it merluzzo ; filetto di merluzzo/filetti di merluzzo
  es bacalao, lomo de bacalao/lomos de bacalao, bacalao fresco ; lomos de merluza
  nl kabeljauw, kabeljauwfilet/kabeljauwfilets
  pt bacalhau fresco, lombo de bacalhau fresco
  sv torsk, torskfilé/torskfiléer, torskrygg
  key usda 15015, agribalyse 26043
salt cod | fish | fish
  en bacalao, bacalhau, baccala ; stockfish
  de Klippfisch ; Stockfisch
  fr morue, morue salée
  it baccalà ; stoccafisso
  es bacalao desalado, bacalao salado
  nl stokvis, klipvis, gezouten kabeljauw, bakkeljauw
  pt bacalhau, bacalhau salgado, bacalhau seco, bacalhau demolhado
  sv klippfisk, lutfisk, torrfisk
haddock | fish | fish |  | 193
  en haddock fillet ; smoked haddock, finnan haddie, finnan haddock, arbroath smokie
  de Schellfisch, Schellfischfilet
  fr églefin, aiglefin, haddock
  it eglefino
  es eglefino
  nl schelvis, schelvisfilet
  pt arinca, eglefino, haddock
  sv kolja, koljafilé, hyse
  key usda 15033, agribalyse 26122
hake | fish | fish |  | 180~
  en ; whiting
  de Seehecht, Seehechtfilet ; Wittling
  fr merlu, colin ; merlan, merlans
  it nasello, merluzzo nasello ; merlano
  es merluza/merluzas, pescadilla
  nl heek, heekfilet ; wijting, pollak
  pt pescada/pescadas, merluza ; badejo
  sv kummel ; vitling
coley | fish | fish
  en saithe, pollock, pollack, coalfish ; ling, ling fish
  de Seelachs, Seelachsfilet/Seelachsfilets, Köhler
  fr lieu noir, lieu jaune, dos de lieu noir, filet de lieu/filets de lieu, dos de lieu
  it merluzzo carbonaro, pollack
  es carbonero, abadejo
  nl koolvis, koolvisfilet
  pt escamudo, paloco
  sv sej, sejfilé, sejfiléer
white fish | fish | fish |  | 150~
  en fish fillet, white fish fillet, firm white fish, white fish steak, firm fish, flaky white fish
  de Fischfilet/Fischfilets, weißes Fischfilet
  fr poisson blanc, filet de poisson/filets de poisson
  it filetti di pesce, pesce bianco
  es pescado blanco, filetes de pescado
  nl witvis, witvisfilet, visfilet/visfilets
  pt peixe branco, filete de peixe/filetes de peixe, filé de peixe
  sv vit fisk, fiskfilé, vit fiskfilé
halibut | fish | fish |  | 150~
  en halibut fillet, halibut steak ; turbot
  de Heilbutt, Heilbuttfilet ; Steinbutt, Glattbutt
  fr flétan, filet de flétan ; turbot
  it ippoglosso, halibut ; rombo chiodato, !rombo/rombo, rombo giallo
  es fletán, halibut ; rodaballo
  nl heilbot, heilbotfilet ; tarbot, !griet
  pt alabote, halibute, linguado gigante ; pregado, rodovalho
  sv hälleflundra ; piggvar, slätvar
monkfish | fish | fish |  | 200~
  en monkfish tail
  de Seeteufel
  fr lotte, queue de lotte
  it coda di rospo, rana pescatrice
  es !rape, de rape, cola de rape, lomos de rape, rape limpio
  nl zeeduivel, zeeduivelfilet
  pt tamboril
  sv marulk
!sole | fish | fish |  | 120~
  en sole fillet ; plaice, lemon sole, flounder, dover sole, fillet of sole, fillets of sole
  de Seezunge ; Scholle/Schollen
  fr !sole ; limande, filet de sole/filets de sole, sole meunière, carrelet, !soles
  it sogliola ; platessa, sogliole
  es lenguado ; gallo, lenguados
  nl zeetong, !tong ; schol, scholfilet, tongschar
  pt linguado/linguados ; solha, solhas
  sv sjötunga, tunga fisk ; rödspätta, rödspättafilé, skrubba
tilapia | fish | fish |  | 87~
  en ; catfish, pangasius, perch, zander, pike perch, carp, pike
  de Tilapia ; Pangasius, Wels, Zander, Barsch, Karpfen, Hecht
  fr tilapia ; panga, sandre, perche, carpe, brochet
  it tilapia ; pangasio, persico, carpa, luccio, lucioperca
  es tilapia ; panga, perca, carpa, lucio
  nl tilapia ; pangasius, snoekbaars, meerval, karper
  pt tilápia ; panga, peixe-gato, carpa
  sv tilapia ; pangasius, gös, abborre, gädda, karp
snapper | fish | fish |  | 218~
  en red snapper ; grouper, mahi mahi, barramundi
  de Snapper, Red Snapper ; Zackenbarsch, Goldmakrele
  fr vivaneau ; mérou, barramundi
  it dentice ; cernia, lampuga
  es pargo, huachinango ; mero, dorado mahi mahi
  nl snapper, red snapper ; tandbaars
  pt pargo, ?vermelho ; garoupa, cherne
  sv snapper, red snapper
sea bream | fish | fish |  | 400~
  en bream, gilthead bream, dorade
  de Dorade, Goldbrasse, Doraden
  fr dorade, daurade/daurades
  it orata/orate
  es ?dorada/doradas, de dorada, dorada a la, dorada al, doradas al, dorada entera, doradas enteras, filete de dorada, lomo de dorada, lomos de dorada ; besugo
  nl dorade/dorades, zeebrasem
  pt dourada/douradas ; pargo legítimo, besugo
  sv guldsparid, dorade
sea bass | fish | fish |  | 129
  en bass, branzino, seabass
  de Wolfsbarsch
  fr !bar, loup de mer, ?loup ; filet de bar/filets de bar, bar entier, !bars
  it branzino/branzini, spigola/spigole
  es lubina/lubinas
  nl zeebaars, zeebaarsfilet
  pt robalo/robalos
  sv havsaborre, havsabborre
  key usda 15091, agribalyse 26072
tuna | fish | fish |  | 150~
  en tuna steak, fresh tuna, ahi tuna
  de Thunfisch, frischer Thunfisch, Thunfischsteak
  fr thon, thon frais, thon rouge, steak de thon
  it tonno, tonno fresco, trancio di tonno
  es atún, atún fresco ; bonito
  nl tonijn
  pt atum
  sv tonfisk
  key usda 15127, agribalyse 26053
swordfish | fish | fish |  | 136~
  en swordfish steak
  de Schwertfisch, Schwertfischsteak
  fr espadon
  it pesce spada
  es pez espada, emperador
  nl zwaardvis
  pt espadarte, peixe-espada
  sv svärdfisk
trout | fish | fish |  | 79
  en trout fillet, rainbow trout ; smoked trout
  de Forelle/Forellen, Forellenfilet
  fr truite/truites ; truite fumée
  it trota/trote, filetti di trota
  es trucha/truchas
  nl forel/forellen, forelfilet ; gerookte forel, zalmforel
  pt truta/trutas ; truta fumada
  sv forell/foreller, regnbåge, öring ; rökt forell
  key usda 15240, agribalyse 27009
arctic char/arctic char | fish | fish
  en char fillet, arctic char fillet
  de Saibling/Saiblinge, Saiblingsfilet
  fr omble chevalier, omble de fontaine
  it salmerino/salmerini
  es trucha ártica, salvelino
  nl beekridder, trekzalm
  pt salvelino, truta ártica
  sv röding, rödingfilé, rödingfiléer
mackerel | fish | fish |  | 112
  en mackerel fillet ; smoked mackerel, horse mackerel
  de Makrele/Makrelen ; Stöcker, Holzmakrele
  fr maquereau/maquereaux ; chinchard/chinchards
  it sgombro/sgombri ; sugarello/sugarelli, !suro, palamita
  es caballa/caballas ; jurel/jureles, chicharro/chicharros, melva, palometa
  nl makreel/makrelen, makreelfilet ; gerookte makreel, gestoomde makreel, horsmakreel/horsmakrelen
  pt cavala/cavalas, sarda/sardas ; cavala fumada, carapau/carapaus, chicharro/chicharros
  sv makrill/makrillar ; rökt makrill, taggmakrill
  key usda 15046, agribalyse 26051
herring | fish | fish |  | 150~
  en herring fillet ; pickled herring, kipper, matjes, sprat, bloater, rollmop/rollmops, buckling, brisling
  de Hering, Heringsfilets ; Matjes, Heringe, Rollmops/Rollmöpse, Bückling/Bücklinge, Brathering/Bratheringe, Bismarckhering/Bismarckheringe
  fr hareng/harengs ; rollmops, hareng saur/harengs saurs, sprat/sprats
  it aringa/aringhe
  es arenque/arenques
  nl haring/haringen, haringfilet ; sprot, zure haring, maatjesharing, maatjes, maatje, bokking/bokkingen, rolmops/rolmopsen, panharing
  pt arenque/arenques ; arenque fumado
  sv sill/sillar, strömming, strömmingsfilé, sillfilé ; matjessill, inlagd sill, ansjovis svensk, skarpsill, sillfiléer, strömmingsfiléer, surströmming/surströmmingar, böckling, sotare
fresh sardines | fish | fish |  | 60~
  en fresh sardine
  de frische Sardinen, frische Sardine
  fr sardines fraîches, sardine fraîche
  it sarde fresche, sardine fresche
  es sardinas frescas, sardina fresca
  nl verse sardines, sardine vers, sardientjes
  pt sardinhas frescas, sardinha fresca
  sv färska sardiner
eel | fish | fish
  en ; smoked eel, elver/elvers, lamprey/lampreys
  de Aal/Aale ; Räucheraal, Neunauge/Neunaugen
  fr anguille/anguilles ; anguille fumée, lamproie/lamproies
  it anguilla/anguille ; capitone, lampreda/lamprede
  es anguila/anguilas ; anguila ahumada, lamprea/lampreas
  nl paling, aal ; gerookte paling
  pt enguia/enguias ; lampreia/lampreias
  sv !ål ; rökt ål
`;
