/** Dishes of regions whose own wines are poured with them: words of the title, folded; the styles; the region as a reader says it. */
export const regionalDishes: readonly (readonly [words: string, styles: string, region: string])[] =
  [
    [
      'bourguignon, coq au vin, oeufs en meurette, burgundy',
      'red_light red_aged_savoury',
      'Burgundy',
    ],
    ['paella, fideua', 'rose_dry white_light_crisp', 'the Spanish coast'],
    ['gazpacho, salmorejo, ajo blanco', 'sherry_dry', 'Andalusia'],
    ['cassoulet, confit de canard, garbure', 'red_full_tannic', 'the French south-west'],
    ['choucroute, flammkuchen, tarte flambee, baeckeoffe', 'white_dry_riesling', 'Alsace'],
    ['bouillabaisse, aioli, ratatouille, nicoise, pissaladiere', 'rose_dry', 'Provence'],
    [
      'fiorentina, ribollita, bolognese, ragu, saltimbocca, parmigiana',
      'red_medium_acid',
      'central Italy',
    ],
    ['ossobuco, osso buco, brasato, vitello tonnato', 'red_aged_savoury', 'Piedmont'],
    ['vongole, scoglio, acqua pazza', 'white_light_crisp', 'the Italian coast'],
    ['sauerbraten, rinderroulade, rinderrouladen', 'red_light', 'Baden'],
    ['wiener schnitzel, backhendl, tafelspitz', 'white_aromatic_herbal', 'Austria'],
    ['fondue, raclette, tartiflette', 'white_light_crisp', 'the Alps'],
    ['kasespatzle, maultaschen, zwiebelkuchen', 'white_dry_riesling', 'Swabia'],
    ['asado, churrasco, chimichurri', 'red_full_tannic', 'Argentina'],
    ['cordero asado, lechazo, chuletillas', 'red_aged_savoury', 'Rioja'],
    ['bacalhau, caldeirada', 'white_medium', 'Portugal'],
    ['moussaka, souvlaki', 'red_medium_round', 'Greece'],
    ['greek salad, horiatiki, spanakopita', 'white_light_crisp', 'the Greek islands'],
    ['moules marinieres', 'white_light_crisp', 'the mouth of the Loire'],
    ['gulasch, goulash, gulyas', 'red_spicy', 'Hungary'],
    ['pizza', 'red_medium_acid', 'Campania'],
  ];
