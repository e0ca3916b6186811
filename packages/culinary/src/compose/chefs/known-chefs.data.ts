/** Further chefs that are known: name | cuisine | style (at most 20 characters) | specialty (at most 25). */
export const knownTable = `
Jacques Pépin | french | French technique | Omelettes and knife work
Joël Robuchon | french | Modern French | Potato purée
Alain Ducasse | french | Riviera haute | Vegetables and restraint
Pierre Gagnaire | french | Inventive French | Many small plates
Michel Bras | french | Aubrac plateau | Vegetables and wild herbs
Sébastien Bras | french | Aubrac plateau | Herbs and milk
Michel Guérard | french | Light French | Lean sauces
Alain Passard | french | Garden French | Vegetables roasted whole
Alain Chapel | french | Lyonnaise | Poultry and mushrooms
Roger Vergé | mediterranean | Cuisine of the sun | Stuffed vegetables
Paul Haeberlin | french | Alsatian haute | Fish mousselines
Marc Haeberlin | french | Alsatian | River fish
Pierre Troisgros | french | Roanne | Salmon and sorrel
Jean Troisgros | french | Roanne | Salmon and sorrel
Michel Troisgros | french | Acid French | Sharp, light sauces
Georges Blanc | french | Bresse | Poultry in cream
Bernard Loiseau | french | Burgundian | Sauces of pan juices
Guy Savoy | french | Parisian haute | Artichoke soup
Anne-Sophie Pic | french | Aromatic French | Tea, coffee and spice
Hélène Darroze | french | South-western French | Duck and Armagnac
Dominique Crenn | french | Poetic French | Seafood and garden
Éric Ripert | french | French seafood | Fish barely cooked
Daniel Boulud | french | Lyonnaise New York | Terrines and braises
Jean-Georges Vongerichten | french | French Asian | Light juices and spice
Thomas Keller | american | Precise American | Small tasting plates
Raymond Blanc | french | Garden French | Soufflés and salads
Albert Roux | french | French classic | Cheese soufflé
Michel Roux | french | French pastry | Pastry and sauces
Michel Roux Jr | french | French classic | Classic sauces
Pierre Koffmann | french | Gascon | Pig's trotters
Eugénie Brazier | french | Lyonnaise | Poultry under truffle
Yannick Alléno | french | Modern French | Extractions and sauces
Arnaud Donckele | french | Provençal haute | Sauces and fish
Mauro Colagreco | mediterranean | Border Riviera | Garden and sea
Anne Willan | french | French teaching | Regional French cooking
Simone Beck | french | French home | Cakes and soufflés
Madeleine Kamman | french | French teaching | Savoyard dishes
Louisette Bertholle | french | French home | Family dishes
Richard Olney | french | Provençal country | Simple French food
Patricia Wells | french | French bistro | Market cooking
Dorie Greenspan | french | French baking | Cookies and cakes
David Lebovitz | french | Parisian sweet | Ice cream and chocolate
Pierre Hermé | french | French pastry | Macarons
Gaston Lenôtre | french | French pastry | Light mousses and cakes
Cédric Grolet | french | French pastry | Fruit in sugar shells
Dominique Ansel | french | French pastry | Laminated doughs
Urbain Dubois | french | Grande cuisine | Dishes of the great table
Jules Gouffé | french | Grande cuisine | Measured French cooking
François Pierre La Varenne | french | Baroque French | Roux and stocks
François Massialot | french | Baroque French | Custards and ragouts
Vincent La Chapelle | french | Baroque French | Court dishes
Menon | french | Old French | Bourgeois cooking
Guillaume Tirel | french | Medieval French | Spiced sauces
Édouard Nignon | french | Grande cuisine | Banquet dishes
Prosper Montagné | french | French classic | Cassoulet
Gualtiero Marchesi | italian | New Italian | Saffron risotto with gold
Massimo Bottura | italian | Modern Modena | Parmesan in many ages
Massimiliano Alajmo | italian | Light Italian | Risotto and broth
Nadia Santini | italian | Mantuan | Pumpkin tortelli
Annie Féolde | italian | Tuscan French | Florentine fine dining
Heinz Beck | italian | Modern Roman | Light filled pasta
Niko Romito | italian | Abruzzo essence | Absolute of onions
Enrico Crippa | italian | Piedmont garden | Salads of many leaves
Carlo Cracco | italian | Modern Milanese | Marinated egg yolk
Antonino Cannavacciuolo | italian | Neapolitan north | Seafood and pasta
Davide Scabin | italian | Playful Italian | Pasta experiments
Norbert Niederkofler | italian | Alpine Italian | Cooking the mountain
Lidia Bastianich | italian | Italian American | Istrian and regional food
Giada De Laurentiis | italian | Italian Californian | Weeknight pasta
Mary Ann Esposito | italian | Italian home | Regional Italian
Antonio Carluccio | italian | Italian home | Wild mushrooms
Gennaro Contaldo | italian | Amalfi home | Pasta and bread
Giorgio Locatelli | italian | Lombard | Risotto and pasta
Angela Hartnett | italian | Italian British | Emilian pasta
Anna Del Conte | italian | Italian home | Pasta and risotto
Ada Boni | italian | Roman home | Household Italian
Elena Fabrizi | italian | Roman trattoria | Roman dishes
Giuliano Bugialli | italian | Tuscan | Historic Tuscan food
Cristoforo di Messisbugo | italian | Renaissance Ferrara | Court banquets
Ruth Rogers | italian | Italian London | Seasonal Italian
Rose Gray | italian | Italian London | Wood oven and oil
Rachel Roddy | italian | Roman kitchen | Roman and Sicilian home
Mario Batali | italian | Italian American | Robust pasta
Ferran Adrià | spanish | Avant-garde Catalan | Foams and spheres
Albert Adrià | spanish | Avant-garde Catalan | Tapas and desserts
Juan Mari Arzak | spanish | New Basque | Basque seafood
Elena Arzak | spanish | New Basque | Basque vegetables
Pedro Subijana | spanish | New Basque | Hake and clams
Martín Berasategui | spanish | Modern Basque | Layered small bites
Andoni Luis Aduriz | spanish | Basque avant-garde | Texture and surprise
Joan Roca | spanish | Modern Catalan | Low-temperature fish
Jordi Roca | spanish | Modern Catalan | Scented desserts
Carme Ruscalleda | spanish | Catalan coast | Seafood and garden
Santi Santamaria | spanish | Catalan | Catalan produce
Quique Dacosta | spanish | Valencian | Rice and salted fish
Ángel León | spanish | Cádiz marine | Plankton and seafood
Dabiz Muñoz | spanish | Madrid fusion | Spanish Asian street food
José Andrés | spanish | Spanish American | Tapas and paella
Claudia Roden | levantine | Middle Eastern | Jewish and Arab kitchens
Yotam Ottolenghi | levantine | Levantine | Bold vegetables
Sami Tamimi | levantine | Palestinian | Salads and tahini
Reem Kassis | levantine | Palestinian | Family Palestinian food
Anissa Helou | levantine | Lebanese | Savoury pastries
Najmieh Batmanglij | levantine | Persian | Rice and fresh herbs
Samin Nosrat | levantine | Californian Persian | Salt, fat, acid, heat
Sabrina Ghayour | levantine | Persian | Sharing plates
Musa Dağdeviren | levantine | Anatolian | Rare Turkish dishes
Greg Malouf | levantine | Modern Arab | Spice and pastry
Joudie Kalla | levantine | Palestinian | Home Palestinian food
Michael Solomonov | levantine | Israeli | Hummus and grills
Einat Admony | levantine | Israeli | Couscous and street food
Eyal Shani | levantine | Israeli | Whole roast cauliflower
Paula Wolfert | maghrebi | Mediterranean | Couscous and clay pots
Mourad Lahlou | maghrebi | Modern Moroccan | Preserved lemon and lamb
Choumicha Chafay | maghrebi | Moroccan home | Tagines
Muhammad al-Baghdadi | levantine | Medieval Baghdad | Sweet and sour stews
Ibn Sayyar al-Warraq | levantine | Medieval Baghdad | Court dishes of Abbasids
Diane Kochilas | mediterranean | Greek | Regional Greek food
Vefa Alexiadou | mediterranean | Greek home | Greek household dishes
Fergus Henderson | british | Nose to tail | Bone marrow and parsley
Heston Blumenthal | british | Scientific British | Triple-cooked chips
Gordon Ramsay | british | Modern European | Beef Wellington
Jamie Oliver | british | Easy British | Quick family food
Nigella Lawson | british | Home comfort | Cakes and late suppers
Nigel Slater | british | Quiet home | Simple suppers
Delia Smith | british | British home | Reliable basics
Mary Berry | british | British baking | Cakes
Marco Pierre White | british | French British | Intense classic plates
Rick Stein | british | Cornish seafood | Fish
Hugh Fearnley-Whittingstall | british | Smallholder | Vegetables and wild food
Simon Hopkinson | british | Plain good cooking | Roast chicken
Clare Smyth | british | Modern British | Potato with roe
Tom Kerridge | british | Pub food | Hearty plates
Marcus Wareing | british | Modern British | Custard tart
Jason Atherton | british | Modern British | Shared small plates
Sally Clarke | british | Seasonal British | Daily menus
Skye Gyngell | british | Seasonal | Flowers and leaves
Prue Leith | british | British teaching | Classic cooking
Fanny Cradock | british | Showy British | Party dishes
Isabella Beeton | british | Victorian home | Household management
Eliza Acton | british | Early Victorian | Exact household recipes
Hannah Glasse | british | Georgian home | Plain English cooking
Maria Rundell | british | Georgian home | Domestic cooking
Agnes Marshall | british | Victorian ices | Ice cream
Robert May | british | Stuart England | Feasts and pies
Charles Elmé Francatelli | british | Victorian court | Royal dinners
Darina Allen | british | Irish country | Farm and soda bread
Myrtle Allen | british | Irish country | Country house food
Nadiya Hussain | british | British Bengali | Bakes with spice
Ainsley Harriott | british | Cheerful home | Ten-minute meals
Alice Waters | american | Californian | Farm salads
Jeremiah Tower | american | Californian | Market menus
Wolfgang Puck | american | Californian | Wood-oven pizza
Judy Rodgers | american | Californian | Roast chicken and bread
Nancy Silverton | american | Californian Italian | Bread and focaccia
Ina Garten | american | Hamptons home | Easy entertaining
Martha Stewart | american | American home | Entertaining
Emeril Lagasse | southern | New Orleans | Creole and Cajun food
Paul Prudhomme | southern | Cajun | Blackened fish
John Besh | southern | Gulf coast | Louisiana cooking
Sean Brock | southern | Lowcountry | Heirloom grains
Edward Lee | southern | Southern Korean | Pickles and bourbon
Mashama Bailey | southern | Port city Southern | Savannah cooking
Abby Fisher | southern | Old Southern | Pickles and preserves
Malinda Russell | southern | Early American | Cakes and pastry
Vertamae Smart-Grosvenor | southern | Gullah | Lowcountry rice
Bryant Terry | southern | African diaspora | Vegan soul food
Marcus Samuelsson | southern | Harlem | Swedish Ethiopian soul
Kwame Onwuachi | southern | Afro-Caribbean | Creole and Nigerian food
Michael Twitty | southern | African American | Culinary history
Amelia Simmons | american | Early American | Pumpkin puddings
Irma Rombauer | american | American home | Everyday cooking
Marion Cunningham | american | American home | Breakfast
Craig Claiborne | american | New York | Clear recipes
Pierre Franey | american | French American | One-hour dinners
David Chang | korean | Korean American | Pork buns and ramen
Grant Achatz | american | Avant-garde | Edible illusions
Dan Barber | american | Farm table | Whole-farm cooking
Charlie Trotter | american | Modern American | Vegetable menus
Bobby Flay | american | Southwestern | Grill and chillies
Guy Fieri | american | American diner | Big flavours
Rachael Ray | american | Weeknight | Thirty-minute meals
Alton Brown | american | Scientific home | Why recipes work
Christina Tosi | american | Playful bakery | Cookies and soft ice
April Bloomfield | british | Gastropub | Burgers and offal
Danny Bowien | chinese | American Sichuan | Hot numbing dishes
Roy Choi | korean | Los Angeles | Korean tacos
Stephanie Izard | american | Chicago | Goat and sharing plates
Rick Bayless | mexican | Mexican regional | Salsas and moles
Enrique Olvera | mexican | Modern Mexican | Aged mole
Elena Reygadas | mexican | Mexico City | Pastry and pasta
Gabriela Cámara | mexican | Mexican seafood | Tuna tostadas
Daniela Soto-Innes | mexican | Modern Mexican | Corn and husk meringue
Pati Jinich | mexican | Mexican home | Family Mexican food
Patricia Quintana | mexican | Mexican | Regional Mexican feasts
Josefina Velázquez de León | mexican | Mexican home | Regional cookbooks
Alicia Gironella D'Angeli | mexican | Mexican | Traditional cooking
Gastón Acurio | andean | Peruvian | Ceviche
Virgilio Martínez | andean | Peruvian altitude | Andean produce
Pía León | andean | Modern Peruvian | Vegetables of Peru
Mitsuharu Tsumura | andean | Nikkei | Japanese Peruvian food
Alex Atala | andean | Amazonian Brazil | Amazon ingredients
Helena Rizzo | andean | Modern Brazilian | Brazilian produce
Francis Mallmann | andean | Patagonian fire | Cooking over embers
Leonor Espinosa | andean | Colombian | Native ingredients
Maria Marte | spanish | Dominican Spanish | Caribbean touches
Ken Hom | chinese | Chinese home | Wok cooking
Fu Pei-mei | chinese | Taiwanese teaching | Provincial Chinese dishes
Irene Kuo | chinese | Chinese home | Chinese technique
Cecilia Chiang | northernchinese | Northern Chinese | Banquet dishes
Martin Yan | chinese | Cantonese | Fast wok cooking
Ching-He Huang | chinese | Modern Chinese | Light stir-fries
Fuchsia Dunlop | chinese | Sichuan | Sichuan and Jiangnan food
Alvin Leung | chinese | Hong Kong extreme | Reworked Chinese food
Kwong Wai-keung | chinese | Cantonese | Cantonese classics
Grace Young | chinese | Cantonese home | Stir-frying
Masaharu Morimoto | japanese | Japanese fusion | Sushi and theatre
Nobu Matsuhisa | japanese | Japanese Peruvian | Black cod in miso
Jiro Ono | japanese | Edo sushi | Nigiri sushi
Hirohisa Koyama | japanese | Kaiseki | Cutting and sashimi
Yoshihiro Murata | japanese | Kyoto kaiseki | Dashi and seasons
Seiji Yamamoto | japanese | Modern kaiseki | Exact knife work
Yoshihiro Narisawa | japanese | Satoyama | Forest ingredients
Kei Kobayashi | french | French Japanese | Salads in layers
Namae Shinobu | japanese | Tokyo French | Few refined ingredients
Niki Nakayama | japanese | Californian kaiseki | Kaiseki of the season
Hiroyuki Sakai | japanese | French Japanese | French plates in bowls
Chen Kenichi | chinese | Sichuan Japanese | Mapo tofu
Chen Kenmin | chinese | Sichuan Japanese | Sichuan food for Japan
Rokusaburo Michiba | japanese | Japanese | Free kaiseki
Elizabeth Andoh | japanese | Japanese home | Washoku teaching
Harumi Kurihara | japanese | Japanese home | Everyday Japanese food
Hwang Hye-seong | korean | Korean court | Royal court dishes
Jeong Kwan | korean | Korean temple | Fermented temple food
Maangchi | korean | Korean home | Kimchi and stews
Corey Lee | korean | Korean French | Fine Asian plates
Judy Joo | korean | Modern Korean | Korean comfort food
Sisca Soewitomo | thai | Indonesian home | Indonesian classics
William Wongso | thai | Indonesian | Rendang
Sri Owen | thai | Indonesian | Rice dishes
David Thompson | thai | Thai historic | Old Thai recipes
Andy Ricker | thai | Northern Thai | Grills and som tam
Bo Songvisava | thai | Thai | Curry pastes
Jay Fai | thai | Bangkok street | Crab omelette
Nguyen Dzoan Cam Van | thai | Vietnamese home | Vietnamese classics
Luke Nguyen | thai | Vietnamese | Street food
Charles Phan | thai | Vietnamese American | Shaking beef
Andrea Nguyen | thai | Vietnamese American | Pho and dumplings
Violet Oon | thai | Nyonya | Peranakan dishes
Nora Daza | thai | Filipino | Filipino home food
Margarita Forés | thai | Filipino Italian | Filipino produce
Madhur Jaffrey | indian | Indian home | Regional Indian curries
Sanjeev Kapoor | indian | Indian home | Everyday Indian cooking
Vikas Khanna | indian | Modern Indian | Punjabi dishes
Vineet Bhatia | indian | Modern Indian | Refined Indian plates
Atul Kochhar | indian | Indian British | British produce and spice
Gaggan Anand | indian | Progressive Indian | Small playful bites
Garima Arora | indian | Indian Thai | Indian technique anew
Ranveer Brar | indian | Lucknow | Awadhi food
Asma Khan | indian | Calcutta home | Biryani
Meera Sodha | indian | Gujarati home | Vegetarian curries
Camellia Panjabi | indian | Indian regional | Fifty curries
Julie Sahni | indian | Indian teaching | Classic Indian cooking
Maunika Gowardhan | indian | Indian home | Tandoori at home
Floyd Cardoz | indian | Goan American | Spice on local produce
Imtiaz Qureshi | indian | Awadhi | Dum cooking
J. Inder Singh Kalra | indian | Indian | Kebabs and history
Kunal Kapur | indian | Indian | North Indian classics
Manish Mehrotra | indian | Modern Indian | Indian comfort reworked
Charmaine Solomon | indian | Pan-Asian home | Asian cooking guide
Peter Kuruvita | indian | Sri Lankan | Seafood curries
Pierre Thiam | westafrican | Senegalese | Fonio and jollof
Selassie Atadika | westafrican | New African | Ghanaian grains
Zoe Adjonyoh | westafrican | Ghanaian | Groundnut stew
Yewande Komolafe | westafrican | Nigerian American | Everyday Nigerian food
René Redzepi | nordic | New Nordic | Foraging and ferments
Claus Meyer | nordic | New Nordic | Rye bread and apples
Magnus Nilsson | nordic | Swedish north | Preserving and fire
Björn Frantzén | nordic | Nordic Japanese | Precise tasting plates
Mathias Dahlgren | nordic | Swedish | Natural Swedish food
Tore Wretman | nordic | Swedish classic | Toast with prawns
Cajsa Warg | nordic | Old Swedish home | Household recipes
Esben Holmboe Bang | nordic | Norwegian | Shellfish and ferments
Rasmus Kofoed | nordic | New Nordic | Vegetables and seafood
Trine Hahnemann | nordic | Danish home | Rye and seasonal food
Eckart Witzigmann | central | German haute | New German cooking
Harald Wohlfahrt | central | Black Forest haute | Refined classics
Dieter Müller | central | German haute | Small tasting courses
Tim Mälzer | central | German home | Easy German food
Johann Lafer | central | Austrian German | Desserts
Alfons Schuhbeck | central | Bavarian | Spices and dumplings
Vincent Klink | central | Swabian | Regional German food
Henriette Davidis | central | Old German home | Household cooking
Katharina Prato | central | Old Austrian | South German kitchen
Franz Sacher | central | Viennese pastry | Chocolate cake
Karl Gundel | central | Hungarian | Walnut pancakes
Frédy Girardet | french | Swiss French | Spontaneous cooking
Daniel Humm | modern | Modern plant | Plant tasting menus
Andreas Caminada | central | Swiss alpine | Castle garden dishes
Ana Roš | central | Slovenian valley | Trout and cheese
Elena Molokhovets | central | Old Russian home | Household gifts
Vladimir Mukhin | central | New Russian | Old Russian flavours
Olia Hercules | central | Ukrainian | Ukrainian home food
Lucien Olivier | central | Russian French | Dressed salad
Magda Gessler | central | Polish | Polish classics
Tekuna Gachechiladze | central | Georgian | Modern Georgian food
Peter Gilmore | modern | Australian garden | Textures from nature
Tetsuya Wakuda | japanese | Japanese French | Confit of trout
Ben Shewry | modern | Australian | Native produce
Neil Perry | modern | Modern Australian | Steak and Asian spice
Stephanie Alexander | modern | Australian home | Kitchen gardens
Maggie Beer | modern | Barossa | Verjuice and pheasant
Bill Granger | modern | Sunny Australian | Scrambled eggs
Donna Hay | modern | Australian home | Simple styling
Kylie Kwong | chinese | Australian Chinese | Cantonese with natives
Adam Liaw | chinese | Malaysian Australian | Simple Asian food
Monique Fiso | modern | Māori | Hāngī and native plants
Peter Gordon | modern | Fusion | Pacific fusion
`;
