/**
 * A second table, written before any of its names was tried, when the check was mended for the first one: what the check does with names that
 * it was not made with. At first sight: 282 names, recall 98.9 %, precision 99.4 %, one passed as safe for a profile, four were doubted without need.
 */
export const fresh = `
# en
meat: skirt steak; pulled pork; hot dogs; chicken wings, tips removed; lamb neck fillet; bresaola; beef jerky;
  liver pâté; Italian sausage, casings removed; cubed gammon; smoked ham, finely diced; pork crackling;
  turkey rashers; potatoes roasted in goose fat; kale with chorizo crumbs; veal stock; poussin
fish: sea bass; smoked salmon trimmings; canned crab; halibut steaks; octopus; whitebait; anchovy fillets in oil;
  kipper; prawns in their shells; squid ink; roe
dairy: salted butter, at room temperature; single cream; Stilton; grated Emmental; low-fat yoghurt; queso fresco;
  crumbled feta, to serve; skimmed milk; Manchego; browned butter; toast spread with cream cheese; provolone;
  dulce de leche; whipped cream, for serving; mushrooms sautéed in ghee; semi-skimmed milk; cottage cheese
eggs: 1 egg, lightly beaten; hard-boiled eggs; beaten egg to glaze; duck eggs; Kewpie mayo; poached eggs; 2 yolks
none: hazelnut milk; sunflower seed butter; mushroom ketchup; cornstarch; dairy-free yogurt; egg-free pasta;
  vegan feta; coconut butter; rice milk; lady's fingers (okra); king oyster mushrooms; cauliflower steaks; bay leaves;
  pomegranate molasses; rapeseed oil; brown rice; dried apricots; pak choi; sesame seeds; smoked paprika;
  mayo (vegan); duck sauce; black beans, drained; veggie mince; agave; plant cream
dairy?: butter or olive oil; milk or water; vegan or dairy butter
meat?: vegetable or beef stock; ham or smoked tempeh
unknown: blixberry; house dressing mix; Dave's rub; wumple paste; filling
# de
dairy+fish: Sahneheringe
meat: Hackepeter; Putenschnitzel; Schinkenwürfel; Kalbsleber; Cabanossi; Geflügelfond; Rouladen vom Rind; Grieben;
  Entenbrustfilet; Bohnen mit Speck
fish: Seelachsfilet; Krabbenfleisch; Anchovis; Ölsardinen; Zanderfilet
dairy: Crème double; Raclettekäse; Naturjoghurt; Süßrahmbutter; Schlagobers; Mozzarellakugeln; körniger Frischkäse;
  Milchpulver; Sauerrahm; Spinat mit Sahne
eggs: verquirltes Ei; Eidotter; Bio-Eier; Eigelbe; selbstgemachte Eiernudeln
none: Mandeldrink; Cashewmus; Butternut-Kürbis; Sojaschnetzel; Räuchertofu; Hefeflocken; Kokosjoghurt vegan;
  Fleischtomate; Speisestärke; Ackerbohnen; Dinkelmehl; Zitronensaft; vegane Sahne; Kokosöl; Rapsöl
dairy?: Butter oder Öl; Kuhmilch oder Hafermilch
unknown: Geheimzutat; Flarnwurzel; Dip
# fr
meat: rôti de veau; andouillette; jambon cru; cuisses de poulet; lard fumé; confit de canard; haché de bœuf; chipolatas
fish: dos de cabillaud; sardines à l'huile; gambas; lotte; rouget; œufs de lump; bisque de homard
dairy: beurre fondu; lait demi-écrémé; mozzarella; crème épaisse; bleu d'Auvergne; parmesan râpé; emmental;
  yaourt à la grecque; épinards à la crème
eggs: œuf entier; œufs battus; blanc d'œuf; omelette; jaunes
none: lait de riz; beurre de noix de cajou; crème de coco; mélange de quatre-épices; maïzena; poireaux;
  huile de tournesol; sirop d'érable; fécule; haricots verts; yaourt au soja; fromage vegan
dairy?: beurre ou huile d'olive
unknown: préparation maison; zigouille; sauce secrète
# it
meat: salame; lonza di maiale; costine; fegato di vitello; tacchino; cotechino; brodo di manzo; wurstel
fish: filetti di acciuga; tonno; orata; gamberetti; pesce spada; uova di salmone
dairy: panna fresca; scamorza; caciotta; latte intero; burro fuso; taleggio; crescenza; gnocchi al gorgonzola
eggs: uovo; tuorlo d'uovo; albumi montati a neve; fettuccine all'uovo
none: bevanda di riso; burro di mandorle; panna di cocco; latte di riso; passata di pomodoro; zucchine; semola;
  aceto balsamico; rosmarino; farina di mandorle; formaggio vegano
dairy?: latte o acqua
unknown: impasto segreto; fruttone; salsa
# es
meat: costillas; pechuga de pavo; bacon ahumado; sobrasada; hígado de pollo; caldo de ternera; manitas de cerdo
fish: lubina; almejas; sardinas; ventresca de atún; huevas de salmón; chipirones
dairy: nata líquida; queso de cabra; mantequilla derretida; leche desnatada; mozzarella; yogur natural; parmesano;
  patatas con nata
eggs: huevo duro; yema de huevo; claras montadas; mayonesa casera
none: leche de arroz; crema de almendras; bebida de soja; queso vegano; manteca de cacahuete; harina de maíz;
  pimiento rojo; aceitunas; cilantro; ajo en polvo; mantequilla vegetal
dairy?: mantequilla o aceite
unknown: pringue de la casa; fritanga; aliño secreto
# nl
meat: gehakt; kippendijen; bacon
dairy: volle melk; zure room
none: rijstmelk; plantaardige room
# pt
meat: carne de porco; chouriço
dairy: creme de leite
none: leite de arroz
# sv
meat: fläskfilé; kycklinglår
dairy: gräddfil; parmesan
none: rismjölk; vegansk grädde
`;
