/** Words of headings above a part of a recipe, in the columns of `kitchen-words.data.ts`. */
export const headingWords = `
for the | für den/für die/für das/für/zum/zur | pour la/pour le/pour les/pour | per la/per il/per lo/per i/per gli/per le/per | para la/para el/para los/para las/para | voor de/voor het/voor | para o/para a/para os/para as/para | till/för
dough | Teig | pâte | impasto | masa | deeg | massa | deg/degen
shortcrust | Mürbeteig | pâte brisée/pâte sablée | pasta frolla | masa quebrada | zandkoekdeeg | massa quebrada | mördeg/mördegen
yeast dough | Hefeteig | pâte levée | pasta lievitata | masa de levadura | gistdeeg | massa lêveda | jäsdeg
batter | Ausbackteig/Rührteig | pâte à frire | pastella | rebozado | beslag | polme | smet/smeten
base | Boden | base/fond | base | base | bodem | base | botten
filling | Füllung | garniture/farce | ripieno/farcitura | relleno | vulling | recheio | fyllning/fyllningen
topping | Belag/Topping | topping | guarnizione | cobertura | topping | cobertura | topping/toppingen
sauce | Soße/Sauce/Sosse | sauce | salsa/sugo | salsa | saus | molho | sås/såsen
dressing | Dressing/Salatsauce/Salatsoße | vinaigrette | condimento | aliño/aderezo | dressing | tempero | dressing/dressingen
marinade | Marinade | marinade | marinata | adobo/marinada | marinade | marinada/vinha d'alhos | marinad/marinaden
cream | Creme/Crème | crème | crema | crema | crème | creme | kräm/krämen
icing | Guss/Glasur/Zuckerguss | glaçage | glassa | glaseado | glazuur | glacê/cobertura de açúcar | glasyr/glasyren
crumble | Streusel | crumble | crumble | crumble | kruimeldeeg | crumble | smuldeg/smuldegen
broth | Brühe/Sud | bouillon | brodo | caldo | bouillon | caldo | buljong/buljongen
salad | Salat | salade | insalata | ensalada | salade | salada | sallad/salladen
soup | Suppe | soupe | zuppa | sopa | soep | sopa | soppa/soppan
cake | Kuchen | gâteau | torta | bizcocho/pastel | taart/cake | bolo | kaka/kakan
meat | Fleisch | viande | carne | carne | vlees | carne | kött/köttet
vegetables | Gemüse | légumes | verdure | verduras | groenten | legumes | grönsaker/grönsakerna
side | Beilage | accompagnement | contorno | guarnición/acompañamiento | bijgerecht | acompanhamento | tillbehör
garnish | Garnitur/Dekoration/Deko/Garnieren | décoration/décor | decorazione/decorare | decoración/decorar | garnering | decoração/decorar | garnering/dekoration
serving | Servieren/Anrichten | servir/service | servire | servir | serveren | servir | servering
ingredients | Zutaten | ingrédients | ingredienti | ingredientes | ingrediënten | ingredientes | ingredienser
preparation | Zubereitung | préparation | preparazione/procedimento | preparación/elaboración | bereiding | preparação/preparo | gör så här/tillagning
besides | Außerdem/Sonstiges | en plus | inoltre | además | verder | além disso | dessutom
`;
