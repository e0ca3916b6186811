/** Recipes written for the bench: many cooks' ways of writing, in the languages of which the corpora have little. */
export interface WrittenRecipe {
  language: string;
  title: string;
  yields: string;
  /** One a line. */
  lines: string;
  /** One a line. */
  steps: string;
}

export const writtenRecipes: readonly WrittenRecipe[] = [
  {
    language: 'de',
    title: 'Kartoffelsuppe mit Majoran',
    yields: 'Für 4 Personen',
    lines: `1 kg mehligkochende Kartoffeln
2 Möhren
1 Stange Lauch
1 Zwiebel
2 EL Butter
1,2 l Gemüsebrühe
1 TL getrockneter Majoran
100 g Crème fraîche
Salz, Pfeffer
1 Prise Muskat`,
    steps: `Die Kartoffeln und die Möhren schälen und in Würfel schneiden.
Lauch putzen und in Ringe, die Zwiebel in feine Würfel schneiden.
Butter in einem großen Topf zerlassen und Zwiebel und Lauch darin glasig dünsten.
Kartoffeln, Möhren und Brühe dazugeben, aufkochen und bei kleiner Hitze 25 Minuten garen.
Die Hälfte der Suppe pürieren, mit Majoran, Salz, Pfeffer und Muskat abschmecken.
Mit je einem Löffel Crème fraîche servieren.`,
  },
  {
    language: 'de',
    title: 'Apfelkuchen vom Blech',
    yields: 'Für 1 Blech (20 Stücke)',
    lines: `250 g weiche Butter
200 g Zucker
1 Pck. Vanillezucker
4 Eier (Gr. M)
350 g Mehl
½ Päckchen Backpulver
5 EL Milch
1,5 kg säuerliche Äpfel
2 EL Zitronensaft
Puderzucker zum Bestäuben`,
    steps: `Backofen auf 180 °C Ober-/Unterhitze vorheizen, ein Blech mit Backpapier belegen.
Butter, Zucker und Vanillezucker schaumig schlagen, dann die Eier nacheinander unterrühren.
Mehl mit Backpulver mischen und abwechselnd mit der Milch unter den Teig heben.
Äpfel schälen, vierteln, entkernen und in Spalten schneiden; mit Zitronensaft beträufeln.
Den Teig auf dem Blech verstreichen, dicht mit den Äpfeln belegen und ca. 35 Min. backen.
Abkühlen lassen und vor dem Servieren mit Puderzucker bestäuben.`,
  },
  {
    language: 'de',
    title: 'Spätzle mit Linsen',
    yields: '4 Portionen',
    lines: `400 g Mehl
4 Eier
200 ml Wasser
1 gestr. TL Salz
250 g Tellerlinsen
1 Bund Suppengrün
2 EL Öl
3–4 EL Essig
4 Paar Saitenwürstchen
Schnittlauch`,
    steps: `Aus Mehl, Eiern, Wasser und Salz einen zähen Teig schlagen, bis er Blasen wirft. 20 Minuten ruhen lassen.
Suppengrün klein würfeln und im Öl anschwitzen, die Linsen zugeben, mit 750 ml Wasser auffüllen.
Linsen zugedeckt etwa 40 Minuten weich kochen, mit Essig und Salz würzen.
Den Teig portionsweise durch eine Presse in kochendes Salzwasser drücken; was oben schwimmt, herausheben.
Würstchen in heißem Wasser erwärmen und mit Linsen, Spätzle und Schnittlauch anrichten.`,
  },
  {
    language: 'de',
    title: 'Omas Rotkohl',
    yields: '6 Portionen',
    lines: `1 Kopf Rotkohl (ca. 1,2 kg)
2 Äpfel
1 große Zwiebel
60 g Schmalz
3 Nelken
2 Lorbeerblätter
5 Wacholderbeeren
150 ml Rotwein
3 EL Rotweinessig
2 EL Johannisbeergelee
Zucker und Salz nach Geschmack`,
    steps: `Rotkohl vierteln, den Strunk herausschneiden und den Kohl fein hobeln.
Zwiebel in Streifen schneiden und im heißen Schmalz andünsten.
Kohl, gewürfelte Äpfel und die Gewürze dazu, kurz mitdünsten.
Mit Rotwein und Essig ablöschen. Deckel auflegen und 1 Stunde schmoren, ab und zu umrühren.
Gelee einrühren, mit Zucker und Salz abschmecken, Lorbeer und Nelken entfernen.`,
  },
  {
    language: 'de',
    title: 'Gurkensalat',
    yields: 'Für 2',
    lines: `1 Salatgurke
½ Bund Dill
3 EL saure Sahne
1 EL Weißweinessig
1 TL Zucker
Salz
Pfeffer`,
    steps: `Gurke schälen und in dünne Scheiben hobeln. Salzen und 10 Min. ziehen lassen, dann ausdrücken.
Dill hacken. Mit saurer Sahne, Essig, Zucker und Pfeffer verrühren.
Alles mischen und gleich servieren.`,
  },
  {
    language: 'de',
    title: 'Schneller Hefezopf',
    yields: '1 Zopf',
    lines: `500 g Mehl Type 550
1 Würfel frische Hefe
250 ml lauwarme Milch
80 g Zucker
80 g Butter
1 Ei
1 Prise Salz
1 Eigelb zum Bestreichen
Hagelzucker`,
    steps: `Hefe in der Milch auflösen.
Mehl, Zucker, Salz, weiche Butter und Ei zufügen und 10 Minuten zu einem glatten Teig kneten.
Zugedeckt an einem warmen Ort 1 Stunde gehen lassen.
Teig dritteln, zu Strängen rollen und einen Zopf flechten. Weitere 20 Minuten gehen lassen.
Mit Eigelb bestreichen, mit Hagelzucker bestreuen und bei 180 °C (Umluft 160 °C) 30 Minuten backen.`,
  },
  {
    language: 'fr',
    title: 'Gratin dauphinois',
    yields: 'Pour 6 personnes',
    lines: `1,5 kg de pommes de terre à chair ferme
50 cl de crème liquide entière
25 cl de lait
2 gousses d'ail
30 g de beurre
1 pincée de noix de muscade
sel et poivre`,
    steps: `Préchauffez le four à 160 °C (th. 5-6).
Épluchez les pommes de terre, lavez-les et coupez-les en fines rondelles sans les rincer.
Frottez un plat à gratin avec l'ail, puis beurrez-le.
Faites chauffer le lait et la crème avec la muscade, le sel et le poivre.
Disposez les pommes de terre en couches, versez le mélange chaud par-dessus.
Enfournez pour 1 h 15, jusqu'à ce que le dessus soit bien doré.`,
  },
  {
    language: 'fr',
    title: 'Clafoutis aux cerises',
    yields: '8 parts',
    lines: `600 g de cerises
4 œufs
100 g de farine
125 g de sucre
1 sachet de sucre vanillé
30 cl de lait
1 c. à soupe de kirsch (facultatif)
20 g de beurre pour le moule
1 pincée de sel`,
    steps: `Beurrer un moule et y répartir les cerises lavées et équeutées.
Mélanger la farine, le sucre, le sucre vanillé et le sel dans un saladier.
Ajouter les œufs un à un, puis délayer avec le lait et le kirsch.
Verser la pâte sur les cerises.
Cuire 40 minutes à 180 °C. Servir tiède, saupoudré de sucre.`,
  },
  {
    language: 'fr',
    title: 'Bœuf bourguignon',
    yields: '6 personnes',
    lines: `1,2 kg de bœuf à braiser (paleron, macreuse)
200 g de lardons fumés
3 carottes
2 oignons
250 g de champignons de Paris
1 bouteille de vin rouge (75 cl)
2 c. à s. de farine
1 bouquet garni
2 cuillères à soupe d'huile
Sel, poivre du moulin`,
    steps: `Couper la viande en gros cubes. Émincer les oignons, trancher les carottes.
Dans une cocotte, faire revenir les lardons dans l'huile, les réserver, puis dorer la viande.
Ajouter oignons et carottes, saupoudrer de farine et remuer 2 minutes.
Mouiller avec le vin, ajouter le bouquet garni, saler, poivrer et laisser mijoter 3 heures à couvert.
Une demi-heure avant la fin, ajouter les champignons et les lardons.
Servir avec des pommes vapeur ou des tagliatelles.`,
  },
  {
    language: 'fr',
    title: 'Salade de lentilles tiède',
    yields: 'Pour 4 personnes',
    lines: `250 g de lentilles vertes
1 échalote
1 carotte
100 g de feta
Quelques brins de persil
3 cuil. à soupe d'huile d'olive
1 cuil. à soupe de vinaigre de xérès
1 cuil. à café de moutarde`,
    steps: `Rincez les lentilles et faites-les cuire 20 min dans l'eau frémissante avec la carotte en dés.
Préparez la vinaigrette avec la moutarde, le vinaigre, l'huile et l'échalote ciselée.
Égouttez les lentilles et arrosez-les de vinaigrette pendant qu'elles sont chaudes.
Émiettez la feta, parsemez de persil et servez tiède.`,
  },
  {
    language: 'fr',
    title: 'Crêpes de froment',
    yields: '15 crêpes',
    lines: `250 g de farine
4 œufs
1/2 l de lait
50 g de beurre fondu
1 c. à soupe de sucre
1 pincée de sel`,
    steps: `Dans un saladier, mettez la farine, le sucre et le sel, puis creusez un puits.
Cassez-y les œufs et mélangez au fouet en versant le lait petit à petit.
Ajoutez le beurre fondu et laissez reposer la pâte 1 heure.
Faites cuire les crêpes dans une poêle bien chaude, 1 minute de chaque côté.`,
  },
  {
    language: 'fr',
    title: 'Velouté de potiron',
    yields: '4 personnes',
    lines: `1 kg de potiron
1 gros oignon
1 pomme de terre
75 cl de bouillon de volaille
10 cl de crème fraîche
20 g de beurre
Muscade, sel, poivre`,
    steps: `Pelez le potiron et la pomme de terre, coupez-les en morceaux.
Faites suer l'oignon émincé dans le beurre sans le laisser colorer.
Ajoutez les légumes et le bouillon, couvrez et laissez cuire 25 minutes.
Mixez finement, incorporez la crème, salez, poivrez et ajoutez un peu de muscade.`,
  },
  {
    language: 'it',
    title: 'Risotto ai funghi porcini',
    yields: 'Per 4 persone',
    lines: `320 g di riso Carnaroli
30 g di funghi porcini secchi
300 g di funghi champignon
1 scalogno
1 litro di brodo vegetale
½ bicchiere di vino bianco
60 g di burro
80 g di parmigiano grattugiato
prezzemolo q.b.
sale e pepe q.b.`,
    steps: `Mettete i porcini in ammollo in acqua tiepida per 20 minuti, poi strizzateli e tritateli.
Fate appassire lo scalogno tritato in metà del burro, unite i funghi e cuocete per 10 minuti.
Aggiungete il riso, tostatelo e sfumate con il vino.
Portate a cottura versando il brodo caldo un mestolo alla volta.
Spegnete, mantecate con il burro rimasto e il parmigiano, aggiustate di sale e pepe.
Cospargete di prezzemolo e servite subito.`,
  },
  {
    language: 'it',
    title: 'Torta di mele della nonna',
    yields: '8 porzioni',
    lines: `4 mele
200 g di farina 00
150 g di zucchero
3 uova
100 ml di latte
80 g di burro fuso
1 bustina di lievito per dolci
la scorza di 1 limone
zucchero a velo`,
    steps: `Sbuccia le mele e tagliale a fettine sottili.
Sbatti le uova con lo zucchero finché sono chiare e spumose.
Aggiungi il burro, il latte e la scorza di limone, poi la farina setacciata con il lievito.
Versa l'impasto in una tortiera imburrata e disponi le mele a raggiera.
Inforna a 180 gradi per 45 minuti. Fai la prova dello stecchino.
Lascia raffreddare e spolvera con zucchero a velo.`,
  },
  {
    language: 'it',
    title: 'Pasta e ceci',
    yields: '4 persone',
    lines: `250 g di ditalini
400 g di ceci lessati
200 g di passata di pomodoro
1 spicchio d'aglio
1 rametto di rosmarino
4 cucchiai di olio extravergine d'oliva
peperoncino
sale`,
    steps: `Soffriggere l'aglio e il rosmarino nell'olio con un pezzetto di peperoncino.
Unire la passata e cuocere 5 minuti, quindi aggiungere i ceci con mezzo litro d'acqua.
Frullare un terzo dei ceci e rimetterli nella pentola.
Portare a bollore, salare e cuocere la pasta direttamente nella zuppa, mescolando spesso.
Lasciare riposare qualche minuto e servire con un filo d'olio a crudo.`,
  },
  {
    language: 'it',
    title: 'Tiramisù classico',
    yields: 'Dosi per 8 persone',
    lines: `500 g di mascarpone
6 uova
120 g di zucchero
300 g di savoiardi
4 tazzine di caffè
2 cucchiai di marsala
cacao amaro in polvere`,
    steps: `Preparare il caffè, zuccherarlo leggermente, unire il marsala e farlo raffreddare.
Separare i tuorli dagli albumi. Montare i tuorli con lo zucchero fino a ottenere un composto chiaro.
Incorporare il mascarpone poco alla volta.
Montare gli albumi a neve ferma e unirli alla crema con movimenti dal basso verso l'alto.
Bagnare i savoiardi nel caffè, alternare strati di biscotti e crema, finire con la crema.
Tenere in frigorifero per almeno 4 ore e spolverare di cacao prima di servire.`,
  },
  {
    language: 'it',
    title: 'Melanzane alla parmigiana',
    yields: 'Ingredienti per 6 persone',
    lines: `1,5 kg di melanzane
700 ml di passata di pomodoro
500 g di mozzarella
150 g di parmigiano
1 cipolla
qualche foglia di basilico
olio di semi per friggere
olio extravergine d'oliva, sale`,
    steps: `Affettare le melanzane, cospargerle di sale grosso e lasciarle spurgare per un'ora.
Preparare il sugo con la cipolla tritata, un po' d'olio, la passata e il basilico.
Sciacquare e asciugare le melanzane, poi friggerle in abbondante olio di semi.
In una pirofila alternare sugo, melanzane, mozzarella a fette e parmigiano.
Cuocere in forno a 200° per 30-40 minuti e lasciare intiepidire.`,
  },
  {
    language: 'es',
    title: 'Tortilla de patatas',
    yields: '4 personas',
    lines: `6 huevos
700 g de patatas
1 cebolla
300 ml de aceite de oliva
Sal al gusto`,
    steps: `Pela las patatas y córtalas en láminas finas. Pica la cebolla.
Calienta el aceite y fríe las patatas con la cebolla a fuego medio durante 20 minutos.
Bate los huevos con un poco de sal.
Escurre las patatas, mézclalas con el huevo y deja reposar 10 minutos.
Cuaja la tortilla en una sartén con un poco de aceite, 3 minutos por cada lado.`,
  },
  {
    language: 'es',
    title: 'Gazpacho andaluz',
    yields: 'Para 6 raciones',
    lines: `1 kg de tomates maduros
1 pepino
1 pimiento verde
1 diente de ajo
50 ml de aceite de oliva virgen extra
2 cucharadas de vinagre de Jerez
100 g de pan del día anterior
250 ml de agua fría
Sal`,
    steps: `Ponemos el pan en remojo con el agua.
Lavamos y troceamos los tomates, el pepino y el pimiento, y pelamos el ajo.
Trituramos las verduras con el pan escurrido, el vinagre y la sal.
Añadimos el aceite en hilo sin dejar de batir para que emulsione.
Colamos y dejamos enfriar en la nevera al menos 2 horas antes de servir.`,
  },
  {
    language: 'es',
    title: 'Lentejas con chorizo',
    yields: '6 raciones',
    lines: `500 g de lentejas pardinas
2 chorizos
1 morcilla
2 zanahorias
1 cebolla
1 patata grande
2 dientes de ajo
1 hoja de laurel
1 cucharadita de pimentón dulce
3 cucharadas de aceite de oliva
sal`,
    steps: `Lavar las lentejas y escurrirlas.
Picar la cebolla y el ajo y sofreírlos en el aceite hasta que estén blandos.
Añadir el pimentón, remover y agregar enseguida las lentejas, el laurel y las zanahorias en rodajas.
Cubrir con agua fría, añadir el chorizo y cocer a fuego lento 30 minutos.
Incorporar la patata troceada y la morcilla y cocer 20 minutos más.
Rectificar de sal y dejar reposar antes de servir.`,
  },
  {
    language: 'es',
    title: 'Arroz con leche',
    yields: '6 personas',
    lines: `150 g de arroz redondo
1,5 litros de leche entera
120 g de azúcar
1 rama de canela
La piel de un limón
Canela molida para decorar`,
    steps: `Calienta la leche con la rama de canela y la piel de limón.
Cuando empiece a hervir, añade el arroz y baja el fuego.
Cuece unos 45 minutos removiendo a menudo para que no se pegue.
Agrega el azúcar en los últimos 10 minutos.
Retira la canela y el limón, reparte en cuencos y espolvorea con canela molida.`,
  },
  {
    language: 'es',
    title: 'Albóndigas en salsa',
    yields: '4 raciones',
    lines: `500 g de carne picada mixta
1 huevo
2 rebanadas de pan
50 ml de leche
2 dientes de ajo
1 cebolla grande
2 zanahorias
1 vaso de vino blanco
400 ml de caldo de carne
Harina para rebozar
Perejil, sal y pimienta`,
    steps: `Remoja el pan en la leche. Mezcla la carne con el pan, el huevo, un ajo picado y perejil; salpimienta.
Forma bolas, pásalas por harina y fríelas en aceite caliente. Reserva.
En la misma sartén sofríe la cebolla, la zanahoria y el otro ajo.
Vierte el vino, deja evaporar el alcohol y añade el caldo. Cuece 15 minutos y tritura.
Introduce las albóndigas en la salsa y cocina 15 minutos a fuego suave.`,
  },
  {
    language: 'nl',
    title: 'Erwtensoep',
    yields: '6 personen',
    lines: `500 g spliterwten
2 liter water
400 g schouderkarbonade
1 rookworst
1 knolselderij
2 preien
3 wortels
1 ui
2 laurierblaadjes
peper en zout`,
    steps: `Spoel de erwten en breng ze met het water, het vlees en de laurier aan de kook.
Schuim af en laat een uur zachtjes koken.
Snijd de groenten klein en voeg ze toe. Kook nog 45 minuten.
Haal het vlees uit de pan, snijd het in stukjes en doe het terug.
Warm de rookworst mee en breng op smaak met peper en zout.`,
  },
  {
    language: 'sv',
    title: 'Kanelbullar',
    yields: '40 bullar',
    lines: `50 g jäst
150 g smör
5 dl mjölk
1 dl socker
1/2 tsk salt
2 tsk stött kardemumma
ca 14 dl vetemjöl
100 g rumsvarmt smör till fyllningen
1 dl strösocker
2 msk kanel
1 ägg
pärlsocker`,
    steps: `Smält smöret, tillsätt mjölken och värm till 37 grader. Rör ut jästen i vätskan.
Tillsätt socker, salt, kardemumma och det mesta av mjölet. Arbeta degen smidig och låt jäsa 45 minuter.
Kavla ut degen, bred på smör och strö över socker och kanel. Rulla ihop och skär i bitar.
Lägg i formar och låt jäsa 30 minuter under duk.
Pensla med ägg, strö på pärlsocker och grädda mitt i ugnen i 225 grader, 8-10 minuter.`,
  },
  {
    language: 'pt',
    title: 'Bolo de cenoura',
    yields: '12 fatias',
    lines: `3 cenouras médias
4 ovos
1 chávena de óleo
2 chávenas de açúcar
2 e 1/2 chávenas de farinha de trigo
1 colher de sopa de fermento em pó
1 pitada de sal`,
    steps: `Bata no liquidificador as cenouras, os ovos e o óleo.
Junte o açúcar e bata mais um pouco.
Passe para uma tigela e misture a farinha, o sal e, por último, o fermento.
Leve ao forno pré-aquecido a 180 °C, numa forma untada, durante 40 minutos.
Deixe arrefecer antes de desenformar.`,
  },
  {
    language: 'en',
    title: 'Nan’s lamb hotpot',
    yields: 'Serves four to five',
    lines: `900g lamb neck fillet, in chunks
25g dripping
3 onions, sliced
1 heaped tbsp plain flour
600ml hot lamb stock
a good splash of Worcestershire sauce
2 bay leaves
1kg floury potatoes
a knob of butter, melted`,
    steps: `Oven on to 160C/gas 3.
Brown the lamb in the dripping in batches, then take it out and soften the onions in the same pan.
Stir in the flour for a minute. Add the stock and Worcestershire sauce, and tuck in the bay leaves.
Bring to a simmer, put the meat back, season, and take off the heat.
Peel and slice the potatoes thinly, arrange on top in overlapping rings and brush with butter.
Cover and bake for an hour and a half, then uncover for 30 minutes more till golden.`,
  },
  {
    language: 'en',
    title: 'Peanut noodles for one',
    yields: 'Serves 1',
    lines: `100 g dried egg noodles
2 tbsp smooth peanut butter
1 tbsp soy sauce
1 tsp rice vinegar
1 tsp sriracha
½ cucumber, cut into matchsticks
2 spring onions
sesame seeds, to finish`,
    steps: `Cook the noodles according to the packet, keep a cup of the water.
Whisk peanut butter, soy, vinegar and sriracha with 3 tablespoons of the water.
Toss the noodles in the sauce.
Top with cucumber, spring onions and sesame seeds.`,
  },
];
