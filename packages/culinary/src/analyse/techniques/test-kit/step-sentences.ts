/** Sentences of steps with the techniques that a cook reads in them, in order of their ids; "-" where there is none. */
export const stepSentences = {
  en: `
    Roast the chicken at 200 °C for an hour. | roast
    Add the brown sugar and roast beef leftovers to the bowl. | -
    Brown the beef in batches, then deglaze the pan with the wine. | brown deglaze
    Serve the braised beef with mash and the rest of the gravy. | -
    Cover and simmer gently for 40 minutes, skimming off any foam. | simmer skim
    Reduce the heat to low. | -
    Let the sauce reduce by half. | reduce
    Fold the egg whites into the batter. | fold
    Cream the butter and sugar together until pale. | cream
    Pour the cream over the toast. | -
    Whip the cream to soft peaks and chill until needed. | chill whip
    Let the dough rise in a warm place for 2 hours, then knock it back. | knock-back rise
    Rest the meat for 10 minutes before slicing. | rest slice
    Add the rest of the flour and the baking powder. | -
    Blanch the beans, then plunge them into iced water. | blanch refresh
    Line a baking sheet with baking paper. | line-tin
    Deep-fry the fritters in hot oil until golden. | deep-fry
    Stir-fry the peppers for 3 minutes. | stir-fry
    Do not let it boil. | -
    Toast the spices in a dry pan and grind them. | grind toast
    Sweat the onions in butter, without colouring. | sweat
    Blind bake the pastry case for 15 minutes. | blind-bake
    Dredge the fish in flour and shallow-fry it in butter. | dredge fry
    Melt the chocolate over a pan of simmering water. | melt
    Peel, core and dice the apples; grate the zest of the lemon. | core dice grate peel
    Dice the onion and mince the garlic. | dice mince
    Season with salt and pepper and serve with lemon slices. | -
    Braise in the oven at 150 °C until fork-tender. | braise
    Steam the dumplings for 8 minutes; the steam will be hot. | steam
    Marinate the lamb overnight, then grill over charcoal. | grill marinate
  `,
  de: `
    Mit kochendem Wasser übergießen. | -
    Die Erdbeeren mit der Sahne übergießen. | -
    Den Braten mit Bratensaft übergießen. | baste
    Die Ente immer wieder mit dem Fett übergießen. | baste
    Den Braten alle 20 Minuten begießen. | baste
    Das Fleisch in heißem Öl scharf anbraten. | sear
    Die Zwiebeln glasig dünsten. | sweat
    Den Braten aus dem Ofen nehmen und 10 Minuten ruhen lassen. | rest
    Mit Rotwein ablöschen und die Sauce einkochen lassen. | deglaze reduce
    Den Teig kneten und zugedeckt gehen lassen. | knead rise
    Eiweiß steif schlagen und unter den Teig heben. | fold whip
    Die Kartoffeln schälen und in Würfel schneiden. | dice peel
    Im vorgeheizten Ofen 40 Minuten backen. | bake
    Die Bohnen in Salzwasser blanchieren und in Eiswasser abschrecken. | blanch refresh
    Mit braunem Zucker bestreuen und den gebratenen Speck dazugeben. | -
    Zugedeckt bei schwacher Hitze 2 Stunden schmoren. | braise
    Die Suppe pürieren und durch ein Sieb streichen. | puree sieve
    Schnitzel in Mehl, Ei und Semmelbröseln panieren. | bread
    In reichlich Fett schwimmend ausbacken. | deep-fry
    Die Schokolade über dem Wasserbad schmelzen. | bain-marie melt
    Den Fisch in der Brühe gar ziehen lassen. | poach
    Nicht kochen lassen. | -
    Das Backpulver mit dem Backpapier beiseitelegen. | -
    Das Hähnchen über Nacht marinieren und grillen. | grill marinate
    Den Teig ausrollen und in Streifen schneiden. | roll-out
    Butter und Zucker schaumig rühren. | cream
    Die Nüsse in einer Pfanne ohne Fett rösten. | toast
    Mit Käse bestreuen und überbacken. | gratinate
    Gelatine in kaltem Wasser einweichen. | soak
  `,
  fr: `
    Arrosez la salade d'huile d'olive. | -
    Arrosez le gâteau de sirop. | -
    Arrosez régulièrement le rôti. | baste
    Arrosez le poulet de son jus de cuisson. | baste
    Faites revenir les oignons dans le beurre. | saute
    Laissez mijoter 30 minutes à feu doux. | simmer
    Ajoutez le bœuf braisé et le sucre roux. | -
    Déglacez avec le vin blanc et laissez réduire de moitié. | deglaze reduce
    Montez les blancs en neige. | whip
    Incorporez délicatement les blancs à la spatule. | fold
    Pétrissez la pâte et laissez-la lever 1 heure. | knead rise
    Épluchez les carottes et coupez-les en dés. | dice peel
    Enfournez pour 25 minutes à 180 °C. | bake
    Faire fondre le chocolat au bain-marie. | bain-marie melt
    Blanchir les haricots puis les plonger dans l'eau glacée. | blanch refresh
    Faire saisir la viande de chaque côté. | sear
    Réservez le reste de la crème fouettée. | -
    Servez avec la purée et les tranches grillées. | -
    Faites mariner le poulet toute la nuit. | marinate
    Râpez le fromage et mixez la soupe. | blend grate
    Étalez la pâte au rouleau. | roll-out
    Cuire à la vapeur pendant 10 minutes. | steam
    Laissez reposer la pâte au réfrigérateur. | chill rest
    Flambez au cognac. | flambe
    Faites frire les beignets dans l'huile chaude. | deep-fry
    Baissez le feu et mélangez. | -
    Pochez les œufs dans l'eau frémissante. | poach
    Faites rôtir le gigot au four. | roast
  `,
  it: `
    Irrorate l'insalata con l'olio. | -
    Irrorate l’arrosto con il fondo di cottura. | baste
    Fate rosolare la cipolla nell'olio. | brown
    Sfumate con il vino bianco. | deglaze
    Lasciate sobbollire per un'ora. | simmer
    Montate a neve gli albumi. | whip
    Incorporate gli albumi dal basso verso l'alto. | fold
    Impastate la farina con l'acqua e lasciate lievitare. | knead rise
    Infornate a 180 °C per 30 minuti. | bake
    Aggiungete lo zucchero di canna e il pollo arrosto. | -
    Sbucciate le patate e tagliatele a cubetti. | dice peel
    Fate sciogliere il cioccolato a bagnomaria. | bain-marie melt
    Grattugiate il parmigiano. | grate
    Servite il brasato con il resto della salsa. | -
    Sbollentate gli spinaci e scolateli. | blanch
    Lasciate marinare la carne tutta la notte. | marinate
    Friggete le zucchine in olio bollente. | deep-fry
    Frullate la zuppa fino a renderla liscia. | blend
    Grigliate le melanzane su entrambi i lati. | grill
    Mantecate il risotto con il burro. | mantecare
    Tostate i pinoli in padella. | toast
    Stendete la pasta con il mattarello. | roll-out
    Soffriggete l'aglio a fuoco dolce. | sweat
    Cuocete a vapore il pesce. | steam
    Lasciate riposare l'impasto in frigorifero. | chill rest
    Aggiungete le mandorle tostate e il pane grattugiato. | -
  `,
  es: `
    Sofreír la cebolla a fuego lento. | sweat
    Asar el pollo en el horno durante una hora. | roast
    Dejar reposar la masa en la nevera. | chill rest
    Batir las claras a punto de nieve. | whip
    Hornear a 180 grados durante 30 minutos. | bake
    Añadir el azúcar moreno y el pollo asado. | -
    Pelar las patatas y cortarlas en dados. | dice peel
    Freír las croquetas en abundante aceite caliente. | deep-fry
    Cocer a fuego lento durante dos horas. | simmer
    Derretir el chocolate al baño maría. | bain-marie melt
    Marinar la carne toda la noche. | marinate
    Amasar y dejar levar la masa. | knead rise
    Dorar la carne por todos los lados. | brown
    Triturar la sopa hasta que quede fina. | blend
    Rallar el queso por encima. | grate
    Servir con las gambas fritas y el resto de la salsa. | -
    Escaldar los tomates y pelarlos. | blanch peel
    Rebozar el pescado en harina y huevo. | dredge
    Estirar la masa con el rodillo. | roll-out
    Cocinar al vapor las verduras. | steam
    Gratinar bajo el grill. | gratinate
    Tostar las almendras en una sartén. | toast
    Saltear las setas con ajo. | saute
    Dejar reducir la salsa a la mitad. | reduce
  `,
} as const;
