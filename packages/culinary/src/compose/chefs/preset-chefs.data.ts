/**
 * The chefs that every cook is offered, by first name: name | cuisine | style | specialty | what of their kitchen is in a dish | and in a dessert.
 * Style has at most 20 characters, specialty at most 25.
 */
export const presetTable = `
Alexis Soyer | british | Victorian reform | Soups that feed a street | Nothing is wasted and nothing costs more than it must; care does what money cannot. | A sweet for many is made of what is cheap and in season, and made well.
Antonin Carême | french | Grande cuisine | Sauces and sugar work | The plate is built like a small building: a base, a body and one ornament that can be eaten. | A dessert is built in layers, and the last one is there to be looked at.
Auguste Escoffier | french | French classic | The five mother sauces | The order of the work is half of the cooking: everything is ready before the heat is on. | A few good things and one perfume, put together in the right order.
Bartolomeo Scappi | italian | Renaissance Rome | Pies and filled pasta | Scents and contrasts share the plate, as they did at the great tables of his century. | The sweet course is scented, as it was at the tables of his century.
Buwei Yang Chao | chinese | Chinese home | Stir-fries and dumplings | All the cutting comes first, so that the cooking itself takes no longer than it should. | The meal ends lightly, and nothing is sweeter than it has to be.
Diana Kennedy | mexican | Regional Mexican | Moles and masa | Everything is chosen for its flavour first and for its heat second. | The market comes to the table once more at the end of the meal.
Edna Lewis | southern | Southern | Cooking by the season | The season writes the recipe; the cook looks, listens and keeps out of the way. | What is ripe is chosen, and the rest keeps out of its way.
Elizabeth David | mediterranean | Mediterranean | Herbs, oil and sun | Few scents and no fuss: the plate should taste of the place and the weather. | Few things, at their ripest: the summer does the rest.
Fannie Farmer | american | American home | Level measurements | Every spoon is level and every time is by the clock, so that the dish comes out twice alike. | Sweet things are weighed and levelled, for they forgive no guess.
Fernand Point | french | Modern French | Gratins and butter | Few things on the plate, each of them as good as it can be, and the last touch at the last moment. | Patience, and nothing on the plate that has no taste.
Ibn Razin | maghrebi | Andalusi | Meat braised with fruit | Sweet and savoury stand side by side, in the habit of the old Andalusi kitchen. | What is sweet is also scented, in the habit of the old Andalusi kitchen.
James Beard | american | American | Bread and the grill | What grows nearby is cooked plainly and served generously. | A generous helping, plainly made, of what grows nearby.
Jane Grigson | british | English | Fish, fruit and wit | One good ingredient is taken seriously and everything else on the plate makes room for it. | One taste is taken seriously, its sharp side included.
Joyce Chen | northernchinese | Northern Chinese | Peking at the table | Everything stands ready before anything begins: the table is never kept waiting. | A quick hand closes the meal without weight.
Julia Child | french | French home | Patience and good stock | Each step is there for a reason, and anybody who takes them in turn arrives. | Every step has its reason, and the dessert is where it shows most.
Leah Chase | southern | Creole | Gumbo for everyone | It is seasoned in layers, and there is enough for one guest more. | The end of the meal is warm, sweet and large enough for one guest more.
Marcella Hazan | italian | Italian home | Three-ingredient sauces | What you leave out matters as much as what you put in. | Few things, tasted one by one, and the sweetness held back.
Martino da Como | italian | Early Italian | Verjuice and spices | Clear instructions and a sharp note at the end, in the habit of the first kitchen books that name quantities. | A sweet with a clear method and a scent that is not hidden.
Paul Bocuse | french | Lyonnaise | Truffle and market | The market decides in the morning, and a sure hand does the rest. | The market decides, and nothing is added that hides it.
Pellegrino Artusi | italian | Romagna home | Fresh egg pasta | A dish of the household: nothing showy, a clear method and a good appetite. | A sweet of the household: simple to make and good for the stomach.
Penelope Casas | spanish | Spanish | Tapas and rice | Patience at the beginning carries the dish. | One accent is enough, and it is heard to the end.
Rosanjin Kitaoji | japanese | Japanese | The dish and the bowl | The food is cut and placed for the vessel it is served in, and left as near to itself as can be. | One thing, served in the bowl that suits it, can be the whole of the sweet course.
Shizuo Tsuji | japanese | Japanese | Dashi and the knife | Clean cuts and clear tastes: simple things that forgive no haste. | Clean cuts and the season: the sweet course stays quiet.
Tarla Dalal | indian | Indian vegetarian | Dals and flatbreads | What gives the scent comes first, and everything after it takes its flavour from there. | Scent and patience bring the meal to its end.
`;
