/** Nouns of kinds of dishes with which French names begin. */
export const headsFr = `
  soupe velouté potage consommé gaspacho gratin tian flan quiche tarte tartelettes tartelette tourte tourtière pissaladière gâteau gateau cake cakes
  fondant moelleux mousse clafoutis crumble biscuit biscuits sablés sablé galettes galette crêpes gaufres beignets madeleines financiers muffins
  cookies brownie brownies macarons meringues meringue sorbet granité compote confiture gelée limonade chutney pickles salade taboulé carpaccio
  tartare terrine rillettes mousseline blanquette daube ragoût civet fricassée navarin tajine tagine couscous curry poêlée gigot escalopes escalope
  côtelettes brochettes boulettes paupiettes parmentier hachis lasagnes cannellonis raviolis gnocchis risotto spaghettis tagliatelles omelette
  frittata croquettes croquette beignet accras soufflé pizza brioche brioches fougasse focaccia bruschetta tartines tartine sandwich burger wraps
  houmous tapenade pesto caviar sauce vinaigrette mayonnaise rougail colombo charlotte bavarois entremets crème-dessert semoule pudding truffes
  caramels nougat pâte-de-fruits rochers roulé feuilletés feuilleté chaussons palmiers verrines smoothie papillotes marmite potée cassolette cassoulet
  hydromel rillette mijoté poke bowl galette-des-rois tatin flamiche
`;
export const namesFr = `
  gratin dauphinois, tartiflette, pot-au-feu, bœuf bourguignon, blanquette de veau, coq au vin, cassoulet, choucroute, choucroute garnie,
  bouillabaisse, bourride, brandade de morue, ratatouille, tian provençal, pissaladière, soupe au pistou, aïoli, grand aïoli, daube provençale,
  pieds et paquets, panisses, socca, farcis niçois, petits farcis, salade niçoise, pan bagnat, quiche lorraine, potée lorraine, baeckeoffe,
  flammekueche, tarte flambée, kouglof, kougelhopf, bredele, schwowebredele, bretzels, spaetzle, poulet basquaise, piperade, axoa, garbure,
  gâteau basque, far breton, kouign-amann, kouign amann, galettes bretonnes, galettes de sarrasin, crêpes, kig ha farz, cotriade, palets bretons,
  caramel au beurre salé, moules marinières, moules-frites, teurgoule, tripes à la mode de caen, tarte normande, poulet vallée d'auge, flamiche,
  ficelle picarde, carbonade flamande, carbonnade flamande, waterzooi, waterzoï, chicons au gratin, endives au jambon, potjevleesch, tarte au sucre,
  tarte au maroilles, gaufres, gaufres de liège, cramique, cougnou, boulets liégeois, stoemp, vol-au-vent, bouchées à la reine, filet américain,
  truffade, aligot, pounti, tripoux, petit salé aux lentilles, clafoutis, flognarde, cannelés, canelés, madeleines, macarons, financiers,
  langues de chat, chouquettes, profiteroles, éclairs, paris-brest, mille-feuille, millefeuille, saint-honoré, baba au rhum, savarin, fraisier,
  bûche de noël, galette des rois, frangipane, pithiviers, brioche des rois, pain perdu, pain d'épices, quatre-quarts, gâteau au yaourt,
  gâteau au chocolat, fondant au chocolat, moelleux au chocolat, mi-cuit, marbré, tarte tatin, tarte aux pommes, tarte au citron, tarte bourdaloue,
  tropézienne, tarte tropézienne, crumble, charlotte, bavarois, île flottante, îles flottantes, œufs à la neige, crème brûlée, crème caramel,
  flan pâtissier, mousse au chocolat, riz au lait, semoule au lait, pets de nonne, oreillettes, bugnes, beignets, churros, calissons, pompe à l'huile,
  treize desserts, hachis parmentier, steak tartare, steak frites, entrecôte bordelaise, tournedos rossini, magret de canard, confit de canard,
  canard à l'orange, lapin à la moutarde, lapin aux pruneaux, rôti de porc, porc au caramel, gigot de sept heures, navarin d'agneau, tajine, couscous,
  pastilla, chakchouka, harira, méchoui, kefta, tabboulé, taboulé, houmous, falafels, tomates farcies, courgettes farcies, choux farcis, chou farci,
  poivrons farcis, paupiettes de veau, veau marengo, osso buco, escalope à la crème, poulet rôti, poulet yassa, yassa, mafé, thiéboudiène,
  accras de morue, colombo de poulet, rougail saucisse, rougail saucisses, cari, blaff, bokit, soupe à l'oignon, velouté de potimarron, vichyssoise,
  potage parmentier, soupe aux choux, soupe de poisson, œufs mimosa, œufs cocotte, œufs en meurette, œufs brouillés, omelette, croque-monsieur,
  croque-madame, croissants, pains au chocolat, fougasse, fougasses, gougères, cake aux olives, cake salé, terrine de campagne, pâté en croûte,
  rillettes, gâteau de savoie, gâteau de foies, tourtons, tourtons du champsaur, crozets, diots, fondue savoyarde, raclette, croziflette, morbiflette,
  matefaim, rösti, papet, malakoff, taillé aux greubons, meringues double crème, cuchaule, tourtière, pâté chinois, cipaille, fèves au lard,
  pouding chômeur, pets de sœur, tarte au sirop d'érable, sucre à la crème, grands-pères, ragoût de pattes, cretons, poutine, oreilles de crisse,
  tire d'érable, caldo verde, dahl, chili con carne, lasagnes, risotto, carbonara, pâtes à la carbonara, tiramisu, panna cotta, guacamole, gaspacho,
  paella, moussaka, tzatziki, bo bun, nems, pad thaï, roudoudous, mendiants, orangettes, rochers coco, congolais, truffes au chocolat, vin d'orange,
  vin chaud, sangria, hypocras, hydromel, limonade, gratin de courgettes, gratin de pâtes, gratin d'aubergines, gratin de chou-fleur, pommes dauphine,
  pommes duchesse, pommes boulangère, croquettes, piémontaise, salade piémontaise, salade lyonnaise, salade landaise, macédoine, céleri rémoulade,
  poireaux vinaigrette, carottes râpées, soufflé au fromage, feuilleté, friands, chaussons aux pommes, mont d'or, camembert rôti, cancoillotte,
  parmentier de canard, bœuf carottes, bœuf stroganoff, bœuf miroton, langue de bœuf, tête de veau, ris de veau, potée, estouffade, pizza, fideuà
`;
