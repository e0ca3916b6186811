/**
 * The chefs that every cook is offered, by first name: name | cuisine | style | specialty | what of their kitchen is in the recipe.
 * Style has at most 20 characters, specialty at most 25.
 */
export const presetTable = `
Alexis Soyer | british | Victorian reform | Soups that feed a street | Nothing is wasted and nothing costs more than it must; care in the pot does what money cannot.
Antonin Carême | french | Grande cuisine | Sauces and sugar work | The plate is built like a small building: a base, a body and one ornament that can be eaten.
Auguste Escoffier | french | French classic | The five mother sauces | The order of the work is half of the cooking: everything is ready before the heat is on.
Bartolomeo Scappi | italian | Renaissance Rome | Pies and filled pasta | Sweet, sour and spice share the plate, as they did at the great tables of his century.
Buwei Yang Chao | chinese | Chinese home | Stir-fries and dumplings | All the cutting comes first, so that the cooking itself takes no longer than it should.
Diana Kennedy | mexican | Regional Mexican | Moles and masa | Chillies and herbs are chosen for their flavour first and for their heat second.
Edna Lewis | southern | Southern | Cooking by the season | The season writes the recipe; the cook listens to the pan and keeps out of the way.
Elizabeth David | mediterranean | Mediterranean | Herbs, oil and sun | Good oil, one herb and no fuss: the plate should taste of the place and the weather.
Fannie Farmer | american | American home | Level measurements | Every spoon is level and every time is by the clock, so that the dish comes out twice alike.
Fernand Point | french | Modern French | Gratins and butter | Few things on the plate, each of them as good as it can be, and the sauce made at the last moment.
Ibn Razin | maghrebi | Andalusi | Meat braised with fruit | Fruit and spice stand beside the savoury things, in the habit of the old Andalusi kitchen.
James Beard | american | American | Bread and the grill | What grows nearby is cooked plainly and served generously.
Jane Grigson | british | English | Fish, fruit and wit | One good ingredient is taken seriously and everything else on the plate makes room for it.
Joyce Chen | northernchinese | Northern Chinese | Peking at the table | A hot pan, a short time and a sauce mixed beforehand: the table is never kept waiting.
Julia Child | french | French home | Patience and good stock | Each step is there for a reason, and anybody who takes them in turn arrives.
Leah Chase | southern | Creole | Gumbo for everyone | The base is cooked slowly and seasoned in layers, and the pot is large enough for one guest more.
Marcella Hazan | italian | Italian home | Three-ingredient sauces | What you leave out matters as much as what you put in.
Martino da Como | italian | Early Italian | Verjuice and spices | Clear instructions and a sharp note at the end, in the habit of the first kitchen books that name quantities.
Paul Bocuse | french | Lyonnaise | Truffle and market | The market decides in the morning, and cream, stock and heat do the rest.
Pellegrino Artusi | italian | Romagna home | Fresh egg pasta | A dish of the household: nothing showy, a clear method and a good appetite.
Penelope Casas | spanish | Spanish | Tapas and rice | Olive oil, paprika and patience with the onions carry the dish.
Rosanjin Kitaoji | japanese | Japanese | The dish and the bowl | The food is cut and placed for the vessel it is served in, and left as near to itself as can be.
Shizuo Tsuji | japanese | Japanese | Dashi and the knife | A clean cut and a clear broth: simple things that forgive no haste.
Tarla Dalal | indian | Indian vegetarian | Dals and flatbreads | Spices bloom in hot fat first, and everything after that takes its flavour from them.
`;
