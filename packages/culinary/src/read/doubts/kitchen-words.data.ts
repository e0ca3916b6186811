import { foldWords } from '../../words/fold.ts';

/** What every kitchen has and steps speak of: vessels, heat, what is in the making; folded. */
export const kitchenWords: ReadonlySet<string> = new Set(
  foldWords(`
    oven pan pot bowl tray dish plate plates tin lid foil paper parchment dough batter heat minutes
      mixture fridge freezer skillet saucepan casserole rack stove grill blender processor sieve
      spatula mould layer layers sides everything degrees serving slices sauce filling crust repeat
    ofen backofen topf pfanne schüssel blech form teig backpapier hitze kühlschrank masse deckel
      minuten herd sieb auflaufform alles wasser gläser portionen soße wiederholen
    four plaque casserole poêle bol saladier moule pâte papier feu réfrigérateur frigo minutes
      couvercle plat cocotte cercle couteau spatule préparation mélange sauce thermomix répéter répétez répète recommencer recommencez opération manger
    forno teglia padella pentola ciotola impasto carta fuoco frigo frigorifero stampo minuti
      coperchio composto sugo pirofila tutto ripetere ripetete
    horno sartén olla bol molde masa papel fuego nevera fuente cazuela minutos tapa mezcla todo
      salsa vaso repetir repite
    pan schaal kom vorm deeg minuten koelkast bakpapier vuur alles saus
    ugn ugnen panna kastrull skål form deg minuter kylskåp plåt sås allt
    panela tigela forma massa minutos frigideira tabuleiro molho tudo
  `).split(' '),
);
