/** Techniques of doughs, tins and sweets, written as `read-techniques.ts` says. */
export const dough = `
rise | Rising
  : Yeast fills the dough with gas, and time gives it taste.
  en let .. rise, leave .. rise, to rise, rising, proof, proofing, prove, proving
  de gehen lassen, aufgehen lassen, ^gehen .. lassen, ruhen und gehen
  fr laisser lever, laisser pousser
  it lasciate lievitare, fate lievitare, lievit-are
  es dejar levar, dejar fermentar, levar
  nl rijzen, laten rijzen, laat .. rijzen
  pt deixar crescer, leved-ar
  sv jasa, lat .. jasa, jas
knock-back | Knocking back
  : The risen dough is pressed flat, which spreads yeast and sugar anew.
  en knock back, knock .. back, punch down, punch .. down
  de zusammenschlagen, zusammenstossen, nochmals durchkneten
  fr degaz-er, rabatt-re la pate
  it sgonfi-are
  es desgasific-ar, desgasar
  nl platduwen, doorslaan
  pt retire o ar
  sv sla ner degen
shape | Shaping
  : Dough is turned into loaves, rolls or braids with a tight skin.
  en ^shape, shaping, shape into, form into balls, roll into balls
  de formen, ^forme, zu kugeln rollen
  fr faconn-er, form-er des boules, formez des boules
  it form-are .. palline, formate delle palline
  es form-ar bolas, forma bolas, formar bolitas, form-ar .. bolitas
  nl vormen, ^vorm
  pt model-ar, forme bolinhas
  sv forma, ^forma, baka ut
roll-out | Rolling out
  : A pin brings dough to one thickness, so that it bakes evenly.
  en roll out, roll .. out, rolling out, roll the dough, roll the pastry
  de ausrollen, ^rolle .. aus, auswellen
  fr etal-er .. rouleau, abaiss-er, etal-er la pate, etaler .. rouleau
  it stend-ere .. mattarello, stend-ere la pasta, tirare la sfoglia, stend-ere l impasto
  es estir-ar .. rodillo, estir-ar la masa, extend-er .. rodillo
  nl uitrollen, rol .. uit
  pt abr-ir .. rolo, estic-ar .. rolo, abra a massa
  sv kavla, ^kavla, kavla ut
laminate | Laminating
  : Butter is folded into dough again and again; its water lifts the layers apart.
  en laminate, laminating, letter fold, book fold, give .. turn
  de tourieren, einfache tour, doppelte tour
  fr tour simple, tour double, donn-er un tour
  it pieghe a tre, giri di sfoglia
  es vuelta simple, vuelta doble, lamin-ar .. mantequilla
  nl toeren, toer geven
  pt dobra simples
  sv kavla in smoret
line-tin | Lining a tin
  : Paper, fat or flour keeps a bake from sticking.
  en line .. tin, line .. tray, line .. sheet, line .. pan, grease .. tin, grease .. pan, grease .. dish, butter .. tin
  de form .. einfetten, einfetten, form .. fetten, backpapier auslegen, backpapier belegen, mit backpapier .. auslegen, form .. ausfetten
  fr beurr-er .. moule, beurr-er .. plat, chemis-er, foncer un moule, beurrer .. moule
  it imburr-are .. teglia, imburr-are .. stampo, foder-are .. teglia, rivest-ire .. carta forno
  es engras-ar .. molde, forrar .. molde, forra .. molde, engrasar .. bandeja
  nl invetten, vet .. in, bekleden .. bakpapier, bekleed .. bakpapier
  pt unt-ar .. forma, forr-ar .. forma
  sv smorj .. form, smorj .. platen, kla .. bakplatspapper
dock | Docking
  : Small holes let steam out, and pastry stays flat.
  en dock, docking, prick
  de einstechen, ^steche .. ein, mehrmals .. einstechen, stupfen
  fr piqu-er .. fourchette, piquez le fond
  it bucherell-are, punzecchi-are
  es pinch-ar .. tenedor
  nl inprikken, prik .. in, prik gaatjes
  pt pic-ar .. garfo, fur-ar .. garfo
  sv nagga, ^nagga
egg-wash | Egg wash
  : Beaten egg under high heat gives pastry its shine and colour.
  en egg wash, brush .. beaten egg, brush .. egg, brush .. yolk
  de mit eigelb .. bestreichen, mit ei bestreichen, eigelb bestreichen
  fr dor-er .. oeuf, badigeonn-er .. jaune, dor-er .. jaune
  it spennell-are .. uovo, spennell-are .. tuorlo
  es pint-ar .. huevo, pincel-ar .. huevo
  nl bestrijken .. ei, bestrijk .. ei
  pt pincel-ar .. gema, pincel-ar .. ovo
  sv pensla .. agg
crimp | Crimping
  : Two layers are pressed together so that no filling escapes.
  en crimp, crimping, seal the edges, press .. edges
  de rander .. festdrucken, rander .. zusammendrucken
  fr soud-er les bords, chiquet-er, pincer les bords
  it sigillate i bordi, sigill-are i bordi, chiudere bene i bordi
  es sellar los bordes, repulg-ar, cerrar los bordes
  nl randen .. dichtdrukken
  pt fechar as bordas, feche as bordas
  sv nyp ihop kanterna
pipe | Piping
  : A bag and nozzle place dough or cream with a steady hand.
  en ^pipe, piping
  de +spritzbeutel, aufspritzen, dressieren
  fr poche a douille, poch-er .. douille
  it sac a poche, tasca da pasticciere
  es manga pastelera
  nl +spuitzak, opspuiten
  pt saco de pasteleiro, saco de confeiteiro
  sv spritsa, ^spritsa
ice-cake | Icing
  : Sugar, butter or cream covers a cake and keeps it moist.
  en ice the cake, icing the cake, frost the cake, frosting the, spread .. icing
  de mit der glasur uberziehen, glasieren .. kuchen, mit zuckerguss
  fr glacer le gateau, recouvrir .. glacage
  it glassate la torta, glass-are la torta
  es glasear .. pastel, cubrir .. glaseado
  nl glazuur .. verdelen
  pt cubra .. cobertura
  sv bred .. glasyr
layer | Layering
  : Parts lie over each other so that each forkful has all of them.
  en ^layer, layering, repeat the layers
  de schichten, ^schichte, einschichten
  fr altern-er les couches, disposer une couche, altern-er
  it altern-are .. strati, formate uno strato, fate uno strato
  es altern-ar .. capas, hacer una capa
  nl laagjes, laag voor laag
  pt altern-ar camadas, camadas .. altern-ar
  sv varva, ^varva
freeze | Freezing
  : Cold turns water to ice; churning or sugar keeps the crystals small.
  en ^freeze, freezing, churn, churning
  de gefrieren, einfrieren, tiefkuhlen, ^friere
  fr congel-er, turbin-er, mettre au congelateur, mettez au congelateur
  it congel-are, mettete in freezer, +congelatore
  es congel-ar, mantec-ar .. helado, +congelador
  nl invriezen, vries .. in, +vriezer
  pt congel-ar, +congelador, +freezer
  sv frysa, ^frys, frys in
set | Setting with gelatine
  : Gelatine or agar binds liquid to a jelly as it cools.
  en leave to set, until set in the fridge, chill until set, refrigerate until set
  de fest werden lassen, kuhl .. fest werden, gelieren lassen
  fr laisser prendre, faire prendre
  it lasciate rassodare, fate rassodare
  es dejar cuajar .. nevera, dejar cuajar, gelific-ar
  nl laten opstijven, laat .. opstijven
  pt deixar gelificar, deixar firmar
  sv stelna, lat stelna
`;
