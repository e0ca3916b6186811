/** Techniques of mixing, written as `read-techniques.ts` says. */
export const mixing = `
whisk | Whisking
  : Wires mix liquids quickly and beat in some air.
  en whisk, whisking
  de verquirlen, ^verquirle, mit dem schneebesen, aufschlagen
  fr fouett-er, battre au fouet, ^batt-re
  it sbatt-ere, mescol-are con una frusta
  es bat-ir, bate, bata
  nl kloppen, ^klop, loskloppen
  pt bat-er
  sv vispa, ^vispa, vispas
whip | Whipping
  : Air is beaten into cream or whites until they hold a shape.
  en whip, whipping, beat .. stiff peaks, whisk .. stiff peaks, whisk .. soft peaks, beat .. soft peaks
  de steif schlagen, schlagen .. steif, sahne schlagen, zu schnee schlagen
  fr monter .. neige, montez .. neige, monter .. chantilly, montez .. chantilly, fouett-er .. chantilly
  it mont-are
  es mont-ar, bat-ir .. nieve, bate .. nieve, bat-ir .. punto de nieve, batir .. nieve
  nl stijfkloppen, stijf kloppen, klop .. stijf, opkloppen, stijfslaan
  pt bat-er .. neve, bata .. neve, bat-er .. chantilly
  sv vispa .. hart skum, vispa .. skum, vispa gradden, vispa gradde
fold | Folding in
  : A spatula lifts and turns a heavy mass through a light one, and keeps its air.
  en fold, folding
  de unterheben, unterziehen, unter .. heben, ^hebe .. unter, ^ziehe .. unter
  fr incorpor-er delicatement, incorpor-er .. spatule, incorpor-er .. maryse, incorpor-er .. blancs
  it incorpor-are .. dal basso, incorpor-are delicatamente, incorpor-are .. albumi
  es incorpor-ar .. movimientos envolventes, incorpor-ar con cuidado, movimientos envolventes
  nl spatelen, ^spatel, doorheen spatelen
  pt incorpor-ar delicadamente, envolv-er
  sv vand ner, vanda ner, ^vand
cream | Creaming
  : Fat and sugar are beaten until pale; the crystals cut in the air that lifts the cake.
  en cream, creaming
  de schaumig ruhren, schaumig schlagen, schaumig .. ruhren, ruhren .. schaumig
  fr travailler en creme, travailler .. pommade, travaillez .. pommade, blanch-ir .. sucre, faire blanchir .. sucre
  it lavor-are .. burro .. zucchero, mont-are .. burro
  es blanque-ar .. azucar, bat-ir .. mantequilla .. azucar, cremar
  nl romig kloppen, romig roeren, klop .. romig
  pt bat-er .. manteiga .. acucar
  sv ror .. poros, vispa .. posigt, vispa .. poros
rub-in | Rubbing in
  : Fingertips break cold fat into flour; the flakes make pastry short.
  en rub in, rub .. into the flour, rubbing in, rub the butter
  de verreiben, zu streuseln, krumelig .. reiben
  fr sabl-er, sabler la pate
  it sabbi-are
  es aren-ar
  nl tot kruimels, fijnwrijven
  pt farofa com as pontas
  sv nyp ihop, nyp .. smor, finfordela .. smor
knead | Kneading
  : Working a dough lines its gluten up, until it stretches without tearing.
  en knead, kneading
  de kneten, ^knete, verkneten, durchkneten, ^knetet
  fr petr-ir, petrissez
  it impast-are, lavorate l impasto
  es amas-ar
  nl kneden, ^kneed
  pt sov-ar, amass-ar
  sv knada, ^knada
emulsify | Emulsifying
  : Fat is beaten into liquid drop by drop until neither can part from the other.
  en emulsify, emulsifying, mount .. butter, in a thin stream
  de emulgieren, aufmontieren, montieren
  fr emulsionn-er, monter au beurre, montez au beurre
  it emulsion-are
  es emulsion-ar, emulsionar, ligar .. aceite
  nl emulgeren, monteren
  pt emulsion-ar
  sv montera .. smor
mantecare | Mantecare
  : Butter and cheese are beaten into rice or pasta off the heat, until its starch binds all to a cream.
  en mantecare, mantecate
  it mantec-are
blend | Blending
  : Blades turn cooked or raw food into a smooth mass.
  en blend, blending, blitz, liquidise, process until
  de mixen, ^mixe, aufmixen
  fr mix-er
  it frull-are
  es tritur-ar, licu-ar
  nl mixen, ^mix, blenden
  pt tritur-ar, liquidific-ar
  sv mixa, ^mixa
puree | Puréeing
  : Soft food is worked until no piece is left.
  en puree the, ^puree, pureeing
  de purieren, ^puriere
  fr reduire en puree, reduisez en puree
  it ridurre in purea, passare .. passaverdure, riducete in purea
  es hacer pure, hacer un pure
  nl pureren, ^pureer
  pt fazer um pure, reduza a pure
  sv purea
mash | Mashing
  : Soft roots are pressed while hot; stirring hard makes them gluey.
  en ^mash, mashing
  de stampfen, zerstampfen, ^stampfe
  fr ecraser a la fourchette, ecraser .. presse puree
  it schiacci-are .. patate, +schiacciapatate
  es hacer pure .. patatas, pis-ar
  nl stampen, ^stamp, prakken
  pt amass-ar .. batatas, esprem-er .. batatas
  sv mosa, ^mosa
sieve | Sieving
  : A sieve takes out lumps, skins and pips, or loosens flour.
  en sieve, sieving, sift, sifting, strain, straining
  de sieben, ^siebe, passieren, durch ein sieb, absieben
  fr tamis-er, filtr-er, passer au chinois, passez au chinois
  it setacci-are, filtr-are
  es tamiz-ar, col-ar
  nl zeven, ^zeef
  pt peneir-ar, co-ar
  sv sikta, ^sikta, sila, ^sila
toss | Tossing
  : Food is turned over lightly, so that dressing or sauce reaches all of it.
  en toss, tossing
  de durchschwenken, vermengen
  fr remu-er la salade, tourn-er la salade
  it saltare .. sugo, condire mescolando
  es mezclar .. aderezo
  nl omscheppen, schep .. om
  pt envolva .. molho
  sv vand runt
melt | Melting
  : Gentle heat makes butter or chocolate liquid before it can burn.
  en ^melt, melting, melt the
  de schmelzen, ^schmelze, zerlassen
  fr faire fondre, fond-re
  it fate sciogliere, fate fondere, sciogli-ere, sciogliete, fond-ere
  es derret-ir, derrite, derrita, fund-ir
  nl smelten, ^smelt
  pt derret-er, derreta
  sv smalt, ^smalt, smalta
temper-chocolate | Tempering chocolate
  : Cooling and warming by degrees leaves one kind of cocoa butter crystal: glossy, with a snap.
  en temper the chocolate, tempering chocolate, temper chocolate
  de temperieren, schokolade temperieren
  fr temper-er
  it temper-are .. cioccolato, temperate il cioccolato
  es templar .. chocolate, atemperar
  nl tempereren
  pt temper-ar o chocolate
  sv temperera
temper-eggs | Tempering eggs
  : A little hot liquid warms the yolks first, so that they thicken and do not scramble.
  en temper the eggs, temper the yolks, temper the egg
  de eigelbe .. angleichen, angleichen
  fr verser .. lait chaud .. jaunes
  it stemper-are
  es templar .. yemas, temple las yemas
  nl verwarm .. eidooiers
  pt temper-ar as gemas
bloom | Blooming
  : Gelatine swells in cold water, and spices open in hot fat, before they join the rest.
  en bloom, blooming, sprinkle .. gelatine over, soak the gelatine
  de gelatine .. quellen, quellen lassen
  fr faire gonfler la gelatine
  it ammoll-are .. gelatina, gelatina .. ammollo
  es hidratar .. gelatina
  nl gelatine .. weken, week de gelatine
  pt hidrate a gelatina
  sv blotlagg gelatinbladen, blotlagg gelatinet
`;
