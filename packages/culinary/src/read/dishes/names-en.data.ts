/** Nouns of kinds of dishes with which English names end. */
export const headsEn = `
  soup broth stew casserole chowder bisque chili chilli curry goulash ragu roast pie pies tart tarts tartlets flan quiche cake cakes cupcakes cupcake
  cheesecake gateau loaf bread buns rolls scones scone muffins muffin biscuits cookies cookie brownies brownie blondies bars shortbread flapjack
  flapjacks pudding puddings crumble cobbler trifle fool mousse custard jelly ice-cream sorbet gelato parfait pavlova meringues meringue fudge toffee
  truffles pancakes pancake waffles crepes fritters fritter doughnuts donuts dumplings dumpling gnocchi lasagne lasagna ravioli risotto pilaf paella
  biryani salad slaw coleslaw sandwich sandwiches burger burgers wrap wraps tacos burritos burrito enchiladas quesadillas fajitas nachos pizza pizzas
  flatbread flatbreads focaccia omelette omelet frittata bake gratin kebabs skewers meatballs meatloaf schnitzel goujons fishcakes patties cutlets
  chops stir-fry noodles ramen porridge granola muesli jam marmalade chutney relish pickle pickles ketchup sauce gravy dressing vinaigrette dip hummus
  pate pesto compote curd lemonade punch smoothie milkshake cocktail pasties pasty turnovers turnover pinwheels sausages hotpot hot-pot pot-pie
  strudel crackers brittle dhal dahl dal tagine pot-roast stroganoff tray-bake traybake parcels pasta spaghetti linguine tagliatelle penne crumpets
  teacakes bagels pretzels popovers kimchi sauerkraut latkes macaroons macarons snaps tiffin loaves roulade sponge terrine mash wedges fries
`;
export const namesEn = `
  shepherd's pie, cottage pie, fish pie, steak and kidney pudding, toad in the hole, bangers and mash, bubble and squeak, welsh rarebit, scotch eggs,
  scotch broth, cock-a-leekie, cullen skink, stovies, clapshot, colcannon, boxty, irish stew, lancashire hotpot, scouse, cawl, faggots, pease pudding,
  kedgeree, coronation chicken, ploughman's lunch, fish and chips, mushy peas, yorkshire pudding, yorkshire puddings, beef wellington, roast beef,
  sunday roast, nut roast, pigs in blankets, cauliflower cheese, macaroni cheese, mac and cheese, vegan mac, corned beef hash, full english,
  eggs benedict, egg salad, devilled eggs, deviled eggs, sausage rolls, cornish pasties, pork pie, game pie, stargazy pie, jugged hare,
  potted shrimps, brawn, haggis, clootie dumpling, cranachan, parkin, gingerbread, gingersnaps, ginger nuts, brandy snaps, bakewell tart,
  eccles cakes, chelsea buns, hot cross buns, welsh cakes, bara brith, barmbrack, soda bread, lardy cake, simnel cake, simnel biscuits, dundee cake,
  christmas cake, christmas pudding, mince pies, yule log, stollen, victoria sponge, victoria sandwich, lemon drizzle, lemon drizzle cake, battenberg,
  madeira cake, carrot cake, banana bread, coffee and walnut cake, rock cakes, fairy cakes, swiss roll, jam roly poly, spotted dick,
  sticky toffee pudding, bread and butter pudding, summer pudding, rice pudding, queen of puddings, eton mess, trifle, syllabub, posset,
  gooseberry fool, apple crumble, rhubarb crumble, treacle tart, banoffee pie, rocky road, millionaire's shortbread, flapjack, flapjacks,
  cornflake cakes, chocolate fridge cake, tiffin, crumpets, pikelets, anzac biscuits, lamingtons, pavlova, fairy bread, dutch baby, hummingbird cake,
  red velvet cake, chocolate chip cookies, snickerdoodles, oatmeal cookies, whoopie pies, brownies, blondies, lemon bars, seven layer bars,
  rice krispie treats, puppy chow, monkey bread, cinnamon rolls, cornbread, hushpuppies, biscuits and gravy, chicken and dumplings,
  chicken fried steak, fried chicken, pulled pork, brisket, barbecue ribs, baked beans, jambalaya, gumbo, red beans and rice, dirty rice, etouffee,
  shrimp and grits, succotash, hoppin' john, collard greens, corn pudding, corn chowder, clam chowder, cioppino, lobster roll, sloppy joes,
  philly cheesesteak, meatloaf, tuna casserole, green bean casserole, tater tot casserole, hotdish, funeral potatoes, scalloped potatoes, home fries,
  buffalo wings, cobb salad, caesar salad, waldorf salad, potato salad, coleslaw, pasta salad, three bean salad, ambrosia, jello salad,
  chili con carne, texas chili, seven layer dip, spinach dip, guacamole, pumpkin pie, pecan pie, key lime pie, apple pie, cherry pie, shoofly pie,
  chess pie, buttermilk pie, mud pie, peach cobbler, blueberry buckle, brown betty, strawberry shortcake, angel food cake, pound cake, bundt cake,
  upside-down cake, pineapple upside-down cake, coffee cake, sheet cake, wacky cake, depression cake, tres leches, butter tarts, nanaimo bars,
  tourtiere, poutine, montreal bagels, bunny chow, bobotie, malva pudding, milk tart, koeksisters, jollof rice, jerk chicken, curry goat,
  rice and peas, ackee and saltfish, callaloo, pepperpot, sancocho, butter chicken, chicken tikka masala, tikka masala, rogan josh, korma, vindaloo,
  saag paneer, palak paneer, aloo gobi, chana masala, dal makhani, tarka dal, khichdi, mulligatawny, biryani, pilau, samosas, pakoras, bhajis, naan,
  chapatis, dosa, idli, pad thai, green curry, red curry, massaman, tom yum, laksa, nasi goreng, satay, rendang, pho, banh mi, summer rolls,
  spring rolls, fried rice, chow mein, lo mein, mapo tofu, kung pao chicken, sweet and sour pork, hot and sour soup, wonton soup, dan dan noodles,
  congee, dumplings, potstickers, bibimbap, bulgogi, kimchi, japchae, sushi, onigiri, gyoza, okonomiyaki, katsu curry, teriyaki chicken, moussaka,
  spanakopita, souvlaki, tzatziki, baba ganoush, tabbouleh, fattoush, shakshuka, falafel, mujadara, shawarma, kofta, baklava, borek, pierogi, borscht,
  latkes, challah, matzo ball soup, kugel, rugelach, hamantaschen, babka, cholent, gefilte fish, beef bourguignon, coq au vin, ratatouille,
  tarte tatin, creme brulee, beef stroganoff, chicken kiev, spaghetti bolognese, spag bol, carbonara, puttanesca, cacio e pepe, tiramisu, panna cotta,
  minestrone, bruschetta, beef and ale stew, sausage casserole, chicken pie, chicken noodle soup, leek and potato soup, pea and ham soup,
  french onion soup, tomato soup, split pea soup, lentil soup, butternut squash soup, overnight oats, avocado toast, french toast, eggy bread,
  sloe gin, elderflower cordial, ginger beer, eggnog, mulled wine, hot toddy, hot chocolate, lemon curd, piccalilli, apple butter, fudge,
  cinder toffee, peanut brittle, pot roast, yorkshire parkin, spoonbread, johnnycakes, cowboy caviar, frito pie, bierocks, runza, kolaches
`;
