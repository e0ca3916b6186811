import { foldWords } from '../../../words/fold.ts';
import { words } from '../../../words/word-list.ts';

/** Folded, in eight languages: what only a table of nutrition names. */
export const nutrients: ReadonlySet<string> = new Set(
  words(
    foldWords(`
      calories calorie kcal kj cal kilojoules kilojoule joule energy kilocalories carbohydrate carbohydrates carbs carb protein proteins
      saturates saturated unsaturated polyunsaturated monounsaturated cholesterol fibre fiber sodium potassium calcium iron
      kalorien kalorie brennwert energie energiewert kohlenhydrate kohlenhydrat eiweiß eiweiss ballaststoffe fettsäuren gesättigte
      gesättigten cholesterin natrium kalium broteinheiten
      énergie energie glucides glucide lipides lipide protéines protéine fibres saturés saturées cholestérol
      valore energetico energia carboidrati carboidrato proteine proteina grassi saturi fibre colesterolo sodio
      calorías caloría hidratos carbono carbohidratos proteínas proteína grasas saturadas fibra colesterol
      koolhydraten koolhydraat eiwit eiwitten vetten verzadigd verzadigde vezels voedingsvezels voedingsvezel
      quilocalorias hidratos carboidratos proteínas lípidos gorduras saturadas fibras colesterol sódio
      kolhydrater kolhydrat protein fiber mättat mättade kolesterol energi
    `),
  ),
);
/** What is food beside them. */
export const alsoFood: ReadonlySet<string> = new Set(
  words(
    foldWords(`
      fat sugar sugars salt fett zucker salz sucre sucres sel matières grasses zuccheri zucchero sale grasso azúcar azúcares sal grasa
      suiker suikers zout vet açúcar açúcares gordura socker salt fett
    `),
  ),
);
/** What stands between them and says nothing else. */
export const betweenNutrients: ReadonlySet<string> = new Set(
  words(
    foldWords(`
      g mg kg mcg µg gr gram grams gramm grammes grammi gramos per serving servings portion portions of which total dietary daily value values
      acids acid added net nutrition nutritional facts information approx ca
      pro je portion davon gesamt nährwerte nährwertangaben nährwert stück
      par dont pour acides gras valeurs nutritionnelles alimentaires
      di cui per porzione valori nutrizionali alimentari acidi
      por porción de las los cuales total totales valor energético nutricional ácidos grasos alimentaria
      per portie waarvan voedingswaarde totaal
      por porção dos quais das quais valor energético alimentar
      per portion varav näringsvärde totalt ämnen
    `),
  ),
);
