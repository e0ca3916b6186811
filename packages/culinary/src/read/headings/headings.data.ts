import { phrases, words } from '../../words/word-list.ts';

/** What a heading or a label announces. `end` marks where the recipe is over: comments, related recipes, advertising. */
export type Section =
  | 'ingredients'
  | 'instructions'
  | 'notes'
  | 'equipment'
  | 'serving'
  | 'storage'
  | 'tips'
  | 'yield'
  | 'prepTime'
  | 'cookTime'
  | 'restTime'
  | 'totalTime'
  | 'nutrition'
  | 'end';

/** The words cooks use for each section, by language (ISO 639-1). Lower case, accents as written: `foldText` removes them when comparing. */
export const headingWords: Record<string, Partial<Record<Section, readonly string[]>>> = {
  en: {
    ingredients: phrases(`
      ingredients, ingredient, ingredient list, ingredients list, what you need, what you'll need,
      you will need, you'll need, shopping list, for the recipe you need, recipe ingredients,
      the ingredients, what you will need, grocery list, you need, what do you need, you'll want,
      you will want, what you'll want
    `),
    instructions: phrases(`
      instructions, instruction, directions, direction, method, methods, preparation, steps,
      step by step, step-by-step, step by step instructions, how to make it, how to make,
      how to prepare, how to cook, how to do it, procedure, process, cooking instructions,
      cooking directions, cooking method, cooking steps, what to do, what you do, to make,
      preparation method, preparation steps, method of preparation, recipe instructions,
      recipe directions, recipe steps, make it, let's cook, let's make it, here's how,
      here's how to make it, technique, the method, the process, assembly, putting it together,
      to prepare, working method, making, cooking, baking instructions, how to, how to make them, how i make it, how i make them,
      how we make it, how it's made, how to prepare it, how to cook it
    `),
    notes: phrases(`
      notes, note, recipe notes, recipe note, cook's notes, cook's note, chef's notes,
      chef's note, baker's notes, author's notes, remarks, comments from the cook, substitutions,
      variations, variation
    `),
    equipment: phrases(`
      equipment, tools, special equipment, equipment needed, tools needed, kitchen equipment,
      utensils, cookware, you will need these tools, tools & equipment, tools and equipment,
      special tools, recommended equipment
    `),
    serving: phrases(`
      to serve with, serving suggestion, serving suggestions, what to serve with, how to serve,
      serve with, serving ideas, serving notes, serving
    `),
    storage: phrases(`
      storage, storing, to make ahead, how to make ahead, how to store, storage instructions,
      storage notes, to store, make ahead, make-ahead, make ahead and storage, freezing,
      how to freeze, to freeze, leftovers, storing leftovers, storage tips, reheating,
      storage and reheating
    `),
    tips: phrases(`
      tips, tip, chef's tip, chef's tips, cook's tip, cook's tips, recipe tips, recipe tip,
      pro tip, pro tips, top tip, top tips, expert tips, hints, hint, tips and tricks,
      tips & tricks, cooking tips, helpful tips, kitchen tips, test kitchen tip,
      test kitchen tips
    `),
    yield: phrases(`
      for how many, for how many people, how many servings, how many does it serve,
      how many people does it serve,
      yield, yields, serves, servings, serving size, makes, portions, portion, number of servings,
      recipe yield, serve, quantity, people, feeds, recipe serves, recipe makes, persons
    `),
    prepTime: phrases(`
      prep time, preparation time, prep, active time, hands-on time, hands on time, active,
      hands-on, prep-time, time to prepare, work time, preparing time
    `),
    cookTime: phrases(`
      roast time, simmer time, simmering time, grilling time, frying time, braising time,
      stewing time, steaming time, broiling time, time in the oven,
      cook time, cooking time, cook, bake time, baking time, bake, cooking, baking, cook-time,
      time to cook, grill time, roasting time, fry time, oven time
    `),
    restTime: phrases(`
      rest time, resting time, chill time, chilling time, inactive time, additional time,
      proofing time, rising time, rise time, marinate time, marinating time, freeze time,
      cooling time, soaking time, passive time, standing time, setting time, rest, resting, chill,
      chilling, proving, proving time, soaking, soaking time, freezing time, fridge time,
      refrigeration, refrigeration time, time in the fridge, refrigerator time
    `),
    totalTime: phrases(`
      how long does it take, how long, how long does it take in all,
      total time, total, ready in, time, duration, takes, overall time, total cooking time,
      start to finish, time required, time needed, ready, total-time, cooks in, recipe time,
      total cook time, prep & cook time, prep and cook time, prep + cook time, prep & cook,
      preparation and cooking time, preparation and cooking, time to make, time to table
    `),
    nutrition: phrases(`
      nutrition, nutritional information, nutrition information, nutrition facts,
      nutritional facts, nutritional info, nutrition info, nutrition per serving, per serving,
      calories, nutritional values, nutritional value, nutritional analysis, nutrition data,
      macros, per portion, allergens, allergen information, nutrients,
      nutritional information per serving, nutrition information per serving, nutrition per portion
    `),
    end: phrases(`
      about me, your comments, reader comments, readers’ comments, who am i,
      how to grow, growing, growing instructions, growing guide, sowing, sowing instructions, plant care,
      comments, leave a comment, leave a reply, reviews, related, related recipes, related posts,
      similar recipes, you may also like, you might also like, more recipes, share, share this,
      share this recipe, tags, categories, filed under, post a comment, about the author,
      newsletter, subscribe, join the conversation, recommended, rate this recipe,
      did you make this recipe, read more, more from, recipe reviews, write a review,
      featured products, also try, other recipes, latest recipes, popular recipes, recent posts,
      archives, related products, like this, print, you may like, faq, faqs,
      frequently asked questions, submit a comment, products used, try these recipes,
      more like this, shop, follow us, keep reading, sign up
    `),
  },
  de: {
    ingredients: phrases(`
      zutaten, zutat, zutatenliste, das brauchst du, das brauchen sie, man braucht, du brauchst,
      sie brauchen, einkaufsliste, was du brauchst, ihr braucht, das braucht ihr, man nehme,
      benötigte zutaten, man benötigt, du benötigst, sie benötigen, ihr benötigt,
      das benötigst du, was ihr braucht, was sie brauchen
    `),
    instructions: phrases(`
      zubereitung, anleitung, anleitungen, zubereitungsanleitung, arbeitsschritte, schritte, so geht es, so geht's,
      so wird es gemacht, so wird's gemacht, so werden sie gemacht, so mache ich es, so mache ich sie, so machen wir es, so machst du es, zubereitungsschritte, herstellung, vorgehen,
      und so geht es, und so geht's, vorbereitung, schritt für schritt, so gehts, rezeptanleitung,
      vorgehensweise, arbeitsanleitung, kochanleitung, zubereitungsart, die zubereitung
    `),
    notes: words(`
      notizen notiz anmerkungen anmerkung hinweise hinweis bemerkungen bemerkung varianten
      variante
    `),
    equipment: phrases(`
      zubehör, utensilien, küchengeräte, geräte, equipment, küchenutensilien, kochgeschirr, kochutensilien, arbeitsgeräte,
      außerdem brauchst du, hilfsmittel, werkzeug
    `),
    serving: phrases(`
      serviervorschlag, beilage, dazu passt, dazu passen, anrichten, servieren, beilagen
    `),
    storage: words(`
      aufbewahrung lagerung haltbarkeit einfrieren aufbewahren vorbereiten
    `),
    tips: phrases(`
      tipp, tipps, tipp des kochs, küchentipp, profi-tipp, tips, tip, tipps und tricks, kochtipp,
      rezept-tipp, unser tipp
    `),
    yield: phrases(`
      für wie viele personen, wie viele portionen, für wie viele, wieviele personen,
      für wieviele personen,
      portionen, personen, ergibt, menge, portion, stück, stücke, anzahl, ausbeute, für, reicht für,
      anzahl portionen, rezept für
    `),
    prepTime: phrases(`
      rüstzeit, zubereitungsdauer, vorbereitungsdauer,
      vorbereitungszeit, arbeitszeit, vorbereitung, zubereitungszeit, aktive zeit,
      aktive arbeitszeit, arbeitsaufwand
    `),
    cookTime: phrases(`
      schmorzeit, bratdauer, grillzeit, kochdauer, backdauer, gardauer, röstzeit, dünstzeit,
      dämpfzeit, frittierzeit, ofenzeit, siedezeit, zeit im ofen, brat-/garzeit,
      kochzeit, backzeit, garzeit, koch-/backzeit, koch- und backzeit, bratzeit, koch-/backzeit,
      kochen, backen, koch-/garzeit
    `),
    restTime: words(`
      ruhezeit rastzeit kühlzeit wartezeit gehzeit marinierzeit einweichzeit ziehzeit ruhe teigruhe
      kühlung kühlschrankzeit abkühlzeit auskühlzeit gefrierzeit quellzeit stehzeit
    `),
    totalTime: phrases(`
      wie lange dauert es, wie lange dauert das, wie lange dauert es insgesamt,
      wie lange braucht man,
      gesamtzeit, gesamt, dauer, fertig in, zeit, gesamtdauer, zeitaufwand, insgesamt, zeitbedarf
    `),
    nutrition: phrases(`
      nährwerte, nährwertangaben, nährwert, kalorien, pro portion, nährwerte pro portion,
      nährwertinformationen, brennwert, allergene, nährwertangaben pro portion,
      nährwerte je portion, nährwert pro portion
    `),
    end: phrases(`
      über mich, über die autorin, über den autor, zur autorin, zum autor, zur person, eure kommentare, leserkommentare,
      eure meinungen, freunde werben, freunde einladen, newsletter, newsletter abonnieren,
      aussaat, anbau, anbauanleitung, aussaat und pflege, pflegehinweise, anbautipps,
      kommentare, kommentar, kommentar schreiben, ähnliche rezepte, weitere rezepte,
      das könnte dich auch interessieren, das könnte ihnen auch gefallen, bewertungen, teilen,
      mehr rezepte, schreibe einen kommentar, passende rezepte, weiterlesen,
      hinterlasse einen kommentar, verwandte rezepte, drucken, auch lecker,
      das könnte dir auch gefallen, beliebte rezepte, schlagwörter
    `),
  },
  fr: {
    ingredients: phrases(`
      ingrédients, ingrédient, les ingrédients, liste des ingrédients, il vous faut, il faut,
      liste de courses, ce qu’il vous faut, pour la recette, vous aurez besoin de,
      ingrédients de la recette, vous avez besoin de, il te faut, ce dont vous avez besoin,
      ce qu’il faut
    `),
    instructions: phrases(`
      préparation, étapes, étapes de préparation, comment faire, on s’y met, instructions,
      réalisation, recette, la recette,
      les étapes, préparation de la recette, marche à suivre, la préparation, progression,
      déroulé, étapes de la recette, mode opératoire, déroulement, les étapes de la recette,
      pas à pas, procédé, préparations, confection, la réalisation, comment on fait, comment ça se fait, comment le faire,
      comment la faire, comment les faire, comment le préparer, comment la préparer, comment les préparer, comment je fais
    `),
    notes: phrases(`
      notes, note, remarques, remarque, à noter, variantes, variante, commentaires du chef
    `),
    equipment: phrases(`
      matériel, ustensiles, ustensile, ustensiles de cuisine, matériel de cuisine, équipement, matériel nécessaire, le matériel, matériels
    `),
    serving: phrases(`
      service, accompagnement, pour servir, suggestion d’accompagnement, accompagnements,
      dressage
    `),
    storage: phrases('conservation, pour conserver, congélation, stockage'),
    tips: phrases(`
      astuce, astuces, conseil, conseils, le conseil du chef, astuce du chef, trucs et astuces,
      le petit plus, notre astuce, conseils et astuces, bon à savoir
    `),
    yield: phrases(`
      pour combien de personnes, pour combien, combien de parts, combien de personnes,
      pour, portions, personnes, nombre de personnes, rendement, parts, nombre de portions,
      quantité, convives, nombre de parts, portion, couverts, nb de personnes
    `),
    prepTime: phrases(`
      prép,
      temps de préparation, préparation, préparation active, prépa, prep, durée de préparation,
      tps de préparation
    `),
    cookTime: phrases(`
      cuisson au four, temps de four, temps de friture, temps de braisage, temps de mijotage, cuiss,
      temps de cuisson, cuisson, durée de cuisson, tps de cuisson
    `),
    restTime: phrases(`
      temps de repos, repos, réfrigération, temps de réfrigération, marinade, attente,
      temps de pause, temps de pousse, trempage, au frais, temps au frais, au froid, froid,
      temps de levée, temps de marinade, temps de trempage, macération, congélation,
      temps de congélation, refroidissement
    `),
    totalTime: phrases(`
      combien de temps, combien de temps faut-il, combien de temps en tout,
      temps total, durée, prêt en, prête en, prêts en, prêtes en, temps, durée totale, total, temps de réalisation
    `),
    nutrition: phrases(`
      valeurs nutritionnelles, informations nutritionnelles, nutrition, calories, par portion,
      valeur nutritive, allergènes, infos nutritionnelles, valeurs nutritives, informations nutritives,
      valeurs nutritionnelles par portion, valeurs nutritionnelles par personne, valeurs nutritionnelles moyennes,
      informations nutritionnelles par portion, valeurs nutritives par portion
    `),
    end: phrases(`
      à propos de l’auteur, à propos de l’autrice, à propos de l'auteur, à propos de l'autrice, à propos de moi, qui suis-je,
      vos avis, vos commentaires, les commentaires, vos réactions, autres fiches, parrainez un ami, newsletter,
      infolettre,
      culture, conseils de culture, semis, entretien, conseils d’entretien, plantation,
      commentaires, laisser un commentaire, recettes similaires, vous aimerez aussi,
      autres recettes, partager, avis, à lire aussi, articles similaires, recettes associées,
      plus de recettes, vous aimerez peut-être, dans la même catégorie, imprimer,
      ces recettes peuvent vous intéresser, derniers articles, ajouter un commentaire,
      ecrire un commentaire, étiquettes
    `),
  },
  it: {
    ingredients: phrases(`
      ingredienti, ingrediente, gli ingredienti, cosa serve, lista degli ingredienti, occorrente,
      lista della spesa, ingredienti per la ricetta, che cosa serve, ti serve, ti servono,
      vi servono, serviranno, che cosa occorre, cosa ti serve
    `),
    instructions: phrases(`
      preparazione, procedimento, come la prepariamo, come procedere, istruzioni, come fare,
      esecuzione, svolgimento, passaggi,
      come si prepara, come preparare, la preparazione, il procedimento,
      preparazione della ricetta, metodo, come si fa, fasi, passo per passo, step,
      fasi di preparazione, come si preparano, come si fanno, come si cucina, come si cucinano, come prepararlo,
      come prepararla, come prepararli, come prepararle, come farlo, come farla, come farli, come farle, come lo faccio,
      come la faccio, come li faccio, come le faccio, come lo prepariamo, come li prepariamo, come le prepariamo
    `),
    notes: words('note nota varianti variante osservazioni'),
    equipment: phrases(`
      attrezzatura, strumenti, utensili, utensili da cucina, attrezzi, occorrente da cucina, attrezzature
    `),
    serving: phrases(`
      per servire, come servire, abbinamento, abbinamenti, accompagnamento, presentazione
    `),
    storage: ['conservazione', 'come conservare'],
    tips: phrases(`
      consigli, consiglio, suggerimenti, suggerimento, il consiglio, trucchi, consigli dello chef,
      il consiglio dello chef, trucchi e consigli
    `),
    yield: phrases(`
      per quante persone, quante porzioni, quante persone,
      porzioni, persone, dosi per, dosi, per, dose per, quantità, numero di porzioni, resa,
      commensali, coperti, numero di persone
    `),
    prepTime: phrases(`
      tempo di preparazione, preparazione, prep,
      tempo attivo, tempo di lavorazione, tempo di esecuzione
    `),
    cookTime: phrases(`
      tempo di cottura, cottura, tempi di cottura,
      tempo di forno, tempo in forno, cott, tempo di frittura, tempo di brasatura
    `),
    restTime: phrases(`
      tempo di riposo, riposo, tempo di raffreddamento, lievitazione, tempo di lievitazione,
      ammollo, raffreddamento, refrigerazione, tempo di refrigerazione, in frigo, in frigorifero,
      tempo in frigo, tempo di ammollo, tempo di marinatura, congelamento
    `),
    totalTime: phrases(`
      quanto tempo ci vuole, quanto ci vuole, quanto tempo, quanto ci vuole in tutto,
      tempo totale, tempo, tempi, tempi totali, pronto in, pronta in, pronti in, pronte in, durata, totale, tempo complessivo
    `),
    nutrition: phrases(`
      valori nutrizionali, informazioni nutrizionali, calorie, per porzione, allergeni,
      valori nutrizionali per porzione, informazioni nutrizionali per porzione, valori nutrizionali medi
    `),
    end: phrases(`
      coltivazione, semina, consigli di coltivazione, cura della pianta,
      chi sono, chi siamo, l'autrice, l'autore, l’autrice, l’autore, sull'autrice, sull'autore, i vostri commenti, le vostre opinioni, invita un amico,
      newsletter,
      commenti, lascia un commento, ricette correlate, ricette simili, potrebbe interessarti,
      condividi, altre ricette, leggi anche, recensioni, ti potrebbe interessare,
      potrebbero interessarti, stampa, articoli correlati, potrebbe interessarti anche
    `),
  },
  es: {
    ingredients: phrases(`
      ingredientes, ingrediente, los ingredientes, lista de ingredientes, qué necesitas,
      necesitas, lista de la compra, necesitarás, qué necesitamos, ingredientes de la receta,
      qué necesitarás, vas a necesitar, necesitaremos, necesitamos, lo que necesitas, se necesita
    `),
    instructions: phrases(`
      preparación, elaboración, instrucciones, cómo lo hacemos, así lo hacemos, cómo se prepara,
      cómo prepararlo, pasos, procedimiento, modo de preparación,
      cómo hacer, cómo se hace, cómo preparar, método, paso a paso, preparación paso a paso,
      la preparación, cómo hacerlo, forma de preparación, indicaciones, modo de hacerlo,
      pasos a seguir, preparación de la receta, elaboración paso a paso, modo de elaboración,
      realización, qué hacemos, modo de preparar, cómo se hacen, cómo se preparan, cómo se cocina, cómo se elabora,
      cómo prepararla, cómo prepararlos, cómo prepararlas, cómo hacerla, cómo hacerlos, cómo hacerlas, cómo lo hago,
      cómo la hago, cómo los hago, cómo las hago
    `),
    notes: phrases(`
      notas, nota, observaciones, comentarios del chef, variantes, variaciones
    `),
    equipment: phrases(`
      utensilios, utensilios de cocina, equipo, herramientas, utensilios necesarios, materiales, menaje
    `),
    serving: phrases(`
      para servir, presentación, acompañamiento, emplatado, cómo servir,
      sugerencia de presentación, maridaje
    `),
    storage: phrases(`
      conservación, almacenamiento, cómo conservar, congelación
    `),
    tips: phrases(`
      consejos, consejo, trucos, truco, sugerencias, sugerencia, tips, tip, trucos y consejos,
      consejos y trucos, el truco
    `),
    yield: phrases(`
      para cuántas personas, cuántas raciones, cuántas porciones, para cuántos,
      porciones, raciones, personas, comensales, para, rinde, rendimiento, cantidad, unidades,
      número de raciones, porción, número de personas, número de comensales
    `),
    prepTime: phrases(`
      tiempo de preparación, preparación, prep, tiempo de elaboración, tiempo activo
    `),
    cookTime: phrases(`
      tiempo de fritura, tiempo de asado, tiempo de guiso, cocc,
      tiempo de cocción, cocción, tiempo de cocinado, tiempo de horneado, cocinado, horneado,
      tiempo de horno
    `),
    restTime: phrases(`
      tiempo de reposo, reposo, tiempo de enfriado, levado, enfriamiento, refrigeración, frío,
      tiempo de frío, tiempo de refrigeración, tiempo de nevera, nevera, en nevera, en frío,
      enfriado, remojo, tiempo de remojo, tiempo de marinado, tiempo de levado
    `),
    totalTime: phrases(`
      cuánto se tarda, cuánto se tarda en total, cuánto tiempo, cuánto tiempo lleva, cuánto tarda,
      tiempo total, tiempo, tiempos, listo en, lista en, listos en, listas en, duración, total, tiempo estimado,
      duración total
    `),
    nutrition: phrases(`
      información nutricional, valores nutricionales, calorías, por porción, por ración,
      alérgenos, valor nutricional, información nutritiva, información nutricional por ración,
      información nutricional por porción, valores nutricionales por ración, valores nutricionales por porción
    `),
    end: phrases(`
      siembra, cultivo, guía de cultivo, consejos de cultivo, cuidados de la planta,
      sobre mí, sobre la autora, sobre el autor, acerca de la autora, acerca del autor, quién soy,
      vuestros comentarios, tus comentarios, vuestras opiniones, invita a un amigo, trae a un amigo, boletín, newsletter,
      comentarios, deja un comentario, recetas relacionadas, recetas similares,
      te puede interesar, compartir, otras recetas, más recetas, también te puede interesar,
      deja una respuesta, valoraciones, te podría interesar, artículos relacionados, imprimir,
      etiquetas, quizás te interese, comparte
    `),
  },
  nl: {
    ingredients: phrases(`
      ingrediënten, ingrediënt, benodigdheden, dit heb je nodig, wat heb je nodig, nodig,
      boodschappenlijst, boodschappen, je hebt nodig, dit heb je nodig voor, de ingrediënten,
      je hebt nodig voor, wat je nodig hebt, heb je nodig
    `),
    instructions: phrases(`
      bereiding, bereidingswijze, zo doe je het, zo bereid je het, wat moet je doen, instructies,
      werkwijze, zo maak je het, stappen, aan de slag,
      zo maak je, bereiden, stappenplan, en zo maak je het, hoe maak je het, dit ga je doen,
      voorbereiding, stap voor stap, recept bereiding, aan het werk
    `),
    notes: words(`
      notities notitie opmerkingen opmerking variatie variaties variatietip
    `),
    equipment: phrases(`
      keukengerei, materialen, keukenspullen, gereedschap, extra nodig, keukenapparatuur,
      wat heb je verder nodig, materiaal
    `),
    serving: phrases(`
      serveren, serveertip, serveersuggestie, lekker met, erbij, om te serveren
    `),
    storage: words('bewaren bewaartip houdbaarheid bewaaradvies invriezen'),
    tips: phrases(`
      tip, tips, kooktip, combinatietip, bereidingstip, handige tips, onze tip
    `),
    yield: phrases(`
      personen, porties, voor, aantal, aantal personen, stuks, hoeveelheid, aantal porties
    `),
    prepTime: phrases(`
      voorbereidingstijd, bereidingstijd, voorbereiding, werktijd, actieve tijd
    `),
    cookTime: words('kooktijd oventijd baktijd gaartijd bereiding braadtijd'),
    restTime: words(`
      wachttijd rusttijd koeltijd marineertijd rijstijd wachten
    `),
    totalTime: phrases(`
      totale tijd, totaal, klaar in, tijd, duur, totaaltijd, totale bereidingstijd
    `),
    nutrition: phrases(`
      voedingswaarde, voedingswaarden, calorieën, per portie, voedingsinformatie,
      voedingswaarden per portie, allergenen
    `),
    end: phrases(`
      reacties, laat een reactie achter, geef een reactie, gerelateerde recepten, meer recepten,
      vergelijkbare recepten, delen, beoordelingen, anderen bekeken ook, ook lekker,
      andere recepten, misschien vind je dit ook lekker, lees ook, printen, plaats een reactie,
      deel dit recept, lees verder
    `),
  },
  pt: {
    ingredients: phrases(`
      ingredientes, ingrediente, os ingredientes, lista de ingredientes, você vai precisar,
      vai precisar de, o que precisa, lista de compras, o que vai precisar, vai precisar,
      precisa de, você precisa de, você vai precisar de, vamos precisar de
    `),
    instructions: phrases(`
      modo de preparo, preparo, como se prepara, modo de fazer, modo de preparação, preparação,
      modo de fazer, instruções,
      como fazer, confeção, confecção, passo a passo, procedimento, passos, como preparar,
      modo de confecção, preparação passo a passo, método, modo de confeção, como se faz,
      execução, elaboração
    `),
    notes: words(`
      notas nota observações observação variações variantes obs
    `),
    equipment: phrases(`
      utensílios, equipamento, materiais, acessórios, equipamentos, material necessário
    `),
    serving: phrases(`
      para servir, acompanhamento, sugestão de acompanhamento, sugestão de apresentação,
      montagem e finalização
    `),
    storage: phrases(`
      conservação, armazenamento, como armazenar, como conservar, validade
    `),
    tips: phrases(`
      dicas, dica, sugestões, sugestão, truques, dica do chef, conselhos, dicas e sugestões,
      truques e dicas
    `),
    yield: phrases(`
      porções, rendimento, rende, doses, pessoas, para, serve, quantidade, unidades,
      nº de pessoas, número de pessoas, número de doses, porção
    `),
    prepTime: phrases(`
      tempo de preparo, tempo de preparação, preparo, preparação
    `),
    cookTime: phrases(`
      tempo de cozimento, tempo de cozedura, cozedura, cozimento, tempo de forno, confeção,
      tempo de confeção, tempo de cocção
    `),
    restTime: phrases(`
      tempo de descanso, descanso, tempo de geladeira, repouso, tempo de espera
    `),
    totalTime: phrases('tempo total, tempo, pronto em, duração, total'),
    nutrition: phrases(`
      informação nutricional, informações nutricionais, valores nutricionais, calorias,
      por porção, tabela nutricional, alergénios, valor nutricional
    `),
    end: phrases(`
      comentários, deixe um comentário, deixar um comentário, receitas relacionadas,
      mais receitas, veja também, partilhar, compartilhar, avaliações, compartilhe,
      outras receitas, receitas semelhantes, leia também, imprimir, também pode gostar,
      você também pode gostar, artigos relacionados
    `),
  },
  sv: {
    ingredients: phrases(`
      ingredienser, ingrediens, du behöver, det här behöver du, inköpslista, detta behövs,
      ingredienslista, det behövs, vad du behöver
    `),
    instructions: phrases(`
      gör så här, så här gör du, så här gör vi, så tillagar du, instruktioner, tillagning,
      tillvägagångssätt, steg, beredning,
      gör så, såhär gör du, så gör du, metod, steg för steg, gör såhär, så här, tillredning
    `),
    notes: words(`
      anteckningar anmärkningar notering noteringar obs variation variationer
    `),
    equipment: words('utrustning redskap tillbehör verktyg'),
    serving: phrases(`
      servering, serveringstips, till servering, serveringsförslag
    `),
    storage: ['förvaring', 'hållbarhet', 'frysning'],
    tips: phrases('tips, tips!, kökstips, goda tips'),
    yield: phrases(`
      portioner, antal portioner, antal, räcker till, ger, port, personer
    `),
    prepTime: phrases(`
      förberedelsetid, förberedelse, förberedelser, aktiv tid, arbetstid
    `),
    cookTime: phrases(`
      tillagningstid, koktid, gräddningstid, ugnstid, stektid, tid i ugn, gräddning
    `),
    restTime: words('vilotid jästid kyltid väntetid svalningstid'),
    totalTime: phrases(`
      total tid, totaltid, tid, klart på, tidsåtgång, totalt, tillagas på
    `),
    nutrition: phrases(`
      näringsvärde, näringsinnehåll, kalorier, per portion, näringsvärden, allergener
    `),
    end: phrases(`
      kommentarer, lämna en kommentar, liknande recept, fler recept, relaterade recept, dela,
      recensioner, du kanske också gillar, dela receptet, skriv ut, skriv en kommentar,
      relaterade inlägg
    `),
  },
  da: {
    ingredients: phrases(`
      ingredienser, ingrediens, du skal bruge, det skal du bruge, indkøbsliste, ingrediensliste,
      her skal du bruge
    `),
    instructions: phrases(`
      fremgangsmåde, sådan gør du, tilberedning, instruktioner, opskrift, trin, sådan laver du,
      metode, fremgangsmetode, trin for trin
    `),
    notes: words('noter note bemærkninger bemærk variationer'),
    equipment: ['udstyr', 'redskaber', 'køkkenudstyr'],
    serving: ['servering', 'tilbehør', 'serveringsforslag'],
    storage: ['opbevaring', 'holdbarhed', 'frys'],
    tips: phrases('tips, tip, gode råd, tips og tricks'),
    yield: phrases(`
      antal, personer, antal personer, portioner, mængde, stk, til, antal portioner
    `),
    prepTime: ['forberedelsestid', 'forberedelse', 'arbejdstid'],
    cookTime: phrases(`
      tilberedningstid, kogetid, bagetid, stegetid, tid i ovn
    `),
    restTime: words('hviletid hævetid køletid ventetid'),
    totalTime: phrases(`
      samlet tid, tid i alt, total tid, i alt, tid, tid ialt, klar på
    `),
    nutrition: phrases('næringsindhold, kalorier, næringsværdi, pr. portion'),
    end: phrases(`
      kommentarer, skriv en kommentar, relaterede opskrifter, lignende opskrifter,
      flere opskrifter, del, anmeldelser, du vil måske også kunne lide, læs også
    `),
  },
  no: {
    ingredients: phrases(`
      ingredienser, ingrediens, du trenger, dette trenger du, handleliste, du vil trenge
    `),
    instructions: phrases(`
      fremgangsmåte, slik gjør du, slik gjør du det, tilberedning, framgangsmåte, instruksjoner,
      steg, slik lager du, metode, steg for steg, slik gjør vi det
    `),
    notes: ['notater', 'merknader', 'merk'],
    equipment: ['utstyr', 'redskaper', 'kjøkkenutstyr'],
    serving: ['servering', 'tilbehør', 'serveringsforslag'],
    storage: ['oppbevaring', 'holdbarhet'],
    tips: ['tips', 'tips og triks'],
    yield: phrases(`
      porsjoner, antall, antall porsjoner, personer, antall personer, gir, mengde
    `),
    prepTime: words('forberedelsestid forberedelse arbeidstid forberedelser'),
    cookTime: phrases('koketid, steketid, tilberedningstid, tid i ovn'),
    restTime: words('hviletid hevetid kjøletid ventetid'),
    totalTime: phrases(`
      total tid, totaltid, samlet tid, tid, tidsbruk, tid totalt
    `),
    nutrition: words('næringsinnhold kalorier næringsverdi allergener'),
    end: phrases(`
      kommentarer, lignende oppskrifter, flere oppskrifter, relaterte oppskrifter, del,
      legg igjen en kommentar, skriv en kommentar, anbefalte oppskrifter
    `),
  },
  fi: {
    ingredients: phrases(`
      ainekset, ainesosat, raaka-aineet, tarvitset, ostoslista, tarvikkeet, mitä tarvitset
    `),
    instructions: phrases(`
      valmistus, valmistusohje, ohje, ohjeet, näin teet, tee näin, vaiheet, valmistusohjeet,
      valmistustapa, työvaiheet
    `),
    notes: words('huomautukset huomioitavaa muistiinpanot huom'),
    equipment: ['välineet', 'varusteet'],
    serving: ['tarjoilu', 'tarjoiluehdotus'],
    storage: ['säilytys', 'säilyvyys'],
    tips: ['vinkit', 'vinkki', 'vinkkejä'],
    yield: words(`
      annosta annoksia annokset annosmäärä kpl määrä annos henkilöä
    `),
    prepTime: ['valmisteluaika', 'valmistusaika', 'esivalmistelu'],
    cookTime: words('kypsennysaika paistoaika keittoaika uunissa'),
    restTime: ['lepoaika', 'nousuaika'],
    totalTime: words('kokonaisaika aika yhteensä kesto'),
    nutrition: words('ravintosisältö ravintoarvot ravintoarvo kalorit'),
    end: phrases(`
      kommentit, lisää reseptejä, samankaltaisia reseptejä, jaa, jätä kommentti, katso myös,
      arvostelut, lue myös
    `),
  },
  pl: {
    ingredients: phrases(`
      składniki, składnik, lista składników, potrzebne składniki, lista zakupów, potrzebujesz,
      co będzie potrzebne, będziesz potrzebować, potrzebujemy
    `),
    instructions: phrases(`
      przygotowanie, sposób przygotowania, wykonanie, instrukcje, przepis, jak zrobić,
      krok po kroku, sposób wykonania, przygotowanie krok po kroku, kroki, jak przygotować,
      etapy przygotowania, instrukcja, etapy
    `),
    notes: ['notatki', 'uwagi', 'uwaga'],
    equipment: words('sprzęt akcesoria przybory naczynia'),
    serving: ['podanie', 'propozycja podania', 'sposób podania'],
    storage: ['przechowywanie'],
    tips: phrases(`
      wskazówki, wskazówka, porady, rada, dobra rada, porada, rady
    `),
    yield: phrases(`
      porcje, porcji, ilość porcji, liczba porcji, dla, osoby, osób, liczba osób
    `),
    prepTime: ['czas przygotowania', 'przygotowanie'],
    cookTime: phrases(`
      czas gotowania, czas pieczenia, gotowanie, pieczenie, czas smażenia
    `),
    restTime: phrases(`
      czas odpoczynku, czas chłodzenia, leżakowanie, czas wyrastania
    `),
    totalTime: phrases(`
      czas całkowity, łączny czas, czas, całkowity czas, czas łącznie, czas wykonania
    `),
    nutrition: phrases(`
      wartości odżywcze, kalorie, wartość odżywcza, alergeny
    `),
    end: phrases(`
      komentarze, dodaj komentarz, podobne przepisy, zobacz także, zobacz również, udostępnij,
      inne przepisy, opinie, polecane przepisy, przeczytaj także, powiązane przepisy
    `),
  },
  cs: {
    ingredients: phrases(`
      ingredience, suroviny, přísady, potřebujeme, co budete potřebovat, budeme potřebovat,
      budete potřebovat, co potřebujete
    `),
    instructions: phrases(`
      postup, postup přípravy, příprava, návod, jak na to, pracovní postup, postup receptu, kroky
    `),
    notes: ['poznámky', 'poznámka'],
    equipment: ['vybavení', 'náčiní', 'pomůcky'],
    serving: ['podávání', 'servírování'],
    storage: ['skladování', 'uchovávání'],
    tips: words('tip tipy rada rady'),
    yield: phrases('porce, porcí, počet porcí, pro, osob'),
    prepTime: ['doba přípravy', 'příprava', 'čas přípravy'],
    cookTime: phrases(`
      doba vaření, doba pečení, vaření, pečení, tepelná úprava
    `),
    restTime: ['odpočinek', 'doba odpočinku', 'kynutí'],
    totalTime: phrases('celkový čas, celková doba, čas, celkem, hotovo za'),
    nutrition: phrases(`
      nutriční hodnoty, výživové hodnoty, kalorie, alergeny
    `),
    end: phrases(`
      komentáře, podobné recepty, další recepty, sdílet, diskuze, přidat komentář, hodnocení,
      mohlo by vás zajímat
    `),
  },
  sk: {
    ingredients: phrases(`
      ingrediencie, suroviny, prísady, potrebujeme, budeme potrebovať
    `),
    instructions: phrases(`
      postup, postup prípravy, príprava, návod, ako na to, kroky
    `),
    notes: ['poznámky', 'poznámka'],
    equipment: ['vybavenie', 'pomôcky'],
    serving: ['podávanie', 'servírovanie'],
    storage: ['skladovanie'],
    tips: words('tip tipy rady rada'),
    yield: phrases('porcie, porcií, počet porcií, pre, osôb'),
    prepTime: ['čas prípravy', 'doba prípravy', 'príprava'],
    cookTime: phrases(`
      čas varenia, čas pečenia, varenie, pečenie, doba varenia
    `),
    restTime: ['odpočinok', 'kysnutie'],
    totalTime: ['celkový čas', 'čas', 'celkom'],
    nutrition: ['nutričné hodnoty', 'výživové hodnoty', 'kalórie'],
    end: phrases(`
      komentáre, podobné recepty, ďalšie recepty, zdieľať, diskusia, hodnotenie,
      mohlo by vás zaujímať
    `),
  },
  hu: {
    ingredients: phrases(`
      hozzávalók, alapanyagok, összetevők, bevásárlólista, amire szükséged lesz
    `),
    instructions: phrases(`
      elkészítés, elkészítése, az elkészítés menete, elkészítés menete, útmutató, lépések,
      így készítsd el, recept elkészítése, így készül
    `),
    notes: ['megjegyzések', 'megjegyzés', 'jegyzetek'],
    equipment: ['eszközök', 'felszerelés'],
    serving: ['tálalás'],
    storage: ['tárolás', 'eltarthatóság'],
    tips: phrases('tippek, tipp, jó tanács, tanácsok'),
    yield: phrases('adag, adagok, személyre, fő, hány főre, mennyiség'),
    prepTime: ['előkészítési idő', 'előkészítés', 'előkészület'],
    cookTime: phrases(`
      sütési idő, főzési idő, elkészítési idő, sütés, főzés
    `),
    restTime: ['pihentetés', 'kelesztés', 'pihentetési idő'],
    totalTime: phrases(`
      összes idő, teljes idő, összesen, idő, elkészítési idő
    `),
    nutrition: words(`
      tápérték tápértékek kalória tápanyagok tápanyagtartalom
    `),
    end: phrases(`
      hozzászólások, hasonló receptek, további receptek, megosztás, kommentek, ajánlott receptek,
      kapcsolódó receptek, ezt is ajánljuk, olvasd el ezt is, kapcsolódó cikkek,
      ezeket is ajánljuk
    `),
  },
  ro: {
    ingredients: phrases(`
      ingrediente, ingredient, ce ai nevoie, lista de ingrediente, aveți nevoie de, ai nevoie de
    `),
    instructions: phrases(`
      mod de preparare, preparare, instrucțiuni, pași, cum se face, metoda de preparare,
      modul de preparare, cum se prepară, pregătire
    `),
    notes: ['note', 'observații', 'notă'],
    equipment: ['ustensile', 'echipament'],
    serving: ['servire', 'mod de servire'],
    storage: ['păstrare'],
    tips: ['sfaturi', 'sfat', 'ponturi'],
    yield: ['porții', 'persoane', 'număr de porții'],
    prepTime: phrases(`
      timp de preparare, timp preparare, timp de pregătire, preparare
    `),
    cookTime: phrases('timp de gătire, timp gătire, timp de coacere, gătire'),
    restTime: ['timp de odihnă', 'timp de așteptare'],
    totalTime: ['timp total', 'timp', 'gata în'],
    nutrition: ['valori nutriționale', 'calorii', 'informații nutriționale'],
    end: phrases(`
      comentarii, lasă un comentariu, rețete similare, alte rețete, distribuie,
      rețete asemănătoare, articole similare
    `),
  },
  ru: {
    ingredients: phrases(`
      ингредиенты, ингредиент, состав, продукты, что понадобится, вам понадобится,
      нам понадобится, список покупок, состав / ингредиенты, необходимые продукты, понадобится
    `),
    instructions: phrases(`
      приготовление, способ приготовления, инструкция, инструкции, шаги, как приготовить,
      пошаговый рецепт, этапы приготовления, рецепт приготовления, пошаговое приготовление,
      инструкция приготовления, как готовить, процесс приготовления, шаги приготовления
    `),
    notes: phrases('примечания, примечание, заметки, на заметку'),
    equipment: words('оборудование инвентарь посуда инструменты'),
    serving: ['подача'],
    storage: ['хранение'],
    tips: phrases('советы, совет, полезные советы, совет к рецепту'),
    yield: phrases(`
      порции, порций, количество порций, на сколько персон, персон, выход, число порций
    `),
    prepTime: ['время подготовки', 'подготовка', 'активное время'],
    cookTime: phrases(`
      время приготовления, время варки, время выпечки, приготовление
    `),
    restTime: ['время отдыха'],
    totalTime: phrases('общее время, время, всего, готово через'),
    nutrition: phrases(`
      пищевая ценность, калории, калорийность, энергетическая ценность, кбжу
    `),
    end: phrases(`
      комментарии, похожие рецепты, другие рецепты, поделиться, отзывы, оставить комментарий,
      вам может понравиться, смотрите также, читайте также
    `),
  },
  uk: {
    ingredients: phrases(`
      інгредієнти, інгредієнт, склад, продукти, вам знадобиться
    `),
    instructions: phrases(`
      приготування, спосіб приготування, інструкція, кроки, як приготувати, інструкції,
      покроковий рецепт
    `),
    notes: ['примітки', 'примітка'],
    equipment: ['обладнання', 'посуд'],
    serving: ['подача'],
    storage: ['зберігання'],
    tips: ['поради', 'порада'],
    yield: ['порції', 'порцій', 'кількість порцій'],
    prepTime: ['час підготовки', 'підготовка'],
    cookTime: ['час приготування', 'приготування'],
    restTime: ['час відпочинку'],
    totalTime: ['загальний час', 'час'],
    nutrition: ['харчова цінність', 'калорії', 'поживна цінність'],
    end: phrases(`
      коментарі, схожі рецепти, інші рецепти, поділитися, відгуки
    `),
  },
  bg: {
    ingredients: phrases(`
      съставки, продукти, необходими продукти, необходими съставки
    `),
    instructions: phrases(`
      приготвяне, начин на приготвяне, инструкции, стъпки, как се прави, начин на приготовление
    `),
    notes: ['бележки', 'забележка'],
    equipment: ['оборудване'],
    serving: ['сервиране'],
    storage: ['съхранение'],
    tips: ['съвети', 'съвет'],
    yield: ['порции', 'брой порции'],
    prepTime: ['време за подготовка', 'подготовка'],
    cookTime: ['време за готвене', 'готвене', 'време за приготвяне'],
    totalTime: ['общо време', 'време'],
    nutrition: ['хранителни стойности', 'калории'],
    end: phrases('коментари, подобни рецепти, още рецепти, сподели'),
  },
  el: {
    ingredients: phrases(`
      υλικά, συστατικά, τα υλικά, λίστα υλικών, υλικά συνταγής, τι χρειάζομαι
    `),
    instructions: phrases(`
      εκτέλεση, οδηγίες, διαδικασία, βήματα, παρασκευή, μέθοδος, πώς το κάνουμε,
      εκτέλεση συνταγής, τρόπος παρασκευής, μέθοδος εκτέλεσης, διαδικασία παρασκευής
    `),
    notes: ['σημειώσεις', 'σημείωση'],
    equipment: ['εξοπλισμός', 'σκεύη', 'εργαλεία'],
    serving: ['σερβίρισμα'],
    storage: ['αποθήκευση', 'συντήρηση'],
    tips: words('συμβουλές συμβουλή μυστικά tips'),
    yield: words('μερίδες άτομα μερίδα τεμάχια'),
    prepTime: ['χρόνος προετοιμασίας', 'προετοιμασία'],
    cookTime: phrases(`
      χρόνος μαγειρέματος, μαγείρεμα, χρόνος ψησίματος, ψήσιμο, χρόνος εκτέλεσης
    `),
    restTime: ['χρόνος αναμονής', 'αναμονή'],
    totalTime: phrases(`
      συνολικός χρόνος, χρόνος, σύνολο, έτοιμο σε, ετοιμο σε
    `),
    nutrition: phrases(`
      διατροφική αξία, θερμίδες, διατροφικά στοιχεία, διατροφικός πίνακας
    `),
    end: phrases(`
      σχόλια, σχετικές συνταγές, περισσότερες συνταγές, κοινοποίηση, δείτε επίσης,
      παρόμοιες συνταγές
    `),
  },
  tr: {
    ingredients: phrases(`
      malzemeler, malzeme, içindekiler, malzeme listesi, gerekli malzemeler, gerekenler
    `),
    instructions: phrases(`
      yapılışı, hazırlanışı, hazırlanış, tarifi, nasıl yapılır, talimatlar, yapılış, adımlar,
      tarifin yapılışı
    `),
    notes: ['notlar', 'not'],
    equipment: ['ekipman', 'gereçler'],
    serving: ['servis', 'servis önerisi'],
    storage: ['saklama'],
    tips: phrases('püf noktası, püf noktaları, ipuçları, ipucu'),
    yield: ['porsiyon', 'kişilik', 'kaç kişilik'],
    prepTime: phrases(`
      hazırlık süresi, hazırlama süresi, hazırlık, hazırlama
    `),
    cookTime: ['pişirme süresi', 'pişirme', 'pişme süresi'],
    restTime: ['dinlenme süresi'],
    totalTime: ['toplam süre', 'süre', 'toplam'],
    nutrition: ['besin değerleri', 'kalori'],
    end: phrases(`
      yorumlar, benzer tarifler, ilgili tarifler, paylaş, diğer tarifler, yorum yap
    `),
  },
  hr: {
    ingredients: phrases(`
      sastojci, sastojak, namirnice, potrebni sastojci, састојци, sestavine
    `),
    instructions: phrases(`
      priprema, postupak, upute, način pripreme, koraci, kako pripremiti, припрема, priprava,
      postopek
    `),
    notes: words('napomene napomena bilješke opombe'),
    equipment: ['pribor', 'oprema', 'posuđe'],
    serving: ['posluživanje', 'serviranje'],
    storage: ['čuvanje', 'shranjevanje'],
    tips: words('savjeti savjet saveti savet nasveti nasvet'),
    yield: phrases(`
      porcije, porcija, broj porcija, osoba, število porcij
    `),
    prepTime: phrases(`
      vrijeme pripreme, vreme pripreme, čas priprave, priprema
    `),
    cookTime: phrases(`
      vrijeme kuhanja, vrijeme pečenja, vreme kuvanja, čas kuhanja, kuhanje
    `),
    totalTime: phrases(`
      ukupno vrijeme, ukupno vreme, ukupno, skupni čas, skupaj
    `),
    nutrition: ['nutritivne vrijednosti', 'kalorije', 'hranilne vrednosti'],
    end: phrases(`
      komentari, slični recepti, više recepata, podijeli, podeli, komentarji, podobni recepti,
      povezani recepti
    `),
  },
  lt: {
    ingredients: phrases(`
      ingredientai, produktai, reikės, sudedamosios dalys, jums reikės
    `),
    instructions: phrases(`
      gaminimas, paruošimas, gaminimo eiga, gaminimo būdas, instrukcijos, eiga, žingsniai
    `),
    notes: ['pastabos'],
    tips: ['patarimai', 'patarimas'],
    yield: ['porcijos', 'porcijų', 'porcijų skaičius'],
    prepTime: ['paruošimo laikas', 'pasiruošimas'],
    cookTime: ['gaminimo laikas', 'kepimo laikas'],
    totalTime: ['bendras laikas', 'laikas', 'viso'],
    nutrition: ['maistinė vertė', 'kalorijos'],
    end: ['komentarai', 'panašūs receptai', 'kiti receptai'],
  },
  lv: {
    ingredients: ['sastāvdaļas', 'nepieciešams', 'produkti'],
    instructions: phrases(`
      pagatavošana, gatavošana, gatavošanas gaita, pagatavošanas veids
    `),
    notes: ['piezīmes'],
    tips: ['padomi', 'padoms'],
    yield: ['porcijas', 'porciju skaits'],
    prepTime: ['sagatavošanas laiks'],
    cookTime: ['gatavošanas laiks', 'pagatavošanas laiks'],
    totalTime: ['kopējais laiks', 'laiks'],
    end: ['komentāri', 'līdzīgas receptes'],
  },
  et: {
    ingredients: phrases(`
      koostisosad, koostisained, vaja läheb, ained, koostis
    `),
    instructions: phrases(`
      valmistamine, valmistusviis, juhised, valmistamisõpetus, tee nii
    `),
    notes: ['märkused'],
    tips: ['nipid', 'nõuanne', 'vihje'],
    yield: phrases('portsjonit, portsjonid, kogus, portsjonite arv'),
    prepTime: ['ettevalmistusaeg'],
    cookTime: ['valmistusaeg', 'küpsetusaeg', 'küpsetamine'],
    totalTime: ['koguaeg', 'aeg', 'kokku'],
    end: ['kommentaarid', 'sarnased retseptid', 'jaga'],
  },
  is: {
    ingredients: words('innihald hráefni innihaldsefni innkaupalisti'),
    instructions: words('aðferð leiðbeiningar undirbúningur matreiðsla'),
    notes: ['athugasemdir'],
    yield: ['skammtar', 'fjöldi'],
    prepTime: ['undirbúningstími'],
    cookTime: ['eldunartími'],
    totalTime: ['heildartími', 'tími'],
    end: ['ummæli', 'svipaðar uppskriftir'],
  },
  ca: {
    ingredients: ['ingredients', 'els ingredients'],
    instructions: phrases(`
      preparació, elaboració, passos, procediment, com es fa
    `),
    yield: ['racions', 'persones'],
    prepTime: ['temps de preparació'],
    cookTime: ['temps de cocció', 'cocció'],
    totalTime: ['temps total'],
    end: ['comentaris', 'receptes relacionades'],
  },
  he: {
    ingredients: phrases(`
      מצרכים, מרכיבים, רכיבים, החומרים, המצרכים, רשימת מצרכים, חומרים
    `),
    instructions: phrases(`
      אופן ההכנה, הוראות הכנה, הכנה, אופן הכנה, ההכנה, שלבי הכנה, איך מכינים, הוראות
    `),
    notes: ['הערות'],
    equipment: ['ציוד', 'כלים'],
    serving: ['הגשה'],
    storage: ['אחסון'],
    tips: ['טיפים', 'טיפ'],
    yield: ['מנות', 'כמות', 'מספר מנות'],
    prepTime: ['זמן הכנה'],
    cookTime: ['זמן בישול', 'זמן אפייה'],
    totalTime: ['זמן כולל', 'סך הכל', 'זמן'],
    nutrition: ['ערכים תזונתיים'],
    end: phrases('תגובות, מתכונים נוספים, מתכונים דומים, שיתוף'),
  },
  ar: {
    ingredients: words('المكونات المقادير مكونات مقادير'),
    instructions: phrases(`
      طريقة التحضير, التحضير, الخطوات, طريقة العمل, تعليمات, خطوات التحضير, كيفية التحضير
    `),
    notes: ['ملاحظات', 'ملاحظة'],
    equipment: ['الأدوات'],
    serving: ['التقديم', 'طريقة التقديم'],
    tips: ['نصائح', 'نصيحة'],
    yield: phrases(`
      عدد الحصص, الحصص, تكفي, عدد الأشخاص, يكفي لـ, تكفي لـ
    `),
    prepTime: ['وقت التحضير', 'مدة التحضير'],
    cookTime: phrases('وقت الطبخ, وقت الطهي, مدة الطهي, مدة الطبخ'),
    totalTime: phrases('الوقت الكلي, إجمالي الوقت, الوقت الإجمالي, الوقت'),
    nutrition: ['القيمة الغذائية', 'القيم الغذائية'],
    end: phrases('التعليقات, وصفات مشابهة, وصفات ذات صلة, شارك'),
  },
  fa: {
    ingredients: ['مواد لازم', 'مواد اولیه', 'مواد مورد نیاز'],
    instructions: phrases(`
      طرز تهیه, دستور پخت, روش تهیه, مراحل تهیه, دستور تهیه
    `),
    tips: ['نکات', 'نکته'],
    yield: ['تعداد نفرات', 'نفر'],
    prepTime: ['زمان آماده سازی', 'زمان آماده‌سازی'],
    cookTime: ['زمان پخت'],
    totalTime: ['زمان کل', 'زمان'],
    end: ['نظرات', 'دیدگاه‌ها', 'مطالب مرتبط'],
  },
  hi: {
    ingredients: ['सामग्री', 'आवश्यक सामग्री'],
    instructions: phrases('विधि, बनाने की विधि, निर्देश, तरीका'),
    tips: ['सुझाव', 'टिप्स'],
    yield: ['सर्विंग', 'लोगों के लिए'],
    prepTime: ['तैयारी का समय'],
    cookTime: ['पकाने का समय'],
    totalTime: ['कुल समय'],
    end: ['टिप्पणियाँ'],
  },
  ja: {
    ingredients: phrases('材料, 食材, 用意するもの, 原材料, 材 料'),
    instructions: words(
      '作り方 つくり方 手順 調理手順 下準備 調理方法 レシピ 作りかた 準備 調理法 下ごしらえ',
    ),
    notes: words('メモ 備考 注意 補足'),
    equipment: ['道具', '調理器具', '使用器具'],
    serving: ['盛り付け'],
    storage: ['保存方法', '保存'],
    tips: words('コツ ポイント コツ・ポイント ワンポイント アドバイス ワンポイントアドバイス'),
    yield: words('分量 人分 人数 人前'),
    prepTime: ['準備時間', '下準備時間'],
    cookTime: ['調理時間', '加熱時間', '焼き時間'],
    restTime: ['冷やす時間', '寝かせる時間'],
    totalTime: words('合計時間 所要時間 時間 目安時間 調理時間の目安'),
    nutrition: words('栄養成分 栄養価 カロリー エネルギー 栄養情報 栄養素'),
    end: words(`
      コメント 関連レシピ 関連記事 おすすめレシピ シェア このレシピを見た人は レビュー 口コミ つくれぽ 関連商品 使用商品 この商品を使ったレシピ
    `),
  },
  zh: {
    ingredients: words('材料 食材 配料 用料 原料 食材清單 食材清单 主料 所需食材 準備材料'),
    instructions: words(`
      做法 步驟 步骤 烹飪步驟 烹饪步骤 製作方法 制作方法 作法 制作步骤 烹調方法 製作步驟 料理步驟 做法步骤 方法
    `),
    notes: words('備註 备注 注意事項 注意事项 備注'),
    equipment: ['工具', '器具', '使用工具'],
    serving: ['享用'],
    storage: ['保存', '保存方法'],
    tips: words('小貼士 小贴士 貼士 提示 小提示 小技巧 小叮嚀 烹飪技巧 烹饪技巧 訣竅'),
    yield: words('份量 份數 份数 人份'),
    prepTime: ['準備時間', '准备时间'],
    cookTime: words('烹飪時間 烹饪时间 烹調時間 烘烤時間 製作時間'),
    totalTime: words('總時間 总时间 時間 时间 所需時間 所需时间 料理時間'),
    nutrition: words('營養成分 营养成分 營養資訊 熱量'),
    end: words('留言 評論 评论 相關食譜 相关食谱 分享 相關文章 推薦食譜 你可能也喜歡'),
  },
  ko: {
    ingredients: phrases('재료, 주재료, 준비물, 필요한 재료, 재료 준비'),
    instructions: phrases(`
      조리순서, 만드는 법, 만드는법, 조리법, 만들기, 조리 방법, 조리방법, 요리 순서, 조리과정, 만드는 방법
    `),
    notes: ['참고', '메모', '주의사항'],
    equipment: ['도구', '조리도구'],
    tips: words('팁 요리팁 조리팁 꿀팁 노하우'),
    yield: ['인분', '분량'],
    prepTime: ['준비 시간', '준비시간'],
    cookTime: ['조리 시간', '조리시간'],
    totalTime: phrases('총 시간, 소요 시간, 소요시간, 총시간'),
    nutrition: ['영양 정보', '영양성분'],
    end: phrases('댓글, 관련 레시피, 추천 레시피, 공유, 후기, 관련 글'),
  },
  vi: {
    ingredients: phrases(`
      nguyên liệu, thành phần, chuẩn bị, nguyên liệu cần chuẩn bị
    `),
    instructions: phrases(`
      cách làm, hướng dẫn, các bước, cách nấu, thực hiện, các bước thực hiện, cách chế biến,
      hướng dẫn thực hiện
    `),
    notes: ['ghi chú', 'lưu ý'],
    tips: ['mẹo'],
    yield: ['khẩu phần', 'số người'],
    prepTime: ['thời gian chuẩn bị', 'sơ chế'],
    cookTime: ['thời gian nấu'],
    totalTime: ['tổng thời gian', 'thời gian'],
    end: ['bình luận', 'món ăn liên quan', 'bài viết liên quan'],
  },
  th: {
    ingredients: ['ส่วนผสม', 'วัตถุดิบ', 'เครื่องปรุง'],
    instructions: words('วิธีทำ ขั้นตอนการทำ ขั้นตอน วิธีการทำ'),
    tips: ['เคล็ดลับ'],
    yield: ['จำนวนที่เสิร์ฟ'],
    prepTime: ['เวลาเตรียม'],
    cookTime: ['เวลาปรุง'],
    totalTime: ['เวลารวม'],
    end: ['ความคิดเห็น'],
  },
  id: {
    ingredients: phrases('bahan, bahan-bahan, bahan bahan, bahan utama, ramuan'),
    instructions: phrases(`
      cara membuat, cara memasak, langkah-langkah, langkah, cara, cara pembuatan, langkah memasak,
      cara penyediaan
    `),
    tips: ['tips', 'tip'],
    yield: ['porsi', 'hidangan'],
    prepTime: ['waktu persiapan'],
    cookTime: ['waktu memasak'],
    totalTime: ['total waktu', 'waktu'],
    end: ['komentar', 'resep terkait', 'resep lainnya'],
  },
};

/** Words that may stand before a heading word without changing what it announces: "Recipe ingredients", "Die Zutaten". Folded. */
export const headingOpeners: readonly string[] = phrases(`
  the, my, our, your, recipe, cooking, main, full, list of, all, for the, how to make, die, der,
  das, rezept, unsere, les, la, le, l', liste des, des, de, gli, i, los, las, el, os, as, de, het,
  lista de, lista degli, recept, receta, ricetta, recette, receita, opskrift, oppskrift, przepis,
  easy, simple, quick, detailed, complete, basic, printable, step by step
`);

/** Words after a heading word that say for whom, for how many or for which part: "Ingredients for the dough", "Zutaten für 4 Personen". Folded. */
export const headingJoiners: readonly string[] = phrases(`
  for, to, of, per, fur, zum, zur, pour, de, du, des, de l', per, di, della, del, dello, para,
  voor, van, till, for, til, av, na, do, dla, pro, pre, para, per a, pentru, na, для, για, icin,
  za, a, in, on, und, and, &, et, y, e, og, och, i
`);
