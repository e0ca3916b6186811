/**
 * The chefs that every cook is offered, by first name: name | cuisine | style | specialty | what of their kitchen is in a dish | and in a dessert.
 * Style has at most 20 characters, specialty at most 25.
 */
export const presetTable = `
Alexis Soyer | british | Victorian reform | Soups that feed a street | Nothing is wasted and nothing costs more than it must; care in the pot does what money cannot. | A sweet for many is made of what is cheap and in season, and made well.
Antonin Carême | french | Grande cuisine | Sauces and sugar work | The plate is built like a small building: a base, a body and one ornament that can be eaten. | A dessert is built in layers, and the last one is there to be looked at.
Auguste Escoffier | french | French classic | The five mother sauces | The order of the work is half of the cooking: everything is ready before the heat is on. | Fruit, cream and one perfume, put together in the right order.
Bartolomeo Scappi | italian | Renaissance Rome | Pies and filled pasta | Sweet, sour and spice share the plate, as they did at the great tables of his century. | Spice and blossom scent the sweet course, as they did at the tables of his century.
Buwei Yang Chao | chinese | Chinese home | Stir-fries and dumplings | All the cutting comes first, so that the cooking itself takes no longer than it should. | The meal ends lightly: fruit first, and little sugar.
Diana Kennedy | mexican | Regional Mexican | Moles and masa | Chillies and herbs are chosen for their flavour first and for their heat second. | Cinnamon, lime and dark sugar bring the market to the end of the meal.
Edna Lewis | southern | Southern | Cooking by the season | The season writes the recipe; the cook listens to the pan and keeps out of the way. | The fruit is picked ripe and the rest keeps out of its way.
Elizabeth David | mediterranean | Mediterranean | Herbs, oil and sun | Good oil, one herb and no fuss: the plate should taste of the place and the weather. | Ripe fruit and something cold beside it: the summer does the rest.
Fannie Farmer | american | American home | Level measurements | Every spoon is level and every time is by the clock, so that the dish comes out twice alike. | Sweet things are weighed and levelled, for sugar forgives no guess.
Fernand Point | french | Modern French | Gratins and butter | Few things on the plate, each of them as good as it can be, and the sauce made at the last moment. | Butter, cream and patience, and nothing on the plate that has no taste.
Ibn Razin | maghrebi | Andalusi | Meat braised with fruit | Fruit and spice stand beside the savoury things, in the habit of the old Andalusi kitchen. | Nuts, blossom water and spice, in the habit of the old Andalusi kitchen.
James Beard | american | American | Bread and the grill | What grows nearby is cooked plainly and served generously. | A generous helping, plainly made, with fruit from nearby.
Jane Grigson | british | English | Fish, fruit and wit | One good ingredient is taken seriously and everything else on the plate makes room for it. | One fruit is taken seriously, its sharpness included.
Joyce Chen | northernchinese | Northern Chinese | Peking at the table | A hot pan, a short time and a sauce mixed beforehand: the table is never kept waiting. | Fresh fruit and a quick hand close the meal without weight.
Julia Child | french | French home | Patience and good stock | Each step is there for a reason, and anybody who takes them in turn arrives. | Every step has its reason, and the dessert is where it shows most.
Leah Chase | southern | Creole | Gumbo for everyone | The base is cooked slowly and seasoned in layers, and the pot is large enough for one guest more. | The end of the meal is warm, sweet and large enough for one guest more.
Marcella Hazan | italian | Italian home | Three-ingredient sauces | What you leave out matters as much as what you put in. | Few things, tasted one by one, and the sugar held back.
Martino da Como | italian | Early Italian | Verjuice and spices | Clear instructions and a sharp note at the end, in the habit of the first kitchen books that name quantities. | A sweet with a clear method and a scent that is not hidden.
Paul Bocuse | french | Lyonnaise | Truffle and market | The market decides in the morning, and cream, stock and heat do the rest. | Fruit from the market, cream from the dairy, and a sure hand at the stove.
Pellegrino Artusi | italian | Romagna home | Fresh egg pasta | A dish of the household: nothing showy, a clear method and a good appetite. | A sweet of the household: simple to make and good for the stomach.
Penelope Casas | spanish | Spanish | Tapas and rice | Olive oil, paprika and patience with the onions carry the dish. | Almond, orange and a little sherry give the dessert its accent.
Rosanjin Kitaoji | japanese | Japanese | The dish and the bowl | The food is cut and placed for the vessel it is served in, and left as near to itself as can be. | A single fruit, cut for its bowl, can be the whole of the sweet course.
Shizuo Tsuji | japanese | Japanese | Dashi and the knife | A clean cut and a clear broth: simple things that forgive no haste. | Little sugar, clean cuts and the season: the sweet course stays quiet.
Tarla Dalal | indian | Indian vegetarian | Dals and flatbreads | Spices bloom in hot fat first, and everything after that takes its flavour from them. | Cardamom, nuts and slow milk bring the meal to its end.
`;
