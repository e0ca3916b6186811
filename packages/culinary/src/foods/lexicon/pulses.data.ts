/** Dried pulses. How a food is written: `../read-lexicon.ts`. */
export const pulses = `
# Pasta, rice and pulses
lentils | plant | none | 0.812 |  | m
  en lentil ; green lentil, brown lentil, puy lentil, black lentil, beluga lentil, french lentil, le puy lentil, caviar lentil/caviar lentils, lentil caviar, lentils caviar, beluga caviar lentils
  de Linsen ; braune Linsen=brown lentils, Berglinsen, Belugalinsen=beluga lentils, Tellerlinsen, grüne Linsen=green lentils, Linsenkaviar, Linsen-Kaviar
  fr lentilles ; lentilles vertes=green lentils, lentilles du Puy, lentilles caviar
  it lenticchie ; lenticchie verdi=green lentils
  es lentejas ; lentejas pardinas
  nl linzen
  pt lentilhas
  sv linser
  key usda 16069, agribalyse 20585
red lentils | plant | none | 0.812
  en red lentil, split red lentil, masoor dal ; yellow lentil
  de rote Linsen
  fr lentilles corail, lentilles rouges
  it lenticchie rosse
  es lentejas rojas
  nl rode linzen
  pt lentilhas vermelhas, lentilha vermelha
  sv röda linser
  key usda 16144, agribalyse 20535
dried chickpeas | plant | none | 0.845
  en dried chickpea, dry chickpea, dried garbanzo bean
  de getrocknete Kichererbsen
  fr pois chiches secs
  it ceci secchi
  es garbanzos secos
  nl gedroogde kikkererwten
  pt grão-de-bico seco, grão seco
  sv torkade kikärtor
dried beans | plant | none | 0.82~ |  | m
  en dried bean, dry bean ; dried white bean, dried kidney bean, dried black bean, dried cannellini bean, dried pinto bean, dried borlotti bean, dried haricot bean, dried butter bean, pigeon pea, gungo pea
  de getrocknete Bohnen ; Straucherbsen
  fr haricots secs, haricots blancs secs ; pois d'Angole
  it fagioli secchi
  es alubias secas, judías secas ; gandules
  nl gedroogde bonen ; gedroogde witte bonen
  pt feijão seco, feijões secos ; feijão guandu
  sv torkade bönor ; torkade vita bönor, torkade svarta bönor
mung beans | plant | none | 0.875~
  en mung bean, moong dal, mung dal
  de Mungbohne/Mungbohnen, Mungobohnen
  fr haricot mungo/haricots mungo
  it fagiolo mungo/fagioli mung, fagioli mungo
  es judía mungo/judías mungo, soja verde
  nl mungboon/mungbonen
  pt feijão mungo/feijões mungo
  sv mungböna/mungbönor
urad dal | plant | none | 0.875~
  en urad, black gram
  de Urdbohne/Urdbohnen, Urad Dal
  fr haricot urd/haricots urd, urad dal
  it fagiolo urad/fagioli urad, urad dal
  es judía urad/judías urad, urad dal
  nl urdboon/urdbonen, urad dal
  pt feijão urad, urad dal
  sv urdböna/urdbönor, urad dal
split peas | plant | none | 0.833
  en split pea ; yellow split pea, chana dal, toor dal, green split pea, dried pea, dal
  de Schälerbsen, Spalterbsen
  fr pois cassés
  it piselli spezzati
  es guisantes secos
  nl spliterwten
  pt ervilhas partidas, ervilha seca, ervilhas secas
  sv gula ärtor, gröna ärtor torkade, delade ärtor
  key usda 16085, agribalyse 20515
`;
